"""What a game offers in one go comes to the same as its actions one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import arsenale
from arsenale.engine import Game, Shortcut, State, seeded
from arsenale.games import speech

MATCHES = 2
MOST = 250  # actions of a match that are looked at

each_game = pytest.mark.parametrize("name", arsenale.games())


def positions(game: Game[Any]) -> Iterator[tuple[State, int]]:
    for number in range(MATCHES):
        state = game.start(players=3, seed=number)
        chance = seeded(f"shortcuts {number}")
        for _ in range(MOST):
            if state.finished:
                break
            for seat in state.actors():
                yield state, seat
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])


def offered(game: Game[Any]) -> Iterator[tuple[State, int, Shortcut]]:
    for state, seat in positions(game):
        for shortcut in game.shortcuts(state, seat):
            yield state, seat, shortcut


@each_game
def test_every_action_is_legal_unless_someone_else_decides_before(name: str) -> None:
    game = arsenale.load(name)
    whole = 0
    for state, seat, shortcut in offered(game):
        assert len(shortcut.actions) > 1
        twin = state.copy()
        for action in shortcut.actions:
            if seat not in twin.actors():
                break
            twin.play(seat, action)
        else:
            whole += 1
    assert whole > 20


@each_game
def test_the_state_stays_as_it_is_and_each_is_offered_once(name: str) -> None:
    game = arsenale.load(name)
    for state, seat in positions(game):
        key = state.key()
        chains = [shortcut.actions for shortcut in game.shortcuts(state, seat)]
        assert state.key() == key
        assert len(chains) == len(set(chains))


@each_game
def test_nobody_is_offered_anything_out_of_turn(name: str) -> None:
    game = arsenale.load(name)
    state = game.start(players=3, seed=5)
    for seat in range(3):
        if seat not in state.actors():
            assert game.shortcuts(state, seat) == []


@each_game
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_each_has_words(name: str, language: str) -> None:
    game = arsenale.load(name)
    words = speech(game, language, ["Anna", "Ben", "Cleo"])
    for state, seat, shortcut in offered(game):
        if shortcut.key:
            what = game.phrase(game.view(state, seat), shortcut.actions[-1])
            assert "{" not in words.say(shortcut.key, {**shortcut.args, "what": what})


@each_game
def test_what_one_cannot_know_changes_nothing(name: str) -> None:
    game = arsenale.load(name)
    chance = seeded("other worlds")
    compared = 0
    for state, seat in positions(game):
        if game.shortcuts(state, seat):
            world = state.redealt(seat, chance)
            assert game.shortcuts(world, seat) == game.shortcuts(state, seat)
            compared += 1
    assert compared > 20


def test_each_kind_comes_up() -> None:
    kinds = Counter(shortcut.key for name in arsenale.games() for *_, shortcut in offered(arsenale.load(name)))
    known = {"", "do-by-cell", "do-after-laying", "do-load-all", "do-load-all-crew", "do-hire-all"}
    assert known <= set(kinds)
