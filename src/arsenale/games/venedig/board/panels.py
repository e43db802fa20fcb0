"""Beside the lagoon: projects with their master builders, pool and piles, the players, a legend."""

from __future__ import annotations

from typing import Final

from ....render import LEGEND_SIGN, Svg, edge, halo, join, legend_rows, mark, piece, rect, text, use
from ..phrases import action_phrase
from ..terms import BUILDINGS, CASA, NEEDS, SPACES
from .canvas import Canvas

GAP: Final = 6.0
PROJECT: Final = 54.0  # the height of a row with a type of building
PLAYER: Final = 44.0
LEGEND: Final = ("swamp", "free", "bridge-site", "builder", "gondola", "card", "swamp-tile", "treasure")
SLOT_WIDTH: Final = 24.0
SLOT_HEIGHT: Final = 32.0
FEW: Final = 1  # pieces left: the end may be near (VE-5.1)


class Box:
    """A place on the canvas."""

    def __init__(self, x: float, y: float, width: float, height: float) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height

    @property
    def bottom(self) -> float:
        return self.y + self.height


def label_of(canvas: Canvas, action: int) -> str:
    key, args = action_phrase(canvas.edition, canvas.view, action)
    return canvas.said(("label", key, *[str(value) for value in args.values()]), lambda: (key, args))


def projects(canvas: Canvas, box: Box) -> Svg:
    """A row for each type: the piece, its points, how many are left; cards laid and missing; the master builder."""
    return join([_project(canvas, box, row, building) for row, building in enumerate(BUILDINGS)])


def _project(canvas: Canvas, box: Box, row: int, building: str) -> Svg:
    view = canvas.view
    left = view["supply"].get(building, 0)
    laid = [seat for seat, cards in enumerate(view["laid"]) for _ in range(cards.get(building, 0))]
    alone = view["solo"].get(building, 0)
    fixed: Svg = canvas.kept(
        ("project", building, left, box.width), lambda: _project_face(canvas, building, left, box.width)
    )
    slots = box.width - 166.0
    parts = [fixed, *_laid_cards(view["turn"], laid, alone, row, slots)]
    if row != CASA:
        parts.append(_builder(view["builders"][building], box.width - 52))
    verb = {"name-building": "build", "limit": "discard"}.get(canvas.question)
    can_choose = verb == "build" or (verb == "discard" and row != CASA)
    return piece(
        f"project-{building}",
        _project_words(canvas, row, building, left, laid, alone),
        box.x,
        box.y + row * (PROJECT + 4),
        halo(box.width, PROJECT, r=6),
        edge(box.width, PROJECT, r=6),
        *parts,
        do=f"{verb} {building}" if can_choose else None,
    )


def _project_face(canvas: Canvas, building: str, left: int, width: float) -> Svg:
    """What a type is and gives; the last pieces in red, as the end comes when none is left."""
    name = canvas.heading(building)
    room = width - 166 - 58
    is_few = left <= FEW
    return join(
        [
            use(f"b-{building}", 5, 4, 46),
            text(name, 57, 21, 14.5, width=room - 34, class_="t s"),
            text(
                f"×{left}", 57 + room - 8, 21, 13, anchor="end", bold=True, class_=f"t n{' last-one' if is_few else ''}"
            ),
            text(canvas.fixed(f"board-rule-{building}"), 57, 40, 11, width=room - 6, class_="t soft", smallest=7.5),
        ]
    )


def _laid_cards(turn: int, laid: list[int], alone: int, row: int, x: float) -> list[Svg]:
    """A small card with its owner's mark for each card laid, a dashed one for each that is missing."""
    needs = NEEDS[row]
    if row == CASA:
        return [join([_small_card(x + place * (SLOT_WIDTH + 2), 11, turn) for place in range(min(alone, 5))])]
    parts = []
    for place in range(needs):
        left = x + place * (SLOT_WIDTH + 2)
        if place < len(laid):
            parts.append(_small_card(left, 4 if alone else 11, laid[place]))
        else:
            parts.append(rect(left + 1, 5 if alone else 12, SLOT_WIDTH - 2, SLOT_HEIGHT - 2, r=3, class_="slot"))
    if alone:
        parts.append(use("b-alone", x, 36, 17))
        parts.append(mark(turn, x + 19, 37, 15))
        parts.append(text(f"{alone}/{needs}", x + 38, 49, 11.5, bold=True, class_="t n"))
    return parts


