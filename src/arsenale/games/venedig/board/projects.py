"""The projects: for each type what it brings, the cards laid, the best free site, and who would get how much."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....engine import Fragment
from ....render import Svg, edge, mark, piece, rect, text, use, width_of, wrap
from ..completed import best_offer, completed, laid_by_seat
from ..phrases import quarter_of
from ..sites import Offer, builder_to_be, shares
from ..terms import BUILDINGS, CASA, NEEDS
from .canvas import Canvas
from .choices import foot
from .plan import Box, Plan

FEW: Final = 1  # pieces left: the end may be near (VE-5.1)
MOST_CASAS: Final = 4  # cards that are drawn; there may be more


class Project(NamedTuple):
    """What is drawn of a type."""

    row: int
    left: int  # pieces
    laid: tuple[int, ...]  # cards by seat
    alone: int  # cards with which the active player builds alone (VE-1.3)
    alone_seat: int | None
    builder: int | None  # who has the master builder, or would have him if laying ended now
    offer: Offer | None
    finder: int | None  # who would draw a treasure on the site offered (VE-1.6)
    is_readers: bool  # it is the reader who would
    do: str | None  # what a click on it does

    @property
    def building(self) -> str:
        return BUILDINGS[self.row]

    def owners(self) -> list[int]:
        """Whose cards lie in it, card by card."""
        return [seat for seat, cards in enumerate(self.laid) for _ in range(cards)]

    def warning(self) -> str:
        """The class of what tells that there is no site: loud where cards would be lost."""
        return "no-site" if self.alone or any(self.laid) else "tray"

    def shares(self) -> list[tuple[int, int]]:
        """VE-1.7 Who would get what on the best site; nobody where there is none."""
        if self.offer is None:
            return []
        if self.alone_seat is not None and not sum(self.laid):
            return [(self.alone_seat, self.offer.points)]
        return shares(self.laid, self.builder, self.offer.points)


def projects(canvas: Canvas, plan: Plan) -> list[Fragment]:
    """As everybody sees them: where nobody has begun, what they would bring to whose turn it is."""
    return [_fragment(canvas, plan, project) for project in _read(canvas, canvas.view["turn"])]


def own_projects(canvas: Canvas, plan: Plan) -> list[Fragment]:
    """Those that look otherwise to the reader: where nobody has begun, what they would bring to the reader."""
    if canvas.seat is None:
        return []
    public = _read(canvas, canvas.view["turn"])
    own = [project._replace(is_readers=project.finder == canvas.seat) for project in _read(canvas, canvas.seat)]
    return [_fragment(canvas, plan, mine) for mine, theirs in zip(own, public, strict=True) if mine != theirs]


def _fragment(canvas: Canvas, plan: Plan, project: Project) -> Fragment:
    facts = (project, plan.is_phone, canvas.names)
    return canvas.fragment(f"project-{project.building}", facts, lambda: _project(canvas, plan, project))


def _read(canvas: Canvas, whose: int) -> list[Project]:
    """All projects; `whose` are those that nobody has begun."""
    view, geography = canvas.view, canvas.edition.geography
    found = []
    for row, building in enumerate(BUILDINGS):
        laid = laid_by_seat(view, building)
        alone = view["solo"].get(building, 0)
        alone_seat = view["turn"] if alone else None
        builder = builder_to_be(laid, view["builders"].get(building), view["turn"])
        chooser = next((seat for seat in (alone_seat, builder) if seat is not None), whose)
        offer = best_offer(geography, view, row, chooser)
        finder = chooser if offer is not None and offer.has_treasure else None
        left, do = view["supply"].get(building, 0), _do(canvas, row)
        found.append(Project(row, left, laid, alone, alone_seat, builder, offer, finder, is_readers=False, do=do))
    return found


def _do(canvas: Canvas, row: int) -> str | None:
    """Naming a building is a control, but where its sites are lit already (VE-1.4); a type to discard is the row
    itself (VE-1.8)."""
    asked = {question["key"]: question["seat"] for question in canvas.view["questions"]}
    if "limit" in asked:
        return f"discard {BUILDINGS[row]}" if row != CASA else None
    complete = completed(canvas.edition.geography, canvas.view) if "name-building" in asked else []
    if [(one.row, one.builder) for one in complete] != [(row, asked.get("name-building"))]:
        return None
    return f"build {BUILDINGS[row]}" if complete[0].offer is not None else None


def _project(canvas: Canvas, plan: Plan, project: Project) -> Svg:
    box = plan.projects[project.row]
    building = project.building
    face = _narrow(canvas, project, box) if plan.is_phone else _wide(canvas, project, box)
    if project.offer is not None:
        face.append(foot(plan.map, canvas.edition.geography, project.offer.site, (box.x, box.y)))
    words = _words(canvas, project)
    frame = edge(box.width, box.height, r=6)
    return piece(f"project-{building}", words, box.x, box.y, frame, *face, do=project.do, class_="project")


def _wide(canvas: Canvas, project: Project, box: Box) -> list[Svg]:
    """A row: what the type is, the cards with the master builder and the shares, the site."""
    building = project.building
    few = " last-one" if project.left <= FEW else ""
    rule = wrap(canvas.fixed(f"board-rule-{building}"), box.width - 66, 13, lines=2)
    right = box.width - 8
    return [
        use(f"b-{building}", 6, 5, 50),
        text(canvas.heading(building), 62, 21, 17, width=right - 104, class_="t s"),
        text(f"×{project.left}", right, 21, 15, anchor="end", bold=True, class_=f"t n{few}"),
        *[text(line, 62, 39 + 15 * place, 13, class_="t soft") for place, line in enumerate(rule)],
        *_cards(project, 8, 61, 25, 31),
        *_shares(project, 124, 59, 34, 15),
        *_site(canvas, project, Box(4, box.height - 24, box.width - 8, 20)),
    ]


def _narrow(canvas: Canvas, project: Project, box: Box) -> list[Svg]:
    """A column for a phone."""
    building = project.building
    few = " last-one" if project.left <= FEW else ""
    middle, right = box.width / 2, box.width - 2
    offer = project.offer
    shown = canvas.fixed("board-no-site-short") if offer is None else canvas.fixed("board-best", points=offer.points)
    top = box.height - 17
    chest = 13.0 if project.finder is not None else 0.0
    return [
        use(f"b-{building}", 2, 2, 23),
        text(canvas.heading(building), right, 12, 10, width=right - 25, anchor="end", class_="t s", smallest=8),
        text(f"×{project.left}", right, 24, 11, anchor="end", bold=True, class_=f"t n{few}"),
        *_cards(project, 2, 28, 14, 14),
        *_narrow_shares(project, 2, 45, box.width - 3),
        rect(2, top, box.width - 4, 15, r=4, class_=project.warning() if offer is None else "tray"),
        use("b-treasure", right - chest - 1, top + 1, chest) if chest else Svg(""),
        text(
            shown,
            middle - chest / 2,
            top + 11.5,
            11,
            width=box.width - 6 - chest,
            anchor="middle",
            bold=True,
            smallest=9,
            class_="t n last-one" if offer is None else "t n",
        ),
    ]


def _cards(project: Project, x: float, y: float, wide: float, high: float) -> list[Svg]:
    """A small card with its owner's mark for each card laid, a dashed one for each that is missing (VE-1.1)."""
    step = wide + (3 if wide > 20 else 0.5)
    side = min(wide, high) * 0.76
    if project.row == CASA:
        seats, missing = [project.alone_seat] * min(project.alone, MOST_CASAS), 0
    else:
        seats = (
            list(project.owners()) if sum(project.laid) or not project.alone else [project.alone_seat] * project.alone
        )
        missing = NEEDS[project.row] - len(seats)
    parts = []
    for place, seat in enumerate(seats):
        left = x + place * step
        if seat is not None:
            parts += [
                rect(left, y, wide, high, r=3, class_="tray"),
                mark(seat, round(left + (wide - side) / 2, 1), round(y + (high - side) / 2, 1), round(side, 1)),
            ]
    for place in range(len(seats), len(seats) + missing):
        parts.append(rect(x + place * step + 1, y + 1, wide - 2, high - 2, r=3, class_="slot"))
    return parts


