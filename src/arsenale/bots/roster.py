"""The bots by name: plain ones, levels, and a search with any budget."""

from __future__ import annotations

import re
from typing import Any, Final

from ..engine import Game
from .apprentice import Apprentice
from .bot import Bot
from .greedy import Greedy
from .random import Random
from .search import Clock
from .thinker import Thinker

MASTER_ITERATIONS: Final = 200  # so that a Master is as strong on every machine,
MASTER_SECONDS: Final = 1.0  # but keeps nobody waiting on a slow one
DOGE_SECONDS: Final = 5.0
LEVELS: Final = ("apprentice", "journeyman", "master", "doge")  # each stronger than the one before
PLAIN: Final[dict[str, type[Bot]]] = {kind.name: kind for kind in (Random, Greedy)}

_SEARCH: Final = re.compile(r"search:(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+))")
FORMS: Final = "search:SECONDSs (search:0.2s) or search:ITERATIONS (search:400)"


def is_known(name: str) -> bool:
    """Can a bot of this name be made?"""
    if name in PLAIN or name in LEVELS:
        return True
    budget = _SEARCH.fullmatch(name)
    return budget is not None and float(budget["seconds"] or budget["iterations"]) > 0


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

    `seconds` is how long a Doge thinks, `cores` on how many cores those who search do so, `clock` tells seconds; it
    may be the thread's own, so that a busy machine does not count (on one core only).
    """
    if not is_known(name):
        raise ValueError(f"expected a bot, one of {', '.join((*PLAIN, *LEVELS))}, {FORMS}, got {name!r}")
    if name in PLAIN:
        return PLAIN[name](game, seed)
    if name == "apprentice":
        return Apprentice(game, seed)
    if name == "journeyman":
        return Greedy(game, seed)
    if name == "master":
        return Thinker(game, seed, iterations=MASTER_ITERATIONS, seconds=MASTER_SECONDS, clock=clock)
    if name == "doge":
        return Thinker(game, seed, seconds=DOGE_SECONDS if seconds is None else seconds, cores=cores, clock=clock)
    budget = _SEARCH.fullmatch(name)
    assert budget is not None
    if budget["seconds"]:
        return Thinker(game, seed, seconds=float(budget["seconds"]), cores=cores, clock=clock)
    return Thinker(game, seed, iterations=int(budget["iterations"]), cores=cores, clock=clock)
