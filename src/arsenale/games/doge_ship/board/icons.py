"""The signs of the game: what a cell does, what a tile is, what a part is praised for."""

from __future__ import annotations

from ....render import Svg, circle, el, group, join, line, path, rect, symbol
from ..terms import COLOURS

SIDE = 32  # the side of a sign's box


def icon_symbols() -> Svg:
    """`i-buy`, `i-construct`, ...: signs in square boxes; `p-blue` ...: the four virtues of a ship on their colours."""
    signs = {
        "buy": _purse(),
        "construct": _hammer(),
        "replace": _exchange(),
        "intrigue": _mask(),
        "ducats": _ducats(),
        "gondola": _gondola(),
        "barrier": _barrier(),
        "galley": _galley(),
        "doge": _cap(),
        "fist": _fist(),
        "palm": _palm(),
    }
    return join(
        [
            *[symbol(f"i-{name}", SIDE, SIDE, drawing) for name, drawing in signs.items()],
            *[symbol(f"p-{colour}", 16, 16, _virtue(colour)) for colour in COLOURS],
        ]
    )


def _purse() -> Svg:
    return join(
        [
            path("M11.5 4.5 Q16 2 20.5 4.5 L18.8 9.5 L13.2 9.5Z", class_="f-wood fine"),
            path(
                "M13 10 L19 10 Q27.5 16 26.5 23.5 Q25.5 29.5 16 29.5 Q6.5 29.5 5.5 23.5 Q4.5 16 13 10Z",
                class_="f-wood fine",
            ),
            path("M12.2 9.9 L19.8 9.9", class_="line"),
            circle(16, 20, 5.6, class_="coin"),
            circle(16, 20, 3.6, fill="none", class_="coin-ring"),
        ]
    )


def _hammer() -> Svg:
    return group(
        rect(14.2, 11, 3.8, 19.5, r=1.5, class_="f-wood fine"),
        path("M7 4.5 L21 4.5 Q28.5 5 28.5 13.5 Q25.5 9.8 21.5 10.8 L21 12.5 L7 12.5Z", class_="f-stone fine"),
        transform="rotate(38 16 16)",
    )


def _exchange() -> Svg:
    """A part between two turning arrows."""
    return join(
        [
            rect(10.5, 12, 11, 8, r=1, class_="f-wood fine"),
            line(10.5, 16, 21.5, 16, class_="plank"),
            path("M5 14 A11.5 11.5 0 0 1 25 9.2", class_="sign"),
            path("M27 18 A11.5 11.5 0 0 1 7 22.8", class_="sign"),
            path("M26.5 4.5 L26.3 11.3 L20 9.4Z M5.5 27.5 L5.7 20.7 L12 22.6Z", class_="ink"),
        ]
    )


def _mask() -> Svg:
    shape = (
        "M2.5 12.5 Q9 8 16 11.4 Q23 8 29.5 12.5 Q30.5 22 23.5 23.2 Q18.5 23.6 16 19.4 Q13.5 23.6 8.5 "
        "23.2 Q1.5 22 2.5 12.5Z"
    )
    return join(
        [
            path(
                "M24 10.5 Q30 6.5 27 2 Q22.5 4 22.8 10Z M20.8 10 Q23.5 4.5 19.5 1.6 Q16.6 5 18.6 10.4Z",
                class_="f-gold fine",
            ),
            path(shape, class_="f-venetian fine"),
            path(
                "M6.3 16 Q10 12.8 13.4 16.6 Q10 19.6 6.3 16Z M25.7 16 Q22 12.8 18.6 16.6 Q22 19.6 25.7 16Z",
                class_="f-paper fine",
            ),
            path("M2.8 24 Q4 28 3 30.5", class_="gilt"),
        ]
    )


def _ducats() -> Svg:
    discs = [
        circle(x, y, 8, class_="coin") + circle(x, y, 5.6, fill="none", class_="coin-ring")
        for x, y in ((20.5, 11.5), (12, 20))
    ]
    return Svg("".join(discs))


def _gondola() -> Svg:
    return join(
        [
            path("M3.2 25.8 Q6.4 23.4 9.6 25.8 T16 25.8 T22.4 25.8 T28.8 25.8", class_="ripple"),
            path("M21 3.5 L27.5 24.5", class_="line"),
            path("M12.5 17 Q12.3 10.6 17 10.4 Q21.6 10.6 21.4 17Z", class_="f-venetian fine"),
            path(
                "M2.4 6.2 L5.4 5.4 L6.2 11 Q8.6 16.4 16 16.8 Q25 16.8 28.6 9.2 L30.2 9.8 Q27.8 "
                "22.8 16 23 Q5.2 22.8 3.4 11Z",
                class_="hull",
            ),
            path("M1 7.2 L4 7.2 M1.2 9.2 L4 9.2 M1.6 11.2 L4.4 11.2", class_="gilt"),
        ]
    )


