"""Faces of tiles: galley parts, barriers and gondolas with all their values, and the backs of those one cannot read."""

from __future__ import annotations

from ....render import Svg, coin, edge, halo, join, laurel, path, rect, seal, symbol, text, use
from ..phrases import squares, tile_phrase
from ..terms import (
    BARRIER,
    BONUS_APPROVALS,
    BONUS_DUCATS,
    BONUS_EXTRA,
    CELL_ACTIONS,
    GALLEY,
    KINDS,
    NUMBERS,
    ZONES,
)
from .canvas import Canvas
from .parts import HEIGHT as PART_HEIGHT
from .parts import WIDTH as PART_WIDTH

MINI_WIDTH = 50
MINI_HEIGHT = 28


def mini_ship(zones: int, class_: str) -> Svg:
    """A tiny ship in a box of 50 by 28; the zones of the bit set are painted."""
    cells = []
    for zone in range(6):
        x, y = 5 + zone % 3 * 13, 11 if zone < 3 else 3
        is_painted = zones >> zone & 1
        cells.append(rect(x, y, 13, 8, class_=f"fine {class_ if is_painted else 'f-paper'}"))
    hull = "M1 15 L5 19 L44 19 L49.5 15 Q47 26 38 26 L11 26 Q2 25 1 15Z"
    return join([path(hull, class_="f-wood fine"), *cells])


def zone_symbols() -> Svg:
    """`zone-0` to `zone-5`: where on the ship a part belongs."""
    return join(
        [symbol(f"zone-{zone}", MINI_WIDTH, MINI_HEIGHT, mini_ship(1 << zone, "f-venetian")) for zone in range(6)]
    )


def tile_title(canvas: Canvas, tile: int) -> str:
    return canvas.said(("tile", tile), lambda: tile_phrase(canvas.edition, tile))


def card(canvas: Canvas, tile: int, width: float, height: float, *, is_finished: bool = False) -> Svg:
    """All of a tile on a card; a finished one no longer shows its cost."""
    drawn: Svg = canvas.kept(
        ("card", tile, width, height, is_finished),
        lambda: join([blank(width, height), _face(canvas, tile, width, height, is_finished=is_finished)]),
    )
    return drawn


def blank(width: float, height: float) -> Svg:
    return join([halo(width, height, r=6), edge(width, height, r=6)])


def _face(canvas: Canvas, tile: int, width: float, height: float, *, is_finished: bool) -> Svg:
    kind = canvas.edition.tile_kind[tile]
    cost = Svg() if is_finished else coin(canvas.edition.tile_cost[tile], 4, 4, _badge(width))
    if kind == GALLEY:
        return join([_galley_face(canvas, tile, width, height), cost])
    if kind == BARRIER:
        return join([_barrier_face(canvas, tile, width, height), cost])
    return join([_gondola_face(canvas, tile, width, height), cost])


def _badge(width: float) -> float:
    return max(16, min(30, width * 0.24))


def _galley_face(canvas: Canvas, tile: int, width: float, height: float) -> Svg:
    """The part above, its values below: squares, VP, seal, and where it goes."""
    edition = canvas.edition
    zone = edition.tile_stack[tile]
    badge = _badge(width)
    if width < 64:
        return _small_galley_face(canvas, tile, width, height)
    label = max(8.5, min(12, width * 0.095))
    row = min(badge, (width - 8) / 4.6)
    foot = label * 1.4
    picture_height = height - row - foot - 12
    scale = min((width - 12) / PART_WIDTH, picture_height / PART_HEIGHT)
    wide, high = PART_WIDTH * scale, PART_HEIGHT * scale
    row_y = height - foot - row - 4
    signs: list[Svg] = []
    paints = squares(edition, tile)
    step = min(row + 1.5, (width - 8 - (row if edition.galley_approval[tile] else 0)) / max(1, len(paints)))
    whole = step * len(paints) + (row + 1 if edition.galley_approval[tile] else 0)
    x = (width - whole) / 2
    for paint in paints:
        signs.append(use(f"p-{paint}", x, row_y, min(row, step - 1)))
        x += step
    if edition.galley_approval[tile]:
        signs.append(seal("", x, row_y - 1, row + 2))
    parts = [
        use(f"part-{NUMBERS[tile]}", (width - wide) / 2, 6 + (picture_height - high) / 2, wide, high),
        laurel(edition.galley_vp[tile], width - badge - 4, 3, badge + 2),
        *signs,
    ]
    name = canvas.named(ZONES[zone])
    if width < 90:
        parts.append(text(name, width / 2, height - foot * 0.34, label, width=width - 6, anchor="middle", smallest=7))
        return join(parts)
    parts.append(use(f"zone-{zone}", 4, height - foot - 2, MINI_WIDTH * foot / MINI_HEIGHT, foot))
    room = width - 12 - MINI_WIDTH * foot / MINI_HEIGHT
    parts.append(text(name, width - 5, height - foot * 0.3, label, width=room, anchor="end", smallest=7))
    return join(parts)


