"""Stacks to buy from; over them, when there are any, the tiles that someone looks at."""

from __future__ import annotations

from ....engine import Fragment
from ....render import Svg, coin, edge, group, halo, join, mark, piece, rect, text, use, width_of
from ..outlook import too_dear_stacks
from ..terms import BARRIER_STACK, DECKS, DOGE_STACK, SECTIONS, STACKS, tile_number
from ..view_types import DrawnView
from ..worth import Phrase, not_yet
from .canvas import Canvas
from .doge import doge_tile
from .plan import Box
from .tiles import MINI_HEIGHT, MINI_WIDTH, card, prospect_of, tile_title

GAP = 4.0
HEAD = 20.0  # the line of words above tiles that are looked at
_KEYS = tuple([f"stack-{name.replace(' ', '-')}" for name in STACKS])


def stacks(canvas: Canvas) -> list[Fragment]:
    """The six zones lie like the ship, upper deck above lower deck, barriers and gondolas beside them; on a phone all
    in a row."""
    return [_stack(canvas, stack) for stack in range(DOGE_STACK)]


def own_stacks(canvas: Canvas, seat: int) -> list[Fragment]:
    """Those of which one could pay no tile are quiet while one thinks of buying."""
    if canvas.question not in ("turn", "buy"):
        return []
    dear = too_dear_stacks(canvas.edition, canvas.view, seat, before_cell=canvas.question == "turn")
    return [_stack(canvas, stack, is_quiet=True) for stack in dear]


def _stack(canvas: Canvas, stack: int, *, is_quiet: bool = False) -> Fragment:
    entry = canvas.view["stacks"][STACKS[stack]]
    left, cost = entry["left"], entry.get("top_cost")
    reason = None if stack >= BARRIER_STACK else not_yet(canvas.view, stack)
    told = None if reason is None else (reason[0], *reason[1].values())
    key = _KEYS[stack]
    return canvas.fragment(
        key, (left, cost, told, is_quiet), lambda: _stack_piece(canvas, stack, left, cost, reason, is_quiet=is_quiet)
    )


def _stack_piece(
    canvas: Canvas, stack: int, left: int, cost: int | None, reason: Phrase | None, *, is_quiet: bool
) -> Svg:
    name = STACKS[stack]
    box = _stack_box(canvas, stack)
    is_next = reason is None
    if canvas.plan.is_phone:
        face = _low_face(canvas, stack, left, cost, box, is_next=is_next)
    else:
        face = _stack_face(canvas, stack, left, cost, box, is_next=is_next)
    return piece(
        _KEYS[stack],
        _stack_title(canvas, stack, left, cost, reason, is_quiet=is_quiet),
        box.x,
        box.y,
        halo(box.width, box.height, r=6),
        rect(3, 3, box.width - 1, box.height - 1, r=6, class_="tray"),
        edge(box.width, box.height, r=6),
        face,
        do=f"buy galley {name}" if stack < BARRIER_STACK else f"buy {name}",
        class_="quiet" if is_quiet else "" if left else "dim",
    )


def _stack_title(
    canvas: Canvas, stack: int, left: int, cost: int | None, reason: Phrase | None, *, is_quiet: bool
) -> str:
    words = canvas.said(("stack", stack, left, cost), lambda: _stack_phrase(stack, left, cost))
    if is_quiet:
        return canvas.fixed("board-stack-too-dear", stack=words, cost=canvas.edition.least_cost[stack])
    return words if reason is None else canvas.say("board-stack-not-yet", stack=words, reason=reason)


def _stack_phrase(stack: int, left: int, cost: int | None) -> Phrase:
    """What lies in a stack: that of a zone with its section and deck."""
    name: str | Phrase = STACKS[stack]
    if stack < BARRIER_STACK:
        name = (f"stack-{DECKS[stack // 3]}", {"section": SECTIONS[stack % 3]})
    told = {"stack": name, "count": left}
    return ("board-stack", told) if cost is None else ("board-stack-top", {**told, "cost": cost})


