"""Actions as messages with arguments, from a view and the edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .completed import Completed, completed, gain_phrase, land_of, points_of
from .edition import Edition
from .payment import payment
from .sites import points_on
from .terms import BUILDINGS, FIRST_PASS, GOLD_A_SPACE, PONTE, SECOND_PASS
from .view_types import VenedigView

Phrase = tuple[str, Mapping[str, Any]]


def action_phrase(edition: Edition, view: VenedigView, action: int) -> Phrase:
    """What an action does, with its price or gain."""
    chosen = edition.actions.space.actions[action]
    kind, args = chosen.kind, chosen.args
    if kind == "done":
        return done_phrase(edition, view)
    if kind == "lay":
        return ("do-lay", {"building": args[0], "cards": args[1]}) if len(args) > 1 else ("do-lay-casa", {})
    if kind == "build":
        return build_phrase(edition, view, str(args[0]))
    if kind == "draw":
        return (f"do-draw-{args[0]}", {"building": args[-1]}) if len(args) > 1 else ("do-draw-pile", {})
    if kind == "gold":
        return gold_phrase(view, int(args[0]))
    if kind == "drain":
        number = action - edition.actions.drain
        return "do-drain", {"hex": args[0], "quarter": quarter_of(edition, number)}
    if kind in ("site", "bridge"):
        return site_phrase(edition, view, action - edition.actions.site)
    return f"do-{kind}", {"building": args[0]}


# Being done, and building


def done_phrase(edition: Edition, view: VenedigView) -> Phrase:
    """Being done means something else at every question; after laying what is complete is built (VE-1.4)."""
    asked = [question["key"] for question in view["questions"]]
    meant = [key for key in asked if key in ("lay", "drain", "draw", "last-gold")]
    if not meant:
        return "do-done", {}
    complete = completed(edition.geography, view) if meant[0] == "lay" else []
    if not complete:
        return f"do-done-{meant[0]}", {}
    if len(complete) > 1:
        return "do-done-build-all", {"buildings": [BUILDINGS[one.row] for one in complete]}
    return done_building_phrase(complete[0], view["turn"])


def done_building_phrase(project: Completed, turn: int) -> Phrase:
    """Called after what comes of it for whose turn it is."""
    if project.offer is None:
        return "do-done-lay", {}  # that the cards are lost is what it brings
    args = {"building": BUILDINGS[project.row], "seat": project.builder}
    if project.pieces > 1:
        return "do-done-build-casas", {"count": project.pieces}
    is_own = project.builder == turn
    if is_own and not project.offer.is_only:
        return "do-done-choose", args  # what the sites bring stands on them
    gain = gain_phrase(project.row, points_of(project, turn), has_treasure=is_own and project.offer.has_treasure)
    return "do-done-build" if is_own else "do-done-build-by", {**args, "points": gain}


def build_phrase(edition: Edition, view: VenedigView, building: str) -> Phrase:
    """VE-1.4 The master builder may be another, and there may be no site."""
    for project in completed(edition.geography, view):
        if BUILDINGS[project.row] == building and project.offer is None:
            return "do-build-nowhere", {"building": building}
        if BUILDINGS[project.row] == building and project.builder != view["turn"]:
            return "do-build-by", {"building": building, "seat": project.builder}
    return "do-build", {"building": building}


# Gold


def gold_phrase(view: VenedigView, spaces: int) -> Phrase:
    """VE-4.2 What is paid, which only the owner of the tiles can tell, and where the gondola would come to."""
    seat = view["turn"] if view["seat"] is None else view["seat"]
    args = {"spaces": spaces, "gold": gold_spent(view, spaces), "space": space_after(view["gondolas"], seat, spaces)}
    return "do-gold", args


def gold_spent(view: VenedigView, spaces: int) -> int:
    """VE-4.2 No change is given; the price where it cannot be paid."""
    least = GOLD_A_SPACE * spaces
    tiles = view["tiles"]
    if tiles is None or (view["gold"] or 0) < least:
        return least
    held = [*tiles["swamp"], *tiles["treasures"]]
    spent = payment(tuple([held.count(gold) for gold in range(7)]), spaces)
    return sum([gold * count for gold, count in enumerate(spent)])


def space_after(gondolas: list[int], seat: int, spaces: int) -> int:
    """VE-1.7 Occupied spaces are jumped and not counted; one printed space is passed twice (VE-0)."""
    taken = {space for other, space in enumerate(gondolas) if other != seat}
    if taken & {FIRST_PASS, SECOND_PASS}:
        taken |= {FIRST_PASS, SECOND_PASS}
    space = gondolas[seat]
    for _ in range(spaces):
        space += 1
        while space in taken:
            space += 1
    return space


# Places


def quarter_of(edition: Edition, number: int) -> str:
    geography = edition.geography
    return geography.quarter_names[geography.quarter_of[number]]


def site_phrase(edition: Edition, view: VenedigView, site: int) -> Phrase:
    geography = edition.geography
    names = [geography.names[number] for number in geography.sites[site]]
    quarter = quarter_of(edition, geography.sites[site][0])
    if site >= geography.first_bridge:
        args = {"bank": names[0], "across": names[1], "quarter": quarter}
        return "do-bridge", {**args, "points": points_on(geography, land_of(view), PONTE, site)}
    building = building_to_place(edition, view)
    if building is None:
        return "do-site", {"hexes": names, "quarter": quarter}
    points = points_on(geography, land_of(view), BUILDINGS.index(building), site)
    return "do-site-points", {"hexes": names, "quarter": quarter, "points": points}


def building_to_place(edition: Edition, view: VenedigView) -> str | None:
    """VE-1.4 The building whose site is asked for, or will be if what is complete is built."""
    asked = [str(question["args"]["building"]) for question in view["questions"] if question["key"] == "site"]
    complete = [BUILDINGS[one.row] for one in completed(edition.geography, view)] if not asked else []
    return asked[0] if asked else complete[0] if len(complete) == 1 else None
