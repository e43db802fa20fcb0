"""What the signs of The Doge Ship mean."""

from __future__ import annotations

from ...render import LEGEND_SIGN, Svg, join, laurel, legend_rows, price_tag, rect, seal, use
from .board_sheet import Sheet
from .terms import COLOURS


def legend(sheet: Sheet, x: float, y: float, width: float) -> tuple[Svg, float]:
    """Returns the height too."""
    drawn: tuple[Svg, float] = sheet.kept(("legend", width), lambda: _legend(sheet, width))
    return sheet.choices.piece("legend", sheet.fixed("board-legend"), x, y, drawn[0]), drawn[1]


def _legend(sheet: Sheet, width: float) -> tuple[Svg, float]:
    icons = ("buy", "construct", "replace", "intrigue", "galley", "gondola", "barrier", "doge")
    entries = [(use(f"i-{icon}", 0, 0, LEGEND_SIGN), sheet.fixed(f"board-legend-{icon}")) for icon in icons]
    free = rect(0, 1, LEGEND_SIGN, 16, r=3, class_="plot-free")
    entries += [
        (free, sheet.fixed("board-legend-free")),
        (price_tag(2, LEGEND_SIGN, 2, 13), sheet.fixed("board-legend-price")),
        (seal("", 0, 0, LEGEND_SIGN), sheet.fixed("board-legend-approval")),
        (laurel("", 0, 0, LEGEND_SIGN), sheet.fixed("board-legend-vp")),
        (_virtues(), sheet.fixed("board-legend-values")),
    ]
    return legend_rows(entries, width)


def _virtues() -> Svg:
    """The four colours in a square."""
    return join([use(f"p-{colour}", place % 2 * 9, place // 2 * 9, 8.5) for place, colour in enumerate(COLOURS)])