def _stack_box(canvas: Canvas, stack: int) -> Box:
    area, columns = canvas.plan.stacks, canvas.plan.stack_columns
    rows = -(-DOGE_STACK // columns)
    width = (area.width - GAP * (columns - 1)) / columns
    height = (area.height - GAP * (rows - 1)) / rows
    column, row = stack, 0
    if rows == 2:
        column, row = (stack % 3, 1 - stack // 3) if stack < BARRIER_STACK else (3, stack - BARRIER_STACK)
    return Box(area.x + column * (width + GAP), area.y + row * (height + GAP), width, height)


def _stack_face(canvas: Canvas, stack: int, left: int, cost: int | None, box: Box, *, is_next: bool) -> Svg:
    """The sign, the count, the price on top, the name; soft where a part could not be built now."""
    name = STACKS[stack]
    is_zone = stack < BARRIER_STACK
    side = box.height * 0.56
    wide = min(side * MINI_WIDTH / MINI_HEIGHT, box.width * 0.58) if is_zone else side
    letters = "t" if is_next else "t i soft"
    return join(
        [
            use(f"zone-{stack}" if is_zone else f"i-{name}", 7, 7, wide, side),
            text(f"×{left}", box.width - 7, 22, 16, anchor="end", bold=True, class_="t n" if is_next else "t n soft"),
            coin(cost, box.width - 29, box.height * 0.36, 22) if cost is not None else Svg(),
            text(
                canvas.heading(name),
                box.width / 2,
                box.height - 9,
                13,
                width=box.width - 8,
                anchor="middle",
                smallest=9,
                class_=letters,
            ),
        ]
    )


def _low_face(canvas: Canvas, stack: int, left: int, cost: int | None, box: Box, *, is_next: bool) -> Svg:
    """For a phone: the sign above, at its corner the price, a short name and the count below."""
    is_zone = stack < BARRIER_STACK
    side = box.height * 0.42
    words = _short_name(canvas, stack)
    room = box.width - 2
    # All in the same size, that of the longest.
    size = min([11.0, *[room / width_of(_short_name(canvas, other), 1) for other in range(DOGE_STACK)]])
    letters = "t n" if is_next else "t n soft"
    wide = box.width - 6 if is_zone else side
    x = (box.width - wide) / 2 if is_zone else 3
    return join(
        [
            use(f"zone-{stack}" if is_zone else f"i-{STACKS[stack]}", x, 4, wide, side),
            coin(cost, box.width - 18, 3, 16) if cost is not None else Svg(),
            text(words, box.width / 2, side + 16, size, width=room, anchor="middle", smallest=7, class_=letters),
            text(f"×{left}", box.width / 2, box.height - 5, 14, anchor="middle", bold=is_next, class_=letters),
        ]
    )


def _short_name(canvas: Canvas, stack: int) -> str:
    """A zone by its section, and an arrow for its deck, which the title tells in words."""
    if stack >= BARRIER_STACK:
        return canvas.heading(STACKS[stack])
    return f"{canvas.heading(SECTIONS[stack % 3])} {'↑' if stack // 3 else '↓'}"


def drawn(canvas: Canvas) -> Fragment:
    """The tiles that someone looks at, face down to everybody."""
    looking = canvas.view["drawn"]
    if looking is None:
        return canvas.fragment("drawn", (), lambda: group(id="drawn"))
    seat, count = looking["seat"], looking["count"]
    return canvas.fragment("drawn", (seat, count, canvas.player(seat)), lambda: _face_down(canvas, seat, count))


def own_drawn(canvas: Canvas, looking: DrawnView) -> Fragment:
    """The same, open to the one who looks."""
    tiles = tuple(looking["tiles"] or ())
    if tiles[0].startswith("doge"):
        return canvas.fragment("drawn", tiles, lambda: _doge_tiles(canvas, tiles))
    worth = tuple([prospect_of(canvas, tile_number(name)) for name in tiles])
    return canvas.fragment("drawn", (tiles, worth), lambda: _open_tiles(canvas, tiles))


def _table(canvas: Canvas, words: str, *shown: Svg) -> Svg:
    """A clean place over the board, with a line of words above what lies there."""
    x, y, width, height = canvas.plan.drawn
    return group(
        rect(x - 4, y - 4, width + 8, height + 8, r=8, class_="sheet"),
        rect(x - 2, y - 2, width + 4, height + 4, r=8, class_="tray"),
        text(words, x + 6, y + 14, 14, width=width - 12, class_="t s soft"),
        *shown,
        id="drawn",
    )


def _places(canvas: Canvas, count: int) -> list[Box]:
    x, y, width, height = canvas.plan.drawn
    wide = (width - 8 - (count - 1) * 6) / count
    return [Box(x + 4 + place * (wide + 6), y + HEAD, wide, height - HEAD - 4) for place in range(count)]


def _face_down(canvas: Canvas, seat: int, count: int) -> Svg:
    shown = []
    for box in _places(canvas, max(count, 2))[:count]:
        size = min(box.width, box.height) * 0.4
        shown.append(rect(box.x, box.y, box.width, box.height, r=8, class_="card"))
        shown.append(mark(seat, box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size))
    return _table(canvas, canvas.say("board-looking", seat=seat, count=count), *shown)


def _open_tiles(canvas: Canvas, names: tuple[str, ...]) -> Svg:
    shown = []
    for box, name in zip(_places(canvas, 3), names, strict=False):
        tile = tile_number(name)
        outlook = prospect_of(canvas, tile)
        shown.append(
            piece(
                f"tile-{name.replace(' ', '-')}",
                tile_title(canvas, tile, is_unbuilt=True),  # Its worth now stands on the card and in the preview.
                box.x,
                box.y,
                card(canvas, tile, box.width, box.height, outlook=outlook),
                do=f"take {name}",
            )
        )
    return _table(canvas, canvas.fixed("board-you-look"), *shown)


def _doge_tiles(canvas: Canvas, names: tuple[str, ...]) -> Svg:
    """One of two to put in force, or the other one, which goes back."""
    doges = [int(name.split()[1]) - 1 for name in names]
    shown = [
        doge_tile(canvas, doge, box, do=f"enact {doge + 1}", is_drawn=True)
        for box, doge in zip(_places(canvas, 2), doges, strict=False)
    ]
    return _table(canvas, canvas.fixed("board-you-look"), *shown)
