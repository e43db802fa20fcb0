"""Small signs for what a choice would bring, drawn in the colour of the words beside them."""

from __future__ import annotations

from typing import Final

from .svg import Svg, el, join, path, symbol

_SIDE: Final = 24
_LINES: Final = {
    "anchor": "M12 6 V20 M8 10 H16 M4 14 Q5 20 12 20.5 Q19 20 20 14 M12 2.6 A1.8 1.8 0 1 0 12.01 2.6Z",
    "builder": "M5 21 Q5 13 12 13 Q19 13 19 21Z M12 4 A3.6 3.6 0 1 0 12.01 4Z M6.5 7.5 H17.5",
    "card": "M6 3 H18 V21 H6Z M9 7 H15 M9 11 H15",
    "clock": "M12 3 A9 9 0 1 0 12.01 3Z M12 7 V12.5 L16 15",
    "galley": "M3 14 H21 L18 20 H6Z M12 14 V3 L19 11 H12",
    "gondola": "M2 13 Q5 19 12 19 Q19 19 22 11 Q17 15 12 15 Q7 15 2 13Z M15 14.5 V5",
    "hex": "M12 3 L20 7.5 V16.5 L12 21 L4 16.5 V7.5Z",
    "skull": "M12 3 Q20 3 20 11 Q20 14 17 16 V20 H7 V16 Q4 14 4 11 Q4 3 12 3Z M9 10.5 H9.1 M15 10.5 H15.1 M12 13 V14.5",
    "treasure": "M3 11 Q3 5 8 5 H16 Q21 5 21 11 V20 H3Z M3 12 H21 M10.5 12 V15 H13.5 V12",
    "wave": "M2 10 Q5 6 8 10 T14 10 T20 10 M4 16 Q7 12 10 16 T16 16 T22 16",
}


def sign_symbols() -> Svg:
    """`sign-anchor`, `sign-builder`, ..."""
    return join([symbol(f"sign-{name}", _SIDE, _SIDE, _line(d)) for name, d in _LINES.items()])


def _line(d: str) -> Svg:
    return el(
        "g",
        path(d),
        fill="none",
        stroke="currentColor",
        stroke_width=2,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
