"""How good a state looks for a seat, in spaces of the track: what the bots go by."""

from __future__ import annotations

from .drawing import Draw, Take
from .gold import LastGold
from .outlook import Quarter, look
from .state import VenedigState
from .terms import (
    BASILICA,
    BASILICA_POINTS,
    CAMPO,
    CASA,
    GOLD_A_SPACE,
    HAND_LIMIT,
    MOST_FOR_SWAP,
    NEEDS,
    NOBODY,
    PALAZZO,
    PIECES,
    PONTE,
    QUARTERS,
    SPACES,
    SWAMP_VALUES,
    TYPES,
)
from .turns import Drain
from .weights import WEIGHTS


def estimate(state: VenedigState, seat: int) -> float:
    """Spaces so far, and what gold, cards in hand and cards in projects are likely to bring."""
    if is_closing(state):
        return final_worth(state, seat)
    value = float(state.gondolas[seat]) + gold_worth(state, seat) + casas_worth(state, seat)
    time_left = min(1.0, WEIGHTS.late + WEIGHTS.hurry * share_ahead(state))
    for building in range(PALAZZO, TYPES):
        worth = time_left * building_worth(state, seat, building)
        value += project_worth(state, seat, building, worth) + hand_worth(state, seat, building, worth)
    value += limit_worth(state, seat) + place_worth(state, seat)
    return value + drains_to_come(state, seat) + cards_to_come(state, seat)


def reasons(state: VenedigState, seat: int) -> dict[str, float]:
    """The estimate taken apart."""
    spaces = float(state.gondolas[seat])
    found = dict.fromkeys(("spaces", "gold", "casas", "projects", "hand", "place", "win"), 0.0)
    found["spaces"] = spaces
    if is_closing(state):
        found["gold"] = final_reach(state, seat) - spaces
        found["win"] = final_worth(state, seat) - final_reach(state, seat)
        return found
    found["gold"] = gold_worth(state, seat) + drains_to_come(state, seat)
    found["casas"] = casas_worth(state, seat)
    time_left = min(1.0, WEIGHTS.late + WEIGHTS.hurry * share_ahead(state))
    for building in range(PALAZZO, TYPES):
        worth = time_left * building_worth(state, seat, building)
        found["projects"] += project_worth(state, seat, building, worth)
        found["hand"] += hand_worth(state, seat, building, worth)
    found["projects"] += limit_worth(state, seat)
    found["hand"] += cards_to_come(state, seat)
    found["place"] = place_worth(state, seat)
    return found


def spread(state: VenedigState) -> float:
    return WEIGHTS.spread_end + WEIGHTS.spread_start * share_ahead(state)


def share_ahead(state: VenedigState) -> float:
    """VE-5.1 How much is left of the track or of the pieces of a type, whichever ends sooner."""
    ahead = max(0.0, 1.0 - max(state.gondolas) / SPACES)
    for building in range(TYPES):
        ahead = min(ahead, state.supply[building] / PIECES[building])
    return ahead


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


def gold_worth(state: VenedigState, seat: int) -> float:
    swamp = seat * SWAMP_VALUES
    in_swamp = state.swamp_held[swamp + 1] + 2 * state.swamp_held[swamp + 2]
    worth = WEIGHTS.swamp_gold * in_swamp + WEIGHTS.swamp_tile * state.swamp_tiles(seat)
    return worth + WEIGHTS.gold * (state.gold(seat) - in_swamp)


def casas_worth(state: VenedigState, seat: int) -> float:
    """Casas in hand; those laid and not yet built are as good as built."""
    worth = WEIGHTS.casa_card * state.hands[seat * TYPES + CASA]
    return worth + state.solo[CASA] if seat == state.turn_seat else worth


def building_worth(state: VenedigState, seat: int, building: int) -> float:
    """What a building of the type brings to who builds it alone: by the best site there is, or the hope for one."""
    outlook = look(state)
    borders = state.geography.borders_of(state.gondolas[seat])
    if building == PONTE:
        worth = max(float(outlook.bridge), WEIGHTS.next_site * outlook.later_bridge)
        if borders:
            worth += WEIGHTS.next_site * WEIGHTS.treasure
    else:
        worth = hope_for(building)
        for number in range(QUARTERS):
            points = float(points_in(outlook.quarters[number], building))
            # VE-1.6 A treasure for a building in a quarter that the gondola borders
            if points > 0.0 and borders >> number & 1:
                points += WEIGHTS.treasure
            worth = max(worth, points)
    if state.supply[building] == 1 and state.gondolas[seat] < max(state.gondolas):
        worth *= WEIGHTS.last_piece
    return worth


