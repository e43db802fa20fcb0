"""The bot that sees what greedy sees, but misjudges it a little."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine import State
from .greedy import Greedy

BLUR: Final = 0.55  # of the way from the mean to the best action: how far a judgement can be off


class Apprentice(Greedy):
    """Never absurd: an action that is no better than the mean cannot be taken for the best."""

    name: ClassVar[str] = "apprentice"

    def values(self, state: State, seat: int, actions: list[int]) -> list[float]:
        values = super().values(state, seat, actions)
        spread = max(values) - sum(values) / len(values)
        return [value + BLUR * spread * self.misjudgement() for value in values]

    def misjudgement(self) -> float:
        """From -1 to 1, around 0 most often."""
        return (self.rng.below(1000) + self.rng.below(1000)) / 999 - 1
