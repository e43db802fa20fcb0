"""Around the sea: the wheel, the track, the supply, the players, and on the quay whatever else can be done."""

from __future__ import annotations

from ...engine.space import Action
from ...render import Svg, coin, edge, halo, join, mark, rect, text, use, wrap
from .board_sheet import Sheet

ROW = 44.0
CHIP = 44.0
GAP = 5.0


def wheel(sheet: Sheet, x: float, y: float, width: float) -> tuple[Svg, float]:
    """The galley numbers in the order in which they act; the active one is framed. Returns the height too."""
    numbers = sheet.view["numbers"]
    columns = numbers if width > 600 else 8
    step = min(46.0, (width + GAP) / columns)
    size = step - GAP
    turn = sheet.view["turn"]
    parts = []
    for place in range(numbers):
        galley = place + 1
        entry = sheet.view["galleys"].get(str(galley))
        is_active = turn is not None and turn["galley"] == galley
        left, top = x + place % columns * step, y + place // columns * (CHIP + 4)
        parts.append(_number(sheet, galley, entry["owner"] if entry else None, left, top, size, is_active=is_active))
    return join(parts), -(-numbers // columns) * (CHIP + 4)


def _number(sheet: Sheet, galley: int, owner: int | None, x: float, y: float, size: float, *, is_active: bool) -> Svg:
    body = [
        halo(size, CHIP, r=6),
        edge(size, CHIP, r=6, class_="edge card turn" if is_active else "edge card"),
        text(str(galley), size / 2, 17, 14, anchor="middle", bold=True, class_="t n"),
        mark(owner, size / 2 - 10, 21, 20) if owner is not None else Svg(),
    ]
    named = sheet.named(f"galley {galley}")
    words = named if owner is None else f"{named}: {sheet.player(owner)}"
    action = f"number {galley}" if sheet.question == "pick-number" else None
    return sheet.choices.piece(f"number-{galley}", words, x, y, *body, action=action)


def track(sheet: Sheet, x: float, y: float, width: float) -> Svg:
    """The way of the white pawn to the three payouts, with the Doge cards still to come."""
    track_view = sheet.view["track"]
    spaces = range(track_view["start"], track_view["payout_spaces"][-1] + 1)
    step = min(26.0, (width - 70) / len(spaces))
    parts = []
    for place, space in enumerate(spaces):
        is_payout = space in track_view["payout_spaces"]
        left = x + place * step
        parts.append(rect(left, y, step - 3, step - 3, r=3, class_="tray" if not is_payout else "tag"))
        if space == track_view["space"]:
            parts.append(use("g-hourglass", left, y, step - 3))
        elif is_payout:
            parts.append(
                text(
                    "$",
                    left + (step - 3) / 2,
                    y + step * 0.66,
                    step * 0.55,
                    anchor="middle",
                    bold=True,
                    class_="t on-coin",
                )
            )
    words = sheet.fixed(
        "board-track", space=track_view["space"], payouts=track_view["payouts"], cards=sheet.view["cards_left"]
    )
    parts.append(
        text(f"×{sheet.view['cards_left']}", x + len(spaces) * step + 6, y + step * 0.66, 13, bold=True, class_="t n")
    )
    return sheet.choices.piece("track", words, 0, 0, *parts)


def supply(sheet: Sheet, x: float, y: float, width: float) -> Svg:
    """Goods, forts and basilicas that are left."""
    counts = [*sheet.view["supply"].items(), ("fort", sheet.view["forts"]), ("basilica", sheet.view["basilicas"])]
    step = width / len(counts)
    parts = []
    for place, (thing, left) in enumerate(counts):
        words = sheet.fixed("board-supply", thing=thing, count=left)
        body = [use(f"g-{thing}", 0, 0, 20), text(str(left), 23, 15, 13, bold=True, class_="t n")]
        parts.append(sheet.choices.piece(f"supply-{thing}", words, x + place * step, y, *body))
    return join(parts)


def players(sheet: Sheet, x: float, y: float, width: float) -> tuple[Svg, float]:
    view = sheet.view
    parts = []
    for row in range(sheet.players):
        seat = (view["first"] + row) % sheet.players
        fleet = sum(galley["owner"] == seat for galley in view["galleys"].values())
        held = view["ducats"][seat]
        is_turn = seat in view["actors"] or (view["finished"] and seat in view["winners"])
        body = [
            rect(0, 0, width, ROW, r=6, class_="tray turn" if is_turn else "tray"),
            mark(seat, 5, 6, 32),
            text(sheet.player(seat), 43, 27, 14, width=110, bold=True, class_="t s", smallest=9),
            coin("?" if held is None else held, 158, 7, 30),
        ]
        step = (width - 200) / 3
        facts = (("g-fort", view["ports_owned"][seat]), ("g-hull", fleet), ("g-sailor", view["stock"][seat]))
        for place, (sign, value) in enumerate(facts):
            left = 198 + place * step
            wide = 32 if sign == "g-hull" else 22
            body.append(use(sign, left, 11, wide, 22))
            body.append(text(str(value), left + wide + 4, 28, 14, bold=True, class_="t n"))
        words = sheet.say(
            "board-player",
            seat=seat,
            ducats="?" if held is None else str(held),
            ports=view["ports_owned"][seat],
            galleys=fleet,
            stock=view["stock"][seat],
        )
        parts.append(sheet.choices.piece(f"player-{seat}", words, x, y + row * (ROW + 4), *body))
    return join(parts), sheet.players * (ROW + 4)


def quay(sheet: Sheet, x: float, y: float, width: float) -> tuple[Svg, float]:
    """All that can be chosen and is not a place on the sea: plates with words, galleys to buy as numbers by port."""
    left = [action for action in sheet.legal if action.text not in sheet.choices.offered]
    purchases = [action for action in left if action.kind == "buy"]
    plates = [action for action in left if action.kind != "buy"]
    parts = []
    columns = max(2, int(width // 190))
    size = (width - GAP * (columns - 1)) / columns
    for place, action in enumerate(plates):
        at_x, at_y = x + place % columns * (size + GAP), y + place // columns * (CHIP + GAP)
        parts.append(_plate(sheet, action, at_x, at_y, size))
    height = -(-len(plates) // columns) * (CHIP + GAP)
    bought, more = _purchases(sheet, purchases, x, y + height, width)
    return join([*parts, bought]), height + more


def _plate(sheet: Sheet, action: Action, x: float, y: float, width: float) -> Svg:
    label = sheet.label(action)
    sign = _sign(action)
    left = 30 if sign else 8
    room = width - left - 6
    size = 12.5
    rows = wrap(label, room, size, lines=2)
    if rows[-1].endswith("…"):
        size = 10
        rows = wrap(label, room, size, lines=2)
    top = CHIP / 2 + 4.5 - (len(rows) - 1) * 7.5
    body = [
        halo(width, CHIP, r=6),
        edge(width, CHIP, r=6),
        use(sign, 6, 12, 20) if sign else Svg(),
        *[text(row, left, top + place * 15, size) for place, row in enumerate(rows)],
    ]
    slug = action.text.replace(" ", "-")
    return sheet.choices.piece(f"do-{slug}", label, x, y, *body, action=action.text)


def _sign(action: Action) -> str | None:
    """The piece that an action is about."""
    if action.kind in ("load", "put", "dump", "sell", "take", "swap"):
        return f"g-{action.args[0]}"
    if action.kind in ("hire", "land"):
        return "g-sailor"
    return f"g-{action.kind}" if action.kind in ("fort", "basilica") else None


def _purchases(sheet: Sheet, actions: list[Action], x: float, y: float, width: float) -> tuple[Svg, float]:
    """A line for each port: its name and the galleys that can be bought there."""
    by_port: dict[str, list[Action]] = {}
    for action in actions:
        by_port.setdefault(str(action.args[2]), []).append(action)
    parts = []
    top = y
    for port, offers in by_port.items():
        parts.append(
            text(
                f"{sheet.fixed('board-buy-galley')} {sheet.zone_name(port)}", x, top + 15, 13, width=width, class_="t s"
            )
        )
        top += 22
        columns = max(1, int((width + GAP) // (CHIP + GAP)))
        for place, action in enumerate(offers):
            label = sheet.label(action)
            body = [
                halo(CHIP, CHIP, r=6),
                edge(CHIP, CHIP, r=6),
                use("g-hull", 4, 24, 36, 14),
                text(str(action.args[1]), CHIP / 2, 20, 15, anchor="middle", bold=True, class_="t n"),
            ]
            left, row = x + place % columns * (CHIP + GAP), place // columns
            slug = action.text.replace(" ", "-")
            parts.append(
                sheet.choices.piece(f"do-{slug}", label, left, top + row * (CHIP + GAP), *body, action=action.text)
            )
        top += -(-len(offers) // columns) * (CHIP + GAP)
    return join(parts), top - y
