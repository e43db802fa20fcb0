"""Pictures for the rulebook: a single component, or one part cut out of the board."""

from __future__ import annotations

from ....render import Svg, at, board_drawing, definitions, group, rect, use
from ....words import Speech
from ..edition import Edition
from ..terms import GOODS
from ..view_types import SerenissimaView
from .canvas import Canvas
from .chart import WIDE
from .frame import WIDE_FRAME
from .galleys import HEIGHT, WIDTH, galley_body, galley_words, scaled
from .map import CARD_HEIGHT, card_body, card_width, zone_words
from .painter import scenery_parts

_MARGIN = 12.0
_SIDE = 72.0
_LARGER = 2.0
_ROOM = 122.0  # for the card of a port
_SIGNS = (*GOODS, "sailor", "fort", "basilica", "hourglass", "skull")


def piece(edition: Edition, view: SerenissimaView, speech: Speech, name: str) -> str:
    """A component by its name: `wood` to `spice`, `sailor`, `fort`, `basilica`, `hourglass`, `skull`; of the position
    `galley-3`, `port-tunis`."""
    canvas = Canvas(edition, view, speech)
    kind, _, which = name.partition("-")
    if kind == "galley":
        body = galley_body(int(which), view["galleys"][which])
        drawn, width, height = scaled(body, _LARGER), WIDTH * _LARGER, HEIGHT * _LARGER
        words = galley_words(canvas, int(which))
    elif kind == "port":
        card, height = card_width(edition.spaces[edition.zones.index(which)], _ROOM), CARD_HEIGHT * _LARGER
        drawn, width, words = _card(canvas, which, card), card * _LARGER, zone_words(canvas, which)
    elif name in _SIGNS:
        drawn, width, height = use(f"g-{name}", 0, 0, _SIDE, class_="ink"), _SIDE, _SIDE
        words = speech.name(name) if name not in ("hourglass", "skull") else ""
    else:
        raise ValueError(f"expected a component of Serenissima, got {name!r}")
    return board_drawing(
        width + 4 * _MARGIN,
        height + 4 * _MARGIN,
        words,
        [at(2 * _MARGIN, 3 * _MARGIN, drawn)],
        layout="wide",
        scenery=definitions(*scenery_parts(edition, "wide")),
    )


def _card(canvas: Canvas, zone: str, width: float) -> Svg:
    body = [rect(0, 0, width, CARD_HEIGHT, r=6, class_="card"), card_body(canvas, zone, width)]
    return scaled(group(*body), _LARGER)


def part(_players: int, name: str) -> tuple[float, float, float, float]:
    """Where a part of the wide drawing lies: x, y, width, height."""
    x, y = WIDE_FRAME.chart
    boxes = {
        "board": (0.0, 0.0, WIDE_FRAME.width, WIDE_FRAME.height),
        "chart": (x, y, WIDE.width, WIDE.height),
        "wheel": (0.0, 0.0, WIDE_FRAME.width, y),
    }
    if name not in boxes:
        raise ValueError(f"expected a part of the board, one of {', '.join(boxes)}, got {name!r}")
    return boxes[name]
