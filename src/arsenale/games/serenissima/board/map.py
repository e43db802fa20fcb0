"""The wide chart: zones that can be sailed to, ports with their warehouses and what they pay."""

from __future__ import annotations

from ....engine import Fragment
from ....render import Svg, at, circle, coin, group, join, line, mark, number, path, piece, rect, text, use
from ..edition import Edition
from ..phrases import some
from ..view_types import PortView
from ..worth import port_pays
from .canvas import Canvas
from .chart import Box
from .frame import TILE, tile_corner
from .place import LEAST_WIDTH, Place
from .places import places_of

CARD_HEIGHT = 50.0
SPACE = 18.0
GAP = 1.5  # between two spaces
STORE_LEFT = 17.0  # of the card: the first space, right of the owner's flag
STORE_RIGHT = 12.0  # of the card: room for the coin
COIN = 22.0  # what the port pays, over the right edge of its card
NEUTRAL = 0.55  # how strong the coin of a port is that pays nobody


def card_width(spaces: int, room: float, least: float = LEAST_WIDTH) -> float:
    """Wide enough for the name and the warehouse; where there is less room, its spaces are drawn smaller."""
    return min(room, max(least, STORE_LEFT + spaces * (SPACE + GAP) + STORE_RIGHT))


def zones(canvas: Canvas) -> list[Fragment]:
    """Each zone with its cell of the sea and its port, as a piece that can be clicked."""
    return [zone_fragment(canvas, zone) for zone in canvas.edition.zones]


def zone_fragment(canvas: Canvas, zone: str) -> Fragment:
    port = canvas.view["zones"][zone]["port"]
    if port is None:
        return canvas.fragment(f"zone-{zone}", (), lambda: _open_sea(canvas, zone))
    return canvas.fragment(f"zone-{zone}", port_facts(canvas, port), lambda: _port(canvas, zone, port))


def port_facts(canvas: Canvas, port: PortView) -> tuple[object, ...]:
    """All that changes of a port, with its owner's name."""
    owner = port["owner"]
    name = "" if owner is None else canvas.player(owner)
    return owner, name, port["sailors"], *port["stored"], port["fort"], port["basilica"], port["closed"]


def zone_deeds(zone: str, port: PortView | None) -> tuple[str, ...]:
    """What a click on a zone or its port can mean."""
    if port is None:
        return (f"sail {zone}",)
    return f"sail {zone}", f"port {zone}", f"close {zone}", f"hire sailor {zone}"


def zone_class(canvas: Canvas, zone: str) -> str:
    """With the number of the way that leads to it."""
    port = canvas.view["zones"][zone]["port"]
    number_of_way = f"to-{canvas.edition.zones.index(zone)}"
    return f"closed {number_of_way}" if port is not None and port["closed"] else number_of_way


def zone_words(canvas: Canvas, zone: str) -> str:
    """All of a zone in a sentence."""
    port = canvas.view["zones"][zone]["port"]
    if port is None:
        return canvas.zone_name(zone)
    if port["closed"]:
        return canvas.fixed("board-port-closed", port=zone)
    stored = [canvas.named(good) for good in port["stored"]]
    args = {
        "port": zone,
        "some": some(port["makes"]),
        "stored": ", ".join(stored) or "–",
        "prices": ", ".join(str(price) for price in port["prices"][len(stored) :]) or "–",
        "pays": port_pays(port),
    }
    if port["owner"] is None:
        words = canvas.say("board-port", **args)
    else:
        words = canvas.say("board-port-owned", seat=port["owner"], sailors=port["sailors"], **args)
    buildings = [canvas.named(building) for building in ("fort", "basilica") if port[building]]
    return "; ".join([words, *buildings])


def _open_sea(canvas: Canvas, zone: str) -> Svg:
    left, top = canvas.frame.chart
    x, y = canvas.places[zone].card
    name = text(canvas.zone_name(zone), x + 44, y + 14, 15, width=98, anchor="middle", class_="t i sea-name")
    cell = use(f"cell-{zone}", 0, 0, 0, class_="edge zone-cell")
    do = zone_deeds(zone, None)
    class_ = zone_class(canvas, zone)
    return piece(f"zone-{zone}", canvas.zone_name(zone), left, top, cell, name, do=do, class_=class_)


def _port(canvas: Canvas, zone: str, port: PortView) -> Svg:
    left, top = canvas.frame.chart
    place = canvas.places[zone]
    x, y = place.card
    width = card_width(len(port["prices"]), place.room, place.least)
    parts = [
        use(f"cell-{zone}", 0, 0, 0, class_="edge zone-cell"),
        *_leader(place, x, y, width),
        rect(x, y, width, CARD_HEIGHT, r=6, class_="edge card plate"),
        at(x, y, card_body(canvas, zone, width)),
    ]
    return piece(
        f"zone-{zone}",
        zone_words(canvas, zone),
        left,
        top,
        *parts,
        do=zone_deeds(zone, port),
        class_=zone_class(canvas, zone),
    )


