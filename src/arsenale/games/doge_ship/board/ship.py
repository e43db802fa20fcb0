"""The ship, which grows from the stern to the bow: dotted shipwright's lines where nothing is built yet."""

from __future__ import annotations

from collections.abc import Sequence

from ....render import Svg, at, group, join, mark, number, path, rect, text, title, use
from ..terms import DECKS, NUMBERS, SECTIONS, tile_number
from ..view import PartView
from .canvas import Canvas
from .doge import skyline
from .parts import HEIGHT, KEEL, WIDTH, bow_piece, sail, sail_draft, stern_piece
from .tiles import tile_title

STERN = 72  # room for the sternpost and the beak, in the units of a part
BEAK = 156
MAST = 122
SHEER = 26  # how far the ends rise above the middle


class ShipPlan:
    """Where the ship lies: a box, its scale, and the sheer line by place."""

    def __init__(
        self, x: float, y: float, width: float, height: float, lengths: Sequence[int], *, largest: float
    ) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.lengths = tuple(lengths)
        self.places = sum(lengths)
        self.scale = min(largest, width / (self.places * WIDTH + STERN + BEAK))
        self.step = WIDTH * self.scale
        spare = width - self.scale * (self.places * WIDTH + STERN + BEAK)
        self.left = x + spare / 2 + STERN * self.scale
        self.water = y + height * 0.8
        self.deck = self.water - (HEIGHT + 6) * self.scale  # the top of the lower deck amidships

    def rise(self, place: int) -> float:
        """How far the sheer line lies above its lowest point at the left edge of a place."""
        along = 2 * place / self.places - 1
        return float(SHEER * self.scale * abs(along) ** 2.2)

    def matrix(self, place: int, deck: int) -> str:
        """From the units of a part to its place, leaning with the sheer line."""
        top = self.deck - self.rise(place) - (HEIGHT * self.scale if deck else 0)
        lean = (self.rise(place) - self.rise(place + 1)) / WIDTH
        x = self.left + place * self.step
        return f"matrix({number(self.scale)} {lean:.4f} 0 {number(self.scale)} {number(x)} {number(top)})"

    def centre(self, place: int, deck: int) -> tuple[float, float]:
        """Where the builder's mark hangs."""
        rise = (self.rise(place) + self.rise(place + 1)) / 2
        top = self.deck - rise - (HEIGHT * self.scale if deck else 0)
        return self.left + (place + 0.5) * self.step, top + (50 if deck == 0 else 46) * self.scale

    def end(self, place: int) -> str:
        """The origin of the sternpost (place 0) and of the beak (behind the last place)."""
        x = self.left + place * self.step
        return f"translate({number(x)} {number(self.deck - self.rise(place))}) scale({number(self.scale)})"

    def mast(self) -> str:
        first, middle, _ = self.lengths
        x = self.left + (first + middle / 2) * self.step
        foot = self.deck - HEIGHT * self.scale
        scale = min(self.scale, (foot - self.y - 6) / MAST)
        return f"translate({number(x)} {number(foot)}) scale({number(scale)})"


def backdrop(plan: ShipPlan) -> Svg:
    """Sky, city and water behind the ship, and the shipwright's draft of all of it."""
    draft = []
    for place in range(plan.places):
        draft.append(group(rect(0, 0, WIDTH, HEIGHT + KEEL, class_="draft"), transform=plan.matrix(place, 0)))
        draft.append(group(rect(0, 0, WIDTH, HEIGHT, class_="draft"), transform=plan.matrix(place, 1)))
    stern = "M0 92 Q-34 86 -46 44 Q-58 6 -46 -46 Q-42 -62 -26 -64 L0 -62 M-50 26 L-66 34 L-64 88 L-40 84"
    bow = "M0 92 Q46 82 70 24 L74 -8 Q62 -46 34 -56 L0 -62 M62 -6 L150 -22 L152 -17 L70 14"
    city = plan.height / 330
    horizon = plan.water - 4
    return join(
        [
            rect(plan.x, plan.y, plan.width, plan.height, r=8, class_="f-sky"),
            group(at(plan.x + 26, horizon, group(skyline(), transform=f"scale({number(city * 1.25)})")), class_="haze"),
            group(
                at(
                    plan.x + plan.width - 26,
                    horizon,
                    group(skyline(), transform=f"scale({number(-city)} {number(city)})"),
                ),
                class_="haze",
            ),
            path(
                f"M{number(plan.x)} {number(horizon)} h{number(plan.width)} "
                f"V{number(plan.y + plan.height - 8)} q0 8 -8 8 "
                f"h{number(16 - plan.width)} q-8 0 -8 -8Z",
                class_="f-lagoon",
            ),
            *draft,
            group(path(stern, class_="draft"), transform=plan.end(0)),
            group(path(bow, class_="draft"), transform=plan.end(plan.places)),
            group(sail_draft(), transform=plan.mast()),
        ]
    )


