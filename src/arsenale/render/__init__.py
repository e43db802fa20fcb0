"""A small SVG toolkit: elements, theme, seat marks, shapes, lettering. It knows no game."""

from .canvas import Canvas, Speaks
from .drawing import LAYOUTS, board_drawing, check_layout, definitions, scenery_drawing
from .legend import LEGEND_SIGN, legend_rows
from .lettering import fit, text, width_of, wrap
from .marks import SYMBOLS, ghost_mark, mark, mark_symbols, star_path
from .painter import Painter, offer, seen_by, sheet_drawing
from .piece import piece
from .shapes import button, coin, die, edge, halo, laurel, price_tag, seal, signed
from .svg import Svg, at, circle, el, escape, group, join, line, number, path, rect, symbol, title, use
from .theme import LIGHT, NIGHT, PAINTS, SEATS, stylesheet

__all__ = [
    "LAYOUTS",
    "LEGEND_SIGN",
    "LIGHT",
    "NIGHT",
    "PAINTS",
    "SEATS",
    "SYMBOLS",
    "Canvas",
    "Painter",
    "Speaks",
    "Svg",
    "at",
    "board_drawing",
    "button",
    "check_layout",
    "circle",
    "coin",
    "definitions",
    "die",
    "edge",
    "el",
    "escape",
    "fit",
    "ghost_mark",
    "group",
    "halo",
    "join",
    "laurel",
    "legend_rows",
    "line",
    "mark",
    "mark_symbols",
    "number",
    "offer",
    "path",
    "piece",
    "price_tag",
    "rect",
    "scenery_drawing",
    "seal",
    "seen_by",
    "sheet_drawing",
    "signed",
    "star_path",
    "stylesheet",
    "symbol",
    "text",
    "title",
    "use",
    "width_of",
    "wrap",
]
