"""Where everything lies: the board and the players' mats, on a wide screen and on a phone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ....render import check_layout
from ..edition import Edition
from ..terms import TYPES
from .grid import MapPlan

GAP: Final = 6.0


class Box(NamedTuple):
    """A place on a sheet."""

    x: float
    y: float
    width: float
    height: float

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def row(self, number: int, rows: int, gap: float = GAP) -> Box:
        """One of several boxes below each other."""
        height = (self.height - gap * (rows - 1)) / rows
        return Box(self.x, round(self.y + number * (height + gap), 1), self.width, round(height, 1))

    def column(self, number: int, columns: int, gap: float = GAP) -> Box:
        """One of several boxes beside each other."""
        width = (self.width - gap * (columns - 1)) / columns
        return Box(round(self.x + number * (width + gap), 1), self.y, round(width, 1), self.height)


class Plan:
    """The same for any number of players, and at any moment of a match.

    Wide: the map, and in a column right of it a row for each type, the pool and the piles. On a phone above the map,
    where they stay in sight over mat and controls, a column for each type, the pool's card of that type under it, and
    a column for the piles.
    """

    def __init__(self, edition: Edition, layout: str) -> None:
        self.is_phone = check_layout(layout) == "phone"
        self.map: MapPlan
        if self.is_phone:
            self.width, self.height = 390.0, 476.0
            self.map = MapPlan(edition, 0, 120, 390, 356)
            above = Box(3, 3, 384, 114)
            columns = [above.column(place, TYPES + 1, 3) for place in range(TYPES + 1)]
            self.projects = [column._replace(height=79) for column in columns[:TYPES]]
            self.pool = [column._replace(y=84, height=33) for column in columns[:TYPES]]
            self.pile, self.discards = columns[TYPES].row(0, 2), columns[TYPES].row(1, 2)
            self.quiet = Box(3, 123, 95, 36)
            self.mat_width, self.mat_height = 390.0, 136.0
            self.seat, self.hand = Box(4, 3, 48, 72), Box(56, 3, 330, 72)
            self.turn = Box(4, 78, 382, 25)
            self.purse, self.laid = Box(4, 106, 240, 28), Box(250, 106, 136, 28)
            return
        self.width, self.height = 1110.0, 774.0
        self.map = MapPlan(edition, 8, 8, 832, 758)
        column = Box(850, 8, 252, 758)
        self.projects = [column._replace(height=616).row(place, TYPES) for place in range(TYPES)]
        self.pool = [Box(850, 632, 252, 64).column(place, TYPES) for place in range(TYPES)]
        piles = Box(850, 704, 252, 62)
        self.pile, self.discards = piles.column(0, 2), piles.column(1, 2)
        self.quiet = Box(16, 16, 170, 28)
        self.mat_width, self.mat_height = 1110.0, 136.0
        self.seat, self.hand = Box(8, 8, 76, 120), Box(92, 8, 424, 120)
        self.turn = Box(532, 8, 570, 40)
        self.purse, self.laid = Box(532, 60, 330, 68), Box(874, 60, 228, 68)


@lru_cache(maxsize=32)
def plan_for(edition: Edition, layout: str) -> Plan:
    return Plan(edition, layout)


def map_for(edition: Edition, layout: str) -> MapPlan:
    return plan_for(edition, layout).map
