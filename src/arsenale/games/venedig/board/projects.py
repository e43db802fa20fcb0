"""The projects: for each type what it brings, the cards laid, the best free site, and who would get how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ....engine import Fragment
from ....render import Svg, edge, mark, piece, rect, text, use, wrap
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
    is_at_limit: bool  # VE-1.8 somebody is asked which type they discard

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


def projects(canvas: Canvas, plan: Plan, best: Sequence[Offer | None]) -> list[Fragment]:
    view = canvas.view
    turn, builders, solo, supply = view["turn"], view["builders"], view["solo"], view["supply"]
    is_at_limit = any(question["key"] == "limit" for question in view["questions"])
    drawn = []
    for row, building in enumerate(BUILDINGS):
        laid = tuple([cards.get(building, 0) for cards in view["laid"]])
        alone = solo.get(building, 0)
        project = Project(
            row,
            supply.get(building, 0),
            laid,
            alone,
            turn if alone else None,
            builder_to_be(laid, builders.get(building), turn),
            best[row],
            is_at_limit,
        )
        facts = (project, plan.is_phone, canvas.names)
        drawn.append(canvas.fragment(f"project-{building}", facts, lambda p=project: _project(canvas, plan, p)))  # type: ignore[misc]
    return drawn


def _project(canvas: Canvas, plan: Plan, project: Project) -> Svg:
    box = plan.projects[project.row]
    building = project.building
    face = _narrow(canvas, project, box) if plan.is_phone else _wide(canvas, project, box)
    if project.offer is not None:
        face.append(foot(plan.map, canvas.edition.geography, project.offer.site, (box.x, box.y)))
    # Naming a building is a control; only where a type must be discarded is its row what one chooses (VE-1.8).
    do = f"discard {building}" if project.is_at_limit and project.row != CASA else None
    words = _words(canvas, project)
    return piece(
        f"project-{building}", words, box.x, box.y, edge(box.width, box.height, r=6), *face, do=do, class_="project"
    )


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
    return [
        use(f"b-{building}", 2, 2, 23),
        text(canvas.heading(building), right, 12, 10, width=right - 25, anchor="end", class_="t s", smallest=8),
        text(f"×{project.left}", right, 24, 11, anchor="end", bold=True, class_=f"t n{few}"),
        *_cards(project, 2, 28, 14, 14),
        *_shares(project, 2, 44, 14, 10.5, is_narrow=True),
        rect(2, top, box.width - 4, 15, r=4, class_=project.warning() if offer is None else "tray"),
        text(
            shown,
            middle,
            top + 11.5,
            11,
            width=box.width - 6,
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


def _shares(project: Project, x: float, y: float, size: float, letters: float, *, is_narrow: bool = False) -> list[Svg]:
    """The master builder, pale at home, and what he would get; then the others, who would all get the same half."""
    if project.row == CASA:
        return []
    shared = project.shares()
    seats = [seat for seat, _ in shared] or [seat for seat in [project.builder] if seat is not None]
    if not seats:
        return [use("b-builder", x, y, size, class_="home")]
    badge = size * 0.62
    is_alone = project.alone > 0 and not sum(project.laid)
    parts = [
        use("b-alone" if is_alone else "b-builder", x, y, size),
        mark(seats[0], round(x + size * 0.66, 1), round(y + size * 0.36, 1), round(badge, 1)),
    ]
    if shared:
        parts.append(text(f"+{shared[0][1]}", x + size * 1.34, y + size * 0.84, letters, bold=True, class_="t n"))
    if len(shared) < 2:
        return parts
    badge, step = (badge, badge * 0.35) if is_narrow else (17.0, 14.0)
    left, top = (x + size * 2.55, y + size * 0.3) if is_narrow else (x + 78, y - 1)
    parts += [
        mark(seat, round(left + place * step, 1), round(top, 1), round(badge, 1))
        for place, seat in enumerate(seats[1:])
    ]
    where = (left + badge + step * (len(seats) - 2), y + size * 0.84) if is_narrow else (left, y + size * 0.84)
    half, letters = f"+{shared[1][1]}", letters * (0.85 if is_narrow else 0.92)
    return [*parts, text(half, round(where[0], 1), round(where[1], 1), letters, bold=True, class_="t n soft")]


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
    return [
        rect(box.x, box.y, box.width, box.height, r=4, class_="site-line"),
        text(canvas.fixed(key, hexes=hexes), box.x + 6, base, 13, width=box.width - 88, class_="t", smallest=9),
        text(points, box.x + box.width - 6, base, 13, width=76, anchor="end", bold=True, class_="t n", smallest=9),
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
    geography = canvas.edition.geography
    quarter = quarter_of(canvas.edition, geography.sites[offer.site][0])
    args = {"hexes": geography.name_of(offer.site), "quarter": quarter, "points": offer.points}
    sentences.append(canvas.fixed("board-best-why", **args))
    if project.row != CASA:
        sentences += [canvas.told("board-share", seat, points=points) for seat, points in project.shares()]
    return " · ".join(sentences)
