"""The ducats taken apart, for the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.event import Event
from ...engine.game import ScoreLine
from .terms import START_DUCATS

GAINS = {"sold": "sales", "wine-paid": "wine", "paid-out": "payouts"}
LINES = ("start", "sales", "dues", "wine", "payouts", "spent")


def score_sheet(players: int, events: Sequence[Event]) -> list[ScoreLine]:
    """Where each seat's ducats came from, and what it spent."""
    lines = {key: [0] * players for key in LINES}
    lines["start"] = [START_DUCATS] * players
    for event in events:
        if event.key in GAINS:
            lines[GAINS[event.key]][_whole(event, "seat")] += _whole(event, "ducats")
        if "cost" in event.args:
            lines["spent"][_whole(event, "seat")] -= _whole(event, "cost")
        if event.key == "bought-from":
            lines["dues"][_whole(event, "owner")] += _whole(event, "cost")
    return [ScoreLine(key, values) for key, values in lines.items()]


def _whole(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value
