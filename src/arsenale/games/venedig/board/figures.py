"""Pictures for the rulebook: a single component, or one part cut out of the board."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from ....render import Svg, at, board_drawing, definitions, join, mark, use
from ....words import Speech
from ..edition import Edition, load
from ..terms import BUILDINGS
from ..view_types import VenedigView
from . import symbols
from .canvas import Canvas
from .cards import face
from .plan import plan_for

_MARGIN = 8.0
_SIDE = 120.0
_CARD = (92.0, 128.0)
_SIGNS = (*BUILDINGS, "swamp", "free", "treasure", "builder", "bridge-site")


def piece(edition: Edition, view: VenedigView, speech: Speech, name: str) -> str:
    """A component by its name: `casa` to `ponte`, `swamp`, `treasure`, `builder`, `card-casa`, `gondola-1`, ..."""
    kind, _, which = name.partition("-")
    width, height = _CARD if kind == "card" else (_SIDE, _SIDE)
    title = ""
    if kind == "card":
        drawn = join(face(Canvas(edition, view, speech), which, width, height))
        title = speech.name(which)
    elif kind == "gondola":
        seat = int(which) - 1
        drawn = Svg(use(f"gondola-of-{seat}", 0, 0, width) + mark(seat, width * 0.27, height * 0.14, width * 0.46))
    elif name in _SIGNS:
        drawn = use(f"b-{name}", 0, 0, width)
        title = speech.name(name) if name in (*BUILDINGS, "swamp", "free") else ""
    else:
        raise ValueError(f"expected a component of Venedig, got {name!r}")
    return board_drawing(
        width + 2 * _MARGIN,
        height + 2 * _MARGIN,
        title,
        [at(_MARGIN, _MARGIN, drawn)],
        layout="wide",
        scenery=definitions(*symbols(edition, "wide")),
    )


@lru_cache(maxsize=1)
def _standard() -> Edition:
    file = Path(__file__).parent.parent / "editions" / "standard.toml"
    return load(file.read_text(encoding="utf-8"), file.name)


def part(_players: int, name: str) -> tuple[float, float, float, float]:
    """Where a part of the wide board of the standard edition lies: x, y, width, height. It is the same for any number
    of players."""
    plan = plan_for(_standard(), "wide")
    first, last = plan.projects[0], plan.projects[-1]
    boxes = {
        "board": (0.0, 0.0, plan.width, plan.height),
        "map": (plan.map.x, plan.map.y, plan.map.width, plan.map.height),
        "projects": (first.x, first.y, first.width, last.bottom - first.y),
        "pool": (first.x, plan.pool[0].y, first.width, plan.pile.bottom - plan.pool[0].y),
    }
    if name not in boxes:
        raise ValueError(f"expected a part of the board, one of {', '.join(boxes)}, got {name!r}")
    return boxes[name]
