"""Whose turn it is and who comes next, what an inspection brings, and how long the match may still stand still."""

from __future__ import annotations

from typing import NamedTuple

from ....engine import Fragment
from ....render import Svg, edge, ghost_mark, group, join, laurel, mark, piece, rect, seal, signed, text, use, wrap
from ..phrases import Phrase, quiet_phrase
from ..rounds import actions_lost
from ..scoring import FINAL_PRIZES, INSPECTION_PRIZES
from ..terms import MARKERS
from .canvas import Canvas

GAP = 5.0
_LABEL = 104.0  # the words before the players, on a wide board
_WIDEST = 208.0  # a player's place in the order
_IN_A_ROW = 150.0  # where it is narrower, the markers are above the rest


def order(canvas: Canvas) -> list[Fragment]:
    """Who goes first, second, ... this round, with the markers left; at an inspection with an open or a closed hand."""
    held = counted(canvas)
    fragments = [canvas.fragment("order", (), lambda: _label(canvas))]
    # By seat, so that a new order only moves them.
    return fragments + [_player(canvas, seat, held[seat], None) for seat in range(canvas.players)]


def counted(canvas: Canvas) -> list[int | None]:
    """The approvals of each, as everybody may know them: all of them or none."""
    held = canvas.view["approvals"]
    return held if None not in held else [None] * canvas.players


def own_place(canvas: Canvas, seat: int) -> list[Fragment]:
    """One's own place in the order: approvals are known and not counted, the bid is shown."""
    bids = canvas.view["bids"]
    bid = bids["own"] if bids is not None else None
    if bid is None and canvas.view["aside"]:
        bid = canvas.view["aside"]
    return [_player(canvas, seat, canvas.view["approvals"][seat], bid, is_own=True)]


def held_words(canvas: Canvas, held: int | None, *, is_own: bool) -> Phrase:
    """How many approvals someone holds, and how that is known: DS-3.4 they are secret, but gains and bids are not, so
    that a table may show what all could count. The final inspection shows them (DS-4.2)."""
    if held is None:
        return "board-held-hidden", {}
    key = "open" if is_own or canvas.view["finished"] else "counted"
    return f"board-held-{key}", {"approvals": held}


def flood_to_come(canvas: Canvas, seat: int) -> int | None:
    """DS-3.2 The actions that the high water to come would take; None where none is to come."""
    view = canvas.view
    level = canvas.edition.doge_water[view["doge"] - 1]
    if not level or view["finished"] or _is_bidding(canvas):
        return None
    return actions_lost(len(view["barriers"][seat]), level)


def _is_bidding(canvas: Canvas) -> bool:
    return canvas.view["bids"] is not None or any(question["key"] == "bid" for question in canvas.view["questions"])


def _label(canvas: Canvas) -> Svg:
    x, y, width, height = canvas.plan.order
    words = canvas.fixed("board-order")
    label = (
        Svg() if canvas.plan.is_phone else text(words, x + 4, y + height / 2 + 5, 15, width=_LABEL - 10, class_="t s")
    )
    return group(rect(x, y, width, height, r=8, class_="tray"), label, id="order")


class Standing(NamedTuple):
    """What the place of a player in the order shows."""

    place: int
    markers: int
    held: int | None  # approvals, if they are shown
    bid: int | None  # if it is the reader's own
    hand: str  # at an inspection: `fist` once the bid is made, `palm` before
    lost: int | None  # DS-3.2 actions that the high water to come would take; None where none is to come
    is_turn: bool


def _player(canvas: Canvas, seat: int, held: int | None, bid: int | None, *, is_own: bool = False) -> Fragment:
    view = canvas.view
    is_made = view["bids"] is not None and view["bids"]["made"][seat]
    hand = "" if not _is_bidding(canvas) else "fist" if is_made else "palm"
    known = held_words(canvas, held, is_own=is_own)
    standing = Standing(
        view["order"].index(seat),
        view["markers"][seat],
        held,
        bid,
        hand,
        flood_to_come(canvas, seat),
        seat in view["actors"],
    )
    facts = (standing, known[0], canvas.player(seat))
    return canvas.fragment(f"order-{seat}", facts, lambda: _place(canvas, seat, standing, known))


def _place(canvas: Canvas, seat: int, standing: Standing, known: Phrase) -> Svg:
    area, is_phone = canvas.plan.order, canvas.plan.is_phone
    label = 0.0 if is_phone else _LABEL
    width = min(_WIDEST, (area.width - label - GAP * (canvas.players + 1)) / canvas.players)
    height = area.height - 6
    words = canvas.say(
        "board-order-seat",
        seat=seat,
        place=standing.place + 1,
        markers=standing.markers,
        held=known,
        hand=standing.hand or "none",
        flood="none" if standing.lost is None else standing.lost,
    )
    draw = _low_face if width < _IN_A_ROW else _face
    return piece(
        f"order-{seat}",
        words,
        area.x + label + GAP + standing.place * (width + GAP),
        area.y + 3,
        rect(0, 0, width, height, r=6, class_="card turn" if standing.is_turn else "card"),
        draw(seat, standing, width, height),
    )


def _number(held: int | None) -> str:
    return "?" if held is None else str(held)


def _face(seat: int, standing: Standing, width: float, height: float) -> Svg:
    """Mark, markers left, approvals, what is to come: in a row."""
    side = height - 6
    pip = min(17.0, (width - 3.4 * side - 20) / MARKERS)
    return join(
        [
            mark(seat, 3, 3, side),
            _pips(seat, standing.markers, side + 8, (height - pip) / 2, pip),
            seal(_number(standing.held), side + 12 + MARKERS * pip, 2, side + 2),
            _to_come(standing, width - 1.4 * side - 6, 3, side),
        ]
    )