def _shares(project: Project, x: float, y: float, size: float, letters: float) -> list[Svg]:
    """The master builder, pale at home, and what he would get; then the others, who would all get the same half."""
    seats, shared = _crew(project)
    if not seats:
        return _nobody(project, x, y, size)
    parts = _builder(project, seats[0], x, y, size)
    if shared:
        parts.append(text(f"+{shared[0]}", x + size * 1.34, y + size * 0.84, letters, bold=True, class_="t n"))
    if len(seats) < 2:
        return parts
    left, top, badge, step = x + 78, y - 1, 17.0, 14.0
    parts += [mark(seat, left + place * step, top, badge) for place, seat in enumerate(seats[1:])]
    half = text(f"+{shared[1]}", left, round(y + size * 0.84, 1), letters * 0.92, bold=True, class_="t n soft")
    return [*parts, half]


def _narrow_shares(project: Project, x: float, y: float, right: float) -> list[Svg]:
    """The same in one line, nothing on anything else: the half of the others at its end, their marks before it as far
    apart as there is room."""
    size, badge, letters = 12.5, 7.4, 9.0
    seats, shared = _crew(project)
    if not seats:
        return _nobody(project, x, y, size)
    parts = _builder(project, seats[0], x, y, size)
    base, left = y + size * 0.84, x + size * 1.3
    if shared:
        own = f"+{shared[0]}"
        parts.append(text(own, left, base, letters, bold=True, class_="t n"))
        left += width_of(own, letters, bold=True) + 2
    if len(seats) < 2:
        return parts
    half = f"+{shared[1]}"
    room = right - left - width_of(half, letters - 0.5, bold=True) - badge - 1
    step = min(badge, room / max(1, len(seats) - 2))
    parts += [
        mark(seat, round(left + place * step, 1), round(y + 3.2, 1), badge) for place, seat in enumerate(seats[1:])
    ]
    return [*parts, text(half, right, base, letters - 0.5, anchor="end", bold=True, class_="t n soft")]


