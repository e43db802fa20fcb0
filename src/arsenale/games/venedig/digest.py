"""A turn in a few words, as it came: laid, built and what everybody got by it, drained, drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ...engine.beats import Digest
from ...engine.event import Event
from .terms import BUILDINGS, CASA, NEEDS

Phrase = tuple[str, Mapping[str, Any]]
Events = Sequence[Event]

# Told each by itself, with the arguments of the event.
PLAIN: Final = frozenset(
    ("gondola-home", "used-up", "lapsed", "no-site", "type-discarded", "stalled", "swapped", "pool-cleared",
     "pile-renewed"),
)  # fmt: skip
MOVES: Final = ("built", "gold-changed")  # what gondolas move for
PLACED: Final = ("built", "no-site", "lapsed")  # what becomes of a set that was laid to build alone


def digest(events: Events, owner: int | None) -> Digest:
    """What belongs together is told where the first of it came."""
    parts: list[Phrase] = []
    for place, event in enumerate(events):
        if event.key in PLAIN:
            parts.append((f"digest-{event.key}", event.args))
        elif event.key in ALIKE:
            parts += ALIKE[event.key](events, place)
        elif event.key in BY_OWNER:
            parts += BY_OWNER[event.key](events, place, owner)
    return Digest(parts)


def _sum(events: Events, name: str) -> int:
    return sum(int(str(event.args[name])) for event in events)


def _keyed(events: Events, key: str) -> list[Event]:
    return [event for event in events if event.key == key]


def _same(events: Events, place: int, *names: str) -> list[Event]:
    """All events that are alike in these arguments; none where the one at this place is not the first of them."""
    event = events[place]
    alike = [
        other for other in _keyed(events, event.key) if all(other.args[name] == event.args[name] for name in names)
    ]
    return alike if alike[0] is event else []


# Laying and building


def _laid(events: Events, place: int) -> list[Phrase]:
    alike = _same(events, place, "building")
    args = {"building": events[place].args["building"], "cards": _sum(alike, "cards")}
    return [("digest-laid", args)] if alike else []


def _laid_alone(events: Events, place: int) -> list[Phrase]:
    """VE-1.3 Sets to build alone, as far as nothing is told yet of what came of them."""
    building = events[place].args["building"]
    placed = [event for event in events if event.key in PLACED and event.args["building"] == building]
    left = len(_same(events, place, "building")) - len(placed)
    if left <= 0:
        return []
    if building == BUILDINGS[CASA]:
        return [("digest-laid", {"building": building, "cards": left})]
    return [("digest-laid-alone", {"building": building, "cards": NEEDS[BUILDINGS.index(str(building))]})]


def _builder(events: Events, place: int, owner: int | None) -> list[Phrase]:
    """VE-1.2 A master builder has come to somebody."""
    args = events[place].args
    return [("digest-builder" if args["seat"] == owner else "digest-builder-of", args)]


def _built(events: Events, place: int, owner: int | None) -> list[Phrase]:
    """VE-1.6, VE-1.7 A building with what everybody got by it."""
    building = events[place].args["building"]
    alone = {event.args["building"] for event in _keyed(events, "laid-alone")} - {BUILDINGS[CASA]}
    gains = _gains(events[place + 1 :], owner) or [("digest-no-gain", {})]
    key = "digest-built-alone" if building in alone else "digest-built"
    return [(key, {"building": building, "site": events[place].args["site"], "gains": gains})]


def _gains(events: Events, owner: int | None) -> list[Phrase]:
    """Spaces and treasures by one building: up to the next thing that gondolas moved for. Whose they are is told
    unless all are those of the one whose turn it is."""
    ends = [place for place, event in enumerate(events) if event.key in MOVES]
    came = events[: ends[0]] if ends else events
    spaces = {event.args["seat"]: event.args["spaces"] for event in _keyed(came, "moved")}
    treasures = {event.args["seat"]: "unseen" for event in _keyed(came, "treasure")}
    worth = {event.args["seat"]: event.args["gold"] for event in _keyed(came, "own-treasure")}
    seats = list(dict.fromkeys([*spaces, *treasures]))
    key = "digest-gain" if seats == [owner] else "digest-gain-of"
    return [
        (
            key,
            {
                "seat": seat,
                "spaces": spaces.get(seat, 0),
                "treasure": "seen" if seat in worth else treasures.get(seat, "none"),
                "gold": worth.get(seat, 0),
            },
        )
        for seat in seats
    ]


# Gold and swamp


def _gold(events: Events, place: int, owner: int | None) -> list[Phrase]:
    """VE-4.2, VE-4.3 Spaces for gold and the tiles that were spent; several times in a row are one."""
    seat = events[place].args["seat"]
    before = [event for event in events[:place] if event.key != "moved"]
    if before and _is_gold(before[-1], seat):
        return []
    spent: list[Event] = []
    for event in events[place:]:
        if _is_gold(event, seat):
            spent.append(event)
        elif event.key != "moved":
            break
    tiles = sorted(tile for event in spent for tile in _tiles(event))
    args = {
        "seat": seat,
        "spaces": _sum(spent, "spaces"),
        "gold": _sum(spent, "gold"),
        "tiles": tiles,
        "count": len(tiles),
    }
    return [("digest-gold" if seat == owner else "digest-gold-of", args)]


def _is_gold(event: Event, seat: object) -> bool:
    return event.key == "gold-changed" and event.args["seat"] == seat


def _tiles(event: Event) -> list[Any]:
    tiles = event.args["tiles"]
    return list(tiles) if isinstance(tiles, list) else []


def _drained(events: Events, place: int) -> list[Phrase]:
    """VE-4.3 Only whoever drained knows what each tile is worth."""
    hexes = [event.args["hex"] for event in _same(events, place)]
    worth = {event.args["hex"]: event.args["gold"] for event in _keyed(events, "own-swamp")}
    if hexes and worth:
        hexes = [("digest-hex-gold", {"hex": name, "gold": worth[name]}) for name in hexes]  # type: ignore[misc]
    return [("digest-drained", {"hexes": hexes})] if hexes else []


# Cards


def _took(events: Events, place: int) -> list[Phrase]:
    buildings = [event.args["building"] for event in _same(events, place)]
    return [("digest-took", {"buildings": buildings})] if buildings else []


def _drew(events: Events, place: int) -> list[Phrase]:
    """VE-4.3 Cards from the pile: which ones only who drew them knows."""
    drawn = _same(events, place)
    if not drawn:
        return []
    known = [name for event in _keyed(events, "own-cards") for name in _names(event)]
    cards = _sum(drawn, "cards")
    return [("digest-drew-own", {"cards": cards, "buildings": known}) if known else ("digest-drew", {"cards": cards})]


def _names(event: Event) -> list[Any]:
    names = event.args["buildings"]
    return list(names) if isinstance(names, list) else []


# What is told of the event at a place of the turn, the same whoever's turn it is, and otherwise of its owner.
ALIKE: Final[Mapping[str, Callable[[Events, int], list[Phrase]]]] = {
    "laid": _laid,
    "laid-alone": _laid_alone,
    "drained": _drained,
    "took": _took,
    "drew": _drew,
}
BY_OWNER: Final[Mapping[str, Callable[[Events, int, int | None], list[Phrase]]]] = {
    "builder-to": _builder,
    "built": _built,
    "gold-changed": _gold,
}
