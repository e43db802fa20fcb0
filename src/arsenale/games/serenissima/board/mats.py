"""The mats: what each player owns. Ducats and what comes next, galleys with all aboard, ports with what they pay."""

from __future__ import annotations

from ....engine import Fragment, Sheet
from ....render import Svg, coin, group, join, line, mark, path, piece, rect, text, use
from ..terms import FLEET_LIMIT
from ..view_types import GalleyView, PortView
from ..worth import next_payout
from .canvas import Canvas
from .galleys import HEIGHT, WIDTH, galley_body, galley_words, scaled
from .map import pays, port_facts, zone_words

WIDE_SIZE = (1080.0, 150.0)
PHONE_SIZE = (390.0, 147.0)  # no higher than two rows of ports: the board needs the room
HIDDEN = "?"


class Plan:
    """Where things lie on a mat: berths for galleys in one row, below them, under a line, ports in rows. In front of
    these stands what they are, so that nobody takes a port for that of the galley above it."""

    def __init__(
        self, berths: tuple[float, float, float], scale: float, ports: tuple[float, float, float], rows: int
    ) -> None:
        self.berth_left, self.berth_top, self.berth = berths  # the first corner, and from one to the next
        self.scale = scale
        self.ports_left, self.ports_top, self.ports_width = ports
        self.rows = rows


WIDE_PLAN = Plan((210.0, 6.0, 144.0), 1.5, (296.0, 99.0, 776.0), 2)
PHONE_PLAN = Plan((13.0, 45.0, 62.8), 0.73, (35.0, 97.5, 352.0), 2)
TAG_HEIGHT = 23.0  # of a port
TAG_STEP = 25.0
FEWEST_COLUMNS = {"wide": 6, "phone": 3}


def mats(canvas: Canvas) -> list[Sheet]:
    """One for each seat, as everybody sees it."""
    galleys: list[list[tuple[int, GalleyView]]] = [[] for _ in range(canvas.players)]
    for number, galley in canvas.view["galleys"].items():
        galleys[galley["owner"]].append((int(number), galley))
    ports: list[list[tuple[str, PortView]]] = [[] for _ in range(canvas.players)]
    for zone, entry in canvas.view["zones"].items():
        port = entry["port"]
        if port is not None and port["owner"] is not None:
            ports[port["owner"]].append((zone, port))
    return [
        Sheet(
            f"mat-{seat}",
            *_size(canvas),
            canvas.told("board-mat", seat),
            [
                _ground(canvas, seat, len(galleys[seat])),
                purse(canvas, seat),
                *[_crew(canvas, place, *galley) for place, galley in enumerate(galleys[seat])],
                *[_deed(canvas, place, len(ports[seat]), *port) for place, port in enumerate(ports[seat])],
            ],
        )
        for seat in range(canvas.players)
    ]


def _plan(canvas: Canvas) -> Plan:
    return PHONE_PLAN if canvas.is_phone else WIDE_PLAN


def _size(canvas: Canvas) -> tuple[float, float]:
    return PHONE_SIZE if canvas.is_phone else WIDE_SIZE


def _ground(canvas: Canvas, seat: int, galleys: int) -> Fragment:
    return canvas.fragment(f"ground-{seat}", (galleys,), lambda: _draw_ground(canvas, seat, galleys))


def _draw_ground(canvas: Canvas, seat: int, galleys: int) -> Svg:
    """The mat itself, with free berths for the galleys that one may still buy (SE-4.2)."""
    width, height = _size(canvas)
    plan = _plan(canvas)
    berths = [
        rect(
            plan.berth_left + place * plan.berth,
            plan.berth_top + 22 * plan.scale,
            WIDTH * plan.scale,
            24 * plan.scale,
            r=8 * plan.scale,
            class_="slot",
        )
        for place in range(galleys, FLEET_LIMIT)
    ]
    return group(
        rect(0.5, 0.5, width - 1, height - 1, r=8, class_="tray"),
        rect(0.5, 0.5, 6, height - 1, r=3, class_=f"seat-{seat}"),
        *berths,
        *_heading(canvas),
        id=f"ground-{seat}",
    )


def _heading(canvas: Canvas) -> list[Svg]:
    """Over the ports a line, before them a sign and the word, on a phone the sign alone."""
    plan = _plan(canvas)
    width, _ = _size(canvas)
    left, top = plan.berth_left - 2, plan.ports_top - 3.5
    rule = line(left, top, width - 8, top, class_="rule")
    sign = use("g-port", left, plan.ports_top + 1, 20 if canvas.is_phone else 21)
    if canvas.is_phone:
        return [rule, sign]
    word = canvas.fixed("figure-ports")
    room = plan.ports_left - left - 34
    return [rule, sign, text(word, left + 27, plan.ports_top + 17, 13.5, width=room, class_="t s soft")]


def purse(canvas: Canvas, seat: int, *, is_own: bool = False) -> Fragment:
    """Ducats, unless they are hidden from the reader; the next payout; sailors in stock. The owner sees their own."""
    view = canvas.view
    is_hidden = view["money_hidden"] and not view["finished"] and not is_own
    held = HIDDEN if is_hidden else str(view["ducats"][seat])
    facts = (held, next_payout(view, seat), view["stock"][seat], canvas.player(seat), view["finished"])
    return canvas.fragment(f"purse-{seat}", facts, lambda: _draw_purse(canvas, seat, held))


