"""Building cards: the pool with its pile and discards, faces and backs."""

from __future__ import annotations

from ....engine import Fragment
from ....render import Svg, edge, group, piece, rect, symbol, text, use
from ..terms import BUILDINGS
from .canvas import Canvas
from .plan import Box, Plan

NAMED_FROM = (56.0, 60.0)  # the width and height from which a card shows its name


def card_symbols() -> Svg:
    """`b-back`: the other side of a card."""
    return symbol(
        "b-back",
        80,
        120,
        rect(0.5, 0.5, 79, 119, r=6, class_="card"),
        rect(5, 5, 70, 110, r=4, class_="f-deep"),
        rect(10, 10, 60, 100, r=3, class_="gilt-thin"),
        use("b-gondola", 16, 36, 48),
    )


def pool(canvas: Canvas, plan: Plan) -> list[Fragment]:
    """The pile, the open cards of the pool, the discards."""
    view = canvas.view
    discards = tuple(view["discards"].items())
    total = sum(view["discards"].values())
    found = [
        canvas.fragment(
            "pile", (view["pile"], total, plan.is_phone), lambda: _pile(canvas, plan.pile, view["pile"], total)
        )
    ]
    for place, building in enumerate(BUILDINGS):
        cards = view["pool"].get(building, 0)
        found.append(
            canvas.fragment(
                f"pool-{building}",
                (cards, plan.is_phone),
                lambda b=building, box=plan.pool[place], n=cards: _open_card(canvas, b, box, n),  # type: ignore[misc]
            )
        )
    found.append(
        canvas.fragment("discards", (discards, plan.is_phone), lambda: _discards(canvas, plan.discards, discards))
    )
    return found


def _pile(canvas: Canvas, box: Box, cards: int, discards: int) -> Svg:
    words = canvas.fixed("board-pile", cards=cards, discards=discards)
    face = _stack(canvas, "board-pile-name", cards, box)
    return piece("pile", words, box.x, box.y, *face, do="draw pile")


def _discards(canvas: Canvas, box: Box, discards: tuple[tuple[str, int], ...]) -> Svg:
    names = ", ".join(f"{count} {canvas.named(building)}" for building, count in discards)
    total = sum(count for _, count in discards)
    words = canvas.fixed("board-discards", cards=names or "0")
    face = _stack(canvas, "board-discards-name", total, box)
    return piece("discards", words, box.x, box.y, *face, class_="" if total else "dim")


def _open_card(canvas: Canvas, building: str, box: Box, cards: int) -> Svg:
    """The card of a type in the pool, or its place."""
    do = f"draw pool {building}"
    if cards:
        words = canvas.fixed("board-pool", building=building)
        return piece(f"pool-{building}", words, box.x, box.y, *face(canvas, building, box.width, box.height), do=do)
    side = round(min(box.width * 0.6, box.height - 4), 1)
    return piece(
        f"pool-{building}",
        canvas.fixed("board-pool-empty", building=building),
        box.x,
        box.y,
        rect(1, 1, box.width - 2, box.height - 2, r=6, class_="slot"),
        use(f"b-{building}", round((box.width - side) / 2, 1), round((box.height - side) / 2, 1), side, class_="home"),
        do=do,
    )


def _stack(canvas: Canvas, name: str, cards: int, box: Box) -> list[Svg]:
    """A pile: how many lie there. Upright it has its name below, lying beside."""
    width, height = box.width, box.height
    is_lying = width > 1.5 * height
    side = height - 14 if is_lying else min(width - 22, height - 36)
    middle = (side + width) / 2 if is_lying else width / 2
    base = height / 2 if is_lying else height - 20
    return [
        rect(2.5, 2.5, width, height, r=6, class_="tray"),
        edge(width, height, r=6, class_="edge tray"),
        use("b-card", 4 if is_lying else (width - side) / 2, 7 if is_lying else 3, side),
        text(str(cards), middle, base, 17, anchor="middle", bold=True, class_="t n"),
        text(
            canvas.fixed(name),
            middle,
            base + (17 if is_lying else 14),
            13 if is_lying else 11,
            width=width - (side if is_lying else 0) - 8,
            anchor="middle",
            smallest=9,
            class_="t soft",
        ),
    ]


def face(canvas: Canvas, building: str, width: float, height: float) -> list[Svg]:
    """A building card: its picture and, where letters would be large enough, its name."""
    letters = 14.0 if width > 70 else 12.0
    is_named = width >= NAMED_FROM[0] and height >= NAMED_FROM[1]
    foot = letters + 9 if is_named else 3.0
    side = round(min(width - 8, height - foot - 6) * 0.96, 1)
    parts = [
        edge(width, height, r=6),
        rect(3, 3, width - 6, round(height - foot - 3, 1), r=4, class_="f-sky"),
        use(f"b-{building}", round((width - side) / 2, 1), round((height - foot - side) / 2 + 1.5, 1), side),
    ]
    if is_named:
        name = canvas.heading(building)
        parts.append(
            text(name, width / 2, height - 7, letters, width=width - 4, anchor="middle", class_="t s", smallest=8)
        )
    return parts


def backs(cards: int, box: Box, most: int) -> Svg:
    """So many cards from behind, one beside the other."""
    slots = [box.column(place, most) for place in range(max(most, cards))]
    parts = [
        use("b-back", slot.x - box.x, 0, slot.width, box.height)
        if place < cards
        else rect(slot.x - box.x + 1, 1, slot.width - 2, box.height - 2, r=6, class_="slot")
        for place, slot in enumerate(slots)
    ]
    return group(*parts)
