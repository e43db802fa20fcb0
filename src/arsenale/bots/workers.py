"""Many matches in one process or several; what comes out does not depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from ..engine import Game
from ..games import load

BATCHES_A_WORKER: Final = 8  # so small that no worker waits long for the last one; by hand


@dataclass(frozen=True)
class MatchPlan:
    """What is played, in every match alike: all that a worker process needs to know."""

    game: str
    edition: str
    players: int
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)

    def loaded(self) -> Game[Any]:
        """The game; loaded once in every process."""
        return _loaded(self.game, self.edition)


PlanT = TypeVar("PlanT", bound=MatchPlan)
Outcome = TypeVar("Outcome")
PlayOne = Callable[[PlanT, int], Outcome]  # a function of a module, so that it can travel to a worker


def play_all(
    play_one: PlayOne[PlanT, Outcome], plan: PlanT, numbers: Sequence[int], *, jobs: int, largest_batch: int = 1
) -> Iterator[Outcome]:
    """Play the matches with these numbers and give what came of them as it comes."""
    if jobs == 1:
        for number in numbers:
            yield play_one(plan, number)
        return
    size = max(1, min(largest_batch, len(numbers) // (jobs * BATCHES_A_WORKER)))
    batches = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        running = [workers.submit(_play_batch, play_one, plan, batch) for batch in batches]
        try:
            for done in as_completed(running):
                yield from done.result()
        finally:
            workers.shutdown(wait=False, cancel_futures=True)


def _play_batch(play_one: PlayOne[PlanT, Outcome], plan: PlanT, numbers: Sequence[int]) -> list[Outcome]:
    return [play_one(plan, number) for number in numbers]


@lru_cache(maxsize=4)
def _loaded(name: str, edition: str) -> Game[Any]:
    return load(name, edition)
