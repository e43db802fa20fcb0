"""DS-2.1 Buying and building need a cell first: why none would serve."""

from __future__ import annotations

from ...engine.refusal import Refusal
from .actions import BUILD, BUY_FROM, SWAP
from .building import Construct, Replace
from .buying import kind_of
from .state import DogeState
from .terms import (
    BARRIER,
    BONUS_EXTRA,
    BUY,
    CELL_ACTIONS,
    CELLS,
    CONSTRUCT,
    GALLEY,
    GALLEYS,
    GONDOLA,
    KINDS,
    REPLACE,
    STACKS,
    TILES,
)


def use_refusal(state: DogeState, seat: int, options: list[int], action: int) -> Refusal | None:
    """Why an action that needs a cell is refused even then; None where one of the options leads to it."""
    if BUY_FROM <= action < BUY_FROM + len(STACKS):
        stack = action - BUY_FROM
        if not state.stacks[stack]:
            return Refusal("DS-2.2.1", "stack-empty", {"stack": STACKS[stack]})
        return cell_refusal(state, seat, options, BUY, kind_of(stack))
    if BUILD <= action < BUILD + TILES:
        step = Construct(seat, (GONDOLA, BARRIER, GALLEY), joined=False)
        if action not in step.options(state):
            return step.refusal(state, action)
        return cell_refusal(state, seat, options, CONSTRUCT, state.edition.tile_kind[action - BUILD])
    if SWAP <= action < SWAP + GALLEYS:
        swap = Replace(seat)
        if action not in swap.options(state):
            return swap.refusal(state, action)
        return cell_refusal(state, seat, options, REPLACE, GALLEY)
    return None


def cell_refusal(state: DogeState, seat: int, options: list[int], cell_action: int, kind: int) -> Refusal | None:
    """That no cell which can be chosen does this with a tile of this kind; None if one does."""
    edition = state.edition
    barrier = state.top_barrier(seat)
    # DS-2.3.3 With the right barrier every cell of the action serves.
    has_extra = (
        barrier >= 0
        and edition.barrier_action[barrier] == cell_action
        and edition.barrier_bonus[barrier] == BONUS_EXTRA
        and edition.barrier_amount[barrier] == kind
    )
    for cell in options:
        if cell >= CELLS or edition.cell_action[cell] != cell_action:
            continue
        if has_extra or cell_action == REPLACE or kind in edition.cell_kinds[cell]:
            return None
    return Refusal("DS-2.1", "no-cell-for-it", {"what": CELL_ACTIONS[cell_action], "kind": KINDS[kind]})
