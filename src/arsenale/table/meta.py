"""What is fixed when a table is opened, and who holds its seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypedDict, get_args

from ..engine import FIRST_RULES, commitment

HolderKind = Literal["guest", "screen", "bot", "open"]
HOLDER_KINDS: tuple[HolderKind, ...] = get_args(HolderKind)

BotSpeed = Literal["slow", "normal", "fast", "instant"]
DogeSeconds = Literal["1", "2", "5", "10"]
Hints = Literal["on", "off"]

SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "bot_speed": get_args(BotSpeed),
    "doge_seconds": get_args(DogeSeconds),
    "hints": get_args(Hints),
}
"""The settings of a table with their choices."""

USUAL_SETTINGS: Final[Mapping[str, str]] = {"bot_speed": "normal", "doge_seconds": "5", "hints": "on"}
"""What a table is set to that does not say; new ones always say whether there are hints."""

FIXED_SETTINGS: Final = ("hints",)
"""Whoever opens the table chooses these for good, so that everyone knows what they sit down to."""

USUAL_BOT: Final = "journeyman"  # answers at once, and is no beginner

BOT_NAMES: Final = ("Alvise", "Bianca", "Cosimo", "Dorotea", "Enzo")
"""What bots are called, by seat, unless they are given a name."""


class SeatDict(TypedDict):
    """A holder as plain JSON values."""

    kind: str
    name: str
    guest: str | None
    bot: str | None
    token: str


class TableDict(TypedDict):
    """A table's meta data as plain JSON values, the form in which a store keeps it."""

    id: str
    game: str
    owner: str | None
    is_public: bool
    created_at: float
    seats: list[SeatDict]
    details: dict[str, Any]


@dataclass(frozen=True)
class Holder:
    """Who holds a seat.

    guest   a person with a screen of their own
    screen  a person at someone else's screen: `guest` acts for them (hot-seat)
    bot     a bot; where `guest` is set it stands in for them, and they may take the seat back
    open    nobody yet, so without a name: whoever brings the token may sit down
    """

    kind: HolderKind
    name: str
    guest: str | None = None
    bot: str | None = None
    token: str = ""

    @property
    def shown_name(self) -> str:
        """What the holder is called; empty for an open seat, which older tables gave the name of a bot."""
        return "" if self.kind == "open" else self.name

    @property
    def actor(self) -> str | None:
        """The guest who acts for the seat now."""
        return self.guest if self.kind in ("guest", "screen") else None

    def to_dict(self) -> SeatDict:
        return {"kind": self.kind, "name": self.name, "guest": self.guest, "bot": self.bot, "token": self.token}

    @classmethod
    def from_dict(cls, fields: Mapping[str, Any]) -> Holder:
        if fields["kind"] not in HOLDER_KINDS:
            known = ", ".join(HOLDER_KINDS)
            raise ValueError(f"expected a kind of holder, one of {known}, got {fields['kind']!r}")
        return cls(fields["kind"], fields["name"], fields["guest"], fields["bot"], fields["token"])


@dataclass(frozen=True)
class TableMeta:
    """A table as it was opened. Everything that changes later is in the journal."""

    id: str
    game: str
    edition: str
    digest: str
    edition_file: str
    edition_text: str
    players: int
    options: dict[str, str]
    seed: str
    seats: tuple[Holder, ...]
    created_at: float
    owner: str | None = None
    is_public: bool = False
    settings: dict[str, str] = field(default_factory=dict)
    rematch_of: str | None = None
    is_imported: bool = False
    rules: int = FIRST_RULES  # the version of the game's rules, for good

    @property
    def commitment(self) -> str:
        """Published at the start, so that the seed told at the end cannot have been chosen later."""
        return commitment(self.seed)

    def to_dict(self) -> TableDict:
        return {
            "id": self.id,
            "game": self.game,
            "owner": self.owner,
            "is_public": self.is_public,
            "created_at": self.created_at,
            "seats": [holder.to_dict() for holder in self.seats],
            "details": {name: getattr(self, name) for name in _DETAILS},
        }

    @classmethod
    def from_dict(cls, fields: Mapping[str, Any]) -> TableMeta:
        """The meta data that `to_dict` wrote."""
        # Tables from before rules had versions are played by the first one.
        details = {"rules": FIRST_RULES, **fields["details"]}
        missing = [name for name in _DETAILS if name not in details]
        if missing:
            raise ValueError(f"expected the details {', '.join(missing)} of table {fields['id']}, got none")
        return cls(
            id=fields["id"],
            game=fields["game"],
            owner=fields["owner"],
            is_public=fields["is_public"],
            created_at=fields["created_at"],
            seats=tuple(Holder.from_dict(seat) for seat in fields["seats"]),
            **{name: details[name] for name in _DETAILS},
        )


_DETAILS: Final = (
    "edition",
    "digest",
    "edition_file",
    "edition_text",
    "players",
    "options",
    "seed",
    "settings",
    "rematch_of",
    "is_imported",
    "rules",
)


def new_token() -> str:
    """A text that nobody can guess, fit for an address."""
    return secrets.token_urlsafe(16)
