"""Random play inside the engine: what searches and measurements run millions of times."""

from __future__ import annotations

from .rng import Rng
from .state import State


def playout(state: State, rng: Rng, limit: int) -> int:
    """Play random legal actions until the end or the limit; returns how many."""
    for played in range(limit):
        if not state.pending:
            return played
        step = state.pending[-1]
        options = step.options(state)
        state.apply(step.seat, options[rng.below(len(options))])
    return limit
