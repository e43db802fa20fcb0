"""How strong bots are, from matches played: shares of wins with confidence intervals, and ratings."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .league import MatchResult

Z95: Final = 1.959964  # standard deviations on either side that hold 95 % of a normal distribution
MEAN_RATING: Final = 1500.0
RATING_UNIT: Final = 400 / math.log(10)  # 400 points more: ten times the chances, as in chess
MAX_STEPS: Final = 2000  # of the fit, which ends once no strength changes by more than
CONVERGED: Final = 1e-9  # of itself
PRIOR_WINS: Final = 0.5  # and as many losses, of each bot against an average one, so that no rating is unbounded


@dataclass(frozen=True)
class Standing:
    """How one bot did: its line in the table of a league."""

    bot: str
    seats: int  # that it took, over all matches
    wins: float  # a shared win counts as a fraction
    share: float
    low: float  # the 95 % confidence interval of the share
    high: float
    rating: float
    score_mean: float
    decisions: int
    decisions_per_second: float


def standings(played: Sequence[MatchResult]) -> list[Standing]:
    """Every bot, the strongest first."""
    ordered = sorted(played, key=lambda match: match.number)
    rated = ratings(ordered)
    return sorted((_standing(bot, ordered, rated[bot]) for bot in rated), key=lambda one: (-one.rating, one.bot))


def _standing(bot: str, played: Sequence[MatchResult], rating: float) -> Standing:
    seats = decisions = 0
    wins = score = seconds = 0.0
    for match in played:
        for seat, name in enumerate(match.lineup):
            if name == bot:
                seats += 1
                wins += won(match, seat)
                score += match.scores[seat]
                decisions += match.decisions[seat]
                seconds += match.seconds[seat]
    low, high = wilson_interval(wins, seats)
    speed = decisions / seconds if seconds else 0.0
    return Standing(bot, seats, wins, wins / seats, low, high, rating, score / seats, decisions, speed)


def won(match: MatchResult, seat: int) -> float:
    return 1 / len(match.winners) if seat in match.winners else 0.0


def wilson_interval(wins: float, trials: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's, which holds for few trials and for shares near 0 and 1)."""
    if trials == 0:
        return 0.0, 1.0
    share = wins / trials
    wide = Z95 * Z95 / trials
    centre = (share + wide / 2) / (1 + wide)
    half = Z95 * math.sqrt(share * (1 - share) / trials + wide / trials / 4) / (1 + wide)
    return max(0.0, centre - half), min(1.0, centre + half)


def ratings(played: Sequence[MatchResult]) -> dict[str, float]:
    """Plackett and Luce's model of who comes first, fitted to all matches at once (Hunter's MM steps), so that the
    order of the matches does not matter. 1500 is the mean."""
    bots = sorted({bot for match in played for bot in match.lineup})
    wins = dict.fromkeys(bots, PRIOR_WINS)
    tables: Counter[tuple[str, ...]] = Counter()
    for match in played:
        for seat in match.winners:
            wins[match.lineup[seat]] += won(match, seat)
        if match.winners:
            tables[tuple(sorted(match.lineup))] += 1
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(MAX_STEPS):
        weight = {bot: 2 * PRIOR_WINS / (strength[bot] + 1.0) for bot in bots}
        for table, matches in tables.items():
            together = sum(strength[bot] for bot in table)
            for bot in table:
                weight[bot] += matches / together
        better = {bot: wins[bot] / weight[bot] for bot in bots}
        moved = max(abs(math.log(better[bot] / strength[bot])) for bot in bots)
        strength = better
        if moved < CONVERGED:
            break
    mean = sum(math.log(value) for value in strength.values()) / len(bots) if bots else 0.0
    return {bot: MEAN_RATING + RATING_UNIT * (math.log(strength[bot]) - mean) for bot in bots}
