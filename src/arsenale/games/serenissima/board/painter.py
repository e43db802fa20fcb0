"""Serenissima as a drawing: only from a view and the edition, for a wide screen or a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ....engine import Fragment, Sheet
from ....engine.space import Action
from ....render import Painter, Svg, at, group, piece, rect, text, use
from ....words import Speech
from ..edition import Edition
from ..text import text as terminal_text
from ..view import SerenissimaView
from .canvas import Canvas
from .chart import PHONE, WIDE, chart_symbols
from .desk import desk
from .galleys import HEIGHT, fleet, galley_body, galley_words, small_fleet
from .map import (
    CARD_HEIGHT,
    card_body,
    covered,
    distances,
    voyage,
    wide_zone,
    zone_action,
    zone_piece,
)
from .places import is_known, places_of
from .rows import symbols_in_rows
from .signs import sign_symbols
from .small import small_name, small_port
from .surroundings import doge_cards, legend, players, supply, track, wheel

MARGIN = 10.0
TOP = 62.0
PHONE_TOP = 44.0
PHONE_ZONE = 186.0
PHONE_GALLEY = 1.0

# Where pieces are explained, by how their ids begin.
RULES = {
    "number": "SE-1",
    "track": "SE-5.2",
    "doge": "SE-5.1",
    "zone": "SE-3.1",
    "zone-ionian": "SE-2.2",
    "galley": "SE-2.1",
    "crew": "SE-2.1",
    "desk": "SE-2.1",
    "player": "SE-0",
    "supply": "SE-2.1",
    "supply-fort": "SE-4.3",
    "supply-basilica": "SE-4.3",
    "last": "SE-3.4",
}


class SerenissimaPainter(Painter):
    """The board in SVG, and as text for a terminal."""

    def __init__(self, edition: Edition, actions: Sequence[Action]) -> None:
        super().__init__(actions)
        self.edition = edition

    def text(self, view: Mapping[str, Any], speech: Speech) -> str:
        return terminal_text(cast("SerenissimaView", view), speech)

    rules = RULES

    def public(self, view: Mapping[str, Any], speech: Speech, layout: str = "wide") -> list[Sheet]:
        return [self._board(view, speech, layout, ())]

    def own(
        self, view: Mapping[str, Any], speech: Speech, layout: str = "wide", legal: Sequence[int] = ()
    ) -> list[Fragment]:
        return self._board(view, speech, layout, legal).fragments

    def _board(self, view: Mapping[str, Any], speech: Speech, layout: str, legal: Sequence[int]) -> Sheet:
        """The board as the reader of the view sees it."""
        canvas = Canvas(self.edition, self.actions, cast("SerenissimaView", view), speech, legal)
        parts, width, height = _phone(canvas) if layout == "phone" else _wide(canvas)
        drawn = Fragment("all", group(*parts, id="all"))
        return Sheet("board", width, height + 140, canvas.fixed("board-label"), [drawn])

    def symbols(self, players: int, layout: str) -> list[Svg]:
        """Signs, coast and zones."""
        return scenery_parts(self.edition, layout)


def scenery_parts(edition: Edition, layout: str) -> list[Svg]:
    """The symbols that a drawing needs."""
    if not is_known(edition):
        return [sign_symbols(), symbols_in_rows(edition, layout)]
    return [sign_symbols(), chart_symbols(layout, covered(edition) if layout == "wide" else ())]


def _wide(canvas: Canvas) -> tuple[list[Svg], float, float]:
    numbers, _ = wheel(canvas, 112, 8, 640, canvas.view["numbers"])
    start = 112 + min(48.0, 643 / canvas.view["numbers"]) * canvas.view["numbers"] + 16
    parts = [
        text(canvas.fixed("board-round", round=canvas.view["round"]), MARGIN, 37, 21, width=90, class_="t s"),
        numbers,
        track(canvas, start, 17, 1026 - start),
        doge_cards(canvas, 1042, 13),
        use("sea-chart", MARGIN, TOP, WIDE.width, WIDE.height),
        at(MARGIN, TOP, *_chart(canvas)),
    ]
    y = TOP + WIDE.height + 10
    people, people_height = players(canvas, MARGIN, y, 400)
    left, left_height = supply(canvas, MARGIN + 4, y + people_height + 6, 396, 4)
    plates, plates_height = desk(canvas, MARGIN + 412, y, WIDE.width - 412, is_phone=False)
    signs, signs_height = legend(canvas, MARGIN + 422, y + plates_height + 12, WIDE.width - 430)
    bottom = y + max(people_height + left_height + 6, plates_height + signs_height + 12)
    return [*parts, people, left, plates, signs], WIDE.width + 2 * MARGIN, bottom + 4


def _chart(canvas: Canvas) -> list[Svg]:
    """Zones with their ports first, then the route, then galleys, so that nothing hides a galley."""
    places = places_of(canvas.edition, "wide")
    zones = [wide_zone(canvas, zone, places[zone]) for zone in canvas.edition.zones]
    fleets = [fleet(canvas, zone, places[zone]) for zone in canvas.edition.zones]
    return [*zones, voyage(canvas, places), *fleets, distances(canvas, places, is_phone=False)]


def _phone(canvas: Canvas) -> tuple[list[Svg], float, float]:
    """The chart with sails, the desk, then a card for each zone with its galleys."""
    parts = [
        text(canvas.fixed("board-round", round=canvas.view["round"]), 8, 27, 16, width=76, class_="t s"),
        track(canvas, 88, 10, 150),
        doge_cards(canvas, 244, 5),
        use("sea-chart", 4, PHONE_TOP, PHONE.width, PHONE.height),
    ]
    numbers, wheel_height = wheel(canvas, 6, 0, 378, 8)
    measured = _zone_heights(canvas)
    # The desk offers what zones and wheel do not; so they are drawn first, though they stand below it.
    desk_top = PHONE_TOP + PHONE.height + 8
    canvas.offered |= canvas.legal_texts.intersection(_offers(canvas))
    plates, desk_height = desk(canvas, 6, desk_top, 378, is_phone=True)
    top = desk_top + desk_height + 8
    parts += [plates, at(0, top, numbers)]
    top += wheel_height + 6
    bottoms = [top, top]
    cards: list[Svg] = []
    for zone in canvas.edition.zones:
        column = 0 if bottoms[0] <= bottoms[1] else 1
        cards.append(_phone_zone(canvas, zone, 6 + column * (PHONE_ZONE + 6), bottoms[column]))
        bottoms[column] += measured[zone] + 8
    parts += [*cards, at(4, PHONE_TOP, *_small_chart(canvas))]
    y = max(bottoms) + 4
    people, people_height = players(canvas, 6, y, 378)
    left, left_height = supply(canvas, 10, y + people_height + 6, 374, 4)
    y += people_height + left_height + 12
    signs, signs_height = legend(canvas, 10, y, 374)
    return [*parts, people, left, signs], 390.0, y + signs_height + 6


def _offers(canvas: Canvas) -> list[str]:
    """What the zones' cards will offer."""
    return [action for zone in canvas.edition.zones if (action := zone_action(canvas, zone))]


