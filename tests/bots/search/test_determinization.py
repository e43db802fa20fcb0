"""Determinizations: numbered deals of what the seat cannot know."""

from __future__ import annotations

import pytest

from arsenale import games, load, seeded
from arsenale.bots.search.determinization import Determinizations

from ..positions import decisions


@pytest.mark.parametrize("name", games())
def test_a_number_is_always_the_same_deal_and_another_number_another_one(name: str) -> None:
    game = load(name)
    state = decisions(game, game.seats[0], 3)[1]
    seat = state.actors()[0]
    first, second = (Determinizations(state, seat, seeded("deals")) for _ in range(2))
    keys = [first.deal(number).key() for number in (-2, -1, 0, 1, 2)]
    assert keys == [second.deal(number).key() for number in (-2, -1, 0, 1, 2)]
    assert len(set(keys)) == 5
    assert game.view(first.deal(1), seat) == game.view(state, seat)
