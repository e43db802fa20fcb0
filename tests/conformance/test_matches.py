"""Matches end, their legal lists are sound, and they can be replayed exactly."""

from __future__ import annotations

import json
import math
from itertools import pairwise

from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from arsenale.engine import Record, State, playout, seeded

from .settings import SETTINGS, Setting, each_setting
from .walks import MATCH_LIMIT, play_out, walk, walks


def assert_is_over(state: State) -> None:
    assert state.finished
    assert state.actors() == ()
    assert all(state.legal(seat) == [] for seat in range(state.players))


@each_setting
def test_matches_end_and_have_winners_with_the_best_score(setting: Setting) -> None:
    for match in walks(setting):
        assert_is_over(match.final)
        scores, winners = match.final.scores(), match.final.winners()
        assert len(scores) == setting.players
        assert winners
        assert list(winners) == sorted(set(winners))
        assert all(scores[seat] == max(scores) for seat in winners)


@each_setting
def test_nobody_has_won_before_the_end(setting: Setting) -> None:
    for match in walks(setting):
        for position in match.positions:
            assert not position.state.finished
            assert position.state.winners() == ()
            assert len(position.state.scores()) == setting.players


@each_setting
def test_only_actors_have_legal_actions_listed_once_in_a_fixed_order(setting: Setting) -> None:
    size = len(setting.game.space)
    for match in walks(setting):
        for position in match.positions:
            state = position.state
            actors = state.actors()
            assert actors
            assert list(actors) == sorted(set(actors))
            assert set(actors) <= set(range(setting.players))
            for seat in range(setting.players):
                legal = state.legal(seat)
                assert bool(legal) == (seat in actors)
                assert len(set(legal)) == len(legal)
                assert all(0 <= action < size for action in legal)
                assert state.legal(seat) == legal
                assert state.copy().legal(seat) == legal
                sensible = state.sensible(seat)
                assert bool(sensible) == bool(legal)
                assert sensible == [action for action in legal if action in sensible]
            assert all(state.legal(stranger) == [] for stranger in (-1, setting.players))


@each_setting
def test_asking_changes_nothing(setting: Setting) -> None:
    game = setting.game
    for match in walks(setting):
        for position in match.sample(40):
            state = position.state
            before = state.key()
            for seat in range(setting.players):
                state.legal(seat)
                game.view(state, seat)
                game.estimate(state, seat)
                game.why_not(state, seat, position.action)
            state.scores(), state.winners(), state.actors(), game.view(state, None)
            assert state.key() == before


@each_setting
def test_replaying_the_record_gives_the_same_key_at_every_position(setting: Setting) -> None:
    for match in walks(setting):
        keys = [position.state.key() for position in match.positions]
        legal = [position.state.legal(position.seat) for position in match.positions]
        replayed: list[str] = []

        def watch(
            state: State, seat: int, action: int, replayed: list[str] = replayed, legal: list[list[int]] = legal
        ) -> None:
            assert state.legal(seat) == legal[len(replayed)]
            replayed.append(state.key())

        record = Record.from_json(match.record().to_json())
        final = record.replay(setting.game, watch=watch)
        assert replayed == keys
        assert final.key() == match.final.key()
        assert record.verify(setting.game).scores() == match.final.scores()


@each_setting
def test_replaying_to_a_position_gives_that_position(setting: Setting) -> None:
    match = walks(setting)[0]
    record = match.record()
    for number in (0, 1, len(match.positions) // 2, len(match.positions) - 1):
        assert record.replay(setting.game, at=number).key() == match.positions[number].state.key()


@each_setting
def test_every_action_changes_the_key(setting: Setting) -> None:
    for match in walks(setting):
        keys = [*[position.state.key() for position in match.positions], match.final.key()]
        assert all(before != after for before, after in pairwise(keys))


@each_setting
def test_estimates_are_finite_floats(setting: Setting) -> None:
    game = setting.game
    for match in walks(setting):
        for state in [*[position.state for position in match.sample(60)], match.final]:
            for seat in range(setting.players):
                estimate = game.estimate(state, seat)
                assert isinstance(estimate, float)
                assert math.isfinite(estimate)


@each_setting
def test_events_are_plain_values_for_known_seats(setting: Setting) -> None:
    for match in walks(setting):
        state = setting.start(match.seed)
        events = state.listen()
        for position in match.positions:
            state.play(position.seat, position.action)
        assert state.key() == match.final.key(), "listening must not change the match"
        assert events
        for event in events:
            assert event.key
            assert json.loads(json.dumps(event.args)) == event.args
            assert event.audience is None or set(event.audience) <= set(range(setting.players))


@each_setting
def test_random_play_inside_the_engine_ends_too(setting: Setting) -> None:
    state = setting.start("playout")
    assert 0 < playout(state, seeded("playout"), MATCH_LIMIT) < MATCH_LIMIT
    assert_is_over(state)


@each_setting
def test_the_same_seed_gives_the_same_match_and_others_differ(setting: Setting) -> None:
    seeds = ["7", "8", "seven", "", "Ω"]
    assert setting.start(7).key() == setting.start("7").key()
    assert len({setting.start(seed).key() for seed in seeds}) == len(seeds)
    match = walk(setting, "dally")
    again = walk.__wrapped__(setting, "dally")
    assert [(step.seat, step.action) for step in again.positions] == [
        (step.seat, step.action) for step in match.positions
    ]
    assert again.final.key() == match.final.key()


@hypothesis_settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(SETTINGS), st.text(alphabet=st.characters(codec="utf-8"), max_size=8), st.integers(0, 10**6))
def test_any_seed_is_a_match_that_ends(setting: Setting, seed: str, way: int) -> None:
    state = setting.start(seed)
    play_out(setting.game, state, seeded(way))
    assert_is_over(state)
    assert state.winners()
