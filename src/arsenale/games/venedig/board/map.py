"""The lagoon: islands with what stands on them, gondolas on the track, the sites one may choose."""

from __future__ import annotations

from math import atan2, degrees, hypot

from ....render import Svg, at, circle, el, group, join, mark, piece, rect, text, title, use
from ..geography import DIRECTIONS, Hex
from ..phrases import action_phrase, quarter_of
from ..terms import BASILICA, BUILDINGS, FIRST_PASS, PALAZZO, PONTE, SECOND_PASS, SPACES
from .buildings import GROUNDS, SIDE, TILTS, ponte
from .canvas import Canvas
from .grid import MapPlan, Point, hex_at, letterings, unit_centre

NAMED_FROM = 18  # sides from which hexes show their names
BERTH = 1.12
LAST_BERTHS = (
    (0, 0),
    (0, -0.9),
    (0, 0.9),
    (1.1, 0),
    (-1.1, 0),
    (0, -1.8),
    (0, 1.8),
    (1.1, -0.9),
    (-1.1, 0.9),
    (0, -2.7),
)
BERTHS = ((0, 0), (0, -1), (0, 1), (0, -2), (0, 2))  # where gondolas lie at the start, in their heights


def islands(canvas: Canvas, plan: MapPlan) -> Svg:
    """Every hex of land, quarter by quarter: pointing at one shows the spaces that border its quarter."""
    geography = canvas.edition.geography
    names = tuple(canvas.heading(name) for name in geography.quarter_names)
    parts = []
    for quarter, letter in enumerate(geography.letters):
        hexes = [_hex(canvas, plan, place) for place in geography.quarter_hexes[quarter]]
        near = el("use", href=f"#near-{letter}", class_="near")
        name: Svg = canvas.kept(("quarter", letter, plan.key), lambda q=quarter: _name(canvas, plan, q, names))  # type: ignore[misc]
        parts.append(group(*hexes, name, near, id=f"quarter-{letter}", class_="quarter"))
    return join(parts)


def _name(canvas: Canvas, plan: MapPlan, quarter: int, names: tuple[str, ...]) -> Svg:
    """The name of a quarter along its shore; its title tells the spaces that border it."""
    geography = canvas.edition.geography
    lettered = letterings(plan, canvas.edition, names)[quarter]
    spaces = [space for space, borders in enumerate(geography.borders) if borders >> quarter & 1]
    words = canvas.fixed("board-quarter", quarter=geography.quarter_names[quarter], spaces=_ranges(spaces))
    x, y = lettered.middle
    return group(
        title(words),
        rect(-lettered.length / 2, -lettered.size * 0.7, lettered.length, lettered.size * 1.4, class_="cell"),
        text(
            names[quarter],
            0,
            lettered.size * 0.34,
            round(lettered.size, 1),
            anchor="middle",
            class_="t quarter-name",
        ),
        transform=f"translate({x:.1f} {y:.1f})" + (f" rotate({lettered.tilt})" if lettered.tilt else ""),
        id=f"name-{geography.letters[quarter]}",
        class_="named",
        tabindex=0,
        role="img",
    )


def _ranges(spaces: list[int]) -> str:
    """`11-14, 31`: numbers in a row as one."""
    runs: list[list[int]] = []
    for space in spaces:
        if runs and space == runs[-1][-1] + 1:
            runs[-1].append(space)
        else:
            runs.append([space])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _hex(canvas: Canvas, plan: MapPlan, place: int) -> Svg:
    """A hex: its ground, and whether it can be drained or built on."""
    name = canvas.edition.geography.names[place]
    what = canvas.view["hexes"][name]
    action = _action_on(canvas, name)
    is_choice = action in canvas.legal_texts
    key = ("hex", name, what, action, is_choice, plan.key)
    drawn: Svg = canvas.kept(key, lambda: _cell(canvas, plan, place, what, action))
    return drawn


def _action_on(canvas: Canvas, name: str) -> str | None:
    """What a click on a hex would do: also drain it while cards are laid, which ends the laying."""
    if canvas.question == "drain" or f"drain {name}" in canvas.legal_texts:
        return f"drain {name}"
    is_single = canvas.question == "site" and canvas.asked_for["building"] in ("casa", "campo")
    return f"site {name}" if is_single else None


