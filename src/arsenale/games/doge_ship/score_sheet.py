"""The victory points taken apart, for the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.event import Event
from ...engine.game import ScoreLine

LINES = {"built-part": "parts", "bonus-vp": "bonuses", "bid-revealed": "inspections", "final-inspection": "final"}


def score_sheet(players: int, events: Sequence[Event]) -> list[ScoreLine]:
    """Where each seat's VP came from. A total never drops below 0 (DS-2.3.2), so a loss counts only down to that."""
    lines = {key: [0] * players for key in LINES.values()}
    totals = [0] * players
    for event in events:
        if event.key not in LINES:
            continue
        seat, vp = event.args["seat"], event.args["vp"]
        assert isinstance(seat, int)
        assert isinstance(vp, int)
        gained = max(0, totals[seat] + vp) - totals[seat]
        totals[seat] += gained
        lines[LINES[event.key]][seat] += gained
    return [ScoreLine(key, values) for key, values in lines.items()]
