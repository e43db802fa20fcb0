"""The scores taken apart."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.doge_ship.build import GAME

from arsenale import bots
from arsenale.bots.match import play_match
from arsenale.engine import Event, Game


@pytest.mark.parametrize("players", [2, 3])
def test_the_lines_of_the_sheet_add_up_to_the_scores(players: int) -> None:
    events: list[Event] = []
    seated = [bots.make("greedy", GAME, seat) for seat in range(players)]
    match = play_match(GAME, seated, seed=players, on_event=events.append)
    game: Game[Any] = GAME
    sheet = game.score_sheet(match.state, events)
    assert [line.key for line in sheet] == ["parts", "bonuses", "inspections", "final"]
    assert [sum(column) for column in zip(*[line.values for line in sheet], strict=True)] == match.state.scores()
