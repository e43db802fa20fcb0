"""What goes into a store and comes out of it: plain values, so that it depends on nothing above or beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict


class SeatDict(TypedDict):
    """Who holds a seat."""

    kind: str
    name: str
    guest: str | None
    bot: str | None
    token: str


class TableDict(TypedDict):
    """A table's meta data; `details` is whatever else belongs to it, in JSON values."""

    id: str
    game: str
    owner: str | None
    is_public: bool
    created_at: float
    seats: list[SeatDict]
    details: dict[str, Any]


class EntryDict(TypedDict):
    """One line of a table's journal."""

    seq: int
    kind: str
    seat: int | None
    payload: dict[str, Any]
    at: float


@dataclass(frozen=True)
class Append:
    """The next entry of a table, with what changes by it in lists of tables.

    `waiting` are the seats that must act after it; None leaves them as they were. With an `outcome` the entry is the
    one that ends the match. A table that is called off ends without one, and lists leave it out.
    """

    table_id: str
    entry: EntryDict
    waiting: Sequence[int] | None = None
    outcome: dict[str, Any] | None = None


@dataclass(frozen=True)
class Stored:
    """A table with its whole journal. `meta["seats"]` tells who holds the seats now."""

    meta: TableDict
    entries: list[EntryDict]
    finished_at: float | None
    outcome: dict[str, Any] | None
    rematch: str | None  # the table at which they play on


@dataclass(frozen=True)
class Summary:
    """A table as lists show it."""

    id: str
    game: str
    owner: str | None
    is_public: bool
    seq: int
    seats: list[SeatDict]
    waiting: list[int]  # the seats that must act
    created_at: float
    touched_at: float
    finished_at: float | None
    outcome: dict[str, Any] | None

    def waits_for(self, guest: str) -> bool:
        """Whether the guest must act."""
        return any(self.seats[seat]["guest"] == guest and self.seats[seat]["kind"] != "bot" for seat in self.waiting)


@dataclass(frozen=True)
class Guest:
    """A person without an account. The id is known to them and the server only."""

    id: str
    name: str
    language: str
    created_at: float
    seen_at: float
    settings: dict[str, Any] = field(default_factory=dict)
