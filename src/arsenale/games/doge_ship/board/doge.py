"""The Doge tile: a small painting, the four values, the purple zones and the event."""

from __future__ import annotations

from ....engine import Fragment
from ....render import (
    Svg,
    at,
    circle,
    edge,
    group,
    halo,
    join,
    number,
    path,
    piece,
    rect,
    signed,
    symbol,
    text,
    use,
    width_of,
    wrap,
)
from ..phrases import doge_phrase
from ..terms import COLOURS
from .canvas import Canvas
from .hull import skyline
from .plan import Box
from .tiles import MINI_HEIGHT, MINI_WIDTH, mini_ship

PAINTING_WIDTH = 184
PAINTING_HEIGHT = 104
SMALLEST, LARGEST = 7.0, 15.0  # letters of an event


def painting_symbols() -> Svg:
    """`doge-calm`, `doge-flood` and `doge-portrait`."""
    scenes = {"calm": _calm(), "flood": _flood(), "portrait": _portrait()}
    return join(
        [
            symbol(f"doge-{name}", PAINTING_WIDTH, PAINTING_HEIGHT, scene, fill_box="xMidYMid")
            for name, scene in scenes.items()
        ]
    )


def _calm() -> Svg:
    """A quiet lagoon with a gondola, the city behind."""
    return join(
        [
            rect(0, 0, PAINTING_WIDTH, PAINTING_HEIGHT, class_="dusk"),
            circle(142, 24, 11, class_="sun"),
            group(at(4, 66, skyline()), class_="far"),
            rect(0, 66, PAINTING_WIDTH, 38, class_="bay"),
            path(
                "M10 78 q8 -4 16 0 t16 0 M120 76 q8 -4 16 0 t16 0 M60 98 q8 -4 16 0 t16 0 M140 94 q8 -4 16 0 t16 0",
                class_="spray",
            ),
            use("i-gondola", 66, 56, 42),
        ]
    )


def _flood() -> Svg:
    """The city to its knees in water under a dark sky."""
    return join(
        [
            rect(0, 0, PAINTING_WIDTH, PAINTING_HEIGHT, class_="storm"),
            group(at(4, 74, skyline()), class_="far"),
            path("M0 52 Q16 36 34 50 T70 50 T106 50 T142 50 T184 48 L184 104 L0 104Z", class_="bay"),
            path("M0 70 Q18 54 38 68 T78 68 T118 68 T158 68 T190 68 L190 104 L0 104Z", class_="swell"),
            path("M6 84 q10 -8 20 0 t20 0 M130 86 q10 -8 20 0 t20 0 M60 96 q10 -8 20 0 t20 0", class_="spray"),
        ]
    )


def _portrait() -> Svg:
    """The Doge himself, who looks closely."""
    return join(
        [
            rect(0, 0, PAINTING_WIDTH, PAINTING_HEIGHT, class_="curtain"),
            path("M0 0 Q30 40 14 104 L0 104Z M184 0 Q154 40 170 104 L184 104Z", class_="curtain-fold"),
            path("M46 104 Q50 76 78 70 L106 70 Q134 76 138 104Z", class_="mantle gilt-edge"),
            path("M70 72 Q92 92 114 72 L112 84 Q92 98 72 84Z", class_="ermine"),
            path("M78 40 Q77 66 92 74 Q107 66 106 40Z", class_="skin fine"),
            path("M77 42 Q72 18 88 14 Q100 12 112 4 Q116 16 109 24 Q106 32 107 42Z", class_="curtain-fold gilt-edge"),
            rect(75, 38, 34, 7, r=2, class_="f-gold-high gilt-edge"),
            path("M83 51 L89 50 M95 50 L101 51 M92 51 L91 59 L94 59", class_="line-thin"),
            circle(86.5, 53, 1.3, class_="paint-black"),
            circle(97.5, 53, 1.3, class_="paint-black"),
            path("M87 64 Q92 66.5 97 64", class_="line-thin"),
            use("seal", 140, 60, 32),
        ]
    )


def doge_title(canvas: Canvas, doge: int) -> str:
    return canvas.said(("doge", doge), lambda: doge_phrase(canvas.edition, doge))


def doge_face(canvas: Canvas, doge: int, width: float, height: float) -> Svg:
    """The tile upright: painting, values, ship and event."""
    drawn: Svg = canvas.kept(("doge face", doge, width, height), lambda: _upright(canvas, doge, width, height))
    return drawn


def doge_band(canvas: Canvas, doge: int, width: float, height: float) -> Svg:
    """The tile lying: the painting on the left, the rest beside it."""
    drawn: Svg = canvas.kept(("doge band", doge, width, height), lambda: _lying(canvas, doge, width, height))
    return drawn


