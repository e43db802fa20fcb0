"""What is often done in a row: end laying to build or drain at once; swap a card and draw from the pile."""

from __future__ import annotations

from ...engine.game import Shortcut
from .actions import BUILD, DISCARD, DONE, DRAW_PILE, GOLD, SWAP
from .building import Name
from .drawing import Draw, Take
from .laying import Lay
from .state import VenedigState
from .terms import BUILDINGS
from .turns import Drain


def shortcuts(state: VenedigState, seat: int) -> list[Shortcut]:
    step = state.step_of(seat)
    if isinstance(step, Lay):
        return after_laying(state, seat)
    return swaps(state, seat) if isinstance(step, Draw) else []


def after_laying(state: VenedigState, seat: int) -> list[Shortcut]:
    """VE-0 Laying ends: a building that is complete is named or, without any, the first swamp is drained."""
    twin = state.copy()
    twin.apply(seat, DONE)
    step = twin.step_of(seat)
    if not isinstance(step, (Name, Drain)):
        return []
    drain, site = state.edition.actions.drain, state.edition.actions.site
    after = [one for one in step.options(twin) if BUILD <= one <= DISCARD or drain <= one < site]
    return [Shortcut((DONE, action), "do-after-laying") for action in after]


def swaps(state: VenedigState, seat: int) -> list[Shortcut]:
    """VE-3.2 A card into the pool and three from the pile, though there are others in the pool."""
    found = []
    for action in state.legal(seat):
        if not SWAP <= action <= GOLD:
            continue
        twin = state.copy()
        twin.apply(seat, action)
        if isinstance(twin.step_of(seat), Take):
            found.append(Shortcut((action, DRAW_PILE), "do-swap-pile", {"building": BUILDINGS[action - SWAP]}))
    return found
