"""The bot that searches: the same for every game."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Final

from ..engine import Game, State
from .bot import Bot
from .parallel import can_fork, merge, search_in_parallel
from .search import ActionStatistics, Clock, TreeSearch, after_action
from .search.time_control import UNLIMITED

TIME_USED: Final = 0.97  # of the seconds: the last iteration and the way out take time too
WORKER_TIMEOUT: Final = 3600.0  # seconds to wait for workers that count iterations


class SearchBot(Bot):
    """Searches for some seconds or some iterations, or until either is over; as long as only iterations end it, the
    same seed makes the same choices."""

    name: ClassVar[str] = "search"

    def __init__(
        self,
        game: Game[Any],
        seed: int | str,
        *,
        seconds: float = 0.0,
        iterations: int = 0,
        cores: int = 1,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(game, seed)
        if seconds <= 0 and iterations <= 0:
            raise ValueError(f"expected seconds or iterations, got {seconds} seconds and {iterations} iterations")
        self.seconds = seconds
        self.iterations = iterations or UNLIMITED
        self.cores = cores if can_fork() else 1
        self.clock = clock or time.perf_counter
        self.search = TreeSearch(game.adviser.estimate, self.rng, game.adviser.trust, game.adviser.turns_ahead)
        self.last: tuple[State, int, int] | None = None  # where it chose last, for which seat, and what

    def choose(self, state: State, seat: int) -> int:
        self.deadline = self.clock() + TIME_USED * self.seconds
        legal = state.sensible(seat)
        if len(legal) == 1:
            return legal[0]
        self.reuse_what_is_valid(state, seat)
        if self.cores > 1:
            action = self.choose_in_parallel(state, seat, legal)
        else:
            action = self.search_alone(state, seat, legal, self.iterations)
        self.last = (state.copy(), seat, action)
        return action

    def search_alone(self, state: State, seat: int, legal: list[int], iterations: int) -> int:
        with without_garbage_collection():
            if self.seconds:
                return self.search.search(state, seat, legal, iterations, self.clock, self.deadline)
            return self.search.search(state, seat, legal, iterations)

    def choose_in_parallel(self, state: State, seat: int, legal: list[int]) -> int:
        """Every worker searches alone; the action visited most by all of them together is taken."""

        def search(worker: int) -> list[ActionStatistics]:
            for _ in range(worker):
                self.rng.word()  # chance of its own for every worker
            self.search_alone(state, seat, legal, -(-self.iterations // self.cores))
            return self.search.root_statistics()

        def seconds_left() -> float:
            return self.deadline - self.clock() if self.seconds else WORKER_TIMEOUT

        merged = merge(search_in_parallel(search, self.cores, seconds_left))
        # Of equals the one that brought more.
        return max(merged, key=lambda one: (one.visits, one.total_value)).action

    def reuse_what_is_valid(self, state: State, seat: int) -> None:
        """The subtree below the last choice still holds if nothing happened since but that choice, without chance."""
        if self.last is not None:
            before, chooser, action = self.last
            if chooser == seat and is_what_follows(self.game, before, seat, action, state):
                self.search.reuse(action)
                return
        self.search.clear()


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """A search leaves no cycles behind: Python's collector would look through its tree for nothing, which takes a
    sixth of the time and makes it late."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        # All that is new grows old at once: else the collector would look through the whole tree now.
        gc.freeze()
        gc.unfreeze()
        if was_enabled:
            gc.enable()


def is_what_follows(game: Game[Any], before: State, seat: int, action: int, now: State) -> bool:
    """Does the seat see just what its action leads to, with no die cast and nobody else to decide in between?"""
    if now.round != before.round or now.rng.drawn != before.rng.drawn:
        return False
    expected = after_action(before, seat, action)
    if expected.rng.drawn != now.rng.drawn or expected.actors() != now.actors():
        return False
    return game.view(expected, seat) == game.view(now, seat)
