"""Where a zone lies on a chart."""

from __future__ import annotations

from .chart import Box, Point

LEAST_WIDTH = 102.0  # of a card


class Place:
    """A zone on a chart: the corner of its card and how wide that may be and must be, the box where galleys anchor, the
    harbour if the chart shows it, and on which side of the harbour the name stands."""

    def __init__(
        self,
        card: Point,
        room: float,
        anchorage: Box,
        harbour: Point | None,
        *,
        side: str = "below",
        least: float = LEAST_WIDTH,
    ) -> None:
        self.card = card
        self.room = room
        self.least = least
        self.anchorage = anchorage
        self.harbour = harbour
        self.side = side

    @property
    def middle(self) -> Point:
        left, top, right, bottom = self.anchorage
        return (left + right) / 2, (top + bottom) / 2