def _cell(canvas: Canvas, plan: MapPlan, place: int, what: str, action: str | None) -> Svg:
    geography = canvas.edition.geography
    name = geography.names[place]
    x, y = plan.centre(geography.axial[place])
    words = canvas.fixed("board-hex", hex=name, quarter=quarter_of(canvas.edition, place), what=what)
    ground = f"swamp-{place * 7 % 5 % GROUNDS}" if what == "swamp" else "free" if what == "free" else "paved"
    side = plan.side
    parts = [use(f"g-{ground}", -side, -side, 2 * side)]
    if what in ("swamp", "free") and side > NAMED_FROM:
        parts.append(text(name, 0, round(side * 0.74, 1), round(side * 0.36, 1), anchor="middle", class_="t hex-name"))
    if action in canvas.legal_texts:
        parts.append(use("cell", -side, -side, 2 * side, class_="halo plot-halo", fill="none"))
        parts.append(use("cell", -side, -side, 2 * side, class_="edge plot-edge"))
    kind = "ground" if ground == "paved" else "hex"
    return piece(f"{kind}-{name}", words, round(x, 1), round(y, 1), *parts, do=action)


# Buildings


def buildings(canvas: Canvas, plan: MapPlan) -> Svg:
    """Each as one drawing over all its hexes; those further north first, so that none hides behind the one before."""
    found: list[tuple[float, Svg]] = []
    for building, places in _standing(canvas):
        key = ("built", building, *places, plan.key)
        y, drawn = canvas.kept(key, lambda b=building, p=places: _building(canvas, plan, b, p))  # type: ignore[misc]
        found.append((y, drawn))
    found.sort(key=lambda entry: entry[0])
    return group(*[drawn for _, drawn in found], id="built", class_="built")


def _standing(canvas: Canvas) -> list[tuple[int, tuple[int, ...]]]:
    numbers = {name: place for place, name in enumerate(canvas.edition.geography.names)}
    return [
        (BUILDINGS.index(built["building"]), tuple([numbers[name] for name in built["hexes"]]))
        for built in canvas.view["buildings"]
    ]


def _building(canvas: Canvas, plan: MapPlan, building: int, places: tuple[int, ...]) -> tuple[float, Svg]:
    geography = canvas.edition.geography
    axial = [geography.axial[place] for place in places]
    x, y = plan.middle(axial)
    name = BUILDINGS[building]
    if building == PONTE and not is_usual_span(*axial):
        drawn = [_long_bridge(plan, *axial)]
    else:
        half = plan.side * (1 if len(places) == 1 else 2)
        drawn = [use(f"on-{symbol_of(building, axial)}", -half, -half, 2 * half)]
    if building == PONTE:
        drawn += _keystone(canvas, plan, axial)
    piece_id = f"built-{'-'.join(geography.names[place] for place in places)}"
    return y, at(round(x, 1), round(y, 1), *drawn, id=piece_id, data_from=f"project-{name}")


def symbol_of(building: int, axial: list[Hex]) -> str:
    """The drawing for these hexes: it lies as they do."""
    name = BUILDINGS[building]
    if building in (PALAZZO, PONTE) and len(axial) == 2:
        return f"{name}-{TILTS.index(tilt_of(axial[0], axial[1]))}"
    if building == BASILICA and len(axial) == 3:
        rows = sorted(place[1] for place in axial)
        return f"{name}-{0 if rows[0] < rows[1] else 1}"
    return f"{name}-0" if building in (PALAZZO, PONTE, BASILICA) else name


def is_usual_span(one: Hex, other: Hex) -> bool:
    """Whether a bridge goes straight over one hex, as those of our board do; an edition may have others."""
    return (other[0] - one[0], other[1] - one[1]) in [(2 * q, 2 * r) for q, r in DIRECTIONS]