def doge_drawn(canvas: Canvas, doge: int, width: float, height: float) -> Svg:
    """The tile as one chooses by it: the purple zones as large as the painting."""
    drawn: Svg = canvas.kept(("doge drawn", doge, width, height), lambda: _halved(canvas, doge, width, height))
    return drawn


def _halved(canvas: Canvas, doge: int, width: float, height: float) -> Svg:
    """On the left the painting above the ship, on the right the values above the event."""
    left = width * 0.48 - 10
    ship = min(left * MINI_HEIGHT / MINI_WIDTH, height * 0.46)
    picture = min(height - ship - 18, left * PAINTING_HEIGHT / PAINTING_WIDTH)
    top = (height - picture - ship - 4) / 2
    right = width - left - 20
    side = min((right - 3) / 2, (height - 38) / 2)
    return join(
        [
            _painting(canvas, doge, 7, top, left, picture),
            _purple(canvas, doge, 7 + (left - ship * MINI_WIDTH / MINI_HEIGHT) / 2, top + picture + 4, ship),
            _values(canvas, doge, left + 14, 7, right, side, columns=2),
            _event(canvas, doge, left + 14, 2 * side + 13, right, height - 2 * side - 18, anchor="middle"),
        ]
    )


def _upright(canvas: Canvas, doge: int, width: float, height: float) -> Svg:
    inner = width - 16
    picture = min(inner * PAINTING_HEIGHT / PAINTING_WIDTH, height * 0.5)
    side = min((inner - 12) / 4, (height - picture - 24) * 0.58)
    values_y = 8 + picture + 6
    foot_y = values_y + side + 5
    foot = height - foot_y - 6
    return join(
        [
            _painting(canvas, doge, 8, 8, inner, picture),
            _values(canvas, doge, 8, values_y, inner, side),
            _foot(canvas, doge, 8, foot_y, inner, foot),
        ]
    )


