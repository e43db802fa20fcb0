"""The Doge Ship as a drawing: only from a view and the edition, for a wide screen or a phone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from ...engine.game import Painter
from ...render import Svg, board_drawing, check_layout, definitions, group, join, mark, scenery_drawing, text, wrap
from ...words import Speech
from .board_desk import DeskPlan, desk
from .board_docks import DockPlan, dock
from .board_doge import doge_stack, doge_tile, painting_symbols
from .board_icons import icon_symbols
from .board_legend import legend
from .board_panels import PanelsPlan, panels, plates
from .board_parts import part_symbols
from .board_sheet import Sheet
from .board_ship import ShipPlan, backdrop, next_places, section_names, ship, ship_symbols, water_front
from .board_tiles import zone_symbols
from .edition import Edition
from .phrases import quiet_phrase
from .terms import LENGTHS
from .text import text as terminal_text

MARGIN = 10

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


class Plan:
    """Where everything lies, by number of players, layout and whether the reader has a seat."""

    def __init__(self, players: int, layout: str) -> None:
        self.players = players
        self.layout = layout
        self.is_phone = layout == "phone"
        rows = players + 1
        lengths = LENGTHS[players]
        if self.is_phone:
            self.width = 390.0
            self.ship = ShipPlan(4, 4, 382, 176, lengths, largest=0.56)
            self.heading = (8.0, 200.0, 374.0)
            self.doge = (6.0, 188.0, 318.0, 96.0)
            self.doge_stack = (330.0, 188.0, 50.0, 92.0)
            self.panels = PanelsPlan(6, 292, 378, rows * 73 - 5, plate=22, rows=rows)
            self.desk = DeskPlan(6, 292 + rows * 73 + 26, 378, 176)
            self.docks_top = self.desk.y + self.desk.height + 12
        else:
            self.width = 1200.0
            self.panels = PanelsPlan(MARGIN, MARGIN, 724, 376, plate=64, rows=rows)
            self.doge = (746.0, 10.0, 216.0, 214.0)
            self.doge_stack = (974.0, 142.0, 62.0, 66.0)
            self.heading = (974.0, 30.0, 216.0)
            self.desk = DeskPlan(746, 234, 441, 152)
            self.ship = ShipPlan(MARGIN, 398, 1180, 330, lengths, largest=1.16)
            self.docks_top = 740.0

    def docks(self, seat: int | None, *, lower: float = 0) -> tuple[list[tuple[int, DockPlan]], float]:
        """The docks from one's own on, clockwise, so much lower than usual; and where they end."""
        first = seat if seat is not None else 0
        order = [(first + place) % self.players for place in range(self.players)]
        if self.is_phone:
            return self._phone_docks(order, seat, self.docks_top + lower)
        return self._wide_docks(order, seat, self.docks_top + lower)

    def _phone_docks(self, order: list[int], own: int | None, y: float) -> tuple[list[tuple[int, DockPlan]], float]:
        found = []
        for seat in order:
            height = 260.0 if seat == own else 126.0
            found.append((seat, DockPlan(4, y, 382, height, is_own=seat == own, is_phone=True)))
            y += height + 8
        return found, y

    def _wide_docks(self, order: list[int], own: int | None, y: float) -> tuple[list[tuple[int, DockPlan]], float]:
        found = []
        if own is not None:
            found.append((own, DockPlan(MARGIN, y, 1180, 138, is_own=True, is_phone=False)))
            y += 146
        others = [seat for seat in order if seat != own]
        if len(others) == 1:
            return [*found, (others[0], DockPlan(MARGIN, y, 1180, 110, is_own=False, is_phone=False))], y + 118
        for place, seat in enumerate(others):
            is_last_alone = place == len(others) - 1 and place % 2 == 0
            x = MARGIN if place % 2 == 0 else MARGIN + 594
            found.append((seat, DockPlan(x, y, 586, 92, is_own=False, is_phone=False)))
            if place % 2 or is_last_alone:
                y += 100
        return found, y


