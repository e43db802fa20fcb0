"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Protocol

from ..engine import Game, State, seeded


class Bot(ABC):
    """A player who chooses by program, with chance of its own.

    A bot belongs to one seat of one match and may keep what it found out from one decision to the next. It is only ever
    given redealt states: what its seat cannot know is dealt anew, and so is the chance to come."""

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...]] = ()  # names of the games that it can play; none: every game

    def __init__(self, game: Game[Any], seed: int | str) -> None:
        self.game = game
        self.rng = seeded(f"{self.name} {seed}")
        self.seconds_allowed: float | None = None  # to think about a decision, where the table says so

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal actions. The state is redealt for the seat; it must come back unchanged."""


class BotFactory(Protocol):
    """Makes a bot for a game: the same seed, the same choices. A class of bots is one."""

    def __call__(self, game: Game[Any], seed: int | str, /) -> Bot: ...
