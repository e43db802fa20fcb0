"""The mat of each player: mark and purse, the yard, the finished barriers with the top one large."""

from __future__ import annotations

from ....engine import Fragment, Sheet
from ....render import Svg, coin, ghost_mark, group, join, laurel, mark, piece, rect, seal, text, use
from ..phrases import Phrase
from ..terms import BARRIER_TILES, MARKERS, STACKS, YARD_TILES, tile_number
from ..view_types import TileView
from .canvas import Canvas
from .order import counted, flood_to_come, held_words
from .plan import GAP, Box
from .tiles import back, blank, bonus, card, lying_barrier, prospect_of, prospect_title, tile_title

_SIDES = (62.0, 48.0, 36.0, 28.0)  # of a barrier below the top one: as large as all of them fit
_PHONE_SIDE = 44.0  # large enough for a finger
_BETWEEN = 4.0

Open = tuple[str, int, str | None]  # kind, cost and name of a tile, as far as it is known


def mats(canvas: Canvas) -> list[Sheet]:
    plan = canvas.plan.mat
    held = counted(canvas)
    return [
        Sheet(
            f"mat-{seat}",
            plan.width,
            plan.height,
            canvas.told("board-mat", seat),
            [
                _dock(canvas, seat, held[seat]),
                *_yard(canvas, seat, _open_side(canvas.view["yards"][seat])),
                _barriers(canvas, seat),
            ],
        )
        for seat in range(canvas.players)
    ]


def own_mat(canvas: Canvas, seat: int) -> list[Fragment]:
    """One's own mat: it shows tiles whose finished side only their owner sees, and approvals as they are; and only its
    owner can do something there, so that nobody else is told why they cannot."""
    tiles = tuple([(tile["kind"], tile["cost"], tile["tile"]) for tile in canvas.view["yards"][seat]])
    return [
        _dock(canvas, seat, canvas.view["approvals"][seat], is_own=True),
        *_yard(canvas, seat, tiles, is_own=True),
        _barriers(canvas, seat, is_own=True),
    ]


def _open_side(tiles: list[TileView]) -> tuple[Open, ...]:
    """DS-2.2.4 What everybody sees of a yard, in an order that tells nothing more."""
    seen = [(tile["kind"], tile["cost"], tile["tile"] if tile["kind"] == "galley" else None) for tile in tiles]
    return tuple(sorted(seen, key=lambda tile: (tile[0], tile[1], tile[2] or "")))


def _dock(canvas: Canvas, seat: int, held: int | None, *, is_own: bool = False) -> Fragment:
    known = held_words(canvas, held, is_own=is_own)
    numbers = (canvas.view["vp"][seat], canvas.view["ducats"][seat], canvas.view["markers"][seat])
    return canvas.fragment(
        f"dock-{seat}",
        (*numbers, held, known[0], canvas.player(seat)),
        lambda: _purse(canvas, seat, held, known),
    )


def _purse(canvas: Canvas, seat: int, held: int | None, known: Phrase) -> Svg:
    """Mark, name, VP, ducats, approvals, and the markers still to use."""
    plan, view = canvas.plan.mat, canvas.view
    vp, ducats, markers = view["vp"][seat], view["ducats"][seat], view["markers"][seat]
    approvals = "?" if held is None else str(held)
    words = canvas.say("board-player", seat=seat, vp=vp, ducats=ducats, markers=markers, held=known)
    name, x, y = canvas.player(seat), plan.purse.x, plan.purse.y
    if plan.is_phone:
        parts = [
            mark(seat, x + 2, y + 4, 28),
            text(name, x + 36, y + 15, 14, width=160, bold=True, class_="t s", smallest=9),
            _markers(seat, markers, x + 36, y + 19, 14),
            laurel(vp, x + 230, y + 1, 34),
            coin(ducats, x + 284, y + 3, 30),
            seal(approvals, x + 336, y + 2, 34),
        ]
    else:
        parts = [
            mark(seat, x, y + 2, 48),
            text(name, x + 56, y + 20, 17, width=plan.purse.width - 58, bold=True, class_="t s", smallest=10),
            _markers(seat, markers, x + 56, y + 28, 20),
            laurel(vp, x, y + 72, 54),
            coin(ducats, x + 67, y + 76, 46),
            seal(approvals, x + 126, y + 73, 54),
        ]
    return piece(f"dock-{seat}", words, 0, 0, rect(1, 1, plan.width - 2, plan.height - 2, r=8, class_="tray"), *parts)


