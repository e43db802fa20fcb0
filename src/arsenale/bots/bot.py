"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from ..engine import Game, State, seeded


class Bot(ABC):
    """A player who chooses by program, with chance of its own."""

    name: ClassVar[str]

    def __init__(self, game: Game[Any], seed: int | str) -> None:
        self.game = game
        self.rng = seeded(f"{self.name} {seed}")

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal actions. The state is redealt for the seat; it must come back unchanged."""
