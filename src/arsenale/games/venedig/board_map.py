"""The lagoon: five islands of hexes, the track around and between them, gondolas, and the sites one may choose."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin, sqrt

from ...render import Svg, at, circle, group, join, line, mark, number, path, rect, text, use
from .board_sheet import Sheet
from .edition import Edition
from .geography import Hex
from .phrases import action_phrase, quarter_of
from .terms import FIRST_PASS, SECOND_PASS, SPACES

ROOT_3 = sqrt(3)


class MapPlan:
    """Where the hexes lie in a box; they stand on their points."""

    def __init__(self, edition: Edition, x: float, y: float, width: float, tallest: float) -> None:
        geography = edition.geography
        water = [place for hexes in geography.space_hexes for place in hexes]
        everything = [*geography.axial, *water]
        columns = [q + r / 2 for q, r in everything]
        rows = [r for _, r in everything]
        wide = (max(columns) - min(columns) + 1) * ROOT_3
        high = (max(rows) - min(rows)) * 1.5 + 2
        self.side = min((width - 12) / wide, (tallest - 12) / high)
        self.x, self.y, self.width = x, y, width
        self.height = high * self.side + 12
        self.left = x + (width - wide * self.side) / 2 + (0.5 - min(columns)) * ROOT_3 * self.side
        self.top = y + 6 + (1 - min(rows) * 1.5) * self.side
        self.key = (x, y, width, tallest)

    def centre(self, place: Hex) -> tuple[float, float]:
        q, r = place
        return self.left + (q + r / 2) * ROOT_3 * self.side, self.top + 1.5 * r * self.side

    def middle(self, places: Iterable[Hex]) -> tuple[float, float]:
        centres = [self.centre(place) for place in places]
        return sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)


def hexagon(x: float, y: float, side: float) -> str:
    corners = [(x + side * sin(turn * pi / 3), y - side * cos(turn * pi / 3)) for turn in range(6)]
    return f"M{' L'.join(f'{number(cx)} {number(cy)}' for cx, cy in corners)}Z"


def waters(edition: Edition, plan: MapPlan) -> Svg:
    """The sea, the course of the track, its posts, the bridge sites: all that never changes."""
    geography = edition.geography
    parts = [rect(plan.x, plan.y, plan.width, plan.height, r=8, class_="f-lagoon")]
    course = [plan.middle(hexes) for hexes in geography.space_hexes]
    parts.append(path("M" + " L".join(f"{number(x)} {number(y)}" for x, y in course), class_="course"))
    for space, hexes in enumerate(geography.space_hexes):
        if space != SECOND_PASS:
            parts += [path(hexagon(*plan.centre(place), plan.side * 0.94), class_="track") for place in hexes]
    letters = plan.side * 0.5
    for space, hexes in enumerate(geography.space_hexes):
        if space == SECOND_PASS:
            continue
        x, y = plan.middle(hexes)
        label = f"{FIRST_PASS}/{SECOND_PASS}" if space == FIRST_PASS else str(space)
        parts.append(text(label, x, y + letters * 0.36, letters, anchor="middle", class_="t s on-water"))
    for site in range(geography.first_bridge, len(geography.sites), 2):
        (x1, y1), (x2, y2) = (plan.centre(geography.axial[place]) for place in geography.sites[site])
        parts.append(line(x1, y1, x2, y2, class_="bridge-site"))
    return join(parts)


def islands(sheet: Sheet, plan: MapPlan) -> Svg:
    """Every hex of land with what is on it."""
    geography = sheet.edition.geography
    is_single = sheet.question == "site" and sheet.asked_for["building"] in ("casa", "campo")
    verb = "drain" if sheet.question == "drain" else "site" if is_single else None
    parts = []
    for place, name in enumerate(geography.names):
        what = sheet.view["hexes"][name]
        x, y = plan.centre(geography.axial[place])
        body: Svg = sheet.kept(("hex", name, what, plan.side), lambda n=name, w=what: _hex(plan.side, n, w))  # type: ignore[misc]
        words = sheet.fixed("board-hex", hex=name, quarter=quarter_of(sheet.edition, place), what=what)
        parts.append(sheet.choices.piece(f"hex-{name}", words, x, y, body, action=f"{verb} {name}" if verb else None))
    return join([*parts, *_spans(sheet, plan)])


def _hex(side: float, name: str, what: str) -> Svg:
    land = "f-marsh" if what == "swamp" else "f-land"
    outline = hexagon(0, 0, side * 0.97)
    parts = [
        path(hexagon(0, 0, side * 1.02), class_="halo", fill="none"),
        path(outline, class_=f"edge shore {land}"),
    ]
    if what != "free":
        box = side * 1.36
        parts.append(
            use(f"b-{what}", -box / 2, -box / 2 - side * 0.08, box, opacity="0.6" if what == "swamp" else None)
        )
    if side > 18:
        parts.append(text(name, 0, side * 0.74, side * 0.3, anchor="middle", class_="t soft"))
    return join(parts)


def _spans(sheet: Sheet, plan: MapPlan) -> list[Svg]:
    """A bridge over the water where both ends of a site are one."""
    geography = sheet.edition.geography
    hexes = sheet.view["hexes"]
    parts = []
    for site in range(geography.first_bridge, len(geography.sites), 2):
        ends = geography.sites[site]
        if all(hexes[geography.names[place]] == "ponte" for place in ends):
            x, y = plan.middle([geography.axial[place] for place in ends])
            box = plan.side * 1.5
            parts.append(use("b-ponte", x - box / 2, y - box / 2, box))
    return parts


def gondolas(sheet: Sheet, plan: MapPlan) -> Svg:
    """On their spaces; several only on the start. Posts after the last space are told by a number."""
    geography = sheet.edition.geography
    parts = []
    crowd: dict[int, int] = {}
    size = plan.side * 1.25
    for seat, space in enumerate(sheet.view["gondolas"]):
        x, y = plan.middle(geography.space_hexes[min(space, SPACES)])
        shift = crowd.get(min(space, SPACES), 0)
        crowd[min(space, SPACES)] = shift + 1
        x += shift * size * 0.55
        body = [use("b-gondola", -size * 0.75, -size * 0.62, size * 1.5), mark(seat, -size / 2, -size * 0.72, size)]
        if space > SPACES:
            body.append(
                text(f"+{space - SPACES}", size * 0.5, size * 0.1, size * 0.6, bold=True, class_="t n halo-text")
            )
        parts.append(at(x, y, *body, id=f"gondola-{seat}"))
    return join(parts)


def sites(sheet: Sheet, plan: MapPlan) -> Svg:
    """Sites of two or three hexes as discs between them, bridges at the end whose quarter counts: with their points."""
    if sheet.question != "site":
        return Svg()
    edition = sheet.edition
    geography = edition.geography
    radius = max(7.0, plan.side * 0.42)
    parts = []
    for action in sheet.legal:
        site = action - edition.actions.site
        key, args = action_phrase(edition, sheet.view, action)
        words = sheet.speech.say(key, args)
        places = [geography.axial[place] for place in geography.sites[site]]
        if len(places) == 1:
            x, y = plan.centre(places[0])
            label = text(str(args.get("points", "")), 0, radius * 0.5, radius * 1.3, anchor="middle", bold=True)
            parts.append(at(x, y, label, class_="points"))
            continue
        x, y = plan.centre(places[0]) if site >= geography.first_bridge else plan.middle(places)
        body = [
            circle(0, 0, radius + 3, class_="halo", fill="none"),
            circle(0, 0, radius, class_="edge f-paper"),
            text(str(args["points"]), 0, radius * 0.42, radius * 1.15, anchor="middle", bold=True, class_="t n"),
        ]
        text_form = edition.actions.space.actions[action].text
        parts.append(sheet.choices.piece(f"site-{site}", words, x, y, *body, action=text_form))
    return group(*parts)
