"""How good a state looks for a seat, in ducats: what the bots go by."""

from __future__ import annotations

from .state import SerenissimaState


def estimate(state: SerenissimaState, seat: int) -> float:
    return float(state.ducats[seat])
