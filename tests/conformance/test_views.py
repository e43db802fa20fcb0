"""Views are plain JSON values of their own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .settings import Setting, each_setting
from .walks import walks

SHARED = ["game", "players", "seat", "round", "finished", "actors", "questions", "scores", "winners"]


def spoil(value: Any) -> None:
    """Change every list and table inside a value."""
    if isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
        value["spoilt"] = True
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.append("spoilt")


def assert_is_plain(value: Any, where: str) -> None:
    """Only what JSON knows, with texts as names of values: no tuples, no numbers as names, no cleverer kinds."""
    assert type(value) in (dict, list, str, int, float, bool, type(None)), f"{where}: {value!r}"
    if isinstance(value, dict):
        for name, inner in value.items():
            assert type(name) is str, f"{where}: {name!r}"
            assert_is_plain(inner, f"{where}.{name}")
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            assert_is_plain(inner, f"{where}[{place}]")


@each_setting
def test_views_are_plain_values_and_never_shared(setting: Setting) -> None:
    game = setting.game
    for match in walks(setting):
        for state in [*[position.state for position in match.sample(60)], match.final]:
            key = state.key()
            for seat in [None, *range(setting.players)]:
                view = game.view(state, seat)
                assert_is_plain(view, "view")
                text = json.dumps(view, allow_nan=False)
                assert json.loads(text) == view
                spoil(view)
                assert state.key() == key, "a view must not share lists or tables with the state"
                assert json.dumps(game.view(state, seat)) == text


@each_setting
def test_legal_lists_events_refusals_and_facts_are_never_shared(setting: Setting) -> None:
    game = setting.game
    for match in walks(setting):
        for position in match.sample(30):
            state = position.state.copy()
            key, legal = state.key(), state.legal(position.seat)
            listed = list(legal)
            spoil(legal)
            spoil(state.scores())
            refusal = game.why_not(state, position.seat, -1)
            assert refusal is not None
            spoil(refusal.args)
            assert state.legal(position.seat) == listed
            assert state.key() == key
            events = state.listen()
            state.play(position.seat, position.action)
            key = state.key()
            for event in events:
                spoil(event.args)
            assert state.key() == key


@each_setting
def test_views_tell_the_shared_facts(setting: Setting) -> None:
    game = setting.game
    for match in walks(setting):
        for state in [*[position.state for position in match.sample(20)], match.final]:
            for seat in [None, *range(setting.players)]:
                view = game.view(state, seat)
                assert list(view)[: len(SHARED)] == SHARED
                assert (view["game"], view["players"], view["seat"]) == (setting.name, setting.players, seat)
                assert view["actors"] == list(state.actors())
                assert [question["seat"] for question in view["questions"]] == view["actors"]
                assert view["finished"] == state.finished
                assert view["winners"] == list(state.winners())


@each_setting
def test_a_stranger_has_no_view(setting: Setting) -> None:
    state = setting.start(1)
    for seat in (-1, setting.players):
        with pytest.raises(ValueError, match=f"expected a seat from 0 to {setting.players - 1} or None, got {seat}"):
            setting.game.view(state, seat)