def _crew(project: Project) -> tuple[list[int], list[int]]:
    """Who would share in it, the master builder first, and what each would get, as far as there is a site."""
    if project.row == CASA:
        return [], []
    shared = project.shares()
    seats = [seat for seat, _ in shared] or [seat for seat in [project.builder] if seat is not None]
    return seats, [points for _, points in shared]


def _nobody(project: Project, x: float, y: float, size: float) -> list[Svg]:
    return [] if project.row == CASA else [use("b-builder", x, y, size, class_="home")]


def _builder(project: Project, seat: int, x: float, y: float, size: float) -> list[Svg]:
    is_alone = project.alone > 0 and not sum(project.laid)
    return [
        use("b-alone" if is_alone else "b-builder", x, y, size),
        mark(seat, round(x + size * 0.66, 1), round(y + size * 0.36, 1), round(size * 0.62, 1)),
    ]


def _site(canvas: Canvas, project: Project, box: Box) -> list[Svg]:
    """Where most points are to be had, and how many; or, clearly, that there is no site now (VE-1.4)."""
    offer = project.offer
    base = box.y + 14.5
    if offer is None:
        words = canvas.fixed("board-no-site")
        return [
            rect(box.x, box.y, box.width, box.height, r=4, class_=project.warning()),
            text(words, box.x + 6, base, 13, width=box.width - 12, bold=True, class_="t last-one", smallest=10),
        ]
    hexes = canvas.edition.geography.name_of(offer.site)
    key = "board-only-site" if offer.is_only else "board-best-site"
    points = canvas.fixed("points", count=offer.points)
    chest = 17.0 if project.finder is not None else 0.0
    end = box.x + box.width - 6 - chest
    return [
        rect(box.x, box.y, box.width, box.height, r=4, class_="site-line"),
        text(canvas.fixed(key, hexes=hexes), box.x + 6, base, 13, width=box.width - 88 - chest, class_="t", smallest=9),
        text(points, end, base, 13, width=76, anchor="end", bold=True, class_="t n", smallest=9),
        use("b-treasure", end + 2, box.y + 1.5, chest) if chest else Svg(""),
    ]


def _words(canvas: Canvas, project: Project) -> str:
    """All of it in words: who has laid what, what is missing, whose the master builder is, the site, the shares."""
    building, laid = project.building, project.laid
    if project.row == CASA:
        sentences = [canvas.fixed("board-project-casa", building=building, left=project.left)]
    else:
        needs = NEEDS[project.row]
        sentences = [canvas.fixed("board-project", building=building, cards=sum(laid), needs=needs, left=project.left)]
    sentences.append(canvas.fixed(f"board-rule-{building}"))
    sentences += [canvas.told("board-laid-by", seat, cards=cards) for seat, cards in enumerate(laid) if cards]
    if project.alone_seat is not None:
        sentences.append(canvas.told("board-alone", project.alone_seat, cards=project.alone))
    if project.builder is not None:
        sentences.append(canvas.told("board-builder", project.builder))
    offer = project.offer
    if offer is None:
        return " · ".join([*sentences, canvas.fixed("board-no-site-why")])
    sentences.append(_best(canvas, project, offer))
    if project.row != CASA:
        sentences += [canvas.told("board-share", seat, points=points) for seat, points in project.shares()]
    return " · ".join(sentences)


def _best(canvas: Canvas, project: Project, offer: Offer) -> str:
    """The best site now, and whose a treasure would be there."""
    geography = canvas.edition.geography
    quarter = quarter_of(canvas.edition, geography.sites[offer.site][0])
    args = {"hexes": geography.name_of(offer.site), "quarter": quarter, "points": offer.points}
    if project.finder is None:
        return canvas.fixed("board-best-why", **args)
    if project.is_readers:
        return canvas.fixed("board-best-yours", **args)
    return canvas.told("board-best-theirs", project.finder, **args)
