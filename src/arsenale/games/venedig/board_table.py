"""Beside the lagoon: projects, pool and pile, the players, and one's own hand and gold."""

from __future__ import annotations

from ...render import Svg, button, coin, edge, halo, join, mark, rect, text, use
from .board_sheet import Sheet
from .phrases import action_phrase
from .terms import BUILDINGS, NEEDS, SPACES

GAP = 6.0
ROW = 44.0
CHIP = 44.0


class Box:
    """A place on the sheet."""

    def __init__(self, x: float, y: float, width: float, height: float) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height


def _label(sheet: Sheet, action: int) -> str:
    key, args = action_phrase(sheet.edition, sheet.view, action)
    return sheet.speech.say(key, args)


def projects(sheet: Sheet, box: Box) -> Svg:
    """A row for each type: the piece and how many are left, who has laid what, who has the master builder."""
    return join([_project(sheet, box, row, building) for row, building in enumerate(BUILDINGS)])


def _project(sheet: Sheet, box: Box, row: int, building: str) -> Svg:
    view = sheet.view
    y = box.y + row * (ROW + 4)
    needs = NEEDS[row]
    laid = [(seat, cards[building]) for seat, cards in enumerate(view["laid"]) if cards.get(building)]
    solo = view["solo"].get(building, 0)
    total = sum(cards for _, cards in laid)
    parts = [
        halo(box.width, ROW, r=6),
        edge(box.width, ROW, r=6),
        use(f"b-{building}", 4, 2, 40),
        text(sheet.named(building), 50, 19, 13, width=84, class_="t s"),
        text(f"×{view['supply'].get(building, 0)}", 50, 36, 12, class_="t n soft"),
        text(f"{total}/{needs}", box.width - 8, 28, 15, anchor="end", bold=True, class_="t n"),
    ]
    x = 138.0
    for seat, cards in laid:
        parts.append(mark(seat, x, 8, 26))
        parts.append(text(f"×{cards}", x + 28, 28, 13, bold=True, class_="t n"))
        x += 54
    holder = view["builders"].get(building)
    if holder is not None:
        parts.append(use("b-builder", box.width - 78, 8, 28))
        parts.append(mark(holder, box.width - 60, 20, 18))
    if solo:
        parts.append(text(f"+{solo}", box.width - 84, 28, 13, anchor="end", bold=True, class_="t n"))
    verb = {"name-building": "build", "limit": "discard"}.get(sheet.question)
    words = sheet.fixed(
        "board-project", building=building, cards=total, needs=needs, left=view["supply"].get(building, 0)
    )
    can_discard = verb == "build" or (verb == "discard" and building != "casa")
    return sheet.choices.piece(
        f"project-{building}", words, box.x, y, *parts, action=f"{verb} {building}" if can_discard else None
    )


def pool(sheet: Sheet, box: Box) -> Svg:
    """The open cards and the pile."""
    view = sheet.view
    width = (box.width - GAP * 5) / 6
    height = box.height
    is_drawing = sheet.question in ("draw", "take")
    pile = [
        halo(width, height, r=6),
        edge(width, height, r=6, class_="edge tray"),
        use("b-card", (width - 40) / 2, 6, 40),
        text(str(view["pile"]), width / 2, height - 10, 15, anchor="middle", bold=True, class_="t n"),
    ]
    words = sheet.fixed("board-pile", cards=view["pile"], discards=sum(view["discards"].values()))
    parts = [sheet.choices.piece("pile", words, box.x, box.y, *pile, action="draw pile" if is_drawing else None)]
    for place, building in enumerate(BUILDINGS):
        x = box.x + (place + 1) * (width + GAP)
        if not view["pool"].get(building):
            parts.append(rect(x, box.y, width, height, r=6, class_="slot"))
            parts.append(use(f"b-{building}", x + width / 2 - 14, box.y + height / 2 - 14, 28, opacity="0.18"))
            continue
        card = _card(sheet, building, width, height)
        words = sheet.fixed("board-pool", building=building)
        action = f"draw pool {building}" if is_drawing else None
        parts.append(sheet.choices.piece(f"pool-{building}", words, x, box.y, card, action=action))
    return join(parts)


def _card(sheet: Sheet, building: str, width: float, height: float) -> Svg:
    side = min(width * 0.8, height - 22)
    drawn: Svg = sheet.kept(
        ("card", building, width, height),
        lambda: join(
            [
                halo(width, height, r=6),
                edge(width, height, r=6),
                use(f"b-{building}", (width - side) / 2, 3, side),
                text(sheet.named(building), width / 2, height - 7, 11, width=width - 6, anchor="middle"),
            ]
        ),
    )
    return drawn


def players(sheet: Sheet, box: Box) -> Svg:
    view = sheet.view
    parts = []
    for row in range(sheet.players):
        seat = (view["first"] + row) % sheet.players
        y = box.y + row * (ROW + 4)
        space = view["gondolas"][seat]
        shown = str(space) if space <= SPACES else f"{SPACES}+{space - SPACES}"
        is_turn = seat in view["actors"] or (view["finished"] and seat in view["winners"])
        facts = [("b-gondola", shown), ("b-card", view["hands"][seat]), ("b-swamp", view["swamp_tiles"][seat])]
        facts.append(("b-treasure", view["treasures"][seat]))
        body = [
            rect(0, 0, box.width, ROW, r=6, class_="tray turn" if is_turn else "tray"),
            mark(seat, 5, 6, 32),
            text(sheet.player(seat), 43, 27, 14, width=112, bold=True, class_="t s", smallest=9),
        ]
        step = (box.width - 162) / 4
        for place, (sign, value) in enumerate(facts):
            x = 160 + place * step
            body += [use(sign, x, 9, 24), text(str(value), x + 26, 28, 14, bold=True, class_="t n", width=step - 26)]
        words = sheet.say(
            "board-player",
            seat=seat,
            space=shown,
            cards=view["hands"][seat],
            swamp=view["swamp_tiles"][seat],
            treasures=view["treasures"][seat],
        )
        parts.append(sheet.choices.piece(f"player-{seat}", words, box.x, y, *body))
    return join(parts)


