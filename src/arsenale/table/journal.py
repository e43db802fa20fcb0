"""The journal of a table: numbered entries from which everything else is computed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypedDict, get_args

Kind = Literal["action", "undo", "ask-undo", "answer-undo", "chat", "sit", "settings"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class EntryDict(TypedDict):
    """An entry as plain JSON values, the form in which a store keeps it."""

    seq: int
    kind: str
    seat: int | None
    payload: dict[str, Any]
    at: float


@dataclass(frozen=True)
class Entry:
    """One line of the journal, numbered 1, 2, 3... without gaps. Never show entries to anybody: they hold secrets.

    action       {text, follows}                 the seat plays an action, by its text form; with `follows` as part
                                                 of the choice before it, or because it had no other
    undo         {to}                            the actions after position `to` are taken back
    ask-undo     {to}                            the seat asks the others for it
    answer-undo  {agree}                         the seat agrees or not
    chat         {name, text}                    seat None: a spectator
    sit          {kind, guest, bot, name, token} who holds the seat from now on
    settings     {name: value}                   settings of the table that change
    """

    seq: int
    kind: Kind
    seat: int | None
    payload: dict[str, Any]
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
