"""`legal` and `why_not` agree in both directions, and what is refused changes nothing."""

from __future__ import annotations

import json
import re

import pytest

from arsenale.engine import IllegalAction, Refusal, State

from .settings import Setting, each_setting
from .walks import Position, walks

RULE = re.compile(r"[A-Z]{2}-[0-9]+(\.[0-9]+)*")
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ASKED = 60_000  # questions per setting


def positions(setting: Setting) -> list[Position]:
    """So many that each action of the space can be asked of each actor in reasonable time."""
    count = max(4, min(40, ASKED // (2 * len(setting.game.space))))
    return [position for match in walks(setting) for position in match.sample(count)]


def assert_names_a_rule(refusal: Refusal) -> None:
    assert RULE.fullmatch(refusal.rule), f"expected a rule such as DS-2.1, got {refusal!r}"
    assert KEY.fullmatch(refusal.key), f"expected a message key, got {refusal!r}"
    assert json.loads(json.dumps(refusal.args)) == refusal.args


def assert_refused(state: State, seat: int, action: int) -> None:
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, action)
    assert state.key() == before
    assert_names_a_rule(caught.value.refusal)
    assert caught.value.refusal.rule in str(caught.value)


@each_setting
def test_legal_and_why_not_agree_over_the_whole_space(setting: Setting) -> None:
    game = setting.game
    for position in positions(setting):
        for seat in position.state.actors():
            legal = set(position.state.legal(seat))
            for action in range(len(game.space)):
                refusal = game.why_not(position.state, seat, action)
                assert (refusal is None) == (action in legal), f"{game.format(action)}: {refusal!r}"
                if refusal is not None:
                    assert_names_a_rule(refusal)


@each_setting
def test_who_is_not_to_act_is_told_so(setting: Setting) -> None:
    game = setting.game
    for position in positions(setting):
        actors = position.state.actors()
        for seat in set(range(setting.players)) - set(actors):
            for action in {position.action, 0, len(game.space) - 1, *position.state.legal(actors[0])[:8]}:
                refusal = game.why_not(position.state, seat, action)
                assert refusal is not None
                assert_names_a_rule(refusal)
                assert refusal.key == "not-your-decision"
                assert refusal.args == {"seats": list(actors)}


@each_setting
def test_an_illegal_action_raises_and_changes_nothing(setting: Setting) -> None:
    size = len(setting.game.space)
    for match in walks(setting):
        for number, position in enumerate(match.sample(25)):
            state = position.state
            legal = set(state.legal(position.seat))
            for action in [
                -1,
                size,
                10**12,
                *[action for action in range(size) if action not in legal][number % 29 :: 29],
            ]:
                assert_refused(state, position.seat, action)
            for stranger in {-1, setting.players, *range(setting.players)} - set(state.actors()):
                assert_refused(state, stranger, position.action)


@each_setting
def test_a_finished_match_takes_no_action(setting: Setting) -> None:
    for match in walks(setting):
        for seat in range(setting.players):
            for action in range(0, len(setting.game.space), 7):
                refusal = setting.game.why_not(match.final, seat, action)
                assert refusal is not None
                assert refusal.key == "match-over"
                assert_names_a_rule(refusal)
            assert_refused(match.final, seat, 0)


@each_setting
def test_every_question_names_its_rule(setting: Setting) -> None:
    for match in walks(setting):
        for position in match.positions:
            for step in position.state.asked():
                assert RULE.fullmatch(step.rule)
                assert KEY.fullmatch(step.key)