def _low_face(seat: int, standing: Standing, width: float, height: float) -> Svg:
    """The markers above, approvals and what is to come below."""
    pip = min(11.0, (width - 30) / MARKERS)
    side = height - pip - 2
    return join(
        [
            mark(seat, 2, 3, 24),
            _pips(seat, standing.markers, 28, 1.5, pip),
            seal(_number(standing.held), 27, pip + 1, side),
            _to_come(standing, 30 + side, pip + 1, side),
        ]
    )


def _to_come(standing: Standing, x: float, y: float, size: float) -> Svg:
    """A hand at an inspection; before a high water what it would take."""
    if standing.hand:
        return _hand(standing.hand, standing.bid, x, y, size)
    if standing.lost is None:
        return Svg()
    words = signed(-standing.lost) if standing.lost else "✓"
    letters = "t n f-venetian" if standing.lost else "t n"
    sign = size * 0.66
    return join(
        [
            use("i-barrier", x, y + (size - sign) / 2, sign),
            text(words, x + sign + size * 0.05, y + size * 0.7, size * 0.5, bold=True, class_=letters),
        ]
    )


def _pips(seat: int, markers: int, x: float, y: float, size: float) -> Svg:
    return join(
        [
            mark(seat, x + place * size, y, size - 1) if place < markers else ghost_mark(x + place * size, y, size - 1)
            for place in range(MARKERS)
        ]
    )


def _hand(hand: str, bid: int | None, x: float, y: float, size: float) -> Svg:
    """A closed hand for a bid that is made, an open one for a bid to come; one's own bid on it."""
    if bid is None:
        return use(f"i-{hand}", x, y, size)
    number = text(
        str(bid), x + size / 2, y + size * 0.68, size * 0.5, anchor="middle", bold=True, class_="t n halo-text"
    )
    return join([use(f"i-{hand}", x, y, size), number])


def prizes(canvas: Canvas) -> Fragment:
    """DS-3.3, DS-4.2 What the next inspection brings: that of this round if the Doge inspects, else the final one."""
    view = canvas.view
    inspects = canvas.edition.doge_inspects[view["doge"] - 1] or _is_bidding(canvas)
    is_final = view["finished"] or not inspects
    ties = view["inspection_ties"]
    return canvas.fragment("prizes", (is_final, ties), lambda: _prizes(canvas, ties, is_final=is_final))


def _prizes(canvas: Canvas, ties: str, *, is_final: bool) -> Svg:
    x, y, width, height = canvas.plan.prizes
    won = FINAL_PRIZES if is_final else INSPECTION_PRIZES
    heading = canvas.fixed("board-prizes-final" if is_final else "board-prizes-round")
    # DS-3.3 After two equal bids the next lower one takes the next prize, or the one after it.
    tied = [won[0], won[0], won[1] if ties == "dense" else won[2]]
    size = 13.0 if canvas.plan.is_phone else 15.0
    side = min((width - 12) / len(won) - 3, height * 0.44)
    left = (width - len(won) * (side + 3)) / 2
    middle = (size + 12 + height - 24) / 2
    sign = Svg() if canvas.plan.is_phone else use("seal", 6, 6, size + 5)
    indent = 6.0 if canvas.plan.is_phone else size + 14
    tie = canvas.fixed("board-prizes-tied", prizes=" · ".join([str(vp) for vp in tied]))
    return piece(
        "prizes",
        canvas.fixed("board-prizes", kind="final" if is_final else "round", prizes=", ".join(map(str, won)), ties=ties),
        x,
        y,
        edge(width, height, r=6, class_="card"),
        sign,
        text(heading, indent, size + 7, size, width=width - indent - 5, smallest=8.5, class_="t s"),
        *[laurel(vp, left + place * (side + 3), middle - side / 2, side) for place, vp in enumerate(won)],
        text(tie, width / 2, height - 8, 13, width=width - 10, anchor="middle", smallest=9, class_="t i soft"),
    )


def round_number(canvas: Canvas) -> Fragment:
    number = canvas.view["round"]
    x, y, width, height = canvas.plan.round
    return canvas.fragment(
        "round",
        (number,),
        lambda: group(
            text(
                canvas.fixed("text-round", round=number), x, y + height * 0.8, height * 0.84, width=width, class_="t s"
            ),
            id="round",
        ),
    )


def quiet(canvas: Canvas) -> Fragment:
    """DS-4.3 A warning while no part is added to the ship, from the third such round on."""
    phrase = quiet_phrase(canvas.view)
    if phrase is None:
        return canvas.fragment("quiet", (), lambda: group(id="quiet"))
    words = canvas.speech.say(*phrase)
    return canvas.fragment("quiet", (words,), lambda: _warning(canvas, words))


def _warning(canvas: Canvas, words: str) -> Svg:
    x, y, width, _ = canvas.plan.quiet
    size = 11.0 if canvas.plan.is_phone else 15.0
    rows = wrap(words, width - 14, size, lines=2)
    return piece(
        "quiet",
        words,
        x,
        y,
        rect(0, 0, width, len(rows) * size * 1.25 + 8, r=6, class_="alarm"),
        *[text(row, 8, size + 3 + line * size * 1.25, size, width=width - 12) for line, row in enumerate(rows)],
    )
