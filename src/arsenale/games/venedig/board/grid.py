"""Where the hexes lie on the canvas: outlines around several of them, where water is open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import cos, pi, radians, sin, sqrt
from typing import Final

from ....render import number, width_of
from ..edition import Edition
from ..geography import DIRECTIONS, Geography, Hex, around
from ..terms import SPACES

ROOT_3: Final = sqrt(3)
POSTS: Final = 9  # drawn after the last space; gondolas further on share the last one
# The neighbour across the edge from corner i to corner i + 1, clockwise from the top.
_ACROSS: Final[tuple[Hex, ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
_TILTS: Final = (0, -60, 60)
_TILT_COST: Final = 0.7  # sides: a name that stands level is easier to read

Point = tuple[float, float]


def unit_centre(place: Hex) -> Point:
    """The middle of a hex with side 1; hexes stand on their points."""
    q, r = place
    return (q + r / 2) * ROOT_3, 1.5 * r


def corner(turn: int) -> Point:
    return sin(turn * pi / 3), -cos(turn * pi / 3)


def hexagon(x: float, y: float, side: float) -> str:
    return polygon([(x + side * cx, y + side * cy) for cx, cy in (corner(turn) for turn in range(6))])


def polygon(points: Iterable[Point]) -> str:
    return f"M{' L'.join(f'{number(x)} {number(y)}' for x, y in points)}Z"


def outline(places: Iterable[Hex], *, side: float = 1.0, x: float = 0, y: float = 0, is_soft: bool = True) -> str:
    """Around hexes that touch each other; soft: corners are rounded from the middle of each edge to the next."""
    loops = []
    for loop in _loops(frozenset(places)):
        points = [(x + side * px, y + side * py) for px, py in loop]
        loops.append(_softened(points) if is_soft else polygon(points))
    return "".join(loops)


def _loops(places: frozenset[Hex]) -> list[list[Point]]:
    follows: dict[tuple[int, int], tuple[tuple[int, int], Point]] = {}
    for place in places:
        cx, cy = unit_centre(place)
        for turn, (dq, dr) in enumerate(_ACROSS):
            if (place[0] + dq, place[1] + dr) in places:
                continue
            start, end = corner(turn), corner(turn + 1)
            begin = (cx + start[0], cy + start[1])
            follows[_key(begin)] = (_key((cx + end[0], cy + end[1])), begin)
    loops = []
    while follows:
        key = min(follows)
        loop = []
        while key in follows:
            key, point = follows.pop(key)
            loop.append(point)
        loops.append(loop)
    return loops


def _key(point: Point) -> tuple[int, int]:
    return round(point[0] * 100), round(point[1] * 100)


def _softened(points: Sequence[Point]) -> str:
    middles = [
        ((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True)
    ]
    bends = [
        f"Q{number(x)} {number(y)} {number(mx)} {number(my)}" for (x, y), (mx, my) in zip(points, middles, strict=True)
    ]
    return f"M{number(middles[-1][0])} {number(middles[-1][1])}{''.join(bends)}Z"


class MapPlan:
    """The lagoon in a box, with all that lies in it as large as fits and in its middle."""

    def __init__(self, edition: Edition, x: float, y: float, width: float, height: float) -> None:
        geography = edition.geography
        self.posts = mooring_posts(geography)
        water = [place for hexes in geography.space_hexes for place in hexes]
        self.taken = frozenset([*geography.axial, *water, *self.posts])
        centres = [unit_centre(place) for place in self.taken]
        left, right = min(cx for cx, _ in centres), max(cx for cx, _ in centres)
        top, bottom = min(cy for _, cy in centres), max(cy for _, cy in centres)
        pad = 0.18
        across, down = right - left + ROOT_3 + 2 * pad, bottom - top + 2 + 2 * pad
        self.side = min(width / across, height / down)
        self.x, self.y, self.width, self.height = x, y, width, height
        self.left = x + (width - across * self.side) / 2 + (ROOT_3 / 2 + pad - left) * self.side
        self.top = y + (height - down * self.side) / 2 + (1 + pad - top) * self.side
        self.start = self.middle(geography.space_hexes[0])
        self.key = (edition.digest, x, y, width, height)

    def at(self, unit: Point) -> Point:
        return self.left + unit[0] * self.side, self.top + unit[1] * self.side

    def centre(self, place: Hex) -> Point:
        return self.at(unit_centre(place))

    def middle(self, places: Iterable[Hex]) -> Point:
        centres = [self.centre(place) for place in places]
        return sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)

    def space(self, geography: Geography, space: int) -> Point:
        """The middle of a space or of a post after the last one."""
        if space <= SPACES:
            return self.middle(geography.space_hexes[space])
        return self.centre(self.posts[min(space - SPACES, len(self.posts)) - 1])

    def basin(self) -> tuple[float, float, float, float]:
        """The start: room for five gondolas one above the other. x, y, width, height."""
        x, y = self.start
        return x - self.side * 0.86, y - self.side * 3.6, self.side * 1.72, self.side * 6.55

    def is_open(self, x: float, y: float, *, margin: float = 0) -> bool:
        """Whether there is only open water at a point of the canvas, and the canvas does not end there."""
        if not (self.x + margin <= x <= self.x + self.width - margin):
            return False
        if not (self.y + margin <= y <= self.y + self.height - margin):
            return False
        left, top, width, height = self.basin()
        if left - margin < x < left + width + self.side * 0.2 and top < y < top + height:
            return False
        return hex_at((x - self.left) / self.side, (y - self.top) / self.side) not in self.taken


def hex_at(x: float, y: float) -> Hex:
    """The hex with side 1 that a point lies in."""
    r = y / 1.5
    q = x / ROOT_3 - r / 2
    rounded = [round(q), round(r), round(-q - r)]
    errors = [abs(rounded[0] - q), abs(rounded[1] - r), abs(rounded[2] + q + r)]
    if errors[0] > errors[1] and errors[0] > errors[2]:
        return -rounded[1] - rounded[2], rounded[1]
    if errors[1] > errors[2]:
        return rounded[0], -rounded[0] - rounded[2]
    return rounded[0], rounded[1]


def mooring_posts(geography: Geography) -> list[Hex]:
    """VE-0 Posts after the last space: on through open water, straight ahead where that can be."""
    water = [place for hexes in geography.space_hexes for place in hexes]
    taken = {*geography.axial, *water}
    shores = {near for place in geography.axial for near in around(place)}
    columns = [unit_centre(place)[0] for place in taken]
    rows = [place[1] for place in taken]
    at, before = geography.space_hexes[SPACES][-1], geography.space_hexes[SPACES - 1][-1]
    heading = (at[0] - before[0], at[1] - before[1])
    found: list[Hex] = []
    for _ in range(POSTS):
        ahead = DIRECTIONS.index(heading) if heading in DIRECTIONS else 0
        for turn in (0, 1, -1, 2, -2):
            dq, dr = DIRECTIONS[(ahead + turn) % 6]
            place = (at[0] + dq, at[1] + dr)
            is_inside = min(columns) <= unit_centre(place)[0] <= max(columns) and min(rows) <= place[1] <= max(rows)
            if is_inside and place not in taken and place not in shores:
                found.append(place)
                taken.add(place)
                heading, at = (dq, dr), place
                break
        else:
            break
    return found or [geography.space_hexes[SPACES][-1]]


class Lettered:
    """A name in open water: its middle, its tilt in degrees, the size of its letters and its length."""

    def __init__(self, middle: Point, tilt: int, size: float, length: float) -> None:
        self.middle = middle
        self.tilt = tilt
        self.size = size
        self.length = length


@lru_cache(maxsize=64)
def letterings(plan: MapPlan, edition: Edition, names: tuple[str, ...]) -> list[Lettered]:
    """The names of the quarters, each along its shore where open water leaves room for it."""
    written: list[Point] = []
    found = []
    for quarter, name in enumerate(names):
        lettered, points = _lettering(plan, edition.geography, quarter, name, written)
        found.append(lettered)
        written += points
    return found


def _lettering(
    plan: MapPlan, geography: Geography, quarter: int, name: str, written: list[Point]
) -> tuple[Lettered, list[Point]]:
    own = [plan.centre(geography.axial[number]) for number in geography.quarter_hexes[quarter]]
    others = [
        plan.centre(place) for number, place in enumerate(geography.axial) if geography.quarter_of[number] != quarter
    ]
    side = plan.side
    for scale in (0.92, 0.8, 0.68, 0.56):
        size = side * scale
        length = width_of(name, size) * 1.1
        best: tuple[float, Point, int] | None = None
        for x, y, distance in _tries(plan, own):
            foreign = min(((px - x) ** 2 + (py - y) ** 2 for px, py in others), default=99.0 * side**2) ** 0.5
            crowded = distance / side + max(0.0, 1.5 - (foreign - distance) / side) * 4
            for tilt in _TILTS:
                cost = crowded + (_TILT_COST if tilt else 0)
                if best is not None and cost >= best[0]:
                    continue
                if _has_room(plan, _covered(x, y, tilt, length, size), written):
                    best = (cost, (x, y), tilt)
        if best is not None:
            return Lettered(best[1], best[2], size, length), _covered(*best[1], best[2], length, size)
    x, y = plan.middle([geography.axial[number] for number in geography.quarter_hexes[quarter]])
    return Lettered((x, y), 0, side * 0.56, length), []


def _has_room(plan: MapPlan, points: list[Point], written: list[Point]) -> bool:
    if not all(plan.is_open(*point, margin=2) for point in points):
        return False
    nearest = plan.side**2
    return all((px - wx) ** 2 + (py - wy) ** 2 >= nearest for px, py in points for wx, wy in written)


def _tries(plan: MapPlan, own: list[Point]) -> list[tuple[float, float, float]]:
    """Open water around a quarter with its distance from the nearest hex, a third of a side apart; nearest first."""
    step, reach = plan.side * 0.3, plan.side * 4
    left, right = min(x for x, _ in own) - reach, max(x for x, _ in own) + reach
    top, bottom = min(y for _, y in own) - reach, max(y for _, y in own) + reach
    found = []
    for row in range(int((bottom - top) / step) + 1):
        for column in range(int((right - left) / step) + 1):
            x, y = left + column * step, top + row * step
            if plan.is_open(x, y):
                found.append((x, y, min((px - x) ** 2 + (py - y) ** 2 for px, py in own) ** 0.5))
    return sorted([place for place in found if place[2] < reach], key=lambda place: (place[2], place[1], place[0]))


def _covered(x: float, y: float, tilt: int, length: float, size: float) -> list[Point]:
    """Points all over a line of text around its middle."""
    turn = radians(tilt)
    across = [(-0.5 + step / 8) * length for step in range(9)]
    return [
        (x + along * cos(turn) - up * sin(turn), y + along * sin(turn) + up * cos(turn))
        for along in across
        for up in (-0.55 * size, 0, 0.55 * size)
    ]
