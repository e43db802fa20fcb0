"""The bot that looks to the end of its own chain of decisions and takes what the game's estimate likes best."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ..engine import Game, State
from .bot import Bot
from .search_chain import ChainSearch

NODES: Final = 400  # positions looked at for one decision
SAMPLES: Final = 3  # ways to deal what the seat cannot know
SEALED_SAMPLES: Final = 12  # of sealed choices more: all depends on what the others choose
ENVY: Final = 0.5  # how much the best opponent's estimate counts against one's own
ALIKE: Final = 1e-9


class Greedy(Bot):
    """Quick and sensible; plans no further than its own turn."""

    name: ClassVar[str] = "greedy"

    def __init__(self, game: Game[Any], seed: int | str, *, nodes: int = NODES) -> None:
        super().__init__(game, seed)
        self.nodes = nodes
        self.search = ChainSearch(game.adviser.estimate, self.rng, envy=ENVY)

    def choose(self, state: State, seat: int) -> int:
        actions = state.sensible(seat)
        if len(actions) == 1:
            return actions[0]
        values = self.values(state, seat, actions)
        best = max(values)
        alike = [action for action, value in zip(actions, values, strict=True) if value >= best - ALIKE]
        return alike[self.rng.below(len(alike))]

    def values(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """How good each action looks, summed over as many samples as the nodes allow."""
        totals = [0.0] * len(actions)
        samples = SEALED_SAMPLES if len(state.actors()) > 1 else SAMPLES
        nodes_left = self.nodes
        sample = state
        for number in range(samples):
            if number:
                sample = state.redealt(seat, self.rng)
            values = self.search.values(sample, seat, actions, nodes_left)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
            nodes_left -= self.search.spent
            # Another sample must be as thorough as this one, or it would only blur the picture.
            if nodes_left < self.search.spent:
                break
        return totals
