"""Venedig as a drawing: only from a view and the edition, for a wide screen or a phone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from ...render import Svg, board_drawing, check_layout, definitions, group, scenery_drawing, text
from ...words import Speech
from .board_map import MapPlan, gondolas, islands, sites, waters
from .board_sheet import Sheet
from .board_signs import sign_symbols
from .board_table import ROW, Box, own, players, pool, projects
from .edition import Edition
from .terms import BUILDINGS

MARGIN = 10.0


class Plan:
    """Where everything lies."""

    def __init__(self, edition: Edition, seats: int, layout: str) -> None:
        self.layout = check_layout(layout)
        self.is_phone = layout == "phone"
        projects_height = len(BUILDINGS) * (ROW + 4)
        if self.is_phone:
            self.width = 390.0
            self.map = MapPlan(edition, 4, 26, 382, 500)
            y = self.map.y + self.map.height + 10
            self.heading = (8.0, 18.0)
            self.pool = Box(6, y, 378, 74)
            self.own_at = y + 86
        else:
            self.width = 1200.0
            self.map = MapPlan(edition, MARGIN, MARGIN, 776, 720)
            self.heading = (798.0, 30.0)
            self.projects = Box(798, 42, 392, projects_height)
            self.pool = Box(798, 42 + projects_height + 8, 392, 84)
            self.players = Box(798, self.pool.y + 94, 392, seats * (ROW + 4))
            self.own_at = max(self.map.y + self.map.height, self.players.y + self.players.height) + 12


@lru_cache(maxsize=32)
def plan_for(edition: Edition, seats: int, layout: str) -> Plan:
    return Plan(edition, seats, layout)


def svg(
    edition: Edition,
    view: Mapping[str, Any],
    speech: Speech,
    *,
    legal: Iterable[int] = (),
    layout: str = "wide",
    standalone: bool = False,
    theme: str | None = None,
) -> str:
    """The board as the reader of the view sees it."""
    plan = plan_for(edition, view["players"], layout)
    sheet = Sheet(edition, view, speech, legal)
    mine, height = own(sheet, Box(MARGIN, plan.own_at, plan.width - 2 * MARGIN, 0), is_phone=plan.is_phone)
    bottom = plan.own_at + height + 8
    projects_box, players_box = (None, None) if plan.is_phone else (plan.projects, plan.players)
    if plan.is_phone:
        projects_box = Box(6, bottom, 378, len(BUILDINGS) * (ROW + 4))
        players_box = Box(6, bottom + projects_box.height + 8, 378, sheet.players * (ROW + 4))
        bottom = players_box.y + players_box.height
    assert projects_box is not None
    assert players_box is not None
    words = sheet.fixed("board-round", round=view["round"])
    parts = [
        Svg(f'<use href="#{_scenery_id(layout)}"/>'),
        group(islands(sheet, plan.map), id="islands"),
        sites(sheet, plan.map),
        gondolas(sheet, plan.map),
        text(words, *plan.heading, 16, class_="t s"),
        projects(sheet, projects_box),
        pool(sheet, plan.pool),
        players(sheet, players_box),
        mine,
    ]
    return board_drawing(
        plan.width,
        bottom + 6,
        sheet.fixed("board-label"),
        parts,
        layout=layout,
        is_asked=bool(sheet.question),
        scenery=definitions(*_scenery(edition, plan)) if standalone else None,
        theme=theme,
    )


def scenery(edition: Edition, seats: int, layout: str) -> str:
    """What never moves: signs, water, track and bridge sites."""
    return scenery_drawing(*_scenery(edition, plan_for(edition, seats, layout)))


def _scenery(edition: Edition, plan: Plan) -> list[Svg]:
    return [sign_symbols(), group(waters(edition, plan.map), id=_scenery_id(plan.layout))]


def _scenery_id(layout: str) -> str:
    return f"lagoon-{layout}"
