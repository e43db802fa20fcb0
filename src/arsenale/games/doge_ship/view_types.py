"""DS-3.4 The shape of what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, cast

from typing_extensions import TypedDict

from ...engine.view_types import BaseView


class StackView(TypedDict):
    left: int  # tiles
    top_cost: NotRequired[int | None]  # DS-0 of barriers and gondolas only; None where no tile is left


class TileView(TypedDict):
    """A tile under construction; which one it is, if the reader may know."""

    kind: str
    cost: int
    tile: str | None


class PartView(TypedDict):
    """A part of the ship and the seat that built it."""

    tile: str
    seat: int


class DrawnView(TypedDict):
    """The tiles someone is looking at; which ones they are, if it is the reader."""

    seat: int
    count: int
    tiles: list[str] | None


class BidsView(TypedDict):
    """Who has bid, and the reader's own bid."""

    made: list[bool]
    own: int | None


class DogeShipPieces(TypedDict):
    """What The Doge Ship adds to a view. Lists are by seat, unless something else is said."""

    vp: list[int]
    ducats: list[int]
    markers: list[int]
    approvals: list[int | None]  # None where the reader may not know, or is not to be spared the counting
    inspection_ties: str  # DS-3.3 `dense` or `standard`
    order: list[int]  # seats in turn order
    turn: int
    dice: dict[str, int]  # by panel in use
    taken: dict[str, int]  # by cell: the seat whose marker is on it
    doge: int  # the number of the Doge tile in force
    doge_old: list[int]  # numbers
    doge_left: int
    stacks: dict[str, StackView]
    yards: list[list[TileView]]
    barriers: list[list[int]]  # numbers of those finished, the top last
    lengths: list[int]  # places of each section
    ship: dict[str, list[PartView]]  # by deck
    drawn: DrawnView | None
    bids: BidsView | None  # None before the first bid
    aside: int  # DS-3.3 approvals that the reader has set aside for a bid
    quiet_rounds: int
    yard_limit: int


class DogeShipView(BaseView, DogeShipPieces):
    """All that a seat may know of a match of The Doge Ship."""


def as_view(view: Mapping[str, Any]) -> DogeShipView:
    """A view of this game, as its boards and sentences read it."""
    return cast("DogeShipView", view)