def _long_bridge(plan: MapPlan, one: Hex, other: Hex, **attributes: str) -> Svg:
    """A bridge drawn as far and as steep as it must be, its middle at the origin."""
    (x1, y1), (x2, y2) = sorted([unit_centre(one), unit_centre(other)])
    span = SIDE * hypot(x2 - x1, y2 - y1)
    drawn = ponte(degrees(atan2(y2 - y1, x2 - x1)), span=span)
    return group(drawn, transform=f"scale({plan.side / SIDE:.3f})", **attributes)


def tilt_of(one: Hex, other: Hex) -> int:
    (x1, y1), (x2, y2) = unit_centre(one), unit_centre(other)
    if abs(y1 - y2) < 0.1:
        return 0
    return 60 if (x2 - x1) * (y2 - y1) > 0 else -60


def _keystone(canvas: Canvas, plan: MapPlan, axial: list[Hex]) -> list[Svg]:
    """The number of the space under a bridge, on a plate where the bridge would hide it."""
    (x1, y1), (x2, y2) = (unit_centre(place) for place in axial)
    water = hex_at((x1 + x2) / 2, (y1 + y2) / 2)
    spaces = [space for space, hexes in enumerate(canvas.edition.geography.space_hexes) if water in hexes]
    if not spaces or FIRST_PASS in spaces:
        return []
    side = plan.side
    label = text(
        str(spaces[0]), 0, side * 0.17, round(side * 0.5, 1), anchor="middle", bold=True, class_="t n on-light"
    )
    return [at(0, round(-side * 0.36, 1), circle(0, 0, round(side * 0.42, 1), class_="wall-white drawn"), label)]


# The track


def spaces(canvas: Canvas, plan: MapPlan) -> Svg:
    """Over each space of the track something to point at: it lights up the quarters that the space borders."""
    drawn: Svg = canvas.kept(("spaces", plan.key), lambda: _spaces(canvas, plan))
    return drawn


def _spaces(canvas: Canvas, plan: MapPlan) -> Svg:
    geography = canvas.edition.geography
    side = plan.side
    parts = []
    for space in geography.printed_spaces():
        cells = []
        for place in geography.space_hexes[space]:
            x, y = plan.centre(place)
            cells.append(use("cell", round(x - side, 1), round(y - side, 1), round(2 * side, 1), class_="cell"))
        words = _space_words(canvas, space)
        parts.append(
            group(title(words), *cells, *_lit(canvas, space), id=f"space-{space}", class_="space", tabindex=-1)
        )
    return group(*parts, id="track")


def _space_words(canvas: Canvas, space: int) -> str:
    geography = canvas.edition.geography
    quarters = _bordered(canvas, space)
    if space == 0:
        return canvas.fixed("board-start")
    if space > SPACES:
        return canvas.fixed("board-post", post=space - SPACES)
    if not quarters:
        return canvas.fixed("board-space-open", space=space)
    named = ", ".join(canvas.heading(geography.quarter_names[quarter]) for quarter in quarters)
    if space in (FIRST_PASS, SECOND_PASS) and geography.is_passed_twice():
        return canvas.fixed("board-space-double", first=FIRST_PASS, second=SECOND_PASS, quarters=named)
    return canvas.fixed("board-space", space=space, quarters=named)


def _bordered(canvas: Canvas, space: int) -> list[int]:
    geography = canvas.edition.geography
    borders = geography.borders_of(space)
    return [quarter for quarter in range(len(geography.letters)) if borders >> quarter & 1]


def _lit(canvas: Canvas, space: int) -> list[Svg]:
    letters = canvas.edition.geography.letters
    return [el("use", href=f"#isle-{letters[quarter]}", class_="lit") for quarter in _bordered(canvas, space)]


def gondolas(canvas: Canvas, plan: MapPlan) -> Svg:
    """On their spaces, below the number; several only on the start and round the last post that is drawn."""
    where: dict[int, Point] = {}
    at_start = 0
    furthest = SPACES + len(plan.posts)
    seats = sorted(enumerate(canvas.view["gondolas"]), key=lambda entry: (entry[1], entry[0]))
    for seat, space in seats:
        x, y = plan.space(canvas.edition.geography, space)
        if space == 0:
            across, up = BERTHS[at_start % len(BERTHS)]
            x, y = x + across * plan.side, y + up * plan.side * BERTH
            at_start += 1
        elif space >= furthest:
            x, y = _free_berth(plan, (x, y), list(where.values()))
        where[seat] = (x, y)
    return join([_gondola(canvas, plan, seat, space, where[seat]) for seat, space in sorted(seats)])


