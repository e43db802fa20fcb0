"""What a game tells of its estimate holds for the estimate."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from arsenale.engine import State, playout, seeded
from arsenale.games import speech
from arsenale.words import LANGUAGES

from .settings import SETTINGS, Setting, each_setting
from .walks import walks


def assert_adds_up(setting: Setting, state: State) -> None:
    game = setting.game
    for seat in range(setting.players):
        reasons = game.reasons(state, seat)
        assert sum(reasons.values()) == pytest.approx(game.estimate(state, seat), abs=1e-9)


@each_setting
def test_reasons_add_up_to_the_estimate(setting: Setting) -> None:
    for match in walks(setting):
        for position in match.positions[::3]:
            assert_adds_up(setting, position.state)
        assert_adds_up(setting, match.final)


@given(st.sampled_from(SETTINGS), st.integers(), st.integers(0, 400))
@hypothesis_settings(max_examples=60, deadline=None)
def test_reasons_add_up_anywhere_in_a_random_match(setting: Setting, seed: int, actions: int) -> None:
    state = setting.start(seed)
    playout(state, seeded(seed), actions)
    assert_adds_up(setting, state)


@each_setting
def test_every_reason_has_words_and_counts_somewhere(setting: Setting) -> None:
    positions = [position.state for match in walks(setting) for position in match.positions[::3]]
    positions += [match.final for match in walks(setting)]
    told = [setting.game.reasons(state, seat) for state in positions for seat in range(setting.players)]
    keys = list(told[0])
    assert all(list(reasons) == keys for reasons in told)
    assert 5 <= len(keys) <= 9
    for key in keys:
        assert any(reasons[key] != 0.0 for reasons in told), f"{key} never counts"
        for language in LANGUAGES:
            assert speech(setting.game, language).say(f"reason-{key}")
