"""The shape of what a seat may know."""

from __future__ import annotations

from typing_extensions import TypedDict

from ...engine.view_types import BaseView


class PortView(TypedDict):
    """A port with its warehouse: `prices` of all spaces, `stored` from the cheapest space on, `payouts` by goods."""

    makes: str
    start: bool
    closed: bool
    owner: int | None
    sailors: int
    prices: list[int]
    stored: list[str]
    payouts: list[int]
    fort: bool
    basilica: bool


class ZoneView(TypedDict):
    """A sea zone; the open sea has no port."""

    name: str
    next: list[str]
    galleys: list[int]
    port: PortView | None


class GalleyView(TypedDict):
    owner: int
    zone: str
    sailors: int
    goods: list[str]
    free: int


class TurnView(TypedDict):
    """The galley under the black pawn and how far its turn has come."""

    galley: int
    started: str
    moved: int
    route: list[str]
    value: int
    blockers: list[int]


class Side(TypedDict):
    """One side of a roll."""

    dice: int
    skulls: int


class Roll(TypedDict):
    """SE-3.4 How the dice fell: those of the galley that attacked, and those against it."""

    galley: int
    attacker: int
    defender: int
    target: int | None  # the galley attacked; None: the port
    attack: Side
    defence: Side


class TrackView(TypedDict):
    """The way of the white pawn."""

    start: int
    space: int
    payout_spaces: list[int]
    payouts: int
    payouts_in_all: int


class Pieces(TypedDict):
    """What the game adds to a view. Ducats, which are the scores, are None where they are hidden."""

    scores: list[int | None]
    ducats: list[int | None]
    money_hidden: bool
    first: int
    stock: list[int]
    ports_owned: list[int]
    zones: dict[str, ZoneView]
    galleys: dict[str, GalleyView]  # by number
    numbers: int
    supply: dict[str, int]
    forts: int
    basilicas: int
    turn: TurnView | None
    roll: Roll | None
    track: TrackView
    cards_left: int
    discards: list[str]
    cards: list[str]


class SerenissimaView(BaseView, Pieces):
    """All that a seat may know."""
