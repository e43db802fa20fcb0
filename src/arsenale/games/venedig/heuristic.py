"""How good a state looks for a seat, in spaces of the track: what the bots go by."""

from __future__ import annotations

from .state import VenedigState


def estimate(state: VenedigState, seat: int) -> float:
    return float(state.gondolas[seat])
