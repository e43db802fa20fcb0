"""Around the sea: the wheel, the track, the Doge cards, the supply, the players, a legend."""

from __future__ import annotations

from ....render import Svg, circle, coin, edge, halo, join, legend_rows, line, mark, piece, rect, text, use
from ..terms import FLEET_LIMIT, GOODS
from .canvas import Canvas

ROW = 50.0
CHIP = 44.0
GAP = 3.0


def wheel(canvas: Canvas, x: float, y: float, width: float, columns: int) -> tuple[Svg, float]:
    """The galley numbers in the order in which they act, with the black pawn. Returns the height too."""
    numbers = canvas.view["numbers"]
    step = min(48.0, (width + GAP) / columns)
    rows = -(-numbers // columns)
    parts = [
        _number(canvas, place + 1, x + place % columns * step, y + place // columns * (CHIP + 6), step - GAP)
        for place in range(numbers)
    ]
    return join(parts), rows * (CHIP + 6)


def _number(canvas: Canvas, galley: int, x: float, y: float, size: float) -> Svg:
    entry = canvas.view["galleys"].get(str(galley))
    owner = entry["owner"] if entry else None
    is_active = canvas.number == galley
    has_acted = 0 < galley < canvas.number
    key = ("wheel", galley, owner, is_active, has_acted, size)
    body: Svg = canvas.kept(key, lambda: _draw_number(galley, owner, size, is_active=is_active, has_acted=has_acted))
    named = canvas.named(f"galley {galley}")
    words = named if owner is None else f"{named}: {canvas.player(owner)}"
    if is_active:
        words = f"{words} – {canvas.fixed('board-active')}"
    action = f"number {galley}" if canvas.question == "pick-number" else None
    look = "edge card turn" if is_active else "edge card" if owner is not None else "edge tray"
    parts = [halo(size, CHIP, r=6), edge(size, CHIP, r=6, class_=look), body]
    return piece(f"number-{galley}", words, x, y, *parts, do=action)


def _draw_number(galley: int, owner: int | None, size: float, *, is_active: bool, has_acted: bool) -> Svg:
    tone = "t n soft" if has_acted or owner is None else "t n"
    middle = size / 2 - (7 if is_active else 0)
    return join(
        [
            text(str(galley), middle, 17, 14.5, anchor="middle", bold=owner is not None, class_=tone),
            mark(owner, middle - 10, 21, 20) if owner is not None else circle(size / 2, 31, 8, class_="slot"),
            use("g-pawn", size - 21, 10, 22, class_="pawn-black") if is_active else Svg(),
        ]
    )


def track(canvas: Canvas, x: float, y: float, width: float) -> Svg:
    """The way of the white pawn to the three payouts."""
    found = canvas.view["track"]
    spaces = range(found["start"], found["payout_spaces"][-1] + 1)
    step = min(30.0, width / len(spaces))
    size = max(step - 3, step * 0.6)
    parts = [line(x + 4, y + size / 2, x + len(spaces) * step - 8, y + size / 2, class_="rule")]
    for place, space in enumerate(spaces):
        left = x + place * step
        if space in found["payout_spaces"]:
            parts.append(coin("", left - 1, y - 1, size + 2))
        else:
            parts.append(circle(left + size / 2, y + size / 2, size * 0.3, class_="tray"))
        if space == found["space"]:
            parts.append(use("g-pawn", left - 2, y - 5, size + 4, class_="pawn-white"))
    words = canvas.fixed("board-track", space=found["space"], payouts=found["payouts"], cards=canvas.view["cards_left"])
    return piece("track", words, 0, 0, *parts)


CARD = (25.0, 34.0)


MOST_OPEN = 4  # open cards that stand side by side; more lie over each other


def doge_cards(canvas: Canvas, x: float, y: float) -> Svg:
    """The deck with its number of cards, then the open cards of the Doge."""
    width, height = CARD
    step = (width + 4) * min(1.0, MOST_OPEN / max(1, len(canvas.view["discards"])))
    left = canvas.view["cards_left"]
    back = [
        rect(0, 0, width, height, r=3, class_="wax"),
        rect(3, 3, width - 6, height - 6, r=2, fill="none", class_="gilt-thin"),
        text(str(left), width / 2, 22, 14, anchor="middle", bold=True, class_="t n on-wax"),
    ]
    deck = piece("doge-deck", canvas.fixed("board-deck", cards=left), x, y, *back)
    parts = [deck]
    for place, card in enumerate(canvas.view["discards"]):
        words = canvas.fixed("board-discard", card=card)
        at_x = x + width + 4 + place * step
        parts.append(piece(f"doge-card-{place + 1}", words, at_x, y, *_face(card), origin="doge-deck"))
    return join(parts)


def _face(card: str) -> list[Svg]:
    width, height = CARD
    parts = [rect(0, 0, width, height, r=3, class_="card")]
    if card == "wine":
        return [*parts, use("g-wine", 3.5, 8, 18)]
    if card.startswith("1"):
        return [*parts, use("g-hourglass", 4.5, 9, 16)]
    if "shuffle" in card:
        return [*parts, *[use("g-hourglass", left, 3, 13) for left in (0.5, 11.5)], use("g-shuffle", 5, 18, 15)]
    return [*parts, *[use("g-hourglass", left, 10, 14) for left in (0, 11)]]


def supply(canvas: Canvas, x: float, y: float, width: float, columns: int) -> tuple[Svg, float]:
    """Goods, forts and basilicas that are left, with their names: a legend as well."""
    counts = [*canvas.view["supply"].items(), ("fort", canvas.view["forts"]), ("basilica", canvas.view["basilicas"])]
    step = width / columns
    parts = []
    for place, (thing, left) in enumerate(counts):
        words = canvas.fixed("board-supply", thing=thing, count=left)
        body = _supply_body(canvas, thing, left, step)
        at_x, at_y = x + place % columns * step, y + place // columns * 28
        class_ = "dim" if left == 0 else ""
        parts.append(piece(f"supply-{thing}", words, at_x, at_y, body, class_=class_))
    return join(parts), -(-len(counts) // columns) * 28


def _supply_body(canvas: Canvas, thing: str, left: int, width: float) -> Svg:
    body: Svg = canvas.kept(("supply", thing, left, width), lambda: _draw_supply(canvas, thing, left, width))
    return body


def _draw_supply(canvas: Canvas, thing: str, left: int, width: float) -> Svg:
    return join(
        [
            use(f"g-{thing}", 0, 0, 22),
            text(str(left), 26, 16.5, 14, bold=True, class_="t n"),
            text(canvas.named(thing), 49, 16, 11.5, width=width - 51, class_="t s soft"),
        ]
    )


def players(canvas: Canvas, x: float, y: float, width: float) -> tuple[Svg, float]:
    """A panel for each player from the first on: money, ports, galleys, sailors left."""
    parts = []
    for row in range(canvas.players):
        seat = (canvas.view["first"] + row) % canvas.players
        parts.append(_player(canvas, seat, x, y + row * (ROW + 5), width))
    return join(parts), canvas.players * (ROW + 5)


def _player(canvas: Canvas, seat: int, x: float, y: float, width: float) -> Svg:
    view = canvas.view
    held = "?" if view["ducats"][seat] is None else str(view["ducats"][seat])
    ports, galleys, stock = view["ports_owned"][seat], canvas.fleet_of(seat), view["stock"][seat]
    is_turn = seat in view["actors"] or (view["finished"] and seat in view["winners"])
    body = [
        rect(0, 0, width, ROW, r=8, class_="tray turn" if is_turn else "tray"),
        rect(0, 0, 7, ROW, r=3, class_=f"seat-{seat}"),
        mark(seat, 11, 7, 36),
        text(canvas.player(seat), 54, 30, 15, width=width * 0.36 - 30, bold=True, class_="t s", smallest=9),
        coin(held, width * 0.36 + 26, 7, 36),
    ]
    left = width * 0.36 + 76
    step = (width - left) / 3
    facts = (("g-port", str(ports)), ("g-ship", f"{galleys}/{FLEET_LIMIT}"), ("g-crew", str(stock)))
    for place, (sign, value) in enumerate(facts):
        at_x = left + place * step
        body.append(use(sign, at_x, 13, 24, class_=f"seat-{seat}" if sign == "g-crew" else None))
        body.append(text(value, at_x + 27, 31, 14, width=step - 28, bold=True, class_="t n"))
    words = canvas.say("board-player", seat=seat, ducats=held, ports=ports, galleys=galleys, stock=stock)
    return piece(f"player-{seat}", words, x, y, *body)


def legend(canvas: Canvas, x: float, y: float, width: float) -> tuple[Svg, float]:
    """What the signs mean that have no number beside them."""
    key = ("legend", width)
    drawn: tuple[Svg, float] = canvas.kept(key, lambda: _legend(canvas, width))
    return piece("legend", canvas.fixed("board-legend"), x, y, drawn[0]), drawn[1]


def _legend(canvas: Canvas, width: float) -> tuple[Svg, float]:
    entries: list[tuple[Svg, str]] = [
        (use(f"g-{GOODS[0]}", 0, 0, 18), "board-legend-makes"),
        (join([rect(0, 0, 18, 18, r=3, class_="slot"), _digit("3")]), "board-legend-space"),
        (join([rect(1, 1, 16, 16, r=3, class_="seat-4"), _digit("2", "on-seat-4")]), "board-legend-garrison"),
        (use("g-crew", 0, 0, 18, class_="seat-4"), "board-legend-sailor"),
        (use("g-fort", 0, 0, 18), "board-legend-fort"),
        (use("g-basilica", 0, 0, 18), "board-legend-basilica"),
        (use("g-chain", 0, 0, 18), "board-legend-closed"),
        (use("g-pawn", 0, 0, 18, class_="pawn-black"), "board-legend-black"),
        (use("g-pawn", 0, 0, 18, class_="pawn-white"), "board-legend-white"),
    ]
    return legend_rows([(sign, canvas.fixed(message)) for sign, message in entries], width)


def _digit(digit: str, class_: str = "soft") -> Svg:
    return text(digit, 9, 13.4, 11.5, anchor="middle", class_=f"t n {class_}")
