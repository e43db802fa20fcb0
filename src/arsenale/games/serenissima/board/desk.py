"""The desk below the chart: whose galley acts, what is asked, and all that can be chosen and is no place at sea."""

from __future__ import annotations

from ....engine.space import Action
from ....render import Svg, at, coin, edge, halo, join, piece, rect, text, use, width_of, wrap
from ..phrases import load_price, purchase_phrase, sale_price
from ..terms import BASILICA_COST, FLEET_LIMIT, FORT_COST, SAILOR_COST
from .canvas import Canvas
from .galleys import HEIGHT, WIDTH, galley_body, galley_words, scaled
from .story import story

CHIP = 44.0
GAP = 6.0
HEADING = 22.0
INSET = 10.0


class Section:
    """Chips under a heading: each chip an action, its width and its face."""

    def __init__(self, heading: str, chips: list[tuple[Action, float, list[Svg]]], signs: list[Svg]) -> None:
        self.heading = heading
        self.chips = chips
        self.signs = signs  # right of the heading, 20 wide each

    def natural_width(self, most: float) -> float:
        wide = sum(width for _, width, _ in self.chips) + GAP * (len(self.chips) - 1)
        return min(most, max(wide, width_of(self.heading, 12.5) + 24 * len(self.signs)))


def desk(canvas: Canvas, x: float, y: float, width: float, *, is_phone: bool) -> tuple[Svg, float]:
    """Returns the height too."""
    inner = width - 2 * INSET
    ship_scale = 1.3 if is_phone else 1.9
    ship_width = WIDTH * ship_scale + 14 if canvas.active is not None else 0.0
    parts: list[Svg] = []
    if canvas.active is not None:
        large = scaled(galley_body(canvas, canvas.number), ship_scale)
        parts.append(piece("desk-galley", galley_words(canvas, canvas.number), x + INSET, y + 8, large))
    told, told_height = story(canvas, x + INSET + ship_width, y + 8, inner - ship_width, is_phone=is_phone)
    parts.append(told)
    left = x + INSET + (0 if is_phone else ship_width)
    room = inner - (0 if is_phone else ship_width)
    top = y + 8 + told_height + 6
    if is_phone and canvas.active is not None:
        top = max(top, y + HEIGHT * ship_scale + 16)
    drawn, height = _sections(canvas, _sort(canvas, is_phone=is_phone), left, top, room)
    bottom = max(top + height, y + (HEIGHT * ship_scale + 20 if canvas.active is not None else 0)) + 4
    ground = rect(x, y, width, bottom - y, r=8, class_="tray turn" if canvas.question else "tray")
    return join([ground, *parts, drawn]), bottom - y


def _sections(canvas: Canvas, sections: list[Section], x: float, y: float, width: float) -> tuple[Svg, float]:
    """One after the other, side by side where there is room."""
    parts = []
    heading = HEADING if any(section.heading for section in sections) else 4.0
    left, top, tallest = x, y, 0.0
    for section in sections:
        wide = section.natural_width(width)
        if left > x and left + wide > x + width:
            left, top, tallest = x, top + tallest + 6, 0.0
        drawn, tall = _section(canvas, section, left, top, wide, heading=heading)
        parts.append(drawn)
        left += wide + 18
        tallest = max(tallest, tall)
    return join(parts), top + tallest - y


def _section(
    canvas: Canvas, section: Section, x: float, y: float, width: float, *, heading: float
) -> tuple[Svg, float]:
    parts = []
    top = y + heading
    if section.heading:
        signs = section.signs
        room = width - 24 * len(signs)
        parts.append(text(section.heading, x, y + 15, 12.5, width=room, class_="t s soft"))
        start = x + min(room, width_of(section.heading, 12.5)) + 6
        parts += [at(start + 24 * place, y, sign) for place, sign in enumerate(signs)]
    left = x
    for action, wide, face in section.chips:
        if left > x and left + wide > x + width + 0.5:
            left, top = x, top + CHIP + GAP
        parts.append(_chip(canvas, action, left, top, wide, face))
        left += wide + GAP
    return join(parts), top + CHIP + GAP - y


def _chip(canvas: Canvas, action: Action, x: float, y: float, width: float, face: list[Svg]) -> Svg:
    slug = action.text.replace(" ", "-")
    parts = [halo(width, CHIP, r=7), edge(width, CHIP, r=7), *face]
    return piece(f"do-{slug}", canvas.label(action), x, y, *parts, do=action.text)


def _sort(canvas: Canvas, *, is_phone: bool) -> list[Section]:
    left = [action for action in canvas.legal if action.text not in canvas.offered]
    by_kind: dict[str, list[Action]] = {}
    for action in left:
        by_kind.setdefault(_section_of(action), []).append(action)
    found = []
    for key, actions in by_kind.items():
        found.append(_make(canvas, key, actions, is_phone=is_phone))
    return found


