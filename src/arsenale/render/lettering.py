"""Text on the board: as large as fits, never cut off by its neighbours."""

from __future__ import annotations

from .svg import Attribute, Svg, el

# Widths in hundredths of the font size, from DejaVu, the widest system face we know of.
_NARROW = dict.fromkeys("iIjl.,:;'|! ()[]·", 36) | dict.fromkeys('ft-r"/*', 44)
_WIDE = dict.fromkeys("mwMWOQGDHNUAVXYZK", 80) | {"m": 95, "w": 82, "M": 94, "W": 102, "—": 100, "…": 100, "→": 84}
_WIDTHS = {**_WIDE, **_NARROW}
_COMMON = 63
_CJK = 0x2E80  # from here on most characters are as wide as high
SERIF_FACTOR = 1.04
BOLD_FACTOR = 1.12
SMALLEST = 8.0


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """About how wide the text will be; rather too much than too little."""
    hundredths = sum(_WIDTHS.get(letter, _COMMON if ord(letter) < _CJK else 105) for letter in text)
    return hundredths * size / 100 * (BOLD_FACTOR if bold else 1)


def fit(text: str, width: float, size: float, *, smallest: float = SMALLEST, bold: bool = False) -> tuple[str, float]:
    """The text and the size at which it fits: first smaller, then shortened with an ellipsis."""
    wanted = width_of(text, size, bold=bold)
    if wanted <= width:
        return text, size
    smaller = max(smallest, size * width / wanted)
    if width_of(text, smaller, bold=bold) <= width * 1.001:
        return text, round(smaller, 2)
    while text and width_of(text + "…", smaller, bold=bold) > width:
        text = text[:-1]
    return text.rstrip() + "…", round(smaller, 2)


def wrap(text: str, width: float, size: float, *, lines: int) -> list[str]:
    """The text in at most so many lines; the last one is shortened if it must be."""
    rows: list[str] = [""]
    for word in text.split():
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and width_of(longer, size) > width and len(rows) < lines:
            rows.append(word)
        else:
            rows[-1] = longer
    return [fit(row, width, size, smallest=size)[0] for row in rows]


def text(
    content: str,
    x: float,
    y: float,
    size: float,
    *,
    width: float | None = None,
    anchor: str | None = None,
    bold: bool = False,
    smallest: float = SMALLEST,
    class_: str = "t",
    **attributes: Attribute,
) -> Svg:
    """A line of text. With a width it is fitted; anchor is `middle` or `end`."""
    if width is not None:
        content, size = fit(content, width, size, smallest=smallest, bold=bold)
    names = f"{class_} b" if bold else class_
    return el("text", content, x=x, y=y, font_size=size, text_anchor=anchor, class_=names, **attributes)
