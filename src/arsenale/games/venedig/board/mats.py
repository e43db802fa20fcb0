"""The mat of each player: where the gondola is, the hand, the turn as a bar, gold, and what lies before them."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ....engine import Fragment, Sheet
from ....render import Svg, coin, group, join, mark, number, path, piece, rect, text, use
from ..terms import BUILDINGS, CASA, GOLD_A_SPACE, HAND_LIMIT, NEEDS
from ..view_types import Counts, Own, own_pieces
from .canvas import Canvas
from .cards import backs, face
from .plan import Box, Plan

STEPS: Final = ("lay", "drain", "draw")  # VE-0 the parts of a turn, in this order
STEP_SIGNS: Final = ("b-casa", "b-swamp", "b-card")
STEP_OF: Final = {"lay": 0, "name-building": 0, "site": 0, "limit": 0, "drain": 1, "draw": 2, "take": 2}
KINDS_OF_TILES: Final = 7  # swamp worth 0 to 2, treasures worth 3 to 6
TYPES_LAID: Final = 4
LOW_CARD: Final = 100  # up to this height what a click does is written small


def mats(canvas: Canvas, plan: Plan) -> list[Sheet]:
    """What each player owns, as all see it."""
    view = canvas.view
    step, left = _turn_part(canvas)
    label = canvas.fixed("board-mat-label")
    return [
        Sheet(
            f"mat-{seat}",
            plan.mat_width,
            plan.mat_height,
            label,
            [
                _seat(canvas, plan, seat, view["gondolas"][seat]),
                _closed_hand(canvas, plan, seat, view["hands"][seat]),
                _turn(canvas, plan, seat, *((step, left) if seat == view["turn"] else (None, 0))),
                _closed_purse(canvas, plan, seat, view["swamp_tiles"][seat], view["treasures"][seat]),
                _laid(canvas, plan, seat),
            ],
        )
        for seat in range(canvas.players)
    ]


def own(canvas: Canvas, plan: Plan) -> list[Fragment]:
    """The reader's own hand and gold."""
    mine = own_pieces(canvas.view)
    if mine is None or canvas.seat is None:
        return []
    return [_open_hand(canvas, plan, canvas.seat, mine.hand), _open_purse(canvas, plan, canvas.seat, mine)]


def _seat(canvas: Canvas, plan: Plan, seat: int, space: int) -> Fragment:
    facts = (space, canvas.player(seat), plan.is_phone)
    return canvas.fragment(f"seat-{seat}", facts, lambda: _place(canvas, plan.seat, seat, space))


def _place(canvas: Canvas, box: Box, seat: int, space: int) -> Svg:
    """Whose mat it is, and how far their gondola has come."""
    side = min(box.width, box.height / 2 - 4)
    wide = round(side * 1.06, 1)
    return piece(
        f"seat-{seat}",
        canvas.told("board-place", seat, space=space),
        box.x,
        box.y,
        mark(seat, (box.width - side) / 2, 0, side),
        use("b-gondola", (box.width - wide) / 2, round(box.height / 2 - wide * 0.16, 1), wide),
        text(str(space), box.width / 2, box.height - 1, side * 0.42, anchor="middle", bold=True, class_="t n"),
    )


# The hand


def _closed_hand(canvas: Canvas, plan: Plan, seat: int, cards: int) -> Fragment:
    facts = (cards, canvas.player(seat), plan.is_phone)
    return canvas.fragment(f"hand-{seat}", facts, lambda: _backs(canvas, plan.hand, seat, cards))


def _backs(canvas: Canvas, box: Box, seat: int, cards: int) -> Svg:
    words = canvas.told("board-hand-of", seat, cards=cards)
    return piece(f"hand-{seat}", words, box.x, box.y, backs(cards, box, HAND_LIMIT))


def _open_hand(canvas: Canvas, plan: Plan, seat: int, hand: Counts) -> Fragment:
    counts = tuple([hand.get(building, 0) for building in BUILDINGS])
    missing = tuple([_missing(canvas, row) for row in range(len(BUILDINGS))])
    facts = ("own", counts, missing, plan.is_phone)
    return canvas.fragment(f"hand-{seat}", facts, lambda: _faces(canvas, plan.hand, seat, counts, missing))


def _missing(canvas: Canvas, row: int) -> int:
    """VE-1.1 How many cards the project of a type still needs."""
    return NEEDS[row] - sum([laid.get(BUILDINGS[row], 0) for laid in canvas.view["laid"]])


def _faces(canvas: Canvas, box: Box, seat: int, counts: tuple[int, ...], missing: tuple[int, ...]) -> Svg:
    """Card by card. The second card of a type stands for laying two, and so on: as many ways as there are cards."""
    cards = [(row, place) for row in range(len(BUILDINGS)) for place in range(counts[row])]
    parts = []
    for slot in range(max(HAND_LIMIT, len(cards))):
        where = box.column(slot, HAND_LIMIT)
        if slot < len(cards):
            row, place = cards[slot]
            parts.append(_card(canvas, row, place, counts[row], missing[row], where))
        else:
            parts.append(rect(where.x + 1, where.y + 1, where.width - 2, where.height - 2, r=6, class_="slot"))
    return group(*parts, id=f"hand-{seat}")


