"""Venedig as a drawing: only from a view and the edition, for a wide screen or a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from ....engine import Fragment, Sheet
from ....render import Painter, Svg, check_layout, group, join, piece, rect, text
from ....words import Speech
from ..edition import Edition
from ..terms import BUILDINGS
from ..text import text as terminal_text
from ..view import VenedigView
from .buildings import building_symbols
from .canvas import Canvas
from .grid import MapPlan
from .hand import own
from .map import buildings, gondolas, islands, sites, spaces
from .panels import PLAYER, PROJECT, Box, legend, players, pool, projects
from .signs import sign_symbols
from .waters import feet, shores, waters

MARGIN = 10.0
COLUMN = 800.0  # where the right column begins
LEGEND_HEIGHT = 75.0
PROJECTS = len(BUILDINGS) * (PROJECT + 4)

# Where pieces are explained, by how their ids begin.
RULES = {
    "hex": "VE-2",
    "ground": "VE-0",
    "name": "VE-0",
    "space": "VE-0",
    "gondola": "VE-1.7",
    "project": "VE-1.1",
    "project-casa": "VE-1.4",
    "pile": "VE-3",
    "pool": "VE-3",
    "discards": "VE-3",
    "hand": "VE-1.1",
    "gold": "VE-4",
    "player": "VE-0",
    "quiet": "VE-5.4",
}


class Plan:
    """Where everything lies; on a phone what all can see comes below what is one's own, which ends somewhere."""

    def __init__(self, edition: Edition, seats: int, layout: str) -> None:
        self.is_phone = layout == "phone"
        self.map = map_for(edition, layout)
        self.rows = seats * (PLAYER + 4)
        if self.is_phone:
            self.width = 390.0
            self.heading = Box(8, 0, 374, 26)
            self.pool = Box(6, self.map.y + self.map.height + 8, 376, 92)
            self.own = Box(6, self.pool.bottom + 10, 378, 0)
        else:
            self.width = 1200.0
            self.heading = Box(COLUMN, MARGIN, 390, 34)
            self.pool = Box(COLUMN, 46 + PROJECTS + 4, 390, 92)
            bottom = max(self.map.y + self.map.height, self.public(0)[2].bottom)
            self.own = Box(MARGIN, bottom + 12, 1180, 0)

    def public(self, own_bottom: float) -> tuple[Box, Box, Box]:
        """Projects, players, legend."""
        if self.is_phone:
            projects = Box(6, own_bottom + 10, 378, PROJECTS)
            players = Box(6, projects.bottom + 6, 378, self.rows)
            return projects, players, Box(8, players.bottom + 8, 374, LEGEND_HEIGHT)
        projects = Box(COLUMN, 46, 390, PROJECTS)
        players = Box(COLUMN, self.pool.bottom + 10, 390, self.rows)
        return projects, players, Box(COLUMN + 4, players.bottom + 8, 386, LEGEND_HEIGHT)


@lru_cache(maxsize=16)
def map_for(edition: Edition, layout: str) -> MapPlan:
    """The map is the same for all numbers of players."""
    if check_layout(layout) == "phone":
        return MapPlan(edition, 0, 26, 390)
    return MapPlan(edition, MARGIN, MARGIN, 780)


@lru_cache(maxsize=64)
def plan_for(edition: Edition, seats: int, layout: str) -> Plan:
    return Plan(edition, seats, layout)


class VenedigPainter(Painter):
    """The board in SVG, and as text for a terminal."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition.actions.space.actions)
        self.edition = edition

    def text(self, view: Mapping[str, Any], speech: Speech) -> str:
        return terminal_text(self.edition, cast("VenedigView", view), speech)

    rules = RULES

    def public(self, view: Mapping[str, Any], speech: Speech, layout: str = "wide") -> list[Sheet]:
        return [self._board(view, speech, layout, ())]

    def own(
        self, view: Mapping[str, Any], speech: Speech, layout: str = "wide", legal: Sequence[int] = ()
    ) -> list[Fragment]:
        return self._board(view, speech, layout, legal).fragments

    def _board(self, view: Mapping[str, Any], speech: Speech, layout: str, legal: Sequence[int]) -> Sheet:
        """The board as the reader of the view sees it."""
        plan = plan_for(self.edition, view["players"], layout)
        canvas = Canvas(self.edition, cast("VenedigView", view), speech, legal)
        mine, height = own(canvas, plan.own, is_phone=plan.is_phone)
        bottom = plan.own.y + height if height else plan.own.y - 10
        projects_box, players_box, legend_box = plan.public(bottom)
        parts = [
            Svg(f'<use href="#lagoon-{layout}"/>'),
            islands(canvas, plan.map),
            spaces(canvas, plan.map),
            buildings(canvas, plan.map),
            gondolas(canvas, plan.map),
            sites(canvas, plan.map),
            _heading(canvas, plan.heading),
            projects(canvas, projects_box),
            pool(canvas, plan.pool),
            players(canvas, players_box),
            mine,
            legend(canvas, legend_box),
        ]
        drawn = Fragment("all", group(*parts, id="all"))
        return Sheet("board", plan.width, max(bottom, legend_box.bottom) + 140, canvas.fixed("board-label"), [drawn])

    def symbols(self, players: int, layout: str) -> list[Svg]:
        """Signs, water, track and bridge sites; the same for any number of seats."""
        return symbols(self.edition, layout)


def _heading(canvas: Canvas, box: Box) -> Svg:
    """The round or the end; how near the match is to ending because nothing happens (VE-5.4)."""
    view = canvas.view
    size = 20 if box.height > 30 else 15
    words = canvas.fixed("text-ended") if view["finished"] else canvas.fixed("board-round", round=view["round"])
    parts = [text(words, box.x, box.y + box.height * 0.68, size, width=box.width * 0.55, class_="t s")]
    quiet, limit = view["quiet_turns"], view["quiet_limit"]
    if quiet > limit // 3 and not view["finished"]:
        words = canvas.fixed("board-quiet-why", turns=quiet, limit=limit)
        short = canvas.fixed("board-quiet", turns=quiet, limit=limit)
        width = box.width * 0.42
        parts.append(
            piece(
                "quiet",
                words,
                box.x + box.width - width,
                box.y,
                rect(0, 0, width, box.height, class_="cell"),
                text(short, width, box.height * 0.66, 13, width=width, anchor="end", class_="t i last-one", smallest=8),
            )
        )
    return join(parts)


_DRAWN: dict[tuple[str, str], list[Svg]] = {}


def symbols(edition: Edition, layout: str) -> list[Svg]:
    """All that a drawing refers to by id."""
    key = (edition.digest, layout)
    if key not in _DRAWN:
        plan = map_for(edition, layout)
        _DRAWN[key] = [
            sign_symbols(),
            building_symbols(),
            feet(),
            shores(edition, plan),
            group(waters(edition, plan), id=f"lagoon-{layout}"),
        ]
    return _DRAWN[key]