def ship_symbols() -> Svg:
    """The pieces that complete the ship; drawn around their own origin."""
    return join(
        [
            group(stern_piece(), id="ship-stern"),
            group(bow_piece(), id="ship-bow"),
            group(sail(), id="ship-sail"),
        ]
    )


def water_front(plan: ShipPlan) -> Svg:
    """The water before the ship: the keel shines through."""
    left, right, bottom = plan.x, plan.x + plan.width, plan.y + plan.height
    crest = 12 if plan.width > 600 else 7
    waves = round(plan.width / (5 * crest))
    half = plan.width / waves / 2
    crests = (
        f"M{number(left)} {number(plan.water)} "
        + f"q{number(half / 2)} {number(-crest / 2)} {number(half)} 0 t{number(half)} 0 " * waves
    )
    return join(
        [
            path(
                f"M{number(left)} {number(plan.water)} H{number(right)} V{number(bottom - 8)} q0 "
                f"8 -8 8 H{number(left + 8)} q-8 0 -8 -8Z",
                class_="f-deep",
                opacity="0.72",
            ),
            path(crests, class_="foam"),
        ]
    )


def ship(canvas: Canvas, plan: ShipPlan) -> Svg:
    """All parts that are built, with their builders' marks; then what completes the ship."""
    lower, upper = (canvas.view["ship"][deck] for deck in DECKS)
    parts = []
    if lower:
        parts.append(use_at("ship-stern", plan.end(0)))
    for deck, built in enumerate((lower, upper)):
        for place, entry in enumerate(built):
            parts.append(_part(canvas, plan, deck, place, entry))
    if len(lower) == plan.places:
        parts.append(use_at("ship-bow", plan.end(plan.places)))
    if len(upper) >= plan.lengths[0] + plan.lengths[1]:
        parts.append(use_at("ship-sail", plan.mast()))
    return join(parts)


def use_at(name: str, transform: str) -> Svg:
    return group(Svg(f'<use href="#{name}"/>'), transform=transform)


def _part(canvas: Canvas, plan: ShipPlan, deck: int, place: int, entry: PartView) -> Svg:
    tile = tile_number(entry["tile"])
    seat = entry["seat"]
    words = canvas.told("board-built", seat, tile=tile_title(canvas, tile))
    body = canvas.kept(
        ("built", tile, seat, place, plan.places, plan.width), lambda: _part_body(plan, deck, place, tile, seat)
    )
    return group(
        title(words),
        body,
        id=f"tile-galley-{NUMBERS[tile]}",
        data_from=f"dock-{seat}",
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


def next_places(canvas: Canvas, plan: ShipPlan) -> Svg:
    """A thin frame where the next part of each deck will stand."""
    lower, upper = (len(canvas.view["ship"][deck]) for deck in DECKS)
    frames = []
    if lower < plan.places:
        frames.append(group(rect(2, 2, WIDTH - 4, HEIGHT - 4, r=4, class_="next"), transform=plan.matrix(lower, 0)))
    if upper < lower:
        frames.append(group(rect(2, 2, WIDTH - 4, HEIGHT - 4, r=4, class_="next"), transform=plan.matrix(upper, 1)))
    return join(frames)


def section_names(canvas: Canvas, plan: ShipPlan) -> Svg:
    """Brackets below the keel: stern, middle, bow."""
    parts = []
    place = 0
    size = 14 if plan.width > 600 else 10.5
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
