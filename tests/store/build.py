"""Small builders for the tests of the store."""

from __future__ import annotations

from typing import Any

from arsenale.store import EntryDict, SeatDict, TableDict


def seat(guest: str | None = None, name: str = "Anna", kind: str = "guest", bot: str | None = None) -> SeatDict:
    return {"kind": kind, "name": name, "guest": guest, "bot": bot, "token": f"token of {name}"}


def table(
    table_id: str = "t1", *seats: SeatDict, is_public: bool = False, at: float = 1.0, **details: Any
) -> TableDict:
    return {
        "id": table_id,
        "game": "doge_ship",
        "owner": "owner",
        "is_public": is_public,
        "created_at": at,
        "seats": list(seats) or [seat("anna"), seat("ben", "Ben")],
        "details": {"seed": "secret", "options": {"a": "b"}, **details},
    }


def entry(seq: int, kind: str = "chat", seat: int | None = 0, at: float = 2.0, **payload: Any) -> EntryDict:
    return {"seq": seq, "kind": kind, "seat": seat, "payload": payload, "at": at}


def sits(seq: int, place: int, holder: SeatDict) -> EntryDict:
    """Someone holds a seat from now on."""
    return {"seq": seq, "kind": "sit", "seat": place, "payload": {**holder}, "at": 2.0}
