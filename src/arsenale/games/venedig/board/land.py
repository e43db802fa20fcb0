"""The islands: quarters with their names and every hex of land, each a fragment of its own."""

from __future__ import annotations

from ....engine import Fragment
from ....render import Svg, el, group, path, piece, rect, text, title, use
from ..phrases import quarter_of
from ..sites import UNBUILT, Land
from .buildings import GROUNDS
from .canvas import Canvas
from .grid import MapPlan, hexagon, letterings

NAMED_FROM = 18  # sides from which hexes show their names


def quarters(canvas: Canvas, plan: MapPlan) -> list[Fragment]:
    """The ground of every quarter to point at, and its name."""
    return [
        canvas.fragment(f"quarter-{letter}", plan.key, lambda q=quarter: _quarter(canvas, plan, q))  # type: ignore[misc]
        for quarter, letter in enumerate(canvas.edition.geography.letters)
    ]


def _quarter(canvas: Canvas, plan: MapPlan, quarter: int) -> Svg:
    geography = canvas.edition.geography
    names = tuple(canvas.heading(name) for name in geography.quarter_names)
    letter = geography.letters[quarter]
    ground = el("use", href=f"#isle-{letter}", class_="cell")
    return group(ground, _name(canvas, plan, quarter, names), id=f"quarter-{letter}", class_=f"in-{quarter}")


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


def hexes(canvas: Canvas, plan: MapPlan, land: Land) -> list[Fragment]:
    """Every hex of land. Whoever points at one sees the spaces that border its quarter (`nearby`)."""
    drawn: list[Fragment] = []
    for numbers in canvas.edition.geography.quarter_hexes:
        drawn += _inside(canvas, plan, numbers, land[numbers[0] : numbers[-1] + 1])
    return drawn


def _inside(canvas: Canvas, plan: MapPlan, numbers: tuple[int, ...], inside: Land) -> list[Fragment]:
    """The hexes of a quarter, kept together: most actions leave most quarters as they are."""
    drawn: list[Fragment] = canvas.kept(
        ("hexes", numbers[0], plan.key, inside),
        lambda: [_hex(canvas, plan, place, what) for place, what in zip(numbers, inside, strict=True)],
    )
    return drawn


def _hex(canvas: Canvas, plan: MapPlan, place: int, what: str) -> Fragment:
    name = canvas.edition.geography.names[place]
    return canvas.fragment(f"hex-{name}", (what, plan.key), lambda: _cell(canvas, plan, place, what))


def _cell(canvas: Canvas, plan: MapPlan, place: int, what: str) -> Svg:
    """A hex: its ground. A click drains it, or builds on it alone."""
    geography = canvas.edition.geography
    name = geography.names[place]
    x, y = plan.centre(geography.axial[place])
    words = _hex_words(canvas, place, what)
    ground = f"swamp-{place * 7 % 5 % GROUNDS}" if what == "swamp" else "free" if what == "free" else "paved"
    side = round(plan.side, 1)
    parts = [use(f"g-{ground}", -side, -side, 2 * side)]
    if what in UNBUILT and side > NAMED_FROM:
        parts.append(text(name, 0, round(side * 0.76, 1), round(side * 0.42, 1), anchor="middle", class_="t hex-name"))
    return piece(
        f"hex-{name}",
        words,
        round(x, 1),
        round(y, 1),
        *parts,
        use("cell", -side, -side, 2 * side, class_="edge plot-edge"),
        _name_plate(name, side) if what in UNBUILT and side <= NAMED_FROM else None,
        do=(f"drain {name}", f"site {name}"),
        class_=f"in-{geography.quarter_of[place]}",
    )


def _name_plate(name: str, side: float) -> Svg:
    """Where a name on every hex would be too small to read, the hex that is meant shows its own, all over it."""
    plate = path(hexagon(0, 0, side * 0.96), class_="f-venetian")
    letters = text(
        name, 0, round(side * 0.32, 1), round(side * 0.84, 1), anchor="middle", bold=True, class_="t on-dark"
    )
    return group(group(plate, letters, fill_opacity="1", stroke="none"), class_="foot")


def _hex_words(canvas: Canvas, place: int, what: str) -> str:
    """Its name, quarter and ground; VE-0 of a bank where no bridge stands yet, to which hexes one can be built."""
    geography = canvas.edition.geography
    words = canvas.fixed("board-hex", hex=geography.names[place], quarter=quarter_of(canvas.edition, place), what=what)
    if what not in UNBUILT:
        return words
    bridges = [geography.sites[site] for site in range(geography.first_bridge, len(geography.sites), 2)]
    across = [bank for banks in bridges if place in banks for bank in banks if bank != place]
    if not across:
        return words
    return canvas.fixed("board-bank", hex=words, across=", ".join(geography.names[bank] for bank in across))


def nearby(canvas: Canvas) -> list[Fragment]:
    """The spaces that border each quarter: shown while one points at it."""
    return [
        canvas.fragment(f"by-{letter}", (), lambda q=quarter, n=letter: _near(q, n))  # type: ignore[misc]
        for quarter, letter in enumerate(canvas.edition.geography.letters)
    ]


def _near(quarter: int, letter: str) -> Svg:
    return group(el("use", href=f"#near-{letter}", class_="near"), id=f"by-{letter}", class_=f"by-{quarter}")
