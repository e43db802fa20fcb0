"""Stacks to buy from; on the same place, when there are any, the tiles someone looks at and the sealed bids."""

from __future__ import annotations

from ....render import Svg, button, coin, edge, group, halo, join, mark, piece, rect, text, use
from ..actions import BID_MORE, SPACE, TAKE_NONE
from ..terms import BARRIER_STACK, DOGE_STACK, STACKS, tile_number
from ..view import DrawnView
from .canvas import Canvas
from .doge import doge_tile
from .tiles import MINI_HEIGHT, MINI_WIDTH, card, tile_title

GAP = 6
HEAD = 22  # the line of words above
PHONE_BUTTON = 44
PHONE_BIDS = 7  # side by side
WIDE_BIDS = 30  # in three rows
SET_MORE_ASIDE = SPACE.actions[BID_MORE].text


class DeskPlan:
    """The box of the desk."""

    def __init__(self, x: float, y: float, width: float, height: float) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.is_phone = width < 400

    def grown(self, canvas: Canvas) -> DeskPlan:
        """On a phone the desk grows with the bids, so that each is large enough for a finger."""
        rows = -(-len(bid_actions(canvas)) // PHONE_BIDS) if canvas.question == "bid" else 0
        needed = HEAD + 72 + rows * (PHONE_BUTTON + GAP)
        if not self.is_phone or needed <= self.height:
            return self
        return DeskPlan(self.x, self.y, self.width, needed)


def desk(canvas: Canvas, plan: DeskPlan) -> Svg:
    drawn = canvas.view["drawn"]
    if drawn is not None:
        return _looked_at(canvas, plan, drawn)
    if canvas.view["bids"] is not None or any(question["key"] == "bid" for question in canvas.view["questions"]):
        return _bids(canvas, plan)
    return _stacks(canvas, plan)


def _stacks(canvas: Canvas, plan: DeskPlan) -> Svg:
    """The six zones lie like the ship, upper deck above lower deck; barriers and gondolas beside them."""
    is_buying = canvas.question == "buy"
    head = text(canvas.fixed("board-stacks"), plan.x + 2, plan.y + 14, 13, width=plan.width * 0.6, class_="t s soft")
    skip = _plain(canvas, "skip", "board-skip", plan) if is_buying else Svg()
    width = (plan.width - 3 * GAP) / 4
    height = (plan.height - HEAD - GAP) / 2
    parts = [head, skip]
    for stack in range(DOGE_STACK):
        column, row = (stack % 3, 1 - stack // 3) if stack < BARRIER_STACK else (3, stack - BARRIER_STACK)
        x, y = plan.x + column * (width + GAP), plan.y + HEAD + row * (height + GAP)
        parts.append(_stack(canvas, stack, x, y, width, height))
    return join(parts)


def _stack(canvas: Canvas, stack: int, x: float, y: float, width: float, height: float) -> Svg:
    name = STACKS[stack]
    entry = canvas.view["stacks"][name]
    left, cost = entry["left"], entry.get("top_cost")
    body: Svg = canvas.kept(
        ("stack", stack, left, cost, width, height), lambda: _stack_body(canvas, stack, left, cost, width, height)
    )
    if cost is None:
        words = canvas.fixed("board-stack", stack=name, count=left)
    else:
        words = canvas.fixed("board-stack-top", stack=name, count=left, cost=cost)
    action = f"buy galley {name}" if stack < BARRIER_STACK else f"buy {name}"
    return piece(
        f"stack-{name.replace(' ', '-')}",
        words,
        x,
        y,
        body,
        # In a turn it is bought with a cell, in one go.
        do=action if canvas.question == "buy" or action in canvas.legal_texts else None,
        class_="" if left else "dim",
    )


def _stack_body(canvas: Canvas, stack: int, left: int, cost: int | None, width: float, height: float) -> Svg:
    name = STACKS[stack]
    is_zone = stack < BARRIER_STACK
    side = min(height * 0.58, width * 0.46)
    wide = min(side * MINI_WIDTH / MINI_HEIGHT, width * 0.52) if is_zone else side
    return join(
        [
            halo(width, height, r=6),
            rect(3, 3, width, height, r=6, class_="tray"),
            edge(width, height, r=6),
            use(f"zone-{stack}" if is_zone else f"i-{name}", 6, 4, wide, side),
            text(f"×{left}", width - 6, 21, 15, anchor="end", bold=True, class_="t n"),
            coin(cost, width - 25, height * 0.34, 20) if cost is not None else Svg(),
            text(canvas.heading(name), width / 2, height - 6, 11.5, width=width - 8, anchor="middle", smallest=7.5),
        ]
    )


def _plain(canvas: Canvas, action: str, key: str, plan: DeskPlan) -> Svg:
    """The other way out, in words: at the top right of the desk, over the line of words."""
    words = canvas.fixed(key)
    width = min(plan.width * 0.42, 150)
    height = float(PHONE_BUTTON) if plan.is_phone else 30.0
    y = plan.y + HEAD - height - 4
    return piece(
        f"do-{action.replace(' ', '-')}",
        words,
        plan.x + plan.width - width,
        y,
        button(words, width, height, 13),
        do=action,
    )


def _looked_at(canvas: Canvas, plan: DeskPlan, drawn: DrawnView) -> Svg:
    """The tiles drawn: open to who looks at them, face down to all others."""
    tiles = drawn["tiles"]
    who = canvas.say("board-looking", seat=drawn["seat"], count=drawn["count"])
    own = canvas.fixed("board-you-look") if tiles is not None else who
    has_plain = canvas.question == "take"
    head = text(own, plan.x + 2, plan.y + 14, 13, width=plan.width * (0.56 if has_plain else 0.98), class_="t s soft")
    parts = [head]
    if tiles is None:
        return join([head, _face_down(plan, drawn["seat"], drawn["count"])])
    if tiles[0].startswith("doge"):
        return join([head, *_doge_tiles(canvas, plan, [int(tile.split()[1]) - 1 for tile in tiles])])
    if has_plain:
        parts.append(_plain(canvas, SPACE.actions[TAKE_NONE].text, "board-take-none", plan))
    width = (plan.width - 2 * GAP) / 3
    height = plan.height - HEAD
    for place, name in enumerate(tiles):
        tile = tile_number(name)
        kind, number = name.split()
        x = plan.x + place * (width + GAP)
        action = f"take {name}" if canvas.question == "take" else None
        parts.append(
            piece(
                f"tile-{kind}-{number}",
                tile_title(canvas, tile),
                x,
                plan.y + HEAD,
                card(canvas, tile, width, height),
                do=action,
            )
        )
    return join(parts)


def _face_down(plan: DeskPlan, seat: int, count: int) -> Svg:
    width = (plan.width - 2 * GAP) / 3
    height = plan.height - HEAD
    size = min(width, height) * 0.34
    return join(
        [
            group(
                rect(plan.x + place * (width + GAP), plan.y + HEAD, width, height, r=8, class_="tray"),
                mark(
                    seat, plan.x + place * (width + GAP) + (width - size) / 2, plan.y + HEAD + (height - size) / 2, size
                ),
                id=f"hidden-{place}",
            )
            for place in range(count)
        ]
    )


def _doge_tiles(canvas: Canvas, plan: DeskPlan, doges: list[int]) -> list[Svg]:
    """One of two to put in force, or where the other one goes."""
    width = (plan.width - GAP) / 2
    height = plan.height - HEAD
    parts = []
    for place, doge in enumerate(doges):
        action = f"enact {doge + 1}" if canvas.question == "enact-doge" else None
        parts.append(
            doge_tile(canvas, doge, plan.x + place * (width + GAP), plan.y + HEAD, width, height, action=action)
        )
    if canvas.question != "return-doge":
        return parts
    half = (height - GAP) / 2
    for place, where in enumerate(("top", "under")):
        words = canvas.fixed(f"board-return-{where}")
        y = plan.y + HEAD + place * (half + GAP)
        parts.append(
            piece(
                f"return-{where}",
                words,
                plan.x + width + GAP,
                y,
                button(words, width, half, 13, _return_sign(half, is_top=where == "top")),
                do=f"return {where}",
            )
        )
    return parts


def _return_sign(height: float, *, is_top: bool) -> Svg:
    """A light card above or below two dark ones."""
    side = height * 0.5
    x, y = (height - side) / 2, height * 0.3
    cards = [
        rect(
            x,
            y + 8 * step,
            side,
            7,
            r=2,
            class_="f-gold-high gilt-edge" if (step == 0) == is_top and step != 1 else "tray",
        )
        for step in (0, 1, 2)
    ]
    return join(cards)


def _bids(canvas: Canvas, plan: DeskPlan) -> Svg:
    """Closed hands for bids made, open ones for those to come; below, how many one may bid."""
    view = canvas.view
    made = view["bids"]["made"] if view["bids"] is not None else [False] * canvas.players
    own = view["bids"]["own"] if view["bids"] is not None else None
    if own is None and view["aside"]:
        own = view["aside"]
    head = text(
        canvas.fixed("board-inspection"), plan.x + 2, plan.y + 14, 13, width=plan.width * 0.9, class_="t s soft"
    )
    width = (plan.width - GAP * (canvas.players - 1)) / canvas.players
    side = min(width * 0.8, plan.height * 0.36, 64)
    parts = [head]
    for seat in range(canvas.players):
        x = plan.x + seat * (width + GAP) + (width - side) / 2
        key = "board-bid-made" if made[seat] else "board-bid-open"
        shown = [
            use("i-fist" if made[seat] else "i-palm", 0, 0, side),
            mark(seat, side * 0.62, side * 0.5, side * 0.46),
        ]
        if own is not None and seat == canvas.seat:
            shown.append(text(str(own), side * 0.12, side * 0.95, side * 0.36, bold=True, class_="t n halo-text"))
        parts.append(piece(f"bid-of-{seat}", canvas.say(key, seat=seat), x, plan.y + HEAD, *shown))
    return join([*parts, _bid_buttons(canvas, plan, plan.y + HEAD + side + GAP)])


def bid_actions(canvas: Canvas) -> list[str]:
    """The bids that can be made, by text form, the smallest first; last comes the one that sets more aside."""
    bids = [action for action in canvas.legal_texts if action.startswith("bid ")]
    return sorted(bids, key=lambda action: (action == SET_MORE_ASIDE, int(action.split()[1])))


def _bid_buttons(canvas: Canvas, plan: DeskPlan, top: float) -> Svg:
    bids = bid_actions(canvas)
    if not bids:
        return Svg()
    room = plan.y + plan.height - top
    rows, columns, gap = _bid_grid(plan, room, len(bids))
    width = min(52, (plan.width - gap * (columns - 1)) / columns)
    height = min(52, (room - gap * (rows - 1)) / rows)
    return join(
        [
            _bid_button(
                canvas,
                action,
                plan.x + place % columns * (width + gap),
                top + place // columns * (height + gap),
                width,
                height,
            )
            for place, action in enumerate(bids)
        ]
    )


def _bid_grid(plan: DeskPlan, room: float, count: int) -> tuple[int, int, float]:
    """Rows, columns and the gap between them. On a wide board, many bids (DS-3.3 knows no limit) lie close together."""
    if plan.is_phone:
        return -(-count // PHONE_BIDS), PHONE_BIDS, GAP
    if count <= WIDE_BIDS:
        rows = -(-count // (WIDE_BIDS // 3))
        return rows, -(-count // rows), GAP
    rows = max(3, round((count * room / plan.width) ** 0.5))
    return rows, -(-count // rows), 1


def _bid_button(canvas: Canvas, action: str, x: float, y: float, width: float, height: float) -> Svg:
    approvals = int(action.split()[1])
    is_more = action == SET_MORE_ASIDE
    bid = approvals + canvas.view["aside"]
    words = canvas.fixed("do-bid-more", approvals=approvals) if is_more else canvas.fixed("do-bid", approvals=bid)
    size = min(20, height * 0.55)
    body = [
        halo(width, height),
        edge(width, height),
        text(
            f"+{approvals}" if is_more else str(bid),
            width / 2,
            height / 2 + size * 0.36,
            size,
            width=width,
            anchor="middle",
            bold=True,
            smallest=4,
            class_="t n",
        ),
    ]
    return piece("bid-more" if is_more else f"bid-{approvals}", words, x, y, *body, do=action)
