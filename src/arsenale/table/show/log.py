"""The log of a match in words: for each viewer only what they may know."""

from __future__ import annotations

from typing_extensions import TypedDict

from ..history import NOBODY, PlayedAction
from ..table import Table
from .speech import TableSpeech, table_speech


class LogLine(TypedDict):
    """One event."""

    position: int  # to which the action led that it came of
    key: str
    text: str


class LogGroup(TypedDict):
    """The events of one turn."""

    turn: int  # counted through the match
    round: int
    seat: int | None  # whose turn it is; None where all decide at once
    title: str
    lines: list[LogLine]


def log_groups(
    table: Table, seat: int | None, language: str, *, after: int = 0, until: int | None = None
) -> list[LogGroup]:
    """Lines by turn, each with the position it leads to; only those of positions later than `after`."""
    speech = table_speech(table, language)
    groups: list[LogGroup] = []
    last = table.position if until is None else until
    for position in range(after, last):
        played = table.history.played[position]
        lines = _lines_of(played, position + 1, seat, speech)
        if not lines:
            continue
        if not groups or groups[-1]["turn"] != played.turn:
            groups.append(_group(played, speech))
        groups[-1]["lines"] += lines
    return groups


def lines_since(table: Table, seat: int | None, language: str) -> list[LogLine]:
    """What happened since the seat's own last choice."""
    if seat is None:
        return []
    speech = table_speech(table, language)
    own = table.history.last_of(seat)
    first = 0 if own is None else table.history.end_of(own)
    lines: list[LogLine] = []
    for position in range(first, table.position):
        lines += _lines_of(table.history.played[position], position + 1, seat, speech)
    return lines


def _lines_of(played: PlayedAction, position: int, seat: int | None, speech: TableSpeech) -> list[LogLine]:
    """The lines of one action that the seat (None: a spectator) may read."""
    lines: list[LogLine] = []
    for number, event in enumerate(played.events):
        if not event.is_for(seat):
            continue
        known = (speech.language, number)
        text = played.said.get(known)
        if text is None:
            text = played.said[known] = speech.event(event)
        lines.append({"position": position, "key": event.key, "text": text})
    return lines


def _group(played: PlayedAction, speech: TableSpeech) -> LogGroup:
    owner = played.asked.owner
    if owner == NOBODY:
        title = speech.say("table-log-together", {"round": played.round})
    else:
        title = speech.say("table-log-turn", {"round": played.round, "seat": owner})
    seat = None if owner == NOBODY else owner
    return {"turn": played.turn, "round": played.round, "seat": seat, "title": title, "lines": []}