def _small_galley_face(canvas: Canvas, tile: int, width: float, height: float) -> Svg:
    """The values in rows of three under a small picture."""
    edition = canvas.edition
    badge = _badge(width)
    signs = [f"p-{paint}" for paint in squares(edition, tile)] + ["seal"] * edition.galley_approval[tile]
    rows = max(1, -(-len(signs) // 3))
    side = (width - 8) / 3 if rows < 3 else min((width - 8) / 3, height * 0.5 / rows)
    top = height - 4 - rows * side
    scale = min((width - 8) / PART_WIDTH, (top - 20) / PART_HEIGHT)
    wide, high = PART_WIDTH * scale, PART_HEIGHT * scale
    parts = [
        use(f"part-{NUMBERS[tile]}", (width - wide) / 2, 18 + (top - 20 - high) / 2, wide, high),
        laurel(edition.galley_vp[tile], width - badge - 4, 2, badge + 3),
    ]
    for place, sign in enumerate(signs):
        in_row = min(3, len(signs) - place // 3 * 3)
        left = (width - in_row * side) / 2 + place % 3 * side
        parts.append(use(sign, left + 0.5, top + place // 3 * side, side - 1))
    return join(parts)


def _barrier_face(canvas: Canvas, tile: int, width: float, height: float) -> Svg:
    """Its priority on the boards; what it answers to and what it gives below."""
    row = min(height * 0.34, (width - 10) / 3.1)
    picture = min(width * 0.62, height - row - 10)
    row_y = height - row - 5
    top = 4 + (row_y - 4 - picture) / 2
    letters = picture * 0.42
    plate = picture * 0.56
    middle = width / 2
    return join(
        [
            use("i-barrier", middle - picture / 2, top, picture),
            rect(middle - plate / 2, top + picture * 0.16, plate, plate * 0.78, r=3, class_="card"),
            text(
                str(canvas.edition.barrier_priority[tile]),
                middle,
                top + picture * 0.16 + plate * 0.39 + letters * 0.36,
                letters,
                anchor="middle",
                bold=True,
                class_="t n",
            ),
            bonus(canvas, tile, (width - row * 3) / 2, row_y, row),
        ]
    )


def bonus(canvas: Canvas, tile: int, x: float, y: float, size: float) -> Svg:
    """What a barrier answers to, an arrow, what it gives: three boxes in a row."""
    edition = canvas.edition
    amount = edition.barrier_amount[tile]
    what = edition.barrier_bonus[tile]
    right = x + 2 * size
    if what == BONUS_EXTRA:
        gift = join(
            [
                use(f"i-{KINDS[amount]}", right, y, size),
                text("+1", right + size, y + size, size * 0.42, anchor="end", bold=True, class_="t n halo-text"),
            ]
        )
    elif what == BONUS_DUCATS:
        gift = coin(amount, right, y, size)
    elif what == BONUS_APPROVALS:
        gift = seal(amount, right, y, size)
    else:
        gift = laurel(amount, right, y, size)
    middle = y + size / 2
    arrow = (
        f"M{x + size * 1.15:.1f} {middle:.1f} l{size * 0.6:.1f} 0 m{-size * 0.2:.1f} "
        f"{-size * 0.17:.1f} l{size * 0.22:.1f} {size * 0.17:.1f} l{-size * 0.22:.1f} "
        f"{size * 0.17:.1f}"
    )
    return join([use(f"i-{CELL_ACTIONS[edition.barrier_action[tile]]}", x, y, size), path(arrow, class_="line"), gift])


def _gondola_face(canvas: Canvas, tile: int, width: float, height: float) -> Svg:
    ducats = canvas.edition.gondola_ducats[tile]
    approvals = canvas.edition.gondola_approvals[tile]
    row = min(height * 0.38, width * 0.42)
    picture = min(width * 0.72, height - row - 6)
    x = (width - row) / 2
    y = height - row - 4
    gain = coin(ducats, x, y, row) if ducats else seal(approvals, x, y, row)
    return join([use("i-gondola", (width - picture) / 2, 3 + (y - 3 - picture) / 2, picture), gain])


def back(canvas: Canvas, kind: str, cost: int, width: float, height: float) -> Svg:
    """A card of which one sees kind and cost only."""
    drawn: Svg = canvas.kept(
        ("back", kind, cost, width, height), lambda: join([blank(width, height), _back(kind, cost, width, height)])
    )
    return drawn


def _back(kind: str, cost: int, width: float, height: float) -> Svg:
    side = min(width, height) * 0.66
    return join([use(f"i-{kind}", (width - side) / 2, (height - side) / 2 + 3, side), coin(cost, 3, 3, _badge(width))])
