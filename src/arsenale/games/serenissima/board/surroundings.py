"""Around the sea: the wheel, the track, the Doge cards, the supply, the dice of the last fight."""

from __future__ import annotations

from ....engine import Fragment
from ....render import Svg, at, circle, coin, edge, group, halo, join, line, mark, piece, rect, text, use
from ..view_types import Roll, Side, TrackView
from .canvas import Canvas

CHIP = 44.0
CHIP_STEP = 48.0  # from one number of the wheel to the next, at most
GAP = 3.0
CARD = (25.0, 34.0)
MOST_PORTS = 19  # where a click can mean to buy a galley: a question has room for so many


def surroundings(canvas: Canvas) -> list[Fragment]:
    """All but the chart with its pieces."""
    return [_round(canvas), *_wheel(canvas), _track(canvas), *_doge_cards(canvas), *_supply(canvas), _last_roll(canvas)]


def _round(canvas: Canvas) -> Fragment:
    x, y = canvas.frame.round
    size, width = (13.0, 90.0) if canvas.is_phone else (21.0, 90.0)
    count = canvas.view["round"]
    if count == 0:
        return Fragment("round", '<g id="round"/>')  # SE-0 while the table is set up
    return canvas.fragment(
        "round",
        (count,),
        lambda: group(
            text(canvas.fixed("board-round", round=count), x, y, size, width=width, class_="t s halo-text"), id="round"
        ),
    )