def _small_card(x: float, y: float, seat: int) -> Svg:
    return join([rect(x, y, SLOT_WIDTH, SLOT_HEIGHT, r=3, class_="tray"), mark(seat, x + 3, y + 7, 18)])


def _builder(holder: int | None, x: float) -> Svg:
    """The figure stands before its holder; at home it is pale."""
    if holder is None:
        return use("b-builder", x, 8, 38, class_="home")
    return join([use("b-builder", x - 4, 5, 38), mark(holder, x + 23, 25, 24)])


def _project_words(canvas: Canvas, row: int, building: str, left: int, laid: list[int], alone: int) -> str:
    """Who has laid what, what is missing, whose the master builder is: for readers who cannot see it."""
    sentences = [
        canvas.fixed("board-project", building=building, cards=len(laid), needs=NEEDS[row], left=left)
        if row != CASA
        else canvas.fixed("board-project-casa", building=building, left=left),
        canvas.fixed(f"board-rule-{building}"),
    ]
    sentences += [canvas.told("board-laid-by", seat, cards=laid.count(seat)) for seat in sorted(set(laid))]
    if alone:
        sentences.append(canvas.told("board-alone", canvas.view["turn"], cards=alone))
    holder = canvas.view["builders"].get(building)
    if holder is not None:
        sentences.append(canvas.told("board-builder", holder))
    return " · ".join(sentences)


# Cards


def pool(canvas: Canvas, box: Box) -> Svg:
    """The pile, the open cards of the pool, the discards."""
    view = canvas.view
    width = (box.width - GAP * 6) / 7
    is_drawing = canvas.question in ("draw", "take")
    discards = sum(view["discards"].values())
    words = canvas.fixed("board-pile", cards=view["pile"], discards=discards)
    parts = [
        piece(
            "pile",
            words,
            box.x,
            box.y,
            *_stack(canvas, "board-pile-name", view["pile"], width, box.height),
            do="draw pile" if is_drawing else None,
        )
    ]
    for place, building in enumerate(BUILDINGS):
        x = box.x + (place + 1) * (width + GAP)
        if not view["pool"].get(building):
            parts.append(_empty_place(building, x, box.y, width, box.height))
            continue
        parts.append(
            piece(
                f"pool-{building}",
                canvas.fixed("board-pool", building=building),
                x,
                box.y,
                card(canvas, building, width, box.height),
                do=f"draw pool {building}" if is_drawing else None,
            )
        )
    names = ", ".join(f"{count} {canvas.named(building)}" for building, count in view["discards"].items())
    x = box.x + 6 * (width + GAP)
    face = _stack(canvas, "board-discards-name", discards, width, box.height)
    words = canvas.fixed("board-discards", cards=names or "0")
    return join([*parts, piece("discards", words, x, box.y, *face, class_="" if discards else "dim")])


def _empty_place(building: str, x: float, y: float, width: float, height: float) -> Svg:
    side = width * 0.62
    return join(
        [
            rect(x + 1, y + 1, width - 2, height - 2, r=6, class_="slot"),
            use(f"b-{building}", x + (width - side) / 2, y + (height - side) / 2, side, class_="home"),
        ]
    )


def _stack(canvas: Canvas, name: str, cards: int, width: float, height: float) -> list[Svg]:
    side = min(width - 8, height - 40)
    return [
        halo(width, height, r=6),
        rect(2.5, 2.5, width, height, r=6, class_="tray"),
        edge(width, height, r=6, class_="edge tray"),
        use("b-card", (width - side) / 2, 4, side),
        text(str(cards), width / 2, height - 20, 15, anchor="middle", bold=True, class_="t n"),
        text(
            canvas.fixed(name),
            width / 2,
            height - 6,
            10.5,
            width=width - 4,
            anchor="middle",
            smallest=7,
            class_="t soft",
        ),
    ]


