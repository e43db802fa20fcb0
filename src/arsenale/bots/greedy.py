"""The bot that looks to the end of its own turn and takes what the game's heuristic likes best."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ..engine import Game, State
from .bot import Bot
from .search import TurnLookahead

# All set by hand.
BUDGET: Final = 400  # positions looked at for one decision
DEALS: Final = 3  # of what the seat cannot know
SEALED_DEALS: Final = 12  # more for sealed choices: all depends on what the others choose
RIVAL_WEIGHT: Final = 0.5  # how much the best opponent's estimate counts against its own
TIE: Final = 1e-9  # in the game's scoring unit: values that differ by less are equal


class Greedy(Bot):
    """Quick and sensible; plans no further than its own turn."""

    name: ClassVar[str] = "greedy"

    def __init__(
        self, game: Game[Any], seed: int | str, *, budget: int = BUDGET, rival_weight: float = RIVAL_WEIGHT
    ) -> None:
        super().__init__(game, seed)
        self.budget = budget
        self.lookahead = TurnLookahead(game.adviser.estimate, self.rng, rival_weight)

    def choose(self, state: State, seat: int) -> int:
        actions = state.sensible(seat)
        if len(actions) == 1:
            return actions[0]
        values = self.values(state, seat, actions)
        best = max(values)
        equals = [action for action, value in zip(actions, values, strict=True) if value >= best - TIE]
        return equals[self.rng.below(len(equals))]

    def values(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """How good each action looks, summed over as many deals as the budget allows."""
        totals = [0.0] * len(actions)
        deals = SEALED_DEALS if len(state.actors()) > 1 else DEALS
        budget_left = self.budget
        deal = state
        for number in range(deals):
            if number:
                deal = state.redealt(seat, self.rng)
            values = self.lookahead.values(deal, seat, actions, budget_left)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
            budget_left -= self.lookahead.visited
            # Another deal must be looked at as thoroughly as this one, or it would only blur the picture.
            if budget_left < self.lookahead.visited:
                break
        return totals
