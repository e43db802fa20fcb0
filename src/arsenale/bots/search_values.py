"""What the positions at the ends of a search are worth to each seat, and how much is at stake.

mypyc compiles this module.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from ..engine.state import State

Judge = Callable[[State, int], float]

WIN: Final = 1.5  # what it is worth to win rather than not, in units of the scale
LEAST_SCALE: Final = 1e-3
FIRST_LOOK: Final = 8.0  # values for which the greedy look's spread counts
FEW: Final = 4.0  # values with the same seat to move that are half trusted


class Values:
    """The values of one search. The scale is their spread: what brings much more than it is much better."""

    def __init__(self, judge: Judge, seat: int, gained: list[float], looked: list[float]) -> None:
        players = len(gained)
        self.judge = judge
        self.seat = seat
        self.players = players
        self.gained = gained  # by seat, before this search: what is kept of the one before counts it too
        self.first_scale = spread_of(looked)
        self.scale = self.first_scale
        self.margins_before = [0.0] * players
        self.count = 0.0
        self.mean = 0.0
        self.squares = 0.0
        self.visits_by_mover = [0.0] * players
        self.means_by_mover = [0.0] * (players * players)
        self.means = [0.0] * players

    def begin(self, state: State) -> None:
        """Only what changes counts, so that a lucky deal is not taken for a good choice."""
        self.margins_before = self.margins(state)

    def of(self, state: State) -> list[float]:
        """For each seat, what an iteration that ends here has brought it."""
        values = self.margins(state)
        for seat in range(self.players):
            values[seat] += self.gained[seat] - self.margins_before[seat]
        if state.pending:
            self.level(values, state.pending[-1].seat)
        self.add(values[self.seat])
        return values

    def margins(self, state: State) -> list[float]:
        """For each seat, how far it is ahead: half of the best other seat, half of the mean of all others."""
        players = self.players
        estimates = [self.judge(state, seat) for seat in range(players)]
        if not state.pending:
            winners = state.winners()
            for seat in winners:
                estimates[seat] += WIN * self.scale / len(winners)
        total = 0.0
        best = second = -1e300
        for value in estimates:
            total += value
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        found: list[float] = []
        for value in estimates:
            rival = second if value == best else best
            found.append(value - 0.5 * rival - 0.5 * (total - value) / (players - 1))
        return found

    def level(self, values: list[float], mover: int) -> None:
        """Whoever has just moved looks better than whoever is to move: take off what that makes on average."""
        self.visits_by_mover[mover] += 1.0
        visits = self.visits_by_mover[mover]
        all_visits = self.count + 1.0
        trust = visits / (visits + FEW)
        for seat in range(self.players):
            value = values[seat]
            place = mover * self.players + seat
            self.means_by_mover[place] += (value - self.means_by_mover[place]) / visits
            self.means[seat] += (value - self.means[seat]) / all_visits
            values[seat] = value - trust * (self.means_by_mover[place] - self.means[seat])

    def add(self, value: float) -> None:
        """The scale is the spread of the searching seat's values so far, and at first that of the greedy look."""
        self.count += 1.0
        ahead = value - self.mean
        self.mean += ahead / self.count
        self.squares += ahead * (value - self.mean)
        variance = (self.squares + FIRST_LOOK * self.first_scale * self.first_scale) / (self.count + FIRST_LOOK)
        self.scale = max(LEAST_SCALE, math.sqrt(variance))


def spread_of(values: list[float]) -> float:
    mean = 0.0
    for value in values:
        mean += value / len(values)
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean) / len(values)
    return max(LEAST_SCALE, math.sqrt(squares))
