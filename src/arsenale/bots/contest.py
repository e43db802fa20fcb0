"""Matches between bots that take every seat in turn on the same deals: what a league is made of."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from itertools import combinations
from multiprocessing import get_context
from typing import Any

from ..engine import Game, State
from ..games import load
from .bot import Bot
from .match import play_match
from .roster import make

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Contest:
    """What is played: everything a worker process needs to know."""

    game: str
    edition: str
    players: int
    bots: Lineup
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)

    def lineups(self) -> list[Lineup]:
        """Who sits where, in all ways that one deal is played: if there are more bots than seats, every choice of
        them; if fewer, they are repeated in turn; and each turned round the table."""
        if len(self.bots) > self.players:
            tables = list(combinations(self.bots, self.players))
        else:
            tables = [tuple(self.bots[seat % len(self.bots)] for seat in range(self.players))]
        turned = [table[first:] + table[:first] for table in tables for first in range(self.players)]
        return list(dict.fromkeys(turned))

    def heading(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {**asdict(self), "bots": list(self.bots), "options": dict(self.options)}


@dataclass(frozen=True)
class Played:
    """What came of one match, seat by seat."""

    number: int
    lineup: Lineup
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # that the bots thought


class Timed(Bot):
    """Another bot, with a clock beside it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.game = bot.game
        self.rng = bot.rng
        self.decisions = 0
        self.seconds = 0.0

    @property
    def name(self) -> str:  # type: ignore[override]  # that of the bot inside
        return self.bot.name

    def choose(self, state: State, seat: int) -> int:
        start = time.perf_counter()
        action = self.bot.choose(state, seat)
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return action


def play_contest(contest: Contest, numbers: Sequence[int], *, jobs: int = 1) -> Iterator[Played]:
    """Play the matches with these numbers and give them as they come."""
    if jobs == 1:
        for number in numbers:
            yield play_number(contest, number)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        running = [workers.submit(play_number, contest, number) for number in numbers]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            workers.shutdown(wait=False, cancel_futures=True)


def play_number(contest: Contest, number: int) -> Played:
    """One match. Matches of the same deal have the same seed and the same bots with the same chance."""
    game = _loaded(contest.game, contest.edition)
    lineups = contest.lineups()
    deal, place = divmod(number, len(lineups))
    lineup = lineups[place]
    seed = f"{contest.seed} deal {deal}"
    bots = [Timed(make(name, game, f"{seed} seat {seat}")) for seat, name in enumerate(lineup)]
    state = play_match(game, bots, seed=seed, options=contest.options).state
    return Played(
        number,
        lineup,
        tuple(state.scores()),
        state.winners(),
        tuple(bot.decisions for bot in bots),
        tuple(round(bot.seconds, 4) for bot in bots),
    )


@lru_cache(maxsize=4)
def _loaded(name: str, edition: str) -> Game[Any]:
    return load(name, edition)
