"""The picture of a game on the start page: a real position out of a match that is always the same."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ...engine import Game, Rng, State, seeded
from ...games import speech
from ..board import alone

_SEED: Final = "picture"
_PLAYERS: Final = 4
_MOST_ACTIONS: Final = 1_500
_TRIED: Final = 10  # actions looked at for each decision
_TRIED_LATER: Final = 4  # and for those that follow from it
_FURTHER: Final = 3  # decisions
_SHOWN: Final = 0.75  # of the match


@lru_cache(maxsize=32)
def picture(game: Game[Any], language: str) -> str:
    """The drawing as a file of its own, with what everybody may see."""
    state = _position(game)
    words = speech(game, language)
    names = [words.say("cli-player", {"number": seat + 1}) for seat in range(state.players)]
    return alone(game, game.view(state, None), speech(game, language, names), layout="wide", mats=False)


@lru_cache(maxsize=8)
def _position(game: Game[Any]) -> State:
    """Late in a match in which everybody takes the best of a few actions: a board with something on it."""
    rng = seeded(_SEED)
    state: State = game.start(players=min(_PLAYERS, game.seats[-1]), seed=_SEED)
    states: list[State] = []
    while not state.finished and len(states) < _MOST_ACTIONS:
        states.append(state.copy())
        seat = state.actors()[0]
        state.apply(seat, _action(game, state, seat, rng))
    return states[int(len(states) * _SHOWN)]


def _action(game: Game[Any], state: State, seat: int, rng: Rng) -> int:
    tried = _some(state, seat, _TRIED, rng)
    return max(tried, key=lambda action: _worth(game, state, seat, action, rng))


def _worth(game: Game[Any], state: State, seat: int, action: int, rng: Rng) -> float:
    """By the game's own estimate, after the seat's next decisions."""
    reached = state.copy()
    reached.apply(seat, action)
    for _ in range(_FURTHER):
        if reached.actors() != (seat,):
            break
        further = [_after(reached, seat, later) for later in _some(reached, seat, _TRIED_LATER, rng)]
        reached = max(further, key=lambda after: game.estimate(after, seat))
    return game.estimate(reached, seat)


def _after(state: State, seat: int, action: int) -> State:
    after = state.copy()
    after.apply(seat, action)
    return after


def _some(state: State, seat: int, count: int, rng: Rng) -> tuple[int, ...]:
    return tuple(rng.shuffled(tuple(state.legal(seat))))[:count]
