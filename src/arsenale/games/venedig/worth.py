"""What projects are worth now: plain formulas for previews. All of it lies open (VE-4.3). Drawings, which know only a
view, have theirs in `sites`."""

from __future__ import annotations

from .building import participants, sites_for
from .laying import has_most
from .outlook import look
from .state import VenedigState
from .terms import CASA, CASA_POINTS, NEEDS, NOBODY, PONTE


def best_points(state: VenedigState, building: int) -> int:
    """VE-0 What the best free site brings for a building of this type; -1 where there is no site now."""
    outlook = look(state)
    most = outlook.bridge if building == PONTE else outlook.points[building]
    if building == CASA:
        most = CASA_POINTS if any(quarter.free for quarter in outlook.quarters) else 0
    return most if most > 0 or sites_for(state, building) else -1


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
