"""The Doge Ship as a drawing: only from a view and the edition, for a wide screen or a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....engine import Fragment, Sheet
from ....render import Painter, Svg, group, join, mark, piece, text, wrap
from ....words import Speech
from ..actions import SPACE
from ..edition import Edition
from ..phrases import quiet_phrase
from ..text import text as terminal_text
from ..view import as_view
from .canvas import Canvas
from .desk import desk
from .docks import dock
from .doge import doge_stack, doge_tile, painting_symbols
from .icons import icon_symbols
from .legend import legend
from .panels import panels, plates
from .parts import part_symbols
from .plan import MARGIN, Plan, plan_for
from .ship import backdrop, next_places, section_names, ship, ship_symbols, water_front
from .tiles import zone_symbols

# Where pieces are explained, by how their ids begin.
RULES = {
    "cell": "DS-2.1",
    "die": "DS-1.1",
    "doge": "DS-1.2",
    "stack": "DS-2.2.1",
    "stack-doge": "DS-1.3",
    "dock": "DS-0",
    "tile-galley": "DS-2.3.2",
    "tile-gondola": "DS-2.3.1",
    "tile-barrier": "DS-2.3.3",
    "yard": "DS-2.2.2",
    "order": "DS-3.1",
    "bid": "DS-3.3",
    "quiet": "DS-4.3",
}


class DogePainter(Painter):
    """The board in SVG, and as text for a terminal."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(SPACE.actions)
        self.edition = edition

    def text(self, view: Mapping[str, Any], speech: Speech) -> str:
        return terminal_text(self.edition, as_view(view), speech)

    rules = RULES

    def public(self, view: Mapping[str, Any], speech: Speech, layout: str = "wide") -> list[Sheet]:
        return [self._board(view, speech, layout, ())]

    def own(
        self, view: Mapping[str, Any], speech: Speech, layout: str = "wide", legal: Sequence[int] = ()
    ) -> list[Fragment]:
        return self._board(view, speech, layout, legal).fragments

    def _board(self, view: Mapping[str, Any], speech: Speech, layout: str, legal: Sequence[int]) -> Sheet:
        """The board as the reader of the view sees it."""
        plan = plan_for(view["players"], layout)
        canvas = Canvas(self.edition, as_view(view), speech, legal)
        desk_plan = plan.desk.grown(canvas)
        docks, bottom = plan.docks(canvas.seat, lower=desk_plan.height - plan.desk.height)
        parts = [
            use_scenery(plan, "back"),
            panels(canvas, plan.panels),
            _heading(canvas, plan),
            group(next_places(canvas, plan.ship), ship(canvas, plan.ship), id="ship"),
            use_scenery(plan, "front"),
            section_names(canvas, plan.ship),
            desk(canvas, desk_plan),
            *[dock(canvas, dock_plan, seat) for seat, dock_plan in docks],
        ]
        signs, signs_height = legend(canvas, MARGIN, bottom + 6, plan.width - 2 * MARGIN)
        drawn = Fragment("all", group(*parts, signs, id="all"))
        return Sheet("board", plan.width, bottom + signs_height + 140, canvas.fixed("board-label"), [drawn])

    def symbols(self, players: int, layout: str) -> list[Svg]:
        """Symbols, backdrop, water."""
        return scenery_parts(self.edition, plan_for(players, layout))


_DRAWN: dict[tuple[str, int, str], list[Svg]] = {}


def scenery_parts(edition: Edition, plan: Plan) -> list[Svg]:
    key = (edition.digest, plan.players, plan.layout)
    if key not in _DRAWN:
        back = [backdrop(plan.ship), plates(plan.panels, plan.players + 1)]
        _DRAWN[key] = [
            icon_symbols(),
            zone_symbols(),
            part_symbols(edition),
            painting_symbols(),
            ship_symbols(),
            group(*back, id=f"back-{plan.layout}-{plan.players}"),
            group(water_front(plan.ship), id=f"front-{plan.layout}-{plan.players}"),
        ]
    return _DRAWN[key]


def use_scenery(plan: Plan, name: str) -> Svg:
    return Svg(f'<use href="#{name}-{plan.layout}-{plan.players}"/>')


def _heading(canvas: Canvas, plan: Plan) -> Svg:
    """The round, the turn order, the Doge tile in force and the stack it came from."""
    parts = [
        doge_tile(canvas, canvas.view["doge"] - 1, *plan.doge),
        doge_stack(canvas, *plan.doge_stack),
    ]
    x, y, width = plan.heading
    words = canvas.fixed("text-round", round=canvas.view["round"])
    if plan.is_phone:
        quiet = _quiet(canvas, x + 6, y - 162, 180)
        return join([text(words, x + 6, y - 178, 13, class_="t i soft"), *quiet, *parts])
    parts.append(text(words, x, y, 20, width=width, class_="t s"))
    return join([*parts, _order(canvas, x, y + 12), *_quiet(canvas, x + 72, y + 130, width - 76)])


def _quiet(canvas: Canvas, x: float, y: float, width: float) -> list[Svg]:
    """DS-4.3 A warning while no part is added to the ship, from the third such round on."""
    phrase = quiet_phrase(canvas.view)
    if phrase is None:
        return []
    rows = wrap(canvas.speech.say(*phrase), width, 11, lines=3)
    return [text(row, x, y + place * 14, 11, width=width, class_="t i soft") for place, row in enumerate(rows)]


def _order(canvas: Canvas, x: float, y: float) -> Svg:
    """Who goes first, second, ... this round."""
    parts = [text(canvas.fixed("board-order"), x, y + 12, 12, width=210, class_="t s soft")]
    for place, seat in enumerate(canvas.view["order"]):
        parts.append(mark(seat, x + place * 42, y + 20, 34))
    names = ", ".join([canvas.player(seat) for seat in canvas.view["order"]])
    return piece("order", canvas.say("board-order-names", names=names), 0, 0, *parts)
