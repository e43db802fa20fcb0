"""What the land offers to who builds next: the heuristic asks this of every position it looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .terms import CASA, FREE, QUARTERS, SWAMP

if TYPE_CHECKING:
    from .state import VenedigState


class Outlook:
    """The best site of each type. Never changed once it is made: states share it until the land changes."""

    def __init__(self) -> None:
        self.palazzo = 0  # points of the best site that is free now; 0: none is
        self.campo = 0
        self.has_basilica = False  # is there a site for one?
        self.bridge = 0  # Casas that a bridge on a free site counts
        self.later_bridge = 0  # the same where one of its ends is still swamp
        self.free: list[int] = [0] * QUARTERS  # free hexes by quarter
        self.casas: list[int] = [0] * QUARTERS


def look(state: VenedigState) -> Outlook:
    """The outlook of a state, kept in it. Draining only adds to it; after a building all is looked at anew."""
    outlook = state.outlook
    if outlook is None:
        outlook = look_anew(state)
    elif state.drained:
        outlook = with_drained(state, outlook)
    else:
        return outlook
    state.outlook = outlook
    state.drained = ()
    return outlook


def look_anew(state: VenedigState) -> Outlook:
    outlook = Outlook()
    land = state.land
    for place in range(len(land)):
        if land[place] == CASA:
            outlook.casas[state.geography.quarter_of[place]] += 1
        elif land[place] == FREE:
            add_free(state, outlook, place)
    look_at_bridges(state, outlook)
    return outlook


def with_drained(state: VenedigState, old: Outlook) -> Outlook:
    """Swamp counts as unbuilt just as free land does, so no other site gains or loses by draining."""
    outlook = Outlook()
    outlook.palazzo = old.palazzo
    outlook.campo = old.campo
    outlook.has_basilica = old.has_basilica
    outlook.free = old.free[:]
    outlook.casas = old.casas
    for place in state.drained:
        add_free(state, outlook, place)
    look_at_bridges(state, outlook)
    return outlook


def add_free(state: VenedigState, outlook: Outlook, place: int) -> None:
    """Look at all sites that have this free hex."""
    land = state.land
    neighbours = state.geography.neighbours[place]
    outlook.free[state.geography.quarter_of[place]] += 1
    built = 0
    for other in neighbours:
        if land[other] < FREE:
            built += 1
        elif land[other] == FREE:
            outlook.palazzo = max(outlook.palazzo, unbuilt_around(state, place, other))
            if not outlook.has_basilica:
                outlook.has_basilica = has_free_third(state, place, other)
    outlook.campo = max(outlook.campo, built)


def unbuilt_around(state: VenedigState, one: int, other: int) -> int:
    """VE-0 The points of a Palazzo on two hexes: unbuilt hexes around both, each once."""
    land = state.land
    beside = state.geography.neighbours[one]
    count = -1  # each of the two is a neighbour of the other
    for place in beside:
        if land[place] >= FREE:
            count += 1
    for place in state.geography.neighbours[other]:
        if land[place] >= FREE and place != one and place not in beside:
            count += 1
    return count


def has_free_third(state: VenedigState, one: int, other: int) -> bool:
    for third in state.geography.neighbours[one]:
        if state.land[third] == FREE and third in state.geography.neighbours[other]:
            return True
    return False


def look_at_bridges(state: VenedigState, outlook: Outlook) -> None:
    """The most Casas that a bridge could count, on a site that is free now and on one that may become so."""
    geography = state.geography
    land = state.land
    for site in range(geography.first_bridge, len(geography.sites)):
        one, other = geography.sites[site]
        if land[one] < FREE or land[other] < FREE:
            continue
        casas = outlook.casas[geography.quarter_of[one]]
        if land[one] == SWAMP or land[other] == SWAMP:
            outlook.later_bridge = max(outlook.later_bridge, casas)
        else:
            outlook.bridge = max(outlook.bridge, casas)
