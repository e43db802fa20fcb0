"""What a turn came to, in a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from ...engine.beats import Digest, in_order, ranked
from ...engine.event import Event

MOST: Final = 7  # no turn comes to more: a barrier brought to the top and three buys, each after a tile is given up

# What changed somebody's fortune first; all that is paid is told
TURN: Final = (
    "ship-complete",
    "built-part",
    "doge-enacted",
    "doge-on-top",  # DS-2.4 Everybody sees where the other tile goes, nobody which it is.
    "doge-under",
    "built-gondola",
    "built-barrier",
    "bonus-vp",
    "bonus-approvals",
    "bonus-ducats",
    "got-approvals",
    "got-ducats",
    "bought-part",
    "bought",
    "reordered",
    "dropped-part",
    "dropped",
    "discarded",
)
IDLE: Final = ("placed",)  # told alone where nothing came of it
APART: Final = (
    "stalled",
    "final-inspection",
    "bid-revealed",
    "round-ends",
    "high-water",
    "flooded",
    "inspection-called",
    "quiet-rounds",
    "round-begins",
    "dice-rolled",
    "doge-turned",
)

Phrase = tuple[str, Mapping[str, Any]]


def digest(events: Sequence[Event], owner: int | None) -> Digest:
    """Of a turn: with which cell, at which price, and what came of it."""
    if owner is None:
        return Digest(apart(events))
    parts = [*replaced(events), *ranked(turn_events(events), TURN, MOST)]
    if not parts:
        return Digest(ranked(events, IDLE, 1))
    cell = in_order(events, IDLE)
    return Digest(parts, cell[0] if cell else None)


def turn_events(events: Sequence[Event]) -> list[Event]:
    """Without the part that `replaced` tells of: it follows the one that was torn down."""
    return [
        event
        for place, event in enumerate(events)
        if event.key != "built-part" or place == 0 or events[place - 1].key != "demolished"
    ]


def replaced(events: Sequence[Event]) -> list[Phrase]:
    """DS-2.3.4 Whose part was replaced, and what the new one brought: both at once."""
    return [
        ("digest-replaced", {**old.args, **new.args})
        for old, new in pairwise(events)
        if (old.key, new.key) == ("demolished", "built-part")
    ]


def apart(events: Sequence[Event]) -> list[Phrase]:
    """What belongs to nobody's turn, as it came. DS-3.2 Of a flood whom it struck; or that it struck nobody."""
    parts: list[Phrase] = []
    harmed = [event for event in events if event.key == "flooded" and event.args["lost"]]
    for event in events:
        if event.key != "flooded" or event in harmed:
            parts += in_order([event], APART)
        if event.key == "high-water" and not harmed:
            parts.append(("digest-nobody-flooded", {}))
    return parts
