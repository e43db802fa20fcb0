"""Small drawings: the six goods, each with a shape of its own, sailors, buildings, pawns, cards, skulls."""

from __future__ import annotations

from ....render import Svg, circle, el, join, line, path, rect, symbol

SIDE = 20


def sign_symbols() -> Svg:
    """`g-wood` to `g-spice`, `g-fort` and so on in square boxes; `g-hull` and `g-deck` are long. `g-crew`, `g-pawn` and
    `g-skull` take the colour of whoever uses them."""
    signs = {
        "wood": _wood(),
        "stone": _stone(),
        "marble": _marble(),
        "wine": _wine(),
        "gold": _gold(),
        "spice": _spice(),
        "sailor": join([*_sailor("f-deep fine")]),
        "crew": join([*_sailor("crew")]),
        "fort": _fort(),
        "basilica": _basilica(),
        "hourglass": _hourglass(),
        "shuffle": _shuffle(),
        "pawn": _pawn(),
        "skull": _skull(),
        "port": _port(),
        "ship": _ship(),
        "chain": _chain(),
        "waves": path(
            "M1 7 Q3.4 4.6 5.6 7 T10.2 7 T14.8 7 T19 7 M1 13 Q3.4 10.6 5.6 13 T10.2 13 T14.8 13 T19 13", class_="billow"
        ),
    }
    ships = [symbol("g-hull", 80, 24, _hull()), symbol("g-deck", 71, 24, _deck())]
    return join([*[symbol(f"g-{name}", SIDE, SIDE, drawing) for name, drawing in signs.items()], *ships])


def _wood() -> Svg:
    """Three logs."""
    ends = ((5.6, 13.6), (14.4, 13.6), (10, 6.2))
    logs = [circle(x, y, 4.5, class_="good-wood") for x, y in ends]
    rings = [circle(x, y, 1.9, fill="none", class_="good-line") for x, y in ends]
    return join([*logs, *rings])


def _stone() -> Svg:
    """A rough block."""
    return join(
        [
            path("M2 9 L6.5 3 L14 2.5 L18.5 8 L17.5 15.5 L11 18 L3.5 16.5Z", class_="good-stone"),
            path("M2.5 9.4 L9 10.6 L14 3 M9 10.6 L11 17.5", class_="good-line"),
        ]
    )


def _marble() -> Svg:
    """A column."""
    return join(
        [
            rect(6.4, 4.4, 7.2, 11.4, class_="good-marble"),
            rect(3.4, 1.6, 13.2, 3.4, r=1, class_="good-marble"),
            rect(3.4, 15.2, 13.2, 3.4, r=1, class_="good-marble"),
            path("M8.8 5.4 L8.8 14.8 M11.2 5.4 L11.2 14.8", class_="good-line"),
        ]
    )


def _wine() -> Svg:
    """An amphora."""
    return join(
        [
            path("M7 4.6 Q2.6 4.2 4.6 9.4 M13 4.6 Q17.4 4.2 15.4 9.4", class_="handle"),
            path(
                "M7.4 1.4 L12.6 1.4 L12 5 Q16.4 8 14.8 12.4 L11.4 18.6 L8.6 18.6 L5.2 12.4 Q3.6 8 8 5Z",
                class_="amphora",
            ),
            path("M5.6 10 L14.4 10", class_="handle-light"),
        ]
    )


def _gold() -> Svg:
    """Bars."""
    return join(
        [
            path("M6 9.4 L7.6 4 L12.4 4 L14 9.4Z", class_="good-gold"),
            path("M1.4 16.4 L3 10.4 L8 10.4 L9.6 16.4Z M10.4 16.4 L12 10.4 L17 10.4 L18.6 16.4Z", class_="good-gold"),
            path("M8.4 5.6 L11.6 5.6 M4 12 L7 12 M13 12 L16 12", class_="good-line"),
        ]
    )


def _spice() -> Svg:
    """A tied sack."""
    return join(
        [
            path("M7.6 6.4 L5 1.8 L10 3 L15 1.8 L12.4 6.4 Q18.6 11 16.6 16 "
                "Q15 18.6 10 18.6 Q5 18.6 3.4 16 Q1.4 11 7.6 6.4Z",
                 class_="good-spice"),
            path("M10 8.6 L11.3 11.7 L14.4 13 L11.3 14.3 L10 17.4 L8.7 14.3 L5.6 13 L8.7 11.7Z", class_="good-light"),
            path("M7.2 6.4 L12.8 6.4", class_="good-line"),
        ]
    )  # fmt: skip


def _sailor(class_: str) -> list[Svg]:
    return [
        path("M2.6 19 Q2.6 10.8 10 10.8 Q17.4 10.8 17.4 19Z", class_=class_),
        circle(10, 6.6, 4.4, class_="skin fine-dark"),
        path("M5.4 5.4 Q6 1.2 10 1.2 Q14 1.2 14.6 5.4 Q10 3.8 5.4 5.4Z", class_=class_),
    ]


