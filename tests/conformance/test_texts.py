"""Every action has one text form that round-trips; bad texts, table sizes and options get clear errors."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import arsenale
from arsenale.engine import Game, UnknownAction

from .settings import GAMES, each_game, game_named


@each_game
def test_text_forms_round_trip_for_the_whole_space(game: Game[Any]) -> None:
    texts = [game.format(number) for number in range(len(game.space))]
    assert len(set(texts)) == len(texts)
    for number, text in enumerate(texts):
        assert game.parse(text) == number
        assert game.action(number).id == number
        assert game.action(number).text == text
        assert text == " ".join(text.split()), "single spaces only"
        assert text.startswith(game.action(number).kind)


@each_game
def test_case_and_spaces_are_forgiven(game: Game[Any]) -> None:
    for number in range(len(game.space)):
        text = game.format(number)
        assert game.parse(text.upper()) == number
        assert game.parse(f"  {text.title()}\t\n") == number
        assert game.parse(text.replace(" ", "   ")) == number


@each_game
def test_a_bad_text_is_answered_with_what_was_expected(game: Game[Any]) -> None:
    first = game.action(0)
    for text in ["", " ", "xyzzy", "0", f"{first.text} and more", f"{first.kind}\0", "–"]:
        with pytest.raises(UnknownAction, match=r"^expected an action .*got ") as caught:
            game.parse(text)
        assert repr(text) in str(caught.value)
    with pytest.raises(UnknownAction) as caught:
        game.parse(f"{first.kind} xyzzy")
    assert repr(first.text) in str(caught.value), "a known verb is answered with an example"


@each_game
def test_an_id_outside_the_space_is_refused(game: Game[Any]) -> None:
    for number in (-1, len(game.space), 10**9):
        with pytest.raises(ValueError, match=f"expected an action id from 0 to {len(game.space) - 1}, got {number}"):
            game.format(number)


@hypothesis_settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(GAMES), st.text(max_size=30))
def test_any_text_is_an_action_or_an_unknown_action(name: str, text: str) -> None:
    game = game_named(name)
    try:
        number = game.parse(text)
    except UnknownAction:
        return
    assert game.format(number) == " ".join(text.lower().split())


@each_game
def test_players_out_of_range_are_refused(game: Game[Any]) -> None:
    low, high = game.seats[0], game.seats[-1]
    for players in (-1, 0, low - 1, high + 1, 1000):
        with pytest.raises(ValueError, match=f"expected {low} to {high} players for {game.name}, got {players}"):
            game.start(players=players, seed=1)


@each_game
def test_unknown_options_and_choices_are_refused(game: Game[Any]) -> None:
    players = game.seats[0]
    with pytest.raises(ValueError, match=f"expected an option of {game.name}.*got 'xyzzy'"):
        game.start(players=players, seed=1, options={"xyzzy": "yes"})
    for option, choices in game.options.items():
        with pytest.raises(ValueError, match=f"expected option {option} to be one of .*{choices[0]}.*got 'xyzzy'"):
            game.start(players=players, seed=1, options={option: "xyzzy"})


@each_game
def test_options_default_to_their_first_choice(game: Game[Any]) -> None:
    defaults = {option: choices[0] for option, choices in game.options.items()}
    assert game.complete({}) == defaults
    for players in game.seats:
        plain = game.start(players=players, seed=1)
        assert plain.key() == game.start(players=players, seed=1, options=defaults).key()


@each_game
def test_a_game_introduces_itself(game: Game[Any]) -> None:
    assert game.name in arsenale.games()
    assert game.title
    assert game.designers
    assert game.edition.game == game.name
    assert game.edition.name in arsenale.editions(game.name)
    assert len(game.edition.digest) >= 32
    assert game.edition.components


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match=r"expected a game, one of .*got 'xyzzy'"):
        arsenale.load("xyzzy")
