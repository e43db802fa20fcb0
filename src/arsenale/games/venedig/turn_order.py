"""VE-0 A turn is laying and building, draining, drawing, in this order: what is past does not come again."""

from __future__ import annotations

from typing import Final

from ...engine.refusal import Refusal
from .actions import DISCARD, DONE, SOLO
from .state import VenedigState
from .terms import PONTE

LAYING: Final = 0
BUILDING: Final = 1
DRAINING: Final = 2
DRAWING: Final = 3
OVER: Final = ("laying-is-over", "building-is-over", "draining-is-over")


def phase_of(state: VenedigState, action: int) -> int:
    """The part of a turn that an action belongs to; gold and being done belong to all, as to the last."""
    actions = state.edition.actions
    if DONE < action <= SOLO + PONTE:
        return LAYING
    if action >= actions.site or SOLO + PONTE < action <= DISCARD + PONTE:
        return BUILDING
    if action >= actions.drain:
        return DRAINING
    return DRAWING


def over_refusal(state: VenedigState, action: int, phase: int) -> Refusal | None:
    """Why an action of an earlier part of the turn is refused in this one."""
    past = phase_of(state, action)
    return Refusal("VE-0", OVER[past], is_past=True) if past < phase else None
