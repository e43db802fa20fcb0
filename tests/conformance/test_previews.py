"""Previews tell no secret, and what they call sure always happens."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from arsenale.engine import DealtWorld, Effect, Event, Game, Outcome, State, seeded
from arsenale.games import speech
from arsenale.words import LANGUAGES

from .settings import Setting, each_setting
from .walks import Position, some_of, walks

POSITIONS = 40  # per match; two matches per setting, several settings per game
ACTIONS = 8  # of each position
SAID = 5  # of each kind of effect, in every language
ROWS = 4  # shortcuts of each position
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


def rows_of(game: Game[Any], position: Position) -> list[tuple[int, ...]]:
    """Some of what can be chosen, single actions and several in a row."""
    state, seat = position.state, position.seat
    chance = seeded(f"previews {len(state.legal(seat))} {state.round}")
    single = some_of(state.legal(seat), ACTIONS, chance)
    shortcuts = game.shortcuts(state, seat)
    chosen = some_of(list(range(len(shortcuts))), ROWS, chance)
    return [(position.action,), *[(action,) for action in single], *[shortcuts[number].actions for number in chosen]]


def really(game: Game[Any], state: State, seat: int, actions: tuple[int, ...]) -> tuple[list[Event], list[Effect]]:
    """What the seat is told when the actions are played in the match itself, and what there is to tell of that."""
    before = state.copy()
    after = before.copy()
    heard = after.listen()
    stage = before
    for action in actions:
        stage = after.copy()
        after.play(seat, action)
    outcome = Outcome(seat, actions, before, after)
    outcome.stage = stage
    outcome.events = [event for event in heard if event.is_for(seat)]
    return outcome.events, game.effects(state, seat, outcome)


@each_setting
def test_a_preview_is_the_same_in_all_states_that_the_seat_cannot_tell_apart(setting: Setting) -> None:
    game = setting.game
    chance = seeded(f"lookalikes {setting}")
    for match in walks(setting):
        for position in match.sample(POSITIONS):
            rows, seat = rows_of(game, position), position.seat
            told = game.previews(position.state, seat, rows)
            world = position.state.redealt(seat, chance)
            assert game.previews(world, seat, rows) == told


@each_setting
def test_what_a_preview_calls_sure_always_happens(setting: Setting) -> None:
    game = setting.game
    told_of = 0
    for match in walks(setting):
        for position in match.sample(POSITIONS):
            state, seat = position.state, position.seat
            world = DealtWorld(state, seat)
            for row in rows_of(game, position):
                outcome = world.outcome(row)
                effects = game.effects(state, seat, outcome)
                events, happened = really(game, state, seat, outcome.actions)
                sure = outcome.sure_events()
                assert told(events[: len(sure)]) == told(sure)
                for effect in effects:
                    if effect.sure:
                        assert effect in happened, f"{[game.format(action) for action in row]}: {effect}"
                        told_of += 1
    assert told_of > 0


@each_setting
def test_a_preview_changes_nothing(setting: Setting) -> None:
    game = setting.game
    for position in walks(setting)[0].sample(10):
        key = position.state.key()
        game.previews(position.state, position.seat, rows_of(game, position))
        assert position.state.key() == key
        assert position.state.sink is None


@each_setting
def test_a_sure_end_of_the_match_is_the_end(setting: Setting) -> None:
    """No turn follows: at most what the rules still ask after the end."""
    game = setting.game
    for match in walks(setting):
        last = match.positions[-1]
        effects = game.preview(last.state, last.seat, last.action)
        ends = [effect for effect in effects if effect.key.startswith("ends-match") and effect.sure]
        assert all(effect.loss for effect in ends)
        for position in match.positions[:-60:4]:
            effects = game.preview(position.state, position.seat, position.action)
            assert not any(effect.key.startswith("ends-match") for effect in effects)


@each_setting
def test_every_effect_has_words(setting: Setting) -> None:
    game = setting.game
    known: dict[str, list[Effect]] = defaultdict(list)
    for match in walks(setting):
        for position in match.sample(POSITIONS):
            for effects in game.previews(position.state, position.seat, rows_of(game, position)):
                for effect in effects:
                    known[effect.key].append(effect)
    for language in LANGUAGES:
        words = speech(game, language, NAMES[: setting.players])
        for alike in known.values():
            assert all(words.effect(effect) for effect in alike[:SAID])


def told(events: list[Event]) -> list[tuple[str, dict[str, Any]]]:
    return [(event.key, event.args) for event in events]
