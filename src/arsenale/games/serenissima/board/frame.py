"""Where the parts of a board lie around and on its chart: on the wide sheet and on the phone's."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..edition import Edition
from .chart import PHONE, WIDE, Point
from .places import is_known

TILE_COLUMNS = 4  # of the zones' tiles on a phone
TILE = (95.0, 60.0)  # from one tile to the next


class Frame(NamedTuple):
    """Corners of the parts, and how much room they have."""

    width: float
    height: float
    chart: Point
    round: Point  # where its words stand
    wheel: Point
    wheel_width: float
    wheel_columns: int  # 0: all numbers in one row
    track: Point | None  # None: right of the wheel
    track_width: float
    doge: Point
    most_open: int  # cards of the Doge that stand side by side; more lie over each other
    supply: Point
    supply_columns: int
    roll: Point
    tiles: Point


# On our own chart there is room on land: for the supply in Africa, for dice in Iberia.
WIDE_FRAME = Frame(
    width=WIDE.width + 20,
    height=WIDE.height + 72,
    chart=(10, 62),
    round=(10, 37),
    wheel=(112, 8),
    wheel_width=640,
    wheel_columns=0,
    track=None,
    track_width=1026,  # to its right end
    doge=(1042, 13),
    most_open=4,
    supply=(34, 572),
    supply_columns=4,
    roll=(30, 80),
    tiles=(0, 0),
)
PHONE_FRAME = Frame(
    width=390,
    height=0,
    chart=(4, 4),
    round=(10, 20),
    wheel=(6, 246),
    wheel_width=378,
    wheel_columns=8,
    track=(9, 167),
    track_width=106,
    doge=(236, 8),
    most_open=4,
    supply=(9, 184),
    supply_columns=4,
    roll=(9, 214),
    tiles=(6, 342),
)


@lru_cache(maxsize=16)
def frame_of(edition: Edition, layout: str) -> Frame:
    """The frame of a board. Where zones stand in rows the chart has no land, so there is a band below it."""
    if layout == "wide":
        if is_known(edition):
            return WIDE_FRAME
        bottom = WIDE_FRAME.chart[1] + WIDE.height
        return WIDE_FRAME._replace(height=bottom + 78, supply=(20, bottom + 14), roll=(330, bottom + 14))
    frame = PHONE_FRAME
    if not is_known(edition):
        top, bottom = 42.0, 42.0 + PHONE.height
        frame = frame._replace(
            chart=(4, top), track=(90, 10), supply=(9, bottom + 6), roll=(150, bottom + 6), wheel=(6, bottom + 44)
        )
        frame = frame._replace(round=(10, 27), doge=(236, 4), track_width=140, tiles=(6, bottom + 140))
    rows = -(-len(edition.zones) // TILE_COLUMNS)
    return frame._replace(height=frame.tiles[1] + rows * TILE[1] + 2)


def tile_corner(frame: Frame, place: int) -> Point:
    """Where the tile of a zone lies on a phone."""
    row, column = divmod(place, TILE_COLUMNS)
    return frame.tiles[0] + column * TILE[0], frame.tiles[1] + row * TILE[1]
