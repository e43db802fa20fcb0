"""Worlds that an onlooker cannot tell apart: whatever the server does by itself must be the same in both.

The suite compares a moderate number of pairs. By hand, as many as you like:

    PYTHONPATH=src python -m tests.conformance.lookalikes GAME 100000
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from arsenale.engine import Game, Rng, State, can_undo, is_forced, seeded

from .settings import game_named, settings_of
from .walks import one_of, some_of, wander

TRIED = 4  # actions compared in each pair
MOST_FOLLOWING = 50  # forced actions in a row; there are never so many


def compare(name: str, pairs: int, seed: str) -> list[str]:
    """Every difference in so many pairs of worlds, over all numbers of players and options."""
    chance = seeded(f"worlds {seed}")
    found: list[str] = []
    compared = 0
    for state in positions(name, seed):
        for onlooker in (None, *range(state.players)):
            found += differences(game_named(name), state, onlooker, chance)
            compared += 1
        if compared >= pairs:
            break
    return found


def positions(name: str, seed: str) -> Iterator[State]:
    """All positions of matches of wanderers, with every setting in turn, without an end."""
    settings = list(settings_of(name))
    number = 0
    while True:
        setting = settings[number % len(settings)]
        chance = seeded(f"{seed} {number}")
        state = setting.start(f"{seed} {number}")
        while not state.finished:
            yield state.copy()
            seat = one_of(list(state.actors()), chance)
            state.apply(seat, wander(setting.game, state, seat, chance, tenths=number % 10))
        number += 1


def differences(game: Game[Any], state: State, onlooker: int | None, chance: Rng) -> list[str]:
    """What differs between the state and one that looks the same to the onlooker."""
    world = state.redealt(onlooker, chance)
    world.rng = state.rng.copy()  # the same chance in both: only secrets differ
    if asked(state) != asked(world):
        return ["who is asked"]
    found = []
    for actor in state.actors():
        if has_open_options(state, actor) != has_open_options(world, actor):
            found.append("whether the options are open")
        if is_forced(state, actor) != is_forced(world, actor):
            found.append("whether an action plays itself")
        in_world = set(world.legal(actor))
        possible = [action for action in state.legal(actor) if action in in_world]
        for action in some_of(possible, TRIED, chance):
            found += [f"{game.format(action)}: {what}" for what in after(game, state, world, onlooker, actor, action)]
    return found


def after(game: Game[Any], state: State, world: State, onlooker: int | None, actor: int, action: int) -> list[str]:
    """What differs once the same action is played in both."""
    played = [(actor, action)]
    found = []
    if can_undo(state, played) != can_undo(world, played):
        found.append("whether it can be taken back")
    here, there = state.copy(), world.copy()
    here.apply(actor, action)
    there.apply(actor, action)
    if seen(game, here, onlooker) != seen(game, there, onlooker):
        # They were told something, by right: then it cannot be taken back.
        return [*found, "a secret was told, and it can be taken back"] if can_undo(state, played) else found
    if asked(here) != asked(there):
        found.append("who is asked then")
    if followed(here) != followed(there):
        found.append("what plays itself then")
    if seen(game, here, onlooker) != seen(game, there, onlooker) or asked(here) != asked(there):
        found.append("what comes of what plays itself")
    return found


def asked(state: State) -> list[tuple[int, str]]:
    return [(step.seat, step.key) for step in state.asked()]


def has_open_options(state: State, seat: int) -> bool:
    step = state.step_of(seat)
    return step is not None and step.has_open_options(state)


def seen(game: Game[Any], state: State, onlooker: int | None) -> str:
    legal = [] if onlooker is None else state.legal(onlooker)
    return json.dumps([game.view(state, onlooker), legal])


def followed(state: State) -> list[tuple[int, int]]:
    """Play what plays itself."""
    played: list[tuple[int, int]] = []
    while not state.finished and is_forced(state, state.actors()[0]):
        seat = state.actors()[0]
        played.append((seat, state.legal(seat)[0]))
        state.apply(*played[-1])
        assert len(played) < MOST_FOLLOWING
    return played


if __name__ == "__main__":
    told = compare(sys.argv[1], int(sys.argv[2]), "by hand")
    sys.stdout.write("\n".join([*told[:20], f"{len(told)} differences in {sys.argv[2]} pairs of {sys.argv[1]}"]) + "\n")
