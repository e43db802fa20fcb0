"""A whole drawing: the root element, for the page or standing alone."""

from __future__ import annotations

import json
from collections.abc import Mapping

from .marks import mark_symbols
from .shapes import shape_symbols
from .signs import sign_symbols
from .svg import Svg, el, rect
from .theme import stylesheet

LAYOUTS = ("wide", "phone")
XMLNS = "http://www.w3.org/2000/svg"


def check_layout(layout: str) -> str:
    if layout not in LAYOUTS:
        raise ValueError(f"expected a layout, one of {', '.join(LAYOUTS)}, got {layout!r}")
    return layout


def scenery_drawing(*parts: Svg) -> Svg:
    """What never moves, for the page to keep: the toolkit's symbols and the game's own. It shows nothing itself."""
    return el("svg", definitions(*parts), xmlns=XMLNS, width=0, height=0, class_="scenery", aria_hidden="true")


def definitions(*parts: Svg) -> Svg:
    return el("defs", mark_symbols(), shape_symbols(), sign_symbols(), *parts)


def board_drawing(
    width: float,
    height: float,
    label: str,
    parts: list[Svg],
    *,
    layout: str,
    rules: Mapping[str, str] | None = None,
    is_asked: bool = False,
    scenery: Svg | None = None,
    theme: str | None = None,
    data_sheet: str | None = None,
) -> Svg:
    """A board. With its scenery it stands alone: style and symbols inside, on a sheet of its own.

    `rules` tells where pieces are explained, by how their ids begin: one word, or two for an exception.
    """
    head = []
    if scenery is not None:
        head = [el("style", Svg(stylesheet())), scenery, rect(0, 0, width, height, class_="sheet")]
    return el(
        "svg",
        *head,
        *parts,
        xmlns=XMLNS,
        viewBox=f"0 0 {round(width)} {round(height)}",
        width=round(width) if scenery is not None else None,
        height=round(height) if scenery is not None else None,
        class_=f"board {layout}{' asked' if is_asked else ''}",
        role="group",
        aria_label=label,
        data_theme=theme,
        data_sheet=data_sheet,
        data_rules=json.dumps(rules, separators=(",", ":")) if rules and scenery is None else None,
    )
