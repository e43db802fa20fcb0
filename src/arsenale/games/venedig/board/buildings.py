"""The five buildings as they stand on their hexes, seen from the south and from above; and the ground under them."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from ....render import Svg, at, circle, el, group, join, line, number, path, symbol
from .grid import ROOT_3, Point, hexagon, polygon

SIDE: Final = 20.0  # of a hex, in all drawings here; their origin is the middle of what they stand on
TILTS: Final = (0, 60, -60)  # of a building over two hexes
BOX: Final = 2 * SIDE  # of a drawing on one hex
LONG_BOX: Final = 4 * SIDE  # of one on two or three
GROUNDS: Final = 3  # sorts of swamp
USUAL_SPAN: Final = 2 * ROOT_3 * SIDE  # of a bridge over one hex of water


def building_symbols() -> Svg:
    """On the map: `on-casa`, `on-palazzo-0` ... In panels, cut close: `b-casa` to `b-ponte`. The ground: `g-...`."""
    drawn = [
        _boxed("on-casa", BOX, casa()),
        _boxed("on-campo", BOX, campo()),
        *[_boxed(f"on-palazzo-{place}", LONG_BOX, palazzo(tilt)) for place, tilt in enumerate(TILTS)],
        *[_boxed(f"on-ponte-{place}", LONG_BOX, ponte(tilt)) for place, tilt in enumerate(TILTS)],
        *[_boxed(f"on-basilica-{place}", LONG_BOX, basilica(is_up=not place)) for place in (0, 1)],
        *[_boxed(f"g-swamp-{sort}", BOX, swamp(sort)) for sort in range(GROUNDS)],
        _boxed("g-free", BOX, free_land()),
        _boxed("g-paved", BOX, path(hexagon(0, 0, 16.6), class_="paved")),
        _boxed("cell", BOX, path(hexagon(0, 0, 18.2))),
    ]
    icons: list[tuple[str, float, float, float, float, Svg]] = [
        ("casa", -15, -19, 30, 31, casa()),
        ("palazzo", -29, -20, 58, 40, palazzo(0)),
        ("campo", -19, -19, 38, 38, campo()),
        ("basilica", -29, -45, 58, 72, basilica(is_up=True)),
        ("ponte", -33, -23, 66, 37, ponte(0)),
        ("swamp", -18, -19, 36, 38, swamp(0)),
        ("free", -18, -19, 36, 38, join([path(hexagon(0, 0, 17), class_="soil"), free_land()])),
    ]
    for name, left, top, width, height, drawing in icons:
        drawn.append(symbol(f"b-{name}", width, height, at(-left, -top, drawing)))
    return join(drawn)


def _boxed(name: str, box: float, drawing: Svg) -> Svg:
    return symbol(name, box, box, at(box / 2, box / 2, drawing))


# The ground


def swamp(sort: int) -> Svg:
    """A pond and reeds; three sorts, so that they do not stand in rows."""
    blades, heads, pond = (
        ("M-6 8 Q-6 -2 -8.5 -9 M-2 9 Q-2 -3 -1 -12 M2.5 9 Q3 0 7 -6", "M-8.7 -9.5 l1.2 4.4 M-1 -12.5 l-.4 5", (3, 8.5)),
        ("M-1 7 Q-2 -2 -5.5 -8 M3 8 Q3 -4 5 -11 M7 8 Q8 2 11 -3", "M-5.7 -8.5 l2 4 M5.1 -11.5 l-.9 4.8", (-3.5, 8)),
        ("M-9 6 Q-9 0 -11 -4 M-4 7 Q-4 -4 -4.5 -10 M1 6 Q2 -2 5 -8", "M-4.5 -10.5 l.2 5 M5.2 -8.6 l-2 4.4", (4, 8)),
    )[sort]
    return join(
        [
            path(hexagon(0, 0, 16.8), class_="marsh"),
            el("ellipse", cx=pond[0], cy=pond[1], rx=8.5, ry=3.2, class_="pond"),
            path(f"M{pond[0] - 4} {pond[1]} q2 -1.6 4 0 t4 0", class_="glint"),
            path(blades, class_="reed"),
            path(heads, class_="reed-head"),
        ]
    )


def free_land() -> Svg:
    """Dry ground with a little grass; its hex can be pointed at all over."""
    return join(
        [
            path(hexagon(0, 0, 17), class_="cell"),
            path("M-7 3 l-1.5 -3 M-6 3 l.3 -3.6 M-5 3 l1.8 -2.6 M6 -4 l-1.4 -2.6 M7 -4 l1 -3", class_="sedge"),
        ]
    )


# On one hex


def casa() -> Svg:
    """A small house: red roof, chimney, door and windows."""
    return join(
        [
            el("ellipse", cx=1, cy=9.5, rx=13, ry=3.4, class_="ground-shadow"),
            path("M-10 -2 L10 -2 L10 9.5 L-10 9.5Z", class_="wall-white drawn"),
            path("M6 -2 L10 -2 L10 9.5 L6 9.5Z", class_="wall-shade"),
            path("M4.4 -16.5 L8.6 -16.5 L7.8 -13.5 L7.8 -6 L5.2 -6 L5.2 -13.5Z", class_="wall-white drawn"),
            path("M-13 -1 L-8 -11.5 L8 -11.5 L13 -1Z", class_="tile-red drawn"),
            path("M-8.2 -1 L-5 -11 M-3 -1 L-1.6 -11 M3 -1 L1.6 -11 M8.2 -1 L5 -11", class_="drawn-thin"),
            path("M-2.2 9.5 L-2.2 4 A2.2 2.2 0 0 1 2.2 4 L2.2 9.5Z", class_="pane"),
            path("M-7.6 2 h3 v3.6 h-3Z M4.6 2 h3 v3.6 h-3Z", class_="pane"),
        ]
    )


def campo() -> Svg:
    """A paved square with its well."""
    rays = "".join(f"M0 0 L{number(15 * x)} {number(15 * y)}" for x, y in _around(6))
    return join(
        [
            path(hexagon(0, 0, 17), class_="slab drawn"),
            path(rays, class_="slab-line"),
            path(hexagon(0, 0, 11.6), class_="slab-line"),
            path(hexagon(0, 0, 8.4), class_="slab-line"),
            el("ellipse", cx=0, cy=4, rx=9, ry=4.4, class_="wall-shade drawn"),
            path("M-5.6 -4 L-5 4 A5 2.2 0 0 0 5 4 L5.6 -4Z", class_="wall-white drawn"),
            el("ellipse", cx=0, cy=-4, rx=6.6, ry=3, class_="wall-white drawn"),
            el("ellipse", cx=0, cy=-4, rx=4.3, ry=1.8, class_="well-dark"),
            path("M-5 -4.4 Q-5 -13 0 -13 Q5 -13 5 -4.4 M0 -13 L0 -6", class_="drawn-line"),
            circle(0, -13, 1.3, class_="drawn"),
        ]
    )


def _around(corners: int) -> list[Point]:
    return [(sin(radians(360 / corners * turn)), -cos(radians(360 / corners * turn))) for turn in range(corners)]


# On two hexes


class Ground:
    """Points over the ground of a long building: along it, towards the onlooker, up."""

    def __init__(self, tilt: float) -> None:
        self.ex, self.ey = cos(radians(tilt)), sin(radians(tilt))
        side = 1 if self.ex > 0 else -1
        self.nx, self.ny = -self.ey * side, self.ex * side

    def point(self, along: float, near: float, up: float) -> Point:
        return along * self.ex + near * self.nx, along * self.ey + near * self.ny - up

    def shape(self, *points: tuple[float, float, float]) -> str:
        return polygon([self.point(*point) for point in points])

    def standing(self, near: float) -> str:
        """The transform of a front that stands on a line along the building: x along it, y downwards."""
        x, y = self.point(0, near, 0)
        return f"matrix({number(self.ex)} {number(self.ey)} 0 1 {number(x)} {number(y)})"

    def ending(self, along: float) -> str:
        """The transform of the short front at an end, x towards the onlooker."""
        x, y = self.point(along, 0, 0)
        return f"matrix({number(self.nx)} {number(self.ny)} 0 1 {number(x)} {number(y)})"


def palazzo(tilt: int) -> Svg:
    """One long house over both hexes: a golden front of arches on two floors, a brown hipped roof."""
    ground = Ground(tilt)
    half, deep, high, ridge = (26.0, 8.0, 15.0, 5.5) if tilt == 0 else (24.0, 7.0, 15.0, 4.5)
    end = half if ground.ey > 0 else -half  # the end that can be seen
    inner = half - deep
    a, b, c, d = (-half, deep), (half, deep), (half, -deep), (-half, -deep)
    front = [(*a, 0.0), (*b, 0.0), (*b, high), (*a, high)]
    side = [(end, -deep, 0.0), (end, deep, 0.0), (end, deep, high), (end, -deep, high)]
    roofs: list[tuple[str, list[tuple[float, float, float]]]] = [
        ("tile-brown-low", [(*c, high), (*d, high), (-inner, 0, high + ridge), (inner, 0, high + ridge)]),
        ("tile-brown-low", [(*a, high), (*d, high), (-inner, 0, high + ridge)]),
        ("tile-brown-low", [(*b, high), (*c, high), (inner, 0, high + ridge)]),
        ("tile-brown", [(*a, high), (*b, high), (inner, 0, high + ridge), (-inner, 0, high + ridge)]),
    ]
    parts = [
        path(ground.shape((-half, deep + 3, 0), (half, deep + 3, 0), (half, -deep, 0), (-half, -deep, 0)),
             class_="ground-shadow"),
    ]  # fmt: skip
    if tilt:
        parts += [
            path(ground.shape(*side), class_="wall-gold-low drawn"),
            group(_arch(-4.4, -high + 3.4, 3.4, 5), _arch(1, -high + 3.4, 3.4, 5), transform=ground.ending(end)),
        ]
    parts += [
        path(ground.shape(*front), class_="wall-gold drawn"),
        group(_facade(half, high), transform=ground.standing(deep)),
        *[path(ground.shape(*plane), class_=f"{tone} drawn") for tone, plane in roofs],
    ]
    return at(0, high / 2 - (2 if tilt else 1), join(parts))


def _facade(half: float, high: float) -> Svg:
    """Seven portals, seven windows above, a cornice between."""
    step = half * 2 / 7
    wide = step * 0.62
    lefts = [-half + step * place + (step - wide) / 2 for place in range(7)]
    floor = high * 0.5
    return join(
        [
            line(-half, -floor, half, -floor, class_="drawn-thin"),
            *[_arch(left, -floor + 1.4, wide, floor - 1.4) for left in lefts],
            *[_arch(left, -high + 1.8, wide, floor - 3, is_lit=place in (2, 3, 4)) for place, left in enumerate(lefts)],
        ]
    )


def _arch(left: float, top: float, wide: float, high: float, *, is_lit: bool = False) -> Svg:
    r = number(wide / 2)
    d = (
        f"M{number(left)} {number(top + high)} L{number(left)} {number(top + wide / 2)} "
        f"A{r} {r} 0 0 1 {number(left + wide)} {number(top + wide / 2)} L{number(left + wide)} {number(top + high)}Z"
    )
    return path(d, class_="pane-lit" if is_lit else "pane")


def ponte(tilt: float, *, span: float = USUAL_SPAN) -> Svg:
    """An arched bridge from hex to hex over the water between them; `span` is from middle to middle."""
    ground = Ground(tilt)
    half, wide, high = span / 2 - 4.64, 7.5, 11.0  # to an abutment, half its breadth, its middle above the water
    water, clear = max(half / 2, half - 14.18), 7.5  # the opening of the arch

    def curve(reach: float, near: float, up: float, rise: float) -> str:
        """A parabola over the ground, as path commands after its first point."""
        middle, end = ground.point(0, near, up + 2 * rise), ground.point(reach, near, up)
        return f"Q{number(middle[0])} {number(middle[1])} {number(end[0])} {number(end[1])}"

    def spot(along: float, near: float, up: float) -> str:
        x, y = ground.point(along, near, up)
        return f"{number(x)} {number(y)}"

    front = f"M{spot(-half, wide, 0)}{curve(half, wide, 0, high)}L{spot(water, wide, -2)}"
    front += f"{curve(-water, wide, -2, clear)}Z"
    deck = f"M{spot(-half, wide, 0)}{curve(half, wide, 0, high)}L{spot(half, -wide, 0)}{curve(-half, -wide, 0, high)}Z"
    steps = ""
    for place in range(-6, 7):
        along = place * half / 7
        lift = high * (1 - (along / half) ** 2)
        steps += f"M{spot(along, wide, lift)} L{spot(along, -wide, lift)}"
    back = (
        f"M{spot(-half, -wide, 0)}{curve(half, -wide, 0, high)}L{spot(half, -wide, 3)}{curve(-half, -wide, 3, high)}Z"
    )
    rail = f"M{spot(-half, wide, 3)}{curve(half, wide, 3, high)}"
    near_wall = (
        f"M{spot(-half, wide, 0)}{curve(half, wide, 0, high)}L{spot(half, wide, 3)}{curve(-half, wide, 3, high)}Z"
    )
    shade = ground.shape((-water, wide, -3), (water, wide, -3), (water, -wide, -3), (-water, -wide, -3))
    return at(
        0,
        4,
        path(shade, class_="ground-shadow"),
        path(back, class_="slab drawn"),
        path(deck, class_="wall-shade drawn"),
        path(steps, class_="drawn-thin"),
        path(front, class_="wall-white drawn"),
        path(near_wall, class_="slab drawn"),
        path(rail, class_="drawn-line"),
    )


# On three hexes


def basilica(*, is_up: bool) -> Svg:
    """One church on three hexes: white walls, three small domes, a great one in the middle, crosses of gold."""
    flip = 1 if is_up else -1
    stands = [(0.0, -flip * 16.5), (-15.5, flip * 8.6), (15.5, flip * 8.6)]
    high, thick = 10.0, 18.0
    lifted = [(x, y - high) for x, y in stands]
    walls = _hull([*stands, *lifted])
    triangle = polygon(lifted)
    door = 8.6 + thick / 2 if is_up else 16.5 + thick / 2
    portals = [-17.0, -9.4, -2.6, 5.2, 12.8] if is_up else [-2.6]
    widths = [4.2, 4.2, 5.2, 4.2, 4.2] if is_up else [5.2]
    domes: list[tuple[Point, float]] = [*[(place, 6.8) for place in lifted], ((0.0, -high), 11.5)]
    domes.sort(key=lambda dome: dome[0][1] + (2 if dome[1] > 8 else 0))
    return at(
        0,
        4 if is_up else 1,
        path(polygon([(x + 1.5, y + 3) for x, y in walls]), class_="fat isle-shadow", stroke_width=thick),
        path(polygon(walls), class_="fat fat-ink", stroke_width=thick + 1.6),
        path(polygon(walls), class_="fat fat-wall", stroke_width=thick),
        path(triangle, class_="fat fat-ink", stroke_width=thick + 1),
        path(triangle, class_="fat fat-roof", stroke_width=thick - 0.6),
        *[_arch(left, door - 8, wide, 7.6) for left, wide in zip(portals, widths, strict=True)],
        *[_dome(x, y, r) for (x, y), r in domes],
    )


def _hull(points: list[Point]) -> list[Point]:
    """The convex hull, in order."""
    ordered = sorted(points)

    def half(sequence: list[Point]) -> list[Point]:
        found: list[Point] = []
        for px, py in sequence:
            while len(found) > 1:
                (ax, ay), (bx, by) = found[-2], found[-1]
                if (bx - ax) * (py - ay) - (by - ay) * (px - ax) > 0:
                    break
                found.pop()
            found.append((px, py))
        return found[:-1]

    return half(ordered) + half(ordered[::-1])


def _dome(x: float, y: float, r: float) -> Svg:
    drum = r * 0.34
    low, ball = r * 0.3, r * 1.12
    body = f"M{number(-r)} {number(-drum)} A{number(r)} {number(ball)} 0 0 1 {number(r)} {number(-drum)}"
    body += f" A{number(r)} {number(low)} 0 0 1 {number(-r)} {number(-drum)}Z"
    ring = f"M{number(-r)} {number(-drum)} L{number(-r)} 0 A{number(r)} {number(low)} 0 0 0 {number(r)} 0 "
    ring += f"L{number(r)} {number(-drum)}Z"
    top = -drum - ball
    shine = f"M{number(-r * 0.55)} {number(-drum - r * 0.2)} Q{number(-r * 0.5)} {number(top * 0.86)} "
    shine += f"{number(-r * 0.05)} {number(top * 0.94)} Q{number(-r * 0.3)} {number(top * 0.7)} "
    shine += f"{number(-r * 0.3)} {number(-drum)}Z"
    arm = r * 0.2
    cross = f"M0 {number(top)} L0 {number(top - r * 0.55)} M{number(-arm)} {number(top - r * 0.34)} h{number(2 * arm)}"
    return at(
        x,
        y + r * 0.3,
        path(ring, class_="wall-shade drawn"),
        path(body, class_="lead drawn"),
        path(shine, class_="lead-high"),
        path(cross, class_="gilt"),
    )
