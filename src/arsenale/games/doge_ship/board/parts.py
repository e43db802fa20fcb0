"""The 36 parts of the ship, each with a drawing of its own: by zone, by number, and by the virtues it has."""

from __future__ import annotations

from ....render import Svg, circle, group, join, line, path, rect, star_path, symbol
from ..edition import Edition
from ..phrases import squares
from ..terms import GALLEY, NUMBERS

WIDTH = 80
HEIGHT = 66
KEEL = 26  # how far the hull reaches below the lower deck

# The lozenges of the frieze by their number; the builder's mark hangs in the middle.
_LOZENGES: dict[int, tuple[int, ...]] = {
    0: (),
    1: (16,),
    2: (16, 64),
    3: (10, 23, 64),
    4: (10, 23, 57, 70),
    5: (8, 17, 26, 58, 70),
    6: (8, 17, 26, 54, 63, 72),
}


def part_symbols(edition: Edition) -> Svg:
    """`part-1`, `part-2`, ..."""
    return join([_part(edition, tile) for tile in edition.tiles if edition.tile_kind[tile] == GALLEY])


def _part(edition: Edition, tile: int) -> Svg:
    zone = edition.tile_stack[tile]
    variant = (NUMBERS[tile] - 1) % 6
    paints = squares(edition, tile)
    is_lower = zone < 3
    body = _hull() if is_lower else _floor()
    draw = (_stern_lower, _middle_lower, _bow_lower, _stern_upper, _middle_upper, _bow_upper)[zone]
    height = HEIGHT + KEEL if is_lower else HEIGHT
    drawing = join([body, draw(variant, paints), _frieze(paints, 50 if is_lower else 59)])
    return symbol(f"part-{NUMBERS[tile]}", WIDTH, height, drawing, fill_box="xMidYMin")


def _hull() -> Svg:
    """Planks from the gunwale to the keel."""
    planks = [line(0, y, WIDTH, y, class_="plank") for y in (16, 26, 36, 73, 80)]
    return join(
        [
            rect(0, 0, WIDTH, HEIGHT + KEEL, class_="f-wood"),
            rect(0, HEIGHT, WIDTH, KEEL, class_="f-wood-low"),
            *planks,
            rect(0, 0, WIDTH, 7, class_="f-wood-high"),
            rect(0, 43, WIDTH, 14, class_="f-wood-low"),
            line(0, 7, WIDTH, 7, class_="plank"),
            rect(0, 0, WIDTH, HEIGHT + KEEL, fill="none", class_="timber"),
        ]
    )


def _floor() -> Svg:
    return join([rect(0, 53, WIDTH, 13, class_="f-wood-low timber"), rect(0, 51, WIDTH, 3, class_="f-wood-high")])


def _frieze(paints: list[str], y: float) -> Svg:
    """Lozenges in the colours of the part's squares."""
    places = _LOZENGES[len(paints)]
    return join(
        [
            path(f"M{x - 5.5} {y} L{x} {y - 5} L{x + 5.5} {y} L{x} {y + 5}Z", class_=f"paint-{paint} gilt-edge")
            for x, paint in zip(places, paints, strict=True)
        ]
    )


def _arch(x: float, y: float, width: float, height: float, class_: str) -> Svg:
    r = width / 2
    return path(
        f"M{x} {y + height} L{x} {y + r} A{r} {r} 0 0 1 {x + width} {y + r} L{x + width} {y + height}Z", class_=class_
    )


def _spread(count: int, *, margin: float = 8) -> list[float]:
    """Centres of so many things side by side."""
    step = (WIDTH - 2 * margin) / count
    return [margin + step * (place + 0.5) for place in range(count)]


def _stern_lower(variant: int, _: list[str]) -> Svg:
    """Windows of the great cabin."""
    count = (2, 3, 4, 3, 2, 3)[variant]
    panes = []
    for x in _spread(count):
        if variant in (0, 3, 5):
            panes.append(_arch(x - 6, 13, 12, 24, "window gilt-edge"))
            panes.append(path(f"M{x} 13 L{x} 37 M{x - 6} 25 L{x + 6} 25", class_="gilt-thin"))
        elif variant in (1, 4):
            panes.append(circle(x, 25, 7.5, class_="window gilt-edge"))
            panes.append(path(f"M{x - 7.5} 25 L{x + 7.5} 25 M{x} 17.5 L{x} 32.5", class_="gilt-thin"))
        else:
            panes.append(rect(x - 6, 15, 12, 20, class_="window gilt-edge"))
            panes.append(path(f"M{x - 6} 15 L{x + 6} 35 M{x + 6} 15 L{x - 6} 35", class_="gilt-thin"))
    return join(panes)