@lru_cache(maxsize=16)
def plan_for(players: int, layout: str) -> Plan:
    return Plan(players, check_layout(layout))


class DogePainter(Painter):
    """The board in SVG, and as text for a terminal."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def text(self, view: Mapping[str, Any], speech: Speech) -> str:
        return terminal_text(self.edition, view, speech)

    def svg(
        self,
        view: Mapping[str, Any],
        speech: Speech,
        *,
        legal: Iterable[int] = (),
        layout: str = "wide",
        standalone: bool = False,
        theme: str | None = None,
    ) -> str:
        """The board as the reader of the view sees it."""
        plan = plan_for(view["players"], layout)
        sheet = Sheet(self.edition, view, speech, legal)
        desk_plan = plan.desk.grown(sheet)
        docks, bottom = plan.docks(sheet.seat, lower=desk_plan.height - plan.desk.height)
        parts = [
            use_scenery(plan, "back"),
            panels(sheet, plan.panels),
            _heading(sheet, plan),
            group(next_places(sheet, plan.ship), ship(sheet, plan.ship), id="ship"),
            use_scenery(plan, "front"),
            section_names(sheet, plan.ship),
            desk(sheet, desk_plan),
            *[dock(sheet, dock_plan, seat) for seat, dock_plan in docks],
        ]
        signs, signs_height = legend(sheet, MARGIN, bottom + 6, plan.width - 2 * MARGIN)
        return board_drawing(
            plan.width,
            bottom + signs_height + 8,
            sheet.fixed("board-label"),
            [*parts, signs],
            layout=layout,
            rules=RULES,
            is_asked=bool(sheet.question),
            scenery=definitions(*_scenery(self.edition, plan)) if standalone else None,
            theme=theme,
        )

    def scenery(self, players: int, layout: str = "wide") -> str:
        """What never moves: symbols, backdrop, water. The page keeps it; `svg` refers to it by id."""
        return scenery_drawing(*_scenery(self.edition, plan_for(players, layout)))


_DRAWN: dict[tuple[str, int, str], list[Svg]] = {}


def _scenery(edition: Edition, plan: Plan) -> list[Svg]:
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


def _heading(sheet: Sheet, plan: Plan) -> Svg:
    """The round, the turn order, the Doge tile in force and the stack it came from."""
    parts = [
        doge_tile(sheet, sheet.view["doge"] - 1, *plan.doge),
        doge_stack(sheet, *plan.doge_stack),
    ]
    x, y, width = plan.heading
    words = sheet.fixed("text-round", round=sheet.view["round"])
    if plan.is_phone:
        quiet = _quiet(sheet, x + 6, y - 162, 180)
        return join([text(words, x + 6, y - 178, 13, class_="t i soft"), *quiet, *parts])
    parts.append(text(words, x, y, 20, width=width, class_="t s"))
    return join([*parts, _order(sheet, x, y + 12), *_quiet(sheet, x + 72, y + 130, width - 76)])


def _quiet(sheet: Sheet, x: float, y: float, width: float) -> list[Svg]:
    """DS-4.3 A warning while no part is added to the ship, from the third such round on."""
    phrase = quiet_phrase(sheet.view)
    if phrase is None:
        return []
    rows = wrap(sheet.speech.say(*phrase), width, 11, lines=3)
    return [text(row, x, y + place * 14, 11, width=width, class_="t i soft") for place, row in enumerate(rows)]


def _order(sheet: Sheet, x: float, y: float) -> Svg:
    """Who goes first, second, ... this round."""
    parts = [text(sheet.fixed("board-order"), x, y + 12, 12, width=210, class_="t s soft")]
    for place, seat in enumerate(sheet.view["order"]):
        parts.append(mark(seat, x + place * 42, y + 20, 34))
    names = ", ".join([sheet.player(seat) for seat in sheet.view["order"]])
    return sheet.choices.piece("order", sheet.say("board-order-names", names=names), 0, 0, *parts)
