"""Galleys: a sail with the number in the owner's colour, their mark at the stern, five places on deck."""

from __future__ import annotations

from functools import lru_cache

from ....engine import Fragment
from ....render import Svg, circle, group, join, mark, number, path, piece, rect, text, use
from ..view_types import GalleyView
from .canvas import Canvas
from .chart import Box

WIDTH, HEIGHT = 80.0, 46.0
TALL, LOW, FLAT = "tall", "low", "flat"  # alone; beside others with a lower sail, or with the number beside the hull
SIZES = {TALL: (WIDTH, HEIGHT), LOW: (WIDTH, 36.0), FLAT: (104.0, 24.0)}
SMALL_WIDTH, SMALL_HEIGHT = 25.0, 22.0  # on the phone's chart
HOLD_LEFT, HOLD_TOP, HOLD = 8.5, 4.5, 12.6  # the places on the hull: the first corner, and from one to the next
MUCH = 1.15  # so many times as large flat galleys must be to be drawn so: sails are prettier
CROWDED = 0.8  # the scale below which a galley is raised to be looked at

Spot = tuple[float, float, float, int, str]  # corner, scale, which zone, and the shape


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


@lru_cache(maxsize=1024)
def anchored(count: int, anchorage: Box, width: float, height: float) -> tuple[list[tuple[float, float]], float]:
    """The corners of so many ships in the anchorage of a zone, side by side, and their scale."""
    left, top, right, bottom = anchorage
    columns, scale = packed(count, right - left, bottom - top, width, height)
    step_x, step_y = (width + 3) * scale, (height + 2) * scale
    rows = -(-count // columns)
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    found = []
    for ship in range(count):
        row, column = divmod(ship, columns)
        in_row = min(columns, count - row * columns)
        x = middle_x - in_row * step_x / 2 + column * step_x + 1.5 * scale
        found.append((x, middle_y - rows * step_y / 2 + row * step_y + scale))
    return found, scale


@lru_cache(maxsize=1024)
def berthed(count: int, anchorage: Box) -> tuple[str, list[tuple[float, float]], float]:
    """The shape in which so many galleys are largest on the wide chart, with their corners and their scale."""
    if count == 1:
        return TALL, *anchored(1, anchorage, *SIZES[TALL])
    low = anchored(count, anchorage, *SIZES[LOW])
    flat = anchored(count, anchorage, *SIZES[FLAT])
    return (FLAT, *flat) if flat[1] > low[1] * MUCH else (LOW, *low)


def galley_words(canvas: Canvas, galley: int) -> str:
    entry = canvas.view["galleys"][str(galley)]
    goods = ", ".join([canvas.named(good) for good in entry["goods"]]) or "–"
    args = {"galley": f"galley {galley}", "sailors": entry["sailors"], "goods": goods}
    return canvas.say("board-galley", seat=entry["owner"], **args)


def galley_body(galley: int, entry: GalleyView, shape: str = TALL) -> Svg:
    """The drawing of a galley with all that is aboard."""
    owner = entry["owner"]
    if shape == FLAT:
        return join(
            [
                use("g-hull", 24, 0, WIDTH, 24),
                rect(8, 1, 24, 18, r=4, class_=f"seat-{owner} sail"),
                text(str(galley), 22, 15, 14, anchor="middle", bold=True, class_=f"t n on-seat-{owner}"),
                mark(owner, -2, 5, 16),
                *_aboard(entry, 24, 0),
            ]
        )
    if shape == LOW:
        return join(
            [
                use("g-hull", 0, 12, WIDTH, 24),
                path("M27 2 Q47 -2 66 2 Q71 8 65 14 Q47 11.5 28 14 Q33 8 27 2Z", class_=f"seat-{owner} sail"),
                text(str(galley), 48.5, 12.2, 13.5, anchor="middle", bold=True, class_=f"t n on-seat-{owner}"),
                mark(owner, 4, -2, 18),
                *_aboard(entry, 0, 12),
            ]
        )
    return join(
        [
            use("g-hull", 0, 22, WIDTH, 24),
            path("M45 1 L45 24", class_="mast"),
            path("M27 4 Q45 -1 64 4 Q70 13 62 21.5 Q45 18 28 21.5 Q34 13 27 4Z", class_=f"seat-{owner} sail"),
            text(str(galley), 47.5, 17.4, 15.5, anchor="middle", bold=True, class_=f"t n on-seat-{owner}"),
            mark(owner, 2, 3, 21),
            *_aboard(entry, 0, 22),
        ]
    )


def _aboard(entry: GalleyView, stern: float, deck: float) -> list[Svg]:
    """On the five places of the hull: sailors in the owner's colour first, then goods."""
    crew = f"seat-{entry['owner']}"
    pieces = [("crew", crew)] * entry["sailors"] + [(good, None) for good in entry["goods"]]
    return [
        use(f"g-{thing}", stern + HOLD_LEFT + place * HOLD + 0.4, deck + HOLD_TOP + 0.4, HOLD - 1.6, class_=tint)
        for place, (thing, tint) in enumerate(pieces)
    ]


def scaled(body: Svg, scale: float) -> Svg:
    return body if scale == 1 else group(body, transform=f"scale({number(scale)})")


def fleets(canvas: Canvas) -> list[Fragment]:
    """All galleys on the chart, by number: beside each other in their zones, the smaller the more there are."""
    spots: dict[int, Spot] = {}
    for number_of_zone, (zone, entry) in enumerate(canvas.view["zones"].items()):
        galleys = entry["galleys"]
        if galleys:
            anchorage = canvas.places[zone].anchorage
            if canvas.is_phone:
                shape, (corners, scale) = "", anchored(len(galleys), anchorage, SMALL_WIDTH, SMALL_HEIGHT)
            else:
                shape, corners, scale = berthed(len(galleys), anchorage)
            for galley, (x, y) in zip(galleys, corners, strict=True):
                spots[galley] = (x, y, scale, number_of_zone, shape)
    draw = _small if canvas.is_phone else _afloat
    return [draw(canvas, galley, spots[galley]) for galley in sorted(spots)]


def _afloat(canvas: Canvas, galley: int, spot: Spot) -> Fragment:
    """A galley on the wide chart: it can be attacked, and sailors hired for it, by a click."""
    entry = canvas.view["galleys"][str(galley)]
    owner, is_active = entry["owner"], galley == canvas.number
    facts = (spot, owner, canvas.player(owner), entry["sailors"], *entry["goods"], is_active)
    return canvas.fragment(f"galley-{galley}", facts, lambda: _draw_afloat(canvas, galley, spot, is_active=is_active))


def _draw_afloat(canvas: Canvas, galley: int, spot: Spot, *, is_active: bool) -> Svg:
    x, y, scale, number_of_zone, shape = spot
    left, top = canvas.frame.chart
    width, height = (side * scale for side in SIZES[shape])
    hit = rect(-2, -1, width + 4, height + 2, r=8 * scale, class_="edge afloat" if is_active else "edge bare")
    body = scaled(galley_body(galley, canvas.view["galleys"][str(galley)], shape), scale)
    return piece(
        f"galley-{galley}",
        galley_words(canvas, galley),
        left + x,
        top + y,
        hit,
        group(body, class_="raised") if scale < CROWDED else body,
        do=(f"attack galley {galley}", f"hire sailor galley {galley}"),
        class_=f"crowded at-{number_of_zone}" if scale < CROWDED else None,
        origin=f"number-{galley}",
    )


def _small(canvas: Canvas, galley: int, spot: Spot) -> Fragment:
    """On the phone's chart: a sail with its number, the owner's mark at the stern. Too small for a finger: the wheel
    offers what can be done to it."""
    entry = canvas.view["galleys"][str(galley)]
    owner, is_active = entry["owner"], galley == canvas.number
    facts = (spot, owner, canvas.player(owner), entry["sailors"], *entry["goods"], is_active)
    return canvas.fragment(f"galley-{galley}", facts, lambda: _draw_small(canvas, galley, spot, is_active=is_active))


def _draw_small(canvas: Canvas, galley: int, spot: Spot, *, is_active: bool) -> Svg:
    x, y, scale, _, _ = spot
    left, top = canvas.frame.chart
    owner = canvas.view["galleys"][str(galley)]["owner"]
    sail = "M4 1.4 Q12.5 -1 21.4 1.4 Q24 8 20.6 13.6 Q12.5 11.6 4.6 13.6 Q7 8 4 1.4Z"
    body = join(
        [
            circle(12.5, 11, 15, class_="afloat") if is_active else Svg(),
            path("M0.5 14 L24.5 14 Q23 21.4 18 21.4 L6.5 21.4 Q2 21 0.5 14Z", class_="f-wood timber"),
            path(sail, class_=f"seat-{owner} sail"),
            mark(owner, -4, 10, 13),
            text(str(galley), 13.2, 11.4, 11.5, anchor="middle", bold=True, class_=f"t n on-seat-{owner}"),
        ]
    )
    words = galley_words(canvas, galley)
    origin = f"number-{galley}"
    return piece(f"galley-{galley}", words, left + x, top + y, scaled(body, scale), class_="look-only", origin=origin)
