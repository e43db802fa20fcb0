"""The sites that a master builder may choose from, with their points and treasures."""

from __future__ import annotations

from typing import Final

from ....engine import Fragment
from ....render import Svg, at, circle, group, path, piece, text, use
from ..completed import quarters_of
from ..geography import Geography
from ..phrases import action_phrase
from ..sites import has_treasure
from ..terms import BASILICA, PALAZZO, PONTE
from .built import is_usual_span, long_bridge, symbol_of
from .canvas import Canvas
from .grid import MapPlan, Point, corner, polygon

SMALLEST_CHEST: Final = 8.5  # its width on a phone


def sites(canvas: Canvas, plan: MapPlan) -> Fragment:
    """The points of each site: on its hex, between its hexes, or at the end of a bridge whose quarter counts. All
    its ground stands for it."""
    edition = canvas.edition
    chosen = [action for action in canvas.legal if action >= edition.actions.site]
    numbers = [action - edition.actions.site for action in chosen]
    grounds = _grounds(plan, edition.geography, numbers)
    parts = [_site(canvas, plan, action, grounds) for action in chosen]
    chests = group(*_chests(canvas, plan, numbers), class_="points")
    return Fragment("sites", group(*parts, chests, id="sites"))


def _grounds(plan: MapPlan, geography: Geography, numbers: list[int]) -> dict[int, list[list[Point]]]:
    """By site: the ground that stands for it beside its disc. A hex of several sites is shared out among them, each
    spot to the site whose disc is nearest."""
    discs = {site: _disc(plan, geography, site) for site in numbers}
    grounds: dict[int, list[list[Point]]] = {site: [] for site in numbers}
    for site in numbers:
        for place in geography.sites[site]:
            rivals = [discs[other] for other in numbers if other != site and place in geography.sites[other]]
            x, y = plan.centre(geography.axial[place])
            cell = [(x + plan.side * cx, y + plan.side * cy) for cx, cy in (corner(turn) for turn in range(6))]
            for rival in rivals:
                cell = _nearer(cell, discs[site], rival)
            if len(cell) > 2:
                grounds[site].append(cell)
    return grounds


def _disc(plan: MapPlan, geography: Geography, site: int) -> Point:
    """Where the points of a site stand."""
    places = [geography.axial[place] for place in geography.sites[site]]
    return plan.centre(places[0]) if site >= geography.first_bridge else plan.middle(places)


def _radius(plan: MapPlan, geography: Geography, site: int) -> float:
    is_bridge = site >= geography.first_bridge
    return plan.side * (0.66 if is_bridge else (0.5, 0.42, 0.48)[len(geography.sites[site]) - 1])


def _nearer(cell: list[Point], one: Point, other: Point) -> list[Point]:
    """The part of a convex cell that is nearer to one point than to another."""

    def lead(point: Point) -> float:
        return sum((point[axis] - other[axis]) ** 2 - (point[axis] - one[axis]) ** 2 for axis in (0, 1))

    kept: list[Point] = []
    for begin, end in zip(cell, [*cell[1:], cell[0]], strict=True):
        first, last = lead(begin), lead(end)
        if first >= 0:
            kept.append(begin)
        if first * last < 0:
            share = first / (first - last)
            kept.append((begin[0] + share * (end[0] - begin[0]), begin[1] + share * (end[1] - begin[1])))
    return kept


def _site(canvas: Canvas, plan: MapPlan, action: int, grounds: dict[int, list[list[Point]]]) -> Svg:
    edition = canvas.edition
    geography = edition.geography
    site = action - edition.actions.site
    places = [geography.axial[place] for place in geography.sites[site]]
    key, args = action_phrase(edition, canvas.view, action)
    points = int(args["points"])
    x, y = _disc(plan, geography, site)
    ground = "".join(polygon((px - x, py - y) for px, py in cell) for cell in grounds[site])
    return piece(
        f"site-{site}",
        canvas.said(("site", site, points), lambda: (key, args)),
        round(x, 1),
        round(y, 1),
        # A hex that is a site by itself is lit already.
        path(ground, class_="ground" if len(places) > 1 else "cell"),
        foot(plan, geography, site, (x, y)),
        *_badge(points, _radius(plan, geography, site)),
        do=edition.actions.space.actions[action].text,
    )


def _badge(points: int, radius: float) -> list[Svg]:
    radius = round(radius, 1)
    letters = round(radius * (1.3 if points < 10 else 1.05), 1)
    return [
        circle(0, 0, radius, class_="edge badge"),
        text(str(points), 0, round(letters * 0.36, 1), letters, anchor="middle", bold=True, class_="t n"),
    ]


def _chests(canvas: Canvas, plan: MapPlan, numbers: list[int]) -> list[Svg]:
    """VE-1.6 A small chest beside the points where a treasure comes with them, over all discs."""
    if canvas.seat is None:
        return []
    geography = canvas.edition.geography
    quarters = quarters_of(geography, canvas.view, canvas.seat)
    return [_chest(plan, geography, site) for site in numbers if has_treasure(geography, site, quarters)]


def _chest(plan: MapPlan, geography: Geography, site: int) -> Svg:
    """On a light plate above the disc, as the ground of a site is of its colour. Discs between hexes stand close: there
    it is smaller, at the foot of its own."""
    x, y = _disc(plan, geography, site)
    radius = _radius(plan, geography, site)
    if len(geography.sites[site]) > 1 and site < geography.first_bridge:
        size = round(radius * 1.3, 1)
        return use("b-treasure", round(x + radius * 0.1, 1), round(y + radius * 0.15, 1), size)
    size = round(max(radius * 1.1, SMALLEST_CHEST), 1)
    plate = circle(0, 0, round(size * 0.6, 1), class_="wall-white drawn")
    chest = use("b-treasure", round(-size / 2, 1), round(-size / 2, 1), size)
    return at(round(x + radius * 0.95, 1), round(y - radius * 0.95, 1), plate, chest)


def foot(plan: MapPlan, geography: Geography, site: int, origin: Point) -> Svg:
    """What the building on a site would take up, as seen from a place; shown while one points at what tells of it."""
    places = [geography.axial[place] for place in geography.sites[site]]
    x, y = plan.middle(places)
    dx, dy = round(x - origin[0], 1), round(y - origin[1], 1)
    is_bridge = site >= geography.first_bridge
    if is_bridge and not is_usual_span(*places):
        return at(dx, dy, long_bridge(plan, *places, opacity="0.75"), class_="foot")
    half = round(plan.side * (1 if len(places) == 1 else 2), 1)
    building = PONTE if is_bridge else BASILICA if len(places) == 3 else PALAZZO
    name = "cell" if len(places) == 1 else f"foot-{symbol_of(building, places)}"
    return use(name, round(dx - half, 1), round(dy - half, 1), 2 * half, class_="foot")
