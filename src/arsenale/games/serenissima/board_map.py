"""The sea: coast, routes, ports with their warehouses, galleys with their places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...render import Svg, circle, edge, halo, join, line, mark, number, path, rect, text, use
from .board_coast import COAST, CREDIT
from .board_sheet import Sheet
from .edition import Edition

WEST, NORTH = -5.5, 46.2
DEGREE_EAST, DEGREE_NORTH = 27.44, 35.8  # in the units of the wide map
MAP_WIDTH, MAP_HEIGHT = 1180.0, 584.0
CARD_WIDTH, CARD_HEIGHT = 116.0, 54.0
GALLEY_WIDTH, GALLEY_HEIGHT = 96.0, 28.0

# Where the port's card lies (top left corner) and where its galleys lie (top middle), on the wide map.
PLACES: dict[str, tuple[tuple[float, float], tuple[float, float]]] = {
    "valencia": ((18, 205), (170, 266)),
    "barcelona": ((80, 112), (246, 168)),
    "algeria": ((138, 370), (236, 300)),
    "cagliari": ((306, 212), (345, 282)),
    "genova": ((288, 14), (372, 92)),
    "napoli": ((500, 146), (470, 216)),
    "tunis": ((340, 372), (446, 296)),
    "messina": ((492, 322), (610, 228)),
    "tripoli": ((446, 488), (560, 402)),
    "cyrenaica": ((690, 502), (742, 420)),
    "venezia": ((430, 6), (580, 66)),
    "ragusa": ((664, 72), (674, 142)),
    "corfu": ((742, 172), (704, 238)),
    "modon": ((792, 252), (786, 326)),
    "candia": ((850, 430), (886, 336)),
    "constantinople": ((962, 146), (904, 210)),
    "alexandria": ((934, 524), (880, 494)),
    "famagusta": ((986, 420), (1016, 334)),
    "antakya": ((1060, 270), (1130, 346)),
    "ionian": ((0, 0), (690, 340)),
}


def places_of(edition: Edition) -> dict[str, tuple[tuple[float, float], tuple[float, float]]]:
    """Where everything lies. Zones of other editions that we do not know stand in rows."""
    if all(zone in PLACES for zone in edition.zones):
        return PLACES
    found = {}
    for place, zone in enumerate(edition.zones):
        x, y = 20 + place % 7 * 166, 20 + place // 7 * 190
        found[zone] = ((float(x), float(y)), (float(x) + 60, float(y) + 70))
    return found


def coast() -> Svg:
    """The land around the sea."""
    rings = []
    for ring in COAST:
        tenths = [int(part) for part in ring.split()]
        points = [
            f"{number((east / 10 - WEST) * DEGREE_EAST)} {number((NORTH - north / 10) * DEGREE_NORTH)}"
            for east, north in zip(tenths[::2], tenths[1::2], strict=True)
        ]
        rings.append(f"M{' L'.join(points)}Z")
    return path("".join(rings), class_="f-land shore")


def sea(edition: Edition) -> Svg:
    """Sea, land and the routes between zones, in the units of the wide map; cut off by the box it is put into."""
    places = places_of(edition)
    routes = []
    for zone, others in enumerate(edition.next_zones):
        for other in others:
            if other > zone:
                (x1, y1), (x2, y2) = (places[edition.zones[place]][1] for place in (zone, other))
                routes.append(line(x1, y1 + 12, x2, y2 + 12, class_="route"))
    is_known = places is PLACES
    return join(
        [
            rect(0, 0, MAP_WIDTH, MAP_HEIGHT, class_="f-lagoon"),
            coast() if is_known else Svg(),
            *routes,
            text(CREDIT, MAP_WIDTH - 8, MAP_HEIGHT - 6, 9, anchor="end", class_="t i soft"),
        ]
    )


def zone_action(sheet: Sheet, zone: str) -> str | None:
    """What a click on a zone or its port would do now."""
    set_up = {"close-port": "close", "pick-port": "port"}.get(sheet.question)
    if set_up is not None:
        return f"{set_up} {zone}" if sheet.view["zones"][zone]["port"] is not None else None
    turn = sheet.view["turn"]
    if turn is None or sheet.question not in ("load", "sail", "harbour"):
        return None
    galley = sheet.view["galleys"].get(str(turn["galley"]))
    if galley is not None and galley["zone"] == zone:
        return "attack port" if "attack port" in sheet.choices.legal else None
    return f"sail {zone}" if sheet.question != "harbour" else None


def zone_words(sheet: Sheet, zone: str) -> str:
    """All of a zone in a sentence."""
    port = sheet.view["zones"][zone]["port"]
    name = sheet.zone_name(zone)
    if port is None:
        return name
    if port["closed"]:
        return sheet.fixed("board-port-closed", port=zone)
    stored = [sheet.named(good) for good in port["stored"]]
    args = {
        "port": zone,
        "good": port["makes"],
        "stored": ", ".join(stored) or "–",
        "prices": ", ".join(str(price) for price in port["prices"]),
        "pays": port["payouts"][len(stored)],
    }
    if port["owner"] is None:
        return sheet.fixed("board-port", **args)
    return sheet.told("board-port-owned", port["owner"], sailors=port["sailors"], **args)


def port_card(sheet: Sheet, zone: str, x: float, y: float, width: float, *, label: str = "") -> Svg:
    """A port: name, good, the warehouse with its prices, fort and basilica; its owner's mark hangs at the corner."""
    height = CARD_HEIGHT
    port = sheet.view["zones"][zone]["port"]
    name = f"{label} {sheet.zone_name(zone)}".strip()
    parts = [halo(width, height, r=6), edge(width, height, r=6), text(name, 16, 16, 13, width=width - 42, class_="t s")]
    if port is not None:
        parts.append(_port_body(sheet, port, width, height))
    look = "dim" if port is not None and port["closed"] else ""
    words, action = zone_words(sheet, zone), zone_action(sheet, zone)
    return sheet.choices.piece(f"zone-{zone}", words, x, y, *parts, action=action, class_=look)