def _markers(seat: int, markers: int, x: float, y: float, size: float) -> Svg:
    """Those left this round, and the places of those used."""
    places = [(mark(seat, x + place * (size + 2), y, size) if place < markers else None) for place in range(MARKERS)]
    return join([drawn or ghost_mark(x + place * (size + 2), y, size) for place, drawn in enumerate(places)])


def _yard(canvas: Canvas, seat: int, tiles: tuple[Open, ...], *, is_own: bool = False) -> list[Fragment]:
    """The tiles under construction, and dotted places for those that still fit."""
    view = canvas.view
    facts = (seat, is_own, tiles, view["doge"], len(view["ship"]["lower"]), len(view["ship"]["upper"]))

    def make() -> list[Fragment]:
        return [
            _yard_tile(canvas, seat, place, tiles[place], is_own=is_own)
            if place < len(tiles)
            else _free_place(canvas, seat, place)
            for place in range(YARD_TILES)
        ]

    return canvas.fragments("yard", facts, make)


def _free_place(canvas: Canvas, seat: int, place: int) -> Fragment:
    key = f"yard-{seat}-{place}"

    def make() -> Svg:
        x, y, width, height = canvas.plan.mat.tile(place)
        words = canvas.fixed("board-yard")
        caption = text(
            words, x + width / 2, y + height / 2 + 4, 13, width=width - 6, anchor="middle", class_="t i soft"
        )
        is_last = place == YARD_TILES - 1
        return group(rect(x, y, width, height, r=6, class_="slot"), caption if is_last else None, id=key)

    return canvas.fragment(key, (), make)


def _yard_tile(canvas: Canvas, seat: int, place: int, entry: Open, *, is_own: bool) -> Fragment:
    """To its owner a tile stands for all that can be done with it; others are told what it would bring."""
    key = f"yard-{seat}-{place}"
    kind, cost, name = entry
    if name is None:
        return canvas.fragment(key, entry, lambda: _hidden_tile(canvas, key, kind, cost, canvas.plan.mat.tile(place)))
    tile = tile_number(name)
    outlook = prospect_of(canvas, tile)

    def make() -> Svg:
        box = canvas.plan.mat.tile(place)
        ways = ("construct", "replace", "drop") if kind == "galley" else ("construct", "drop")
        shown = piece(
            f"tile-{name.replace(' ', '-')}",
            prospect_title(canvas, tile, outlook, is_own=is_own),
            box.x,
            box.y,
            card(canvas, tile, box.width, box.height, outlook=outlook),
            do=tuple([f"{way} {name}" for way in ways]) if is_own else None,
            origin=f"stack-{STACKS[canvas.edition.tile_stack[tile]].replace(' ', '-')}",
        )
        return group(shown, id=key)

    return canvas.fragment(key, (name, outlook, is_own), make)


def _hidden_tile(canvas: Canvas, key: str, kind: str, cost: int, box: Box) -> Svg:
    words = canvas.fixed("board-hidden-tile", kind=kind, cost=cost)
    return piece(key, words, box.x, box.y, back(kind, cost, box.width, box.height), origin=f"stack-{kind}")


def _barriers(canvas: Canvas, seat: int, *, is_own: bool = False) -> Fragment:
    """The top one large with its bonus; those below smaller."""
    finished = tuple(canvas.view["barriers"][seat])
    key = f"barriers-{seat}"
    flood = flood_to_come(canvas, seat) if finished else None
    facts = (finished, flood, is_own, canvas.player(seat))
    return canvas.fragment(key, facts, lambda: group(*_finished(canvas, seat, finished, flood, is_own=is_own), id=key))


