"""Faces of tiles: galley parts, barriers and gondolas with all their values, and the backs of those one cannot read."""

from __future__ import annotations

from ....render import Svg, coin, edge, halo, join, laurel, number, path, rect, seal, symbol, text, use, width_of
from ..outlook import NOT_YET, NOW, SWAP, Prospect, prospect
from ..phrases import points, squares, tile_phrase
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
_ROOM_FOR_ONE = 17.0  # the size of a sign from which on "+1" can be read beside it, not only "+"


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


def tile_title(canvas: Canvas, tile: int, *, is_paid: bool = False, is_unbuilt: bool = False) -> str:
    """A tile with all its values; of one that is paid its cost is of no interest any more."""
    key = ("tile", tile, is_paid, is_unbuilt)
    return canvas.said(key, lambda: tile_phrase(canvas.edition, tile, is_paid=is_paid, is_unbuilt=is_unbuilt))


def prospect_title(canvas: Canvas, tile: int, outlook: Prospect | None, *, is_own: bool) -> str:
    """A tile of a yard with all its values, what it would bring now, or why it cannot be built. To its owner the choice
    tells what it would bring."""
    words = tile_title(canvas, tile, is_paid=True, is_unbuilt=True)
    if outlook is None or (is_own and outlook.when == NOW):
        return words
    if outlook.when == NOW:
        return canvas.fixed("board-tile-now", tile=words, vp=points(outlook.vp), approvals=outlook.approvals)
    if outlook.when == NOT_YET:
        key, *rest = outlook.reason
        reason = (str(key), dict(zip(rest[::2], rest[1::2], strict=True)))
        return canvas.say("board-tile-not-yet", tile=words, reason=reason)
    return canvas.say(f"board-tile-{outlook.when}", tile=words)


def prospect_of(canvas: Canvas, tile: int) -> Prospect | None:
    """What a galley part would bring now; other tiles show their gain as it is."""
    if canvas.edition.tile_kind[tile] != GALLEY:
        return None
    return prospect(canvas.edition, canvas.view, tile)


def card(
    canvas: Canvas,
    tile: int,
    width: float,
    height: float,
    *,
    outlook: Prospect | None = None,
    is_finished: bool = False,
) -> Svg:
    """All of a tile on a card, a galley part with what it is worth now; a finished one no longer shows its cost."""
    kind = canvas.edition.tile_kind[tile]
    cost = Svg() if is_finished else coin(canvas.edition.tile_cost[tile], 4, 4, _badge(width))
    if kind == GALLEY:
        face = _galley_face(canvas, tile, width, height, outlook)
    elif kind == BARRIER:
        face = barrier_face(canvas, tile, width, height)
    else:
        face = _gondola_face(canvas, tile, width, height)
    return join([blank(width, height), face, cost])


def blank(width: float, height: float) -> Svg:
    return join([halo(width, height, r=6), edge(width, height, r=6)])


def _badge(width: float) -> float:
    return max(16, min(30, width * 0.24))


def _galley_face(canvas: Canvas, tile: int, width: float, height: float, outlook: Prospect | None) -> Svg:
    """The part above, its values below: VP, squares, seal, where it goes, and what that is worth now."""
    edition = canvas.edition
    zone = edition.tile_stack[tile]
    badge = _badge(width)
    is_small = width < 90
    band = 0.0 if outlook is None else max(14.0, min(20.0, height * 0.15))
    foot = 0.0 if is_small else max(14.0, height * 0.12)
    paints = squares(edition, tile)
    signs = [f"p-{paint}" for paint in paints] + ["seal"] * edition.galley_approval[tile]
    row = min(badge, (width - 8) / max(4.6, len(signs)))
    top = badge * 0.55 if is_small else 6.0
    picture = height - band - foot - row - top - 6
    scale = min((width - 12) / PART_WIDTH, picture / PART_HEIGHT)
    wide, high = PART_WIDTH * scale, PART_HEIGHT * scale
    row_y = height - band - foot - row - 2
    left = (width - len(signs) * row) / 2
    parts = [
        use(f"part-{NUMBERS[tile]}", (width - wide) / 2, top + (picture - high) / 2, wide, high),
        laurel(points(edition.galley_vp[tile]), width - badge - 4, 3, badge + 2),
        *[use(sign, left + place * row + 0.5, row_y, row - 1) for place, sign in enumerate(signs)],
        _band(canvas, outlook, width, height, band, is_small=is_small) if outlook is not None else Svg(),
    ]
    if is_small:
        ship = width - 2 * badge - 14
        return join([*parts, use(f"zone-{zone}", badge + 7, 3, ship, badge)])
    ship = MINI_WIDTH * (foot - 2) / MINI_HEIGHT
    name_y = height - band - foot * 0.26
    room = width - ship - 12
    return join(
        [
            *parts,
            use(f"zone-{zone}", 5, height - band - foot, ship, foot - 2),
            text(
                canvas.named(ZONES[zone]), width - 5, name_y, min(13, foot * 0.8), width=room, anchor="end", smallest=8
            ),
        ]
    )


