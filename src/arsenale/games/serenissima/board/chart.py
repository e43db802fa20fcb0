"""The sea chart that never moves: coast, zones as soft cells, rhumb lines, mountains, a compass rose."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from ....render import Svg, circle, el, group, join, line, number, path, rect, star_path, symbol, text, use
from .cells import BORDERS
from .coast import COAST, CREDIT

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom
OUTSIDE = "-"
ROSE = 116.0

_PEAKS = (
    (6.6, 45.3), (7.6, 45.9), (10.2, 46.0), (-1.2, 42.8), (0.4, 42.5), (-2.6, 38.0), (-2.0, 40.6), (11.5, 43.9),
    (16.0, 40.4), (1.6, 35.2), (5.6, 35.6), (7.4, 35.2), (-2.4, 34.2), (16.4, 44.5), (17.6, 43.9), (20.8, 42.2),
    (22.6, 42.6), (31.4, 37.4), (33.0, 37.3), (29.4, 38.0), (32.6, 40.2), (36.4, 34.4), (24.6, 43.0), (36.6, 38.4),
)  # fmt: skip
_TREES = (
    (2.6, 44.9), (3.4, 44.5), (4.3, 45.2), (19.4, 44.9), (20.3, 45.3), (24.0, 45.2), (26.2, 44.6), (30.6, 39.4),
    (34.6, 39.4), (35.4, 40.0),
)  # fmt: skip
_DUNES = (
    (4.6, 32.4), (7.6, 31.4), (9.0, 33.0), (1.0, 32.2), (17.4, 30.3), (24.4, 30.6), (26.0, 30.2), (33.8, 30.1),
    (35.6, 30.7),
)  # fmt: skip


class Chart:
    """How degrees become units of a drawing."""

    def __init__(self, width: float, height: float, west: float, east: float, north: float, south: float) -> None:
        self.width = width
        self.height = height
        self.west = west
        self.north = north
        self.degree_east = width / (east - west)
        self.degree_north = height / (north - south)

    def place(self, east: float, north: float) -> Point:
        return (east - self.west) * self.degree_east, (self.north - north) * self.degree_north


WIDE = Chart(1180, 620, -3.6, 37.2, 46.35, 29.7)
PHONE = Chart(382, 236, -2.3, 37.1, 46.3, 30.2)


def cells() -> dict[str, list[list[Point]]]:
    """The outline of every zone in degrees, as rings."""
    lines: dict[str, list[list[Point]]] = {}
    for one, other, points in _borders():
        for zone in (one, other):
            if zone != OUTSIDE:
                lines.setdefault(zone, []).append(points)
    return {zone: _rings(found) for zone, found in lines.items()}


def _borders() -> list[tuple[str, str, list[Point]]]:
    found = []
    for border in BORDERS:
        one, other, *hundredths = border.split()
        numbers = [int(part) / 100 for part in hundredths]
        found.append((one, other, list(zip(numbers[::2], numbers[1::2], strict=True))))
    return found


def _rings(lines: list[list[Point]]) -> list[list[Point]]:
    """Lines put together end to end."""
    rings = []
    left = [list(points) for points in lines]
    while left:
        ring = left.pop()
        while ring[0] != ring[-1]:
            follow = next((points for points in left if ring[-1] in (points[0], points[-1])), None)
            if follow is None:
                break
            left.remove(follow)
            ring += (follow if follow[0] == ring[-1] else follow[::-1])[1:]
        rings.append(ring)
    return rings


def _soft(chart: Chart, points: list[Point], *, is_closed: bool) -> str:
    """A line through the middles of its sides, bent at the corners."""
    placed = [chart.place(*point) for point in points]
    if is_closed and placed[0] == placed[-1]:
        placed.pop()
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(placed, placed[1:] + placed[:1], strict=True)]
    if is_closed:
        start, bends, ends = middles[-1], placed, middles
        last = "Z"
    else:
        start, bends, ends = placed[0], placed[1:-1], [*middles[1:-2], placed[-1]]
        last = f"L{_at(placed[-1])}" if len(placed) == 2 else ""
    curves = [f"Q{_at(bend)} {_at(end)}" for bend, end in zip(bends, ends, strict=False)]
    return f"M{_at(start)}{''.join(curves)}{last}"


def _at(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def _land(chart: Chart) -> str:
    rings = []
    for ring in COAST:
        tenths = [int(part) / 10 for part in ring.split()]
        rings.append(_soft(chart, list(zip(tenths[::2], tenths[1::2], strict=True)), is_closed=True))
    return "".join(rings)


def _outline(chart: Chart, ring: list[Point]) -> str:
    return f"M{'L'.join(_at(chart.place(*point)) for point in ring)}Z"


@lru_cache(maxsize=4)
def chart_symbols(layout: str, covered: tuple[Box, ...]) -> Svg:
    """`sea-chart`, `cell-tunis` and so on for the known zones, clipped to the water that nothing covers."""
    chart = PHONE if layout == "phone" else WIDE
    land = _land(chart)
    frame = f"M0 0H{number(chart.width)}V{number(chart.height)}H0Z"
    holes = "".join(f"M{left} {top}H{right}V{bottom}H{left}Z" for left, top, right, bottom in covered)
    outlines = [
        el("path", d="".join(_outline(chart, ring) for ring in rings), id=f"cell-{zone}", clip_path="url(#sea-water)")
        for zone, rings in cells().items()
    ]
    return join(
        [
            path(land, id="land"),
            el("clipPath", path(frame + holes, clip_rule="evenodd"), id="sea-free"),
            el("clipPath", path(frame + land, clip_rule="evenodd"), id="sea-water", clip_path="url(#sea-free)"),
            *outlines,
            _mountain(),
            _tree(),
            _dune(),
            _rose(),
            symbol("sea-chart", chart.width, chart.height, *_chart(chart, is_phone=layout == "phone")),
        ]
    )


def _chart(chart: Chart, *, is_phone: bool) -> list[Svg]:
    thin = " thin" if is_phone else ""
    borders = [
        path(_soft(chart, points, is_closed=False), class_=f"border{thin}")
        for one, other, points in _borders()
        if OUTSIDE not in (one, other)
    ]
    parts = [
        rect(0, 0, chart.width, chart.height, class_="f-lagoon"),
        *[use(f"cell-{zone}", 0, 0, 0, class_=f"tint-{shade}") for zone, shade in _SHADES.items()],
        group(*_rhumbs(chart), class_="rhumb"),
        *borders,
        use("land", 0, 0, 0, class_=f"coast-shoal{thin}"),
        use("land", 0, 0, 0, class_=f"coast-outer{thin}"),
        use("land", 0, 0, 0, class_=f"coast-inner{thin}"),
    ]
    size = 0.45 if is_phone else 1.0
    for sign, places, width in (("hill", _PEAKS, 26), ("tree", _TREES, 15), ("dune", _DUNES, 30)):
        for east, north in places:
            x, y = chart.place(east, north)
            parts.append(use(f"chart-{sign}", x - width * size / 2, y - width * size / 2, width * size))
    if is_phone:  # where the rose would be, the Doge's cards lie; and dice where the credit would
        return [*parts, text(CREDIT, chart.width * 0.58, chart.height - 3, 6.5, class_="t i soft")]
    x, y = chart.place(32.3, 43.4)
    parts += [use("chart-rose", x - ROSE / 2, y - ROSE / 2, ROSE), *_frame(chart)]
    parts.append(text(CREDIT, 14, chart.height - 12, 9, class_="t i soft"))
    return parts


# So that no two neighbours are tinted alike.
_SHADES = {
    "valencia": 0, "barcelona": 1, "algeria": 1, "cagliari": 2, "genova": 0, "napoli": 1, "tunis": 0, "messina": 2,
    "tripoli": 1, "cyrenaica": 2, "venezia": 1, "ragusa": 2, "corfu": 1, "modon": 2, "candia": 1, "constantinople": 0,
    "alexandria": 0, "famagusta": 2, "antakya": 1, "ionian": 0,
}  # fmt: skip


def _rhumbs(chart: Chart) -> list[Svg]:
    """Lines of bearing from three points of the chart."""
    parts = []
    for east, north in ((32.3, 43.4), (5.6, 38.6), (18.6, 35.6)):
        x, y = chart.place(east, north)
        for turn in range(16):
            angle = turn * pi / 8
            far = chart.width * 1.2
            parts.append(line(x, y, x + far * cos(angle), y + far * sin(angle)))
    return parts


def _frame(chart: Chart) -> list[Svg]:
    """A rim with a scale of degrees."""
    width, height = chart.width, chart.height
    right, bottom = number(width - 3), number(height - 3)
    return [
        rect(3, 3, width - 6, height - 6, fill="none", class_="scale-ground"),
        path(f"M3 3H{right}M3 {bottom}H{right}", class_="scale", stroke_dasharray=f"{chart.degree_east:.2f}"),
        path(f"M3 3V{bottom}M{right} 3V{bottom}", class_="scale", stroke_dasharray=f"{chart.degree_north:.2f}"),
        rect(0.5, 0.5, width - 1, height - 1, fill="none", class_="rim"),
        rect(6, 6, width - 12, height - 12, fill="none", class_="rim"),
    ]


def _mountain() -> Svg:
    return symbol(
        "chart-hill",
        26,
        26,
        path("M2 20 L9 8 L13 14 L17 6 L25 20", class_="relief"),
        path("M9 8 L12 20 L17 20 L13 14Z M17 6 L20 20 L25 20Z", class_="relief-shade"),
    )


def _tree() -> Svg:
    return symbol(
        "chart-tree", 15, 15, path("M7.5 14 L7.5 9", class_="relief"), path("M7.5 1 L12 9.5 L3 9.5Z", class_="grove")
    )


def _dune() -> Svg:
    return symbol("chart-dune", 30, 30, path("M2 17 Q8 9 14 17 M13 15 Q20 8 28 17 M7 22 Q12 17 18 22", class_="relief"))


def _rose() -> Svg:
    """A compass rose of 16 points; the lily is north."""
    halves = []
    for turn in range(8):
        length = 44 if turn % 2 == 0 else 30
        angle = turn * pi / 4
        tip = (50 + length * sin(angle), 50 - length * cos(angle))
        for side in (-1, 1):
            waist = (50 + 9 * sin(angle + side * pi / 8), 50 - 9 * cos(angle + side * pi / 8))
            class_ = "rose-dark" if side == 1 else "rose-light"
            halves.append(path(f"M50 50L{_at(waist)}L{_at(tip)}Z", class_=class_))
    return symbol(
        "chart-rose",
        100,
        100,
        circle(50, 50, 36, fill="none", class_="rose-ring"),
        circle(50, 50, 33, fill="none", class_="rose-ring"),
        path(star_path(50, 50, 33, 8, 16), class_="rose-ring", fill="none"),
        *halves,
        path("M50 -1 Q54 4 50 8 Q46 4 50 -1Z", class_="rose-dark"),
    )