def _fort() -> Svg:
    return join(
        [
            path("M3 19 L3 3 L6 3 L6 6 L8.5 6 L8.5 3 L11.5 3 L11.5 6 L14 6 L14 3 L17 3 L17 19Z", class_="f-stone fine"),
            path("M8 19 L8 14.4 A2 2 0 0 1 12 14.4 L12 19Z", class_="f-wood-low"),
            path("M6 9.5 L8 9.5 M12 9.5 L14 9.5 M4.4 12.6 L6 12.6 M14 12.6 L15.6 12.6", class_="line-thin"),
        ]
    )


def _basilica() -> Svg:
    return join(
        [
            rect(1.6, 12, 16.8, 7, class_="canvas"),
            path("M1.8 12 Q1.8 8 5 8 Q8.2 8 8.2 12Z M11.8 12 Q11.8 8 15 8 Q18.2 8 18.2 12Z", class_="dome"),
            path("M4.6 12 Q4.6 4.4 10 4.4 Q15.4 4.4 15.4 12Z", class_="dome"),
            path("M10 4.4 L10 0.8 M8.4 2.2 L11.6 2.2", class_="gilt"),
            path("M8.6 19 L8.6 16 A1.4 1.4 0 0 1 11.4 16 L11.4 19Z", class_="f-wood-low"),
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


def _shuffle() -> Svg:
    return join(
        [
            path("M2 6 L5 6 Q8 6 10 10 Q12 14 15 14 L17 14 M2 14 L5 14 Q8 14 10 10 Q12 6 15 6 L17 6", class_="line"),
            path("M15.4 3.6 L18.6 6 L15.4 8.4Z M15.4 11.6 L18.6 14 L15.4 16.4Z", class_="ink"),
        ]
    )


def _pawn() -> Svg:
    return path("M4.4 18.4 Q4.6 14.6 7.8 13 L8.6 8.8 A4 4 0 1 1 11.4 8.8 L12.2 13 Q15.4 14.6 15.6 18.4Z")


def _skull() -> Svg:
    return el(
        "path",
        d="M10 2.4 Q17 2.4 17 9 Q17 12.4 14 13.6 L14 17 L6 17 L6 13.6 Q3 12.4 3 9 Q3 2.4 10 2.4Z "
        "M7.2 7.4 A1.9 1.9 0 1 0 7.21 7.4Z M12.8 7.4 A1.9 1.9 0 1 0 12.81 7.4Z M10 11.4 L8.9 13.4 L11.1 13.4Z",
        fill_rule="evenodd",
    )


def _port() -> Svg:
    """Houses on a quay."""
    return join(
        [
            path("M2 16 L2 9 L5.5 5.4 L9 9 L9 16Z M9 16 L9 6.6 L13.5 2.4 L18 6.6 L18 16Z", class_="canvas"),
            path("M1.4 9.4 L5.5 5 L9 8.8 M8.4 7.2 L13.5 2 L18.6 7.2", class_="house-roof"),
            path("M4.4 16 L4.4 12.4 L6.6 12.4 L6.6 16Z M12.4 16 L12.4 11.6 L14.8 11.6 L14.8 16Z", class_="f-wood-low"),
            path("M1 18 Q3.4 16.4 5.6 18 T10.2 18 T14.8 18 T19 18", class_="billow"),
        ]
    )


def _ship() -> Svg:
    return join(
        [
            path("M10 1.6 L10 13", class_="line-thin"),
            path("M10.6 2 Q18 5 15.4 11 L10.6 11Z M9.2 4 Q3.4 7 4.4 11 L9.2 11Z", class_="canvas"),
            path("M1.4 12.6 L18.6 12.6 Q17.4 18 14.4 18 L5.4 18 Q2.4 17.4 1.4 12.6Z", class_="f-wood fine"),
        ]
    )


def _chain() -> Svg:
    links = [el("ellipse", cx=x, cy=10, rx=3.4, ry=2.5) for x in (4, 10, 16)]
    return join([el("g", *links, class_="chain-link"), path("M6.4 10 L7.6 10 M12.4 10 L13.6 10", class_="line")])


def _hull() -> Svg:
    """The hull with its oars and its five places."""
    oars = "".join(f"M{14 + 7 * oar} 19 L{10 + 7 * oar} 23.6" for oar in range(8))
    return join(
        [
            path(oars, class_="oars"),
            path("M1 1 L7 4 L71 4 L79.4 0.6 Q77 17 68.6 20.4 L13 20.4 Q4 17.6 1 1Z", class_="f-wood timber"),
            path("M4 16 Q6.4 19.4 13 20.4 L68.6 20.4 Q73.4 18.6 75.6 14.4 Q72 18 67 18 L13 18 Q7.6 18 4 16Z",
                 class_="f-wood-low"),
            *[rect(8.5 + 12.6 * place, 4.5, 11.8, 11.8, r=1.6, class_="hold") for place in range(5)],
        ]
    )  # fmt: skip


def _deck() -> Svg:
    """The same places between a flag at the stern and a shorter bow."""
    return join(
        [
            path("M0 3 L64.5 3 L70.6 0.6 Q69 16 61 20.4 L0 20.4Z", class_="f-wood timber"),
            path("M0 17.6 L60 17.6 Q64.6 17.4 67.6 13.6 Q65.6 18.4 61 20.4 L0 20.4Z", class_="f-wood-low"),
            *[rect(1.5 + 12.6 * place, 4.5, 11.8, 11.8, r=1.6, class_="hold") for place in range(5)],
        ]
    )
