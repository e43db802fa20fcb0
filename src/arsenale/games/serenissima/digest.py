"""What a turn came to, in a few words and in the order in which it came."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ...engine.beats import Digest, in_order, ranked
from ...engine.event import Event

Phrase = tuple[str, Mapping[str, Any]]
Deed = tuple[str, ...]  # a kind of thing done, and to whom or where
MOST: Final = 6  # of a turn that are told

# What is told together: events of one kind that agree in these arguments.
ALIKE: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "crew-from-port": ("boarded", ("port",)),
    "crew-to-port": ("ashore", ("port",)),
    "loaded": ("loaded", ("port",)),
    "bought-from": ("loaded", ("port",)),
    "passed": ("passed", ("giver", "taker")),
    "swapped": ("swapped", ("partner",)),
    "dumped": ("dumped", ()),
    "sailed": ("sailed", ()),
    "blocked": ("blocked", ("seat", "deed")),
    "fought-galley": ("fought", ("target",)),
    "fort-fired": ("fought-port", ("port",)),  # SE-3.7 before the port is fought
    "fought-port": ("fought-port", ("port",)),
    "sunk": ("sunk", ("galley",)),
    "took": ("took", ("seat",)),
    "port-lost": ("port-lost", ("port",)),
    "landed": ("landed", ("port",)),
    "left-neutral": ("left-neutral", ("port",)),
    "sold": ("sold", ("port",)),
    "hired": ("hired", ()),
    "hired-aboard": ("hired", ()),
    "bought-galley": ("bought-galley", ("galley",)),
    "built": ("built", ("port", "building")),
    "closed": ("closed", ("port",)),
    "picked-port": ("picked-port", ("port",)),
    "picked-number": ("picked-number", ("galley",)),
}
# What is left out first, from the last on, where there is more to tell than there is room for.
LITTLE: Final = ("took", "loaded", "dumped", "passed", "swapped", "ashore", "boarded", "sailed")
PLACED: Final = ("fought", "sank", "fought-port", "conquered", "landed", "left-neutral", "blocked", "sold")
APART: Final = ("match-ends", "may-be-last", "round-begins")
GAINS: Final = ("paid-out", "paid-nothing")


def digest(events: Sequence[Event], owner: int | None) -> Digest:
    if owner is None:
        return Digest(_between_turns(events))
    told = _shortened(_without_way(_in_words(_done(events), owner)))
    # While the turn goes on nothing may have come of it yet.
    parts = [(f"digest-{kind}", args) for kind, args in told] or ranked(events, ("acts", "invests"), 1)
    acting = next((event for event in events if event.key == "acts"), None)
    return Digest(parts, about=None if acting is None else ("digest-galley", acting.args))


# A turn


def _done(events: Sequence[Event]) -> dict[Deed, list[Event]]:
    """All that was done, alike things together where the first of them came."""
    done: dict[Deed, list[Event]] = {}
    for event in events:
        if event.key in ALIKE:
            kind, names = ALIKE[event.key]
            done.setdefault((kind, *[str(event.args[name]) for name in names]), []).append(event)
    return done


def _in_words(done: Mapping[Deed, list[Event]], owner: int) -> list[Phrase]:
    """Each deed as a phrase. What a fight came to is told with it, and the loss of a port with who has it now."""
    told: list[Phrase] = []
    for (kind, *names), events in done.items():
        where = names[0] if names else ""
        if kind == "fought":
            told.append(_fight(events, "sank" if ("sunk", where) in done else "fought"))
        elif kind == "fought-port":
            told.append(_fight(events, "fought-port", done.get(("landed", where), [])))
        elif kind == "took":
            told.append(_booty(events, owner))
        elif not _is_told_elsewhere(kind, where, done):
            told.append((kind, TOLD[kind](events) if kind in TOLD else events[0].args))
    return told


def _is_told_elsewhere(kind: str, where: str, done: Mapping[Deed, list[Event]]) -> bool:
    if kind == "sunk":
        return ("fought", where) in done
    if kind == "landed":
        return ("fought-port", where) in done
    return kind == "port-lost" and (("landed", where) in done or ("left-neutral", where) in done)


def _fight(rolls: Sequence[Event], kind: str, landing: Sequence[Event] = ()) -> Phrase:
    """A fight as a whole: whom, and who fell in all its rolls; and by how many the port was taken."""
    kills = sum(_number(event, "kills") for event in rolls)
    losses = sum(_number(event, "losses") for event in rolls)
    args = {**rolls[0].args, "kills": kills, "losses": losses}
    if landing:
        return "conquered", {**args, "sailors": landing[0].args["sailors"]}
    return kind, args


def _booty(taken: Sequence[Event], owner: int) -> Phrase:
    """SE-3.4 Also the defender may win it."""
    seat = taken[0].args["seat"]
    return "took" if seat == owner else "took-by", {"goods": _counted(taken, "good"), "seat": seat}


def _crew(moved: Sequence[Event]) -> Mapping[str, Any]:
    return {"count": len(moved), "port": moved[0].args["port"]}


def _loaded(bought: Sequence[Event]) -> Mapping[str, Any]:
    cost = sum(_number(event, "cost") for event in bought)
    return {"goods": _counted(bought, "good"), "port": bought[0].args["port"], "cost": cost}


def _passed(moved: Sequence[Event]) -> Mapping[str, Any]:
    return {**moved[0].args, "pieces": _counted(moved, "piece")}


def _swapped(swaps: Sequence[Event]) -> Mapping[str, Any]:
    return {**swaps[0].args, "given": _counted(swaps, "given"), "taken": _counted(swaps, "taken")}


def _dumped(lost: Sequence[Event]) -> Mapping[str, Any]:
    return {"goods": _counted(lost, "good")}


def _sailed(voyage: Sequence[Event]) -> Mapping[str, Any]:
    return voyage[-1].args


def _sold(sales: Sequence[Event]) -> Mapping[str, Any]:
    ducats = sum(_number(event, "ducats") for event in sales)
    return {"goods": _counted(sales, "good"), "port": sales[0].args["port"], "ducats": ducats}


def _hired(hires: Sequence[Event]) -> Mapping[str, Any]:
    """SE-4.1 How many into which port and galley."""
    places: dict[tuple[str, str], int] = {}
    for event in hires:
        kind = "port" if event.key == "hired" else "galley"
        place = (kind, str(event.args[kind]))
        places[place] = places.get(place, 0) + 1
    return {
        "places": [(f"digest-hired-{kind}", {"count": count, kind: name}) for (kind, name), count in places.items()]
    }


TOLD: Final[Mapping[str, Callable[[Sequence[Event]], Mapping[str, Any]]]] = {
    "boarded": _crew,
    "ashore": _crew,
    "loaded": _loaded,
    "passed": _passed,
    "swapped": _swapped,
    "dumped": _dumped,
    "sailed": _sailed,
    "sold": _sold,
    "hired": _hired,
}


def _counted(events: Sequence[Event], name: str) -> list[str | Phrase]:
    """What an argument names in all of them, each once and how often."""
    counts: dict[str, int] = {}
    for event in events:
        thing = str(event.args[name])
        counts[thing] = counts.get(thing, 0) + 1
    return [
        thing if count == 1 else ("digest-count", {"count": count, "piece": thing}) for thing, count in counts.items()
    ]


def _without_way(told: Sequence[Phrase]) -> list[Phrase]:
    """Where the galley sailed to goes without saying if what it did there names the place."""
    kinds = [kind for kind, _ in told]
    return [
        phrase
        for phrase, following in zip(told, [*kinds[1:], ""], strict=False)
        if phrase[0] != "sailed" or following not in PLACED
    ]


def _shortened(told: Sequence[Phrase]) -> list[Phrase]:
    """The weightiest of them, still in order."""
    weights = [LITTLE.index(kind) if kind in LITTLE else -1 for kind, _ in told]
    kept = sorted(range(len(told)), key=lambda place: weights[place])[:MOST]
    return [told[place] for place in sorted(kept)]


# Between turns


def _between_turns(events: Sequence[Event]) -> list[Phrase]:
    """SE-5 The Doge card and what came of it; SE-5.2 a payout with what every player gets, also nothing."""
    parts: list[Phrase] = []
    gains: list[Phrase] = []
    for event in events:
        if event.key == "card-drawn":
            gains = []
            parts.append(("digest-doge-wine", {**event.args, "gains": gains}))
        elif event.key == "pawn-moved" and parts:
            parts[-1] = ("digest-doge", {**parts[-1][1], **event.args})
        elif event.key == "payout":
            gains = []
            parts.append(("digest-payout", {**event.args, "gains": gains}))
        elif event.key == "wine-paid":
            gains.append(("digest-paid-out", event.args))
        elif event.key in GAINS:
            gains += in_order([event], GAINS)
        else:
            parts += in_order([event], APART)
    return [_dry(*phrase) for phrase in parts]


def _dry(key: str, args: Mapping[str, Any]) -> Phrase:
    """SE-3.2 A wine card where no owned port has wine."""
    return ("digest-doge-dry", args) if key == "digest-doge-wine" and not args["gains"] else (key, args)


def _number(event: Event, name: str) -> int:
    return int(str(event.args.get(name, 0)))
