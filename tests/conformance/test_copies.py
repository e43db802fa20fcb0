"""Copies are deep, and sealed decisions do not depend on who is quicker."""

from __future__ import annotations

from arsenale.engine import Rng, State, seeded

from .settings import Setting, each_setting
from .walks import one_of, walks


def wander_on(setting: Setting, state: State, chance: Rng, actions: int) -> None:
    for _ in range(actions):
        if state.finished:
            return
        seat = one_of(list(state.actors()), chance)
        state.play(seat, one_of(state.legal(seat), chance))


@each_setting
def test_a_copy_is_equal_and_plays_the_same_match(setting: Setting) -> None:
    for match in walks(setting):
        for position in match.sample(30):
            one, two = position.state.copy(), position.state.copy()
            assert one.key() == two.key() == position.state.key()
            wander_on(setting, one, seeded("same"), 15)
            wander_on(setting, two, seeded("same"), 15)
            assert one.key() == two.key()


@each_setting
def test_playing_on_a_copy_leaves_the_original_and_the_reverse(setting: Setting) -> None:
    for match in walks(setting):
        for position in match.sample(30):
            original, twin = position.state.copy(), position.state.copy()
            before = original.key()
            wander_on(setting, twin, seeded("copy"), 40)
            assert original.key() == before
            played = twin.key()
            wander_on(setting, original, seeded("original"), 40)
            assert twin.key() == played


@each_setting
def test_a_copy_of_a_copy_keeps_every_field(setting: Setting) -> None:
    for match in walks(setting):
        for position in match.sample(10):
            state = position.state
            twin = state.copy().copy()
            assert type(twin) is type(state)
            assert twin.facts() == state.facts()
            assert twin.rng.facts() == state.rng.facts()
            assert twin.rng is not state.rng


@each_setting
def test_a_copy_does_not_speak_into_the_original_sink(setting: Setting) -> None:
    match = walks(setting)[0]
    state = setting.start(match.seed)
    events = state.listen()
    twin = state.copy()
    wander_on(setting, twin, seeded("silent"), 20)
    assert twin.sink is None
    assert events == []


@each_setting
def test_the_order_of_sealed_decisions_does_not_matter(setting: Setting) -> None:
    chance = seeded(f"sealed {setting}")
    for match in walks(setting):
        for position in match.positions:
            state = position.state
            actors = state.actors()
            if len(actors) < 2:
                continue
            chosen = {seat: one_of(state.legal(seat), chance) for seat in actors}
            keys = set()
            for order in [actors, tuple(reversed(actors)), chance.shuffled(actors)]:
                twin = state.copy()
                for place, seat in enumerate(order):
                    assert twin.actors() == tuple(sorted(order[place:]))
                    assert twin.legal(seat) == state.legal(seat), "what others sealed must not matter"
                    twin.play(seat, chosen[seat])
                keys.add(twin.key())
            assert len(keys) == 1
