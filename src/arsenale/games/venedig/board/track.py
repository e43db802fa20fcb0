"""The track: something to point at over every space, and the gondolas."""

from __future__ import annotations

from ....engine import Fragment
from ....render import Svg, el, group, mark, piece, text, title, use
from ..terms import FIRST_PASS, SECOND_PASS, SPACES
from .canvas import Canvas
from .grid import MapPlan, Point

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
BERTHS = (0, -1, 1, -2, 2)  # by seat: where gondolas lie at the start, in their heights


def spaces(canvas: Canvas, plan: MapPlan) -> Fragment:
    """Over each space of the track something to point at: it lights up the quarters that the space borders."""
    return canvas.fragment("track", plan.key, lambda: _spaces(canvas, plan))


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


def _lit(canvas: Canvas, space: int, where: Point | None = None) -> list[Svg]:
    """The shores of the quarters that a space borders; for a piece that lies somewhere, as seen from there."""
    letters = canvas.edition.geography.letters
    place = {"x": -where[0], "y": -where[1]} if where else {}
    return [el("use", href=f"#isle-{letters[quarter]}", class_="lit", **place) for quarter in _bordered(canvas, space)]


def gondolas(canvas: Canvas, plan: MapPlan) -> list[Fragment]:
    """On their spaces, below the number; several only on the start and round the last post that is drawn."""
    places = tuple(canvas.view["gondolas"])
    found: list[Fragment] = canvas.kept(
        ("gondolas", places, plan.key, canvas.names), lambda: _fleet(canvas, plan, places)
    )
    return found


def _fleet(canvas: Canvas, plan: MapPlan, places: tuple[int, ...]) -> list[Fragment]:
    where: dict[int, Point] = {}
    furthest = SPACES + len(plan.posts)
    for seat, space in sorted(enumerate(places), key=lambda entry: (entry[1], entry[0])):
        x, y = plan.space(canvas.edition.geography, space)
        if space == 0:
            x, y = x, y + BERTHS[seat] * plan.side * BERTH
        elif space >= furthest:
            x, y = _free_berth(plan, (x, y), list(where.values()))
        where[seat] = (round(x, 1), round(y, 1))
    return [
        Fragment(f"gondola-{seat}", _gondola(canvas, plan, seat, places[seat], where[seat])) for seat in sorted(where)
    ]


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
    return piece(f"gondola-{seat}", words, *where, *body, *_lit(canvas, space, where), class_="space")
