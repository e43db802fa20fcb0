"""The log of a match in words: for each viewer only what he may know."""

from __future__ import annotations

from typing import Any

from .history import NOBODY, Played
from .ledger import Ledger
from .tongue import Tongue

Line = dict[str, Any]
Group = dict[str, Any]


def log_groups(
    table: Ledger, seat: int | None, language: str, *, after: int = 0, until: int | None = None
) -> list[Group]:
    """Lines by turn, each with the position it leads to; only those of positions later than `after`."""
    speech = table.speech(language)
    groups: list[Group] = []
    last = table.position if until is None else until
    for position in range(after, last):
        played = table.history.played[position]
        lines = lines_of(played, position + 1, seat, speech)
        if not lines:
            continue
        if not groups or groups[-1]["turn"] != played.turn:
            groups.append(_group(played, speech))
        groups[-1]["lines"] += lines
    return groups


def lines_since(table: Ledger, seat: int | None, language: str) -> list[Line]:
    """What happened since the seat's own last choice."""
    if seat is None:
        return []
    speech = table.speech(language)
    own = table.history.last_of(seat)
    first = 0 if own is None else table.history.end_of(own)
    found: list[Line] = []
    for position in range(first, table.position):
        found += lines_of(table.history.played[position], position + 1, seat, speech)
    return found


def lines_of(played: Played, position: int, seat: int | None, speech: Tongue) -> list[Line]:
    """The lines of one action that the seat (None: a spectator) may read."""
    lines: list[Line] = []
    for number, event in enumerate(played.events):
        if not event.is_for(seat):
            continue
        known = (speech.language, number)
        text = played.said.get(known)
        if text is None:
            text = played.said[known] = speech.event(event)
        lines.append({"position": position, "key": event.key, "text": text})
    return lines


def _group(played: Played, speech: Tongue) -> Group:
    owner = played.asked.owner
    if owner == NOBODY:
        title = speech.say("table-log-together", {"round": played.round})
    else:
        title = speech.say("table-log-turn", {"round": played.round, "seat": owner})
    seat = None if owner == NOBODY else owner
    return {"turn": played.turn, "round": played.round, "seat": seat, "title": title, "lines": []}
