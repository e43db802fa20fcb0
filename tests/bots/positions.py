"""Positions for bots to decide in, and a clock of the tests' own."""

from __future__ import annotations

from typing import Any

import pytest

from arsenale import games, load, seeded
from arsenale.engine import Game, State, playout

EACH_TABLE = [(name, players) for name in games() for players in load(name).seats]
each_table = pytest.mark.parametrize(("name", "players"), EACH_TABLE)


def decisions(game: Game[Any], players: int, count: int, seed: str = "search") -> list[State]:
    """States with something to decide, spread over a random match."""
    state: State = game.start(players=players, seed=seed)
    chance = seeded(f"decisions {seed}")
    found = []
    while not state.finished:
        if any(len(state.legal(seat)) > 1 for seat in state.actors()):
            found.append(state.copy())
        playout(state, chance, 1)
    return found[:: max(1, len(found) // count)][:count]


def choosers(state: State) -> list[int]:
    """The seats with something to decide."""
    return [seat for seat in state.actors() if len(state.legal(seat)) > 1]


class Clock:
    """Every look at it takes the same time, whatever the machine is busy with."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 100.0

    def perf_counter(self) -> float:
        self.now += self.step
        return self.now

    @property
    def spent(self) -> float:
        return self.now - 100.0


def keep_time(monkeypatch: pytest.MonkeyPatch, step: float) -> Clock:
    """From now on all that think look at a clock that goes on by so many seconds at every look."""
    clock = Clock(step)
    for module in ("hint_finder", "search_bot"):
        monkeypatch.setattr(f"arsenale.bots.{module}.time", clock)
    return clock
