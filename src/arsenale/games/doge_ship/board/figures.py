"""Pictures for the rulebook: a single component, or one part cut out of the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....render import Svg, board_drawing, definitions, group
from ....words import Speech
from ..edition import Edition
from ..terms import tile_number
from ..view_types import as_view
from .canvas import Canvas
from .doge import doge_tile
from .painter import scenery_parts
from .plan import Box, plan_for
from .tiles import card, tile_title

_MARGIN = 8.0
_SIZES = {"galley": (150.0, 150.0), "barrier": (104.0, 124.0), "gondola": (104.0, 124.0), "doge": (216.0, 214.0)}


def piece(edition: Edition, view: Mapping[str, Any], speech: Speech, name: str) -> str:
    """A component by its name, such as `galley-11`, `barrier-16`, `gondola-10`, `doge-1`."""
    kind, _, number = name.partition("-")
    width, height = _SIZES[kind]
    plan = plan_for(view["players"], "wide")
    canvas = Canvas(edition, as_view(view), speech, plan)
    if kind == "doge":
        drawn = doge_tile(canvas, int(number) - 1, Box(_MARGIN, _MARGIN, width, height))
        title = ""
    else:
        tile = tile_number(f"{kind} {number}")
        drawn = _placed(card(canvas, tile, width, height))
        title = tile_title(canvas, tile)
    return board_drawing(
        width + 2 * _MARGIN,
        height + 2 * _MARGIN,
        title,
        [drawn],
        layout="wide",
        scenery=definitions(*scenery_parts(edition, plan)),
    )


def _placed(drawn: Svg) -> Svg:
    return group(drawn, transform=f"translate({_MARGIN:.0f} {_MARGIN:.0f})")


def part(players: int, name: str) -> tuple[float, float, float, float]:
    """Where a part of the wide board lies: x, y, width, height."""
    plan = plan_for(players, "wide")
    if name == "panels":
        panels = plan.panels
        _, bottom = panels.cell_place(panels.rows - 1, 0)
        right, _ = panels.cell_place(0, 6)
        return panels.x, panels.y, right - panels.x, bottom + panels.row - panels.y
    if name == "stacks":
        return plan.stacks
    if name == "ship":
        return plan.ship.x, plan.ship.y, plan.ship.width, plan.ship.height
    if name == "inspection":
        return plan.order
    raise ValueError(f"expected a part of the board, one of panels, stacks, ship, inspection, got {name!r}")
