"""The journal of a table: numbered entries from which everything else is computed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict, get_args

from .meta import HolderKind

Kind = Literal["action", "undo", "ask-undo", "answer-undo", "chat", "sit", "settings", "cancel"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class ActionPayload(TypedDict):
    """The seat plays an action."""

    text: str  # its text form
    follows: NotRequired[bool]  # it is part of the choice before it, or the seat had no other


class UndoPayload(TypedDict):
    """The seat takes back the actions after a position."""

    to: int


class AskUndoPayload(TypedDict):
    """The seat asks others to let it take back the actions after a position."""

    to: int
    ask: NotRequired[list[str]]  # the guests who are asked; older journals do not say


class AnswerUndoPayload(TypedDict):
    """The seat agrees to that or does not."""

    agree: bool


class ChatPayload(TypedDict):
    """Someone says something; a spectator has no seat."""

    name: str
    text: str


class SitPayload(TypedDict):
    """Who holds the seat from now on."""

    kind: HolderKind
    guest: str | None
    bot: str | None
    name: str
    token: NotRequired[str]  # empty or missing: the seat keeps the one it has
    resigned: NotRequired[bool]  # who sat there has given up, and a bot plays on for good


SettingsPayload = Mapping[str, str]
"""The settings of the table that change, by name."""


class CancelPayload(TypedDict):
    """The owner calls the table off."""


Payload = (
    ActionPayload
    | UndoPayload
    | AskUndoPayload
    | AnswerUndoPayload
    | ChatPayload
    | SitPayload
    | SettingsPayload
    | CancelPayload
)


class EntryDict(TypedDict):
    """An entry as plain JSON values, the form in which a store keeps it."""

    seq: int
    kind: str
    seat: int | None
    payload: dict[str, Any]
    at: float


@dataclass(frozen=True)
class Entry:
    """One line of the journal, numbered 1, 2, 3... without gaps. Never show entries to anybody: they hold secrets."""

    seq: int
    kind: Kind
    seat: int | None
    payload: Mapping[str, Any]  # that of its kind
    at: float  # seconds since 1970, UTC

    def to_dict(self) -> EntryDict:
        return {"seq": self.seq, "kind": self.kind, "seat": self.seat, "payload": dict(self.payload), "at": self.at}

    @classmethod
    def from_dict(cls, fields: Mapping[str, Any]) -> Entry:
        """The entry that `to_dict` wrote."""
        kind = fields["kind"]
        if kind not in KINDS:
            raise ValueError(f"expected a kind of entry, one of {', '.join(KINDS)}, got {kind!r} in {fields['seq']}")
        return cls(fields["seq"], kind, fields["seat"], dict(fields["payload"]), fields["at"])
