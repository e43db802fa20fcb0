"""What a turn came to, in a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...engine.beats import Digest, ranked
from ...engine.event import Event
from .terms import BUILDINGS, CASA

Phrase = tuple[str, Mapping[str, Any]]
MOST: Final = 12

# What changed somebody's fortune first; cards and swamp are told all at once.
BEFORE: Final = ("gondola-home", "used-up", "lapsed", "no-site")
LOST: Final = ("type-discarded", "stalled")
POOL: Final = ("swapped",)
AFTER: Final = ("pool-cleared", "pile-renewed")
MOVES: Final = ("built", "gold-changed")  # what gondolas move for


def digest(events: Sequence[Event], owner: int | None) -> Digest:
    parts = [*ranked(events, BEFORE, MOST), *_built(events, owner), *_gold(events, owner), *_treasures(events, owner)]
    parts += [*_laid(events), *_builders(events, owner), *ranked(events, LOST, MOST), *_drained(events)]
    parts += [*ranked(events, POOL, MOST), *_taken(events), *ranked(events, AFTER, MOST)]
    return Digest(parts[:MOST])


def _sum(events: Sequence[Event], name: str) -> int:
    return sum(int(str(event.args[name])) for event in events)


def _keyed(events: Sequence[Event], key: str) -> list[Event]:
    return [event for event in events if event.key == key]


def _seats(events: Sequence[Event], owner: int | None) -> list[Any]:
    """Whom events tell of, the one whose turn it is first."""
    return sorted(dict.fromkeys(event.args["seat"] for event in events), key=lambda seat: seat != owner)


def _built(events: Sequence[Event], owner: int | None) -> list[Phrase]:
    """VE-1.7 Each building with the spaces that everybody got by it."""
    alone = {event.args["building"] for event in _keyed(events, "laid-alone")} - {BUILDINGS[CASA]}
    phrases: list[Phrase] = []
    for place, event in enumerate(events):
        if event.key != "built":
            continue
        gains = _gains(events[place + 1 :], owner)
        key = "digest-built-alone" if event.args["building"] in alone else "digest-built"
        args = {"building": event.args["building"], "site": event.args["site"]}
        phrases.append((key, {**args, "gains": gains or [("digest-no-gain", {})]}))
    return phrases


def _gains(events: Sequence[Event], owner: int | None) -> list[Phrase]:
    """How far gondolas moved for a building: up to the next thing that they moved for."""
    gains: list[Phrase] = []
    for event in events:
        if event.key in MOVES:
            break
        if event.key == "moved":
            seat = event.args["seat"]
            args = {"seat": seat, "spaces": event.args["spaces"]}
            gains.append(("digest-spaces" if seat == owner else "digest-spaces-of", args))
    return gains


def _gold(events: Sequence[Event], owner: int | None) -> list[Phrase]:
    """VE-4.2 Spaces for gold, all of a turn in one."""
    changed = _keyed(events, "gold-changed")
    phrases: list[Phrase] = []
    for seat in _seats(changed, owner):
        own = [event for event in changed if event.args["seat"] == seat]
        args = {"seat": seat, "spaces": _sum(own, "spaces"), "gold": _sum(own, "gold")}
        phrases.append(("digest-gold" if seat == owner else "digest-gold-of", args))
    return phrases


def _laid(events: Sequence[Event]) -> list[Phrase]:
    laid = _keyed(events, "laid")
    phrases: list[Phrase] = []
    for building in dict.fromkeys(event.args["building"] for event in laid):
        cards = _sum([event for event in laid if event.args["building"] == building], "cards")
        phrases.append(("digest-laid", {"building": building, "cards": cards}))
    return phrases + _still_to_build(events)


def _still_to_build(events: Sequence[Event]) -> list[Phrase]:
    """VE-1.3 Sets that were laid to build alone and of which nothing else is told yet."""
    told = [event.args["building"] for event in events if event.key in ("built", "no-site", "lapsed")]
    left: list[Phrase] = []
    for event in _keyed(events, "laid-alone"):
        if event.args["building"] in told:
            told.remove(event.args["building"])
        else:
            left.append(("digest-laid-alone", event.args))
    return left


def _builders(events: Sequence[Event], owner: int | None) -> list[Phrase]:
    """VE-1.2 Master builders that have come to somebody."""
    return [
        ("digest-builder" if event.args["seat"] == owner else "digest-builder-of", event.args)
        for event in _keyed(events, "builder-to")
    ]


def _drained(events: Sequence[Event]) -> list[Phrase]:
    """VE-4.3 Only whoever drained knows what the tiles are worth."""
    hexes = [event.args["hex"] for event in _keyed(events, "drained")]
    if not hexes:
        return []
    known = _keyed(events, "own-swamp")
    if not known:
        return [("digest-drained", {"hexes": hexes})]
    return [("digest-drained-gold", {"hexes": hexes, "gold": _sum(known, "gold")})]


def _treasures(events: Sequence[Event], owner: int | None) -> list[Phrase]:
    """VE-1.6 Who drew treasures; the reader knows what their own are worth."""
    found, known = _keyed(events, "treasure"), _keyed(events, "own-treasure")
    phrases: list[Phrase] = []
    for seat in _seats(found, owner):
        args = {"seat": seat, "count": sum(event.args["seat"] == seat for event in found)}
        worth = [event for event in known if event.args["seat"] == seat]
        if worth:
            key = "digest-own-treasures" if seat == owner else "digest-own-treasures-of"
            phrases.append((key, {**args, "gold": _sum(worth, "gold")}))
        else:
            phrases.append(("digest-treasures" if seat == owner else "digest-treasures-of", args))
    return phrases


def _taken(events: Sequence[Event]) -> list[Phrase]:
    """Cards from pool and pile."""
    pool = [event.args["building"] for event in _keyed(events, "took")]
    pile = _sum(_keyed(events, "drew"), "cards")
    phrases: list[Phrase] = [("digest-took", {"buildings": pool})] if pool else []
    return [*phrases, ("digest-drew", {"cards": pile})] if pile else phrases
