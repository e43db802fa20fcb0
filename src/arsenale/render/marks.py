"""The marks of the seats: a colour and a symbol each, so that nobody needs to tell colours apart."""

from __future__ import annotations

from math import cos, pi, sin

from .svg import Svg, circle, el, group, join, number, path, symbol, use
from .theme import SEATS

SYMBOLS = ("lion", "anchor", "star", "tower", "fish")
BOX = 32  # the side of a mark's box


def star_path(x: float, y: float, outer: float, inner: float, points: int) -> str:
    """A closed star with its first point up."""
    corners = []
    for corner in range(2 * points):
        radius = inner if corner % 2 else outer
        turn = corner * pi / points
        corners.append(f"{number(x + radius * sin(turn))} {number(y - radius * cos(turn))}")
    return f"M{' L'.join(corners)}Z"


def _lion() -> Svg:
    """A lion's head in its mane."""
    face = [
        path("M11.5 13 Q16 10.5 20.5 13 L20 18 Q18.5 22.5 16 22.8 Q13.5 22.5 12 18Z", class_="seat-0"),
        path("M13 14.4 L15 15.2 M19 14.4 L17 15.2", class_="lion-line"),
        path("M14.6 18 L17.4 18 L16 19.7Z M16 19.5 L16 21", class_="on-seat-0 lion-line"),
    ]
    return join([path(star_path(16, 16.4, 11, 8.4, 11), class_="on-seat-0"), *face])


def _anchor() -> Svg:
    return group(
        circle(16, 8.6, 2.4),
        path("M16 11 L16 25 M11 13.8 L21 13.8 M7.5 18.5 Q8.5 24.6 16 25.4 Q23.5 24.6 24.5 18.5"),
        path("M5.8 20.8 L7.3 17.2 L10.4 19.6 M21.6 19.6 L24.7 17.2 L26.2 20.8"),
        class_="mark-line on-seat-line-1",
    )


def _tower() -> Svg:
    d = (
        "M10.5 8 L13 8 L13 10 L14.9 10 L14.9 8 L17.1 8 L17.1 10 L19 10 L19 8 L21.5 8 L21.5 13 L20 "
        "14.5 L21 25.5 L11 25.5 L12 14.5 L10.5 13Z"
    )
    return join(
        [
            path(d, class_="on-seat-3"),
            path(
                "M14.4 25.5 L14.4 21.5 A1.6 1.6 0 0 1 17.6 21.5 L17.6 25.5Z M15 16 L17 16 L17 18.4 L15 18.4Z",
                class_="seat-3",
            ),
        ]
    )


def _fish() -> Svg:
    body = (
        "M5.5 16 Q11 8.6 18.5 11.6 Q21 12.8 22.6 15 L27 10.8 L26.2 16 L27 21.2 L22.6 17 Q21 19.2 "
        "18.5 20.4 Q11 23.4 5.5 16Z"
    )
    return join(
        [
            path(body, class_="on-seat-4"),
            circle(10.4, 14.8, 1.3, class_="seat-4"),
            path("M14 12.6 Q15.8 16 14 19.4", class_="fish-line"),
        ]
    )


def _glyph(seat: int) -> Svg:
    if seat == 2:
        return path(star_path(16, 16.6, 11, 4.5, 5), class_="on-seat-2")
    return (_lion, _anchor, Svg, _tower, _fish)[seat]()


def mark_symbols() -> Svg:
    """`mark-0` to `mark-4`: medallions with the seats' symbols."""
    return join(
        [
            symbol(f"mark-{seat}", BOX, BOX, circle(16, 16, 15, class_=f"seat-{seat} seat-edge"), _glyph(seat))
            for seat in range(len(SEATS))
        ]
    )


def mark(seat: int, x: float, y: float, size: float) -> Svg:
    """The medallion of a seat in a square box."""
    return use(f"mark-{seat}", x, y, size)


def ghost_mark(x: float, y: float, size: float) -> Svg:
    """The place of a medallion that is not there."""
    return el("circle", cx=x + size / 2, cy=y + size / 2, r=size * 0.44, class_="slot")
