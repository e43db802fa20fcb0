"""What lies on any table: dice, coins, wax seals, price tags, laurels, frames, buttons."""

from __future__ import annotations

from math import cos, pi, sin

from .lettering import text, width_of, wrap
from .svg import Attribute, Svg, circle, el, group, join, number, path, rect, symbol, use

_PIPS = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (3, 1), (1, 3), (3, 3)),
    5: ((1, 1), (3, 1), (2, 2), (1, 3), (3, 3)),
    6: ((1, 1), (3, 1), (1, 2), (3, 2), (1, 3), (3, 3)),
}
MINUS = "\u2212"


def die(value: int, colour: str, x: float, y: float, size: float, **attributes: Attribute) -> Svg:
    """A die of a paint's colour with its pips."""
    step = size / 4
    pips = [
        circle(x + column * step, y + row * step, size * 0.095, class_=f"on-{colour}") for column, row in _PIPS[value]
    ]
    body = rect(x, y, size, size, r=size * 0.2, class_=f"paint-{colour} die")
    return group(body, *pips, **attributes)


def coin(label: str | int, x: float, y: float, size: float) -> Svg:
    """A coin with a number on it, in a square box."""
    half = size / 2
    shown = str(label)
    letters = size * (0.62 if len(shown) == 1 else 0.5 if len(shown) == 2 else 0.4)
    return join(
        [
            use("coin", x, y, size),
            text(shown, x + half, y + half + letters * 0.36, letters, anchor="middle", bold=True, class_="t n on-coin"),
        ]
    )


def seal(label: str | int, x: float, y: float, size: float) -> Svg:
    """An approval seal in a square box, with a number or nothing on it."""
    half = size / 2
    shown = str(label)
    letters = size * (0.48 if len(shown) == 1 else 0.38)
    wax = use("seal", x, y, size)
    if not shown:
        return wax
    y_text = y + half * 0.84 + letters * 0.36
    return join([wax, text(shown, x + half, y_text, letters, anchor="middle", bold=True, class_="t n on-wax")])


def laurel(label: str | int, x: float, y: float, size: float) -> Svg:
    """Victory points: a number in a laurel wreath."""
    half = size / 2
    shown = str(label)
    letters = size * (0.46 if len(shown) == 1 else 0.4 if len(shown) == 2 else 0.32)
    return join(
        [
            use("laurel", x, y, size),
            text(shown, x + half, y + half + letters * 0.36, letters, anchor="middle", bold=True, class_="t n"),
        ]
    )


def price_tag(price: int, x: float, y: float, height: float) -> Svg:
    """A tag with a price: right end pointed, hung at its top right corner (x, y)."""
    width = height * 1.25
    left = x - width
    nib = height * 0.3
    outline = (
        f"M{number(left)} {number(y)} L{number(x)} {number(y)} L{number(x)} {number(y + height)} "
        f"L{number(left)} {number(y + height)} L{number(left - nib)} {number(y + height / 2)}Z"
    )
    letters = height * 0.78
    return join(
        [
            path(outline, class_="tag"),
            circle(left + nib * 0.2, y + height / 2, height * 0.1, class_="f-paper"),
            text(
                str(price),
                left + width * 0.56,
                y + height * 0.78,
                letters,
                anchor="middle",
                bold=True,
                class_="t n on-coin",
            ),
        ]
    )


def signed(value: int) -> str:
    """`+2`, `0`, `−1` with a true minus."""
    return "0" if value == 0 else f"+{value}" if value > 0 else f"{MINUS}{-value}"


def halo(width: float, height: float, *, r: float = 8) -> Svg:
    """The soft light around what may be chosen; shown by the class `choice` of its group."""
    return rect(-2, -2, width + 4, height + 4, r=r + 2, class_="halo", fill="none")


def edge(width: float, height: float, *, r: float = 8, class_: str = "edge card") -> Svg:
    """The body of a piece: the stylesheet lights it up when it may be chosen."""
    return rect(0, 0, width, height, r=r, class_=class_)


def button(label: str, width: float, height: float, size: float, icon: Svg | None = None) -> Svg:
    """A plate with words; an icon stands left of them in a square of the plate's height."""
    left = height if icon else 0
    inset = 10
    middle = left + (width - left) / 2
    return join(
        [
            halo(width, height),
            edge(width, height),
            icon or Svg(),
            *_label(label, middle - (4 if icon else 0), height / 2, width - left - inset, size),
        ]
    )


def _label(words: str, x: float, y: float, width: float, size: float) -> list[Svg]:
    """One line, or two where one is too short."""
    rows = [words] if width_of(words, size) <= width else wrap(words, width, size, lines=2)
    top = y + size * 0.35 - (len(rows) - 1) * size * 0.6
    return [
        text(row, x, top + place * size * 1.2, size, width=width, anchor="middle") for place, row in enumerate(rows)
    ]


def shape_symbols() -> Svg:
    """The symbols that the shapes above are made of."""
    return join([_coin(), _seal(), _laurel()])


def _coin() -> Svg:
    return symbol(
        "coin", 24, 24, circle(12, 12, 11, class_="coin"), circle(12, 12, 8.7, fill="none", class_="coin-ring")
    )


def _seal() -> Svg:
    """Wax with a wavy rim on two ends of ribbon."""
    rim = []
    for step in range(48):
        turn = step * pi / 24
        radius = 9 + (0.7 if step % 6 < 3 else -0.3)
        rim.append(f"{number(12 + radius * sin(turn))} {number(10.2 - radius * cos(turn))}")
    return symbol(
        "seal",
        24,
        24,
        path(
            "M7.5 14 L5 23.4 L8.6 21.6 L10.6 24 L12.4 16Z M16.5 14 L19 23.4 L15.4 21.6 L13.4 24 L11.6 16Z",
            class_="ribbon",
        ),
        path(f"M{' L'.join(rim)}Z", class_="wax"),
        circle(12, 10.2, 6.3, fill="none", class_="wax-ring"),
    )


def _laurel() -> Svg:
    """A wreath, open at the top."""
    leaves = []
    for side in (-1, 1):
        for step in range(6):
            turn = pi - side * (0.32 + step * 0.42)
            x, y = 12 + 9.6 * sin(turn), 12 - 9.6 * cos(turn)
            tilt = turn * 180 / pi + (68 if side == 1 else -68) + 90
            leaves.append(
                el(
                    "ellipse",
                    cx=x,
                    cy=y,
                    rx=2.7,
                    ry=1.15,
                    transform=f"rotate({number(tilt)} {number(x)} {number(y)})",
                )
            )
    return symbol("laurel", 24, 24, circle(12, 12, 9.5, class_="f-paper"), group(*leaves, class_="leaf"))
