"""What a turn came to, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...engine.beats import Digest, in_order, ranked
from ...engine.event import Event

MOST: Final = 4

# What changed somebody's fortune first
TURN: Final = (
    "ship-complete",
    "built-part",
    "demolished",
    "doge-enacted",
    "built-gondola",
    "built-barrier",
    "bonus-vp",
    "bonus-approvals",
    "bonus-ducats",
    "got-approvals",
    "got-ducats",
    "bought-part",
    "bought",
    "dropped-part",
    "dropped",
    "discarded",
)
IDLE: Final = ("placed",)  # told only where nothing came of it
APART: Final = (
    "stalled",
    "final-inspection",
    "bid-revealed",
    "high-water",
    "flooded",
    "inspection-called",
    "quiet-rounds",
    "round-begins",
    "doge-turned",
)


def digest(events: Sequence[Event], owner: int | None) -> Digest:
    if owner is None:
        harmed = [event for event in events if event.key != "flooded" or event.args["lost"]]
        return Digest(in_order(harmed, APART))
    return Digest(ranked(events, TURN, MOST) or ranked(events, IDLE, 1))
