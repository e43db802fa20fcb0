"""How good a state looks for a seat, in spaces of the track: what the bots go by."""

from __future__ import annotations

from typing import Final

from .building import count_around
from .gold import LastGold
from .state import VenedigState
from .terms import (
    BASILICA_POINTS,
    CASA,
    FREE,
    GOLD_A_SPACE,
    NEEDS,
    NOBODY,
    PALAZZO,
    QUARTERS,
    SWAMP,
    SWAMP_VALUES,
    TYPES,
)

GOLD_WORTH: Final = 0.205  # a little above the price: gold can wait for an occupied space to jump
SWAMP_GOLD: Final = 0.115  # the rest of a swamp tile's worth is the same for all: it pays to drain, whatever comes
SWAMP_TILE: Final = 0.09
TREASURE_WORTH: Final = 0.9
TREASURE_CHANCE: Final = 0.5
NEXT_SITE: Final = 0.5  # of its points, if swamp must be drained first
PALAZZO_HOPE: Final = 3.5
CAMPO_HOPE: Final = 1.0

CASA_CARD: Final = 0.95
# How much of a building's points a set in the hand is worth, by cards held; most of it is lost in waiting.
HAND_SHARE: Final[tuple[tuple[float, ...], ...]] = (
    (0.0,),
    (0.0, 0.15, 0.4, 0.85),
    (0.0, 0.15, 0.4, 0.85),
    (0.0, 0.1, 0.28, 0.5, 0.85),
    (0.0, 0.15, 0.4, 0.85),
)
# The same of a project, by cards laid in all.
PROJECT_SHARE: Final[tuple[tuple[float, ...], ...]] = (
    (0.0,),
    (0.0, 0.25, 0.6, 1.0),
    (0.0, 0.25, 0.6, 1.0),
    (0.0, 0.18, 0.4, 0.65, 1.0),
    (0.0, 0.25, 0.6, 1.0),
)
HELPER_SHARE: Final = 0.45  # of the points for whoever is not the master builder
JOIN_SHARE: Final = 0.5  # cards in hand for a project of others
FREE_HEX: Final = 0.12  # beside the own gondola: a Casa there brings a treasure
WIN: Final = 8.0  # at the end: who is behind does not bring it about
LAST_PIECE: Final = 0.4  # of its worth for who is behind: it would end the match
MANY_TYPES: Final = 1.0  # to be discarded at the end of the step


def estimate(state: VenedigState, seat: int) -> float:
    """Spaces so far, and what gold, cards in hand and cards in projects are likely to bring."""
    if is_closing(state):
        return final_worth(state, seat)
    value = float(state.gondolas[seat]) + gold_worth(state, seat) + casas_worth(state, seat)
    for building in range(PALAZZO, TYPES):
        worth = building_worth(state, seat, building)
        value += project_worth(state, seat, building, worth) + hand_worth(state, seat, building, worth)
    return value + limit_worth(state, seat) + place_worth(state, seat)


def reasons(state: VenedigState, seat: int) -> dict[str, float]:
    """The estimate taken apart."""
    spaces = float(state.gondolas[seat])
    found = dict.fromkeys(("spaces", "gold", "casas", "projects", "hand", "place", "win"), 0.0)
    found["spaces"] = spaces
    if is_closing(state):
        found["gold"] = final_reach(state, seat) - spaces
        found["win"] = final_worth(state, seat) - final_reach(state, seat)
        return found
    found["gold"] = gold_worth(state, seat)
    found["casas"] = casas_worth(state, seat)
    for building in range(PALAZZO, TYPES):
        worth = building_worth(state, seat, building)
        found["projects"] += project_worth(state, seat, building, worth)
        found["hand"] += hand_worth(state, seat, building, worth)
    found["projects"] += limit_worth(state, seat)
    found["place"] = place_worth(state, seat)
    return found


def is_closing(state: VenedigState) -> bool:
    """VE-5.2 Whether only gold is left to change."""
    return state.finished or isinstance(state.pending[-1], LastGold)


def final_worth(state: VenedigState, seat: int) -> float:
    """When only gold is left to change: where the gondola can come to, and whether that wins."""
    reach = final_reach(state, seat)
    for other in range(state.players):
        if other != seat and final_reach(state, other) >= reach:
            return float(reach)
    return reach + WIN


def final_reach(state: VenedigState, seat: int) -> int:
    return state.gondolas[seat] + state.gold(seat) // GOLD_A_SPACE


def gold_worth(state: VenedigState, seat: int) -> float:
    swamp = seat * SWAMP_VALUES
    in_swamp = state.swamp_held[swamp + 1] + 2 * state.swamp_held[swamp + 2]
    worth = SWAMP_GOLD * in_swamp + SWAMP_TILE * state.swamp_tiles(seat)
    return worth + GOLD_WORTH * (state.gold(seat) - in_swamp)


