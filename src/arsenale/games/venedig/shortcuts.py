"""What is often done in a row: end laying to build or drain at once.

A card into the pool is shown to everybody, and what is shown ends a row: drawing is a choice of its own.
"""

from __future__ import annotations

from ...engine.game import Shortcut
from .actions import BUILD, DISCARD, DONE
from .building import Name, Site
from .laying import Lay
from .state import VenedigState
from .terms import BUILDINGS, HEXES, TYPES
from .turns import Drain


def shortcuts(state: VenedigState, seat: int) -> list[Shortcut]:
    step = state.step_of(seat)
    if isinstance(step, Lay):
        return after_laying(state, seat)
    if isinstance(step, Name):
        return only_building(state, seat)
    return []


def after_laying(state: VenedigState, seat: int) -> list[Shortcut]:
    """VE-0 Laying ends: a building that is complete is named or, without any, the first swamp is drained."""
    twin = state.copy()
    twin.apply(seat, DONE)
    step = twin.step_of(seat)
    if not isinstance(step, (Name, Drain)):
        return []
    drain, site = state.edition.actions.drain, state.edition.actions.site
    after = [one for one in step.options(twin) if BUILD <= one <= DISCARD or drain <= one < site]
    # No piece of the board stands for naming a building: that is a control of its own.
    return [Shortcut((DONE, action), "do-after-laying", on_board=action >= drain) for action in after]


def only_building(state: VenedigState, seat: int) -> list[Shortcut]:
    """VE-1.4 Where only one building is left to name, and the seat chooses its site, a free hex names it too."""
    complete = [building for building in range(TYPES) if state.is_complete(building)]
    if len(complete) != 1 or HEXES[complete[0]] != 1:
        return []
    (building,) = complete
    twin = state.copy()
    twin.apply(seat, BUILD + building)
    step = twin.step_of(seat)
    if not isinstance(step, Site):
        return []
    args = {"building": BUILDINGS[building]}
    return [Shortcut((BUILD + building, site), "do-build-on", args) for site in step.options(twin)]
