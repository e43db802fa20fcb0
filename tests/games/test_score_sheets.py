"""The scores taken apart."""

from __future__ import annotations

import pytest

import arsenale
from arsenale import bots
from arsenale.bots.match import play_match
from arsenale.engine import Event


@pytest.mark.parametrize("name", arsenale.games())
def test_the_lines_of_the_sheet_add_up_to_the_scores(name: str) -> None:
    game = arsenale.load(name)
    events: list[Event] = []
    seated = [bots.make("greedy", game, seat) for seat in range(2)]
    match = play_match(game, seated, seed=2, on_event=events.append)
    sheet = game.score_sheet(match.state.players, events)
    assert [sum(column) for column in zip(*[line.values for line in sheet], strict=True)] == match.state.scores()
    assert any(sheet[0].values)
