"""Many matches between the same bots on the same seats: what `arsenale sim` plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from . import play_match, seated
from .workers import Plan, play_all

LARGEST_BATCH: Final = 25  # quick bots play a match in less time than it takes to ask for it


class Series(Plan):
    """Matches in which the bots take the seats in turn, always the same."""

    def bot_of(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]


@dataclass(frozen=True)
class Result:
    """What came of one match."""

    number: int
    finished: bool
    actions: int
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def play_series(series: Series, matches: int, *, jobs: int = 1) -> Iterator[Result]:
    """Play the matches and give their results as they come; sort by number for a fixed order."""
    return play_all(play_one, series, range(matches), jobs=jobs, largest_batch=LARGEST_BATCH)


def play_one(series: Series, number: int) -> Result:
    """One match of the series. Its number and the seed of the series fix all that happens in it."""
    game = series.loaded()
    seed = f"{series.seed} match {number}"
    bots = seated(series.bots, game, series.players, seed)
    match = play_match(game, bots, seed=seed, options=series.options)
    state = match.state
    return Result(number, state.finished, match.actions, state.round, tuple(state.scores()), state.winners())


@dataclass(frozen=True)
class Tally:
    """The sum of many results, seat by seat."""

    matches: int
    finished: int
    actions: int
    rounds_mean: float
    scores_mean: list[float]
    wins: list[float]  # a shared win counts as a fraction

    def wins_by_bot(self, series: Series) -> dict[str, float]:
        won = dict.fromkeys(series.bots, 0.0)
        for seat, wins in enumerate(self.wins):
            won[series.bot_of(seat)] += wins
        return won


def tally(results: Sequence[Result], players: int) -> Tally:
    """Add up in the order of the matches, so that sums of fractions are the same however they came in."""
    ordered = sorted(results, key=lambda result: result.number)
    count = max(1, len(ordered))
    wins = [0.0] * players
    for result in ordered:
        for seat in result.winners:
            wins[seat] += 1 / len(result.winners)
    return Tally(
        matches=len(ordered),
        finished=sum(result.finished for result in ordered),
        actions=sum(result.actions for result in ordered),
        rounds_mean=sum(result.rounds for result in ordered) / count,
        scores_mean=[sum(result.scores[seat] for result in ordered) / count for seat in range(players)],
        wins=wins,
    )
