"""How good a state looks for a seat, in victory points: what the bots go by."""

from __future__ import annotations

from typing import Final

from .building import part_approvals, part_value
from .state import DogeState
from .terms import BARRIER, FIRST_GONDOLA, GALLEY, LENGTHS

DUCAT: Final = 0.35
APPROVAL: Final = 1.1
BARRIERS_WORTH: Final = (0.0, 1.5, 2.6, 3.4, 4.0)  # against high water, and for the turn order
BARRIER_LATER: Final = 0.3
PART_WAITING: Final = 0.6  # how much of its value a part in the yard is worth
PART_LOST: Final = 0.5
GONDOLA_WAITING: Final = 0.7
BARRIER_WAITING: Final = 0.7


def estimate(state: DogeState, seat: int) -> float:
    """VP so far, and what ducats, approvals, barriers and tiles in the yard are likely to bring."""
    value = float(state.vp[seat])
    if state.finished:
        return value
    value += DUCAT * min(state.ducats[seat], 12) + 0.1 * max(0, state.ducats[seat] - 12)
    value += APPROVAL * state.approvals[seat]
    height = len(state.barriers[seat])
    value += BARRIERS_WORTH[min(height, 4)] + BARRIER_LATER * max(0, height - 4)
    for tile in state.yards[seat]:
        value += waiting_value(state, tile)
    return value


def waiting_value(state: DogeState, tile: int) -> float:
    """What a tile under construction is worth."""
    edition = state.edition
    kind = edition.tile_kind[tile]
    if kind == GALLEY:
        return part_waiting_value(state, tile)
    if kind == BARRIER:
        return BARRIER_WAITING
    number = tile - FIRST_GONDOLA
    return GONDOLA_WAITING * (DUCAT * edition.gondola_ducats[number] + APPROVAL * edition.gondola_approvals[number])


def part_waiting_value(state: DogeState, tile: int) -> float:
    zone = state.edition.tile_stack[tile]
    deck = zone // 3
    section = zone % 3
    end_of_section = sum(LENGTHS[state.players][: section + 1])
    places_left = end_of_section - len(state.decks[deck])
    if places_left <= 0:
        return 0.0
    worth = part_value(state, tile) + APPROVAL * part_approvals(state, tile)
    if state.can_build(tile):
        return PART_WAITING * max(worth, 1.0)
    places_to_go = max(0, end_of_section - LENGTHS[state.players][section] - len(state.decks[deck]))
    return PART_LOST * max(worth, 1.0) / (1 + 0.5 * places_to_go)
