"""What is often done in a row: take the cheapest cell for a tile or stack and use it at once."""

from __future__ import annotations

from ...engine.game import Shortcut
from .actions import PLACE, SKIP
from .building import Construct, Replace
from .buying import Buy
from .state import DogeState
from .steps import Turn, cell_cost
from .terms import CELLS, PANELS


def shortcuts(state: DogeState, seat: int) -> list[Shortcut]:
    """DS-2.1 For each thing that can be bought or built, the cell by which it costs least."""
    if not isinstance(state.step_of(seat), Turn):
        return []
    cheapest: dict[int, tuple[int, int]] = {}  # by what is done: cost and cell
    for cell in state.legal(seat):
        if not PLACE <= cell < PLACE + CELLS:
            continue
        cost = cell_cost(state, cell)
        for action in uses(state, seat, cell):
            if action not in cheapest or cost < cheapest[action][0]:
                cheapest[action] = (cost, cell)
    return [
        Shortcut((cell, action), "do-by-cell", {"panel": PANELS[cell // 6], "value": cell % 6 + 1, "cost": cost})
        for action, (cost, cell) in cheapest.items()
    ]


def uses(state: DogeState, seat: int, cell: int) -> list[int]:
    """What can be done at once with a cell."""
    twin = state.copy()
    twin.apply(seat, cell)
    step = twin.step_of(seat)
    if not isinstance(step, (Buy, Construct, Replace)):
        return []
    return [action for action in step.options(twin) if action != SKIP]
