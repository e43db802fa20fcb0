"""Hints: the best actions by the search, with chances and reasons, from what the seat may know alone."""

from __future__ import annotations

import pytest

from arsenale import games, load, seeded
from arsenale.bots import SearchBot, find_hints
from arsenale.bots.hint_finder import RIVALS, Outlook, reasons
from arsenale.engine import State, playout

from .positions import choosers, decisions, each_table, keep_time

each_game = pytest.mark.parametrize("name", games())


@each_table
def test_hints_are_the_best_of_the_legal_actions_with_falling_chances(name: str, players: int) -> None:
    game = load(name)
    for number, state in enumerate(decisions(game, players, 3, "hints")):
        for seat in choosers(state):
            key = state.key()
            found = find_hints(game, state, seat, number, iterations=8)
            assert state.key() == key
            legal = state.legal(seat)
            actions = [hint.action for hint in found]
            assert len(actions) == len(set(actions)) == min(3, len(legal))
            assert set(actions) <= set(legal)
            assert actions[0] == SearchBot(game, number, iterations=8).choose(state, seat)
            chances = [hint.chance for hint in found]
            assert chances == sorted(chances, reverse=True)
            assert 0.0 < chances[-1] <= chances[0] < 1.0


@each_game
def test_reasons_are_the_games_own_and_speak_for_one_side_only(name: str) -> None:
    game = load(name)
    told = 0
    for number, state in enumerate(decisions(game, 2, 6, "reasons")):
        seat = choosers(state)[0]
        known = {*game.reasons(state, seat), RIVALS}
        for hint in find_hints(game, state, seat, number, iterations=8):
            assert set(hint.better) | set(hint.worse) <= known
            assert not set(hint.better) & set(hint.worse)
            assert len(hint.better) + len(hint.worse) <= 3
            told += bool(hint.better or hint.worse)
    assert told


@each_table
def test_hints_depend_on_nothing_that_the_seat_cannot_know(name: str, players: int) -> None:
    game = load(name)
    for number, state in enumerate(decisions(game, players, 3, "fair hints")):
        seat = choosers(state)[-1]
        twin = state.redealt(seat, seeded("twin"))
        assert twin.key() != state.key()
        assert find_hints(game, state, seat, number, iterations=6) == find_hints(game, twin, seat, number, iterations=6)


def test_a_lone_option_is_the_only_hint() -> None:
    game = load("doge_ship")
    state: State = game.start(players=2, seed=1)
    chance = seeded(1)
    while len(state.legal(state.actors()[0])) > 1:
        playout(state, chance, 1)
    seat = state.actors()[0]
    (only,) = find_hints(game, state, seat, 1, iterations=5)
    assert [only.action] == state.legal(seat)
    assert (only.better, only.worse) == ((), ())


@each_game
def test_hints_come_in_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    for state in decisions(game, 2, 2, "time"):
        clock = keep_time(monkeypatch, 0.02)
        assert find_hints(game, state, choosers(state)[0], 1, seconds=0.5)
        assert clock.spent < 1.1 * 0.5


def test_only_what_differs_clearly_is_told_the_greatest_first() -> None:
    one = Outlook(0.5, {"points": 5.0, "gold": 1.0, "cards": 3.1, "ships": 2.0, "rest": 0.0})
    other = Outlook(0.5, {"points": 1.0, "gold": 3.0, "cards": 3.0, "ships": 0.5, "rest": 0.0})
    assert reasons([one, other], 0, 0.01) == (("points", "ships"), ("gold",))
    assert reasons([other, one], 0, 0.01) == (("gold",), ("points", "ships"))
    assert reasons([one, other], 0, 9.0) == ((), ())
    assert reasons([one], 0, 0.01) == ((), ())
