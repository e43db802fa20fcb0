"""The end of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from arsenale.engine import Event, ScoreLine
from arsenale.table import table_view

from ..build import each_game, each_language, finished


@each_language
def test_the_result_tells_the_winners_and_the_scores(language: str) -> None:
    table = finished()
    seen = table_view(table, None, None, language)
    result = seen["result"]
    assert result is not None
    assert result["scores"] == table.state.scores()
    assert all(table.names[seat] in result["text"] for seat in result["winners"])
    assert (seen["question"], seen["waiting"], seen["choices"]) == (None, None, [])


@each_game
def test_a_score_sheet_adds_up_to_the_scores(name: str) -> None:
    table = finished(game=name)
    result = table_view(table, None, None, "en")["result"]
    assert result is not None
    if result["sheet"]:
        totals = [sum(line["values"][seat] for line in result["sheet"]) for seat in range(3)]
        assert totals == table.state.scores()
        assert not any(line["label"].startswith("[") for line in result["sheet"])


def test_a_game_takes_its_scores_apart_from_all_its_events(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished()

    def sheet(_game: Any, players: int, events: Sequence[Event]) -> list[ScoreLine]:
        assert events[-1].key == "final-inspection"
        return [ScoreLine("everything", list(range(players)))]

    monkeypatch.setattr(type(table.game), "score_sheet", sheet)
    shown = table_view(table, None, None, "en")["result"]
    assert shown is not None
    assert shown["sheet"] == [{"key": "everything", "label": "[score-everything]", "values": [0, 1, 2]}]
