"""What never moves on the map: water, ripples, shores and quays, the track with its posts, bridge sites."""

from __future__ import annotations

from collections.abc import Sequence

from ....render import Svg, at, circle, group, join, line, number, path, rect, star_path, symbol, text
from ..edition import Edition
from ..geography import Hex, around
from ..terms import FIRST_PASS, SECOND_PASS, SPACES
from .buildings import LONG_BOX, SIDE, ponte
from .grid import ROOT_3, MapPlan, Point, hex_at, hexagon, outline, unit_centre


def waters(edition: Edition, plan: MapPlan) -> Svg:
    geography = edition.geography
    isles = [_isle(edition, plan, quarter) for quarter in range(len(geography.letters))]
    side = plan.side
    layers = [
        ("shoal", side * 0.95, 0.0),
        ("isle-shadow", side * 0.2, side * 0.16),
        ("quay", side * 0.34, 0.0),
        ("quay-stone", side * 0.34 - 1.6, 0.0),
        ("soil", side * 0.08, 0.0),
    ]
    land = [
        path(d, class_=name, stroke_width=round(width, 1), transform=f"translate(0 {number(drop)})" if drop else None)
        for name, width, drop in layers
        for d in isles
    ]
    return join(
        [
            rect(plan.x, plan.y, plan.width, plan.height, r=8, class_="water"),
            *_rose(plan),
            *_ripples(plan),
            *land[: len(isles)],
            *_track(edition, plan),
            *land[len(isles) :],
            *[path(_plots(edition, plan, quarter), class_="plot") for quarter in range(len(isles))],
            *_bridge_sites(edition, plan),
            *_posts(edition, plan),
        ]
    )


def shores(edition: Edition, plan: MapPlan) -> Svg:
    """`isle-c`: the shore of a quarter; `near-c`: the spaces that border it. Painted by whoever uses them."""
    geography = edition.geography
    parts = []
    for quarter, letter in enumerate(geography.letters):
        parts.append(path(_isle(edition, plan, quarter), id=f"isle-{letter}"))
        spaces = [space for space in geography.printed_spaces() if geography.borders[space] >> quarter & 1]
        cells = "".join([_space_outline(edition, plan, space) for space in spaces])
        parts.append(path(cells, id=f"near-{letter}"))
    return join(parts)


def feet() -> Svg:
    """`foot-palazzo-0` ...: the hexes a building would stand on, without colour of their own."""
    pairs: list[Sequence[Hex]] = [[(0, 0), (1, 0)], [(0, 0), (0, 1)], [(0, 0), (1, -1)]]
    triples: list[Sequence[Hex]] = [[(0, 0), (-1, 1), (0, 1)], [(0, 0), (1, 0), (0, 1)]]
    found = [
        *[_foot(f"foot-palazzo-{place}", hexes) for place, hexes in enumerate(pairs)],
        *[_foot(f"foot-basilica-{place}", hexes) for place, hexes in enumerate(triples)],
    ]
    half = LONG_BOX / 2
    for place, tilt in enumerate((0, 60, -60)):
        found.append(symbol(f"foot-ponte-{place}", LONG_BOX, LONG_BOX, at(half, half, ponte(tilt), opacity="0.75")))
    return join(found)


def _foot(name: str, hexes: Sequence[Hex]) -> Svg:
    centres = [unit_centre(place) for place in hexes]
    x = LONG_BOX / 2 - SIDE * sum(cx for cx, _ in centres) / len(centres)
    y = LONG_BOX / 2 - SIDE * sum(cy for _, cy in centres) / len(centres)
    return symbol(name, LONG_BOX, LONG_BOX, path(outline(hexes, side=SIDE, x=x, y=y)))


def _isle(edition: Edition, plan: MapPlan, quarter: int) -> str:
    geography = edition.geography
    hexes = [geography.axial[place] for place in geography.quarter_hexes[quarter]]
    return outline(hexes, side=plan.side, x=plan.left, y=plan.top)


def _plots(edition: Edition, plan: MapPlan, quarter: int) -> str:
    """The lines between the hexes of an island."""
    geography = edition.geography
    own = {geography.axial[place] for place in geography.quarter_hexes[quarter]}
    found = ""
    for q, r in sorted(own):
        x, y = plan.centre((q, r))
        for turn, beyond in ((0, (q + 1, r - 1)), (1, (q + 1, r)), (2, (q, r + 1))):
            if beyond in own:
                (x1, y1), (x2, y2) = _corner(plan, x, y, turn), _corner(plan, x, y, turn + 1)
                found += f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    return found


def _corner(plan: MapPlan, x: float, y: float, turn: int) -> Point:
    across = (0, ROOT_3 / 2, ROOT_3 / 2, 0)[turn]
    up = (-1, -0.5, 0.5, 1)[turn]
    return round(x + across * plan.side, 1), round(y + up * plan.side, 1)


# The track


def _track(edition: Edition, plan: MapPlan) -> list[Svg]:
    geography = edition.geography
    course = [plan.middle(hexes) for hexes in geography.space_hexes] + [plan.centre(place) for place in plan.posts]
    parts: list[Svg] = [path(_smooth(course), class_="lane-line")]
    for space in geography.printed_spaces()[1:]:
        parts.append(path(_space_outline(edition, plan, space), class_="lane"))
    parts += [circle(*plan.centre(post), plan.side * 0.62, class_="lane") for post in plan.posts]
    left, top, width, height = plan.basin()
    return [*parts, rect(left, top, width, height, r=plan.side * 0.5, class_="lane")]