def _draw_purse(canvas: Canvas, seat: int, held: str) -> Svg:
    """Ducats, sailors in stock, and what the next payout brings while there is one to come."""
    view = canvas.view
    gain, stock = f"+{next_payout(view, seat)}", view["stock"][seat]
    key = "board-purse-end" if view["finished"] else "board-purse"
    words = canvas.say(key, seat=seat, ducats=held, payout=gain, stock=stock)
    crew = f"seat-{seat}"
    if canvas.is_phone:
        parts = [mark(seat, 14, 5, 32), coin(held, 54, 3, 36)]
        payout = _line(canvas, "figure-payout", use("coin", 112, 8, 26), gain, (144, 20), 102)
        sailors = _line(canvas, "figure-stock", use("g-crew", 256, 8, 26, class_=crew), str(stock), (288, 20), 98)
    else:
        parts = [mark(seat, 18, 8, 46), coin(held, 74, 5, 52)]
        payout = _line(canvas, "figure-payout", use("coin", 20, 68, 30), gain, (58, 82), 138)
        sailors = _line(canvas, "figure-stock", use("g-crew", 20, 110, 30, class_=crew), str(stock), (58, 124), 138)
    if not view["finished"]:
        parts += payout
    return piece(f"purse-{seat}", words, 0, 0, *parts, *sailors)


def _line(
    canvas: Canvas, label: str, sign: Svg, value: str, place: tuple[float, float], room: float
) -> tuple[Svg, Svg, Svg]:
    """A sign, a number and below it what it is."""
    x, y = place
    named = text(canvas.fixed(label), x, y + 15, 11 if canvas.is_phone else 13, width=room, class_="t s soft")
    return sign, text(value, x, y, 17, bold=True, class_="t n"), named


def _crew(canvas: Canvas, place: int, number: int, galley: GalleyView) -> Fragment:
    """A galley with all that is aboard, and where it lies."""
    is_active = number == canvas.number
    owner = canvas.player(galley["owner"])
    facts = (place, owner, galley["zone"], galley["sailors"], *galley["goods"], is_active)
    return canvas.fragment(f"crew-{number}", facts, lambda: _draw_crew(canvas, place, number, is_active=is_active))


def _draw_crew(canvas: Canvas, place: int, number: int, *, is_active: bool) -> Svg:
    plan, galley = _plan(canvas), canvas.view["galleys"][str(number)]
    wide, high = WIDTH * plan.scale, HEIGHT * plan.scale
    letters = 10.5 if canvas.is_phone else 13.5
    glow = [rect(-4, -3, wide + 8, high + letters + 7, r=8, class_="afloat")] if is_active else []
    name = canvas.zone_name(galley["zone"])
    return piece(
        f"crew-{number}",
        galley_words(canvas, number),
        plan.berth_left + place * plan.berth,
        plan.berth_top,
        *glow,
        scaled(galley_body(number, galley), plan.scale),
        text(
            name,
            wide / 2,
            high + letters,
            letters,
            width=plan.berth - 3,
            anchor="middle",
            smallest=6.5,  # the longest name, whole, on a phone
            class_="t s",
        ),
    )


def _deed(canvas: Canvas, place: int, count: int, zone: str, port: PortView) -> Fragment:
    """A port of the player's."""
    facts = (place, count, *port_facts(canvas, port))
    return canvas.fragment(f"deed-{zone}", facts, lambda: _draw_deed(canvas, place, count, zone, port))


def _draw_deed(canvas: Canvas, place: int, count: int, zone: str, port: PortView) -> Svg:
    plan = _plan(canvas)
    columns = max(FEWEST_COLUMNS[canvas.layout], -(-count // plan.rows))
    step = plan.ports_width / columns
    width = step - 4
    owner = port["owner"]
    assert owner is not None, f"expected a port with an owner, got {zone}"
    parts = [rect(0, 0, width, TAG_HEIGHT, r=5, class_="card"), _sailors(owner, port["sailors"])]
    right = width - 22
    parts.append(pays(port, right, 1, 21))
    for building in ("basilica", "fort"):
        if port["fort"] if building == "fort" else port["basilica"]:
            right -= 17
            parts.append(use(f"g-{building}", right, 3, 16))
    parts.append(text(canvas.zone_name(zone), 25, 16, 12.5, width=right - 27, class_="t s"))
    row, column = divmod(place, columns)
    x, y = plan.ports_left + column * step, plan.ports_top + row * TAG_STEP
    return piece(f"deed-{zone}", zone_words(canvas, zone), x, y, *parts)


def _sailors(owner: int, sailors: int) -> Svg:
    """A pennant with the number of sailors in the port."""
    return join(
        [
            path("M3 3 L21 3 L21 16 L12 21 L3 16Z", class_=f"seat-{owner}"),
            text(str(sailors), 12, 15.2, 12.5, anchor="middle", bold=True, class_=f"t n on-seat-{owner}"),
        ]
    )
