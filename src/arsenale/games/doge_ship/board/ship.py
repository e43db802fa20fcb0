"""The ship, which grows from the stern to the bow: its parts with their builders' marks, and the next places."""

from __future__ import annotations

from ....engine import Fragment
from ....render import Svg, group, join, laurel, mark, number, path, rect, text, title, use
from ..outlook import can_construct_part, open_zone, own_parts, parts_of, swap_zone
from ..phrases import points
from ..terms import DECKS, NUMBERS, SECTIONS, ZONES, tile_name, tile_number
from ..view_types import PartView
from ..worth import part_worth_in_view
from .canvas import Canvas
from .hull import ShipPlan
from .parts import HEIGHT, KEEL, WIDTH
from .tiles import tile_title

_LETTERS = 13.0  # of the names of the sections, on a wide board


def ship(canvas: Canvas) -> list[Fragment]:
    """From back to front: the water and the city, the hull, the parts, the water before it, the next places."""
    plan = canvas.plan.ship
    lower, upper = (canvas.view["ship"][deck] for deck in DECKS)
    is_rigged = len(upper) >= plan.lengths[0] + plan.lengths[1]
    return [
        canvas.fragment("ship", (), lambda: group(use_scenery(canvas, "back"), id="ship")),
        canvas.fragment("hull", (bool(lower),), lambda: _hull(plan, has_stern=bool(lower))),
        *_deck(canvas, 0, lower),
        *_deck(canvas, 1, upper),
        canvas.fragment(
            "rigging",
            (len(lower) == plan.places, is_rigged),
            lambda: _rigging(plan, has_bow=len(lower) == plan.places, has_sail=is_rigged),
        ),
        canvas.fragment("sea", (), lambda: group(use_scenery(canvas, "front"), _section_names(canvas, plan), id="sea")),
        *[_next_place(canvas, deck) for deck in (0, 1)],
    ]


def use_scenery(canvas: Canvas, name: str) -> Svg:
    return Svg(f'<use href="#{name}-{canvas.plan.layout}-{canvas.plan.players}"/>')


def _hull(plan: ShipPlan, *, has_stern: bool) -> Svg:
    return group(_use_at("ship-stern", plan.end(0)) if has_stern else None, id="hull")


def _rigging(plan: ShipPlan, *, has_bow: bool, has_sail: bool) -> Svg:
    """What completes the ship."""
    return group(
        _use_at("ship-bow", plan.end(plan.places)) if has_bow else None,
        _use_at("ship-sail", plan.mast()) if has_sail else None,
        id="rigging",
    )


def _use_at(name: str, transform: str) -> Svg:
    return group(Svg(f'<use href="#{name}"/>'), transform=transform)


def _deck(canvas: Canvas, deck: int, built: list[PartView]) -> list[Fragment]:
    zone = swap_zone(canvas.view, deck)
    doge = canvas.view["doge"] if zone is not None else None
    facts = (tuple([(part["tile"], part["seat"]) for part in built]), zone, doge, canvas.names)
    return canvas.fragments(f"deck-{deck}", facts, lambda: _parts(canvas, deck, built, zone))


def _parts(canvas: Canvas, deck: int, built: list[PartView], zone: int | None) -> list[Fragment]:
    last = len(built) - 1
    return [
        _part(canvas, deck, place, part["tile"], part["seat"], zone if place == last else None)
        for place, part in enumerate(built)
    ]


def _part(canvas: Canvas, deck: int, place: int, name: str, seat: int, zone: int | None) -> Fragment:
    """A part that stands; `zone` if it can be replaced (DS-2.3.4), by which parts depends on the Doge."""
    tile = tile_number(name)
    by = (
        [] if zone is None else [f"replace {tile_name(other)}" for other in parts_of(canvas.edition, canvas.view, zone)]
    )
    key = f"tile-galley-{NUMBERS[tile]}"
    return canvas.fragment(
        key,
        (deck, place, seat, canvas.player(seat), *by),
        lambda: group(
            title(canvas.told("board-built", seat, tile=tile_title(canvas, tile, is_paid=True))),
            _part_body(canvas.plan.ship, deck, place, tile, seat),
            _place_edge(canvas.plan.ship, deck, place) if by else None,
            id=key,
            data_do="|".join(by) or None,
            data_from=f"order-{seat}",
        ),
    )


def _part_body(plan: ShipPlan, deck: int, place: int, tile: int, seat: int) -> Svg:
    size = max(15.5, min(30, 26 * plan.scale))
    x, y = plan.centre(place, deck)
    height = HEIGHT + KEEL if deck == 0 else HEIGHT
    return join(
        [
            group(use(f"part-{NUMBERS[tile]}", 0, 0, WIDTH, height), transform=plan.matrix(place, deck)),
            mark(seat, x - size / 2, y - size / 2, size),
        ]
    )


def _place_edge(plan: ShipPlan, deck: int, place: int) -> Svg:
    """The frame of a part that stands."""
    return rect(2, 2, WIDTH - 4, HEIGHT - 4, r=4, class_="edge berth", transform=plan.matrix(place, deck))


def _next_edge(plan: ShipPlan, deck: int, place: int, *, share: tuple[int, int] = (0, 1), is_lit: bool = False) -> Svg:
    """The frame of a place that is next, or of one of several equal shares of it: lit if one can build, else pale."""
    which, shares = share
    width = (WIDTH - 4) / shares
    return rect(
        2 + which * width,
        2,
        width,
        HEIGHT - 4,
        r=4,
        class_="edge next" if is_lit else "edge card",
        opacity=None if is_lit else "0.5",
        transform=plan.matrix(place, deck),
    )