def _section_of(action: Action) -> str:
    kind, args = action.kind, action.args
    if kind in ("load", "put") and args[-1] in ("port", "supply"):
        return "port"
    if kind == "dump":
        return "sea" if len(args) == 1 else f"galley {args[-1]}"
    if kind in ("load", "put"):
        return f"galley {args[-1]}"
    if kind == "swap":
        return f"swap {args[-1]}"
    if kind == "buy":
        return f"buy {args[-1]}"
    if kind in ("sell", "land", "take", "attack", "hire", "fort", "basilica"):
        return kind
    return "turn"


def _make(canvas: Canvas, key: str, actions: list[Action], *, is_phone: bool) -> Section:
    kind, _, which = key.partition(" ")
    if kind in ("port", "sea", "galley"):
        heading = {
            "port": lambda: canvas.zone_name(canvas.here),
            "sea": lambda: canvas.fixed("board-sea"),
            "galley": lambda: canvas.fixed("board-with", galley=f"galley {which}"),
        }[kind]()
        sign = {"port": "g-port", "sea": "g-waves", "galley": "g-ship"}[kind]
        return Section(heading, [_transfer(canvas, action) for action in actions], [use(sign, 0, 0, 20)])
    if kind == "swap":
        heading = canvas.fixed("board-swap", galley=f"galley {which}")
        return Section(heading, [_swap(canvas, action) for action in actions], [])
    if kind == "buy":
        return _galleys_for_sale(canvas, which, actions)
    if kind in ("hire", "fort", "basilica"):
        return _shelf(canvas, kind, actions, is_phone=is_phone)
    if kind == "turn":
        return Section("", [_button(canvas, action, is_phone=is_phone) for action in actions], [])
    heading = canvas.fixed(f"board-{kind}")
    return Section(heading, [_harbour_chip(canvas, action) for action in actions], [])


def _piece(canvas: Canvas, piece: str, x: float, size: float) -> Svg:
    """A good, or a sailor in the colour of whoever acts."""
    y = (CHIP - size) / 2
    if piece != "sailor":
        return use(f"g-{piece}", x, y, size)
    owner = canvas.active["owner"] if canvas.active is not None else canvas.seat
    return use("g-crew", x, y, size, class_=f"seat-{owner}")


def _transfer(canvas: Canvas, action: Action) -> tuple[Action, float, list[Svg]]:
    """A piece, an arrow aboard or ashore, and what it costs."""
    piece = str(action.args[0])
    if action.kind == "load" and action.args[-1] == "supply":
        cost = load_price(canvas.view)
        free = canvas.fixed("board-free")
        price = coin(cost, 52, 9, 26) if cost else text(free, 52, 27, 12, class_="t i")
        wide = 86.0 if cost else 52 + width_of(free, 12) + 8
        return action, wide, [_piece(canvas, piece, 7, 26), _arrow("up", 36), price]
    way = {"load": "up", "put": "down", "dump": "drop"}[action.kind]
    word = canvas.fixed({"load": "board-aboard", "put": "board-away", "dump": "board-overboard"}[action.kind])
    return action, 50 + width_of(word, 12) + 8, [_piece(canvas, piece, 7, 26), _arrow(way, 35), text(word, 50, 26, 12)]


def _arrow(way: str, x: float) -> Svg:
    return text({"up": "↑", "down": "↓", "drop": "×"}[way], x + 6, 28, 17, anchor="middle", bold=True, class_="t soft")


def _swap(canvas: Canvas, action: Action) -> tuple[Action, float, list[Svg]]:
    given, taken = str(action.args[0]), str(action.args[1])
    arrow = text("⇄", 42, 27, 16, anchor="middle", bold=True, class_="t soft")
    return action, 84, [_piece(canvas, given, 7, 24), arrow, _piece(canvas, taken, 53, 24)]


def _harbour_chip(canvas: Canvas, action: Action) -> tuple[Action, float, list[Svg]]:
    first = action.args[0]
    if action.kind == "sell":
        port = canvas.view["zones"][canvas.here]["port"]
        gain = coin(sale_price(canvas.view, port, str(first)), 48, 7, 30)
        arrow = text("→", 41, 27, 14, anchor="middle", bold=True, class_="t soft")
        return action, 86, [_piece(canvas, str(first), 6, 27), arrow, gain]
    if action.kind == "take":
        return action, 56, [_piece(canvas, str(first), 14, 28)]
    if action.kind == "land":
        if first == "none":
            return action, 60, [text("0", 14, 28, 17, anchor="middle", bold=True), _ghost()]
        number = text(str(first), 14, 28, 17, anchor="middle", bold=True, class_="t n")
        return action, 60, [number, _piece(canvas, "sailor", 26, 28)]
    if first == "port":
        return _words_chip(canvas, action, use("g-port", 8, 10, 24))
    return _words_chip(canvas, action, use("g-ship", 8, 10, 24))


