"""What a turn came to, in a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...engine.beats import Digest, in_order, ranked
from ...engine.event import Event

Phrase = tuple[str, Mapping[str, Any]]
MOST: Final = 5

# What changed somebody's fortune first; sales, purchases and voyages are told all at once.
TURN: Final = (
    "port-lost",
    "landed",
    "left-neutral",
    "sunk",
    "took",
    "built",
    "bought-galley",
    "blocked",
    "dumped",
)
SET_UP: Final = ("closed", "picked-port", "picked-number")  # told as it came
APART: Final = ("match-ends", "card-drawn", "wine-paid", "may-be-last", "round-begins")
GAINS: Final = ("paid-out", "paid-nothing")


def digest(events: Sequence[Event], owner: int | None) -> Digest:
    if owner is None:
        return Digest(_between_turns(events))
    parts = [*_fought(events), *ranked(events, TURN, MOST), *_sold(events), *_loaded(events), *_hired(events)]
    parts += in_order(events, SET_UP)
    if not parts:
        # Also while the turn goes on: so nothing is said of what it came to.
        parts = _sailed(events) or ranked(events, ("acts", "invests"), 1)
    acting = next((event for event in events if event.key == "acts"), None)
    return Digest(parts[:MOST], about=None if acting is None else ("digest-galley", acting.args))


def _between_turns(events: Sequence[Event]) -> list[Phrase]:
    """SE-5 The Doge card and what came of it; SE-5.2 a payout with what every player gets, also nothing."""
    parts: list[Phrase] = []
    gains: list[Phrase] = []
    for event in events:
        if event.key == "payout":
            gains = []
            parts.append(("digest-payout", {**event.args, "gains": gains}))
        elif event.key in GAINS:
            gains += in_order([event], GAINS)
        else:
            parts += in_order([event], APART)
    return parts


def _fought(events: Sequence[Event]) -> list[Phrase]:
    """Each fight as a whole: whom, and who fell in all its rolls. The fort fires before the port is fought."""
    fights: dict[str, list[Event]] = {}
    for event in events:
        if event.key in ("fought-galley", "fought-port", "fort-fired"):
            whom = str(event.args["target" if event.key == "fought-galley" else "port"])
            fights.setdefault(whom, []).append(event)
    return [_fight(rolls) for rolls in fights.values()]


def _fight(rolls: Sequence[Event]) -> Phrase:
    whom = next((event for event in rolls if event.key != "fort-fired"), rolls[0])
    kills = sum(int(str(event.args.get("kills", 0))) for event in rolls)
    losses = sum(int(str(event.args["losses"])) for event in rolls)
    args = {"defender": whom.args["defender"], "kills": kills, "losses": losses}
    if whom.key == "fought-galley":
        return ("digest-fought", {"target": whom.args["target"], **args})
    return ("digest-fought-port", {"port": whom.args["port"], **args})


def _sold(events: Sequence[Event]) -> list[Phrase]:
    sales = [event for event in events if event.key == "sold"]
    if not sales:
        return []
    ducats = sum(int(str(event.args["ducats"])) for event in sales)
    goods = [event.args["good"] for event in sales]
    return [("digest-sold", {"goods": goods, "port": sales[0].args["port"], "ducats": ducats})]


def _loaded(events: Sequence[Event]) -> list[Phrase]:
    bought = [event for event in events if event.key in ("loaded", "bought-from")]
    if not bought:
        return []
    cost = sum(int(str(event.args["cost"])) for event in bought)
    goods = [event.args["good"] for event in bought]
    return [("digest-loaded", {"goods": goods, "port": bought[0].args["port"], "cost": cost})]


def _hired(events: Sequence[Event]) -> list[Phrase]:
    hired = sum(event.key in ("hired", "hired-aboard") for event in events)
    return [("digest-hired", {"count": hired})] if hired else []


def _sailed(events: Sequence[Event]) -> list[Phrase]:
    voyage = [event for event in events if event.key == "sailed"]
    return [("digest-sailed", voyage[-1].args)] if voyage else []
