"""Serenissima as a drawing: only from a view and the edition, for a wide screen or a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ....engine import Figure, Fragment, Sheet
from ....engine.space import Action
from ....render import Painter, Svg, group, use
from ....words import Speech
from ..edition import Edition
from ..terms import FLEET_LIMIT
from ..text import text as terminal_text
from ..view_types import SerenissimaView
from ..worth import next_payout
from .canvas import Canvas
from .chart import PHONE, WIDE, chart_symbols
from .galleys import fleets
from .map import covered, raid, zones
from .mats import mats, purse
from .places import is_known
from .rows import symbols_in_rows
from .signs import sign_symbols
from .small import small_zones
from .surroundings import surroundings
from .voyage import reach, route

# Where pieces are explained, by how their ids begin, and what a click on them does.
RULES = {
    "do close": "SE-0",
    "do port": "SE-0",
    "do number": "SE-0",
    "do sail": "SE-2.2",
    "do hire": "SE-4.1",
    "do buy": "SE-4.2",
    "number": "SE-1",
    "track": "SE-5.2",
    "doge": "SE-5.1",
    "zone": "SE-3.1",
    "zone-ionian": "SE-2.2",
    "galley": "SE-3.4",
    "crew": "SE-2.1",
    "deed": "SE-5.2",
    "purse": "SE-0",
    "supply": "SE-2.1",
    "supply-fort": "SE-4.3",
    "supply-basilica": "SE-4.3",
    "raid": "SE-3.7",
    "last": "SE-3.4",
    "way": "SE-2.2",
}
SHALLOWS = Fragment("shallows", '<g id="shallows"/>')  # `own` puts there what is within reach
REACH = Fragment("reach", '<g id="reach"/>')


class SerenissimaPainter(Painter):
    """The board in SVG, and as text for a terminal."""

    def __init__(self, edition: Edition, actions: Sequence[Action]) -> None:
        super().__init__(actions)
        self.edition = edition

    def text(self, view: Mapping[str, Any], speech: Speech) -> str:
        return terminal_text(cast("SerenissimaView", view), speech)

    rules = RULES

    def public(self, view: Mapping[str, Any], speech: Speech, layout: str = "wide") -> list[Sheet]:
        """The board, and a mat for each player. Zones with their ports come first, then the route, then galleys, so
        that nothing hides a galley."""
        canvas = Canvas(self.edition, cast("SerenissimaView", view), speech, layout)
        frame = canvas.frame
        fragments = [
            canvas.fragment("sea", (), lambda: _sea(canvas)),
            SHALLOWS,
            *surroundings(canvas),
            *(small_zones(canvas) if canvas.is_phone else zones(canvas)),
            raid(canvas),
            route(canvas),
            *fleets(canvas),
            REACH,
        ]
        return [Sheet("board", frame.width, frame.height, canvas.fixed("board-label"), fragments), *mats(canvas)]

    def own(
        self, view: Mapping[str, Any], speech: Speech, layout: str = "wide", legal: Sequence[int] = ()
    ) -> list[Fragment]:
        """What is within reach of the seat's galley, and its money where that is hidden."""
        seat = view["seat"]
        if seat is None:
            return []
        is_hidden = view["money_hidden"] and not view["finished"]
        if not is_hidden and seat not in view["actors"]:
            return []
        canvas = Canvas(self.edition, cast("SerenissimaView", view), speech, layout)
        money = [purse(canvas, seat, is_own=True)] if is_hidden else []
        return [*money, *reach(canvas)]

    def figures(self, view: Mapping[str, Any], seat: int) -> list[Figure]:
        """What the ports pay next, while a payout is to come; ports, galleys, sailors in stock."""
        seen = cast("SerenissimaView", view)
        galleys = sum([galley["owner"] == seat for galley in seen["galleys"].values()])
        payout = [] if seen["finished"] else [Figure("coin", f"+{next_payout(seen, seat)}", "payout")]
        return [
            *payout,
            Figure("g-port", str(seen["ports_owned"][seat]), "ports"),
            Figure("g-ship", f"{galleys}/{FLEET_LIMIT}", "galleys"),
            Figure("g-sailor", str(seen["stock"][seat]), "stock"),
        ]

    def symbols(self, players: int, layout: str) -> list[Svg]:
        """Signs, coast and zones."""
        return scenery_parts(self.edition, layout)


def scenery_parts(edition: Edition, layout: str) -> list[Svg]:
    """The symbols that a drawing needs."""
    if not is_known(edition):
        return [sign_symbols(), symbols_in_rows(edition, layout)]
    return [sign_symbols(), chart_symbols(layout, covered(edition) if layout == "wide" else ())]


def _sea(canvas: Canvas) -> Svg:
    chart = PHONE if canvas.is_phone else WIDE
    return group(use("sea-chart", *canvas.frame.chart, chart.width, chart.height), id="sea")