def _barrier() -> Svg:
    """Posts and boards against the tide."""
    posts = [rect(x, 5.5, 4.4, 21, r=1, class_="f-wood-low fine") for x in (4, 13.8, 23.6)]
    return join(
        [
            rect(2, 9, 28, 5.4, class_="f-wood-high fine"),
            rect(2, 16, 28, 5.4, class_="f-wood-high fine"),
            *posts,
            path("M0.5 26.5 Q4.4 21.5 8.3 26.5 T16 26.5 T23.8 26.5 T31.5 26.5 L31.5 31 L0.5 31Z", class_="tide"),
        ]
    )


def _galley() -> Svg:
    oars = path("M9 23 L6 30 M13 23 L10.4 30 M17 23 L14.8 30 M21 23 L19.2 30", class_="line")
    return join(
        [
            line(16, 2, 16, 18, class_="line"),
            path("M7.5 14.5 L22.5 3 Q24.4 10 19.5 14.5Z", class_="canvas"),
            path("M10 12.6 L20.6 12.6", class_="gilt"),
            oars,
            path(
                "M1.5 14.5 L7 14.5 L7.6 18 L25 18 L31.5 15.6 Q29.5 24.6 24 25.6 L7 25.6 Q2.6 24 1.5 14.5Z",
                class_="f-wood fine",
            ),
            path("M4 20.6 L27 20.6", class_="gilt"),
        ]
    )


def _cap() -> Svg:
    """The corno, the Doge's horned cap."""
    return join(
        [
            path(
                "M7 21.5 Q5 12.5 12 9.4 Q18.5 7 23 2.6 Q27.6 8 25.6 13.6 Q24.4 17.4 25.2 21.5Z",
                class_="f-venetian fine",
            ),
            path("M12.5 20.5 Q12 13.5 20 9", class_="gilt"),
            rect(5.6, 21, 21, 5.6, r=1.6, class_="f-gold fine"),
            *[circle(x, 23.8, 1.2, class_="f-paper") for x in (9.5, 16, 22.5)],
            path("M7.5 26.6 Q16 31 24.5 26.6", class_="line"),
        ]
    )


def _fist() -> Svg:
    """A closed hand: a bid that is made."""
    return join(
        [
            rect(10.5, 24.5, 12.5, 6, r=1, class_="f-venetian fine"),
            path(
                "M7.5 12.5 Q7.5 7.5 11.2 8 Q12.6 6 15.2 7 Q17.6 5.6 19.6 7.4 Q22.6 6.8 23.6 9.4 "
                "Q26.5 9.4 26.2 13 L25.8 19 Q25.4 25 20 25 L13.4 25 Q8.4 24.6 8 19Z",
                class_="skin fine",
            ),
            path(
                "M12 8.4 L12.2 14 M16 7.4 L16.2 14 M20 7.8 L20.2 14 M8 16.5 Q13 14.2 17 17.4 Q18.2 19.4 15.4 20",
                class_="line-thin",
            ),
        ]
    )


def _palm() -> Svg:
    """An open hand in a thin line: a bid still to come."""
    return path(
        "M10.5 29 L10.5 22 Q6 18 5 14.6 Q6.6 13 8.6 14.8 L11 17 L10.4 6.6 Q11.8 4.8 13.2 6.6 "
        "L13.8 13.6 L14.6 4.4 Q16 2.6 17.4 4.4 "
        "L17.6 13.4 L19.2 5.6 Q20.8 4.4 21.8 6 L20.8 14.4 L23.2 9.6 Q25 9 25.4 10.8 L23.4 19 "
        "Q22.8 22 21.5 23 L21.5 29Z",
        class_="draft",
    )


def _virtue(colour: str) -> Svg:
    """A square of the colour with its sign: a weight, a gem, arrows for speed, a wheel for handling."""
    ink = f"on-{colour}"
    signs = {
        "blue": path(
            "M5.4 6.4 L10.6 6.4 L12.6 13 L3.4 13Z M8 2.2 A2.3 2.3 0 1 0 8.01 2.2 M8 3.6 A0.9 0.9 0 1 1 7.99 3.6Z",
            class_=ink,
            fill_rule="evenodd",
        ),
        "green": path("M2.6 6.2 L5.2 3 L10.8 3 L13.4 6.2 L8 13.6Z", class_=ink),
        "red": path(
            "M2.6 3 L5.4 3 L9 8 L5.4 13 L2.6 13 L6.2 8Z M7.6 3 L10.4 3 L14 8 L10.4 13 L7.6 13 L11.2 8Z", class_=ink
        ),
        "yellow": join(
            [
                path("M8 1.6 L8 14.4 M1.6 8 L14.4 8 M3.5 3.5 L12.5 12.5 M12.5 3.5 L3.5 12.5", class_="wheel"),
                el("circle", cx=8, cy=8, r=3.9, class_="wheel"),
            ]
        ),
    }
    return join([rect(0.5, 0.5, 15, 15, r=2.5, class_=f"paint-{colour} die"), signs[colour]])
