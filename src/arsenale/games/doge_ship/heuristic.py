"""How good a state looks for a seat, in victory points: what the bots go by."""

from __future__ import annotations

from typing import Final

from .building import part_approvals, part_value
from .scoring import FINAL_PRIZES
from .state import DogeState
from .terms import BARRIER, FIRST_GONDOLA, GALLEY, LENGTHS

ACTION: Final = 2.2  # what one action is worth: a tile that waits in the yard still needs one
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
    ducats = state.ducats[seat]
    if not state.pending:
        return value + DUCATS_AT_END * ducats
    to_build = 2 * state.length()
    ahead = (to_build - state.parts_built()) / to_build
    time_left = min(1.0, 0.3 + ahead)
    value += (DUCAT * min(ducats, PURSE) + SPARE_DUCAT * max(0, ducats - PURSE)) * time_left
    value += ahead * APPROVAL * state.approvals[seat] + (1.0 - ahead) * final_prize(state, seat)
    height = min(len(state.barriers[seat]), MOST_BARRIERS - 1)
    value += BARRIERS_WORTH[height] * time_left
    barrier_waits = False
    for tile in state.yards[seat]:
        kind = state.edition.tile_kind[tile]
        if kind == GALLEY:
            value += part_waiting_value(state, tile)
        elif kind == BARRIER:
            barrier_waits = True
        else:
            value += gondola_waiting_value(state, tile) * time_left
    if barrier_waits:
        value += max(0.2, (BARRIERS_WORTH[height + 1] - BARRIERS_WORTH[height]) * time_left - ACTION)
    return value


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
