"""What is one's own: the hand with what can be laid, gold with the spaces it buys, and the way on."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ....render import Svg, button, coin, edge, halo, join, piece, rect, text, use
from ..terms import BUILDINGS, GOLD_A_SPACE, HAND_LIMIT, NEEDS
from ..view import Counts, Own, Tiles, own_pieces
from .canvas import Canvas
from .panels import GAP, Box, card, label_of

CHIP: Final = 44.0  # the least height of what a finger can hit
TILE: Final = 28.0
PHONE_CARD: Final = (70.0, 116.0)
WIDE_CARD: Final = (92.0, 128.0)


def own(canvas: Canvas, box: Box, *, is_phone: bool) -> tuple[Svg, float]:
    """Hand, gold and the button to go on; and how high all this is."""
    mine = own_pieces(canvas.view)
    if mine is None:
        return Svg(), 0
    width, height = PHONE_CARD if is_phone else WIDE_CARD
    hand = _hand(canvas, mine.hand, box.x, box.y, width, height)
    reach = HAND_LIMIT * (width + GAP)
    if is_phone:
        purse, bottom = _purse(canvas, mine, Box(box.x, box.y + height + 8, box.width, CHIP))
        return join([hand, purse]), bottom - box.y
    purse, bottom = _purse(canvas, mine, Box(box.x + reach + 16, box.y, box.width - reach - 16, CHIP))
    return join([hand, purse]), max(height, bottom - box.y)


def _hand(canvas: Canvas, hand: Counts, x: float, y: float, width: float, height: float) -> Svg:
    """Card by card. The second card of a type offers to lay two, and so on: as many ways as there are cards."""
    cards = [(building, place) for building in BUILDINGS for place in range(hand.get(building, 0))]
    parts = []
    for slot in range(max(HAND_LIMIT, len(cards))):
        left = x + slot * (width + GAP)
        if slot >= len(cards):
            parts.append(rect(left + 1, y + 1, width - 2, height - 2, r=6, class_="slot"))
            if slot == HAND_LIMIT - 1:
                name, middle = canvas.fixed("board-hand-name"), left + width / 2
                parts.append(text(name, middle, y + height / 2 + 5, 13, anchor="middle", class_="t i soft"))
            continue
        building, place = cards[slot]
        parts += _card(canvas, building, place, hand[building], left, y, width, height)
    return join(parts)


def _card(
    canvas: Canvas, building: str, place: int, held: int, x: float, y: float, width: float, height: float
) -> list[Svg]:
    lay = _lay_action(canvas, building, place + 1)
    face = card(canvas, building, width, height, name_at=height - CHIP - 12 if lay is not None else None)
    action = f"swap {building}" if canvas.question == "draw" and place == 0 else None
    words = canvas.fixed("board-hand", building=building, cards=held)
    parts = [piece(f"hand-{building}-{place}", words, x, y, face, do=action)]
    if lay is not None:
        parts.append(_lay_button(canvas, lay, x + 4, y + height - CHIP - 4, width - 8))
    return parts


def _lay_action(canvas: Canvas, building: str, cards: int) -> int | None:
    """The legal action that lays so many cards of a type: into its project, or all that is needed, alone."""
    if canvas.question != "lay":
        return None
    for action in canvas.legal:
        chosen = canvas.edition.actions.space.actions[action]
        if chosen.kind in ("lay", "solo") and chosen.args[0] == building and cards == cards_of(canvas, action):
            return action
    return None


def cards_of(canvas: Canvas, action: int) -> int:
    """How many cards an action lays."""
    chosen = canvas.edition.actions.space.actions[action]
    if chosen.kind == "solo":
        return NEEDS[BUILDINGS.index(str(chosen.args[0]))]
    return int(chosen.args[1]) if len(chosen.args) > 1 else 1


def _lay_button(canvas: Canvas, action: int, x: float, y: float, width: float) -> Svg:
    chosen = canvas.edition.actions.space.actions[action]
    is_alone = chosen.kind == "solo"
    shown = canvas.fixed("board-lay-alone") if is_alone else canvas.fixed("board-lay", cards=cards_of(canvas, action))
    return piece(
        f"do-{chosen.text.replace(' ', '-')}",
        label_of(canvas, action),
        x,
        y,
        button(shown, width, CHIP, 13),
        do=chosen.text,
    )


def _purse(canvas: Canvas, mine: Own, box: Box) -> tuple[Svg, float]:
    """Gold in all and tile by tile; the spaces it can buy; the button to go on."""
    done = [action for action in canvas.legal if canvas.edition.actions.space.actions[action].text == "done"]
    done_width = min(210.0, box.width * 0.4)
    parts = [_gold(canvas, mine, box.x, box.y, box.width - done_width - GAP)]
    if done:
        words = label_of(canvas, done[0])
        x = box.x + box.width - done_width
        shown = words[:1].upper() + words[1:]
        parts.append(piece("do-done", words, x, box.y, button(shown, done_width, CHIP + 4, 14), do="done"))
    y = box.y + CHIP + 10
    tiles, y = _tiles(mine.tiles, Box(box.x, y, box.width, TILE))
    spends = [action for action in canvas.legal if canvas.edition.actions.space.actions[action].kind == "gold"]
    if not spends:
        return join([*parts, tiles]), y
    chips, y = _spends(canvas, spends, Box(box.x, y + 2, box.width, CHIP))
    return join([*parts, tiles, chips]), y


def _gold(canvas: Canvas, mine: Own, x: float, y: float, width: float) -> Svg:
    tiles = mine.tiles
    words = canvas.fixed("board-gold", gold=mine.gold, swamp=len(tiles["swamp"]), treasures=len(tiles["treasures"]))
    return piece(
        "gold",
        words,
        x,
        y,
        coin(mine.gold, 0, 0, 44),
        text(canvas.fixed("board-gold-name"), 52, 19, 15, width=width - 56, class_="t s"),
        text(
            canvas.fixed("board-gold-rate", gold=GOLD_A_SPACE),
            52,
            36,
            11,
            width=width - 56,
            class_="t soft",
            smallest=7.5,
        ),
    )


def _tiles(own_tiles: Tiles, box: Box) -> tuple[Svg, float]:
    """One's swamp tiles and treasures by value, each with how many there are of it."""
    found = [("b-swamp", gold, count) for gold, count in sorted(Counter(own_tiles["swamp"]).items())]
    found += [("b-treasure", gold, count) for gold, count in sorted(Counter(own_tiles["treasures"]).items())]
    if not found:
        return Svg(), box.y
    step = min(78.0, box.width / len(found))
    parts = []
    for place, (sign, gold, count) in enumerate(found):
        x = box.x + place * step
        parts += [
            use(sign, x, box.y, TILE),
            coin(gold, x + TILE * 0.52, box.y + TILE * 0.42, 18),
            text(f"×{count}", x + TILE + 7, box.y + 18, 12.5, width=step - TILE - 9, bold=True, class_="t n"),
        ]
    return join(parts), box.y + TILE + 8


def _spends(canvas: Canvas, spends: list[int], box: Box) -> tuple[Svg, float]:
    """A chip for each number of spaces: as many as it moves, and its price."""
    width = CHIP + 16
    step = width + 8
    columns = max(1, int((box.width + 8) // step))
    parts = []
    for place, action in enumerate(spends):
        chosen = canvas.edition.actions.space.actions[action]
        spaces = int(chosen.args[0])
        x, y = box.x + place % columns * step, box.y + place // columns * (CHIP + 8)
        body = [
            halo(width, CHIP),
            edge(width, CHIP),
            text(f"+{spaces}", 18, 28, 16, anchor="middle", bold=True, class_="t n"),
            coin(spaces * GOLD_A_SPACE, width - 23, 12, 20),
        ]
        slug = chosen.text.replace(" ", "-")
        parts.append(piece(f"do-{slug}", label_of(canvas, action), x, y, *body, do=chosen.text))
    rows = -(-len(spends) // columns)
    return join(parts), box.y + rows * (CHIP + 8)
