"""The way of each gondola taken apart, for the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.event import Event
from ...engine.game import ScoreLine


def score_sheet(players: int, events: Sequence[Event]) -> list[ScoreLine]:
    """How far buildings and gold brought each gondola; jumped spaces count where it jumped them (VE-1.7)."""
    by_building = [0] * players
    by_gold = [0] * players
    places = [0] * players
    before = ""
    for event in events:
        if event.key == "moved":
            seat, place = _mover(event)
            line = by_gold if before == "gold-changed" else by_building
            line[seat] += place - places[seat]
            places[seat] = place
        before = event.key
    return [ScoreLine("buildings", by_building), ScoreLine("gold", by_gold)]


def _mover(event: Event) -> tuple[int, int]:
    """Whose gondola moved, and where it is now."""
    seat = event.args["seat"]
    place = event.args["space"]
    assert isinstance(seat, int)
    assert isinstance(place, int)
    return seat, place
