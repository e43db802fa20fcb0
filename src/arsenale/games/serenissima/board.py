"""Serenissima as a drawing: only from a view and the edition, for a wide screen or a phone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...engine.space import Action
from ...render import Svg, board_drawing, check_layout, definitions, group, number, scenery_drawing, symbol, text, use
from ...words import Speech
from .board_map import (
    CARD_HEIGHT,
    CARD_WIDTH,
    GALLEY_HEIGHT,
    MAP_HEIGHT,
    MAP_WIDTH,
    fleet,
    galley_piece,
    open_zone,
    places_of,
    port_card,
    sea,
)
from .board_sheet import Sheet
from .board_signs import sign_symbols
from .board_table import players, quay, supply, track, wheel
from .edition import Edition

MARGIN = 10.0
PHONE_MAP = 190.0
PHONE_ZONE = 186.0
PHONE_GALLEY = 1.6  # so much larger


def svg(
    edition: Edition,
    actions: Sequence[Action],
    view: Mapping[str, Any],
    speech: Speech,
    *,
    legal: Iterable[int] = (),
    layout: str = "wide",
    standalone: bool = False,
    theme: str | None = None,
) -> str:
    """The board as the reader of the view sees it."""
    sheet = Sheet(edition.digest, actions, view, speech, legal)
    parts, width, height = _phone(edition, sheet) if check_layout(layout) == "phone" else _wide(edition, sheet)
    return board_drawing(
        width,
        height,
        sheet.fixed("board-label"),
        parts,
        layout=layout,
        is_asked=bool(sheet.question),
        scenery=definitions(*_scenery(edition)) if standalone else None,
        theme=theme,
    )


def scenery(edition: Edition, layout: str) -> str:
    """What never moves: signs, coast and routes; the same for every layout."""
    check_layout(layout)
    return scenery_drawing(*_scenery(edition))


def _scenery(edition: Edition) -> list[Svg]:
    return [sign_symbols(), symbol("mediterranean", MAP_WIDTH, MAP_HEIGHT, sea(edition))]


def _wide(edition: Edition, sheet: Sheet) -> tuple[list[Svg], float, float]:
    numbers, _ = wheel(sheet, 120, 8, 700)
    parts = [
        text(sheet.fixed("board-round", round=sheet.view["round"]), MARGIN, 36, 20, width=104, class_="t s"),
        numbers,
        track(sheet, 830, 6, 360),
        supply(sheet, 830, 34, 360),
        use("mediterranean", MARGIN, 62, MAP_WIDTH, MAP_HEIGHT),
        group(*_map(edition, sheet), transform=f"translate({number(MARGIN)} 62)"),
    ]
    y = 62 + MAP_HEIGHT + 12
    people, people_height = players(sheet, MARGIN, y, 380)
    plates, plates_height = quay(sheet, MARGIN + 392, y, MAP_WIDTH - 392)
    return [*parts, people, plates], MAP_WIDTH + 2 * MARGIN, y + max(people_height, plates_height) + 8


def _map(edition: Edition, sheet: Sheet) -> list[Svg]:
    """Ports first, then galleys, so that no card hides a galley."""
    places = places_of(edition)
    cards, fleets = [], []
    for zone in edition.zones:
        (card_x, card_y), (sea_x, sea_y) = places[zone]
        if sheet.view["zones"][zone]["port"] is None:
            cards.append(open_zone(sheet, zone, sea_x - 48, sea_y - 28))
        else:
            cards.append(port_card(sheet, zone, card_x, card_y, CARD_WIDTH))
        fleets.append(fleet(sheet, zone, sea_x, sea_y))
    return [*cards, *fleets]


def _phone(edition: Edition, sheet: Sheet) -> tuple[list[Svg], float, float]:
    """A small map with numbers, then a card for each zone with its galleys."""
    heading = text(sheet.fixed("board-round", round=sheet.view["round"]), 8, 20, 16, width=90, class_="t s")
    parts = [heading, track(sheet, 104, 5, 280), use("mediterranean", 4, 34, 382, PHONE_MAP)]
    parts += _numbers(edition)
    y = 34 + PHONE_MAP + 8
    plates, height = quay_after(sheet, edition, y)
    parts += plates
    y = height
    people, people_height = players(sheet, 6, y, 378)
    y += people_height + 4
    parts += [people, supply(sheet, 6, y, 378)]
    return parts, 390.0, y + 30


def _numbers(edition: Edition) -> list[Svg]:
    """The zones' numbers on the small map, as they stand on the cards."""
    scale = 382 / MAP_WIDTH
    places = places_of(edition)
    parts = []
    for place, zone in enumerate(edition.zones, start=1):
        x, y = places[zone][1]
        parts.append(
            text(str(place), 4 + x * scale, 36 + y * scale + 6, 11, anchor="middle", bold=True, class_="t n halo-text")
        )
    return parts


def quay_after(sheet: Sheet, edition: Edition, y: float) -> tuple[list[Svg], float]:
    """The zones and the wheel are drawn first, so that the quay offers only what they do not; it stands above them."""
    zones = [_zone_rows(sheet, edition, place) for place in range(len(edition.zones))]
    numbers, wheel_height = wheel(sheet, 6, 0, 378)
    plates, height = quay(sheet, 6, y, 378)
    top = y + height + 4
    parts = [plates, group(numbers, transform=f"translate(0 {number(top)})")]
    top += wheel_height + 6
    bottoms = [top, top]
    for place, (drawn, zone_height) in enumerate(zones):
        column = place % 2
        moved = group(drawn, transform=f"translate({number(6 + column * (PHONE_ZONE + 6))} {number(bottoms[column])})")
        parts.append(moved)
        bottoms[column] += zone_height + 6
    return parts, max(bottoms) + 4


def _zone_rows(sheet: Sheet, edition: Edition, place: int) -> tuple[Svg, float]:
    """A zone's card and its galleys below, large enough for a finger."""
    zone = edition.zones[place]
    parts = [port_card(sheet, zone, 8, 0, PHONE_ZONE - 8, label=f"{place + 1}")]
    y = CARD_HEIGHT + 6
    for galley in sheet.view["zones"][zone]["galleys"]:
        large = galley_piece(sheet, galley, 0, 0)
        parts.append(group(large, transform=f"translate(8 {number(y)}) scale({number(PHONE_GALLEY)})"))
        y += GALLEY_HEIGHT * PHONE_GALLEY + 5
    return group(*parts), y
