"""The bot that sees what greedy sees, but misjudges it a little."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ..engine import Game, State
from .greedy import Greedy
from .search_chain import ChainSearch

BLUR: Final = 0.8  # of the way from the mean to the best action: how far a judgement can be off
STEPS: Final = 1000


class Apprentice(Greedy):
    """Thinks of itself only, and errs; but never absurdly: what is worse than the mean is not taken for the best."""

    name: ClassVar[str] = "apprentice"

    def __init__(self, game: Game[Any], seed: int | str) -> None:
        super().__init__(game, seed)
        self.search = ChainSearch(game.adviser.estimate, self.rng, envy=0.0)

    def values(self, state: State, seat: int, actions: list[int]) -> list[float]:
        values = super().values(state, seat, actions)
        mean = sum(values) / len(values)
        blur = BLUR * (max(values) - mean)
        return [value + blur * (self.misjudgement() if value > mean else -1.0) for value in values]

    def misjudgement(self) -> float:
        """From -1 to 1, all alike."""
        return 2 * self.rng.below(STEPS + 1) / STEPS - 1