def _zone_heights(canvas: Canvas) -> dict[str, float]:
    return {
        zone: CARD_HEIGHT + 6 + -(-len(entry["galleys"]) // 2) * (HEIGHT * PHONE_GALLEY + 4)
        for zone, entry in canvas.view["zones"].items()
    }


def _phone_zone(canvas: Canvas, zone: str, x: float, y: float) -> Svg:
    """A zone's cell on the chart, its card in the list, and below it its galleys with all that is aboard."""
    left, width = x + 11, PHONE_ZONE - 13
    box = [
        rect(left - 2, y + 6, width + 4, CARD_HEIGHT + 4, r=8, class_="halo", fill="none"),
        rect(left, y + 8, width, CARD_HEIGHT, r=6, class_="edge card"),
    ]
    body = at(left, y + 8, card_body(canvas, zone, width))
    card = zone_piece(canvas, zone, (4, PHONE_TOP), body, box)
    crews = []
    for row, galley in enumerate(canvas.view["zones"][zone]["galleys"]):
        at_x, at_y = x + 6 + row % 2 * 90, y + CARD_HEIGHT + 12 + row // 2 * (HEIGHT + 4)
        words = galley_words(canvas, galley)
        glow = [rect(-2, -1, 84, HEIGHT + 2, r=8, class_="afloat")] if galley == canvas.number else []
        crews.append(piece(f"crew-{galley}", words, at_x, at_y, *glow, galley_body(canvas, galley)))
    return Svg("".join([card, *crews]))


def _small_chart(canvas: Canvas) -> list[Svg]:
    places = places_of(canvas.edition, "phone")
    ports = [small_port(canvas, zone, places[zone]) for zone in canvas.edition.zones]
    fleets = [small_fleet(canvas, zone, places[zone]) for zone in canvas.edition.zones]
    names = [small_name(canvas, zone, places[zone]) for zone in canvas.edition.zones]
    badges = distances(canvas, places, is_phone=True)
    return [voyage(canvas, places), *ports, *names, *fleets, badges]
