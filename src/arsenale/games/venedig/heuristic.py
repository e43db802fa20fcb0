"""How good a state looks for a seat, in spaces of the track: what the bots go by.

What things are worth depends on how much of the match is ahead, so most weights are rows: see `at`.
"""

from __future__ import annotations

from .drawing import Draw, Take
from .gold import LastGold
from .outlook import look
from .state import VenedigState
from .terms import (
    BASILICA_POINTS,
    CAMPO,
    CASA,
    GOLD_A_SPACE,
    HAND_LIMIT,
    MOST_FOR_SWAP,
    NEEDS,
    NOBODY,
    PALAZZO,
    PONTE,
    QUARTERS,
    SPACES,
    SWAMP_VALUES,
    TYPES,
)
from .turns import Drain
from .weights import EARLY, LATE, WEIGHTS


def estimate(state: VenedigState, seat: int) -> float:
    """Spaces so far, and what gold, cards in projects, cards in hand and the gondola's place are likely to bring."""
    if is_closing(state):
        return final_worth(state, seat)
    ahead = share_ahead(state)
    value = at(WEIGHTS.space, ahead) * state.gondolas[seat] + gold_worth(state, seat, ahead)
    value += projects_worth(state, seat, ahead) + hand_worth(state, seat, ahead)
    return value + place_worth(state, seat, ahead)


def reasons(state: VenedigState, seat: int) -> dict[str, float]:
    """The estimate taken apart."""
    spaces = float(state.gondolas[seat])
    if is_closing(state):
        found = dict.fromkeys(("spaces", "gold", "projects", "hand", "place", "win"), 0.0)
        found["spaces"] = spaces
        found["gold"] = final_reach(state, seat) - spaces
        found["win"] = final_worth(state, seat) - final_reach(state, seat)
        return found
    ahead = share_ahead(state)
    return {
        "spaces": at(WEIGHTS.space, ahead) * spaces,
        "gold": gold_worth(state, seat, ahead),
        "projects": projects_worth(state, seat, ahead),
        "hand": hand_worth(state, seat, ahead),
        "place": place_worth(state, seat, ahead),
        "win": 0.0,
    }


def spread(state: VenedigState) -> float:
    return WEIGHTS.spread_end + WEIGHTS.spread_start * share_ahead(state)


def at(row: list[float], ahead: float) -> float:
    """The weight for a share of the match ahead, between the three that a row gives."""
    if ahead >= EARLY:
        return row[2]
    if ahead >= LATE:
        return row[1] + (row[2] - row[1]) * (ahead - LATE) / (EARLY - LATE)
    return row[0] + (row[1] - row[0]) * ahead / LATE


def share_ahead(state: VenedigState) -> float:
    """VE-5.1 How much is left of the track or of the pieces of a type, whichever ends sooner."""
    ahead = max(0.0, 1.0 - furthest(state) / SPACES)
    pieces = state.edition.pieces
    for building in range(TYPES):
        ahead = min(ahead, state.supply[building] / pieces[building])
    return ahead


def furthest(state: VenedigState) -> int:
    """Written out, for this is asked at every position and `max` of a list leaves what is compiled."""
    most = 0
    for space in state.gondolas:
        if space > most:
            most = space
    return most


# The end


def is_closing(state: VenedigState) -> bool:
    """VE-5.2 Whether only gold is left to change."""
    return state.finished or isinstance(state.pending[-1], LastGold)


def final_worth(state: VenedigState, seat: int) -> float:
    """When only gold is left to change: where the gondola can come to, and whether that wins."""
    reach = final_reach(state, seat)
    for other in range(state.players):
        if other != seat and final_reach(state, other) >= reach:
            return float(reach)
    return reach + WEIGHTS.win


def final_reach(state: VenedigState, seat: int) -> int:
    return state.gondolas[seat] + state.gold(seat) // GOLD_A_SPACE


# Gold


def gold_worth(state: VenedigState, seat: int, ahead: float) -> float:
    swamp = seat * SWAMP_VALUES
    in_swamp = state.swamp_held[swamp + 1] + 2 * state.swamp_held[swamp + 2]
    # A tile holds a gold piece on average.
    worth = at(WEIGHTS.swamp_gold, ahead) * (in_swamp + drains_to_come(state, seat))
    return worth + at(WEIGHTS.treasure_gold, ahead) * (state.gold(seat) - in_swamp)


def drains_to_come(state: VenedigState, seat: int) -> int:
    """VE-2 Swamp that the seat may still drain in this turn."""
    for step in state.pending:
        if isinstance(step, Drain) and step.seat == seat:
            return min(step.left, state.swamp_left)
    return 0