def _finished(canvas: Canvas, seat: int, finished: tuple[int, ...], flood: int | None, *, is_own: bool) -> list[Svg]:
    plan = canvas.plan.mat
    x, y, width, height = plan.top
    if not finished:
        words = canvas.fixed("board-barriers")
        caption_y = y + height / 2 + (5 if plan.is_phone else 24)
        left = x + (34 if plan.is_phone else 0)
        return [
            rect(x, y, width, height, r=6, class_="slot"),
            use(
                "i-barrier",
                x + (6 if plan.is_phone else width / 2 - 17),
                y + height / 2 - (14 if plan.is_phone else 30),
                28 if plan.is_phone else 34,
                opacity="0.3",
            ),
            text(
                words,
                left + (x + width - left) / 2,
                caption_y,
                13,
                width=x + width - left - 4,
                anchor="middle",
                class_="t i soft",
            ),
        ]
    barrier = finished[-1]
    tile = BARRIER_TILES[barrier - 1]
    if plan.is_phone:
        body = lying_barrier(canvas, tile, width, height)
    else:
        body = card(canvas, tile, width, height, is_finished=True)
    words = canvas.say(
        "board-top-barrier",
        seat=seat,
        tile=tile_title(canvas, tile, is_paid=True),
        count=len(finished),
        flood="none" if flood is None else flood,
    )
    top = piece(f"tile-barrier-{barrier}", words, x, y, body, do=f"reorder barrier {barrier}" if is_own else None)
    return [top, *_below(canvas, seat, finished[:-1], is_own=is_own)]


def _below(canvas: Canvas, seat: int, below: tuple[int, ...], *, is_own: bool) -> list[Svg]:
    """The newest first, as large as there is room for all of them."""
    plan = canvas.plan.mat
    x = plan.top.x + plan.top.width + GAP
    width = plan.barriers.x + plan.barriers.width - x
    height = plan.barriers.height
    side = _PHONE_SIDE if plan.is_phone else _largest(len(below), width, height)
    columns = max(1, int((width + _BETWEEN) // (side + _BETWEEN)))
    step = side + _BETWEEN
    if plan.is_phone and len(below) > columns:
        columns, step = len(below), (width - side) / (len(below) - 1)
    rows = -(-len(below) // columns)
    step_y = min(side + _BETWEEN, (height - side) / (rows - 1)) if rows > 1 else 0.0
    chips = []
    for place, barrier in enumerate(reversed(below)):
        left, top = x + place % columns * step, plan.barriers.y + place // columns * step_y
        chips.append(_chip(canvas, seat, barrier, Box(left, top, side, side), is_own=is_own))
    return chips


def _largest(count: int, width: float, height: float) -> float:
    """The largest side at which so many fit into the room."""
    for side in _SIDES:
        columns, rows = (int((room + _BETWEEN) // (side + _BETWEEN)) for room in (width, height))
        if columns * rows >= count:
            return side
    return _SIDES[-1]


def _chip(canvas: Canvas, seat: int, barrier: int, box: Box, *, is_own: bool) -> Svg:
    """The priority, and where there is room the bonus."""
    tile, side = BARRIER_TILES[barrier - 1], box.width
    shown = str(canvas.edition.barrier_priority[tile])
    parts = [blank(side, side)]
    if side < 34:
        parts.append(text(shown, side / 2, side / 2 + 5, 14, anchor="middle", bold=True, class_="t n"))
    else:
        third = (side - 6) / 3
        parts.append(text(shown, side / 2, side * 0.42, side * 0.34, anchor="middle", bold=True, class_="t n"))
        parts.append(bonus(canvas, tile, 3, side - third - 4, third))
    words = canvas.told("board-lower-barrier", seat, tile=tile_title(canvas, tile, is_paid=True))
    do = f"reorder barrier {barrier}" if is_own else None
    return piece(f"tile-barrier-{barrier}", words, box.x, box.y, *parts, do=do)
