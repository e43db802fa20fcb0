"""What the leaf of an iteration is worth to each seat, and the scale on which such values differ."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from ...engine.state import State

Estimate = Callable[[State, int], float]  # how good a state looks for a seat, in the game's scoring unit

# Set by hand, no trials of their own.
WIN_BONUS: Final = 1.5  # for winning rather than not, in units of the scale
MIN_SCALE: Final = 1e-3  # in the game's scoring unit: no division by zero where all actions look alike
SCALE_PRIOR: Final = 8.0  # leaf values for which the spread of the root's prior values counts
TEMPO_PRIOR: Final = 4.0  # leaf values with one seat to move after which half of their mean is believed


class LeafValues:
    """The values of one search. The scale is their standard deviation: what brings much more is much better."""

    def __init__(self, estimate: Estimate, seat: int, gained: list[float], prior_values: list[float]) -> None:
        players = len(gained)
        self.estimate = estimate
        self.seat = seat
        self.players = players
        self.gained = gained  # by seat, before this search: a reused subtree counts it too
        self.prior_scale = standard_deviation(prior_values)
        self.scale = self.prior_scale
        self.baseline = [0.0] * players  # margins of the deal in which the iteration began
        self.count = 0.0
        self.mean = 0.0
        self.squares = 0.0
        self.count_by_mover = [0.0] * players
        self.means_by_mover = [0.0] * (players * players)
        self.means = [0.0] * players

    def set_baseline(self, state: State) -> None:
        """Only what changes counts, so that a lucky deal is not taken for a good choice."""
        self.baseline = self.margins(state)

    def evaluate(self, state: State) -> list[float]:
        """For each seat, what an iteration that ends here has brought it."""
        values = self.margins(state)
        for seat in range(self.players):
            values[seat] += self.gained[seat] - self.baseline[seat]
        if state.pending:
            self.remove_tempo(values, state.pending[-1].seat)
        self.update_scale(values[self.seat])
        return values

    def margins(self, state: State) -> list[float]:
        """For each seat, how far it is ahead: half of the best other seat, half of the mean of all others."""
        players = self.players
        estimates = [self.estimate(state, seat) for seat in range(players)]
        if not state.pending:
            winners = state.winners()
            for seat in winners:
                estimates[seat] += WIN_BONUS * self.scale / len(winners)
        total = 0.0
        best = second = -1e300
        for value in estimates:
            total += value
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        margins: list[float] = []
        for value in estimates:
            rival = second if value == best else best
            margins.append(value - 0.5 * rival - 0.5 * (total - value) / (players - 1))
        return margins

    def remove_tempo(self, values: list[float], mover: int) -> None:
        """Whoever has just moved looks better than whoever is to move: take off what that makes on average."""
        self.count_by_mover[mover] += 1.0
        count = self.count_by_mover[mover]
        count_of_all = self.count + 1.0
        belief = count / (count + TEMPO_PRIOR)
        for seat in range(self.players):
            value = values[seat]
            place = mover * self.players + seat
            self.means_by_mover[place] += (value - self.means_by_mover[place]) / count
            self.means[seat] += (value - self.means[seat]) / count_of_all
            values[seat] = value - belief * (self.means_by_mover[place] - self.means[seat])

    def update_scale(self, value: float) -> None:
        """By the searching seat's values so far (Welford's sums), and at first by the root's prior values."""
        self.count += 1.0
        ahead = value - self.mean
        self.mean += ahead / self.count
        self.squares += ahead * (value - self.mean)
        variance = (self.squares + SCALE_PRIOR * self.prior_scale * self.prior_scale) / (self.count + SCALE_PRIOR)
        self.scale = max(MIN_SCALE, math.sqrt(variance))


def standard_deviation(values: list[float]) -> float:
    mean = 0.0
    for value in values:
        mean += value / len(values)
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean) / len(values)
    return max(MIN_SCALE, math.sqrt(squares))
