"""Where the active galley has come from, and where it could sail to: how far, by which way, what its cargo brings."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Fragment
from ....render import Svg, at, circle, coin, group, number, path, piece, rect, text, use
from ..worth import Sale, sale_in
from .canvas import Canvas
from .chart import Point
from .frame import TILE, tile_corner
from .map import card_width

SAILS = ("choose-turn", "load", "sail")  # questions at which the galley may still sail
BADGE, SMALL_BADGE = 17.0, 13.0  # the side of the square with a distance

Goal = tuple[str, tuple[str, ...], Sale]  # a zone within reach, a way to it, what the cargo brings there


def route(canvas: Canvas) -> Fragment:
    """The route of the active galley so far; when someone may block it, also where it wants to go."""
    turn = canvas.view["turn"]
    if turn is None:
        return Fragment("voyage", '<g id="voyage"/>')
    zones = (turn["started"], *turn["route"], *_wanted(canvas))
    if len(zones) < 2:
        return Fragment("voyage", '<g id="voyage"/>')
    return canvas.fragment("voyage", zones, lambda: _draw_route(canvas, zones))


def _wanted(canvas: Canvas) -> list[str]:
    for question in canvas.view["questions"]:
        if question["key"] == "block-move":
            return [str(question["args"]["next"])]
    return []


def _draw_route(canvas: Canvas, zones: Sequence[str]) -> Svg:
    points = [_middle(canvas, zone) for zone in zones]
    return group(_line(points, "voyage"), circle(*points[0], 5, class_="steps"), id="voyage")


def _middle(canvas: Canvas, zone: str) -> Point:
    left, top = canvas.frame.chart
    x, y = canvas.places[zone].middle
    return left + x, top + y


def _line(points: Sequence[Point], class_: str) -> Svg:
    d = "M" + " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(d, class_=class_)


def ways(canvas: Canvas) -> dict[str, tuple[str, ...]]:
    """SE-2.2 A shortest way to each zone within reach of the active galley."""
    active, turn = canvas.active, canvas.view["turn"]
    if active is None or turn is None:
        return {}
    left = active["sailors"] - turn["moved"]
    found: dict[str, tuple[str, ...]] = {canvas.here: ()}
    reached = [canvas.here]
    for zone in reached:
        if len(found[zone]) < left:
            for other in canvas.view["zones"][zone]["next"]:
                if other not in found:
                    found[other] = (*found[zone], other)
                    reached.append(other)
    del found[canvas.here]
    return found


def goals(canvas: Canvas) -> list[Goal]:
    """Where the reader's galley could sail to now."""
    active = canvas.active
    if canvas.question not in SAILS or active is None:
        return []
    zones = canvas.view["zones"]
    return [
        (zone, way, sale_in(zones[zone]["port"], active["goods"], active["owner"]))
        for zone, way in ways(canvas).items()
    ]


def reach(canvas: Canvas) -> list[Fragment]:
    """For whoever may sail now: zones within reach are lighter, and badges tell their distances and what the cargo
    sells for there. A way is drawn while its zone is pointed at."""
    found = goals(canvas)
    if not found:
        return []
    zones = tuple([zone for zone, _, _ in found])
    return [
        canvas.fragment("shallows", zones, lambda: _shallows(canvas, zones)),
        canvas.fragment("reach", (canvas.here, *found), lambda: _reach(canvas, found)),
    ]


def _shallows(canvas: Canvas, zones: Sequence[str]) -> Svg:
    left, top = canvas.frame.chart
    cells = [use(f"cell-{zone}", 0, 0, 0) for zone in zones]
    return at(left, top, *cells, class_="reach", id="shallows")


def _reach(canvas: Canvas, found: list[Goal]) -> Svg:
    start = _middle(canvas, canvas.here)
    routes = []
    for zone, way, _ in found:
        points = [start, *[_middle(canvas, other) for other in way]]
        routes.append(_line(points, f"voyage way way-{canvas.edition.zones.index(zone)}"))
    badges = [_badge(canvas, zone, len(way), sale) for zone, way, sale in found]
    return group(*routes, *badges, id="reach", pointer_events="none")


def _badge(canvas: Canvas, zone: str, steps: int, sale: Sale) -> Svg:
    words = [canvas.zone_name(zone), canvas.fixed("board-steps", steps=steps)]
    port = canvas.view["zones"][zone]["port"]
    is_own = port is not None and port["owner"] == canvas.seat
    if sale.goods and is_own:
        words.append(canvas.fixed("board-stores", goods=sale.goods))
    elif sale.goods:
        words.append(canvas.fixed("board-sells", ducats=sale.ducats))
    side = SMALL_BADGE if canvas.is_phone else BADGE
    parts = _distance(steps, side)
    if sale.goods and is_own:
        parts += _store(sale.goods, side)
    elif sale.goods:
        parts.append(coin(sale.ducats, side - 1, -0.5, side + 1))
    x, y = badge_place(canvas, zone, side * 2 if sale.goods else side)
    return piece(f"way-{zone}", ": ".join([words[0], ", ".join(words[1:])]), x, y, *parts)


def _distance(steps: int, side: float) -> list[Svg]:
    """A square of sea with a wave, so that nobody takes it for a coin."""
    wave = f"M{number(side * 0.18)} {number(side * 0.82)} q{number(side * 0.16)} {number(-side * 0.14)} " + (
        f"{number(side * 0.32)} 0 t{number(side * 0.32)} 0"
    )
    return [
        rect(0, 0, side, side, r=side / 5, class_="distance"),
        text(str(steps), side / 2, side * 0.66, side * 0.7, anchor="middle", bold=True, class_="t n on-distance"),
        path(wave, class_="swell"),
    ]


def _store(goods: int, side: float) -> list[Svg]:
    """A warehouse space with how many goods the owner's port would take."""
    return [
        rect(side + 0.5, 1, side - 2, side - 2, r=3, class_="store"),
        text(str(goods), side * 1.5 - 0.5, side * 0.72, side * 0.65, anchor="middle", class_="t n on-light"),
    ]


def badge_place(canvas: Canvas, zone: str, width: float) -> Point:
    """The corner of a badge, where it hides no galley: on the upper edge of the card, between flag and towers; at the
    open sea over the first letters of its name. On a phone inside the tile: at the left, where an owner's mark would
    be, or left of what the port pays."""
    port = canvas.view["zones"][zone]["port"]
    if canvas.is_phone:
        x, y = tile_corner(canvas.frame, canvas.edition.zones.index(zone))
        is_owned = port is not None and port["owner"] is not None
        return x + (TILE[0] - 26 - width if is_owned else 5), y + TILE[1] - 8 - SMALL_BADGE
    left, top = canvas.frame.chart
    place = canvas.places[zone]
    x, y = left + place.card[0], top + place.card[1]
    if port is None:
        return x + 8, y - 1.5 - BADGE
    middle = (15 + card_width(len(port["prices"]), place.room, place.least) - 46) / 2
    return x + middle - BADGE, y - 5 - BADGE / 2