def _band(canvas: Canvas, outlook: Prospect, width: float, height: float, band: float, *, is_small: bool) -> Svg:
    """At the foot of a card: a hammer, "now 6 VP" and the approvals that building it would bring; or quietly that it
    cannot be built. A small card has room for hammer and VP."""
    size = band * 0.74
    y = height - band * 0.26
    if outlook.when not in (NOW, SWAP):
        words = canvas.fixed(f"board-{outlook.when}")
        return text(words, width / 2, y - 0.5, size, width=width - 8, anchor="middle", class_="t i soft")
    vp = points(outlook.vp)
    words = canvas.fixed("vp", count=vp) if is_small else canvas.fixed(f"board-{outlook.when}", vp=vp)
    sign = band * 0.86
    seals = band if outlook.approvals else 0
    wide = min(width - 12 - sign - seals, width_of(words, size, bold=True))
    left = (width - sign - 2 - wide - seals) / 2
    return join(
        [
            path(
                f"M0.6 {number(height - band)} h{number(width - 1.2)} v{number(band - 6.6)} q0 6 -6 6 "
                f"h{number(13.2 - width)} q-6 0 -6 -6Z",
                class_="worth" if outlook.when == NOW else "worth faint",
            ),
            use("i-construct" if outlook.when == NOW else "i-replace", left, height - band * 0.95, sign),
            text(words, left + sign + 3, y, size, width=wide + 0.5, bold=True, smallest=8, class_="t n"),
            seal(outlook.approvals if outlook.approvals > 1 else "", left + sign + wide + 3, height - band, band)
            if outlook.approvals
            else Svg(),
        ]
    )


def barrier_face(canvas: Canvas, tile: int, width: float, height: float) -> Svg:
    """Its priority on the boards; what it answers to and what it gives below."""
    row = min(height * 0.34, (width - 10) / 3.1)
    picture = min(width * 0.62, height - row - 10)
    row_y = height - row - 5
    top = 4 + (row_y - 4 - picture) / 2
    return join(
        [
            use("i-barrier", (width - picture) / 2, top, picture),
            *_priority(canvas, tile, width / 2, top + picture * 0.16, picture * 0.58, picture * 0.38),
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
        return _one_more(canvas, tile, x, y, size)
    if what == BONUS_DUCATS:
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


def _one_more(canvas: Canvas, tile: int, x: float, y: float, size: float) -> Svg:
    """The same for a barrier that gives one more of a kind: "+1" stands before its sign, in the room of the arrow."""
    verb = CELL_ACTIONS[canvas.edition.barrier_action[tile]]
    kind = KINDS[canvas.edition.barrier_amount[tile]]
    middle, letters = y + size / 2, max(9.0, size * 0.54)
    sign = "+1" if size >= _ROOM_FOR_ONE else "+"
    side = size * 0.88
    arrow = (
        f"M{x + side:.1f} {middle:.1f} l{size * 0.32:.1f} 0 m{-size * 0.14:.1f} {-size * 0.13:.1f} "
        f"l{size * 0.16:.1f} {size * 0.13:.1f} l{-size * 0.16:.1f} {size * 0.13:.1f}"
    )
    return join(
        [
            use(f"i-{verb}", x, y + (size - side) / 2, side),
            path(arrow, class_="line"),
            text(sign, x + size * 1.68, middle + letters * 0.36, letters, anchor="middle", bold=True, class_="t n"),
            use(f"i-{kind}", x + 2.06 * size, y + (size - side) / 2, size * 0.94, side),
        ]
    )


def _gondola_face(canvas: Canvas, tile: int, width: float, height: float) -> Svg:
    ducats = canvas.edition.gondola_ducats[tile]
    approvals = canvas.edition.gondola_approvals[tile]
    row = min(height * 0.38, width * 0.42)
    picture = min(width * 0.72, height - row - 6)
    x = (width - row) / 2
    y = height - row - 4
    gain = coin(ducats, x, y, row) if ducats else seal(approvals, x, y, row)
    return join([use("i-gondola", (width - picture) / 2, 3 + (y - 3 - picture) / 2, picture), gain])


def back(kind: str, cost: int, width: float, height: float) -> Svg:
    """A card of which one sees kind and cost only."""
    side = min(width, height) * 0.66
    return join(
        [
            blank(width, height),
            use(f"i-{kind}", (width - side) / 2, (height - side) / 2 + 3, side),
            coin(cost, 3, 3, _badge(width)),
        ]
    )


def lying_barrier(canvas: Canvas, tile: int, width: float, height: float) -> Svg:
    """A finished barrier on a low card: its priority, beside it what it answers to and what it gives."""
    picture = height - 8
    plate = picture * 0.62
    side = (width - picture - 14) / 3
    return join(
        [
            blank(width, height),
            use("i-barrier", 4, 4, picture),
            *_priority(canvas, tile, 4 + picture / 2, 4 + picture * 0.12, plate, picture * 0.44),
            bonus(canvas, tile, picture + 9, (height - side) / 2, side),
        ]
    )


def _priority(canvas: Canvas, tile: int, middle: float, top: float, plate: float, letters: float) -> list[Svg]:
    """The priority number on a plate."""
    return [
        rect(middle - plate / 2, top, plate, plate * 0.78, r=3, class_="card"),
        text(
            str(canvas.edition.barrier_priority[tile]),
            middle,
            top + plate * 0.39 + letters * 0.36,
            letters,
            anchor="middle",
            bold=True,
            class_="t n",
        ),
    ]
