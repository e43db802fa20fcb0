"""Pictures for the rulebook: a single component, or one part cut out of the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...render import Svg, board_drawing, definitions, group
from ...words import Speech
from .board import _scenery, plan_for
from .board_doge import doge_tile
from .board_sheet import Sheet
from .board_tiles import card, tile_title
from .edition import Edition
from .terms import tile_number

_MARGIN = 8.0
_SIZES = {"galley": (150.0, 150.0), "barrier": (104.0, 124.0), "gondola": (104.0, 124.0), "doge": (216.0, 214.0)}


def piece(edition: Edition, view: Mapping[str, Any], speech: Speech, name: str) -> str:
    """A component by its name, such as `galley-11`, `barrier-16`, `gondola-10`, `doge-1`."""
    kind, _, number = name.partition("-")
    width, height = _SIZES[kind]
    sheet = Sheet(edition, view, speech, ())
    if kind == "doge":
        drawn = doge_tile(sheet, int(number) - 1, _MARGIN, _MARGIN, width, height)
        title = ""
    else:
        tile = tile_number(f"{kind} {number}")
        drawn = _placed(card(sheet, tile, width, height))
        title = tile_title(sheet, tile)
    plan = plan_for(view["players"], "wide")
    return board_drawing(
        width + 2 * _MARGIN,
        height + 2 * _MARGIN,
        title,
        [drawn],
        layout="wide",
        scenery=definitions(*_scenery(edition, plan)),
    )


def _placed(drawn: Svg) -> Svg:
    return group(drawn, transform=f"translate({_MARGIN:.0f} {_MARGIN:.0f})")


def part(players: int, name: str) -> tuple[float, float, float, float]:
    """Where a part of the wide board lies: x, y, width, height."""
    plan = plan_for(players, "wide")
    if name == "panels":
        rows = players + 1
        return plan.panels.x, plan.panels.y, 724.0, rows * plan.panels.row + (rows - 1) * 5
    if name == "desk":
        return plan.desk.x, plan.desk.y, plan.desk.width, plan.desk.height
    if name == "ship":
        return plan.ship.x, plan.ship.y, plan.ship.width, plan.ship.height
    raise ValueError(f"expected a part of the board, one of panels, desk, ship, got {name!r}")
