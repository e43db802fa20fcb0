"""A chart for zones that ours does not know: in rows, so that neighbours lie close to each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ....render import Svg, circle, el, join, path, rect, symbol
from ..edition import Edition
from .chart import PHONE, WIDE, Chart
from .place import Place

FEW_ZONES = 21  # so many stand in seven columns, more in nine
FEW_COLUMNS, MANY_COLUMNS = 7, 9
MOST_PASSES = 40  # over all pairs of cells; far fewer are needed
ROOM = 0.86  # of its column a card or a name may take
BOW = 0.14  # of its length a lane is bent by, so that lanes in one row do not hide each other

# On the wide chart
ROW_TOP = 22.0  # above a card: room for its towers
CARD_ROOM = 78.0  # what a card needs with it, above the galleys
# On the phone's chart
HARBOUR_TOP = 13.0  # to the middle of a harbour
NAME_ROOM = 33.0  # what harbour and name need, above the galleys


@lru_cache(maxsize=8)
def places_in_rows(edition: Edition, layout: str) -> Mapping[str, Place]:
    is_phone = layout == "phone"
    chart = chart_of(layout)
    columns = FEW_COLUMNS if len(edition.zones) <= FEW_ZONES else MANY_COLUMNS
    rows = -(-len(edition.zones) // columns)
    width, height = chart.width / columns, chart.height / rows
    found = {}
    for zone, cell in enumerate(arranged(edition.next_zones, columns, rows)):
        x, y = cell % columns * width, cell // columns * height
        top = y + (NAME_ROOM if is_phone else CARD_ROOM)
        anchorage = (x + width * 0.08, top, x + width * 0.92, y + height * 0.98)
        harbour = (x + width / 2, y + HARBOUR_TOP) if is_phone and zone < edition.ports else None
        found[edition.zones[zone]] = Place((x + width * 0.1, y + ROW_TOP), width * ROOM, anchorage, harbour)
    return found


def arranged(next_zones: Sequence[Sequence[int]], columns: int, rows: int) -> list[int]:
    """A cell for each zone: cells change places as long as that makes the ways between neighbours shorter."""
    cells = list(range(columns * rows))  # by zone, and by number where no zone is
    passes = 0
    while passes < MOST_PASSES and _improve(cells, next_zones, columns):
        passes += 1
    return cells[: len(next_zones)]


def _improve(cells: list[int], next_zones: Sequence[Sequence[int]], columns: int) -> bool:
    """One pass over all pairs; whether something became shorter."""
    has_changed = False
    for one in range(len(next_zones)):
        for other in range(one + 1, len(cells)):
            before = _length(cells, next_zones, columns, one) + _length(cells, next_zones, columns, other)
            cells[one], cells[other] = cells[other], cells[one]
            if _length(cells, next_zones, columns, one) + _length(cells, next_zones, columns, other) < before:
                has_changed = True
            else:
                cells[one], cells[other] = cells[other], cells[one]
    return has_changed


def _length(cells: list[int], next_zones: Sequence[Sequence[int]], columns: int, zone: int) -> int:
    """The squares of the ways from a zone to its neighbours."""
    if zone >= len(next_zones):
        return 0
    row, column = divmod(cells[zone], columns)
    total = 0
    for other in next_zones[zone]:
        to_row, to_column = divmod(cells[other], columns)
        total += (row - to_row) ** 2 + (column - to_column) ** 2
    return total


def symbols_in_rows(edition: Edition, layout: str) -> Svg:
    """Water with a lane between any two zones that are next to each other (SE-2.2), and a box as each zone's cell."""
    chart = chart_of(layout)
    places = places_in_rows(edition, layout)
    boxes = []
    for zone, place in places.items():
        left, top, right, bottom = place.anchorage
        d = f"M{left:.1f} {top:.1f}H{right:.1f}V{bottom:.1f}H{left:.1f}Z"
        boxes.append(el("path", d=d, id=f"cell-{zone}"))
    lanes = [
        _lane(places[edition.zones[zone]], places[edition.zones[other]], is_thin=layout == "phone")
        for zone, others in enumerate(edition.next_zones)
        for other in others
        if zone < other
    ]
    buoy = 2.2 if layout == "phone" else 4.5
    buoys = [circle(*place.middle, buoy, class_="harbour") for place in places.values()]
    water = rect(0, 0, chart.width, chart.height, class_="f-lagoon")
    return join([symbol("sea-chart", chart.width, chart.height, water, *lanes, *buoys), *boxes])


def _lane(one: Place, other: Place, *, is_thin: bool) -> Svg:
    """A line from middle to middle, bent to one side."""
    (x, y), (to_x, to_y) = one.middle, other.middle
    bend_x = (x + to_x) / 2 - (to_y - y) * BOW
    bend_y = (y + to_y) / 2 + (to_x - x) * BOW
    d = f"M{x:.1f} {y:.1f}Q{bend_x:.1f} {bend_y:.1f} {to_x:.1f} {to_y:.1f}"
    return path(d, class_="border thin" if is_thin else "border")


def chart_of(layout: str) -> Chart:
    return PHONE if layout == "phone" else WIDE
