"""Walkers: players who wander through a match so that its corners are reached, and the positions they pass."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from arsenale.engine import Game, Record, Rng, State, seeded

from .settings import Setting

MATCH_LIMIT = 20_000  # actions; far beyond any sensible match
_TRIED = 10  # actions a builder compares
_AHEAD = 4  # decisions of their own that they look ahead, with fewer actions compared
_TRIED_AHEAD = 4


@dataclass(frozen=True)
class Position:
    """A state of a match and what was played next. Take a copy before you play on."""

    state: State
    seat: int
    action: int

    @property
    def onlookers(self) -> list[int | None]:
        """Everyone who looks on: all seats and a spectator."""
        return [None, *range(self.state.players)]


@dataclass(frozen=True)
class Walk:
    """A whole match."""

    setting: Setting
    seed: str
    positions: list[Position]
    final: State

    def sample(self, count: int) -> list[Position]:
        """So many positions, taking each kind of question in turn: rare decisions come as often as common ones."""
        by_question: dict[str, list[Position]] = defaultdict(list)
        chance = seeded(f"sample {self.setting} {self.seed}")
        for number in chance.shuffled(tuple(range(len(self.positions)))):
            position = self.positions[number]
            step = position.state.step_of(position.seat)
            assert step is not None
            by_question[step.key].append(position)
        chosen: list[Position] = []
        while len(chosen) < min(count, len(self.positions)):
            for waiting in by_question.values():
                if waiting and len(chosen) < count:
                    chosen.append(waiting.pop())
        return chosen

    def record(self) -> Record:
        game = self.setting.game
        record = Record.of(game, self.setting.players, self.seed, self.setting.options)
        for position in self.positions:
            record.add(game, position.seat, position.action)
        record.close(self.final)
        return record


@lru_cache(maxsize=128)
def walk(setting: Setting, seed: str, *, tenths: int = 5) -> Walk:
    """A finished match of wanderers who are constructive so many tenths of the time."""
    state = setting.start(seed)
    chance = seeded(f"walk {setting} {seed}")
    positions: list[Position] = []
    while not state.finished:
        assert len(positions) < MATCH_LIMIT, f"{setting}, seed {seed!r}: no end after {MATCH_LIMIT} actions"
        seat = one_of(list(state.actors()), chance)
        action = wander(setting.game, state, seat, chance, tenths=tenths)
        positions.append(Position(state.copy(), seat, action))
        state.play(seat, action)
    return Walk(setting, seed, positions, state)


def walks(setting: Setting) -> list[Walk]:
    """Two matches: of players who dally, and of players who get on with it, so that both ways to the end are seen."""
    return [walk(setting, "dally"), walk(setting, "hurry", tenths=9)]


def wander(game: Game[Any], state: State, seat: int, chance: Rng, *, tenths: int) -> int:
    """Constructive so many tenths of the time, else random: by kind of action or by action."""
    if chance.below(10) < tenths:
        return build(game, state, seat, chance)
    legal = state.legal(seat)
    return of_a_kind(game, legal, chance) if chance.below(2) else one_of(legal, chance)


def of_a_kind(game: Game[Any], legal: list[int], chance: Rng) -> int:
    """First the kind of action, then the action: what is seldom offered is often taken."""
    kinds = sorted({game.action(action).kind for action in legal})
    kind = kinds[chance.below(len(kinds))]
    return one_of([action for action in legal if game.action(action).kind == kind], chance)


def build(game: Game[Any], state: State, seat: int, chance: Rng) -> int:
    """The best of a few actions, by the game's estimate once the seat's own follow-up decisions are taken."""

    def promise(twin: State) -> float:
        for _ in range(_AHEAD):
            if twin.actors() != (seat,):
                break
            twin.apply(seat, best_of(game, twin, seat, some_of(twin.legal(seat), _TRIED_AHEAD, chance)))
        return game.estimate(twin, seat)

    return best_of(game, state, seat, some_of(state.legal(seat), _TRIED, chance), promise)


def best_of(
    game: Game[Any], state: State, seat: int, actions: list[int], promise: Callable[[State], float] | None = None
) -> int:
    """The first of the actions with the best promise; the game's estimate by default."""
    best, best_value = -1, float("-inf")
    for action in actions:
        twin = state.copy()
        twin.apply(seat, action)
        value = game.estimate(twin, seat) if promise is None else promise(twin)
        if value > best_value:
            best, best_value = action, value
    return best


def play_out(game: Game[Any], state: State, chance: Rng) -> int:
    """Play the state itself to its end by quick random choices; returns the number of actions."""
    for played in range(MATCH_LIMIT):
        actors = state.actors()
        if not actors:
            return played
        seat = one_of(list(actors), chance)
        legal = state.legal(seat)
        assert legal, f"seat {seat} must act and has no legal action"
        state.play(seat, of_a_kind(game, legal, chance) if chance.below(2) else one_of(legal, chance))
    raise AssertionError(f"no end after {MATCH_LIMIT} further actions")


def one_of(items: list[int], chance: Rng) -> int:
    return items[chance.below(len(items))]


def some_of(items: list[int], count: int, chance: Rng) -> list[int]:
    if len(items) <= count:
        return items
    return list(chance.shuffled(tuple(items))[:count])
