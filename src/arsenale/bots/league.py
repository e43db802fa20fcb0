"""Many matches between the same bots, in one process or several; what comes out does not depend on how many."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import get_context
from typing import Any, Final

from ..engine import Game
from ..games import load
from . import play_match, seated

BATCHES_A_WORKER: Final = 8  # small enough that no worker waits long for the last one
LARGEST_BATCH: Final = 25


@dataclass(frozen=True)
class Series:
    """What is played: everything a worker process needs to know."""

    game: str
    edition: str
    players: int
    bots: tuple[str, ...]  # taken in turn by the seats
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)

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


def play_series(series: Series, matches: int, *, jobs: int = 1) -> Iterator[list[Result]]:
    """Play the matches and give their results in batches as they come; sort by number for a fixed order."""
    if jobs == 1:
        for number in range(matches):
            yield [play_one(series, number)]
        return
    size = max(1, min(LARGEST_BATCH, matches // (jobs * BATCHES_A_WORKER)))
    batches = [range(first, min(first + size, matches)) for first in range(0, matches, size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        running = [workers.submit(play_batch, series, batch) for batch in batches]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            workers.shutdown(wait=False, cancel_futures=True)


def play_batch(series: Series, numbers: Sequence[int]) -> list[Result]:
    return [play_one(series, number) for number in numbers]


def play_one(series: Series, number: int) -> Result:
    """One match of the series. Its number and the seed of the series fix all that happens in it."""
    game = _loaded(series.game, series.edition)
    seed = f"{series.seed} match {number}"
    bots = seated(series.bots, game, series.players, seed)
    match = play_match(game, bots, seed=seed, options=series.options)
    state = match.state
    return Result(number, state.finished, match.actions, state.round, tuple(state.scores()), state.winners())


@lru_cache(maxsize=4)
def _loaded(name: str, edition: str) -> Game[Any]:
    return load(name, edition)


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
