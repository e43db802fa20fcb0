"""Matches between bots that take every seat in turn on the same deals: what `arsenale league` plays."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from ..engine import Game, State
from .bot import Bot
from .match import play_match
from .registry import make
from .workers import MatchPlan, play_all

Lineup = tuple[str, ...]
MakeBot = Callable[[str, Game[Any], str], Bot]  # by name, for a game, with a seed


class League(MatchPlan):
    """Matches in which every deal is played with all seats changed in turn."""

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
class MatchResult:
    """What came of one match, seat by seat."""

    number: int
    lineup: Lineup
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # of processor time that the bots thought


class TimedBot(Bot):
    """Another bot, with a clock beside it: the thread's own, so that a busy machine does not count."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.game = bot.game
        self.rng = bot.rng
        self.seconds_allowed = bot.seconds_allowed
        self.decisions = 0
        self.seconds = 0.0

    @property
    def name(self) -> str:  # type: ignore[override]  # that of the bot inside
        return self.bot.name

    def choose(self, state: State, seat: int) -> int:
        start = time.thread_time()
        action = self.bot.choose(state, seat)
        self.seconds += time.thread_time() - start
        self.decisions += 1
        return action


def play_league(league: League, numbers: Sequence[int], *, jobs: int = 1) -> Iterator[MatchResult]:
    """Play the matches with these numbers and give them as they come."""
    return play_all(play_league_match, league, numbers, jobs=jobs)


def by_thread_time(name: str, game: Game[Any], seed: str) -> Bot:
    """A bot whose seconds are processor time of its thread, so that a busy machine does not make it weaker."""
    return make(name, game, seed, clock=time.thread_time)


def play_league_match(league: League, number: int, make_bot: MakeBot = by_thread_time) -> MatchResult:
    """One match. Matches of the same deal have the same seed and the same bots with the same chance."""
    game = league.loaded()
    lineups = league.lineups()
    deal, place = divmod(number, len(lineups))
    lineup = lineups[place]
    seed = f"{league.seed} deal {deal}"
    bots = [TimedBot(make_bot(name, game, f"{seed} seat {seat}")) for seat, name in enumerate(lineup)]
    state = play_match(game, bots, seed=seed, options=league.options).state
    return MatchResult(
        number,
        lineup,
        tuple(state.scores()),
        state.winners(),
        tuple(bot.decisions for bot in bots),
        tuple(round(bot.seconds, 4) for bot in bots),
    )
