"""The phone's board: harbours with their names on a small chart, and below it a tile for each zone."""

from __future__ import annotations

from ....engine import Fragment
from ....render import Svg, at, circle, group, join, mark, path, piece, rect, text, use, width_of
from ..view_types import PortView
from .canvas import Canvas
from .chart import Box, Point
from .frame import TILE, tile_corner
from .map import pays, port_facts, zone_class, zone_deeds, zone_words
from .place import Place

TILE_WIDTH, TILE_HEIGHT = TILE[0] - 3, TILE[1] - 4
SPACE = 16.0  # of a warehouse, from one to the next
_COIN = 19.0


def small_zones(canvas: Canvas) -> list[Fragment]:
    """Each zone as a piece: its cell and harbour on the chart, its tile below."""
    return [_small_zone(canvas, zone, place) for place, zone in enumerate(canvas.edition.zones)]


def _small_zone(canvas: Canvas, zone: str, place: int) -> Fragment:
    port = canvas.view["zones"][zone]["port"]
    facts = () if port is None else port_facts(canvas, port)
    return canvas.fragment(f"zone-{zone}", facts, lambda: _draw(canvas, zone, place))


def _draw(canvas: Canvas, zone: str, place: int) -> Svg:
    left, top = canvas.frame.chart
    x, y = tile_corner(canvas.frame, place)
    port = canvas.view["zones"][zone]["port"]
    spot = canvas.places[zone]
    parts = [
        use(f"cell-{zone}", left, top, 0, class_="edge zone-cell"),
        *_mooring(spot, left, top),
        at(left, top, _harbour(port, spot), _name(canvas, zone, spot)),
        rect(x, y, TILE_WIDTH, TILE_HEIGHT, r=5, class_="edge card plate"),
        at(x, y, _tile(canvas, zone, port)),
    ]
    return piece(
        f"zone-{zone}",
        zone_words(canvas, zone),
        0,
        0,
        *parts,
        do=zone_deeds(zone, port),
        class_=zone_class(canvas, zone),
    )


def _tile(canvas: Canvas, zone: str, port: PortView | None) -> Svg:
    """Name and good above, then the warehouse; below owner, sailors, buildings and what the port pays."""
    name = canvas.zone_name(zone)
    if port is None:
        return text(name, TILE_WIDTH / 2, 32, 13, width=TILE_WIDTH - 8, anchor="middle", class_="t i")
    shown = text(name, 5, 14, 11.5, width=TILE_WIDTH - 24, bold=port["start"], smallest=6.5, class_="t s")
    good = use(f"g-{port['makes']}", TILE_WIDTH - 18, 2, 15)
    if port["closed"]:
        words = text(canvas.fixed("text-closed"), TILE_WIDTH / 2, 40, 11, anchor="middle", class_="t i soft")
        return group(shown, good, words, class_="dim")
    parts = [shown, good, *_warehouse(port), pays(port, TILE_WIDTH - _COIN - 2, 36, _COIN)]
    if port["owner"] is not None:
        parts += _garrison(port["owner"], port["sailors"])
    x = 44.0
    for building in ("fort", "basilica"):
        if port["fort"] if building == "fort" else port["basilica"]:
            parts.append(use(f"g-{building}", x, 38, 14))
            x += 14
    return join(parts)


def _garrison(owner: int, sailors: int) -> list[Svg]:
    return [
        mark(owner, 3, 37, 17),
        path("M22 38 L38 38 L38 49 L30 53 L22 49Z", class_=f"seat-{owner} seat-edge"),
        text(str(sailors), 30, 48.6, 10.5, anchor="middle", bold=True, class_=f"t n on-seat-{owner}"),
    ]


def _warehouse(port: PortView) -> list[Svg]:
    parts = []
    step = min(SPACE, (TILE_WIDTH - 8) / len(port["prices"]))
    size = step - 1.2
    y = 27 - size / 2
    for place, price in enumerate(port["prices"]):
        x = 5 + place * step
        if place < len(port["stored"]):
            parts.append(rect(x, y, size, size, r=2.5, class_="store"))
            parts.append(use(f"g-{port['stored'][place]}", x + 1, y + 1, size - 2))
        else:
            parts.append(rect(x, y, size, size, r=2.5, class_="slot"))
            letters = size * 0.7
            parts.append(
                text(str(price), x + size / 2, 27 + letters * 0.36, letters, anchor="middle", class_="t n soft")
            )
    return parts


# The chart


def _mooring(place: Place, left: float, top: float) -> list[Svg]:
    """A ring around the harbour while the port may be chosen: on so small a chart a lighter sea is easily missed."""
    if place.harbour is None:
        return []
    x, y = place.harbour
    return [circle(left + x, top + y, 9.5, class_="mooring")]


def _harbour(port: PortView | None, place: Place) -> Svg:
    """The harbour with the owner's mark, or the good it makes."""
    if port is None or place.harbour is None:
        return Svg()
    x, y = place.harbour
    if port["closed"]:
        return use("g-chain", x - 8, y - 8, 16)
    if port["owner"] is None:
        return join([circle(x, y, 6.5, class_="harbour"), use(f"g-{port['makes']}", x - 5, y - 5, 10)])
    return mark(port["owner"], x - 8, y - 8, 16)


# Where the names stand on the phone's chart around the harbour: shifts and anchor.
_SHIFTS: dict[str, tuple[float, float, str]] = {
    "right": (9, 2.5, "start"), "above": (0, -10, "middle"), "below": (0, 15, "middle"),
    "inland": (-19, -10, "start"), "rim": (9, -10, "end"), "west": (8, 15, "end"),
}  # fmt: skip
_NAME = 7.5  # the size of their letters
_SMALLEST = 5.0  # where there is little room


def name_box(place: Place, name: str) -> Box:
    """What a name covers on the phone's chart; that of the open sea stands above its galleys, on two lines."""
    if place.harbour is None:
        wide = max(width_of(word, _NAME) for word in name.split(" ", 1))
        middle, top = place.middle[0], place.anchorage[1]
        return middle - wide / 2, top - 15, middle + wide / 2, top
    x, y, anchor = _SHIFTS[place.side]
    wide = width_of(name, _NAME) * 0.93
    left = place.harbour[0] + x - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
    return left, place.harbour[1] + y - 6, left + wide, place.harbour[1] + y + 2


def _name(canvas: Canvas, zone: str, place: Place) -> Svg:
    """A port's name on the phone's chart; that of the open sea stands on the water."""
    name = canvas.zone_name(zone)
    if place.harbour is None:
        middle, top = place.middle[0], place.anchorage[1]
        rows = enumerate(name.split(" ", 1))
        return join(
            [
                text(word, middle, top - 9 + 8 * row, _NAME, anchor="middle", class_="t i sea-name thin")
                for row, word in rows
            ]
        )
    x, y, anchor = _SHIFTS[place.side]
    at_x, at_y = place.harbour[0] + x, place.harbour[1] + y
    return text(
        name, at_x, at_y, _NAME, width=place.room, anchor=anchor, smallest=_SMALLEST, class_="t s halo-text thin"
    )


def harbour_box(middle: Point) -> Box:
    x, y = middle
    return x - 8, y - 8, x + 8, y + 8
