"""Computer players on the engine's interface alone: they know no game, and see redealt states, never a real one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine import Game
from .bot import Bot
from .greedy import Greedy
from .match import Match, decide, play_match
from .random import Random

__all__ = ["Bot", "Match", "decide", "make", "names", "play_match", "seated"]

_CLASSES: dict[str, type[Bot]] = {kind.name: kind for kind in (Random, Greedy)}


def names() -> tuple[str, ...]:
    """The names of the bots that can be made."""
    return tuple(_CLASSES)


def make(name: str, game: Game[Any], seed: int | str) -> Bot:
    """A bot for a game. The same seed makes the same choices."""
    if name not in _CLASSES:
        raise ValueError(f"expected a bot, one of {', '.join(_CLASSES)}, got {name!r}")
    return _CLASSES[name](game, seed)


def seated(names: Sequence[str], game: Game[Any], players: int, seed: int | str) -> list[Bot]:
    """A bot for every seat: the names in turn, from the first again when they run out."""
    if not names:
        raise ValueError("expected the name of at least one bot, got none")
    return [make(names[seat % len(names)], game, f"{seed} seat {seat}") for seat in range(players)]