def casas_worth(state: VenedigState, seat: int) -> float:
    """Casas in hand; those laid and not yet built are as good as built."""
    worth = CASA_CARD * state.hands[seat * TYPES + CASA]
    return worth + state.solo[CASA] if seat == state.turn_seat else worth


def building_worth(state: VenedigState, seat: int, building: int) -> float:
    """What a building of the type brings to who builds it alone."""
    if not state.outlook:
        state.outlook = outlooks(state)
    worth = state.outlook[building] + TREASURE_CHANCE * TREASURE_WORTH
    if state.supply[building] == 1 and state.gondolas[seat] < max(state.gondolas):
        worth *= LAST_PIECE
    return worth


def project_worth(state: VenedigState, seat: int, building: int, worth: float) -> float:
    """What the seat's cards laid for a type are likely to bring."""
    value = worth if seat == state.turn_seat and state.solo[building] > 0 else 0.0
    if state.laid[seat * TYPES + building] == 0:
        return value
    share = 1.0 if state.holders[building] in (seat, NOBODY) else HELPER_SHARE
    return value + share * PROJECT_SHARE[building][state.project_size(building)] * worth


def hand_worth(state: VenedigState, seat: int, building: int, worth: float) -> float:
    """What the seat's cards of a type in hand are likely to bring: alone, or in the project there is."""
    needed = NEEDS[building]
    place = seat * TYPES + building
    held = min(state.hands[place], needed)
    if held == 0:
        return 0.0
    alone = HAND_SHARE[building][held] * worth
    total = state.project_size(building)
    if total == 0:
        return alone
    is_helper = state.laid[place] == 0 or state.holders[building] not in (seat, NOBODY)
    share = HELPER_SHARE if is_helper else 1.0
    ahead = PROJECT_SHARE[building][min(needed, total + held)]
    if state.laid[place] > 0:
        ahead -= PROJECT_SHARE[building][total]
    return max(alone, JOIN_SHARE * share * ahead * worth)


def limit_worth(state: VenedigState, seat: int) -> float:
    """VE-1.8 A third type before one will be discarded."""
    types = len(state.types_before(seat))
    return -MANY_TYPES * (types - 2) if types > 2 else 0.0


def place_worth(state: VenedigState, seat: int) -> float:
    return FREE_HEX * min(3.0, free_hexes_beside(state, seat))


def outlooks(state: VenedigState) -> tuple[float, ...]:
    """By type, the points of the best site there is, or of the hope that one will be drained; then, by quarter, the
    number of free hexes."""
    land = state.land
    geography = state.geography
    palazzo = campo = basilica = 0
    free = [0.0] * QUARTERS
    casas = [0] * QUARTERS
    for place in range(len(land)):
        if land[place] == CASA:
            casas[geography.quarter_of[place]] += 1
        if land[place] != FREE:
            continue
        free[geography.quarter_of[place]] += 1.0
        built = 0
        for other in geography.neighbours[place]:
            if land[other] < FREE:
                built += 1
            elif other > place and land[other] == FREE:
                palazzo = max(palazzo, count_around(state, (place, other), is_built=False))
                if basilica == 0 and has_free_third(state, place, other):
                    basilica = BASILICA_POINTS
        campo = max(campo, built)
    return (
        1.0,
        float(palazzo) if palazzo > 0 else PALAZZO_HOPE,
        float(campo) if campo > 0 else CAMPO_HOPE,
        float(basilica) if basilica > 0 else BASILICA_POINTS * NEXT_SITE,
        bridge_outlook(state, casas),
        *free,
    )


def has_free_third(state: VenedigState, one: int, other: int) -> bool:
    for third in state.geography.neighbours[one]:
        if state.land[third] == FREE and third in state.geography.neighbours[other]:
            return True
    return False


def bridge_outlook(state: VenedigState, casas: list[int]) -> float:
    """The most Casas that a bridge could count; less where one of its ends is still swamp."""
    geography = state.geography
    best = 0.0
    for site in range(geography.first_bridge, len(geography.sites)):
        hexes = geography.sites[site]
        if state.land[hexes[0]] < FREE or state.land[hexes[1]] < FREE:
            continue
        points = float(casas[geography.quarter_of[hexes[0]]])
        if state.land[hexes[0]] == SWAMP or state.land[hexes[1]] == SWAMP:
            points *= NEXT_SITE
        best = max(best, points)
    return best


def free_hexes_beside(state: VenedigState, seat: int) -> float:
    """Free hexes in the quarters that the seat's gondola borders."""
    borders = state.geography.borders_of(state.gondolas[seat])
    count = 0.0
    for quarter in range(QUARTERS):
        if borders >> quarter & 1:
            count += state.outlook[TYPES + quarter]
    return count
