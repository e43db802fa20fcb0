"""Chances to win: shares of one, by estimate while a match runs and certain at its end."""

from __future__ import annotations

import pytest

from arsenale import bots, games, load, seeded
from arsenale.bots.chances import softmax, win_chances
from arsenale.engine import playout

each_game = pytest.mark.parametrize("name", games())


@each_game
def test_chances_add_up_and_follow_the_estimates(name: str) -> None:
    game = load(name)
    for players in game.seats:
        state = game.start(players=players, seed="chances")
        playout(state, seeded(players), 60)
        chances = win_chances(game, state)
        estimates = [game.estimate(state, seat) for seat in range(players)]
        assert sum(chances) == pytest.approx(1.0)
        assert chances.index(max(chances)) == estimates.index(max(estimates))
        assert 0.0 < min(chances) <= max(chances) < 1.0


@each_game
def test_at_the_end_the_winners_share_all(name: str) -> None:
    game = load(name)
    state = game.start(players=2, seed=1)
    playout(state, seeded(1), 100_000)
    for seat, chance in enumerate(win_chances(game, state)):
        assert chance == (1.0 / len(state.winners()) if seat in state.winners() else 0.0)


@each_game
def test_towards_the_end_the_same_lead_is_worth_more(name: str) -> None:
    game = load(name)
    first = game.start(players=2, seed=3)
    late = game.start(players=2, seed=3)
    players = bots.seated(["greedy"], game, 2, 3)
    spreads = []
    while not late.finished:
        spreads.append(game.adviser.spread(late))
        seat = late.actors()[0]
        late.apply(seat, players[seat].choose(late, seat))
    assert spreads[0] == game.adviser.spread(first) > spreads[-1] > 0.0


def test_shares_of_equals_are_equal_and_a_small_spread_decides() -> None:
    assert softmax([3.0, 3.0], 5.0) == [0.5, 0.5]
    assert softmax([900.0, 3.0], 0.1) == [1.0, 0.0]
