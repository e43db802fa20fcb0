"""The bot that searches: legal, repeatable, fair, in time."""

from __future__ import annotations

import itertools

import pytest

from arsenale import games, load, seeded
from arsenale.bots import SearchBot, play_match, seated
from arsenale.bots.search_bot import is_what_follows
from arsenale.engine import State, playout

from .positions import choosers, decisions, each_table, keep_time

each_game = pytest.mark.parametrize("name", games())


@each_table
def test_choices_are_legal_and_leave_the_state_alone(name: str, players: int) -> None:
    game = load(name)
    bot = SearchBot(game, 1, iterations=5)
    for state in decisions(game, players, 4):
        for seat in state.actors():
            key = state.key()
            assert bot.choose(state, seat) in state.legal(seat)
            assert state.key() == key


@each_game
def test_iterations_and_a_seed_make_the_same_choices(name: str) -> None:
    game = load(name)
    first, second = (
        play_match(game, seated(["search:5"], game, 2, "same"), seed=3, limit=10).record.actions for _ in range(2)
    )
    assert first == second


@each_table
def test_the_choice_depends_on_nothing_that_the_seat_cannot_know(name: str, players: int) -> None:
    """Whatever was hidden from it: the same seed chooses the same and sees the same values."""
    game = load(name)
    for number, state in enumerate(decisions(game, players, 2, "fair")):
        seat = state.actors()[-1]
        found = []
        for twin in (state, state.redealt(seat, seeded("twin"))):
            bot = SearchBot(game, number, iterations=5)
            found.append((bot.choose(twin, seat), bot.search.root_statistics()))
        assert found[0] == found[1]


@each_game
def test_the_clock_is_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    for state in decisions(game, 2, 3):
        clock = keep_time(monkeypatch, 0.002)
        bot = SearchBot(game, 1, seconds=0.3)
        bot.choose(state, choosers(state)[0])
        assert clock.spent < 1.1 * 0.3
        assert bot.search.iterations > 5


def test_a_lone_option_needs_no_thought() -> None:
    game = load("doge_ship")
    state: State = game.start(players=2, seed=1)
    chance = seeded(1)
    while len(state.legal(state.actors()[0])) > 1:
        playout(state, chance, 1)
    bot = SearchBot(game, 1, seconds=60)
    assert [bot.choose(state, state.actors()[0])] == state.legal(state.actors()[0])
    assert bot.search.iterations == 0


def test_the_subtree_is_reused_only_where_nothing_else_happened() -> None:
    game = load("serenissima")
    bot = SearchBot(game, 1, iterations=12)
    reused = 0
    for state in decisions(game, 2, 12):
        seat = choosers(state)[0]
        action = bot.choose(state, seat)
        after = state.copy()
        after.apply(seat, action)
        if after.actors() != (seat,) or len(after.legal(seat)) < 2:
            continue
        seen = after.redealt(seat, seeded(1))
        if is_what_follows(game, state, seat, action, seen):
            bot.reuse_what_is_valid(seen, seat)
            reused += bool(bot.search.tree.nodes)
        bot.reuse_what_is_valid(state, seat)
        assert not bot.search.tree.nodes, "the same state once more is not what follows"
    assert reused


@each_game
def test_whoever_asks_may_play_on_with_the_same_state(name: str) -> None:
    game = load(name)
    state: State = game.start(players=2, seed=4)
    on_it, on_copies = (SearchBot(game, 1, iterations=3) for _ in range(2))
    for _ in range(40):
        seat = state.actors()[0]
        action = on_copies.choose(state.copy(), seat)
        assert on_it.choose(state, seat) == action
        assert on_it.search.margins_gained == on_copies.search.margins_gained
        state.apply(seat, action)


def test_several_cores_add_up_and_repeat_themselves() -> None:
    game = load("doge_ship")
    state = decisions(game, 3, 3)[1]
    seat = choosers(state)[0]
    choices = {SearchBot(game, 7, iterations=20, cores=2).choose(state, seat) for _ in range(2)}
    assert len(choices) == 1
    assert choices <= set(state.legal(seat))


def test_a_budget_is_seconds_or_iterations_or_what_ends_first() -> None:
    game = load("doge_ship")
    with pytest.raises(ValueError, match="seconds or iterations"):
        SearchBot(game, 1)
    state = decisions(game, 2, 1)[0]
    counted = SearchBot(game, 1, seconds=1000, iterations=5)
    counted.choose(state, choosers(state)[0])
    assert 0 < counted.search.iterations <= 5
    ticks = itertools.count()
    timed = SearchBot(game, 1, seconds=5, iterations=1000, clock=lambda: float(next(ticks)))
    timed.choose(state, choosers(state)[0])
    assert 0 < timed.search.iterations <= 5
