"""VE-4.3 What a seat may know: the only door out."""

from __future__ import annotations

from typing import NamedTuple

from typing_extensions import TypedDict

from ...engine.view import BaseView
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


class Building(TypedDict):
    """A piece on the board and its hexes: where pieces of a type touch, `hexes` alone would not tell them apart."""

    building: str
    hexes: list[str]


class Tiles(TypedDict):
    """A seat's own tiles by their gold."""

    swamp: list[int]
    treasures: list[int]


Counts = dict[str, int]  # cards or pieces by type; types with none are left out


class Pieces(TypedDict):
    """What the game adds to a view. `hand`, `tiles` and `gold` are the seat's own; a spectator has none."""

    turn: int
    first: int
    gondolas: list[int]
    hexes: dict[str, str]  # what lies on each: "swamp", "free" or a building
    buildings: list[Building]
    supply: Counts
    hands: list[int]
    hand: Counts | None
    seen: list[Counts]
    laid: list[Counts]
    solo: Counts
    builders: dict[str, int | None]
    pool: Counts
    discards: Counts
    pile: int
    swamp_tiles: list[int]
    treasures: list[int]
    treasure_stock: int
    tiles: Tiles | None
    gold: int | None
    quiet_turns: int
    quiet_limit: int


class VenedigView(BaseView, Pieces):
    """All that a seat may know."""


class Own(NamedTuple):
    """What is the seat's own."""

    hand: Counts
    tiles: Tiles
    gold: int


def own_pieces(view: VenedigView) -> Own | None:
    """The seat's own hand and gold; None for a spectator."""
    hand, tiles, gold = view["hand"], view["tiles"], view["gold"]
    return None if hand is None or tiles is None or gold is None else Own(hand, tiles, gold)


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
