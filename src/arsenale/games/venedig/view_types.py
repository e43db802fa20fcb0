"""The shape of what a seat may know."""

from __future__ import annotations

from typing import NamedTuple

from typing_extensions import TypedDict

from ...engine.view_types import BaseView


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
