"""Small drawings: the five buildings, swamp reeds, a gondola, a treasure."""

from __future__ import annotations

from ...render import Svg, circle, group, join, line, path, rect, symbol
from .terms import BUILDINGS

SIDE = 40


def sign_symbols() -> Svg:
    """`b-casa` to `b-ponte`, `b-swamp`, `b-gondola`, `b-treasure`, `b-builder`, in square boxes."""
    drawings = (_casa(), _palazzo(), _campo(), _basilica(), _ponte())
    signs = dict(zip(BUILDINGS, drawings, strict=True))
    signs |= {
        "swamp": _reeds(),
        "gondola": _gondola(),
        "treasure": _treasure(),
        "builder": _builder(),
        "card": _cards(),
    }
    return join([symbol(f"b-{name}", SIDE, SIDE, drawing) for name, drawing in signs.items()])


def _casa() -> Svg:
    return join(
        [
            rect(11, 19, 18, 14, class_="canvas"),
            path("M8 20 L20 9 L32 20Z", class_="f-venetian fine"),
            rect(17.5, 25, 5, 8, class_="f-wood-low"),
        ]
    )


def _palazzo() -> Svg:
    arches = "".join(
        f"M{x} {y + 7} L{x} {y + 3} A2 2 0 0 1 {x + 4} {y + 3} L{x + 4} {y + 7}Z"
        for y in (15, 25)
        for x in (9, 15, 21, 27)
    )
    return join(
        [
            rect(6, 12, 28, 22, class_="f-gold-high fine"),
            path(
                "M6 12 L6 8 L9 8 L9 12 M14 12 L14 8 L17 8 L17 12 M23 12 L23 8 L26 8 L26 12 M31 12 L31 8 L34 8 L34 12",
                class_="line",
            ),
            path(arches, class_="f-wood-low"),
        ]
    )


def _campo() -> Svg:
    return join(
        [
            rect(7, 8, 26, 25, r=2, class_="f-stone fine"),
            path("M7 16.5 L33 16.5 M7 24.5 L33 24.5 M15.5 8 L15.5 33 M24.5 8 L24.5 33", class_="rule"),
            circle(20, 20.5, 5.5, class_="f-paper fine"),
            circle(20, 20.5, 2.6, class_="swell"),
        ]
    )


def _basilica() -> Svg:
    return join(
        [
            rect(6, 22, 28, 12, class_="canvas"),
            path("M6 22 Q6 14 12 14 Q18 14 18 22Z M22 22 Q22 14 28 14 Q34 14 34 22Z", class_="f-deep fine"),
            path("M12 22 Q12 9 20 9 Q28 9 28 22Z", class_="f-lagoon fine"),
            path("M20 9 L20 3 M17.6 5.4 L22.4 5.4", class_="line"),
            path("M17 34 L17 28 A3 3 0 0 1 23 28 L23 34Z", class_="f-wood-low"),
        ]
    )


def _ponte() -> Svg:
    return join(
        [
            path("M3 27 Q20 7 37 27 L37 32 L30 32 Q20 21 10 32 L3 32Z", class_="canvas"),
            path("M3 24 Q20 4 37 24", class_="line"),
            path("M3 36 q4.2 -3 8.5 0 t8.5 0 t8.5 0 t8.5 0", class_="ripple"),
        ]
    )


def _reeds() -> Svg:
    blades = path("M12 32 Q12 20 9 12 M18 32 Q18 18 20 8 M24 32 Q25 20 30 13 M29 32 Q30 26 34 22", class_="reed")
    return join(
        [
            blades,
            path("M19.6 8 L20.4 14 M9.2 12 L10.6 17", class_="reed-head"),
            path("M7 33 q4 -3 8 0 t8 0 t8 0", class_="ripple"),
        ]
    )


def _gondola() -> Svg:
    return path("M3 16 L6.5 14 Q9 25 20 25 Q31 25 34.5 12 L37 13 Q34 32 20 32 Q6 32 3 16Z", class_="hull")


def _treasure() -> Svg:
    return join(
        [
            rect(7, 18, 26, 15, r=2, class_="f-wood fine"),
            path("M7 19 Q7 9 20 9 Q33 9 33 19Z", class_="f-wood-high fine"),
            line(7, 19, 33, 19, class_="gilt-bold"),
            rect(17.5, 17, 5, 7, r=1, class_="coin"),
        ]
    )


def _cards() -> Svg:
    return join(
        [
            rect(14, 7, 18, 26, r=2, class_="f-wood-high fine"),
            rect(8, 9, 18, 26, r=2, class_="f-paper fine"),
            path("M12 26 L17 15 L22 26Z", class_="f-venetian"),
        ]
    )


def _builder() -> Svg:
    """The master builder: a figure with a square."""
    return group(
        circle(20, 11, 6, class_="skin fine"),
        path("M9 35 Q9 19 20 19 Q31 19 31 35Z", class_="f-deep fine"),
        path("M12 22 L30 32 L30 22Z", class_="gilt"),
    )
