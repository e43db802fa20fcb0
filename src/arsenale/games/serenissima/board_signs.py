"""Small drawings: the six goods, a sailor, a galley's hull, fort and basilica, an hourglass."""

from __future__ import annotations

from ...render import Svg, circle, group, join, line, path, rect, symbol

SIDE = 20


def sign_symbols() -> Svg:
    """`g-wood` to `g-spice`, `g-sailor`, `g-fort`, `g-basilica`, `g-hourglass` in square boxes; `g-hull` is long."""
    signs = {
        "wood": _wood(),
        "stone": _stone(),
        "marble": _marble(),
        "wine": _wine(),
        "gold": _gold(),
        "spice": _spice(),
        "sailor": _sailor(),
        "fort": _fort(),
        "basilica": _basilica(),
        "hourglass": _hourglass(),
    }
    hull = symbol("g-hull", 94, 17, path("M1 1 L7 5 L84 5 L93 1 Q91 15 82 16 L12 16 Q3 15 1 1Z", class_="f-wood fine"))
    return join([*[symbol(f"g-{name}", SIDE, SIDE, drawing) for name, drawing in signs.items()], hull])


def _tile(class_: str) -> Svg:
    return rect(1, 1, 18, 18, r=3, class_=class_)


def _wood() -> Svg:
    return join([_tile("good-wood"), path("M4 6 L16 6 M4 10 L16 10 M4 14 L16 14", class_="good-line")])


def _stone() -> Svg:
    return join(
        [
            _tile("good-stone"),
            path(
                "M1.5 7 L18.5 7 M1.5 13 L18.5 13 M10 1.5 L10 7 M6 7 L6 13 M14 7 L14 13 M10 13 L10 18.5",
                class_="good-line",
            ),
        ]
    )


def _marble() -> Svg:
    return join([_tile("good-marble"), path("M3 5 Q8 7 9 11 Q11 15 17 16 M11 3 Q12 7 17 8", class_="good-line")])


def _wine() -> Svg:
    dots = [
        circle(x, y, 2.5, class_="good-light")
        for x, y in ((6.5, 7.5), (10, 7.5), (13.5, 7.5), (8.2, 11.3), (11.8, 11.3), (10, 15))
    ]
    return join([_tile("good-wine"), *dots])


def _gold() -> Svg:
    return join([_tile("good-gold"), path("M4 14 L6.5 7 L13.5 7 L16 14Z", class_="good-dark")])


def _spice() -> Svg:
    return join([_tile("good-spice"), path("M10 3 L12 8 L17 10 L12 12 L10 17 L8 12 L3 10 L8 8Z", class_="good-light")])


def _sailor() -> Svg:
    return group(
        circle(10, 6, 4, class_="skin fine"), path("M3 19 Q3 10.5 10 10.5 Q17 10.5 17 19Z", class_="f-deep fine")
    )


def _fort() -> Svg:
    return join(
        [
            path("M3 18 L3 5 L6 5 L6 8 L8.5 8 L8.5 5 L11.5 5 L11.5 8 L14 8 L14 5 L17 5 L17 18Z", class_="f-stone fine"),
            path("M8 18 L8 14 A2 2 0 0 1 12 14 L12 18Z", class_="f-wood-low"),
        ]
    )


def _basilica() -> Svg:
    return join(
        [
            rect(3, 11, 14, 7, class_="canvas"),
            path("M4 11 Q4 4.5 10 4.5 Q16 4.5 16 11Z", class_="f-lagoon fine"),
            path("M10 4.5 L10 1 M8.4 2.4 L11.6 2.4", class_="line"),
        ]
    )


def _hourglass() -> Svg:
    return join(
        [
            path("M5 3 L15 3 L11 10 L15 17 L5 17 L9 10Z", class_="f-gold-high fine"),
            line(4, 3, 16, 3, class_="line"),
            line(4, 17, 16, 17, class_="line"),
        ]
    )