def _posts(edition: Edition, plan: MapPlan) -> list[Svg]:
    """A post with its number in every space, and those after the last one."""
    geography = edition.geography
    parts = []
    for space in geography.printed_spaces():
        is_double = space == FIRST_PASS and geography.is_passed_twice()
        label = f"{FIRST_PASS} / {SECOND_PASS}" if is_double else str(space)
        parts.append(_post(plan, plan.middle(geography.space_hexes[space]), label, is_last=space == SPACES))
    for place, post in enumerate(plan.posts, start=1):
        parts.append(_post(plan, plan.centre(post), str(SPACES + place)))
    return parts


def _smooth(points: Sequence[Point]) -> str:
    """A curve through all points."""
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    for place in range(len(points) - 1):
        before, start = points[max(0, place - 1)], points[place]
        end, after = points[place + 1], points[min(len(points) - 1, place + 2)]
        c1 = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        c2 = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        d += "C" + " ".join(f"{number(x)} {number(y)}" for x, y in (c1, c2, end))
    return d


def _space_outline(edition: Edition, plan: MapPlan, space: int) -> str:
    hexes = edition.geography.space_hexes[space]
    x, y = plan.middle(hexes)
    if len(hexes) == 1:
        return hexagon(x, y, plan.side * 0.82)
    units = [unit_centre(place) for place in hexes]
    middle = (sum(ux for ux, _ in units) / len(units), sum(uy for _, uy in units) / len(units))
    side = plan.side * 0.9
    return outline(hexes, side=side, x=x - middle[0] * side, y=y - middle[1] * side)


def _post(plan: MapPlan, where: Point, label: str, *, is_last: bool = False) -> Svg:
    """A striped mooring post with its number, above the middle of the space: below it there is room for a gondola."""
    x, y = where
    side = plan.side
    letters = round(side * (0.56 if side > 18 else 0.62), 1)
    wide = letters * 0.62 * len(label) if "/" not in label else letters * 3.1
    left = x - (wide + side * 0.3) / 2
    top = y - side * 0.68
    is_start = label == "0"
    if is_start:
        top -= side * 2.72
    high, thick = side * 0.6, side * 0.17
    stripes = [rect(left, top + high * part, thick, high * 0.2, class_="palo-band") for part in (0.08, 0.5)]
    flag = []
    if is_last:
        d = f"M{number(left + thick)} {number(top - side * 0.3)} l{number(side * 0.75)} {number(side * 0.18)} "
        d += f"l{number(-side * 0.75)} {number(side * 0.22)}Z"
        flag = [rect(left, top - side * 0.34, thick, side * 0.4, class_="palo"), path(d, class_="palo-band")]
    return join(
        [
            *flag,
            rect(left, top, thick, high, r=thick / 2, class_="palo"),
            *stripes,
            text(label, left + side * 0.28, round(top + letters * 0.92, 1), letters, class_="t n"),
        ]
    )


def _bridge_sites(edition: Edition, plan: MapPlan) -> list[Svg]:
    """Stepping stones from bank to bank."""
    geography = edition.geography
    parts = []
    for site in range(geography.first_bridge, len(geography.sites), 2):
        (x1, y1), (x2, y2) = (plan.centre(geography.axial[place]) for place in geography.sites[site])
        dx, dy = x2 - x1, y2 - y1
        near, far = 0.2, 0.8
        ends = [(x1 + dx * part, y1 + dy * part) for part in (near, far)]
        parts.append(line(*ends[0], *ends[1], class_="crossing"))
        parts += [circle(x, y, plan.side * 0.11, class_="landing") for x, y in ends]
    return [group(*parts)]


# Open water


def _ripples(plan: MapPlan) -> list[Svg]:
    """A few small waves where nothing else lies, always the same ones."""
    side = plan.side
    shores = {near for place in plan.taken for near in around(place)}
    d = ""
    for row in range(int(plan.height / side / 0.9)):
        for column in range(int(plan.width / side / 1.9)):
            chance = (row * 73 + column * 151 + row * column * 17) % 11
            if chance > 3:
                continue
            x = plan.x + (column + 0.5 + chance * 0.17) * side * 1.9
            y = plan.y + (row + 0.6) * side * 0.9
            place = hex_at((x - plan.left) / side, (y - plan.top) / side)
            is_inside = plan.is_open(x, y, margin=side * 0.8)
            if is_inside and (place not in shores or chance < 2):
                wave = side * 0.3
                d += f"M{number(x - wave)} {number(y)}q{number(wave / 2)} {number(-wave * 0.45)} {number(wave)} 0t"
                d += f"{number(wave)} 0"
    return [path(d, class_="glint")]


def _rose(plan: MapPlan) -> list[Svg]:
    """A compass rose in the emptiest corner."""
    side = plan.side
    best: tuple[float, Point] | None = None
    centres = [plan.centre(place) for place in plan.taken]
    for x in (plan.x + side * 3, plan.x + plan.width - side * 3):
        for y in (plan.y + side * 3, plan.y + plan.height - side * 3):
            room = min((cx - x) ** 2 + (cy - y) ** 2 for cx, cy in centres) ** 0.5
            if best is None or room > best[0]:
                best = (room, (x, y))
    if best is None or best[0] < side * 3.2:
        return []
    r = min(side * 2.3, best[0] - side * 1.2)
    x, y = best[1]
    return [
        group(
            circle(x, y, r, class_="rose"),
            circle(x, y, r * 0.62, class_="rose"),
            path(star_path(x, y, r * 0.72, r * 0.2, 8), class_="rose-fill"),
            path(star_path(x, y, r * 1.12, r * 0.16, 4), class_="rose-fill"),
            text("N", x, y - r * 1.22, r * 0.3, anchor="middle", class_="t s quarter-name"),
        )
    ]
