"""Galleys: a sail with the number in the owner's colour, their mark at the stern, five places on deck."""

from __future__ import annotations

from functools import lru_cache

from ....render import Svg, circle, group, join, mark, number, path, piece, rect, text, use
from ..terms import PLACES
from ..view import GalleyView
from .canvas import Canvas
from .place import Place

WIDTH, HEIGHT = 80.0, 46.0
LOW = 36.0  # the height of one that lies beside others
SMALL_WIDTH, SMALL_HEIGHT = 25.0, 22.0


@lru_cache(maxsize=256)
def packed(count: int, room_x: float, room_y: float, width: float, height: float) -> tuple[int, float]:
    """In how many columns so many ships fit best, and how large they may be."""
    best = (1, 0.0)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        scale = min(1.0, room_x / (columns * (width + 3)), room_y / (rows * (height + 2)))
        if scale > best[1] + 0.001:
            best = (columns, scale)
    return best


def anchored(
    count: int, place: Place, width: float, height: float, *, reserve: float = 0
) -> tuple[list[tuple[float, float]], float]:
    """The corners of so many ships in the anchorage of a zone, and their scale."""
    left, top, right, bottom = place.anchorage
    columns, scale = packed(count, right - left, bottom - top - reserve, width, height)
    step_x, step_y = (width + 3) * scale, (height + 2) * scale
    rows = -(-count // columns)
    middle_x, middle_y = (left + right) / 2, (top + bottom + reserve) / 2
    found = []
    for ship in range(count):
        row, column = divmod(ship, columns)
        in_row = min(columns, count - row * columns)
        x = middle_x - in_row * step_x / 2 + column * step_x + 1.5 * scale
        found.append((x, middle_y - rows * step_y / 2 + row * step_y + scale))
    return found, scale


def galley_words(canvas: Canvas, galley: int) -> str:
    entry = canvas.view["galleys"][str(galley)]
    goods = ", ".join([canvas.named(good) for good in entry["goods"]]) or "–"
    return canvas.told("board-galley", entry["owner"], galley=f"galley {galley}", sailors=entry["sailors"], goods=goods)


def galley_body(canvas: Canvas, galley: int, *, is_low: bool = False) -> Svg:
    """The drawing of a galley with all that is aboard; with a lower sail where there is little room."""
    entry = canvas.view["galleys"][str(galley)]
    key = ("galley", galley, entry["owner"], entry["sailors"], tuple(entry["goods"]), is_low)
    draw = _draw_low if is_low else _draw
    body: Svg = canvas.kept(key, lambda: draw(galley, entry))
    return body


def _draw_low(galley: int, entry: GalleyView) -> Svg:
    owner = entry["owner"]
    return join(
        [
            use("g-hull", 0, 12, WIDTH, 24),
            path("M27 2 Q47 -2 66 2 Q71 8 65 14 Q47 11.5 28 14 Q33 8 27 2Z", class_=f"seat-{owner} sail"),
            text(str(galley), 48.5, 12.2, 13.5, anchor="middle", bold=True, class_=f"t n on-seat-{owner}"),
            mark(owner, 4, -2, 18),
            *places(entry, 8.5, 16, 12.6),
        ]
    )


def _draw(galley: int, entry: GalleyView) -> Svg:
    owner = entry["owner"]
    return join(
        [
            use("g-hull", 0, 22, WIDTH, 24),
            path("M45 1 L45 24", class_="mast"),
            path("M27 4 Q45 -1 64 4 Q70 13 62 21.5 Q45 18 28 21.5 Q34 13 27 4Z", class_=f"seat-{owner} sail"),
            text(str(galley), 47.5, 17.4, 15.5, anchor="middle", bold=True, class_=f"t n on-seat-{owner}"),
            mark(owner, 2, 3, 21),
            *places(entry, 8.5, 26.5, 12.6),
        ]
    )


def places(entry: GalleyView, x: float, y: float, side: float) -> list[Svg]:
    """The five places in a row: sailors in the owner's colour first, then goods."""
    pieces = ["crew"] * entry["sailors"] + list(entry["goods"])
    parts = []
    for place in range(PLACES):
        left = x + place * side
        parts.append(rect(left, y, side - 0.8, side - 0.8, r=1.6, class_="hold"))
        if place < len(pieces):
            tint = f"seat-{entry['owner']}" if pieces[place] == "crew" else None
            parts.append(use(f"g-{pieces[place]}", left + 0.4, y + 0.4, side - 1.6, class_=tint))
    return parts


def galley_piece(canvas: Canvas, galley: int, x: float, y: float, scale: float, *, is_low: bool) -> Svg:
    """A galley on the chart; it can be attacked by a click."""
    is_active = galley == canvas.number
    width, height = WIDTH * scale, (LOW if is_low else HEIGHT) * scale
    glow = [rect(-3, -2, width + 6, height + 4, r=9 * scale, class_="afloat")] if is_active else []
    attack = f"attack galley {galley}"
    action = attack if attack in canvas.legal_texts else None
    if action:
        glow += [
            rect(-2, -1, width + 4, height + 2, r=8 * scale, class_="halo", fill="none"),
            rect(-1, 0, width + 2, height, r=8 * scale, class_="edge bare"),
        ]
    body = scaled(galley_body(canvas, galley, is_low=is_low), scale)
    words = galley_words(canvas, galley)
    return piece(f"galley-{galley}", words, x, y, *glow, body, do=action)


def scaled(body: Svg, scale: float) -> Svg:
    return body if scale == 1 else group(body, transform=f"scale({number(scale)})")


def fleet(canvas: Canvas, zone: str, place: Place) -> Svg:
    """The galleys of a zone beside each other, the smaller the more there are."""
    galleys = canvas.view["zones"][zone]["galleys"]
    if not galleys:
        return Svg()
    is_low = len(galleys) > 1
    corners, scale = anchored(len(galleys), place, WIDTH, LOW if is_low else HEIGHT)
    ships = zip(galleys, corners, strict=True)
    return join([galley_piece(canvas, galley, x, y, scale, is_low=is_low) for galley, (x, y) in ships])


def small_fleet(canvas: Canvas, zone: str, place: Place) -> Svg:
    """The same on the phone's chart: sails with numbers; what is aboard stands on the zone's card."""
    galleys = canvas.view["zones"][zone]["galleys"]
    if not galleys:
        return Svg()
    corners, scale = anchored(len(galleys), place, SMALL_WIDTH, SMALL_HEIGHT)
    parts = []
    for galley, (x, y) in zip(galleys, corners, strict=True):
        body = scaled(_small_body(canvas, galley), scale)
        parts.append(piece(f"galley-{galley}", galley_words(canvas, galley), x, y, body))
    return join(parts)


def _small_body(canvas: Canvas, galley: int) -> Svg:
    owner = canvas.view["galleys"][str(galley)]["owner"]
    is_active = galley == canvas.number
    key = ("small galley", galley, owner, is_active)
    body: Svg = canvas.kept(key, lambda: _draw_small(galley, owner, is_active=is_active))
    return body


def _draw_small(galley: int, owner: int, *, is_active: bool) -> Svg:
    sail = "M4 1.4 Q12.5 -1 21.4 1.4 Q24 8 20.6 13.6 Q12.5 11.6 4.6 13.6 Q7 8 4 1.4Z"
    return join(
        [
            circle(12.5, 11, 15, class_="afloat") if is_active else Svg(),
            path("M0.5 14 L24.5 14 Q23 21.4 18 21.4 L6.5 21.4 Q2 21 0.5 14Z", class_="f-wood timber"),
            path(sail, class_=f"seat-{owner} sail"),
            text(str(galley), 13.2, 11.4, 11.5, anchor="middle", bold=True, class_=f"t n on-seat-{owner}"),
        ]
    )