def _free_berth(plan: MapPlan, post: Point, taken: list[Point]) -> Point:
    """The post, or the nearest place beside it where no other gondola lies."""
    side = plan.side
    for across, up in LAST_BERTHS:
        x, y = post[0] + across * side, post[1] + up * side
        if all(abs(x - other[0]) > 1.05 * side or abs(y - other[1]) > 0.85 * side for other in taken):
            return x, y
    return post


def _gondola(canvas: Canvas, plan: MapPlan, seat: int, space: int, where: Point) -> Svg:
    size = plan.side * 1.9
    badge = plan.side * (0.92 if plan.side > 18 else 1.05)
    low = plan.side * (0.52 if space else 0.1)
    words = canvas.told("board-gondola", seat, where=_space_words(canvas, space))
    body = [
        use(f"gondola-of-{seat}", round(-size / 2, 1), round(low - size / 2, 1), round(size, 1)),
        mark(seat, round(-badge / 2, 1), round(low - badge * 0.62, 1), round(badge, 1)),
    ]
    if space - SPACES > len(plan.posts):
        label = str(space)
        body.append(text(label, size * 0.36, low, round(plan.side * 0.6, 1), bold=True, class_="t n halo-text"))
    boat = piece(f"gondola-{seat}", words, round(where[0], 1), round(where[1], 1), *body)
    return group(boat, *_lit(canvas, space), class_="space")


# Sites


def sites(canvas: Canvas, plan: MapPlan) -> Svg:
    """The points of each site: on its hex, between its hexes, or at the end of a bridge whose quarter counts."""
    if canvas.question != "site":
        return Svg()
    edition = canvas.edition
    geography = edition.geography
    parts = []
    for action in canvas.legal:
        site = action - edition.actions.site
        places = [geography.axial[place] for place in geography.sites[site]]
        key, args = action_phrase(edition, canvas.view, action)
        points = int(args["points"])
        if len(places) == 1:
            x, y = plan.centre(places[0])
            parts.append(at(round(x, 1), round(y, 1), *_badge(points, plan.side * 0.5), class_="points"))
            continue
        words = canvas.said(("site", site, points), lambda k=key, a=args: (k, a))  # type: ignore[misc]
        is_bridge = site >= geography.first_bridge
        x, y = plan.centre(places[0]) if is_bridge else plan.middle(places)
        radius = plan.side * (0.66 if is_bridge else 0.42 if len(places) == 2 else 0.48)
        middle = plan.middle(places)
        foot = _foot(plan, places, middle[0] - x, middle[1] - y, is_bridge=is_bridge)
        parts.append(
            piece(
                f"site-{site}",
                words,
                round(x, 1),
                round(y, 1),
                foot,
                *_badge(points, radius),
                do=edition.actions.space.actions[action].text,
            )
        )
    return group(*parts, id="sites")


def _badge(points: int, radius: float) -> list[Svg]:
    radius = round(radius, 1)
    letters = round(radius * (1.3 if points < 10 else 1.05), 1)
    return [
        circle(0, 0, round(radius + 1.5, 1), class_="halo plot-halo", fill="none"),
        circle(0, 0, radius, class_="edge badge"),
        text(str(points), 0, round(letters * 0.36, 1), letters, anchor="middle", bold=True, class_="t n"),
    ]


def _foot(plan: MapPlan, places: list[Hex], dx: float, dy: float, *, is_bridge: bool) -> Svg:
    """What the building would take up, shown while one points at its site."""
    if is_bridge and not is_usual_span(*places):
        return at(round(dx, 1), round(dy, 1), _long_bridge(plan, *places, opacity="0.75"), class_="foot")
    half = plan.side * 2
    building = PONTE if is_bridge else BASILICA if len(places) == 3 else PALAZZO
    name = symbol_of(building, places)
    box = round(2 * half, 1)
    return use(f"foot-{name}", round(dx - half, 1), round(dy - half, 1), box, class_="foot")
