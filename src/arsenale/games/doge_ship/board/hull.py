"""Where the ship lies, and what of its picture never moves: sky, city, water, the shipwright's dotted lines."""

from __future__ import annotations

from collections.abc import Sequence

from ....render import Svg, at, group, join, number, path, rect
from .parts import HEIGHT, KEEL, WIDTH, bow_piece, sail, sail_draft, stern_piece

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


def skyline() -> Svg:
    """The city from the water: campanile, basilica, palaces. Its base line is y = 0, about 180 wide."""
    tower = "M14 0 L14 -58 L12 -58 L12 -62 L18 -78 L24 -62 L24 -58 L22 -58 L22 0Z"
    domes = (
        "M96 0 L96 -22 Q96 -34 106 -36 L106 -40 L107 -40 L107 -36 Q117 -34 117 -22 L120 -22 Q120 -40 "
        "133 -43 L133 -49 L135 -49 L135 -43 Q148 -40 148 -22 L151 -22 Q151 -32 160 -34 L160 -38 L161 "
        "-38 L161 -34 Q170 -32 170 -22 L170 0Z"
    )
    palace = "M30 0 L30 -26 L88 -26 L88 0Z"
    arches = "".join(f"M{x} 0 L{x} -9 A3 3 0 0 1 {x + 6} -9 L{x + 6} 0Z" for x in range(33, 86, 9))
    return join([path(tower), path(palace), path(domes), path(arches, class_="arcade")])


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
