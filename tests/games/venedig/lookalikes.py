"""Worlds that a seat cannot tell apart: what the server does by itself must be the same in both (VE-4.3).

The suite compares a moderate number of pairs. By hand, as many as you like:

    PYTHONPATH=src python -m tests.games.venedig.lookalikes 100000
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from arsenale.engine import Rng, can_undo, is_forced, seeded
from arsenale.games.venedig.state import VenedigState

from ...conformance.walks import some_of, wander
from .build import GAME

TRIED = 4  # actions compared in each pair
MOST_FOLLOWING = 50  # forced actions in a row; there are never so many


def positions(seed: str) -> Iterator[VenedigState]:
    """All positions of matches of wanderers, with every number of players in turn."""
    number = 0
    while True:
        chance = seeded(f"{seed} {number}")
        state = GAME.start(players=2 + number % 4, seed=f"{seed} {number}")
        while not state.finished:
            yield state.copy()
            seat = state.actors()[0]
            state.apply(seat, wander(GAME, state, seat, chance, tenths=number % 10))
        number += 1


def differences(state: VenedigState, onlooker: int | None, chance: Rng) -> list[str]:
    """What differs between the state and one that looks the same to the onlooker."""
    world = state.redealt(onlooker, chance)
    world.rng = state.rng.copy()  # the same chance in both: only secrets differ
    if asked(state) != asked(world):
        return ["who is asked"]
    actor = state.actors()[0]
    found = []
    if state.pending[-1].has_open_options(state) != world.pending[-1].has_open_options(world):
        found.append("whether the options are open")
    if is_forced(state, actor) != is_forced(world, actor):
        found.append("whether an action plays itself")
    possible = [action for action in state.legal(actor) if action in world.legal(actor)]
    for action in some_of(possible, TRIED, chance):
        found += [f"{GAME.format(action)}: {what}" for what in after(state, world, onlooker, action)]
    return found


def after(state: VenedigState, world: VenedigState, onlooker: int | None, action: int) -> list[str]:
    """What differs once the same action is played in both."""
    actor = state.actors()[0]
    played = [(actor, action)]
    found = []
    if can_undo(state, played) != can_undo(world, played):
        found.append("whether it can be taken back")
    here, there = state.copy(), world.copy()
    here.apply(actor, action)
    there.apply(actor, action)
    if seen(here, onlooker) != seen(there, onlooker):
        # They were told something, by right: then it cannot be taken back.
        return [*found, "a secret was told, and it can be taken back"] if can_undo(state, played) else found
    if asked(here) != asked(there):
        found.append("who is asked then")
    if followed(here) != followed(there):
        found.append("what plays itself then")
    if seen(here, onlooker) != seen(there, onlooker) or asked(here) != asked(there):
        found.append("what comes of what plays itself")
    return found


def asked(state: VenedigState) -> list[tuple[str, tuple[Any, ...]]]:
    return [(step.key, step.facts()) for step in state.pending]


def seen(state: VenedigState, onlooker: int | None) -> str:
    legal = [] if onlooker is None else state.legal(onlooker)
    return json.dumps([GAME.view(state, onlooker), legal])


def followed(state: VenedigState) -> list[tuple[int, int]]:
    """Play what plays itself."""
    played: list[tuple[int, int]] = []
    while not state.finished and is_forced(state, state.actors()[0]):
        played.append((state.actors()[0], state.legal(state.actors()[0])[0]))
        state.apply(*played[-1])
        assert len(played) < MOST_FOLLOWING
    return played


def compare(pairs: int, seed: str) -> list[str]:
    """Every difference in so many pairs of worlds."""
    chance = seeded(f"worlds {seed}")
    found: list[str] = []
    compared = 0
    for state in positions(seed):
        for onlooker in (None, *range(state.players)):
            found += differences(state, onlooker, chance)
            compared += 1
        if compared >= pairs:
            return found
    raise AssertionError("there is always a next match")


if __name__ == "__main__":
    told = compare(int(sys.argv[1]), "by hand")
    sys.stdout.write("\n".join([*told[:20], f"{len(told)} differences in {sys.argv[1]} pairs"]) + "\n")