def card(canvas: Canvas, building: str, width: float, height: float, *, name_at: float | None = None) -> Svg:
    """A building card: its picture, its name, how many are needed."""
    foot = height - 8 if name_at is None else name_at
    side = min(width * 0.84, foot - 18)
    drawn: Svg = canvas.kept(
        ("card", building, width, height, foot),
        lambda: join(
            [
                halo(width, height, r=6),
                edge(width, height, r=6),
                rect(3, 3, width - 6, foot - 14, r=4, class_="f-sky"),
                use(f"b-{building}", (width - side) / 2, 3 + (foot - 14 - side) / 2, side),
                text(
                    canvas.heading(building),
                    width / 2,
                    foot,
                    11.5,
                    width=width - 6,
                    anchor="middle",
                    class_="t s",
                    smallest=7,
                ),
            ]
        ),
    )
    return drawn


# Players


def players(canvas: Canvas, box: Box) -> Svg:
    """From the first player on: gondola, cards, tiles, treasures; whose turn it is, who has won."""
    return join([_player(canvas, box, row) for row in range(canvas.players)])


def _player(canvas: Canvas, box: Box, row: int) -> Svg:
    view = canvas.view
    seat = (view["first"] + row) % canvas.players
    values = (view["gondolas"][seat], view["hands"][seat], view["swamp_tiles"][seat], view["treasures"][seat])
    is_winner = view["finished"] and seat in view["winners"]
    is_turn = is_winner or seat in view["actors"]
    name = canvas.player(seat)
    key = ("player", seat, name, row, box.x, box.y, box.width, is_turn, is_winner, *values)
    drawn: Svg = canvas.kept(key, lambda: _player_row(canvas, box, row, seat, values, (is_turn, is_winner)))
    return drawn


def _player_row(
    canvas: Canvas, box: Box, row: int, seat: int, values: tuple[int, int, int, int], marked: tuple[bool, bool]
) -> Svg:
    space, cards, swamp, treasures = values
    is_turn, is_winner = marked
    name_width = box.width - 266
    body = [
        rect(0, 0, box.width, PLAYER, r=6, class_="tray turn" if is_turn else "tray"),
        use("laurel", 1, 2, 40) if is_winner else Svg(),
        mark(seat, 6, 7, 30) if not is_winner else mark(seat, 10, 11, 22),
        text(canvas.player(seat), 44, 27, 14.5, width=name_width, bold=True, class_="t s", smallest=8.5),
    ]
    for place, (sign, value) in enumerate(zip(("gondola", "card", "swamp", "treasure"), values, strict=True)):
        x = 50 + name_width + place * 54
        body += [use(f"b-{sign}", x, 10, 24), text(str(value), x + 27, 28, 14.5, bold=True, class_="t n", width=26)]
    words = canvas.told("board-player", seat, space=space, cards=cards, swamp=swamp, treasures=treasures)
    if space > SPACES:
        words = f"{words} · {canvas.fixed('board-post', post=space - SPACES)}"
    return piece(f"player-{seat}", words, box.x, box.y + row * (PLAYER + 4), *body)


def legend(canvas: Canvas, box: Box) -> Svg:
    """What the signs mean."""
    drawn: Svg = canvas.kept(("legend", box.width), lambda: _legend(canvas, box.width))
    return piece("legend", canvas.fixed("board-legend"), box.x, box.y, drawn)


def _legend(canvas: Canvas, width: float) -> Svg:
    signs = {name: "swamp" if name == "swamp-tile" else name for name in LEGEND}
    entries = [
        (use(f"b-{sign}", 0, 0, LEGEND_SIGN), canvas.fixed(f"board-legend-{name}")) for name, sign in signs.items()
    ]
    return legend_rows(entries, width)[0]
