"""VE-4.3 What a seat may know: the only door out."""

from __future__ import annotations

from .state import VenedigState
from .terms import (
    BUILDINGS,
    FREE,
    LOWEST_TREASURE,
    NOBODY,
    QUIET_ROUNDS,
    SWAMP,
    SWAMP_VALUES,
    TREASURE_VALUES,
    TYPES,
)
from .view_types import Building, Counts, Pieces, Tiles


def pieces(state: VenedigState, seat: int | None) -> Pieces:
    """Everything on the table as the seat sees it; None is a spectator."""
    seats = range(state.players)
    return {
        "turn": state.turn_seat,
        "first": state.first_seat,
        "gondolas": list(state.gondolas),
        "hexes": {name: land_name(state.land[place]) for place, name in enumerate(state.geography.names)},
        "buildings": [_building(state, hexes) for hexes in state.built],
        "supply": by_type(state.supply),
        "hands": [state.hand_size(owner) for owner in seats],
        "hand": by_type(state.hands[seat * TYPES : (seat + 1) * TYPES]) if seat is not None else None,
        "seen": [by_type(state.seen[owner * TYPES : (owner + 1) * TYPES]) for owner in seats],
        "laid": [by_type(state.laid[owner * TYPES : (owner + 1) * TYPES]) for owner in seats],
        "solo": by_type(state.solo),
        "builders": {
            name: None if holder == NOBODY else holder
            for name, holder in list(zip(BUILDINGS, state.holders, strict=True))[1:]
        },
        "pool": by_type(state.pool),
        "discards": by_type(state.discards),
        "pile": sum(state.pile),
        "swamp_tiles": [state.swamp_tiles(owner) for owner in seats],
        "treasures": [state.treasures(owner) for owner in seats],
        "treasure_stock": sum(state.treasure_stock),
        "tiles": _tiles(state, seat) if seat is not None else None,
        "gold": state.gold(seat) if seat is not None else None,
        "quiet_turns": state.quiet_turns,
        "quiet_limit": QUIET_ROUNDS * state.players,
    }


def land_name(what: int) -> str:
    if what == SWAMP:
        return "swamp"
    return "free" if what == FREE else BUILDINGS[what]


def _building(state: VenedigState, hexes: tuple[int, ...]) -> Building:
    names = [state.geography.names[place] for place in sorted(hexes)]
    return {"building": BUILDINGS[state.land[hexes[0]]], "hexes": names}


def by_type(counts: list[int]) -> Counts:
    return {name: count for name, count in zip(BUILDINGS, counts, strict=True) if count}


def _tiles(state: VenedigState, seat: int) -> Tiles:
    swamp = state.swamp_held[seat * SWAMP_VALUES : (seat + 1) * SWAMP_VALUES]
    treasures = state.treasures_held[seat * TREASURE_VALUES : (seat + 1) * TREASURE_VALUES]
    return {
        "swamp": [gold for gold, count in enumerate(swamp) for _ in range(count)],
        "treasures": [LOWEST_TREASURE + step for step, count in enumerate(treasures) for _ in range(count)],
    }
