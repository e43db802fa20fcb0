"""What the land offers to who builds next: the heuristic asks this of every position it looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .terms import BASILICA, BASILICA_POINTS, CAMPO, CASA, FREE, PALAZZO, PONTE, QUARTERS, SWAMP, TYPES

if TYPE_CHECKING:
    from .state import VenedigState


MARKS: Final[tuple[int, ...]] = (0, 1, 1, 1, 1, 2, 3)  # by what lies on a hex: a Casa, another building, nothing, swamp
MOST_KEPT: Final = 20_000  # quarters; about 200 bytes each


class Quarter:
    """What one quarter offers. Never changed once it is made: states share it until the quarter changes."""

    def __init__(self) -> None:
        self.points = [0] * TYPES  # by type, but for Casas and bridges: of the best site that is free now; 0: none is
        self.free = 0  # hexes
        self.casas = 0


class Outlook:
    """The best of all quarters, and of the bridges between them."""

    def __init__(self, quarters: list[Quarter]) -> None:
        self.quarters = quarters
        self.points = [0] * TYPES
        self.bridge = 0  # Casas that a bridge on a free site counts
        self.later_bridge = 0  # the same where one of its ends is still swamp
        for quarter in quarters:
            for building in range(PALAZZO, PONTE):
                if quarter.points[building] > self.points[building]:
                    self.points[building] = quarter.points[building]


def look(state: VenedigState) -> Outlook:
    """The outlook of a state, kept in it; only quarters that have changed since are looked at."""
    old = state.outlook
    if old is not None and state.changed == 0:
        return old
    quarters: list[Quarter] = []
    for number in range(QUARTERS):
        if old is None or state.changed >> number & 1:
            quarters.append(look_at_quarter(state, number))
        else:
            quarters.append(old.quarters[number])
    outlook = Outlook(quarters)
    look_at_bridges(state, outlook)
    state.outlook = outlook
    state.changed = 0
    return outlook


def look_at_quarter(state: VenedigState, number: int) -> Quarter:
    """What the quarter offers; a search comes upon the same few again and again, so they are kept."""
    land = state.land
    key = number
    for place in state.geography.quarter_hexes[number]:
        # All but Casas hinder alike.
        key = key << 2 | MARKS[land[place]]
    kept = state.geography.looked_at
    quarter = kept.get(key)
    if quarter is None:
        quarter = new_quarter(state, number)
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[key] = quarter
    return quarter


def new_quarter(state: VenedigState, number: int) -> Quarter:
    quarter = Quarter()
    for place in state.geography.quarter_hexes[number]:
        what = state.land[place]
        if what == FREE:
            quarter.free += 1
            look_around(state, quarter, place)
        elif what == CASA:
            quarter.casas += 1
    return quarter


def look_around(state: VenedigState, quarter: Quarter, place: int) -> None:
    """See what can be built on this free hex and those beside it."""
    land = state.land
    geography = state.geography
    neighbours = geography.neighbours[place]
    built = 0
    for number in range(len(neighbours)):
        other = neighbours[number]
        if land[other] < FREE:
            built += 1
        elif other > place and land[other] == FREE:
            unbuilt = unbuilt_among(land, geography.rings[place][number])
            quarter.points[PALAZZO] = max(quarter.points[PALAZZO], unbuilt)
            if has_free(land, geography.thirds[place][number]):
                quarter.points[BASILICA] = BASILICA_POINTS
    quarter.points[CAMPO] = max(quarter.points[CAMPO], built)


def unbuilt_among(land: list[int], places: tuple[int, ...]) -> int:
    count = 0
    for place in places:
        if land[place] >= FREE:
            count += 1
    return count


def has_free(land: list[int], places: tuple[int, ...]) -> bool:
    for place in places:
        if land[place] == FREE:
            return True
    return False


def look_at_bridges(state: VenedigState, outlook: Outlook) -> None:
    """The most Casas that a bridge could count, on a site that is free now and on one that may become so."""
    geography = state.geography
    land = state.land
    for site in range(geography.first_bridge, len(geography.sites)):
        hexes = geography.sites[site]
        one = land[hexes[0]]
        other = land[hexes[1]]
        if one < FREE or other < FREE:
            continue
        casas = outlook.quarters[geography.quarter_of[hexes[0]]].casas
        if one == SWAMP or other == SWAMP:
            outlook.later_bridge = max(outlook.later_bridge, casas)
        else:
            outlook.bridge = max(outlook.bridge, casas)
