"""A match at one of its positions."""

from __future__ import annotations

import pytest

from arsenale.engine import seeded
from arsenale.table import Refused, ReplayView, replay

from ..build import BEN, STRANGER, each_game, finished, new_table, play_random
from .shapes import check_shape


def test_a_running_match_is_replayed_as_far_and_as_much_as_the_viewer_may_know() -> None:
    table, chance = new_table(), seeded("replay")
    for _ in range(30):
        play_random(table, chance)
    for position in range(table.position + 1):
        seen = replay(table, BEN, 1, position, "en")
        assert seen["view"] == table.game.view(table.history.state_at(position), 1)
        assert (seen["position"], seen["last"], seen["choices"]) == (position, 30, [])
        assert all(line["position"] <= position for group in seen["story"] for line in group["lines"])
        own = position > 0 and table.history.played[position - 1].seat == 1
        assert (seen["played"] is not None) == own
    assert seen["perspectives"] == [None, 1]
    assert replay(table, STRANGER, None, 3, "en")["perspectives"] == [None]
    for wrong in (-1, 31):
        with pytest.raises(Refused, match="table-no-such-position"):
            replay(table, BEN, 1, wrong, "en")


@each_game
def test_a_replay_has_the_shape_that_its_type_says(name: str) -> None:
    table = finished(game=name)
    for position in {*range(0, table.position, 40), table.position}:
        for seat in (None, 1):
            check_shape(replay(table, None, seat, position, "fr"), ReplayView)


def test_the_last_position_of_a_finished_match_shows_the_result() -> None:
    table = finished()
    shown = replay(table, None, 0, table.position, "en")["result"]
    assert shown is not None
    assert shown["scores"] == table.state.scores()
    assert replay(table, None, 0, table.position - 1, "en")["result"] is None