# Cards in projects


def projects_worth(state: VenedigState, seat: int, ahead: float) -> float:
    """What the seat's cards laid are likely to bring; what is complete is as good as built."""
    value = 0.0
    if seat == state.turn_seat:
        value += state.solo[CASA]
        for building in range(PALAZZO, TYPES):
            if state.solo[building] > 0:
                value += building_worth(state, seat, building)
    types = 0
    for building in range(PALAZZO, TYPES):
        if state.laid[seat * TYPES + building] > 0:
            types += 1
            value += project_worth(state, seat, building, ahead)
    # VE-1.8 A third type before one will be discarded.
    return value - WEIGHTS.third_type * (types - 2) if types > 2 else value


def project_worth(state: VenedigState, seat: int, building: int, ahead: float) -> float:
    """By the cards that are missing, and by its points. VE-1.7 The master builder has all of them, the others half."""
    worth = building_worth(state, seat, building)
    missing = NEEDS[building] - state.project_size(building)
    is_master = state.holders[building] == seat or state.holders[building] == NOBODY
    if missing == 0:
        return worth if is_master else 0.5 * worth
    share = 1.0 - missing / NEEDS[building]
    if is_master:
        return at(WEIGHTS.led[missing], ahead) + at(WEIGHTS.led_points, ahead) * share * worth
    return at(WEIGHTS.helped[missing], ahead) + at(WEIGHTS.helped_points, ahead) * share * worth


def building_worth(state: VenedigState, seat: int, building: int) -> float:
    """What a building of the type brings to who builds it alone: by the best site there is, or the hope for one."""
    outlook = look(state)
    borders = state.geography.borders_of(state.gondolas[seat])
    if building == PONTE:
        worth = max(float(outlook.bridge), WEIGHTS.next_site * outlook.later_bridge)
        if borders:
            worth += WEIGHTS.next_site * WEIGHTS.treasure
    else:
        worth = max(hope_for(building), float(outlook.points[building]))
        for number in range(QUARTERS):
            # VE-1.6 A treasure for a building in a quarter that the gondola borders
            if borders >> number & 1:
                points = outlook.quarters[number].points[building]
                if points > 0:
                    worth = max(worth, points + WEIGHTS.treasure)
    if state.supply[building] == 1 and state.gondolas[seat] < furthest(state):
        worth *= WEIGHTS.last_piece
    return worth


def hope_for(building: int) -> float:
    """Of a site that will be drained."""
    if building == PALAZZO:
        return WEIGHTS.palazzo_hope
    return WEIGHTS.campo_hope if building == CAMPO else WEIGHTS.next_site * BASILICA_POINTS


# Cards in hand


def hand_worth(state: VenedigState, seat: int, ahead: float) -> float:
    """What the seat's cards in hand are likely to bring, by their number and by the points of what they build."""
    first = seat * TYPES
    # A card still to come is a fifth of one of each type.
    to_come = cards_to_come(state, seat) / TYPES
    value = 0.0
    points = 0.0
    for building in range(TYPES):
        held = state.hands[first + building] + to_come
        if held > 0.0:
            value += held * at(WEIGHTS.card[building], ahead)
            if building != CASA:
                points += min(1.0, held / NEEDS[building]) * building_worth(state, seat, building)
    return value + at(WEIGHTS.card_points, ahead) * points


def cards_to_come(state: VenedigState, seat: int) -> int:
    """VE-3 By how many cards the seat's hand will grow in this turn. Without them a turn that is cut short would look
    worse than one that is seen to its end."""
    for step in state.pending:
        if isinstance(step, Draw) and step.seat == seat:
            held = state.hand_size(seat)
            if held >= HAND_LIMIT:
                return 0
            return 2 if 1 <= held <= MOST_FOR_SWAP else 1
        if isinstance(step, Take) and step.seat == seat:
            return step.left
    return 0


# The gondola's place


def place_worth(state: VenedigState, seat: int, ahead: float) -> float:
    return at(WEIGHTS.free_hex, ahead) * min(3, free_hexes_beside(state, seat))


def free_hexes_beside(state: VenedigState, seat: int) -> int:
    """Free hexes in the quarters that the seat's gondola borders: a building there brings a treasure."""
    borders = state.geography.borders_of(state.gondolas[seat])
    quarters = look(state).quarters
    count = 0
    for quarter in range(QUARTERS):
        if borders >> quarter & 1:
            count += quarters[quarter].free
    return count
