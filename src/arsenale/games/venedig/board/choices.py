"""The sites that a master builder may choose from, with their points."""

from __future__ import annotations

from ....engine import Fragment
from ....render import Svg, at, circle, group, piece, text, use
from ..geography import Geography
from ..phrases import action_phrase
from ..terms import BASILICA, PALAZZO, PONTE
from .built import is_usual_span, long_bridge, symbol_of
from .canvas import Canvas
from .grid import MapPlan, Point


def sites(canvas: Canvas, plan: MapPlan) -> Fragment:
    """The points of each site: on its hex, between its hexes, or at the end of a bridge whose quarter counts. The
    hexes themselves stand for sites of one hex."""
    parts = [_site(canvas, plan, action) for action in canvas.legal if canvas.question == "site"]
    return Fragment("sites", group(*parts, id="sites"))


def _site(canvas: Canvas, plan: MapPlan, action: int) -> Svg:
    edition = canvas.edition
    geography = edition.geography
    site = action - edition.actions.site
    places = [geography.axial[place] for place in geography.sites[site]]
    key, args = action_phrase(edition, canvas.view, action)
    points = int(args["points"])
    x, y = plan.middle(places)
    if len(places) == 1:
        return at(round(x, 1), round(y, 1), *_badge(points, plan.side * 0.5), class_="points")
    words = canvas.said(("site", site, points), lambda: (key, args))
    is_bridge = site >= geography.first_bridge
    radius = plan.side * (0.66 if is_bridge else 0.42 if len(places) == 2 else 0.48)
    if is_bridge:
        x, y = plan.centre(places[0])
    mark = foot(plan, geography, site, (x, y))
    do = edition.actions.space.actions[action].text
    return piece(f"site-{site}", words, round(x, 1), round(y, 1), mark, *_badge(points, radius), do=do)


def _badge(points: int, radius: float) -> list[Svg]:
    radius = round(radius, 1)
    letters = round(radius * (1.3 if points < 10 else 1.05), 1)
    return [
        circle(0, 0, radius, class_="edge badge"),
        text(str(points), 0, round(letters * 0.36, 1), letters, anchor="middle", bold=True, class_="t n"),
    ]


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