def own(sheet: Sheet, box: Box, *, is_phone: bool) -> tuple[Svg, float]:
    """One's hand with what can be laid, gold with the spaces it buys, and the way on; and how high all this is."""
    view = sheet.view
    if sheet.seat is None:
        return Svg(), 0
    parts: list[Svg] = []
    width = 68.0 if is_phone else 92.0
    card = 74.0 if is_phone else 88.0
    is_swapping = sheet.question == "draw"
    for place, building in enumerate([name for name in BUILDINGS if view["hand"].get(name)]):
        x = box.x + place * (width + GAP)
        count = view["hand"][building]
        badge = coin(count, width - 25, 3, 22)
        words = sheet.fixed("board-hand", building=building, cards=count)
        action = f"swap {building}" if is_swapping else None
        parts.append(
            sheet.choices.piece(
                f"hand-{building}", words, x, box.y, _card(sheet, building, width, card), badge, action=action
            )
        )
        parts += _lay_chips(sheet, building, x, box.y + card + GAP, width)
    y = (
        box.y
        + card
        + GAP
        + (2 * (CHIP + 4) if sheet.question == "lay" and is_phone else CHIP + 4 if sheet.question == "lay" else 0)
    )
    if is_phone:
        purse, end = _purse(sheet, Box(box.x, y + 4, box.width, 0))
    else:
        purse, end = _purse(sheet, Box(box.x + 5 * (width + GAP) + 20, box.y, box.width - 5 * (width + GAP) - 20, 0))
    return join([*parts, purse]), max(y, end) - box.y


def _lay_chips(sheet: Sheet, building: str, x: float, y: float, width: float) -> list[Svg]:
    """How many cards to lay, or all of them for a building of one's own."""
    if sheet.question != "lay":
        return []
    found = []
    for action in sheet.legal:
        chosen = sheet.edition.actions.space.actions[action]
        if chosen.kind in ("lay", "solo") and chosen.args[0] == building:
            sign = "★" if chosen.kind == "solo" else f"+{chosen.args[1] if len(chosen.args) > 1 else 1}"
            found.append((action, chosen.text, sign))
    columns = 1 if width < 80 else 2
    size = (width - 4 * (columns - 1)) / columns
    parts = []
    for place, (action, text_form, sign) in enumerate(found):
        left, top = x + place % columns * (size + 4), y + place // columns * (CHIP + 4)
        body = [
            halo(size, CHIP),
            edge(size, CHIP),
            text(sign, size / 2, CHIP / 2 + 6, 16, anchor="middle", bold=True, class_="t n"),
        ]
        slug = text_form.replace(" ", "-")
        parts.append(sheet.choices.piece(f"do-{slug}", _label(sheet, action), left, top, *body, action=text_form))
    return parts


def _purse(sheet: Sheet, box: Box) -> tuple[Svg, float]:
    """Gold in hand; a chip for each number of spaces it can buy; and the button to go on."""
    view = sheet.view
    tiles = view["tiles"]
    words = sheet.fixed("board-gold", gold=view["gold"], swamp=len(tiles["swamp"]), treasures=len(tiles["treasures"]))
    parts = [
        sheet.choices.piece(
            "gold",
            words,
            box.x,
            box.y,
            coin(view["gold"], 0, 0, 42),
            text(sheet.fixed("board-gold-name"), 50, 27, 14, width=90, class_="t s"),
        )
    ]
    done = [action for action in sheet.legal if sheet.edition.actions.space.actions[action].text == "done"]
    if done:
        label = _label(sheet, done[0])
        width = min(200.0, box.width - 150)
        parts.append(
            sheet.choices.piece(
                "do-done", label, box.x + box.width - width, box.y, button(label, width, CHIP, 14), action="done"
            )
        )
    y = box.y + CHIP + 8
    spends = [action for action in sheet.legal if sheet.edition.actions.space.actions[action].kind == "gold"]
    columns = max(1, int((box.width + 4) // (CHIP + 4)))
    for place, action in enumerate(spends):
        text_form = sheet.edition.actions.space.actions[action].text
        x, top = box.x + place % columns * (CHIP + 4), y + place // columns * (CHIP + 4)
        body = [
            halo(CHIP, CHIP),
            edge(CHIP, CHIP),
            use("b-gondola", 4, -4, 36, opacity="0.35"),
            text(f"+{text_form.split()[1]}", CHIP / 2, CHIP / 2 + 8, 16, anchor="middle", bold=True, class_="t n"),
        ]
        slug = text_form.replace(" ", "-")
        parts.append(sheet.choices.piece(f"do-{slug}", _label(sheet, action), x, top, *body, action=text_form))
    rows = -(-len(spends) // columns)
    return join(parts), y + rows * (CHIP + 4)
