"""Venedig as a drawing: only from a view and the edition, for a wide screen or a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ....engine import Figure, Fragment, Sheet
from ....render import Painter, Svg, group, piece, rect, text, wrap
from ....words import Speech
from ..completed import land_of
from ..edition import Edition
from ..text import text as terminal_text
from ..view_types import VenedigView
from .buildings import building_symbols
from .built import buildings
from .canvas import Canvas
from .cards import card_symbols, pool
from .choices import sites
from .land import hexes, nearby, quarters
from .mats import mats, own
from .plan import Plan, map_for, plan_for
from .projects import own_projects, projects
from .signs import sign_symbols
from .track import gondolas, spaces
from .waters import feet, shores, waters

# Where pieces are explained, by how their ids begin, and what a click on them does.
RULES = {
    "do site": "VE-1.4",
    "do build": "VE-1.4",
    "do lay": "VE-1.1",
    "do solo": "VE-1.3",
    "do swap": "VE-3.2",
    "hex": "VE-2",
    "name": "VE-0",
    "space": "VE-0",
    "gondola": "VE-1.7",
    "site": "VE-1.4",
    "project": "VE-1.1",
    "project-casa": "VE-1.4",
    "pile": "VE-3",
    "pool": "VE-3",
    "discards": "VE-3",
    "seat": "VE-1.7",
    "hand": "VE-1.1",
    "turn": "VE-0",
    "purse": "VE-4",
    "gold": "VE-4",
    "laid": "VE-1.8",
    "quiet": "VE-5.4",
}
QUIET = "t i last-one"
NO_SITES = Fragment("sites", group(id="sites"))


class VenedigPainter(Painter):
    """The board in SVG, and as text for a terminal."""

    rules = RULES

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition.actions.space.actions)
        self.edition = edition

    def text(self, view: Mapping[str, Any], speech: Speech) -> str:
        return terminal_text(self.edition, cast("VenedigView", view), speech)

    def public(self, view: Mapping[str, Any], speech: Speech, layout: str = "wide") -> list[Sheet]:
        plan = plan_for(self.edition, layout)
        canvas = Canvas(self.edition, cast("VenedigView", view), speech)
        land = land_of(canvas.view)
        fragments = [
            canvas.fragment("lagoon", (layout,), lambda: group(Svg(f'<use href="#lagoon-{layout}"/>'), id="lagoon")),
            *quarters(canvas, plan.map),
            *hexes(canvas, plan.map, land),
            *nearby(canvas),
            spaces(canvas, plan.map),
            *buildings(canvas, plan.map),
            *gondolas(canvas, plan.map),
            NO_SITES,
            _quiet(canvas, plan),
            *projects(canvas, plan),
            *pool(canvas, plan),
        ]
        board = Sheet("board", plan.width, plan.height, canvas.fixed("board-label"), fragments)
        return [board, *mats(canvas, plan)]

    def own(
        self, view: Mapping[str, Any], speech: Speech, layout: str = "wide", legal: Sequence[int] = ()
    ) -> list[Fragment]:
        """The reader's hand and gold, what projects mean to them; where they may choose a site, the points of each."""
        plan = plan_for(self.edition, layout)
        canvas = Canvas(self.edition, cast("VenedigView", view), speech, legal)
        mine = [*own(canvas, plan), *own_projects(canvas, plan)]
        choosing = any(action >= self.edition.actions.site for action in legal)
        return [*mine, sites(canvas, plan.map)] if choosing else mine

    def figures(self, view: Mapping[str, Any], seat: int) -> list[Figure]:
        seen = cast("VenedigView", view)
        builders = sum([holder == seat for holder in seen["builders"].values()])
        return [
            Figure("b-card", str(seen["hands"][seat]), "cards"),
            Figure("b-swamp", str(seen["swamp_tiles"][seat]), "swamp"),
            Figure("b-treasure", str(seen["treasures"][seat]), "treasures"),
            Figure("b-builder", str(builders), "builders"),
        ]

    def symbols(self, players: int, layout: str) -> list[Svg]:
        """Signs, water, track and bridge sites; the same for any number of seats."""
        return symbols(self.edition, layout)


def _quiet(canvas: Canvas, plan: Plan) -> Fragment:
    """VE-5.4 How near the match is to ending because nothing happens; nothing while that is far."""
    quiet, limit = canvas.view["quiet_turns"], canvas.view["quiet_limit"]
    is_shown = quiet > limit // 3 and not canvas.view["finished"]
    facts = (quiet, limit, plan.is_phone) if is_shown else ()
    return canvas.fragment("quiet", facts, lambda: _warning(canvas, plan, quiet, limit) if facts else group(id="quiet"))


def _warning(canvas: Canvas, plan: Plan, quiet: int, limit: int) -> Svg:
    x, y, width, height = plan.quiet
    short = canvas.fixed("board-quiet", turns=quiet, limit=limit)
    letters = 12.0 if plan.is_phone else 14.0
    lines = wrap(short, width - 8, letters, lines=2) if plan.is_phone else [short]
    top = height / 2 + letters * (0.35 - 0.6 * (len(lines) - 1))
    return piece(
        "quiet",
        canvas.fixed("board-quiet-why", turns=quiet, limit=limit),
        x,
        y,
        rect(0, 0, width, height, r=5, class_="card"),
        *[
            text(line, width / 2, top + place * letters * 1.2, letters, width=width - 8, anchor="middle", class_=QUIET)
            for place, line in enumerate(lines)
        ],
    )


_DRAWN: dict[tuple[str, str], list[Svg]] = {}


def symbols(edition: Edition, layout: str) -> list[Svg]:
    """All that a drawing refers to by id."""
    key = (edition.digest, layout)
    if key not in _DRAWN:
        plan = map_for(edition, layout)
        _DRAWN[key] = [
            sign_symbols(),
            building_symbols(),
            card_symbols(),
            feet(),
            shores(edition, plan),
            group(waters(edition, plan), id=f"lagoon-{layout}"),
        ]
    return _DRAWN[key]