def _port_body(sheet: Sheet, port: Mapping[str, Any], width: float, height: float) -> Svg:
    key = ("port", port["makes"], port["owner"], port["sailors"], tuple(port["stored"]), tuple(port["prices"]))
    flags = (port["fort"], port["basilica"], port["closed"], width, height)
    drawn: Svg = sheet.kept((*key, *flags), lambda: _draw_port_body(port, width, height))
    return drawn


def _draw_port_body(port: Mapping[str, Any], width: float, height: float) -> Svg:
    parts = [use(f"g-{port['makes']}", width - 22, 3, 19)] if port["makes"] else []
    if port["owner"] is not None:
        parts.append(mark(port["owner"], -11, -7, 24))
        parts.append(circle(2, 25, 8, class_="card"))
        parts.append(text(str(port["sailors"]), 2, 29, 11.5, anchor="middle", bold=True, class_="t n"))
    side = 18.0
    y = height - side - 6
    for place, price in enumerate(port["prices"]):
        x = 10 + place * (side + 2)
        if place < len(port["stored"]):
            parts.append(use(f"g-{port['stored'][place]}", x, y, side))
        else:
            parts.append(rect(x, y, side, side, r=3, class_="slot"))
            parts.append(text(str(price), x + side / 2, y + 13, 11, anchor="middle", class_="t n soft"))
    left = 10 + len(port["prices"]) * (side + 2)
    if port["fort"]:
        parts.append(use("g-fort", min(left, width - 38), y - 1, 18))
    if port["basilica"]:
        parts.append(use("g-basilica", width - 21, y - 2, 18))
    return join(parts)


def galley_action(sheet: Sheet, galley: int) -> str | None:
    attack, hire = f"attack galley {galley}", f"hire sailor galley {galley}"
    return attack if attack in sheet.choices.legal else hire if hire in sheet.choices.legal else None


def galley_piece(sheet: Sheet, galley: int, x: float, y: float) -> Svg:
    """A galley: its owner, its number, five places with sailors and goods."""
    entry = sheet.view["galleys"][str(galley)]
    turn = sheet.view["turn"]
    is_active = turn is not None and turn["galley"] == galley
    key = ("galley", galley, entry["owner"], entry["sailors"], tuple(entry["goods"]), is_active)
    body: Svg = sheet.kept(key, lambda: _draw_galley(galley, entry, is_active=is_active))
    goods = ", ".join(sheet.named(good) for good in entry["goods"]) or "–"
    words = sheet.told("board-galley", entry["owner"], galley=f"galley {galley}", sailors=entry["sailors"], goods=goods)
    return sheet.choices.piece(f"galley-{galley}", words, x, y, body, action=galley_action(sheet, galley))


def _draw_galley(galley: int, entry: Mapping[str, Any], *, is_active: bool) -> Svg:
    pieces = ["sailor"] * entry["sailors"] + list(entry["goods"])
    parts = [
        rect(-2, -2, GALLEY_WIDTH + 4, GALLEY_HEIGHT + 4, r=7, class_="halo", fill="none"),
        rect(0, 0, GALLEY_WIDTH, GALLEY_HEIGHT, r=6, class_="edge card turn" if is_active else "edge card"),
        use("g-hull", 1, 11, GALLEY_WIDTH - 2, 17),
        mark(entry["owner"], 1, 1, 17),
        text(str(galley), 19, 13, 12, bold=True, class_="t n halo-text"),
    ]
    for place in range(5):
        x = 35 + place * 12
        if place < len(pieces):
            parts.append(use(f"g-{pieces[place]}", x, 3, 11.5))
        else:
            parts.append(rect(x + 1, 4, 9.5, 9.5, r=1.5, class_="slot"))
    return join(parts)


def fleet(sheet: Sheet, zone: str, x: float, y: float) -> Svg:
    """The galleys of a zone, one below the other, in two columns if there are many."""
    galleys = sheet.view["zones"][zone]["galleys"]
    rows = 4 if len(galleys) > 3 else 3
    columns = -(-len(galleys) // rows)
    step = GALLEY_HEIGHT + 2
    left = x - columns * (GALLEY_WIDTH + 3) / 2
    return join(
        [
            galley_piece(sheet, galley, left + place // rows * (GALLEY_WIDTH + 3), y + place % rows * step)
            for place, galley in enumerate(galleys)
        ]
    )


def open_zone(sheet: Sheet, zone: str, x: float, y: float) -> Svg:
    """The zone without a port: a name on the water."""
    name = sheet.zone_name(zone)
    width = 96.0
    parts = [
        halo(width, 24, r=12),
        edge(width, 24, r=12, class_="edge buoy"),
        text(name, width / 2, 16, 12, width=width - 10, anchor="middle", class_="t i"),
    ]
    return sheet.choices.piece(f"zone-{zone}", name, x, y, *parts, action=zone_action(sheet, zone))
