"""The bot that searches: the same for every game."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Final

from ..engine import Game, State
from .bot import Bot
from .cores import Visits, added, can_share, on_cores
from .search import Clock, TreeSearch
from .search_chain import followed

MANY: Final = 1 << 40  # iterations that no deadline lets pass
MARGIN: Final = 0.97  # of the seconds are used: the last iteration and the way out take time too
PATIENCE: Final = 3600.0  # seconds to wait for helpers that count iterations


class Thinker(Bot):
    """Thinks for some seconds or some iterations, or until either is over; as long as only iterations end it, the same
    seed makes the same choices."""

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
        self.iterations = iterations or MANY
        self.cores = cores if can_share() else 1
        self.clock = clock or time.perf_counter
        self.search = TreeSearch(game.adviser.estimate, self.rng, game.adviser.trust, game.adviser.turns_ahead)
        self.last: tuple[State, int, int] | None = None  # where it chose last, for which seat, and what

    def choose(self, state: State, seat: int) -> int:
        self.until = self.clock() + MARGIN * self.seconds
        legal = state.sensible(seat)
        if len(legal) == 1:
            return legal[0]
        self.keep_what_is_valid(state, seat)
        if self.cores > 1:
            action = self.choose_together(state, seat, legal)
        else:
            action = self.think(state, seat, legal, self.iterations)
        self.last = (state.copy(), seat, action)
        return action

    def think(self, state: State, seat: int, legal: list[int], iterations: int) -> int:
        with uncollected():
            if self.seconds:
                return self.search.think(state, seat, legal, iterations, self.clock, self.until)
            return self.search.think(state, seat, legal, iterations)

    def choose_together(self, state: State, seat: int, legal: list[int]) -> int:
        """Root parallelism: every core searches alone, the action visited most on all of them is taken."""

        def search(core: int) -> Visits:
            for _ in range(core):
                self.rng.word()  # chance of its own on every core
            self.think(state, seat, legal, -(-self.iterations // self.cores))
            return self.search.findings()

        def seconds_left() -> float:
            return self.until - self.clock() if self.seconds else PATIENCE

        return max(added(on_cores(search, self.cores, seconds_left)), key=_standing)[0]

    def keep_what_is_valid(self, state: State, seat: int) -> None:
        """The tree below the last choice still holds if nothing happened since but that choice, without chance."""
        if self.last is not None:
            before, chooser, action = self.last
            if chooser == seat and is_what_follows(self.game, before, seat, action, state):
                self.search.follow(action)
                return
        self.search.forget()


@contextmanager
def uncollected() -> Iterator[None]:
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
    twin = followed(before, seat, action)
    if twin.rng.drawn != now.rng.drawn or twin.actors() != now.actors():
        return False
    return game.view(twin, seat) == game.view(now, seat)


def _standing(found: tuple[int, int, float]) -> tuple[int, float]:
    """Most visits first; of equals the one that brought more."""
    return found[1], found[2]
