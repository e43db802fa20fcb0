"""How good a state looks for a seat, in victory points: what the bots go by."""

from __future__ import annotations

from typing import Final

from .building import part_approvals, part_value
from .scoring import FINAL_PRIZES
from .state import DogeState, Tiles
from .terms import (
    BARRIER,
    BONUS_APPROVALS,
    BONUS_DUCATS,
    BONUS_VP,
    GALLEY,
    GONDOLA,
    LENGTHS,
    REORDER_COST,
)
from .weights import WEIGHTS

MOST_BARRIERS: Final = 6
DUCATS_AT_END: Final = 0.01  # they break ties


def estimate(state: DogeState, seat: int) -> float:
    """VP so far, and what ducats, approvals, barriers and tiles in the yard are likely to bring."""
    value = float(state.vp[seat])
    if not state.pending:
        return value + DUCATS_AT_END * state.ducats[seat]
    ahead = share_ahead(state)
    time_left = min(1.0, WEIGHTS.shortest + ahead)
    value += ducats_worth(state, seat, time_left) + approvals_worth(state, seat, ahead)
    value += barriers_worth(state, seat, time_left)
    return value - flood_loss(state, seat) + parts_worth(state, seat) + gondolas_worth(state, seat, time_left)


def reasons(state: DogeState, seat: int) -> dict[str, float]:
    """The estimate taken apart."""
    is_over = not state.pending
    ahead = share_ahead(state)
    time_left = min(1.0, WEIGHTS.shortest + ahead)
    return {
        "points": float(state.vp[seat]),
        "ducats": DUCATS_AT_END * state.ducats[seat] if is_over else ducats_worth(state, seat, time_left),
        "approvals": 0.0 if is_over else approvals_worth(state, seat, ahead),
        "barriers": 0.0 if is_over else barriers_worth(state, seat, time_left),
        "flood": 0.0 if is_over else -flood_loss(state, seat),
        "parts": 0.0 if is_over else parts_worth(state, seat),
        "gondolas": 0.0 if is_over else gondolas_worth(state, seat, time_left),
    }


def spread(state: DogeState) -> float:
    return WEIGHTS.spread_end + WEIGHTS.spread_start * share_ahead(state)


def share_ahead(state: DogeState) -> float:
    """How much of the ship is still to be built."""
    to_build = 2 * state.length()
    return (to_build - state.parts_built()) / to_build


def ducats_worth(state: DogeState, seat: int, time_left: float) -> float:
    ducats = float(state.ducats[seat])
    spare = max(0.0, ducats - WEIGHTS.purse)
    return (WEIGHTS.ducat * (ducats - spare) + WEIGHTS.spare_ducat * spare) * time_left


def flood_loss(state: DogeState, seat: int) -> float:
    """DS-3.2 What a high water in force will take of the next round."""
    level = state.edition.doge_water[state.doge]
    height = len(state.barriers[seat])
    if level == 0 or height > level:
        return 0.0
    return WEIGHTS.flood if height == level else 2.0 * WEIGHTS.flood


def approvals_worth(state: DogeState, seat: int, ahead: float) -> float:
    """Early what they may bring at inspections, late what they bring at the last one."""
    held = state.approvals[seat]
    if held == 0:
        return 0.0
    place = place_by_approvals(state, held)
    worth = ahead * WEIGHTS.approval * held
    if place < len(FINAL_PRIZES):
        worth += (1.0 - ahead) * FINAL_PRIZES[place]
    return worth + (1.0 - ahead) * WEIGHTS.last_approval * held


def barriers_worth(state: DogeState, seat: int, time_left: float) -> float:
    """The finished ones, and the next one if it lies in the yard."""
    finished = state.barriers[seat]
    height = min(len(finished), MOST_BARRIERS - 1)
    worths = WEIGHTS.barriers
    bonus = stack_bonus(state, finished)
    waiting = 0.0
    for tile in state.yards[seat]:
        if state.edition.tile_kind[tile] == BARRIER:
            gain = worths[height + 1] - worths[height] + max(0.0, barrier_bonus(state, tile) - bonus)
            waiting = max(waiting, WEIGHTS.tile, gain * time_left - WEIGHTS.action)
    return (worths[height] + bonus) * time_left + waiting


def stack_bonus(state: DogeState, finished: Tiles) -> float:
    """DS-2.3.3 What the top barrier brings in a whole match; or DS-2.0 another one, brought to the top."""
    if not finished:
        return 0.0
    worth = barrier_bonus(state, finished[-1])
    for tile in finished[:-1]:
        worth = max(worth, barrier_bonus(state, tile) - WEIGHTS.ducat * REORDER_COST)
    return worth


def barrier_bonus(state: DogeState, tile: int) -> float:
    """What a barrier on top brings in a whole match: so much every time its action is chosen."""
    edition = state.edition
    bonus = edition.barrier_bonus[tile]
    once = WEIGHTS.extra
    if bonus == BONUS_DUCATS:
        once = WEIGHTS.ducat * edition.barrier_amount[tile]
    elif bonus == BONUS_APPROVALS:
        once = WEIGHTS.approval * edition.barrier_amount[tile]
    elif bonus == BONUS_VP:
        once = float(edition.barrier_amount[tile])
    return once * WEIGHTS.triggers[edition.barrier_action[tile]]


def parts_worth(state: DogeState, seat: int) -> float:
    worth = 0.0
    for tile in state.yards[seat]:
        if state.edition.tile_kind[tile] == GALLEY:
            worth += part_waiting_value(state, tile)
    return worth


def gondolas_worth(state: DogeState, seat: int, time_left: float) -> float:
    worth = 0.0
    for tile in state.yards[seat]:
        if state.edition.tile_kind[tile] == GONDOLA:
            worth += gondola_waiting_value(state, tile) * time_left
    return worth


def place_by_approvals(state: DogeState, held: int) -> int:
    """0 for the most; equals share a place."""
    place = 0
    for other in state.approvals:
        if other > held:
            place += 1
    return place


def gondola_waiting_value(state: DogeState, tile: int) -> float:
    """A gondola in the yard: its gain, an action still to be spent on it."""
    edition = state.edition
    gain = WEIGHTS.ducat * edition.gondola_ducats[tile] + WEIGHTS.approval * edition.gondola_approvals[tile]
    return max(WEIGHTS.tile, WEIGHTS.gondola * (gain - WEIGHTS.action))


def part_waiting_value(state: DogeState, tile: int) -> float:
    """A part in the yard: what it would score now, less for every part that must be built before its section."""
    zone = state.edition.tile_stack[tile]
    deck = 0 if zone < 3 else 1
    sections = LENGTHS[state.players]
    begin = 0
    for section in range(zone - 3 * deck):
        begin += sections[section]
    built = len(state.decks[deck])
    if built >= begin + sections[zone - 3 * deck]:
        return 0.0
    # The Doge may have changed his mind by the time the part is built.
    squares = state.edition.galley_squares[tile]
    lasting = state.edition.galley_vp[tile] + WEIGHTS.square * (squares[0] + squares[1] + squares[2] + squares[3])
    today = part_value(state, tile) + WEIGHTS.approval * part_approvals(state, tile)
    some_day = lasting + WEIGHTS.purple * WEIGHTS.approval
    value = max(WEIGHTS.faith * today + (1.0 - WEIGHTS.faith) * some_day - WEIGHTS.action, WEIGHTS.part)
    for _ in range(begin - built):
        value *= WEIGHTS.patience
    return value
