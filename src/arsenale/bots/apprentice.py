"""The bot that sees what greedy sees, but misjudges it a little."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ..engine import Game, State
from .greedy import Greedy

# How far a judgement can be off, as a share of the way from the mean to the best action. A Journeyman wins about 80 to
# 92 % against an Apprentice (docs/strength.md).
MISJUDGEMENT: Final = 0.8
STEPS: Final = 1000  # of which a misjudgement is made


class Apprentice(Greedy):
    """Thinks of itself only, and errs; but never absurdly: what is worse than the mean is not taken for the best."""

    name: ClassVar[str] = "apprentice"

    def __init__(self, game: Game[Any], seed: int | str) -> None:
        super().__init__(game, seed, rival_weight=0.0)

    def values(self, state: State, seat: int, actions: list[int]) -> list[float]:
        values = super().values(state, seat, actions)
        mean = sum(values) / len(values)
        widest = MISJUDGEMENT * (max(values) - mean)
        return [value + widest * (self.misjudgement() if value > mean else -1.0) for value in values]

    def misjudgement(self) -> float:
        """From -1 to 1, all alike."""
        return 2 * self.rng.below(STEPS + 1) / STEPS - 1
