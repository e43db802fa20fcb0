"""How an event is shown at the table: how much it weighs, its picture, and which pieces of the drawing it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from .event import Event, Value

Args = Mapping[str, Value]
Place = Literal["turn", "apart", "ahead"]

SMALL: Final = 1  # a piece moves
PLAIN: Final = 2  # something is built, rolled, drawn
GREAT: Final = 3  # the page stops for it


def fixed(*pieces: str) -> Callable[[Args], list[str]]:
    """It is always about the same pieces."""
    return lambda _: list(pieces)


class BeatRule(NamedTuple):
    """How a game shows one kind of event."""

    weight: int = SMALL
    art: str = ""  # a word for the picture: dice, coins, water, sink, bid, doge, fight, payout, build, end and so on
    pieces: Callable[[Args], list[str]] = fixed()  # ids in the drawing
    # Where the story tells it: in the turn it came of, in an entry of its own that belongs to nobody's turn, or with
    # the turn that follows.
    place: Place = "turn"


ANY_EVENT: Final = BeatRule()
"""How an event is shown of which a game says nothing."""


def slug(text: Value) -> str:
    """A name as it stands in ids: "stern lower" is `stern-lower`."""
    return str(text).replace(" ", "-").lower()


class Digest(NamedTuple):
    """What a turn came to: short phrases without a subject, what changed whose fortune first."""

    parts: Sequence[tuple[str, Mapping[str, Any]]] = ()
    about: tuple[str, Mapping[str, Any]] | None = None  # with which piece, where a turn is that of a piece


def in_order(events: Sequence[Event], keys: Sequence[str]) -> list[tuple[str, Mapping[str, Any]]]:
    """The events with these keys as they came, each as the phrase `digest-` and its key."""
    return [(f"digest-{event.key}", event.args) for event in events if event.key in keys]


def ranked(events: Sequence[Event], ranks: Sequence[str], most: int) -> list[tuple[str, Mapping[str, Any]]]:
    """The events whose keys are in `ranks`, the weightiest first, each as the phrase `digest-` and its key."""
    known = [event for event in events if event.key in ranks]
    return in_order(sorted(known, key=lambda event: ranks.index(event.key)), ranks)[:most]
