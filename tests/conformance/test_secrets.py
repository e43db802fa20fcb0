"""Secrets hold: with all that a seat cannot know dealt anew, every byte that it would be sent stays the same."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from arsenale.engine import Game, Rng, State, seeded

from .settings import Setting, each_game, each_setting, settings_of
from .walks import Position, one_of, play_out, some_of, walks

POSITIONS = 120  # per match; two matches per setting, several settings per game
REFUSALS = 40

Told = list[tuple[str, dict[str, Any]]]


def sent(game: Game[Any], state: State, seat: int | None, actions: list[int]) -> str:
    """All that a seat is sent of a state: view (with the questions), legal list, answers to what it tries."""
    if seat is None:
        return json.dumps(game.view(state, None))
    refusals = [game.why_not(state, seat, action) for action in actions]
    answers = [None if refusal is None else [refusal.rule, refusal.key, refusal.args] for refusal in refusals]
    return json.dumps([game.view(state, seat), state.legal(seat), answers])


def hidden_and_open(state: State) -> str:
    """All of a state but its generator, whose words to come are always dealt anew."""
    return repr((state.facts(), [(step.key, step.facts()) for step in state.pending]))


def tried(position: Position, chance: Rng) -> list[int]:
    """Some of the action space, legal actions of the actor among them."""
    size = len(position.state.space)
    return [chance.below(size) for _ in range(REFUSALS)] + some_of(position.state.legal(position.seat), 8, chance)


@each_setting
def test_redealing_changes_no_byte_that_is_sent(setting: Setting) -> None:
    game = setting.game
    chance = seeded(f"secrets {setting}")
    for match in walks(setting):
        for position in match.sample(POSITIONS):
            state, key = position.state, position.state.key()
            actions = tried(position, chance)
            for seat in position.onlookers:
                world = state.redealt(seat, chance)
                assert state.key() == key, "redealing must leave the original as it was"
                assert sent(game, world, seat, actions) == sent(game, state, seat, actions)
                again = world.redealt(seat, chance)
                assert sent(game, again, seat, actions) == sent(game, state, seat, actions)


@each_setting
def test_redealing_changes_no_byte_of_the_end(setting: Setting) -> None:
    for match in walks(setting):
        for seat in [None, *range(setting.players)]:
            world = match.final.redealt(seat, seeded("end"))
            assert sent(setting.game, world, seat, []) == sent(setting.game, match.final, seat, [])
            assert world.finished


@each_setting
def test_redealing_is_repeatable_and_deep(setting: Setting) -> None:
    for match in walks(setting):
        for position in match.sample(15):
            state, key = position.state, position.state.key()
            for seat in position.onlookers:
                world = state.redealt(seat, seeded("one"))
                assert world.key() == state.redealt(seat, seeded("one")).key()
                assert world.rng.facts() != state.redealt(seat, seeded("two")).rng.facts() != state.rng.facts()
                assert world.sink is None
                actor = world.actors()[0]
                world.play(actor, world.legal(actor)[-1])
                assert state.key() == key


@each_setting
def test_a_deal_depends_on_what_the_seat_knows_and_on_the_generator_alone(setting: Setting) -> None:
    """So bots choose the same in any two states that their seat cannot tell apart."""
    for walk in walks(setting):
        for number, position in enumerate(walk.positions[::7]):
            for seat in (None, *range(setting.players)):
                world = position.state.redealt(seat, seeded(f"world {number}"))
                assert world.redealt(seat, seeded(number)).key() == position.state.redealt(seat, seeded(number)).key()


@each_setting
def test_a_redealt_match_plays_on_to_its_end(setting: Setting) -> None:
    chance = seeded(f"plays on {setting}")
    for match in walks(setting):
        for number, position in enumerate(match.sample(6)):
            world = position.state.redealt(position.onlookers[number % (setting.players + 1)], chance)
            play_out(setting.game, world, chance)
            assert world.winners()
            for seat in [None, *range(setting.players)]:
                json.dumps(setting.game.view(world, seat))


@each_game
def test_what_is_hidden_does_vary(game: Game[Any]) -> None:
    """Wherever seats see different things something is hidden; then redealing must not be the identity."""
    chance = seeded("vary")
    for setting in settings_of(game.name):
        hides, varied = False, set()
        for match in walks(setting):
            for position in match.sample(25):
                views = [game.view(position.state, seat) for seat in range(setting.players)]
                hides = hides or any({**view, "seat": 0} != views[0] for view in views)
                for seat in position.onlookers:
                    worlds = {hidden_and_open(position.state.redealt(seat, chance)) for _ in range(3)}
                    if len(worlds) > 1:
                        varied.add(seat)
        if hides:
            assert varied == {None, *range(setting.players)}, f"{setting}: redealing deals nothing anew"


# Events


def outcome(game: Game[Any], state: State, seat: int, action: int, onlooker: int | None) -> tuple[str, Told]:
    """What the onlooker sees after the action, and what they are told of it."""
    twin = state.copy()
    events = twin.listen()
    twin.apply(seat, action)
    return json.dumps(game.view(twin, onlooker)), [
        (event.key, event.args) for event in events if event.is_for(onlooker)
    ]


def lookalikes(state: State, world: State, position: Position) -> list[int]:
    """The same action or, where it is not possible in that world, others of its kind."""
    legal = world.legal(position.seat)
    if position.action in legal:
        return [position.action]
    kind = state.space.actions[position.action].kind
    return [action for action in legal if state.space.actions[action].kind == kind][:12]


def reveals_at_once(state: State) -> bool:
    """The last sealed decision shows all of them: what is told then was secret before, and rightly so."""
    return len(state.actors()) == 1 and state.pending[-1].is_sealed()


class Leaks:
    """What events told that differs between worlds which look the same, and whether it is still a secret afterwards.

    Something shown and put away is no leak (it was shown); something that the acting seat's view goes on to hold and
    the onlooker's does not, is one. Small numbers can meet by accident, so a leak is what is told again and again.
    """

    def __init__(self) -> None:
        self.cases: dict[tuple[str, str, str], list[bool]] = defaultdict(list)

    def compare(self, kind: str, here: Told, there: Told, kept: Counter[str], held: Counter[str]) -> None:
        if [key for key, _ in here] != [key for key, _ in there]:
            return
        for (key, args), (_, other) in zip(here, there, strict=True):
            for name, value in args.items():
                if other.get(name) != value:
                    words = list(leaves(value))
                    self.cases[kind, key, name].append(all(kept[word] >= max(1, held[word]) for word in words))

    def found(self) -> list[tuple[str, str, str]]:
        """The kind of action, the event and the argument that tell."""
        return [what for what, secret in self.cases.items() if len(secret) >= 4 and sum(secret) > 0.8 * len(secret)]


def leaves(value: Any) -> Iterator[str]:
    """All plain values inside a view or an argument."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from leaves(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    else:
        yield repr(value)


