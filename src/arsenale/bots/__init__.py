"""Computer players on the engine's interface alone: they know no game, and see redealt states, never a real one.

Whoever writes a bot needs no more than this front: `docs/bots.md` has a complete example.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine import Game
from .bot import Bot, BotFactory
from .chances import win_chances
from .greedy import Greedy
from .hint_finder import Hint, find_hints
from .match import Match, decide, play_match
from .registry import LEVELS, SIMPLE, installed_for, is_known, is_quick, listing, make
from .search import TreeSearch, TurnLookahead
from .search_bot import SearchBot

__all__ = [
    "Bot",
    "BotFactory",
    "Greedy",
    "Hint",
    "Match",
    "SearchBot",
    "TreeSearch",
    "TurnLookahead",
    "decide",
    "find_hints",
    "for_tables",
    "installed",
    "is_known",
    "is_quick",
    "levels",
    "listing",
    "make",
    "opponents",
    "play_match",
    "seated",
    "simple",
    "win_chances",
]


def simple() -> tuple[str, ...]:
    """The simple bots, which are quick and repeat themselves by seed."""
    return tuple(SIMPLE)


def levels() -> tuple[str, ...]:
    """The levels for people to play against, each stronger than the one before."""
    return LEVELS


def installed(game: str | None = None) -> tuple[str, ...]:
    """The bots from other packages, all or those that can play a game."""
    return installed_for(game)


def opponents(game: str | None = None) -> tuple[str, ...]:
    """What people choose from: the levels and the bots from other packages, all or those that can play a game."""
    return (*LEVELS, *installed_for(game))


def for_tables(game: str | None = None) -> tuple[str, ...]:
    """All that may sit down at a table, all or those that can play a game; a search without a limit may not."""
    return (*opponents(game), *SIMPLE)


def seated(names: Sequence[str], game: Game[Any], players: int, seed: int | str) -> list[Bot]:
    """A bot for every seat: the names in turn, from the first again when they run out."""
    if not names:
        raise ValueError("expected the name of at least one bot, got none")
    return [make(names[seat % len(names)], game, f"{seed} seat {seat}") for seat in range(players)]
