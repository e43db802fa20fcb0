"""Stacks to buy from; on the same place, when there are any, the tiles someone looks at and the sealed bids."""

from __future__ import annotations

from collections.abc import Sequence

from ...render import Svg, button, coin, edge, group, halo, join, mark, rect, text, use
from .actions import BID_MORE, SPACE, TAKE_NONE
from .board_doge import doge_tile
from .board_sheet import Sheet
from .board_tiles import MINI_HEIGHT, MINI_WIDTH, card, tile_title
from .terms import BARRIER_STACK, DOGE_STACK, STACKS, tile_number

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

    def grown(self, sheet: Sheet) -> DeskPlan:
        """On a phone the desk grows with the bids, so that each is large enough for a finger."""
        rows = -(-len(bid_actions(sheet)) // PHONE_BIDS) if sheet.question == "bid" else 0
        needed = HEAD + 72 + rows * (PHONE_BUTTON + GAP)
        if not self.is_phone or needed <= self.height:
            return self
        return DeskPlan(self.x, self.y, self.width, needed)


def desk(sheet: Sheet, plan: DeskPlan) -> Svg:
    if sheet.view["drawn"] is not None:
        return _looked_at(sheet, plan)
    if sheet.view["bids"] is not None or any(question["key"] == "bid" for question in sheet.view["questions"]):
        return _bids(sheet, plan)
    return _stacks(sheet, plan)


def _stacks(sheet: Sheet, plan: DeskPlan) -> Svg:
    """The six zones lie like the ship, upper deck above lower deck; barriers and gondolas beside them."""
    is_buying = sheet.question == "buy"
    head = text(sheet.fixed("board-stacks"), plan.x + 2, plan.y + 14, 13, width=plan.width * 0.6, class_="t s soft")
    skip = _plain(sheet, "skip", "board-skip", plan) if is_buying else Svg()
    width = (plan.width - 3 * GAP) / 4
    height = (plan.height - HEAD - GAP) / 2
    parts = [head, skip]
    for stack in range(DOGE_STACK):
        column, row = (stack % 3, 1 - stack // 3) if stack < BARRIER_STACK else (3, stack - BARRIER_STACK)
        x, y = plan.x + column * (width + GAP), plan.y + HEAD + row * (height + GAP)
        parts.append(_stack(sheet, stack, x, y, width, height))
    return join(parts)


def _stack(sheet: Sheet, stack: int, x: float, y: float, width: float, height: float) -> Svg:
    name = STACKS[stack]
    entry = sheet.view["stacks"][name]
    left, cost = entry["left"], entry.get("top_cost")
    body: Svg = sheet.kept(
        ("stack", stack, left, cost, width, height), lambda: _stack_body(sheet, stack, left, cost, width, height)
    )
    if cost is None:
        words = sheet.fixed("board-stack", stack=name, count=left)
    else:
        words = sheet.fixed("board-stack-top", stack=name, count=left, cost=cost)
    action = f"buy galley {name}" if stack < BARRIER_STACK else f"buy {name}"
    return sheet.choices.piece(
        f"stack-{name.replace(' ', '-')}",
        words,
        x,
        y,
        body,
        # In a turn it is bought with a cell, in one go.
        action=action if sheet.question == "buy" or action in sheet.choices.legal else None,
        class_="" if left else "dim",
    )


def _stack_body(sheet: Sheet, stack: int, left: int, cost: int | None, width: float, height: float) -> Svg:
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
            text(sheet.heading(name), width / 2, height - 6, 11.5, width=width - 8, anchor="middle", smallest=7.5),
        ]
    )


def _plain(sheet: Sheet, action: str, key: str, plan: DeskPlan) -> Svg:
    """The other way out, in words: at the top right of the desk, over the line of words."""
    words = sheet.fixed(key)
    width = min(plan.width * 0.42, 150)
    height = float(PHONE_BUTTON) if plan.is_phone else 30.0
    y = plan.y + HEAD - height - 4
    return sheet.choices.piece(
        f"do-{action.replace(' ', '-')}",
        words,
        plan.x + plan.width - width,
        y,
        button(words, width, height, 13),
        action=action,
    )