def _wheel(canvas: Canvas) -> list[Fragment]:
    """The galley numbers in the order in which they act, with the black pawn."""
    frame, numbers = canvas.frame, canvas.view["numbers"]
    columns = frame.wheel_columns or numbers
    step = min(CHIP_STEP, (frame.wheel_width + GAP) / columns)
    x, y = frame.wheel
    return [
        _number(canvas, place + 1, x + place % columns * step, y + place // columns * (CHIP + 4), step - GAP)
        for place in range(numbers)
    ]


def _number(canvas: Canvas, galley: int, x: float, y: float, size: float) -> Fragment:
    entry = canvas.view["galleys"].get(str(galley))
    owner = entry["owner"] if entry else None
    name = "" if owner is None else canvas.player(owner)
    is_active, has_acted = canvas.number == galley, 0 < galley < canvas.number
    deeds = _number_deeds(canvas, galley, owner)
    return canvas.fragment(
        f"number-{galley}",
        (owner, name, is_active, has_acted, deeds),
        lambda: _draw_number(canvas, galley, owner, (x, y, size), deeds, is_active=is_active, has_acted=has_acted),
    )


def _number_deeds(canvas: Canvas, galley: int, owner: int | None) -> tuple[str, ...]:
    """SE-0 A number is picked at the start. SE-4.2 A free one is bought later, at the port where the buyer's active
    galley lies if that is theirs. A taken one names any port, so that one can ask whose it is."""
    if canvas.view["round"] == 0:
        return (f"number {galley}",)
    if owner is None:
        return tuple([f"buy galley {galley} {port}" for port in _ports_of_buyer(canvas)])
    # On a phone galleys are too small for a finger: what can be done to one is done by its number.
    deeds = (f"attack galley {galley}", f"hire sailor galley {galley}") if canvas.is_phone else ()
    return *deeds, f"buy galley {galley} {canvas.edition.zones[0]}"


def _ports_of_buyer(canvas: Canvas) -> list[str]:
    view = canvas.view
    buyer = view["actors"][0] if view["actors"] else None
    owned = [
        zone
        for zone, entry in view["zones"].items()
        if buyer is not None and entry["port"] is not None and entry["port"]["owner"] == buyer
    ]
    return sorted(owned, key=lambda zone: zone != canvas.here)[:MOST_PORTS]


def _draw_number(
    canvas: Canvas,
    galley: int,
    owner: int | None,
    place: tuple[float, float, float],
    deeds: tuple[str, ...],
    *,
    is_active: bool,
    has_acted: bool,
) -> Svg:
    x, y, size = place
    named = canvas.named(f"galley {galley}")
    words = named if owner is None else f"{named}: {canvas.player(owner)}"
    if is_active:
        words = f"{words} – {canvas.fixed('board-active')}"
    elif owner is None:
        words = f"{words} – {canvas.fixed('board-low-first')}"
    look = "edge card turn" if is_active else "edge card" if owner is not None else "edge tray"
    tone = "t n soft" if has_acted or owner is None else "t n"
    middle = size / 2 - (7 if is_active else 0)
    return piece(
        f"number-{galley}",
        words,
        x,
        y,
        halo(size, CHIP, r=6),
        edge(size, CHIP, r=6, class_=look),
        text(str(galley), middle, 17, 14.5, anchor="middle", bold=owner is not None, class_=tone),
        mark(owner, middle - 10, 21, 20) if owner is not None else circle(size / 2, 31, 8, class_="slot"),
        use("g-pawn", size - 21, 10, 22, class_="pawn-black") if is_active else None,
        do=deeds or None,
    )


def _track(canvas: Canvas) -> Fragment:
    """The way of the white pawn to the three payouts."""
    track, cards = canvas.view["track"], canvas.view["cards_left"]
    facts = (track["space"], track["payouts"], cards)
    return canvas.fragment("track", facts, lambda: _draw_track(canvas, track, cards))


def _draw_track(canvas: Canvas, found: TrackView, cards: int) -> Svg:
    frame = canvas.frame
    if frame.track is not None:
        (x, y), width = frame.track, frame.track_width
    else:
        numbers = canvas.view["numbers"]
        x = frame.wheel[0] + min(CHIP_STEP, (frame.wheel_width + GAP) / numbers) * numbers + 16
        y, width = 17.0, frame.track_width - x
    spaces = range(found["start"], found["payout_spaces"][-1] + 1)
    step = min(30.0, width / len(spaces))
    size = max(step - 3, step * 0.7)
    parts = [line(x + 4, y + size / 2, x + len(spaces) * step - 8, y + size / 2, class_="rule")]
    for place, space in enumerate(spaces):
        left = x + place * step
        if space in found["payout_spaces"]:
            parts.append(coin("", left - 1, y - 1, size + 2))
        else:
            parts.append(circle(left + size / 2, y + size / 2, size * 0.3, class_="tray"))
        if space == found["space"]:
            grown = max(size + 4, 13)
            pawn = use("g-pawn", left + size / 2 - grown / 2, y + size / 2 - grown * 0.62, grown, class_="pawn-white")
            parts.append(at(0, 0, pawn, id="white-pawn"))
    words = canvas.fixed("board-track", space=found["space"], payouts=found["payouts"], cards=cards)
    return piece("track", words, 0, 0, *parts)


def _doge_cards(canvas: Canvas) -> list[Fragment]:
    """The deck with its number of cards, then the open cards of the Doge."""
    left, discards = canvas.view["cards_left"], canvas.view["discards"]
    step = (CARD[0] + 4) * min(1.0, canvas.frame.most_open / max(1, len(discards)))
    deck = canvas.fragment("doge-deck", (left,), lambda: _deck(canvas, left))
    return [deck, *[_card(canvas, place, card, step) for place, card in enumerate(discards)]]


def _deck(canvas: Canvas, left: int) -> Svg:
    width, height = CARD
    back = [
        rect(0, 0, width, height, r=3, class_="wax"),
        rect(3, 3, width - 6, height - 6, r=2, fill="none", class_="gilt-thin"),
        text(str(left), width / 2, 22, 14, anchor="middle", bold=True, class_="t n on-wax"),
    ]
    return piece("doge-deck", canvas.fixed("board-deck", cards=left), *canvas.frame.doge, *back)


def _card(canvas: Canvas, place: int, card: str, step: float) -> Fragment:
    key = f"doge-card-{place + 1}"
    x, y = canvas.frame.doge
    words = canvas.fixed("board-discard", card=card)
    at_x = x + CARD[0] + 4 + place * step
    return canvas.fragment(key, (card, step), lambda: piece(key, words, at_x, y, *_face(card), origin="doge-deck"))


def _face(card: str) -> list[Svg]:
    width, height = CARD
    parts = [rect(0, 0, width, height, r=3, class_="card")]
    if card == "wine":
        return [*parts, use("g-wine", 3.5, 8, 18)]
    if card.startswith("1"):
        return [*parts, use("g-hourglass", 4.5, 9, 16)]
    if "shuffle" in card:
        return [*parts, *[use("g-hourglass", left, 3, 13) for left in (0.5, 11.5)], use("g-shuffle", 5, 18, 15)]
    return [*parts, *[use("g-hourglass", left, 10, 14) for left in (0, 11)]]


def _supply(canvas: Canvas) -> list[Fragment]:
    """Goods, forts and basilicas that are left."""
    view = canvas.view
    counts = [*view["supply"].items(), ("fort", view["forts"]), ("basilica", view["basilicas"])]
    return [_left(canvas, place, thing, count) for place, (thing, count) in enumerate(counts)]


def _left(canvas: Canvas, place: int, thing: str, count: int) -> Fragment:
    return canvas.fragment(f"supply-{thing}", (count,), lambda: _draw_left(canvas, place, thing, count))


def _draw_left(canvas: Canvas, place: int, thing: str, count: int) -> Svg:
    sign, step_x, step_y = (13.0, 28.0, 15.0) if canvas.is_phone else (22.0, 56.0, 28.0)
    x, y = canvas.frame.supply
    columns = canvas.frame.supply_columns
    number = text(str(count), sign + 3, sign * 0.77, sign * 0.66, bold=True, class_="t n")
    return piece(
        f"supply-{thing}",
        canvas.fixed("board-supply", thing=thing, count=count),
        x + place % columns * step_x,
        y + place // columns * step_y,
        use(f"g-{thing}", 0, 0, sign),
        number,
        class_="dim" if count == 0 else None,
    )


def _last_roll(canvas: Canvas) -> Fragment:
    """SE-3.4 The dice of the last roll, until somebody acts: of the galley that attacked, and of the other side."""
    roll = canvas.view["roll"]
    if roll is None:
        return Fragment("last-roll", '<g id="last-roll"/>')
    sides = (*roll["attack"].values(), *roll["defence"].values())
    facts = (roll["galley"], roll["attacker"], roll["defender"], roll["target"], *sides)
    return canvas.fragment("last-roll", facts, lambda: _draw_roll(canvas, roll))


def _draw_roll(canvas: Canvas, roll: Roll) -> Svg:
    size = 11.0 if canvas.is_phone else 24.0
    words = canvas.fixed(
        "board-roll",
        galley=f"galley {roll['galley']}",
        kills=roll["attack"]["skulls"],
        losses=roll["defence"]["skulls"],
    )
    attack = _dice("attack", roll["attack"], roll["attacker"], "g-ship", size)
    defence = _dice("defence", roll["defence"], roll["defender"], _defence_sign(roll), size)
    return piece("last-roll", words, *canvas.frame.roll, attack, at(0, size * 1.12, defence))


def _defence_sign(roll: Roll) -> str:
    """A ship, a port, or the fort that fires first (SE-3.7): then the galley rolls nothing."""
    if roll["target"] is not None:
        return "g-ship"
    return "g-port" if roll["attack"]["dice"] else "g-fort"


def _dice(side: str, rolled: Side, seat: int, sign: str, size: float) -> Svg:
    """A row in its owner's colour: their mark, what fights, and its dice."""
    if not rolled["dice"]:
        return Svg()
    step = size * 1.12
    parts = [mark(seat, 0, 0, size), use(sign, step, size * 0.05, size * 0.9)]
    for die in range(rolled["dice"]):
        face = [rect(0, 0, size, size, r=size / 5, class_=f"seat-{seat} die")]
        if die < rolled["skulls"]:
            face.append(use("g-skull", size / 8, size / 8, size * 0.75, class_=f"on-seat-{seat}"))
        parts.append(at((die + 2) * step, 0, *face, id=f"die-{side}-{die}", class_="piece-die"))
    return join(parts)
