"""The phone's chart: harbours with their names, and badges where they hide nothing."""

from __future__ import annotations

from collections.abc import Mapping

from ....render import Svg, circle, join, mark, text, use, width_of
from .canvas import Canvas
from .chart import Box
from .place import Place

SMALL_BADGE = 5.5


def small_port(canvas: Canvas, zone: str, place: Place) -> Svg:
    """A port on the phone's chart: its harbour with the owner's mark, or the good it makes."""
    port = canvas.view["zones"][zone]["port"]
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


def small_badge(canvas: Canvas, places: Mapping[str, Place], zone: str) -> tuple[float, float]:
    """On the phone's chart: at the corner of the harbour where it hides least; at the open sea below the galleys."""
    found: tuple[float, float] = canvas.kept(("badge", zone), lambda: _corner(canvas, places, zone))
    return found


def _corner(canvas: Canvas, places: Mapping[str, Place], zone: str) -> tuple[float, float]:
    place = places[zone]
    if place.harbour is None:
        return place.middle[0], place.anchorage[3] + SMALL_BADGE + 1
    x, y = place.harbour
    taken = [other.anchorage for other in places.values()]
    taken += [name_box(other, canvas.zone_name(name)) for name, other in places.items()]
    taken += [harbour_box(other.harbour) for other in places.values() if other.harbour and other is not place]
    corners = [(x + across, y + up) for across in (7, -7) for up in (-7, 7)]
    return min(corners, key=lambda corner: sum(_shared(badge_box(corner), box) for box in taken))


def badge_box(middle: tuple[float, float]) -> Box:
    x, y = middle
    return x - SMALL_BADGE, y - SMALL_BADGE, x + SMALL_BADGE, y + SMALL_BADGE


def harbour_box(middle: tuple[float, float]) -> Box:
    x, y = middle
    return x - 8, y - 8, x + 8, y + 8


def _shared(one: Box, other: Box) -> float:
    """The area that two boxes have in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, high)


def small_name(canvas: Canvas, zone: str, place: Place) -> Svg:
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