def _card(canvas: Canvas, row: int, place: int, held: int, missing: int, box: Box) -> Svg:
    """A card in hand, and on it what a click would do, shown when it may."""
    building = BUILDINGS[row]
    do, chips = [], []
    if row == CASA and place == 0:
        do.append(f"lay {building}")
        chips.append(_chip([_lay_words(canvas, 1, held)], box, "lay"))
    elif row != CASA and place + 1 < NEEDS[row]:
        do.append(f"lay {building} {place + 1}")
        left = canvas.fixed("board-lay-left", cards=max(0, missing - place - 1))
        chips.append(_chip([_lay_words(canvas, place + 1, held), left], box, "lay"))
    elif row != CASA and place + 1 == NEEDS[row]:
        do.append(f"solo {building}")
        chips.append(
            _chip([canvas.fixed("board-lay-all", cards=place + 1), canvas.fixed("board-lay-alone")], box, "solo")
        )
    if place == 0:
        do.append(f"swap {building}")
        chips.append(_chip([canvas.fixed("board-swap")], box, "swap"))
    return piece(
        f"hand-{building}-{place}",
        canvas.fixed("board-hand", building=building, cards=held),
        box.x,
        box.y,
        *face(canvas, building, box.width, box.height),
        *chips,
        do=tuple(do) or None,
        origin="pile",
    )


def _lay_words(canvas: Canvas, cards: int, held: int) -> str:
    """VE-1.1 A click on the second of several cards lays two: so each says how many."""
    if cards > 1 and cards == held:
        return canvas.fixed("board-lay-all", cards=cards)
    return canvas.fixed("board-lay", cards=cards, held=held)


def _chip(lines: list[str], box: Box, kind: str) -> Svg:
    """What a click does, and below it what that leads to. It leaves the picture free, on a low card too."""
    size, step = (13.0, 13.5) if box.height > LOW_CARD else (11.0, 10.0)
    high = size * 0.7 + step * len(lines)
    top = box.height - high - 2
    middle, width = box.width / 2, box.width - 8
    said = [
        text(
            line,
            middle,
            top + size * 1.15 + step * place,
            size - 1.5 * place,
            width=width,
            anchor="middle",
            bold=not place,
            smallest=7.5,
        )
        for place, line in enumerate(lines)
    ]
    return group(rect(2, top, box.width - 4, high, r=5, class_="chip"), *said, class_=f"when when-{kind}")


# The turn


def _turn_part(canvas: Canvas) -> tuple[int | None, int]:
    """VE-0 Which part of the turn it is, and how many tiles or cards are still to come in it."""
    for question in canvas.view["questions"]:
        step = STEP_OF.get(question["key"])
        if step is not None:
            args = question["args"]
            left = args["tiles"] if question["key"] == "drain" else args["cards"] if question["key"] == "take" else 0
            return step, int(str(left))
    return None, 0


def _turn(canvas: Canvas, plan: Plan, seat: int, step: int | None, left: int) -> Fragment:
    return canvas.fragment(
        f"turn-{seat}", (step, left, plan.is_phone), lambda: _bar(canvas, plan.turn, seat, step, left)
    )


def _bar(canvas: Canvas, box: Box, seat: int, step: int | None, left: int) -> Svg:
    """Lay, drain, draw: three arrows, the present one lit; each tells of its own part of the turn."""
    parts = []
    for place, name in enumerate(STEPS):
        is_now = place == step
        drawn = _arrow(canvas, box.column(place, len(STEPS), 0), place, is_now=is_now, left=left if is_now else 0)
        parts.append(piece(f"turn-{seat}-{name}", _part_words(canvas, place, step), 0, 0, drawn))
    return group(*parts, id=f"turn-{seat}", class_="turn-bar" if step is not None else "turn-bar dim")


def _part_words(canvas: Canvas, place: int, step: int | None) -> str:
    """VE-0 What a part of the turn is, that it is over, or what must be finished before it."""
    if step is None:
        return canvas.fixed("board-turn")
    if place == step:
        return canvas.fixed(f"board-turn-{STEPS[step]}")
    return canvas.fixed("board-turn-over" if place < step else f"board-turn-after-{STEPS[step]}")


def _arrow(canvas: Canvas, box: Box, place: int, *, is_now: bool, left: int) -> Svg:
    nib = box.height * 0.32
    x, y, end, middle = box.x, box.y, box.x + box.width - 2, box.y + box.height / 2
    notch = f"L{number(x + nib)} {number(middle)}" if place else ""
    outline = (
        f"M{number(x)} {number(y)} L{number(end - (nib if place < 2 else 0))} {number(y)} "
        + (f"L{number(end + nib - 2)} {number(middle)} " if place < 2 else f"L{number(end)} {number(y)} ")
        + f"L{number(end - (nib if place < 2 else 0))} {number(box.bottom)} L{number(x)} {number(box.bottom)} {notch}Z"
    )
    side = box.height - 6
    words = canvas.fixed(f"board-step-{STEPS[place]}")
    shown = f"{words} · {left}" if left else words
    start = x + nib + side + 6
    return join(
        [
            path(outline, class_="step now" if is_now else "step"),
            use(STEP_SIGNS[place], x + nib + 2, y + 3, side),
            text(shown, start, middle + 5, 15 if side > 24 else 13, width=end - nib - start, bold=is_now, smallest=9),
        ]
    )


