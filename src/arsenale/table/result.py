"""The end of a match: who wins, and the scores taken apart."""

from __future__ import annotations

from typing import Any

from ..engine import Event
from .ledger import Ledger
from .tongue import Tongue


def result(table: Ledger, speech: Tongue) -> dict[str, Any] | None:
    """Winners, scores and the score sheet; None while the match runs."""
    state = table.state
    if not state.finished:
        return None
    winners = list(state.winners())
    return {
        "winners": winners,
        "scores": state.scores(),
        "text": speech.say("table-wins" if len(winners) == 1 else "table-share-the-win", {"seats": winners}),
        "sheet": score_sheet(table, speech),
    }


def score_sheet(table: Ledger, speech: Tongue) -> list[dict[str, Any]]:
    """The scores taken apart as the game tells it; empty for a game that has nothing to take apart."""
    events: list[Event] = [event for played in table.history.played for event in played.events]
    lines = table.game.score_sheet(table.meta.players, events)
    return [{"key": line.key, "label": speech.say(f"score-{line.key}"), "values": list(line.values)} for line in lines]