def own_secrets(game: Game[Any], state: State, seat: int, onlooker: int | None) -> Counter[str]:
    """The values in the seat's view that the onlooker's view has not."""
    return Counter(leaves(game.view(state, seat))) - Counter(leaves(game.view(state, onlooker)))


@each_game
def test_events_tell_a_seat_no_more_than_its_view(game: Game[Any]) -> None:
    leaks = Leaks()
    chance = seeded("events")
    for setting in settings_of(game.name):
        for match in walks(setting):
            for position in match.sample(POSITIONS // 2):
                if not reveals_at_once(position.state):
                    compare_worlds(game, position, chance, leaks)
    assert not leaks.found(), "events that tell others what only the acting seat may know"


def compare_worlds(game: Game[Any], position: Position, chance: Rng, leaks: Leaks) -> None:
    state, seat, action = position.state, position.seat, position.action
    after = state.copy()
    after.apply(seat, action)
    for onlooker in position.onlookers:
        sight, told = outcome(game, state, seat, action, onlooker)
        world = state.redealt(onlooker, chance)
        world.rng = state.rng.copy()  # the same dice in both worlds: only secrets differ
        for other in lookalikes(state, world, position):
            sight_there, told_there = outcome(game, world, seat, other, onlooker)
            if sight_there != sight:
                continue  # they learned something by right, such as a tile turned up
            if other == action:
                assert [key for key, _ in told_there] == [key for key, _ in told]
            if json.dumps(told_there) == json.dumps(told):
                continue
            assert onlooker != seat, "one's own view keeps what one is told"
            kept = own_secrets(game, after, seat, onlooker)
            held = own_secrets(game, state, seat, onlooker)
            leaks.compare(game.action(action).kind, told, told_there, kept, held)


@each_setting
def test_a_sealed_decision_tells_the_others_nothing_but_that_it_is_made(setting: Setting) -> None:
    game = setting.game
    chance = seeded(f"sealed {setting}")
    for match in walks(setting):
        for position in match.positions:
            state = position.state
            if len(state.actors()) < 2:
                continue
            legal = state.legal(position.seat)
            for onlooker in position.onlookers:
                if onlooker == position.seat:
                    continue
                sight = outcome(game, state, position.seat, position.action, onlooker)
                assert outcome(game, state, position.seat, one_of(legal, chance), onlooker) == sight
                assert outcome(game, state, position.seat, legal[-1], onlooker) == sight
