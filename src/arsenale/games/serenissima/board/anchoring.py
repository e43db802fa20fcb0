"""How the galleys of a zone lie in its anchorage: in rows, and in the shape in which they are easiest to tell apart."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .chart import Box, Point


class Shape(NamedTuple):
    """A way to draw a galley, and what room it takes with the gaps around it."""

    width: float
    height: float
    gap: Point = (3.0, 2.0)


class Berths(NamedTuple):
    """Where so many galleys of one shape lie: their corners, and how large they are."""

    shape: Shape
    corners: list[Point]
    scale: float


# On the wide chart
TALL: Final = Shape(80, 46)  # alone
LOW: Final = Shape(80, 36)  # beside others, with a lower sail
FLAT: Final = Shape(94, 26)  # with number and mark at the stern
MUCH: Final = (
    1.15  # so many times as large flat galleys must be to be drawn so: sails are prettier, while there is room
)
CROWDED: Final = 0.8  # the scale below which that does not count, and a galley is raised to be looked at

# On the phone's chart
BOAT: Final = Shape(25, 22)
PENNANT: Final = Shape(27, 12, (1.5, 1.5))  # mark and number side by side
STANDARD: Final = Shape(15, 23, (1.5, 1.5))  # the number above the mark
NUMBER: Final = Shape(15, 12, (1.5, 1.5))  # where there is no room for more: the wheel tells whose it is
READABLE: Final = 0.8  # the scale down to which a number is easily read


@lru_cache(maxsize=1024)
def anchored(count: int, anchorage: Box, shape: Shape) -> Berths:
    """So many galleys of a shape in the anchorage of a zone, in rows, as large as fits."""
    left, top, right, bottom = anchorage
    columns, scale = _packed(count, right - left, bottom - top, shape)
    step_x, step_y = (shape.width + shape.gap[0]) * scale, (shape.height + shape.gap[1]) * scale
    rows = -(-count // columns)
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    corners = []
    for ship in range(count):
        row, column = divmod(ship, columns)
        in_row = min(columns, count - row * columns)
        x = middle_x - in_row * step_x / 2 + column * step_x + shape.gap[0] / 2 * scale
        corners.append((x, middle_y - rows * step_y / 2 + row * step_y + shape.gap[1] / 2 * scale))
    return Berths(shape, corners, scale)


def _packed(count: int, room_x: float, room_y: float, shape: Shape) -> tuple[int, float]:
    """In how many columns so many fit best, and how large they may be."""
    best = (1, 0.0)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide, high = columns * (shape.width + shape.gap[0]), rows * (shape.height + shape.gap[1])
        scale = min(1.0, room_x / wide, room_y / high)
        if scale > best[1] + 0.001:
            best = (columns, scale)
    return best


def berthed(count: int, anchorage: Box) -> Berths:
    """On the wide chart."""
    if count == 1:
        return anchored(1, anchorage, TALL)
    low, flat = anchored(count, anchorage, LOW), anchored(count, anchorage, FLAT)
    return flat if flat.scale > low.scale * (MUCH if low.scale >= CROWDED else 1.0) else low


def moored(count: int, anchorage: Box) -> Berths:
    """On the phone's chart: the first shape in which the numbers can be read, else that in which they are largest."""
    shapes = (BOAT, PENNANT, STANDARD, NUMBER) if count == 1 else (PENNANT, STANDARD, NUMBER)
    found = [anchored(count, anchorage, shape) for shape in shapes]
    readable = [berths for berths in found if berths.scale >= READABLE]
    return readable[0] if readable else max(found, key=lambda berths: berths.scale)
