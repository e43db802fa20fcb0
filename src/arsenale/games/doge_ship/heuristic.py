"""How good a state looks for a seat, in victory points: what the bots go by."""

from __future__ import annotations

from typing import Final

from .building import part_approvals, part_value
from .scoring import FINAL_PRIZES
from .state import DogeState
from .terms import BARRIER, FIRST_GONDOLA, GALLEY, GONDOLA, LENGTHS

ACTION: Final = 2.2  # what one action is worth: a tile that waits in the yard still needs one
SHORTEST: Final = 0.3  # the time that is always left, as a share of the match
DUCAT: Final = 0.6
SPARE_DUCAT: Final = 0.25  # above what one can soon spend
PURSE: Final = 10
APPROVAL: Final = 0.7
MOST_BARRIERS: Final = 6
GONDOLA_WAITING: Final = 0.8  # cells to build it are few
BARRIERS_WORTH: Final = (0.0, 3.0, 4.5, 6.0, 7.2, 8.0, 8.3)  # bonus, turn order and dry feet while the ship grows
DOGE_MEAN: Final = 0.9  # what a square is worth on average
FAITH: Final = 0.4  # how much the Doge tile in force counts for a part that is not built yet
PLACE_TO_GO: Final = 0.5  # for each part that must be built before
DUCATS_AT_END: Final = 0.01  # they break ties


def estimate(state: DogeState, seat: int) -> float:
    """VP so far, and what ducats, approvals, barriers and tiles in the yard are likely to bring."""
    value = float(state.vp[seat])
    if not state.pending:
        return value + DUCATS_AT_END * state.ducats[seat]
    ahead = share_ahead(state)
    time_left = min(1.0, SHORTEST + ahead)
    value += ducats_worth(state, seat, time_left) + approvals_worth(state, seat, ahead)
    value += barriers_worth(state, seat, time_left)
    return value + parts_worth(state, seat) + gondolas_worth(state, seat, time_left)


def reasons(state: DogeState, seat: int) -> dict[str, float]:
    """The estimate taken apart."""
    is_over = not state.pending
    ahead = share_ahead(state)
    time_left = min(1.0, SHORTEST + ahead)
    return {
        "points": float(state.vp[seat]),
        "ducats": DUCATS_AT_END * state.ducats[seat] if is_over else ducats_worth(state, seat, time_left),
        "approvals": 0.0 if is_over else approvals_worth(state, seat, ahead),
        "barriers": 0.0 if is_over else barriers_worth(state, seat, time_left),
        "parts": 0.0 if is_over else parts_worth(state, seat),
        "gondolas": 0.0 if is_over else gondolas_worth(state, seat, time_left),
    }


def share_ahead(state: DogeState) -> float:
    """How much of the ship is still to be built."""
    to_build = 2 * state.length()
    return (to_build - state.parts_built()) / to_build


def ducats_worth(state: DogeState, seat: int, time_left: float) -> float:
    ducats = state.ducats[seat]
    return (DUCAT * min(ducats, PURSE) + SPARE_DUCAT * max(0, ducats - PURSE)) * time_left


def approvals_worth(state: DogeState, seat: int, ahead: float) -> float:
    """Early what they may bring at inspections, late what they bring at the last one."""
    return ahead * APPROVAL * state.approvals[seat] + (1.0 - ahead) * final_prize(state, seat)


def barriers_worth(state: DogeState, seat: int, time_left: float) -> float:
    """The finished ones, and the next one if it lies in the yard."""
    height = min(len(state.barriers[seat]), MOST_BARRIERS - 1)
    worth = BARRIERS_WORTH[height] * time_left
    for tile in state.yards[seat]:
        if state.edition.tile_kind[tile] == BARRIER:
            return worth + max(0.2, (BARRIERS_WORTH[height + 1] - BARRIERS_WORTH[height]) * time_left - ACTION)
    return worth


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


def final_prize(state: DogeState, seat: int) -> float:
    """What the approvals would bring if the match ended now, and a little for each on the way to more."""
    held = state.approvals[seat]
    if held == 0:
        return 0.0
    ahead = 0
    for other in state.approvals:
        if other > held:
            ahead += 1
    return FINAL_PRIZES[ahead] + 0.2 * held if ahead < len(FINAL_PRIZES) else 0.2 * held


def gondola_waiting_value(state: DogeState, tile: int) -> float:
    """A gondola in the yard: its gain, an action still to be spent on it."""
    number = tile - FIRST_GONDOLA
    gain = DUCAT * state.edition.gondola_ducats[number] + APPROVAL * state.edition.gondola_approvals[number]
    return max(0.2, GONDOLA_WAITING * (gain - ACTION))


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
    lasting = state.edition.galley_vp[tile] + DOGE_MEAN * (squares[0] + squares[1] + squares[2] + squares[3])
    today = part_value(state, tile) + APPROVAL * part_approvals(state, tile)
    value = max(FAITH * today + (1.0 - FAITH) * (lasting + 0.5 * APPROVAL) - ACTION, 0.5)
    for _ in range(begin - built):
        value *= PLACE_TO_GO
    return value
