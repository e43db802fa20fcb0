"""The panels: a row of cells each, with the die standing on its value."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Fragment
from ....render import Svg, coin, die, edge, group, halo, join, mark, piece, price_tag, rect, seal, text, use
from ..outlook import closed_cells, idle_cells
from ..phrases import cell_phrase, place_phrase
from ..terms import BUY, CELL_ACTIONS, CONSTRUCT, DUCATS, INTRIGUE, KINDS, PANELS
from .canvas import Canvas
from .plan import GAP, PanelsPlan

NEW_DOGE, FREE_APPROVAL = 1, 2
QUIET, SHUT = "quiet", "shut"  # of no use to its reader now; not to be chosen
CELL_NAMES = tuple([tuple([f"{panel} {value}" for value in range(1, 7)]) for panel in PANELS])


def panels(canvas: Canvas) -> list[Fragment]:
    """The plates, then of each panel its cells and its die."""
    plan = canvas.plan.panels
    taken = canvas.view["taken"]
    fragments = [canvas.fragment("panels", (), lambda: group(*_plates(canvas, plan), id="panels"))]
    for panel, rolled in enumerate(canvas.view["dice"].values()):
        owners = tuple([taken.get(name) for name in CELL_NAMES[panel]])
        fragments += _panel(canvas, panel, rolled, owners)
    return fragments


def _panel(canvas: Canvas, panel: int, rolled: int, owners: tuple[int | None, ...]) -> list[Fragment]:
    def make() -> list[Fragment]:
        cells = [cell(canvas, panel * 6 + column, rolled, owner) for column, owner in enumerate(owners)]
        return [*cells, _die(canvas, panel, rolled)]

    return canvas.fragments("panel", (panel, rolled, owners, canvas.names), make)


def _plates(canvas: Canvas, plan: PanelsPlan) -> list[Svg]:
    """The panels' names on their colours, standing on end where there is little room."""
    parts = []
    for panel in range(plan.rows):
        colour = PANELS[panel]
        top = plan.y + panel * (plan.row + GAP)
        x, y = plan.x + plan.plate / 2, top + plan.row / 2
        parts.append(rect(plan.x, top, plan.plate, plan.row, r=6, class_=f"paint-{colour} die"))
        name = canvas.heading(colour)
        letters = f"t s on-{colour}"
        if plan.plate >= 50:
            parts.append(text(name, x, y + 5, 15, width=plan.plate - 8, anchor="middle", class_=letters))
            continue
        parts.append(
            group(
                text(name, 0, 4.5, 13, width=plan.row - 8, anchor="middle", class_=letters),
                transform=f"translate({x:.1f} {y:.1f}) rotate(-90)",
            )
        )
    return parts


def cell(canvas: Canvas, number: int, rolled: int, owner: int | None, *, state: str = "") -> Fragment:
    """A cell; `state` tells if it can do nothing for its reader now (`QUIET`) or may not be chosen (`SHUT`)."""
    panel, column = divmod(number, 6)
    price = max(0, column + 1 - rolled)
    has_die = column + 1 == rolled
    key = f"cell-{PANELS[panel]}-{column + 1}"
    name = None if owner is None else canvas.player(owner)

    def make() -> Svg:
        plan = canvas.plan.panels
        look = "taken" if owner is not None else "dear" if price else "free"
        return piece(
            key,
            _title(canvas, number, price, owner),
            *plan.cell_place(panel, column),
            _cell_body(canvas, plan, number, price, owner, has_die=has_die),
            do=f"place {CELL_NAMES[panel][column]}",
            class_=f"{look} {state}" if state else look,
            origin=None if owner is None else f"order-{owner}",
        )

    return canvas.fragment(key, (price, has_die, owner, name, state), make)


