"""A dock for each player: name and purse, the yard, the finished barriers with the top one large."""

from __future__ import annotations

from ....render import Svg, button, coin, join, laurel, mark, piece, rect, seal, text, use
from ..terms import BARRIER_TILES, YARD_TILES, tile_number
from ..view import TileView
from .canvas import Canvas
from .tiles import back, blank, bonus, card, tile_title

GAP = 5.0


class DockPlan:
    """The box of a dock and how it is divided: purse, yard, barriers; side by side, or the purse above the rest."""

    def __init__(self, x: float, y: float, width: float, height: float, *, is_own: bool, is_phone: bool) -> None:
        self.x: float = x
        self.y: float = y
        self.width = width
        self.height = height
        self.is_own = is_own
        self.is_phone = is_phone
        self.head = 52.0 if is_phone else 0.0
        self.purse = width if is_phone else 250.0 if is_own else 168.0
        barriers = 96.0 if is_phone and not is_own else 0.0 if is_phone else 372.0 if is_own else 150.0
        if is_phone and is_own:
            self.yard_width = width - 2 * GAP
            self.tile_height = 96.0
            self.barriers_x, self.barriers_y = GAP, self.head + self.tile_height + 2 * GAP
            self.barriers_width = width - 2 * GAP
        else:
            left = 0.0 if is_phone else self.purse
            self.yard_width = width - left - barriers - 3 * GAP
            self.tile_height = height - self.head - 2 * GAP
            self.barriers_x, self.barriers_y = width - barriers - GAP, self.head + GAP
            self.barriers_width = barriers
        self.yard_x = GAP if is_phone else self.purse + GAP
        self.yard_y = self.head + (0 if is_phone and is_own else GAP)
        self.tile_width = (self.yard_width - GAP * (YARD_TILES - 1)) / YARD_TILES


def dock(canvas: Canvas, plan: DockPlan, seat: int) -> Svg:
    view = canvas.view
    is_turn = seat in view["actors"]
    winner = view["finished"] and seat in view["winners"]
    class_ = "tray turn" if is_turn or winner else "tray"
    parts = [
        rect(0, 0, plan.width, plan.height, r=8, class_=class_),
        _purse(canvas, plan, seat),
        _yard(canvas, plan, seat),
        _barriers(canvas, plan, seat),
    ]
    return piece(f"dock-{seat}", _title(canvas, seat), plan.x, plan.y, *parts)


def _title(canvas: Canvas, seat: int) -> str:
    approvals = canvas.view["approvals"][seat]
    return canvas.say(
        "board-player",
        seat=seat,
        vp=canvas.view["vp"][seat],
        ducats=canvas.view["ducats"][seat],
        markers=canvas.view["markers"][seat],
        approvals="?" if approvals is None else str(approvals),
    )


def _purse(canvas: Canvas, plan: DockPlan, seat: int) -> Svg:
    """Mark, name, VP, ducats, approvals, and the markers still to use."""
    view = canvas.view
    held = view["approvals"][seat]
    name = canvas.player(seat)
    if plan.is_phone:
        return join(
            [
                mark(seat, 6, 7, 30),
                text(name, 42, 20, 14, width=124, bold=True, class_="t s", smallest=9),
                _markers(canvas, seat, 42, 25, 13),
                laurel(view["vp"][seat], 166, 5, 36),
                coin(view["ducats"][seat], 208, 7, 30),
                seal("?" if held is None else held, 244, 6, 34),
                _way_out(canvas, plan, seat),
            ]
        )
    size = 42 if plan.is_own else 34
    row = 40 if plan.is_own else 34
    y = 44 if plan.is_own else 38
    return join(
        [
            mark(seat, 8, 6, size),
            text(
                name,
                size + 14,
                22 if plan.is_own else 20,
                16 if plan.is_own else 14,
                width=plan.purse - size - 20,
                bold=True,
                class_="t s",
                smallest=9,
            ),
            _markers(canvas, seat, size + 14, 28 if plan.is_own else 24, 15 if plan.is_own else 13),
            laurel(view["vp"][seat], 8, y + 8, row),
            coin(view["ducats"][seat], 8 + row + 10, y + 10, row - 4),
            seal("?" if held is None else held, 8 + 2 * (row + 10), y + 9, row),
            _way_out(canvas, plan, seat),
        ]
    )


def _markers(canvas: Canvas, seat: int, x: float, y: float, size: float) -> Svg:
    return join([mark(seat, x + place * (size + 3), y, size) for place in range(canvas.view["markers"][seat])])


def _way_out(canvas: Canvas, plan: DockPlan, seat: int) -> Svg:
    """Discard the marker, or skip what was offered: always there for who is asked."""
    if seat != canvas.seat:
        return Svg()
    way = {"turn": ("discard", "board-discard"), "construct": ("skip", "board-skip"), "replace": ("skip", "board-skip")}
    if canvas.question not in way:
        return Svg()
    action, key = way[canvas.question]
    if action not in canvas.legal_texts:
        return Svg()
    words = canvas.fixed(key)
    x, y, width, height = (286.0, 3.0, 92.0, 44.0) if plan.is_phone else (8.0, plan.height - 38, plan.purse - 16, 32.0)
    return piece(f"do-{action}", words, x, y, button(words, width, height, 13), do=action)


