"""What projects are worth now: plain formulas for previews. All of it lies open (VE-4.3). Drawings, which know only a
view, have theirs in `completed`."""

from __future__ import annotations

from .building import participants
from .laying import has_most
from .sites import Offer, offers, treasure_quarters
from .state import VenedigState
from .terms import NEEDS, NOBODY
from .view import land_name


def offers_to(state: VenedigState, seat: int) -> tuple[Offer | None, ...]:
    """By type: the best free site where this seat chooses it; of equals one that brings it a treasure (VE-1.6)."""
    land = tuple([land_name(what) for what in state.land])
    quarters = treasure_quarters(state.geography, state.gondolas[seat], sum(state.treasure_stock))
    return offers(state.geography, land, quarters)


def builder_of(state: VenedigState, seat: int, building: int) -> int:
    """VE-1.2 Who would build the project once the seat, whose turn it is, lays nothing more."""
    holder = state.holders[building]
    return seat if holder == NOBODY or has_most(state, seat, building) else holder


def shares(state: VenedigState, seat: int, building: int, points_now: int) -> dict[int, int]:
    """VE-1.7 By seat: what each gets for a project with so many points, the builder all, the others half."""
    builder = builder_of(state, seat, building)
    crew = participants(state, builder, building)
    return {one: points_now if one == builder else points_now // 2 for one in crew}


def missing(state: VenedigState, building: int) -> int:
    """VE-1.1 How many cards the project still needs."""
    return NEEDS[building] - state.project_size(building)
