"""The bot that takes any legal action: a measure for all the others."""

from __future__ import annotations

from typing import ClassVar

from ..engine import State
from .bot import Bot


class Random(Bot):
    """Every legal action is equally likely."""

    name: ClassVar[str] = "random"

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[self.rng.below(len(legal))]
