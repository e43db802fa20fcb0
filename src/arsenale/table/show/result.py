"""The end of a match: who wins, and the scores taken apart."""

from __future__ import annotations

from typing_extensions import TypedDict

from ...engine import Event
from ..table import Table
from .speech import TableSpeech


class ScoreLineView(TypedDict):
    """One line of the score sheet."""

    key: str
    label: str
    values: list[int]  # by seat


class TurnScores(TypedDict):
    """The scores after a turn, or at the start."""

    round: int
    scores: list[int]  # by seat


class ResultView(TypedDict):
    """How the match ended."""

    winners: list[int]
    scores: list[int]
    resigned: list[int]  # seats that a bot played to the end for somebody who gave up
    text: str
    sheet: list[ScoreLineView]
    scores_by_turn: list[TurnScores]  # first as the match began


def result_view(table: Table, speech: TableSpeech) -> ResultView | None:
    """Winners, scores and the score sheet; None while the match runs."""
    state = table.state
    if not state.finished:
        return None
    winners, resigned = list(state.winners()), sorted(table.resigned)
    text = result_sentence(table, speech)
    if resigned:
        text += " " + speech.say("table-have-resigned", {"seats": resigned, "count": len(resigned)})
    return {
        "winners": winners,
        "scores": state.scores(),
        "resigned": resigned,
        "text": text,
        "sheet": _score_sheet(table, speech),
        "scores_by_turn": [{"round": number, "scores": scores} for number, scores in table.history.scores_by_turn()],
    }


def result_sentence(table: Table, speech: TableSpeech) -> str:
    """Who has won."""
    winners = list(table.state.winners())
    if len(winners) == 1:
        return speech.say("table-wins", {"seat": winners[0]})
    return speech.say("table-share-the-win", {"seats": winners})


def _score_sheet(table: Table, speech: TableSpeech) -> list[ScoreLineView]:
    """The scores taken apart as the game tells it; empty for a game that has nothing to take apart."""
    events: list[Event] = [event for played in table.history.played for event in played.events]
    lines = table.game.score_sheet(table.meta.players, events)
    return [{"key": line.key, "label": speech.say(f"score-{line.key}"), "values": list(line.values)} for line in lines]