def _ghost() -> Svg:
    return use("g-sailor", 28, 9, 26, opacity=0.35)


def _words_chip(canvas: Canvas, action: Action, sign: Svg) -> tuple[Action, float, list[Svg]]:
    label = canvas.label(action)
    rows = wrap(label, 140, 12, lines=2)
    wide = 46 + max(width_of(row, 12) for row in rows)
    return action, wide, [sign, *_lines(rows, 38, 12)]


def _lines(rows: list[str], x: float, size: float) -> list[Svg]:
    top = CHIP / 2 + size * 0.36 - (len(rows) - 1) * size * 0.62
    return [text(row, x, top + place * size * 1.24, size) for place, row in enumerate(rows)]


def _button(canvas: Canvas, action: Action, *, is_phone: bool) -> tuple[Action, float, list[Svg]]:
    """Action or investment, roll on or stop, block or not, done: in words."""
    label = canvas.label(action)
    label = label[:1].upper() + label[1:]
    sign = _BUTTON_SIGNS.get(action.kind)
    start = 40.0 if sign else 14.0
    rooms = (118, 150, 190, 300) if is_phone else (150, 190, 400)
    rows = next(rows for room in rooms if not (rows := wrap(label, room, 14, lines=2))[-1].endswith("…") or room > 299)
    wide = max(88.0, start + max(width_of(row, 14) for row in rows) + 12)
    if not sign:
        start = (wide - max(width_of(row, 14) for row in rows) * 0.94) / 2
    return (
        action,
        wide,
        [use(sign, 10, 9, 26, class_=_BUTTON_TONES.get(sign)) if sign else Svg(), *_lines(rows, start, 14)],
    )


_BUTTON_SIGNS = {"action": "g-ship", "invest": "g-port", "roll": "g-skull", "stop": "g-ship", "block": "g-chain"}
_BUTTON_TONES = {"g-skull": "f-venetian"}


def _shelf(canvas: Canvas, kind: str, actions: list[Action], *, is_phone: bool) -> Section:
    """SE-4.1, SE-4.3 Sailors, forts or basilicas: the price, how many are left, and the places for them."""
    seat = canvas.seat if canvas.seat is not None else 0
    count = {"hire": canvas.view["stock"][seat], "fort": canvas.view["forts"], "basilica": canvas.view["basilicas"]}[
        kind
    ]
    cost = {"hire": SAILOR_COST, "fort": FORT_COST, "basilica": BASILICA_COST}[kind]
    goods = {"hire": (), "fort": ("wood", "stone"), "basilica": ("gold", "marble")}[kind]
    heading = canvas.fixed(f"board-shop-{kind}", count=count)
    signs = [coin(cost, 0, -1, 20), *[use(f"g-{good}", 0, 0, 18) for good in goods]]
    wide = 114.0 if is_phone else 126.0
    sign = "g-crew" if kind == "hire" else f"g-{kind}"
    chips = []
    for action in actions:
        place = f"galley {action.args[2]}" if len(action.args) == 3 else str(action.args[-1])
        name = canvas.heading(place) if len(action.args) == 3 else canvas.zone_name(place)
        tone = f"seat-{seat}" if kind == "hire" else None
        face = [use(sign, 7, 10, 24, class_=tone), text(name, 36, 27, 13, width=wide - 42, class_="t s")]
        chips.append((action, wide, face))
    return Section(heading, chips, signs)


def _galleys_for_sale(canvas: Canvas, port: str, actions: list[Action]) -> Section:
    """SE-4.2 The free numbers for one port."""
    seat = canvas.seat if canvas.seat is not None else 0
    cost = int(purchase_phrase(canvas.view, "buy", actions[0].args)[1]["cost"])
    owned = canvas.fleet_of(seat)
    heading = canvas.fixed("board-shop-galley", port=port, owned=owned, most=FLEET_LIMIT)
    chips = []
    for action in actions:
        number = str(action.args[1])
        face = [
            use("g-hull", 3, 26, 38, 12),
            rect(12, 5, 22, 19, r=3, class_=f"seat-{seat} sail"),
            text(number, 23, 20, 14, anchor="middle", bold=True, class_=f"t n on-seat-{seat}"),
        ]
        chips.append((action, CHIP, face))
    return Section(heading, chips, [coin(cost, 0, -1, 20)])