def _middle_lower(variant: int, paints: list[str]) -> Svg:
    """Oars, and shields along the rail."""
    count = 3 + variant % 3
    oars = []
    for x in _spread(count, margin=4):
        oars.append(path(f"M{x} 31 L{x - 13} 88 L{x - 18} 92 L{x - 9} 92 L{x - 10} 88", class_="oar"))
        oars.append(circle(x, 31, 3.2, class_="f-wood-low timber"))
    shields = []
    for place, x in enumerate(_spread(count + (variant // 3))):
        paint = paints[place % len(paints)] if paints else "white"
        if variant % 2:
            shields.append(
                path(
                    f"M{x - 5} 9 L{x + 5} 9 Q{x + 5} 17 {x} 21 Q{x - 5} 17 {x - 5} 9Z",
                    class_=f"paint-{paint} gilt-edge",
                )
            )
        else:
            shields.append(circle(x, 15, 5.4, class_=f"paint-{paint} gilt-edge"))
            shields.append(circle(x, 15, 1.7, class_="f-gold-high"))
    return join(oars + shields)


def _bow_lower(variant: int, paints: list[str]) -> Svg:
    """An eye to see the way, a scroll, an anchor, a dolphin, a shell or a sun."""
    scroll = path("M6 34 Q14 18 26 22 Q35 26 29 32 Q23 35 22 29", class_="gilt")
    mirrored = path("M74 34 Q66 18 54 22 Q45 26 51 32 Q57 35 58 29", class_="gilt")
    if variant == 0:
        return join(
            [
                path("M18 25 Q40 8 62 25 Q40 41 18 25Z", class_="f-paper gilt-edge"),
                circle(40, 25, 7.5, class_=f"paint-{paints[0] if paints else 'white'}"),
                circle(40, 25, 3, class_="paint-black"),
            ]
        )
    if variant == 1:
        return join(
            [
                path("M40 12 L40 36 M34 17 L46 17 M27 28 Q29 36 40 37 Q51 36 53 28", class_="gilt-bold"),
                circle(40, 11, 2.4, class_="gilt"),
            ]
        )
    if variant == 2:
        return join([scroll, mirrored, path(star_path(40, 23, 9, 3.6, 8), class_="f-gold-high gilt-edge")])
    if variant == 3:
        dolphin = "M14 32 Q22 12 44 16 Q58 19 66 12 L64 22 L70 28 Q58 28 50 25 Q34 22 26 30 Q20 35 14 32Z"
        return join([path(dolphin, class_="f-deep gilt-edge"), circle(23, 26, 1.6, class_="f-gold-high")])
    if variant == 4:
        rays = [
            path(f"M40 38 L{x} {y}", class_="gilt-thin") for x, y in ((20, 22), (28, 14), (40, 11), (52, 14), (60, 22))
        ]
        return join([path("M40 38 Q12 30 18 18 Q40 2 62 18 Q68 30 40 38Z", class_="f-wood-high gilt-edge"), *rays])
    waves = [path(f"M4 {y} Q13 {y - 8} 22 {y} T40 {y} T58 {y} T76 {y}", class_="gilt-bold") for y in (20, 29, 38)]
    return join(waves)


def _stern_upper(variant: int, paints: list[str]) -> Svg:
    """The gallery with its arches under a roof; a lantern on some."""
    count = 2 + variant % 3
    span = (WIDTH - 8) / count
    arches = [_arch(4 + place * span + 3, 24, span - 6, 27, "window gilt-edge") for place in range(count)]
    roof_paint = paints[variant % len(paints)]
    roof = [
        path(
            "M0 19 Q40 1 80 19 L80 22 L0 22Z" if variant < 3 else "M0 19 L10 8 L70 8 L80 19 L80 22 L0 22Z",
            class_=f"paint-{roof_paint} timber",
        ),
        path("M0 22 " + "q5 6 10 0 " * 8, class_="f-gold-high gilt-edge"),
    ]
    wall = rect(1, 22, 78, 30, class_="f-wood-high timber")
    top = Svg()
    if variant % 2:
        top = join([line(40, 0, 40, 9, class_="line"), circle(40, 4, 4, class_="f-gold-high gilt-edge")])
    return join([wall, *arches, *roof, top])


def _middle_upper(variant: int, paints: list[str]) -> Svg:
    """Columns under a striped awning, with the rowers' stanchions below."""
    columns = _spread(3 + variant % 2, margin=2)
    posts = [rect(x - 2, 20, 4, 32, class_="f-paper timber") for x in columns]
    rail = [path("M0 40 L80 40", class_="rail"), *[line(x, 40, x, 52, class_="plank") for x in range(4, 80, 8)]]
    stripes = []
    count = 6 + variant
    width = WIDTH / count
    for place in range(count):
        paint = paints[(place // 2) % len(paints)] if place % 2 == 0 else "white"
        x = place * width
        stripes.append(
            path(
                f"M{x:.2f} 10 L{x + width:.2f} 10 L{x + width:.2f} 21 Q{x + width / 2:.2f} 27 {x:.2f} 21Z",
                class_=f"paint-{paint} timber",
            )
        )
    ridge = path(
        "M0 10 Q40 2 80 10Z" if variant % 2 else "M0 10 L4 5 L76 5 L80 10Z", class_=f"paint-{paints[0]} timber"
    )
    return join([*rail, *posts, *stripes, ridge])


def _bow_upper(variant: int, paints: list[str]) -> Svg:
    """The fighting deck: rail and pennants, with a gun, a lion, a drum, trumpets, a ladder or a sun-shield."""
    rail = [rect(0, 36, WIDTH, 4, class_="f-wood-high timber")]
    rail += [rect(x, 40, 5, 12, class_="f-wood timber") for x in range(2, 80, 12)]
    pennants = []
    for place, x in enumerate(_spread(len(paints))):
        shape = (
            f"M{x} 5 L{x + 15} 10 L{x} 16Z"
            if variant % 2
            else f"M{x} 5 L{x + 15} 5 L{x + 10} 10.5 L{x + 15} 16 L{x} 16Z"
        )
        pennants += [line(x, 3, x, 37, class_="line"), path(shape, class_=f"paint-{paints[place]} timber")]
    front = (
        rect(22, 28, 36, 8, r=2, class_="f-stone fine"),
        path("M28 36 Q26 26 36 25 Q40 18 46 23 Q52 22 53 28 Q56 32 54 36Z", class_="f-gold-high gilt-edge"),
        join(
            [
                rect(30, 25, 20, 11, r=2, class_=f"paint-{paints[-1]} gilt-edge"),
                path("M30 25 L40 36 L50 25", class_="gilt-thin"),
            ]
        ),
        path("M20 34 L50 28 L58 25 L58 37 L50 33 L20 36Z", class_="f-gold-high gilt-edge"),
        join([circle(x, 31, 5, class_=f"paint-{paints[0]} gilt-edge") for x in (26, 40, 54)]),
        path(star_path(40, 28, 9, 5, 10), class_="f-gold-high gilt-edge"),
    )[variant]
    return join([*pennants, front, *rail])


def stern_piece() -> Svg:
    """The sternpost with its rudder; its origin is the first place of the lower deck."""
    return join(
        [
            path("M0 92 Q-34 86 -46 44 Q-58 6 -46 -46 Q-42 -62 -26 -64 L0 -62Z", class_="f-wood timber"),
            path(
                "M-47 30 Q-30 30 0 24 M-51 6 Q-30 8 0 4 M-50 -18 Q-26 -14 0 -16 M-46 -42 Q-24 "
                "-36 0 -38 M-40 60 Q-24 62 0 54",
                class_="plank",
            ),
            path("M0 92 Q-34 86 -46 44 L0 50Z", class_="f-wood-low"),
            path("M-50 26 L-66 34 L-64 88 L-40 84Z", class_="f-wood-low timber"),
            path("M-46 -46 Q-50 -66 -64 -64 Q-74 -58 -66 -50 Q-60 -48 -60 -55", class_="gilt-bold"),
            path("M-40 -30 Q-24 -24 -8 -27 M-44 -6 Q-28 0 -8 -4", class_="gilt"),
        ]
    )


def bow_piece() -> Svg:
    """The stem and the gilded beak; its origin is the end of the lower deck."""
    return join(
        [
            path("M0 92 Q46 82 70 24 L74 -8 Q40 -4 0 0Z", class_="f-wood timber"),
            path("M0 92 Q46 82 62 44 L0 52Z", class_="f-wood-low"),
            path("M0 16 Q40 14 73 6 M0 32 Q40 30 69 24", class_="plank"),
            path("M62 -6 L150 -22 L152 -17 L70 14Z", class_="f-gold-high gilt-edge"),
            path("M74 -8 Q80 -26 70 -34 Q60 -38 58 -28 Q60 -22 66 -26", class_="gilt-bold"),
            path("M0 -62 L34 -56 Q62 -46 74 -8 Q40 -4 0 0Z", class_="f-wood-high timber"),
            path("M0 -40 Q34 -38 58 -30 M0 -20 Q36 -20 68 -14", class_="plank"),
        ]
    )


def sail() -> Svg:
    """Mast and lateen sail with the lion's colours; its origin is the foot of the mast."""
    return join(
        [
            line(0, 0, 0, -112, class_="mast"),
            path("M-66 -34 L58 -118 Q64 -72 26 -22 Q-20 -38 -66 -34Z", class_="canvas"),
            path("M-36 -54 Q-6 -52 22 -22 L35 -36 Q8 -66 -10 -72Z", class_="canvas-red"),
            path("M12 -86 Q36 -70 48 -54 L56 -74 Q44 -92 30 -99Z", class_="canvas-red"),
            path("M-72 -30 L62 -121", class_="mast"),
            path("M0 -112 L30 -108 L0 -101Z", class_="f-gold fine"),
        ]
    )


def sail_draft() -> Svg:
    return group(path("M0 0 L0 -112 M-72 -30 L62 -121 M-66 -34 Q-20 -38 26 -22 Q64 -72 58 -118"), class_="draft")
