"""Tables as lists show them."""

from __future__ import annotations

from typing import Any

from ...store import Summary


def listed(summary: Summary, guest: str | None, title: str) -> dict[str, Any]:
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
                "name": holder["name"],
                "is_me": guest is not None and holder["guest"] == guest and holder["kind"] != "bot",
            }
            for seat, holder in enumerate(summary.seats)
        ],
        "waiting": list(summary.waiting),
        "is_waiting_for_me": guest is not None and summary.waits_for(guest),
        "is_public": summary.is_public,
        "finished": summary.finished_at is not None,
        "outcome": summary.outcome and {name: summary.outcome[name] for name in ("scores", "winners")},
        "created_at": summary.created_at,
        "touched_at": summary.touched_at,
    }
