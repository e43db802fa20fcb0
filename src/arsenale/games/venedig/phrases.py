"""Actions as messages with arguments, from a view and the edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .edition import Edition
from .sites import Land, points_on
from .terms import BUILDINGS, GOLD_A_SPACE, PONTE
from .view_types import VenedigView

Phrase = tuple[str, Mapping[str, Any]]


def action_phrase(edition: Edition, view: VenedigView, action: int) -> Phrase:
    """What an action does, with its price or gain."""
    chosen = edition.actions.space.actions[action]
    kind, args = chosen.kind, chosen.args
    if kind == "done":
        return done_phrase(view)
    if kind == "lay":
        return ("do-lay", {"building": args[0], "cards": args[1]}) if len(args) > 1 else ("do-lay-casa", {})
    if kind == "draw":
        return (f"do-draw-{args[0]}", {"building": args[-1]}) if len(args) > 1 else ("do-draw-pile", {})
    if kind == "gold":
        return "do-gold", {"spaces": args[0], "cost": GOLD_A_SPACE * int(args[0])}
    if kind == "drain":
        number = action - edition.actions.drain
        return "do-drain", {"hex": args[0], "quarter": quarter_of(edition, number)}
    if kind in ("site", "bridge"):
        return site_phrase(edition, view, action - edition.actions.site)
    return f"do-{kind}", {"building": args[0]}


def done_phrase(view: VenedigView) -> Phrase:
    """Being done means something else at every question."""
    asked = [question["key"] for question in view["questions"]]
    meant = [key for key in asked if key in ("lay", "drain", "draw", "last-gold")]
    return (f"do-done-{meant[0]}" if meant else "do-done"), {}


def quarter_of(edition: Edition, number: int) -> str:
    geography = edition.geography
    return geography.quarter_names[geography.quarter_of[number]]


def site_phrase(edition: Edition, view: VenedigView, site: int) -> Phrase:
    geography = edition.geography
    hexes = geography.sites[site]
    args: dict[str, Any] = {
        "hexes": [geography.names[number] for number in hexes],
        "quarter": quarter_of(edition, hexes[0]),
    }
    if site >= geography.first_bridge:
        bridge = (site - geography.first_bridge) // 2 + 1
        return "do-bridge", {**args, "bridge": bridge, "points": casas(edition, view, site)}
    asked = [str(question["args"]["building"]) for question in view["questions"] if question["key"] == "site"]
    if not asked:
        return "do-site", args
    return "do-site-points", {**args, "points": points(edition, view, asked[0], site)}


def land_of(view: VenedigView) -> Land:
    """What lies on each hex, by its number."""
    return tuple(view["hexes"].values())


def casas(edition: Edition, view: VenedigView, site: int) -> int:
    """VE-0 The Casas in the quarter that counts for a bridge."""
    return points_on(edition.geography, land_of(view), PONTE, site)


def points(edition: Edition, view: VenedigView, building: str, site: int) -> int:
    """VE-0 What a building would bring on a site that is no bridge."""
    return points_on(edition.geography, land_of(view), BUILDINGS.index(building), site)