def _looked_at(sheet: Sheet, plan: DeskPlan) -> Svg:
    """The tiles drawn: open to who looks at them, face down to all others."""
    drawn = sheet.view["drawn"]
    tiles: Sequence[str] | None = drawn["tiles"]
    who = sheet.say("board-looking", seat=drawn["seat"], count=drawn["count"])
    own = sheet.fixed("board-you-look") if tiles is not None else who
    has_plain = sheet.question == "take"
    head = text(own, plan.x + 2, plan.y + 14, 13, width=plan.width * (0.56 if has_plain else 0.98), class_="t s soft")
    parts = [head]
    if tiles is None:
        return join([head, _face_down(plan, drawn["seat"], drawn["count"])])
    if tiles[0].startswith("doge"):
        return join([head, *_doge_tiles(sheet, plan, [int(tile.split()[1]) - 1 for tile in tiles])])
    if has_plain:
        parts.append(_plain(sheet, SPACE.actions[TAKE_NONE].text, "board-take-none", plan))
    width = (plan.width - 2 * GAP) / 3
    height = plan.height - HEAD
    for place, name in enumerate(tiles):
        tile = tile_number(name)
        kind, number = name.split()
        x = plan.x + place * (width + GAP)
        action = f"take {name}" if sheet.question == "take" else None
        parts.append(
            sheet.choices.piece(
                f"tile-{kind}-{number}",
                tile_title(sheet, tile),
                x,
                plan.y + HEAD,
                card(sheet, tile, width, height),
                action=action,
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


def _doge_tiles(sheet: Sheet, plan: DeskPlan, doges: list[int]) -> list[Svg]:
    """One of two to put in force, or where the other one goes."""
    width = (plan.width - GAP) / 2
    height = plan.height - HEAD
    parts = []
    for place, doge in enumerate(doges):
        action = f"enact {doge + 1}" if sheet.question == "enact-doge" else None
        parts.append(
            doge_tile(sheet, doge, plan.x + place * (width + GAP), plan.y + HEAD, width, height, action=action)
        )
    if sheet.question != "return-doge":
        return parts
    half = (height - GAP) / 2
    for place, where in enumerate(("top", "under")):
        words = sheet.fixed(f"board-return-{where}")
        y = plan.y + HEAD + place * (half + GAP)
        parts.append(
            sheet.choices.piece(
                f"return-{where}",
                words,
                plan.x + width + GAP,
                y,
                button(words, width, half, 13, _return_sign(half, is_top=where == "top")),
                action=f"return {where}",
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


def _bids(sheet: Sheet, plan: DeskPlan) -> Svg:
    """Closed hands for bids made, open ones for those to come; below, how many one may bid."""
    view = sheet.view
    made = view["bids"]["made"] if view["bids"] is not None else [False] * sheet.players
    own = view["bids"]["own"] if view["bids"] is not None else None
    if own is None and view["aside"]:
        own = view["aside"]
    head = text(sheet.fixed("board-inspection"), plan.x + 2, plan.y + 14, 13, width=plan.width * 0.9, class_="t s soft")
    width = (plan.width - GAP * (sheet.players - 1)) / sheet.players
    side = min(width * 0.8, plan.height * 0.36, 64)
    parts = [head]
    for seat in range(sheet.players):
        x = plan.x + seat * (width + GAP) + (width - side) / 2
        key = "board-bid-made" if made[seat] else "board-bid-open"
        shown = [
            use("i-fist" if made[seat] else "i-palm", 0, 0, side),
            mark(seat, side * 0.62, side * 0.5, side * 0.46),
        ]
        if own is not None and seat == sheet.seat:
            shown.append(text(str(own), side * 0.12, side * 0.95, side * 0.36, bold=True, class_="t n halo-text"))
        parts.append(sheet.choices.piece(f"bid-of-{seat}", sheet.say(key, seat=seat), x, plan.y + HEAD, *shown))
    return join([*parts, _bid_buttons(sheet, plan, plan.y + HEAD + side + GAP)])


def bid_actions(sheet: Sheet) -> list[str]:
    """The bids that can be made, by text form, the smallest first; last comes the one that sets more aside."""
    bids = [action for action in sheet.choices.legal if action.startswith("bid ")]
    return sorted(bids, key=lambda action: (action == SET_MORE_ASIDE, int(action.split()[1])))


def _bid_buttons(sheet: Sheet, plan: DeskPlan, top: float) -> Svg:
    bids = bid_actions(sheet)
    if not bids:
        return Svg()
    room = plan.y + plan.height - top
    rows, columns, gap = _bid_grid(plan, room, len(bids))
    width = min(52, (plan.width - gap * (columns - 1)) / columns)
    height = min(52, (room - gap * (rows - 1)) / rows)
    return join(
        [
            _bid_button(
                sheet,
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


def _bid_button(sheet: Sheet, action: str, x: float, y: float, width: float, height: float) -> Svg:
    approvals = int(action.split()[1])
    is_more = action == SET_MORE_ASIDE
    bid = approvals + sheet.view["aside"]
    words = sheet.fixed("do-bid-more", approvals=approvals) if is_more else sheet.fixed("do-bid", approvals=bid)
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
    return sheet.choices.piece("bid-more" if is_more else f"bid-{approvals}", words, x, y, *body, action=action)
