"""Tables as lists show them."""

from __future__ import annotations

from typing_extensions import TypedDict

from ...store import Summary


class ListedSeat(TypedDict):
    seat: int
    kind: str
    name: str  # empty: an open seat
    is_me: bool


class Outcome(TypedDict):
    scores: list[int]
    winners: list[int]


class ListedTable(TypedDict):
    """A table in a list."""

    id: str
    url: str
    game: str
    title: str
    seats: list[ListedSeat]
    waiting: list[int]  # the seats that must act
    is_waiting_for_me: bool
    is_public: bool
    finished: bool
    outcome: Outcome | None
    created_at: float  # seconds since 1970, UTC
    touched_at: float


def listed(summary: Summary, guest: str | None, title: str) -> ListedTable:
    """A table as lists show it. Guests' ids and tokens stay here."""
    return {
        "id": summary.id,
        "url": f"/t/{summary.id}",
        "game": summary.game,
        "title": title,
        "seats": [
            {
                "seat": seat,
                "kind": holder["kind"],
                "name": "" if holder["kind"] == "open" else holder["name"],
                "is_me": guest is not None and holder["guest"] == guest and holder["kind"] != "bot",
            }
            for seat, holder in enumerate(summary.seats)
        ],
        "waiting": list(summary.waiting),
        "is_waiting_for_me": guest is not None and summary.waits_for(guest),
        "is_public": summary.is_public,
        "finished": summary.finished_at is not None,
        "outcome": _outcome(summary),
        "created_at": summary.created_at,
        "touched_at": summary.touched_at,
    }


def _outcome(summary: Summary) -> Outcome | None:
    outcome = summary.outcome
    return {"scores": outcome["scores"], "winners": outcome["winners"]} if outcome else None
