"""The panels: a row of cells each, with the die standing on its value."""

from __future__ import annotations

from ....render import Svg, coin, die, edge, group, halo, join, mark, piece, price_tag, rect, seal, text, use
from ..phrases import cell_phrase, place_phrase
from ..terms import BUY, CELL_ACTIONS, CONSTRUCT, DUCATS, INTRIGUE, KINDS, PANELS
from .canvas import Canvas

GAP = 5
NEW_DOGE, FREE_APPROVAL = 1, 2


class PanelsPlan:
    """Where the panels lie: a box, and the width of the name plates at its left."""

    def __init__(self, x: float, y: float, width: float, height: float, *, plate: float, rows: int) -> None:
        self.x = x
        self.y = y
        self.plate = plate
        self.row = (height - GAP * (rows - 1)) / rows
        self.cell = (width - plate - GAP * 6) / 6

    def cell_place(self, panel: int, column: int) -> tuple[float, float]:
        return self.x + self.plate + GAP + column * (self.cell + GAP), self.y + panel * (self.row + GAP)


def plates(plan: PanelsPlan, rows: int) -> Svg:
    """The name plates' colours, which never change."""
    return join(
        [
            rect(
                plan.x,
                plan.y + panel * (plan.row + GAP),
                plan.plate,
                plan.row,
                r=6,
                class_=f"paint-{PANELS[panel]} die",
            )
            for panel in range(rows)
        ]
    )


def panels(canvas: Canvas, plan: PanelsPlan) -> Svg:
    parts = []
    for panel, (colour, value) in enumerate(canvas.view["dice"].items()):
        parts.append(_name(canvas, plan, panel, colour))
        parts += [_cell(canvas, plan, panel, colour, column, value) for column in range(6)]
        parts.append(_die(canvas, plan, panel, colour, value))
    return join(parts)


def _name(canvas: Canvas, plan: PanelsPlan, panel: int, colour: str) -> Svg:
    """The panel's name, standing on end where the plate is narrow."""
    x, y = plan.x + plan.plate / 2, plan.y + panel * (plan.row + GAP) + plan.row / 2
    name = canvas.heading(colour)
    letters = f"t s on-{colour}"
    if plan.plate >= 50:
        return text(name, x, y + 5, 15, width=plan.plate - 8, anchor="middle", class_=letters)
    return group(
        text(name, 0, 4.5, 13, width=plan.row - 8, anchor="middle", class_=letters),
        transform=f"translate({x:.1f} {y:.1f}) rotate(-90)",
    )


def _cell(canvas: Canvas, plan: PanelsPlan, panel: int, colour: str, column: int, rolled: int) -> Svg:
    cell = panel * 6 + column
    price = max(0, column + 1 - rolled)
    name = f"{colour} {column + 1}"
    owner = canvas.view["taken"].get(name)
    x, y = plan.cell_place(panel, column)
    has_die = column + 1 == rolled
    body: Svg = canvas.kept(
        ("cell body", cell, price, owner, has_die, plan.cell, plan.row),
        lambda: _cell_body(canvas, plan, cell, price, owner, has_die=has_die),
    )
    look = "taken" if owner is not None else "dear" if price else "free"
    words = _title(canvas, cell, name, price, owner)
    origin = None if owner is None else f"dock-{owner}"
    action = f"place {name}" if canvas.question == "turn" else None
    return piece(f"cell-{colour}-{column + 1}", words, x, y, body, do=action, class_=look, origin=origin)


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


def _title(canvas: Canvas, cell: int, name: str, price: int, owner: int | None) -> str:
    if owner is not None:
        what = canvas.said(("cell", cell), lambda: cell_phrase(canvas.edition, cell))
        return canvas.told("board-cell-taken", owner, cell=name, what=what)
    return canvas.said(("place", cell, price), lambda: place_phrase(canvas.edition, canvas.view, cell))


def _die(canvas: Canvas, plan: PanelsPlan, panel: int, colour: str, value: int) -> Svg:
    """The die stands in the corner of the cell of its value."""
    x, y = plan.cell_place(panel, value - 1)
    size = 26 if plan.cell > 80 else 21
    drawn: Svg = canvas.kept(("die", colour, value, size), lambda: die(value, colour, 0, 0, size))
    words = canvas.fixed("board-die", panel=colour, value=value)
    return piece(f"die-{colour}", words, x + 2, y + 2, drawn, class_="piece-die")


def _signs(canvas: Canvas, cell: int, width: float, height: float) -> Svg:
    """The verb's sign and what it is done to: side by side where there is room, else one above the other."""
    edition = canvas.edition
    action = edition.cell_action[cell]
    verb = CELL_ACTIONS[action]
    objects: list[str] = []
    if action in (BUY, CONSTRUCT):
        objects = [KINDS[kind] for kind in reversed(edition.cell_kinds[cell])]
    amount = edition.cell_amount[cell]
    if width < 80 or height > width:
        return _upright(verb, objects, amount, width, height, joined=edition.cell_joined[cell])
    return _in_line(verb, objects, amount, width, height, joined=edition.cell_joined[cell])


def _in_line(verb: str, objects: list[str], amount: int, width: float, height: float, *, joined: bool) -> Svg:
    link = 11 if len(objects) == 2 else 0
    has_three = link or (verb == "intrigue" and amount > FREE_APPROVAL)
    side = min(height * 0.5, (width - 22) / 3) if has_three else min(40, height * 0.56, width * 0.31)
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