# Gold


def _closed_purse(canvas: Canvas, plan: Plan, seat: int, swamp: int, treasures: int) -> Fragment:
    facts = (swamp, treasures, canvas.player(seat), plan.is_phone)
    return canvas.fragment(f"purse-{seat}", facts, lambda: _counted_tiles(canvas, plan.purse, seat, swamp, treasures))


def _counted_tiles(canvas: Canvas, box: Box, seat: int, swamp: int, treasures: int) -> Svg:
    """VE-4.3 Everybody knows how many tiles a player has, only they know what these are worth."""
    side = min(box.height - 8, 44.0)
    y = (box.height - side) / 2
    parts = []
    for place, (sign, count) in enumerate((("b-swamp", swamp), ("b-treasure", treasures))):
        x = place * side * 2.3
        parts += [
            use(sign, x, y, side),
            text(f"×{count}", x + side + 5, y + side * 0.66, side * 0.44, bold=True, class_="t n"),
        ]
    words = canvas.told("board-tiles", seat, swamp=swamp, treasures=treasures)
    return piece(f"purse-{seat}", words, box.x, box.y, *parts)


def _open_purse(canvas: Canvas, plan: Plan, seat: int, mine: Own) -> Fragment:
    facts = ("own", mine.gold, tuple(mine.tiles["swamp"]), tuple(mine.tiles["treasures"]), plan.is_phone)
    return canvas.fragment(f"purse-{seat}", facts, lambda: group(_gold(canvas, plan.purse, mine), id=f"purse-{seat}"))


def _gold(canvas: Canvas, box: Box, mine: Own) -> Svg:
    """Gold in all and tile by tile, each value with how many there are of it."""
    swamp, treasures = mine.tiles["swamp"], mine.tiles["treasures"]
    size = min(box.height, 56.0)
    is_high = box.height > 40
    found = [("b-swamp", gold, count) for gold, count in sorted(Counter(swamp).items())]
    found += [("b-treasure", gold, count) for gold, count in sorted(Counter(treasures).items())]
    left = size + (10 if is_high else 4)
    step = (box.width - left) / KINDS_OF_TILES
    side = 30.0 if is_high else 19.0
    parts = [coin(mine.gold, 0, (box.height - size) / 2, size)]
    top = 24.0 if is_high else 1.0
    if is_high:
        parts.append(text(canvas.fixed("board-gold-rate", gold=GOLD_A_SPACE), left, 15, 13, class_="t soft", width=230))
    for place, (sign, gold, count) in enumerate(found):
        x = round(left + place * step, 1)
        parts += [
            use(sign, x, top, side),
            coin(gold, round(x + side * 0.42, 1), round(top + side * 0.4, 1), round(side * 0.62, 1)),
            text(
                f"×{count}", x + step - 2, box.height - 1 if is_high else box.height - 2, 12, anchor="end", class_="t n"
            ),
        ]
    words = canvas.fixed("board-gold", gold=mine.gold, swamp=len(swamp), treasures=len(treasures))
    return piece("gold", words, box.x, box.y, *parts)


# What lies before a player


def _laid(canvas: Canvas, plan: Plan, seat: int) -> Fragment:
    view = canvas.view
    before = view["laid"][seat]
    laid = tuple([(name, before[name], view["builders"].get(name) == seat) for name in BUILDINGS if before.get(name)])
    facts = (laid, canvas.player(seat), plan.is_phone)
    return canvas.fragment(f"laid-{seat}", facts, lambda: _cards_before(canvas, plan.laid, seat, laid))


def _cards_before(canvas: Canvas, box: Box, seat: int, laid: tuple[tuple[str, int, bool], ...]) -> Svg:
    """VE-1.8 Cards in projects by type, with the master builder where they have him."""
    told = [canvas.told("board-before", seat)]
    parts = []
    foot, shown = (24.0, "×{}") if box.height > 40 else (14.0, "{}")
    for place, (building, cards, is_builder) in enumerate(laid):
        where = box.column(place, TYPES_LAID, 4)
        x, side = round(where.x - box.x, 1), round(min(where.width - 6, box.height - foot - 2), 1)
        parts += [
            rect(x, 0, where.width, box.height, r=5, class_="card"),
            use(f"b-{building}", round(x + (where.width - side) / 2, 1), 2, side),
            text(shown.format(cards), x + where.width - 4, box.height - 4, 13, anchor="end", bold=True, class_="t n"),
        ]
        if is_builder:
            parts.append(use("b-builder", x + 2, box.height - foot - 1, foot))
        told.append(canvas.fixed("board-before-cards", building=building, cards=cards))
        told += [canvas.fixed("board-before-builder")] if is_builder else []
    if not laid:
        told.append("0")
    return piece(f"laid-{seat}", " · ".join(told), box.x, box.y, *parts)
