"""Computer players on the engine's interface alone: they know no game, and see redealt states, never a real one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine import Game
from .bot import Bot
from .match import Match, decide, play_match
from .roster import FORMS, LEVELS, PLAIN, is_known, make

__all__ = [
    "FORMS",
    "Bot",
    "Match",
    "decide",
    "for_tables",
    "is_known",
    "levels",
    "make",
    "names",
    "play_match",
    "seated",
]


def names() -> tuple[str, ...]:
    """The plain bots, which are quick and repeat themselves by seed."""
    return tuple(PLAIN)


def levels() -> tuple[str, ...]:
    """The levels for people to play against, each stronger than the one before."""
    return LEVELS


def for_tables() -> tuple[str, ...]:
    """All that may sit down at a table; a search without a limit may not."""
    return (*LEVELS, *PLAIN)


def seated(names: Sequence[str], game: Game[Any], players: int, seed: int | str) -> list[Bot]:
    """A bot for every seat: the names in turn, from the first again when they run out."""
    if not names:
        raise ValueError("expected the name of at least one bot, got none")
    return [make(names[seat % len(names)], game, f"{seed} seat {seat}") for seat in range(players)]
