"""Who will win, as far as the game's estimate can tell."""

from __future__ import annotations

import math
from typing import Any

from ..engine import Game, State


def win_chances(game: Game[Any], state: State) -> list[float]:
    """By seat; they add up to 1. The spread turns estimates into chances, so it is fitted with the weights."""
    winners = state.winners()
    if winners:
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    return softmax([game.estimate(state, seat) for seat in range(state.players)], game.adviser.spread(state))


def softmax(values: list[float], spread: float) -> list[float]:
    """Shares of 1, with the spread as temperature."""
    best = max(values)
    odds = [math.exp((value - best) / spread) for value in values]
    total = sum(odds)
    return [odd / total for odd in odds]
