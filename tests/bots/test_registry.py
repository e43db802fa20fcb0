"""Bots by name."""

from __future__ import annotations

import pytest

from arsenale import bots, load
from arsenale.bots import SearchBot


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"one of random, greedy, apprentice, .*, got 'deep thought'"):
        bots.make("deep thought", load("doge_ship"), 1)


@pytest.mark.parametrize("name", ["search:0s", "search:0", "search:", "search:x", "search:1.5", "Doge"])
def test_names_that_are_no_bots(name: str) -> None:
    assert not bots.is_known(name)
    with pytest.raises(ValueError, match="expected a bot"):
        bots.make(name, load("doge_ship"), 1)


def test_levels_and_budgets_by_name() -> None:
    game = load("doge_ship")
    assert bots.levels() == ("apprentice", "journeyman", "master", "doge")
    assert [bots.make(level, game, 1).name for level in bots.levels()] == ["apprentice", "greedy", "search", "search"]
    doge, brief, counted = (
        bots.make("doge", game, 1, seconds=2),
        bots.make("search:0.25s", game, 1),
        bots.make("search:40", game, 1, cores=2),
    )
    assert isinstance(doge, SearchBot)
    assert isinstance(brief, SearchBot)
    assert isinstance(counted, SearchBot)
    assert (doge.seconds, brief.seconds, counted.iterations) == (2, 0.25, 40)
