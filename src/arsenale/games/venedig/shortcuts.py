"""What is often done in a row: end laying to build or drain at once.

A card into the pool is shown to everybody, and what is shown ends a row: drawing is a choice of its own.
"""

from __future__ import annotations

from typing import Final

from ...engine.game import Shortcut
from .actions import BUILD, DONE
from .building import Name, Site
from .laying import Lay
from .state import VenedigState
from .terms import BUILDINGS, PONTE, TYPES
from .turns import Drain

NO_WORDS: Final = ""  # called as the last of the actions is


def shortcuts(state: VenedigState, seat: int) -> list[Shortcut]:
    step = state.step_of(seat)
    if isinstance(step, Lay):
        return after_laying(state, seat)
    if isinstance(step, Name):
        return only_building(state, seat, ())
    return []


def after_laying(state: VenedigState, seat: int) -> list[Shortcut]:
    """VE-0 Laying ends: the site of the only building that is complete is chosen or, without any, the first swamp is
    drained. To end laying is a control of its own, called after what is built then."""
    twin = state.copy()
    twin.apply(seat, DONE)
    step = twin.step_of(seat)
    if isinstance(step, Name):
        return only_building(twin, seat, (DONE,))
    if not isinstance(step, Drain):
        return []
    drain, site = state.edition.actions.drain, state.edition.actions.site
    return [Shortcut((DONE, one), "do-after-laying") for one in step.options(twin) if drain <= one < site]


def only_building(state: VenedigState, seat: int, before: tuple[int, ...]) -> list[Shortcut]:
    """VE-1.4 Where only one type is left to name, and the seat chooses its site, the site names it too."""
    complete = [building for building in range(TYPES) if state.is_complete(building)]
    if len(complete) != 1:
        return []
    (building,) = complete
    twin = state.copy()
    twin.apply(seat, BUILD + building)
    step = twin.step_of(seat)
    if not isinstance(step, Site):
        return []
    key = NO_WORDS if building == PONTE else "do-build-on"
    args = {"building": BUILDINGS[building]}
    return [Shortcut((*before, BUILD + building, site), key, args) for site in step.options(twin)]
