"""Where everything lies on the sheets of The Doge Ship, on a wide screen and on a phone."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....render import check_layout
from ..terms import LENGTHS, YARD_TILES
from .hull import ShipPlan

MARGIN = 10.0
GAP = 5.0
_PHONE_ROWS = {3: 60.0, 4: 56.0, 5: 50.0, 6: 46.0}  # the height of a panel by their number


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class PanelsPlan:
    """Where the panels lie: a box, and the width of the name plates at its left."""

    def __init__(self, box: Box, *, plate: float, rows: int) -> None:
        self.x = box.x
        self.y = box.y
        self.plate = plate
        self.rows = rows
        self.row = (box.height - GAP * (rows - 1)) / rows
        self.cell = (box.width - plate - GAP * 6) / 6

    def cell_place(self, panel: int, column: int) -> tuple[float, float]:
        return self.x + self.plate + GAP + column * (self.cell + GAP), self.y + panel * (self.row + GAP)


class MatPlan:
    """The mat of a player: purse, yard and barriers side by side, on a phone below each other."""

    def __init__(self, *, is_phone: bool) -> None:
        self.is_phone = is_phone
        if is_phone:
            self.width, self.height = 390.0, 156.0
            self.purse = Box(4, 0, 382, 36)
            self.yard = Box(4, 36, 382, 70)
            self.barriers = Box(4, 109, 382, 44)
            self.top = Box(4, 109, 104, 44)
        else:
            self.width, self.height = 1080.0, 144.0
            self.purse = Box(10, 6, 186, 132)
            self.yard = Box(204, 6, 588, 132)
            self.barriers = Box(804, 6, 268, 132)
            self.top = Box(804, 6, 106, 132)

    def tile(self, place: int) -> Box:
        width = (self.yard.width - GAP * (YARD_TILES - 1)) / YARD_TILES
        return Box(self.yard.x + place * (width + GAP), self.yard.y, width, self.yard.height)


class Plan:
    """Where everything lies, by number of players and layout."""

    def __init__(self, players: int, layout: str) -> None:
        self.players = players
        self.layout = layout
        self.key = (layout, players)
        self.is_phone = layout == "phone"
        self.mat = MatPlan(is_phone=self.is_phone)
        if self.is_phone:
            self._lay_out_phone()
        else:
            self._lay_out_wide()

    def _lay_out_wide(self) -> None:
        self.width, self.height = 1080.0, 740.0
        self.panels = PanelsPlan(Box(MARGIN, MARGIN, 640, 370), plate=56, rows=self.players + 1)
        self.doge = Box(662, 10, 218, 200)
        self.round = Box(892, 10, 178, 26)
        self.doge_stack = Box(892, 42, 178, 46)
        self.prizes = Box(892, 96, 178, 114)
        self.stacks = Box(662, 220, 408, 160)
        self.stack_columns = 4
        self.drawn = self.stacks
        self.order = Box(MARGIN, 388, 1060, 42)
        self.ship = ShipPlan(MARGIN, 436, 1060, 296, LENGTHS[self.players], largest=1.1)
        self.quiet = Box(MARGIN + 14, 446, 320, 60)

    def _lay_out_phone(self) -> None:
        rows = self.players + 1
        row = _PHONE_ROWS[rows]
        panels = rows * row + (rows - 1) * GAP
        self.width, self.height = 390.0, 268 + panels + 74
        self.ship = ShipPlan(4, 4, 382, 130, LENGTHS[self.players], largest=0.5)
        self.quiet = Box(124, 6, 260, 34)
        self.round = Box(10, 6, 120, 18)
        self.doge = Box(4, 140, 218, 80)
        self.doge_stack = Box(226, 140, 44, 80)
        self.prizes = Box(274, 140, 112, 80)
        self.order = Box(4, 226, 382, 36)
        self.panels = PanelsPlan(Box(4, 268, 382, panels), plate=20, rows=rows)
        # Over the ship, so that the Doge is in sight below it.
        self.drawn = Box(6, 6, 378, 126)
        self.stacks = Box(4, 268 + panels + 6, 382, 62)
        self.stack_columns = 8


@lru_cache(maxsize=16)
def plan_for(players: int, layout: str) -> Plan:
    return Plan(players, check_layout(layout))
