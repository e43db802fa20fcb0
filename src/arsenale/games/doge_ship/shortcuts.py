"""What is often done in a row: take the cell for a tile or stack that one will miss least and use it at once."""

from __future__ import annotations

from ...engine.game import Shortcut
from .actions import PLACE, SKIP
from .building import Construct, Replace
from .buying import Buy
from .icons import IconStep
from .phrases import Phrase
from .state import DogeState
from .steps import Turn, cell_cost
from .terms import A_KIND, CELLS, PANELS


def shortcuts(state: DogeState, seat: int) -> list[Shortcut]:
    """DS-2.1 For each thing that can be bought or built, the cell by which it costs least; of those that cost the same
    the least flexible one, so that those that can do more stay free."""
    if not isinstance(state.step_of(seat), Turn):
        return []
    best: dict[int, tuple[int, int, int]] = {}  # by what is done: cost, flexibility and cell
    for cell in state.legal(seat):
        if not PLACE <= cell < PLACE + CELLS:
            continue
        rank = (cell_cost(state, cell), flexibility(state, cell), cell)
        for action in uses(state, seat, cell):
            if action not in best or rank < best[action]:
                best[action] = rank
    return [by_cell(state, seat, cell, action, cost) for action, (cost, _, cell) in best.items()]


def by_cell(state: DogeState, seat: int, cell: int, action: int, cost: int) -> Shortcut:
    """Called with the cell, its price, and what else it lets one do."""
    also = also_offered(state, seat, cell, action)
    args = {"panel": PANELS[cell // 6], "value": cell % 6 + 1, "cost": cost, "more": len(also), "also": also}
    return Shortcut((cell, action), "do-by-cell", args)


def also_offered(state: DogeState, seat: int, cell: int, action: int) -> list[str | Phrase]:
    """DS-2.2 What else can be bought or built with the cell: its other kind, joined by "+"; DS-2.3.3 what the top
    barrier adds. Stack sizes are open, and the yard is the seat's own, so that this tells no secret."""
    twin = state.copy()
    twin.apply(seat, cell)
    twin.apply(seat, action)
    waiting = [step for step in reversed(twin.pending) if isinstance(step, IconStep) and step.seat == seat]
    return [kinds_phrase(step) for step in waiting if len(step.options(twin)) > 1]


def kinds_phrase(step: IconStep) -> str | Phrase:
    """The kinds that a step names: one, one of two, or both."""
    named = [A_KIND[kind] for kind in reversed(step.kinds)]
    if len(named) == 1:
        return named[0]
    return "both" if step.joined else "either", {"a": named[0], "b": named[1]}


def flexibility(state: DogeState, cell: int) -> int:
    """DS-2.2 How much a cell lets one choose: the kinds it names, and one more where each of them serves."""
    return len(state.edition.cell_kinds[cell]) + int(state.edition.cell_joined[cell])


def uses(state: DogeState, seat: int, cell: int) -> list[int]:
    """What can be done at once with a cell."""
    twin = state.copy()
    twin.apply(seat, cell)
    step = twin.step_of(seat)
    if not isinstance(step, (Buy, Construct, Replace)):
        return []
    return [action for action in step.options(twin) if action != SKIP]
