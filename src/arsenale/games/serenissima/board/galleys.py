"""Galleys: a sail with the number in the owner's colour, their mark at the stern, five places on deck."""

from __future__ import annotations

from collections.abc import Callable

from ....engine import Fragment
from ....render import Svg, group, join, mark, number, path, piece, rect, text, use
from ..view_types import GalleyView
from .anchoring import CROWDED, FLAT, LOW, TALL, Shape, berthed, moored
from .boats import boat, target
from .canvas import Canvas

WIDTH, HEIGHT = TALL.width, TALL.height
HOLD_LEFT, HOLD_TOP, HOLD = 8.5, 4.5, 12.6  # the places on the hull: the first corner, and from one to the next
DECK = 24.0  # of a flat galley: right of its flag

Spot = tuple[float, float, float, int, Shape]  # corner, scale, which zone, and the shape
Draw = Callable[[Canvas, int, Spot], Svg]


def galley_words(canvas: Canvas, galley: int) -> str:
    """Whose it is, where it lies, what is aboard."""
    entry = canvas.view["galleys"][str(galley)]
    goods = ", ".join([canvas.named(good) for good in entry["goods"]])
    aboard = {"sailors": entry["sailors"], "aboard": len(entry["goods"]), "goods": goods}
    zone = canvas.zone_name(entry["zone"])
    return canvas.say("board-galley", galley=f"galley {galley}", seat=entry["owner"], zone=zone, **aboard)


def galley_body(galley: int, entry: GalleyView, shape: Shape = TALL) -> Svg:
    """The drawing of a galley with all that is aboard."""
    owner = entry["owner"]
    if shape == FLAT:
        return join(
            [
                use("g-deck", DECK - 1, 1, 71, 24),
                rect(0.5, 0, 23, 26, r=4, class_="card"),
                rect(0.5, 0, 23, 14.5, r=4, class_=f"seat-{owner} sail"),
                text(str(galley), 12, 12.6, 14.5, anchor="middle", bold=True, class_=f"t n on-seat-{owner}"),
                mark(owner, 6.2, 14.6, 11.6),
                *_aboard(entry, DECK + 0.5 - HOLD_LEFT, 1),
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
    lie = moored if canvas.is_phone else berthed
    for number_of_zone, (zone, entry) in enumerate(canvas.view["zones"].items()):
        galleys = entry["galleys"]
        if galleys:
            shape, corners, scale = lie(len(galleys), canvas.places[zone].anchorage)
            for galley, (x, y) in zip(galleys, corners, strict=True):
                spots[galley] = (x, y, scale, number_of_zone, shape)
    draw = _draw_small if canvas.is_phone else _draw_afloat
    return [_afloat(canvas, galley, spots[galley], draw) for galley in sorted(spots)]


def _afloat(canvas: Canvas, galley: int, spot: Spot, draw: Draw) -> Fragment:
    """A galley on the chart: it can be attacked, and sailors hired for it, by a click."""
    entry = canvas.view["galleys"][str(galley)]
    owner, is_active = entry["owner"], galley == canvas.number
    facts = (spot, owner, canvas.player(owner), entry["sailors"], *entry["goods"], is_active)
    return canvas.fragment(f"galley-{galley}", facts, lambda: draw(canvas, galley, spot))


def _edge(canvas: Canvas, galley: int) -> str:
    return "edge afloat" if galley == canvas.number else "edge bare"


def _deeds(galley: int) -> tuple[str, ...]:
    return f"attack galley {galley}", f"hire sailor galley {galley}"


def _draw_afloat(canvas: Canvas, galley: int, spot: Spot) -> Svg:
    x, y, scale, number_of_zone, shape = spot
    left, top = canvas.frame.chart
    width, height = shape.width * scale, shape.height * scale
    hit = rect(-2, -1, width + 4, height + 2, r=8 * scale, class_=_edge(canvas, galley))
    body = scaled(galley_body(galley, canvas.view["galleys"][str(galley)], shape), scale)
    return piece(
        f"galley-{galley}",
        galley_words(canvas, galley),
        left + x,
        top + y,
        hit,
        group(body, class_="raised") if scale < CROWDED else body,
        do=_deeds(galley),
        class_=f"crowded at-{number_of_zone}" if scale < CROWDED else None,
        origin=f"number-{galley}",
    )


def _draw_small(canvas: Canvas, galley: int, spot: Spot) -> Svg:
    """On the phone's chart, over its zone, which gets the taps that are not for the galley. Its number on the wheel,
    where there is room for any finger, stands for the same."""
    x, y, scale, _, shape = spot
    left, top = canvas.frame.chart
    owner = canvas.view["galleys"][str(galley)]["owner"]
    edge = [side * scale for side in target(shape)]
    hit = rect(*edge, r=4 * scale, class_=_edge(canvas, galley))
    return piece(
        f"galley-{galley}",
        galley_words(canvas, galley),
        left + x,
        top + y,
        hit,
        scaled(boat(galley, owner, shape), scale),
        do=_deeds(galley),
        origin=f"number-{galley}",
    )
