"""The bots by name: simple ones, levels, a search with any budget, and those from other packages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from ..engine import Game
from .apprentice import Apprentice
from .bot import Bot, BotFactory
from .entry_points import load_installed, plays
from .greedy import Greedy
from .random import Random
from .search import Clock
from .search_bot import SearchBot

# A Master is as strong on every machine, but keeps nobody waiting on a slow one. That it wins 65 % and more against a
# Journeyman, and a Doge as much against a Master, is measured in docs/strength.md.
MASTER_ITERATIONS: Final = 200
MASTER_SECONDS: Final = 1.0
DOGE_SECONDS: Final = 5.0
LEVELS: Final = ("apprentice", "journeyman", "master", "doge")  # each stronger than the one before
QUICK: Final = ("random", "greedy", "apprentice", "journeyman")  # decide within some milliseconds
SIMPLE: Final[dict[str, type[Bot]]] = {kind.name: kind for kind in (Random, Greedy)}

_SEARCH: Final = re.compile(r"search:(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+))")
SEARCH_FORMS: Final = "search:SECONDSs (search:0.2s) or search:ITERATIONS (search:400)"


@cache
def installed() -> dict[str, BotFactory]:
    """The bots from other packages; looked for once in every process."""
    return load_installed({*SIMPLE, *LEVELS, SearchBot.name})


def installed_for(game: str | None = None) -> tuple[str, ...]:
    """The names of bots from other packages, all or those that can play a game."""
    return tuple(name for name, factory in installed().items() if plays(factory, game))


def is_known(name: str, game: str | None = None) -> bool:
    """Can a bot of this name be made, for any game or for this one?"""
    return _is_built_in(name) or name in installed_for(game)


def is_quick(name: str) -> bool:
    """Does it decide within some milliseconds? Of bots from other packages nobody knows."""
    return name in QUICK


def listing(game: str | None = None) -> str:
    """All names in one line, for whoever gave another one."""
    return ", ".join((*SIMPLE, *LEVELS, *installed_for(game), SEARCH_FORMS))


def make(
    name: str,
    game: Game[Any],
    seed: int | str,
    *,
    seconds: float | None = None,
    cores: int = 1,
    clock: Clock | None = None,
) -> Bot:
    """A bot for a game. The same seed makes the same choices, unless it thinks against the clock.

    `seconds` is how long a Doge thinks, and what a bot from another package is told as `seconds_allowed`; `cores` on
    how many cores those who search do so; `clock` tells seconds: it may be the thread's own, so that a busy machine
    does not count (on one core only).
    """
    if not _is_built_in(name):
        return _make_installed(name, game, seed, seconds)
    if name in SIMPLE:
        return SIMPLE[name](game, seed)
    if name == "apprentice":
        return Apprentice(game, seed)
    if name == "journeyman":
        return Greedy(game, seed)
    if name == "master":
        return SearchBot(game, seed, iterations=MASTER_ITERATIONS, seconds=MASTER_SECONDS, clock=clock)
    if name == "doge":
        return SearchBot(game, seed, seconds=DOGE_SECONDS if seconds is None else seconds, cores=cores, clock=clock)
    budget = _SEARCH.fullmatch(name)
    assert budget is not None
    if budget["seconds"]:
        return SearchBot(game, seed, seconds=float(budget["seconds"]), cores=cores, clock=clock)
    return SearchBot(game, seed, iterations=int(budget["iterations"]), cores=cores, clock=clock)


def _is_built_in(name: str) -> bool:
    if name in SIMPLE or name in LEVELS:
        return True
    budget = _SEARCH.fullmatch(name)
    return budget is not None and float(budget["seconds"] or budget["iterations"]) > 0


def _make_installed(name: str, game: Game[Any], seed: int | str, seconds: float | None) -> Bot:
    factory = installed().get(name)
    if factory is None:
        raise ValueError(f"expected a bot, one of {listing()}, got {name!r}")
    if not plays(factory, game.name):
        raise ValueError(f"expected a bot that can play {game.name}, one of {listing(game.name)}, got {name!r}")
    bot = factory(game, seed)
    if not isinstance(bot, Bot):
        raise TypeError(f"expected the factory of {name!r} to make a Bot, got {type(bot).__name__}")
    bot.seconds_allowed = seconds
    return bot