def _yard(canvas: Canvas, plan: DockPlan, seat: int) -> Svg:
    """The tiles under construction, and dotted slots for those that still fit."""
    tiles = canvas.view["yards"][seat]
    width, height = plan.tile_width, plan.tile_height
    parts = []
    for place in range(YARD_TILES):
        x = plan.yard_x + place * (width + GAP)
        if place < len(tiles):
            parts.append(_yard_tile(canvas, seat, place, tiles[place], x, plan.yard_y, width, height))
        else:
            parts.append(rect(x, plan.yard_y, width, height, r=6, class_="slot"))
    if len(tiles) < YARD_TILES:
        middle = plan.yard_x + (YARD_TILES - 1) * (width + GAP) + width / 2
        parts.append(_caption(canvas, "board-yard", middle, plan.yard_y + height / 2 + 4, width))
    return join(parts)


def _caption(canvas: Canvas, key: str, x: float, y: float, width: float) -> Svg:
    return text(canvas.fixed(key), x, y, 12, width=width - 6, anchor="middle", class_="t i soft")


def _yard_tile(
    canvas: Canvas, seat: int, place: int, entry: TileView, x: float, y: float, width: float, height: float
) -> Svg:
    name = entry["tile"]
    if name is None:
        words = canvas.fixed("board-hidden-tile", kind=entry["kind"], cost=entry["cost"])
        hidden = back(canvas, entry["kind"], entry["cost"], width, height)
        return piece(f"yard-{seat}-{place}", words, x, y, hidden)
    tile = tile_number(name)
    verb = {"make-room": "drop", "construct": "construct", "replace": "replace"}.get(canvas.question)
    if canvas.question == "turn":  # with a cell, in one go
        verb = next((way for way in ("construct", "replace") if f"{way} {name}" in canvas.legal_texts), None)
    is_offered = verb is not None and seat == canvas.seat and not (verb == "replace" and entry["kind"] != "galley")
    return piece(
        f"tile-{name.replace(' ', '-')}",
        tile_title(canvas, tile),
        x,
        y,
        card(canvas, tile, width, height),
        do=f"{verb} {name}" if is_offered else None,
    )


def _barriers(canvas: Canvas, plan: DockPlan, seat: int) -> Svg:
    """The top one large with its bonus; those below as chips with their priority."""
    finished = canvas.view["barriers"][seat]
    x, y = plan.barriers_x, plan.barriers_y
    height = plan.height - y - GAP if plan.is_own or not plan.is_phone else plan.tile_height
    top_width = min(118.0, height * 1.15) if plan.is_own else min(plan.barriers_width * 0.58, height * 1.1)
    if plan.is_phone and plan.is_own:
        top_width = 92.0
    if not finished:
        return join(
            [
                rect(x, y, top_width, height, r=6, class_="slot"),
                use("i-barrier", x + top_width / 2 - 13, y + height / 2 - 24, 26, opacity="0.3"),
                _caption(canvas, "board-barriers", x + top_width / 2, y + height / 2 + 18, top_width),
            ]
        )
    parts = [_top_barrier(canvas, seat, finished[-1], x, y, top_width, height)]
    parts.append(
        _lower_barriers(
            canvas, plan, seat, finished[:-1], x + top_width + GAP, y, plan.barriers_width - top_width - GAP, height
        )
    )
    return join(parts)


def _top_barrier(canvas: Canvas, seat: int, barrier: int, x: float, y: float, width: float, height: float) -> Svg:
    tile = BARRIER_TILES[barrier - 1]
    words = canvas.fixed("board-top-barrier", tile=tile_title(canvas, tile))
    action = f"reorder barrier {barrier}" if canvas.question == "turn" and seat == canvas.seat else None
    body = card(canvas, tile, width, height, is_finished=True)
    return piece(f"tile-barrier-{barrier}", words, x, y, body, do=action)


def _lower_barriers(
    canvas: Canvas, plan: DockPlan, seat: int, below: list[int], x: float, y: float, width: float, height: float
) -> Svg:
    """Own ones large enough to be clicked; the newest first."""
    if not below:
        return Svg()
    side = 24.0 if not plan.is_own else 44.0 if plan.is_phone or len(below) > 8 else 58.0
    columns = max(1, int((width + GAP) // (side + GAP)))
    rows = -(-len(below) // columns)
    step = min(side + GAP, height / rows)
    parts = []
    for place, barrier in enumerate(reversed(below)):
        left = x + place % columns * (side + GAP)
        top = y + place // columns * step
        parts.append(_chip(canvas, seat, barrier, left, top, side, min(side, step - 1)))
    return join(parts)


def _chip(canvas: Canvas, seat: int, barrier: int, x: float, y: float, width: float, height: float) -> Svg:
    tile = BARRIER_TILES[barrier - 1]
    action = f"reorder barrier {barrier}" if canvas.question == "turn" and seat == canvas.seat else None
    body: Svg = canvas.kept(("chip", barrier, width, height), lambda: _chip_body(canvas, tile, width, height))
    return piece(f"tile-barrier-{barrier}", tile_title(canvas, tile), x, y, body, do=action)


def _chip_body(canvas: Canvas, tile: int, width: float, height: float) -> Svg:
    """The priority, and where there is room the bonus."""
    shown = str(canvas.edition.barrier_priority[tile])
    if width < 40 or height < 34:
        return join([blank(width, height), text(shown, width / 2, height / 2 + 4, 11, anchor="middle", bold=True)])
    side = (width - 6) / 3
    return join(
        [
            blank(width, height),
            text(shown, width / 2, height * 0.4, height * 0.3, anchor="middle", bold=True, class_="t n"),
            bonus(canvas, tile, 3, height - side - 4, side),
        ]
    )