def own_cells(canvas: Canvas, seat: int, legal: Sequence[int]) -> list[Fragment]:
    """DS-2.1 While one chooses: cells of no use now are quiet, those that may not be chosen are no stronger."""
    idle = idle_cells(canvas.edition, canvas.view, seat)
    shut = closed_cells(canvas.view, legal) if legal else []
    states = {**dict.fromkeys(idle, QUIET), **dict.fromkeys(shut, SHUT)}
    dice = canvas.view["dice"]
    return [cell(canvas, number, dice[PANELS[number // 6]], None, state=state) for number, state in states.items()]


def _cell_body(canvas: Canvas, plan: PanelsPlan, cell: int, price: int, owner: int | None, *, has_die: bool) -> Svg:
    width, height = plan.cell, plan.row
    parts = [halo(width, height), edge(width, height, class_="edge"), _signs(canvas, cell, width, height)]
    if not has_die:
        parts.append(text(str(cell % 6 + 1), 6, 15, 13, class_="t s soft"))
    if owner is not None:
        size = min(width, height) * 0.62
        parts.append(mark(owner, (width - size) / 2, (height - size) / 2, size))
    elif price:
        parts.append(price_tag(price, width - 3, 3, 17 if width > 80 else 14))
    return join(parts)


def _title(canvas: Canvas, number: int, price: int, owner: int | None) -> str:
    panel, column = divmod(number, 6)
    if owner is not None:
        what = canvas.said(("cell", number), lambda: cell_phrase(canvas.edition, number))
        return canvas.told("board-cell-taken", owner, cell=CELL_NAMES[panel][column], what=what)
    return canvas.said(("place", number, price), lambda: place_phrase(canvas.edition, canvas.view, number))


def _die(canvas: Canvas, panel: int, value: int) -> Fragment:
    """The die stands in the corner of the cell of its value."""
    colour = PANELS[panel]
    plan = canvas.plan.panels
    size = 26 if plan.cell > 80 else 20

    def make() -> Svg:
        x, y = plan.cell_place(panel, value - 1)
        words = canvas.fixed("board-die", panel=colour, value=value)
        return piece(f"die-{colour}", words, x + 2, y + 2, die(value, colour, 0, 0, size), class_="piece-die")

    return canvas.fragment(f"die-{colour}", (value,), make)


def _signs(canvas: Canvas, cell: int, width: float, height: float) -> Svg:
    """The verb's sign and what it is done to: side by side where there is room, else one above the other."""
    edition = canvas.edition
    action = edition.cell_action[cell]
    verb = CELL_ACTIONS[action]
    objects: list[str] = []
    if action in (BUY, CONSTRUCT):
        objects = [KINDS[kind] for kind in reversed(edition.cell_kinds[cell])]
    amount = edition.cell_amount[cell]
    if width < 80 or height > 80:
        return _upright(verb, objects, amount, width, height, joined=edition.cell_joined[cell])
    return _in_line(verb, objects, amount, width, height, joined=edition.cell_joined[cell])


def _in_line(verb: str, objects: list[str], amount: int, width: float, height: float, *, joined: bool) -> Svg:
    link = 11 if len(objects) == 2 else 0
    has_three = link or (verb == "intrigue" and amount > FREE_APPROVAL)
    side = min(height * 0.52, (width - 20) / 3) if has_three else min(40, height * 0.56, width * 0.34)
    tail = _tail_width(verb, amount, side, objects, link)
    x = (width - side - 3 - tail) / 2 if tail else (width - side) / 2
    y = min(height - side - 3, (height - side) / 2 + 8)
    lead = use(f"i-{verb}", x, y, side)
    return group(
        lead,
        _tail(verb, objects, amount, x + side + 3, y, side, link, joined=joined),
        class_="what",
    )


def _upright(verb: str, objects: list[str], amount: int, width: float, height: float, *, joined: bool) -> Svg:
    """For the phone: the verb above, its objects below."""
    if not objects and verb not in ("intrigue", "ducats"):
        side = min(width, height) * 0.56
        return group(use(f"i-{verb}", (width - side) / 2, (height - side) / 2 + 4, side), class_="what")
    lead = min(44, height * 0.34)
    link = 8 if len(objects) == 2 else 0
    small = min(44, height * 0.37, (width - 12) / 2)
    tail = _tail_width(verb, amount, small, objects, link)
    y = min(height - small - 3, height / 2 + 8)
    return group(
        use(f"i-{verb}", (width - lead) / 2, y - lead - 1, lead),
        _tail(verb, objects, amount, (width - tail) / 2, y, small, link, joined=joined),
        class_="what",
    )


def _tail_width(verb: str, amount: int, side: float, objects: list[str], link: float) -> float:
    if verb == "intrigue":
        return side * 2 + 8 if amount > FREE_APPROVAL else side
    if verb == "ducats":
        return side
    return len(objects) * side + link


def _tail(
    verb: str, objects: list[str], amount: int, x: float, y: float, side: float, link: float, *, joined: bool
) -> Svg:
    """What follows the verb: tiles, coins, seals or the Doge's cap."""
    if verb == CELL_ACTIONS[DUCATS]:
        return coin(amount, x, y, side)
    if verb == CELL_ACTIONS[INTRIGUE]:
        return _intrigue(amount, x, y, side)
    parts = []
    for place, kind in enumerate(objects):
        parts.append(use(f"i-{kind}", x, y, side))
        x += side
        if place == 0 and link:
            sign = "+" if joined else "/"
            parts.append(text(sign, x + link / 2, y + side / 2 + 5, 15, anchor="middle", bold=True))
            x += link
    return join(parts)


def _intrigue(number: int, x: float, y: float, side: float) -> Svg:
    if number == NEW_DOGE:
        return use("i-doge", x, y, side)
    if number == FREE_APPROVAL:
        return seal(1, x, y, side)
    return join(
        [
            coin("−2", x, y, side),
            text("→", x + side + 4, y + side / 2 + 4, 10, anchor="middle"),
            seal(2, x + side + 8, y, side),
        ]
    )
