"""What the signs on a board mean: each sign with its words, in rows."""

from __future__ import annotations

from collections.abc import Sequence

from .lettering import text, width_of
from .svg import Svg, at, join

LEGEND_SIGN = 18.0  # the box that a sign is drawn in
ROW = 25.0
LETTERS = 12.0
GAP = 16.0
SLACK = 0.93  # system faces are a little narrower than we reckon


def legend_rows(entries: Sequence[tuple[Svg, str]], width: float) -> tuple[Svg, float]:
    """As many in a row as fit. Returns the height too."""
    parts = []
    left, top = 0.0, 0.0
    for sign, words in entries:
        wide = LEGEND_SIGN + 5 + width_of(words, LETTERS) * SLACK
        if left and left + wide > width:
            left, top = 0.0, top + ROW
        parts.append(at(left, top, sign, text(words, LEGEND_SIGN + 5, 13.5, LETTERS, class_="t s soft")))
        left += wide + GAP
    return join(parts), top + ROW
