"""Where everything lies on the board of The Doge Ship, on a wide screen and on a phone."""

from __future__ import annotations

from functools import lru_cache

from ....render import check_layout
from ..terms import LENGTHS
from .desk import DeskPlan
from .docks import DockPlan
from .panels import PanelsPlan
from .ship import ShipPlan

MARGIN = 10


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
        docks = []
        for seat in order:
            height = 260.0 if seat == own else 126.0
            docks.append((seat, DockPlan(4, y, 382, height, is_own=seat == own, is_phone=True)))
            y += height + 8
        return docks, y

    def _wide_docks(self, order: list[int], own: int | None, y: float) -> tuple[list[tuple[int, DockPlan]], float]:
        docks = []
        if own is not None:
            docks.append((own, DockPlan(MARGIN, y, 1180, 138, is_own=True, is_phone=False)))
            y += 146
        others = [seat for seat in order if seat != own]
        if len(others) == 1:
            return [*docks, (others[0], DockPlan(MARGIN, y, 1180, 110, is_own=False, is_phone=False))], y + 118
        for place, seat in enumerate(others):
            is_last_alone = place == len(others) - 1 and place % 2 == 0
            x = MARGIN if place % 2 == 0 else MARGIN + 594
            docks.append((seat, DockPlan(x, y, 586, 92, is_own=False, is_phone=False)))
            if place % 2 or is_last_alone:
                y += 100
        return docks, y


@lru_cache(maxsize=16)
def plan_for(players: int, layout: str) -> Plan:
    return Plan(players, check_layout(layout))
