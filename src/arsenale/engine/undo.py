"""Whether actions can be taken back: computed from what each seat can tell apart, never listed by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .game import Game
from .rng import seeded
from .state import State

_WORLDS = 16  # a secret with two equally likely values stays unnoticed once in 65,536


def can_undo(game: Game[Any], before: State, played: Sequence[tuple[int, int]]) -> bool:
    """Whether the actions played since `before` drew no randomness and told no seat a secret."""
    after = before.copy()
    for seat, action in played:
        after.apply(seat, action)
    if after.rng.drawn != before.rng.drawn:
        return False
    onlookers: list[int | None] = [None, *range(before.players)]
    return not any(_learns(game, before, played, onlooker) for onlooker in onlookers)


def is_forced(game: Game[Any], state: State, seat: int) -> bool:
    """Whether the seat has one action only, everybody knows that, and it draws nothing and tells nobody a secret: then
    nothing is lost if it is played at once."""
    legal = state.legal(seat)
    if len(legal) != 1 or len(state.actors()) > 1:
        return False
    onlookers: list[int | None] = [None, *[other for other in range(state.players) if other != seat]]
    for onlooker in onlookers:
        for number in range(_WORLDS):
            if state.redealt(onlooker, seeded(f"forced {number}")).legal(seat) != legal:
                return False
    return can_undo(game, state, [(seat, legal[0])])


def _learns(game: Game[Any], before: State, played: Sequence[tuple[int, int]], onlooker: int | None) -> bool:
    """Whether the onlooker can now tell the real state from one that looked the same to him before."""
    seen = []
    state = before.copy()
    for seat, action in played:
        state.apply(seat, action)
        seen.append(game.view(state, onlooker))
    for number in range(_WORLDS):
        world = before.redealt(onlooker, seeded(f"undo {number}"))
        for (seat, action), sight in zip(played, seen, strict=True):
            follower = _follow(game, world, seat, action, onlooker, sight)
            if follower is None:
                return True
            world = follower
    return False


def _follow(
    game: Game[Any], world: State, seat: int, action: int, onlooker: int | None, sight: dict[str, Any]
) -> State | None:
    """The world after the same action or, done by someone else, after any action that looks the same."""
    legal = world.legal(seat)
    candidates = [action] if action in legal else []
    if seat != onlooker:
        candidates += [other for other in legal if other != action]
    for candidate in candidates:
        follower = world.copy()
        follower.apply(seat, candidate)
        if game.view(follower, onlooker) == sight:
            return follower
    return None
