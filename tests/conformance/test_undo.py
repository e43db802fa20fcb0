"""Undo is allowed exactly while nothing was drawn and nobody learned a secret."""

from __future__ import annotations

from arsenale.engine import Rng, can_undo, seeded

from .settings import Setting, each_setting
from .walks import Position, walks

WORLDS = 12
POSITIONS = 12  # per match: each asks for many worlds


def draws(position: Position) -> bool:
    after = position.state.copy()
    after.apply(position.seat, position.action)
    return after.rng.drawn != position.state.rng.drawn


def surprises(setting: Setting, position: Position, onlooker: int | None, chance: Rng) -> int:
    """In how many of the worlds that looked the same before no such action leads to what the onlooker sees now."""
    game, seat = setting.game, position.seat
    after = position.state.copy()
    after.apply(seat, position.action)
    sight = game.view(after, onlooker)
    count = 0
    for _ in range(WORLDS):
        world = position.state.redealt(onlooker, chance)
        possible = [position.action] if seat == onlooker else world.legal(seat)
        seen = False
        for action in possible:
            twin = world.copy()
            twin.apply(seat, action)
            seen = seen or game.view(twin, onlooker) == sight
        count += not seen
    return count


@each_setting
def test_what_drew_from_chance_cannot_be_undone(setting: Setting) -> None:
    drawing = [position for match in walks(setting) for position in match.positions if draws(position)]
    for position in drawing[:: max(1, len(drawing) // 20)]:
        assert not can_undo(position.state, [(position.seat, position.action)])


@each_setting
def test_what_told_someone_a_secret_cannot_be_undone_and_a_pure_choice_can(setting: Setting) -> None:
    chance = seeded(f"undo {setting}")
    pure, refused = 0, 0
    for match in walks(setting):
        for position in match.sample(POSITIONS):
            if draws(position):
                continue
            allowed = can_undo(position.state, [(position.seat, position.action)])
            most = max(surprises(setting, position, onlooker, chance) for onlooker in position.onlookers)
            if most >= WORLDS // 2:
                assert not allowed, f"{setting.game.format(position.action)} told a secret"
            if most == 0:
                pure += 1
                refused += not allowed
    assert pure, "every game has choices that tell nothing"
    # A secret that shows in few worlds can be seen by one look and missed by the other.
    assert refused <= 0.2 * pure


@each_setting
def test_asking_for_undo_changes_nothing_and_doing_nothing_can_be_undone(setting: Setting) -> None:
    for position in walks(setting)[0].sample(4):
        before = position.state.key()
        can_undo(position.state, [(position.seat, position.action)])
        assert position.state.key() == before
        assert can_undo(position.state, [])


@each_setting
def test_a_secret_stays_told_whatever_is_played_after_it(setting: Setting) -> None:
    """If the first of two actions drew from chance, the two together cannot be undone either."""
    match = walks(setting)[1]
    for first, second in zip(match.positions[:60], match.positions[1:61], strict=False):
        if draws(first):
            played = [(first.seat, first.action), (second.seat, second.action)]
            assert not can_undo(first.state, played)
