"""On the chart: zones that can be sailed to, ports with their warehouses, the route of the active galley."""

from __future__ import annotations

from collections.abc import Mapping

from ....render import Svg, at, circle, group, join, line, mark, number, path, piece, rect, text, use
from ..edition import Edition
from ..view import PortView
from .canvas import Canvas
from .chart import Box
from .place import Place
from .places import places_of
from .small import SMALL_BADGE, small_badge

CARD_HEIGHT = 50.0
NAME_WIDTH = 102.0  # of a card, at least
SPACE = 18.0
GAP = 1.5  # between two spaces
STORE_LEFT = 17.0  # of the card: the first space, right of the owner's flag
STORE_RIGHT = 3.0


def card_width(spaces: int, room: float) -> float:
    """Wide enough for the name and the warehouse; where there is less room, its spaces are drawn smaller."""
    return min(room, max(NAME_WIDTH, STORE_LEFT + spaces * (SPACE + GAP) + 9))


def zone_action(canvas: Canvas, zone: str) -> str | None:
    """What a click on a zone or its port would do now."""
    set_up = {"close-port": "close", "pick-port": "port"}.get(canvas.question)
    if set_up is not None:
        return f"{set_up} {zone}" if canvas.view["zones"][zone]["port"] is not None else None
    if canvas.active is None or canvas.question not in ("choose-turn", "load", "sail", "harbour"):
        return None
    if canvas.here == zone:
        return "attack port" if "attack port" in canvas.legal_texts else None
    return f"sail {zone}" if canvas.question != "harbour" else None


def zone_words(canvas: Canvas, zone: str) -> str:
    """All of a zone in a sentence."""
    port = canvas.view["zones"][zone]["port"]
    name = canvas.zone_name(zone)
    if port is None:
        words = name
    elif port["closed"]:
        words = canvas.fixed("board-port-closed", port=zone)
    else:
        words = _port_words(canvas, zone, port)
    steps = canvas.steps.get(zone)
    return words if steps is None else f"{words} – {canvas.fixed('board-steps', steps=steps)}"


def _port_words(canvas: Canvas, zone: str, port: PortView) -> str:
    stored = [canvas.named(good) for good in port["stored"]]
    args = {
        "port": zone,
        "good": port["makes"],
        "stored": ", ".join(stored) or "–",
        "prices": ", ".join(str(price) for price in port["prices"]),
        "pays": port["payouts"][len(stored)] + (5 if port["basilica"] else 0),
    }
    if port["owner"] is None:
        words = canvas.fixed("board-port", **args)
    else:
        words = canvas.told("board-port-owned", port["owner"], sailors=port["sailors"], **args)
    buildings = [canvas.named(building) for building in ("fort", "basilica") if port[building]]
    return "; ".join([words, *buildings])


def zone_piece(canvas: Canvas, zone: str, shift: tuple[float, float], card: Svg, box: list[Svg]) -> Svg:
    """A zone: its cell on the water, and its card, a body in a box."""
    steps = canvas.steps.get(zone, 0)
    look = "edge zone-cell" if steps < 2 else "edge zone-cell reach"
    parts = [use(f"cell-{zone}", *shift, 0, class_=look), *box, card]
    port = canvas.view["zones"][zone]["port"]
    words, action = zone_words(canvas, zone), zone_action(canvas, zone)
    class_ = "closed" if port is not None and port["closed"] else ""
    return piece(f"zone-{zone}", words, 0, 0, *parts, do=action, class_=class_)


def distances(canvas: Canvas, places: Mapping[str, Place], *, is_phone: bool) -> Svg:
    """How many steps away the zones within reach lie, in badges on top of everything."""
    badges = []
    radius, letters = (SMALL_BADGE, 9) if is_phone else (9.0, 12)
    for zone, steps in canvas.steps.items():
        x, y = small_badge(canvas, places, zone) if is_phone else _badge_place(canvas, zone, places[zone])
        badges.append(circle(x, y, radius, class_="steps"))
        badges.append(
            text(str(steps), x, y + letters * 0.36, letters, anchor="middle", bold=True, class_="t n on-steps")
        )
    return group(*badges, pointer_events="none") if badges else Svg()


def _badge_place(canvas: Canvas, zone: str, place: Place) -> tuple[float, float]:
    """On the corner of the card."""
    port = canvas.view["zones"][zone]["port"]
    x, y = place.card
    return (x + 50, y - 10) if port is None else (x + card_width(len(port["prices"]), place.room), y + CARD_HEIGHT - 2)