def _leader(place: Place, x: float, y: float, width: float) -> list[Svg]:
    """From the card to the harbour on the coast, unless the card lies over it."""
    if place.harbour is None:
        return []
    east, north = place.harbour
    to_x, to_y = min(max(east, x + 8), x + width - 8), min(max(north, y), y + CARD_HEIGHT)
    if (to_x, to_y) == (east, north):
        return []
    return [line(east, north, to_x, to_y, class_="leader"), circle(east, north, 3.4, class_="harbour")]


def card_body(canvas: Canvas, zone: str, width: float) -> Svg:
    """Name and good above, the warehouse below, what it pays at its right; towers stand on the roof, the owner's flag
    hangs at the left."""
    port = canvas.view["zones"][zone]["port"]
    assert port is not None, f"expected a port, got the open sea {zone}"
    crate = [rect(width - 23, 3, 20, 20, r=4, class_="store"), use(f"g-{port['makes']}", width - 22, 4, 18)]
    shown = text(canvas.zone_name(zone), 16, 17.5, 14.5, width=width - 41, bold=port["start"], class_="t s")
    if port["closed"]:
        chain = path(f"M8 32 L{number(width - 8)} 32", class_="chain")
        closed = text(canvas.fixed("text-closed"), width / 2, 36, 11, anchor="middle", class_="t i soft halo-text")
        return group(shown, *crate, chain, closed, class_="dim")
    parts = [shown, *crate, *_warehouse(port, width), *_towers(port, width), pays(port, width - 10, 26, COIN)]
    if port["owner"] is not None:
        parts.append(_flag(port["owner"], port["sailors"]))
    return join(parts)


def pays(port: PortView, x: float, y: float, size: float) -> Svg:
    """SE-5.2 What the port pays at the next payout, on a coin; faint while it pays nobody."""
    drawn = coin(port_pays(port), x, y, size)
    return drawn if port["owner"] is not None else group(drawn, opacity=NEUTRAL)


def _warehouse(port: PortView, width: float) -> list[Svg]:
    parts = []
    step = min(SPACE + GAP, (width - STORE_LEFT - STORE_RIGHT) / len(port["prices"]))
    size = step - GAP
    y = CARD_HEIGHT - 5 - (SPACE + size) / 2
    letters = 13.0 * size / SPACE
    for place, price in enumerate(port["prices"]):
        x = STORE_LEFT + place * step
        if place < len(port["stored"]):
            parts.append(rect(x, y, size, size, r=3, class_="store"))
            parts.append(use(f"g-{port['stored'][place]}", x + 1, y + 1, size - 2))
        else:
            parts.append(rect(x, y, size, size, r=3, class_="slot"))
            middle, bottom = x + size / 2, y + 13.6 * size / SPACE
            parts.append(text(str(price), middle, bottom, letters, anchor="middle", class_="t n soft"))
    return parts


def _towers(port: PortView, width: float) -> list[Svg]:
    parts = []
    if port["fort"]:
        parts.append(use("g-fort", width - 46, -18, 20))
    if port["basilica"]:
        parts.append(use("g-basilica", width - 24, -18, 20))
    return parts


def _flag(owner: int, sailors: int) -> Svg:
    """The owner's mark, and a pennant with the number of sailors in the port."""
    return join(
        [
            path("M-9 20 L14 20 L14 37 L2.5 42 L-9 37Z", class_=f"seat-{owner} seat-edge"),
            text(str(sailors), 2.5, 35.5, 13, anchor="middle", bold=True, class_=f"t n on-seat-{owner}"),
            mark(owner, -10, -7, 25),
        ]
    )


def raid(canvas: Canvas) -> Fragment:
    """SE-3.7 The port before which the active galley lies, as a target; in sight only while it can be attacked."""
    zone = canvas.here
    if not zone or canvas.view["zones"][zone]["port"] is None:
        return Fragment("raid", '<g id="raid"/>')
    return canvas.fragment("raid", (zone,), lambda: _target(canvas, zone))


def _target(canvas: Canvas, zone: str) -> Svg:
    number_of_zone = canvas.edition.zones.index(zone)
    if canvas.is_phone:
        (x, y), width = tile_corner(canvas.frame, number_of_zone), TILE[0] - 3
        plate = rect(0, 0, width, TILE[1] - 4, r=5, class_="edge bare")
    else:
        left, top = canvas.frame.chart
        spot = canvas.places[zone]
        x, y = left + spot.card[0], top + spot.card[1]
        width = card_width(canvas.edition.spaces[number_of_zone], spot.room, spot.least)
        plate = rect(-13, -10, width + 27, CARD_HEIGHT + 15, r=10, class_="edge bare")  # around flag and coin
    ground = circle(width / 2, -8, 12, class_="card")
    skull = use("g-skull", width / 2 - 9, -17, 18, class_="f-venetian")
    words = canvas.fixed("board-raid", port=zone)
    return piece("raid", words, x, y, plate, ground, skull, do="attack port", class_="target")


def covered(edition: Edition) -> tuple[Box, ...]:
    """What the cards cover of the wide chart, with their flags: no cell shines through them."""
    places = places_of(edition, "wide")
    found = []
    for zone, spaces in zip(edition.zones, edition.spaces, strict=True):
        if spaces:
            place = places[zone]
            x, y = place.card
            right = x + card_width(spaces, place.room, place.least)
            found.append((x - 1, y - 1, right + 1, y + CARD_HEIGHT + 1))
    return tuple(found)
