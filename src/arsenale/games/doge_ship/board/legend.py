"""What the signs of The Doge Ship mean."""

from __future__ import annotations

from ....render import LEGEND_SIGN, Svg, join, laurel, legend_rows, piece, price_tag, rect, seal, use
from ..terms import COLOURS
from .canvas import Canvas


def legend(canvas: Canvas, x: float, y: float, width: float) -> tuple[Svg, float]:
    """Returns the height too."""
    drawn: tuple[Svg, float] = canvas.kept(("legend", width), lambda: _legend(canvas, width))
    return piece("legend", canvas.fixed("board-legend"), x, y, drawn[0]), drawn[1]


def _legend(canvas: Canvas, width: float) -> tuple[Svg, float]:
    icons = ("buy", "construct", "replace", "intrigue", "galley", "gondola", "barrier", "doge")
    entries = [(use(f"i-{icon}", 0, 0, LEGEND_SIGN), canvas.fixed(f"board-legend-{icon}")) for icon in icons]
    free = rect(0, 1, LEGEND_SIGN, 16, r=3, class_="plot-free")
    entries += [
        (free, canvas.fixed("board-legend-free")),
        (price_tag(2, LEGEND_SIGN, 2, 13), canvas.fixed("board-legend-price")),
        (seal("", 0, 0, LEGEND_SIGN), canvas.fixed("board-legend-approval")),
        (laurel("", 0, 0, LEGEND_SIGN), canvas.fixed("board-legend-vp")),
        (_virtues(), canvas.fixed("board-legend-values")),
    ]
    return legend_rows(entries, width)


def _virtues() -> Svg:
    """The four colours in a square."""
    return join([use(f"p-{colour}", place % 2 * 9, place // 2 * 9, 8.5) for place, colour in enumerate(COLOURS)])