def wide_zone(canvas: Canvas, zone: str, place: Place) -> Svg:
    x, y = place.card
    port = canvas.view["zones"][zone]["port"]
    if port is None:
        name = text(canvas.zone_name(zone), x + 44, y + 14, 15, width=98, anchor="middle", class_="t i sea-name")
        return zone_piece(canvas, zone, (0, 0), name, [])
    width = card_width(len(port["prices"]), place.room)
    box = [
        *_leader(place, x, y, width),
        rect(x - 2, y - 2, width + 4, CARD_HEIGHT + 4, r=8, class_="halo", fill="none"),
        rect(x, y, width, CARD_HEIGHT, r=6, class_="edge card"),
    ]
    return zone_piece(canvas, zone, (0, 0), at(x, y, card_body(canvas, zone, width)), box)


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
    """Name and good above, the warehouse below; towers stand on the roof, the owner's flag hangs at the left."""
    port = canvas.view["zones"][zone]["port"]
    if port is None:
        name = canvas.zone_name(zone)
        return text(name, width / 2, 30, 15, width=width - 12, anchor="middle", class_="t i")
    key = ("port", zone, port["owner"], port["sailors"], tuple(port["stored"]), width)
    flags = (port["fort"], port["basilica"], port["closed"])
    drawn: Svg = canvas.kept((*key, *flags), lambda: _card_body(canvas, zone, port, width))
    return drawn


def _card_body(canvas: Canvas, zone: str, port: PortView, width: float) -> Svg:
    name = canvas.zone_name(zone)
    crate = [rect(width - 23, 3, 20, 20, r=4, class_="store"), use(f"g-{port['makes']}", width - 22, 4, 18)]
    good = join(crate) if port["makes"] else Svg()
    star = port["start"]
    shown = text(name, 16, 17, 13.5, width=width - 42, bold=star, class_="t s")
    if port["closed"]:
        chain = path(f"M8 32 L{number(width - 8)} 32", class_="chain")
        closed = text(canvas.fixed("text-closed"), width / 2, 36, 11, anchor="middle", class_="t i soft halo-text")
        return group(shown, good, chain, closed, class_="dim")
    parts = [shown, good, *_warehouse(port, width), *_towers(port, width)]
    if port["owner"] is not None:
        parts.append(_flag(port["owner"], port["sailors"]))
    return join(parts)


def _warehouse(port: PortView, width: float) -> list[Svg]:
    parts = []
    step = min(SPACE + GAP, (width - STORE_LEFT - STORE_RIGHT) / len(port["prices"]))
    size = step - GAP
    y = CARD_HEIGHT - 5 - (SPACE + size) / 2
    letters = 11.5 * size / SPACE
    for place, price in enumerate(port["prices"]):
        x = STORE_LEFT + place * step
        if place < len(port["stored"]):
            parts.append(rect(x, y, size, size, r=3, class_="store"))
            parts.append(use(f"g-{port['stored'][place]}", x + 1, y + 1, size - 2))
        else:
            parts.append(rect(x, y, size, size, r=3, class_="slot"))
            middle, bottom = x + size / 2, y + 13 * size / SPACE
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


def covered(edition: Edition) -> tuple[Box, ...]:
    """What the cards cover of the wide chart, with their flags: no cell shines through them."""
    places = places_of(edition, "wide")
    found = []
    for zone, spaces in zip(edition.zones, edition.spaces, strict=True):
        if spaces:
            x, y = places[zone].card
            found.append((x - 1, y - 1, x + card_width(spaces, places[zone].room) + 1, y + CARD_HEIGHT + 1))
    return tuple(found)


def voyage(canvas: Canvas, places: Mapping[str, Place]) -> Svg:
    """The route of the active galley so far; when someone may block it, also where it wants to go."""
    turn = canvas.view["turn"]
    if turn is None:
        return Svg()
    wanted = _wanted(canvas)
    zones = [turn["started"], *turn["route"], *wanted]
    if len(zones) < 2:
        return Svg()
    points = [places[zone].middle for zone in zones]
    d = "M" + " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return group(path(d, class_="voyage"), circle(*points[0], 5, class_="steps"), id="voyage")


def _wanted(canvas: Canvas) -> list[str]:
    for question in canvas.view["questions"]:
        if question["key"] == "block-move":
            return [str(question["args"]["next"])]
    return []