def _lying(canvas: Canvas, doge: int, width: float, height: float) -> Svg:
    picture = (height - 14) * PAINTING_WIDTH / PAINTING_HEIGHT
    picture = min(picture, width * 0.42)
    left = picture + 14
    inner = width - left - 7
    columns = 4 if inner > 150 else 2
    side = min((inner - 3 * (columns - 1)) / columns, (height - 20) * (0.55 if columns == 4 else 0.34))
    values = (side + 3) * (4 // columns)
    return join(
        [
            _painting(canvas, doge, 7, 7, picture, height - 14),
            _values(canvas, doge, left, 7, inner, side, columns=columns),
            _foot(
                canvas, doge, left, 7 + values + 2, inner, height - values - 15, share=0.46 if columns == 4 else 0.34
            ),
        ]
    )


def scene_of(canvas: Canvas, doge: int) -> str:
    """Under a high water the city, else the Doge himself if he inspects."""
    if canvas.edition.doge_water[doge]:
        return "flood"
    return "portrait" if canvas.edition.doge_inspects[doge] else "calm"


def _painting(canvas: Canvas, doge: int, x: float, y: float, width: float, height: float) -> Svg:
    level = canvas.edition.doge_water[doge]
    parts = [
        use(f"doge-{scene_of(canvas, doge)}", x, y, width, height),
        rect(x, y, width, height, fill="none", class_="frame"),
    ]
    if level and canvas.edition.doge_inspects[doge]:
        parts.append(use("seal", x + width - height * 0.36, y + height * 0.62, height * 0.32))
    if level:
        size = height * 0.44
        parts.append(
            text(
                str(level),
                x + width / 2,
                y + height * 0.5 + size * 0.55,
                size,
                anchor="middle",
                bold=True,
                class_="t s on-dark",
            )
        )
    return join(parts)


def _values(canvas: Canvas, doge: int, x: float, y: float, width: float, side: float, *, columns: int = 4) -> Svg:
    """The value of each virtue on its colour: squares in a row, or plates two by two."""
    wide = side if columns == 4 else (width - 3) / 2
    is_square = wide < 1.45 * side
    gap = (width - columns * wide) / (columns - 1)
    letters = side * (0.54 if is_square else 0.56)
    parts = []
    for place, (colour, value) in enumerate(zip(COLOURS, canvas.edition.doge_values[doge], strict=True)):
        left = x + place % columns * (wide + gap)
        top = y + place // columns * (side + 3)
        parts += [
            rect(left, top, wide, side, r=4, class_=f"paint-{colour} die"),
            use(f"p-{colour}", left + 1, top + 1, side * (0.42 if is_square else 0.52)),
            text(
                signed(value),
                left + wide * (0.56 if is_square else 0.66),
                top + side * (0.84 if is_square else 0.74),
                letters,
                anchor="middle",
                bold=True,
                class_=f"t n on-{colour}",
            ),
        ]
    return join(parts)


def _foot(canvas: Canvas, doge: int, x: float, y: float, width: float, height: float, *, share: float = 0.46) -> Svg:
    """The purple zones on a tiny ship, which takes at most this share of the width, and the event in words."""
    high = min(height, width * share * MINI_HEIGHT / MINI_WIDTH)
    wide = high * MINI_WIDTH / MINI_HEIGHT
    return join(
        [
            _purple(canvas, doge, x, y + (height - high) / 2, high),
            _event(canvas, doge, x + wide + 6, y, width - wide - 6, height, anchor="end"),
        ]
    )


def _purple(canvas: Canvas, doge: int, x: float, y: float, height: float) -> Svg:
    """The purple zones on a tiny ship."""
    return group(
        mini_ship(canvas.edition.doge_purple[doge], "f-purple"),
        transform=f"translate({number(x)} {number(y)}) scale({number(height / MINI_HEIGHT)})",
    )


def _event(canvas: Canvas, doge: int, x: float, y: float, width: float, height: float, *, anchor: str) -> Svg:
    """The event in words, in the middle of its room or at the right end of it."""
    rows, letters = _event_rows(event_words(canvas, doge), width, height)
    step = letters * 1.05
    top = y + height / 2 + letters * 0.36 - (len(rows) - 1) * step / 2
    at_x = x + width / 2 if anchor == "middle" else x + width
    return join(
        [
            text(row, at_x, top + place * step, letters, width=width, anchor=anchor, class_="t i")
            for place, row in enumerate(rows)
        ]
    )


def _event_rows(words: str, room: float, height: float) -> tuple[list[str], float]:
    """An event in one line, or in two where that makes the letters larger; no word is cut."""
    one = min(LARGEST, height * 0.8, room / width_of(words, 1))
    two = min(LARGEST, height * 0.5)
    while two > max(one, SMALLEST):
        rows = wrap(words, room, two, lines=2)
        if " ".join(rows) == words and all(width_of(row, two) <= room for row in rows):
            return rows, two
        two -= 0.25
    return [words], one


def event_words(canvas: Canvas, doge: int) -> str:
    level = canvas.edition.doge_water[doge]
    if level and canvas.edition.doge_inspects[doge]:
        return canvas.fixed("board-both-events", level=level)
    if canvas.edition.doge_inspects[doge]:
        return canvas.fixed("board-inspection")
    return canvas.fixed("board-high-water", level=level) if level else canvas.fixed("board-no-event")


def doge_tile(canvas: Canvas, doge: int, box: Box, *, do: str | None = None, is_drawn: bool = False) -> Svg:
    """A Doge tile on the board; `doge` counts from 0."""
    draw = doge_drawn if is_drawn else doge_face if box.height > box.width * 0.6 else doge_band
    return piece(
        f"doge-{doge + 1}",
        doge_title(canvas, doge),
        box.x,
        box.y,
        halo(box.width, box.height),
        edge(box.width, box.height),
        draw(canvas, doge, box.width, box.height),
        do=do,
    )


def doge_in_force(canvas: Canvas) -> Fragment:
    doge = canvas.view["doge"] - 1
    return canvas.fragment("doge", (doge,), lambda: group(doge_tile(canvas, doge, canvas.plan.doge), id="doge"))


def doge_stack(canvas: Canvas) -> Fragment:
    """The face-down stack with its count."""
    left, old = canvas.view["doge_left"], len(canvas.view["doge_old"])
    return canvas.fragment("stack-doge", (left, old), lambda: _stack(canvas, left, old))


def _stack(canvas: Canvas, left: int, old: int) -> Svg:
    x, y, width, height = canvas.plan.doge_stack
    is_lying = width > height
    side = height - 10 if is_lying else min(width, height) * 0.72
    count = f"×{left}"
    words = canvas.fixed("board-doge-tiles")
    label = (
        [
            text(count, side + 14, height / 2 + 6, 17, bold=True, class_="t n"),
            text(words, width - 8, height / 2 + 5, 15, width=width - side - 58, anchor="end", class_="t s soft"),
        ]
        if is_lying
        else [text(count, width / 2, height - 9, 14, anchor="middle", bold=True, class_="t n")]
    )
    return piece(
        "stack-doge",
        canvas.fixed("board-doge-stack", count=left, old=old),
        x,
        y,
        rect(3, 3, width, height, r=6, class_="tray"),
        edge(width, height, r=6),
        use("i-doge", 7 if is_lying else (width - side) / 2, 5 if is_lying else 10, side),
        *label,
    )
