"""What tiles are worth now and which cells are of use: plain formulas for drawings, from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from .edition import Edition
from .terms import DECKS, SECTIONS, ZONES

Phrase = tuple[str, Mapping[str, Any]]


class PartWorth(NamedTuple):
    """DS-2.3.2 What a galley part brings under the Doge tile in force, and why it cannot be built yet, if so."""

    vp: int
    approvals: int
    not_yet: Phrase | None


def part_worth_in_view(edition: Edition, view: Mapping[str, Any], tile: int) -> PartWorth:
    """Of any galley part, from what lies open."""
    doge = view["doge"] - 1
    zone = edition.tile_stack[tile]
    values = edition.doge_values[doge]
    squares = edition.galley_squares[tile]
    vp = edition.galley_vp[tile] + sum([squares[colour] * values[colour] for colour in range(len(values))])
    approvals = edition.galley_approval[tile] + (edition.doge_purple[doge] >> zone & 1)
    return PartWorth(vp, approvals, not_yet(view, zone))


def not_yet(view: Mapping[str, Any], zone: int) -> Phrase | None:
    """DS-2.3.2 Why a part of this zone cannot be built now; None if it can."""
    place = next_place(view, zone // 3)
    if place is None:
        return "why-deck-complete", {"zone": ZONES[zone]}
    section = section_of(view, place)
    if section != zone % 3:
        return "why-wrong-section", {"zone": ZONES[zone], "section": SECTIONS[section]}
    if zone >= 3 and len(view["ship"][DECKS[0]]) <= place:
        return "why-nothing-below", {"zone": ZONES[zone], "place": place + 1}
    return None


def next_place(view: Mapping[str, Any], deck: int) -> int | None:
    """The place of a deck, counted from the stern, where the next part goes; None if the deck is complete."""
    place = len(view["ship"][DECKS[deck]])
    return place if place < sum(view["lengths"]) else None


def section_of(view: Mapping[str, Any], place: int) -> int:
    """The section of a place counted from the stern."""
    stern, middle, _ = view["lengths"]
    return 0 if place < stern else 1 if place < stern + middle else 2
