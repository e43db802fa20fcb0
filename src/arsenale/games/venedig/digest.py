"""What a turn came to, in a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...engine.beats import Digest, ranked
from ...engine.event import Event

Phrase = tuple[str, Mapping[str, Any]]
MOST: Final = 6

# What changed somebody's fortune first; spaces, cards and swamp are told all at once.
BEFORE: Final = ("gondola-home", "used-up", "no-site", "built")
AFTER: Final = ("type-discarded", "stalled")


def digest(events: Sequence[Event], owner: int | None) -> Digest:
    parts = [*ranked(events, BEFORE, MOST), *_spaces(events, owner), *_laid(events), *_drained(events)]
    parts += [*ranked(events, AFTER, MOST), *_treasures(events, owner), *_taken(events)]
    return Digest(parts[:MOST])


def _sum(events: Sequence[Event], name: str) -> int:
    return sum(int(str(event.args[name])) for event in events)


def _spaces(events: Sequence[Event], owner: int | None) -> list[Phrase]:
    """How far each gondola went, the one whose turn it is first."""
    moves = [event for event in events if event.key == "moved"]
    seats = dict.fromkeys(event.args["seat"] for event in moves)
    phrases: list[Phrase] = []
    for seat in sorted(seats, key=lambda seat: seat != owner):
        spaces = _sum([event for event in moves if event.args["seat"] == seat], "spaces")
        key = "digest-spaces" if seat == owner else "digest-spaces-of"
        phrases.append((key, {"seat": seat, "spaces": spaces}))
    return phrases


def _laid(events: Sequence[Event]) -> list[Phrase]:
    laid = [event for event in events if event.key == "laid"]
    buildings = dict.fromkeys(event.args["building"] for event in laid)
    phrases: list[Phrase] = []
    for building in buildings:
        cards = _sum([event for event in laid if event.args["building"] == building], "cards")
        phrases.append(("digest-laid", {"building": building, "cards": cards}))
    return phrases + ranked(events, ("laid-alone",), MOST)


def _drained(events: Sequence[Event]) -> list[Phrase]:
    hexes = [event.args["hex"] for event in events if event.key == "drained"]
    return [("digest-drained", {"hexes": hexes})] if hexes else []


def _treasures(events: Sequence[Event], owner: int | None) -> list[Phrase]:
    found = sum(event.key == "treasure" and event.args["seat"] == owner for event in events)
    return [("digest-treasures", {"count": found})] if found else []


def _taken(events: Sequence[Event]) -> list[Phrase]:
    """Cards from pool and pile."""
    pool = [event.args["building"] for event in events if event.key == "took"]
    pile = _sum([event for event in events if event.key == "drew"], "cards")
    phrases: list[Phrase] = [("digest-took", {"buildings": pool})] if pool else []
    return [*phrases, ("digest-drew", {"cards": pile})] if pile else phrases