def points_in(quarter: Quarter, building: int) -> int:
    """Of the best site that is free now; 0 if none is."""
    if building == PALAZZO:
        return quarter.palazzo
    if building == CAMPO:
        return quarter.campo
    return BASILICA_POINTS if quarter.has_basilica else 0


def hope_for(building: int) -> float:
    """Of a site that will be drained."""
    if building == PALAZZO:
        return WEIGHTS.palazzo_hope
    return WEIGHTS.campo_hope if building == CAMPO else WEIGHTS.next_site * BASILICA_POINTS


def project_worth(state: VenedigState, seat: int, building: int, worth: float) -> float:
    """What the seat's cards laid for a type are likely to bring."""
    value = worth if seat == state.turn_seat and state.solo[building] > 0 else 0.0
    if state.laid[seat * TYPES + building] == 0:
        return value
    share = 1.0 if state.holders[building] in (seat, NOBODY) else WEIGHTS.helper
    return value + share * share_laid(building)[state.project_size(building)] * worth


def hand_worth(state: VenedigState, seat: int, building: int, worth: float) -> float:
    """What the seat's cards of a type in hand are likely to bring: alone, or in the project there is."""
    needed = NEEDS[building]
    place = seat * TYPES + building
    held = min(state.hands[place], needed)
    if held == 0:
        return 0.0
    alone = share_in_hand(building)[held] * worth
    total = state.project_size(building)
    if total == 0:
        return alone
    is_helper = state.laid[place] == 0 or state.holders[building] not in (seat, NOBODY)
    share = WEIGHTS.helper if is_helper else 1.0
    ahead = share_laid(building)[min(needed, total + held)]
    if state.laid[place] > 0:
        ahead -= share_laid(building)[total]
    return max(alone, WEIGHTS.join * share * ahead * worth)


def share_in_hand(building: int) -> list[float]:
    """How much of a building's points a set in the hand is worth, by cards held; most of it is lost in waiting."""
    return WEIGHTS.four_in_hand if building == BASILICA else WEIGHTS.three_in_hand


def share_laid(building: int) -> list[float]:
    """The same of a project, by cards laid in all."""
    return WEIGHTS.four_laid if building == BASILICA else WEIGHTS.three_laid


def drains_to_come(state: VenedigState, seat: int) -> float:
    """VE-2 Swamp that the seat may still drain in this turn."""
    for step in state.pending:
        if isinstance(step, Drain) and step.seat == seat:
            return WEIGHTS.drain * min(step.left, state.swamp_left())
    return 0.0


def cards_to_come(state: VenedigState, seat: int) -> float:
    """VE-3 Cards that the seat will still draw in this turn. Without them a turn that is cut short would look worse
    than one that is seen to its end."""
    for step in state.pending:
        if isinstance(step, Draw) and step.seat == seat:
            held = state.hand_size(seat)
            if held >= HAND_LIMIT:
                return 0.0
            return WEIGHTS.draw_three if 1 <= held <= MOST_FOR_SWAP else WEIGHTS.draw_one
        if isinstance(step, Take) and step.seat == seat:
            return WEIGHTS.draw_one * step.left
    return 0.0


def limit_worth(state: VenedigState, seat: int) -> float:
    """VE-1.8 A third type before one will be discarded."""
    types = len(state.types_before(seat))
    return -WEIGHTS.third_type * (types - 2) if types > 2 else 0.0


def place_worth(state: VenedigState, seat: int) -> float:
    return WEIGHTS.free_hex * min(3, free_hexes_beside(state, seat))


def free_hexes_beside(state: VenedigState, seat: int) -> int:
    """Free hexes in the quarters that the seat's gondola borders."""
    borders = state.geography.borders_of(state.gondolas[seat])
    quarters = look(state).quarters
    count = 0
    for quarter in range(QUARTERS):
        if borders >> quarter & 1:
            count += quarters[quarter].free
    return count