def _next_place(canvas: Canvas, deck: int) -> Fragment:
    """DS-2.3.2 Where the next part of a deck goes. It stands for every part of its zone."""
    key = f"next-{DECKS[deck]}"
    zone = open_zone(canvas.view, deck)
    if zone is None:
        return canvas.fragment(key, (), lambda: group(id=key))
    place = len(canvas.view["ship"][DECKS[deck]])
    return canvas.fragment(key, (place, canvas.view["doge"]), lambda: _open_place(canvas, deck, place, zone))


def _open_place(canvas: Canvas, deck: int, place: int, zone: int) -> Svg:
    return group(
        title(canvas.fixed("board-next-place", zone=ZONES[zone])),
        _next_edge(canvas.plan.ship, deck, place),
        id=f"next-{DECKS[deck]}",
        data_do="|".join([f"construct {tile_name(tile)}" for tile in parts_of(canvas.edition, canvas.view, zone)]),
    )


def own_places(canvas: Canvas, seat: int) -> list[Fragment]:
    """The next places with the parts of one's own yard that fit: what they are worth, and a ghost of each. They are lit
    while one can build there."""
    asked = canvas.question, tuple(canvas.asked_for.get("kinds", ()))
    is_lit = can_construct_part(canvas.edition, canvas.view, seat, *asked)
    fragments = []
    for deck in (0, 1):
        zone = open_zone(canvas.view, deck)
        if zone is not None:
            tiles = tuple(own_parts(canvas.edition, canvas.view, seat, zone))
            fragments.append(_own_place(canvas, deck, zone, tiles, is_lit=is_lit))
    return fragments


def _own_place(canvas: Canvas, deck: int, zone: int, tiles: tuple[int, ...], *, is_lit: bool) -> Fragment:
    place = len(canvas.view["ship"][DECKS[deck]])
    key = f"next-{DECKS[deck]}"

    def make() -> Svg:
        shown = _targets(canvas, deck, place, tiles, is_lit=is_lit) if tiles else _no_target(canvas, deck, place, zone)
        return group(*shown, id=key)

    return canvas.fragment(key, ("own", place, canvas.view["doge"], tiles, is_lit), make)


def _no_target(canvas: Canvas, deck: int, place: int, zone: int) -> list[Svg]:
    """A place that is next, but one has no part for it."""
    words = canvas.fixed("board-next-place-none", zone=ZONES[zone])
    return [title(words), _next_edge(canvas.plan.ship, deck, place)]


def _targets(canvas: Canvas, deck: int, place: int, tiles: tuple[int, ...], *, is_lit: bool) -> list[Svg]:
    """One for each part, side by side. On a phone one for all, which takes the best: the mat has them all."""
    if canvas.plan.is_phone:
        return [_target(canvas, deck, place, tiles, (0, 1), is_lit=is_lit)]
    shares = [(which, len(tiles)) for which in range(len(tiles))]
    return [_target(canvas, deck, place, (tiles[share[0]],), share, is_lit=is_lit) for share in shares]


def _target(
    canvas: Canvas, deck: int, place: int, stands_for: tuple[int, ...], share: tuple[int, int], *, is_lit: bool
) -> Svg:
    """A place for the first of these tiles, or another of them; perhaps a share of the place."""
    tile = stands_for[0]
    plan = canvas.plan.ship
    worth = part_worth_in_view(canvas.edition, canvas.view, tile)
    words = canvas.fixed("board-next-place", zone=ZONES[canvas.edition.tile_stack[tile]])
    x, y = plan.centre(place, deck)
    x += plan.step * ((share[0] + 0.5) / share[1] - 0.5)
    y -= (18 if deck == 0 else 14) * plan.scale
    size = 34 * plan.scale
    height = HEIGHT + KEEL if deck == 0 else HEIGHT
    ghost = group(use(f"part-{NUMBERS[tile]}", 0, 0, WIDTH, height), transform=plan.matrix(place, deck), class_="ghost")
    return group(
        title(words),
        ghost,
        _next_edge(plan, deck, place, share=share, is_lit=is_lit),
        laurel(points(worth.vp), x - size / 2, y - size / 2, size),
        id=f"next-{DECKS[deck]}-{NUMBERS[tile]}",
        data_do="|".join([f"construct {tile_name(one)}" for one in stands_for]),
    )


def _section_names(canvas: Canvas, plan: ShipPlan) -> Svg:
    """Brackets below the keel: stern, middle, bow."""
    parts = []
    place = 0
    size = _LETTERS if plan.width > 600 else 10.5
    y = plan.y + plan.height - size * 0.62
    top = y - size * 1.05
    for section, length in zip(SECTIONS, plan.lengths, strict=True):
        left, right = plan.left + place * plan.step + 4, plan.left + (place + length) * plan.step - 4
        parts.append(path(f"M{number(left)} {number(top - 4)} v4 H{number(right)} v-4", class_="measure"))
        parts.append(
            text(
                canvas.heading(section),
                (left + right) / 2,
                y,
                size,
                width=right - left,
                anchor="middle",
                class_="t i on-water",
            )
        )
        place += length
    return join(parts)
