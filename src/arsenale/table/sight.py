"""What one viewer is shown: the only thing that pages and interfaces send. No secret of another seat is in it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ..engine import State
from .following import chain_text
from .log import lines_since, log_groups
from .refused import Refused
from .result import result
from .table import Table
from .tongue import Tongue
from .undoing import UndoPoint

Sight = dict[str, Any]


def sight(
    table: Table,
    guest: str | None,
    seat: int | None,
    language: str,
    *,
    log_after: int = 0,
    chat_after: int = 0,
    connected: Collection[str] = frozenset(),
    away: Collection[str] = frozenset(),
    only: int | None = None,
    with_undo: bool = True,
) -> Sight:
    """The table as a guest sees it from a seat of his, or as a spectator (seat None): plain JSON values.

    Only log lines of positions after `log_after` and remarks after entry `chat_after` are in it. Whether something can
    be taken back takes a while to find out: `with_undo=False` leaves it open (None) unless it is known already.
    Who has the key to one seat alone (`only`) is shown nothing of the guest's other seats, links and rights.
    `connected` are the guests who look at the table now, `away` those who have not done so for a while.
    """
    if seat is not None:
        table.check_holds(guest if only in (None, seat) else None, seat)
    speech = table.speech(language)
    view = table.game.view(table.state, seat)
    shown_before = max(0, min(log_after, table.position))
    return {
        **heading(table, language),
        "position": table.position,
        "seat": seat,
        "seats_here": own_seats(table, guest, only),
        "view": view,
        **asked(table, table.state, view, seat, speech),
        "log": log_groups(table, seat, language, after=shown_before),
        "log_after": shown_before,
        "news": lines_since(table, seat, language),
        "players": players(table, guest, view, connected, away, only),
        "chat": chat(table, speech, after=chat_after),
        "undo": undo(table, guest, seat, speech, away, with_undo=with_undo),
        "settings": dict(table.settings),
        "fairness": fairness(table, speech),
        "result": result(table, speech),
        "is_owner": only is None and guest is not None and guest == table.meta.owner,
        "links": {str(number): token for number, token in table.seat_links(guest).items()} if only is None else {},
    }


def own_seats(table: Table, guest: str | None, only: int | None) -> list[int]:
    """The seats that the guest acts for, as far as his key goes."""
    return [seat for seat in table.seats_of(guest) if only in (None, seat)]


def heading(table: Table, language: str) -> Sight:
    """Which table it is, and how far its journal goes."""
    meta, edition = table.meta, table.game.edition
    return {
        "table": meta.id,
        "game": meta.game,
        "title": table.game.title,
        "edition": {"name": edition.name, "title": edition.title, "digest": edition.digest},
        "options": dict(meta.options),
        "created_at": meta.created_at,
        "is_public": meta.is_public,
        "is_imported": meta.is_imported,
        "rematch_of": meta.rematch_of,
        "language": language,
        "seq": table.seq,
        "finished": table.is_over,
    }


def asked(table: Table, state: State, view: dict[str, Any], seat: int | None, speech: Tongue) -> Sight:
    """What is asked, of whom, and what this seat may choose."""
    questions = view["questions"]
    own = next((question for question in questions if question["seat"] == seat), None)
    shown = own or (questions[0] if len(questions) == 1 else None)
    waiting = speech.say("table-waiting", {"seats": view["actors"]}) if view["actors"] else ""
    mine = seat if own is not None else None
    return {
        "asked": own is not None,
        "question": speech.question(shown) if shown else waiting or None,
        "waiting": waiting or None,
        "choices": [] if mine is None else choices(table, state, view, mine, speech),
        "shortcuts": [] if mine is None else shortcuts(table, state, view, mine, speech),
    }


def choices(table: Table, state: State, view: dict[str, Any], seat: int, speech: Tongue) -> list[Sight]:
    """The legal actions with their text forms and words."""
    game = table.game
    found = []
    for number in state.legal(seat):
        action = game.action(number)
        label = speech.label(game, view, number)
        closes = action.text in game.closing
        found.append({"id": number, "text": action.text, "kind": action.kind, "label": label, "closes": closes})
    return found


def shortcuts(table: Table, state: State, view: dict[str, Any], seat: int, speech: Tongue) -> list[Sight]:
    """Several actions in one go, with text forms and words. The board offers them at `to`, the last of them, unless
    that may be played by itself; None: it does not."""
    game = table.game
    return [
        {
            "ids": list(shortcut.actions),
            "text": chain_text(table, shortcut.actions),
            "to": game.format(shortcut.actions[-1]) if shortcut.on_board else None,
            "label": speech.label_of(game, view, shortcut),
            "closes": game.format(shortcut.actions[-1]) in game.closing,
        }
        for shortcut in game.shortcuts(state, seat)
    ]


def players(
    table: Table,
    guest: str | None,
    view: dict[str, Any],
    connected: Collection[str] = (),
    away: Collection[str] = (),
    only: int | None = None,
) -> list[Sight]:
    """Who sits where. Guests are not told apart by their ids, which are their keys."""
    actors, scores, winners = view["actors"], view["scores"], view["winners"]
    me = [guest if only in (None, seat) else None for seat in range(table.meta.players)]
    return [
        {
            "seat": seat,
            "name": holder.name,
            "kind": holder.kind,
            "bot": holder.bot,
            "is_me": me[seat] is not None and holder.actor == me[seat],
            "is_here": holder.kind == "bot" or holder.actor in connected,
            "is_asked": seat in actors,
            "can_take_back": table.can_take_back(me[seat], seat),
            "can_stand_in": not table.is_over and table.governs(me[seat], seat, away),
            "score": scores[seat],
            "is_winner": seat in winners,
        }
        for seat, holder in enumerate(table.holders)
    ]


def chat(table: Table, speech: Tongue, *, after: int = 0) -> list[Sight]:
    """What was said at the table and what happened at it, in the order of the journal."""
    return [
        {
            "seq": remark.seq,
            "kind": "notice" if remark.key else "chat",
            "seat": remark.seat,
            "name": remark.name,
            "text": speech.say_of(remark.name, remark.key, remark.args) if remark.key else remark.text,
            "at": remark.at,
        }
        for remark in table.remarks
        if remark.seq > after
    ]


def undo(
    table: Table, guest: str | None, seat: int | None, speech: Tongue, away: Collection[str] = (), *, with_undo: bool
) -> Sight:
    """What can be taken back, what the others would have to be asked, and what they ask."""
    shown: Sight = {"offers": [], "ask": [], "asks_nobody": False, "request": undo_request(table, guest, speech)}
    if seat is None:
        return shown
    points = table.undo_points(seat) if with_undo else table.known_undo_points(seat)
    free = [] if points is None else [point.to for point in points]
    to_ask = [point for point in table.ask_points(seat) if point.to not in free]
    shown["offers"] = None if points is None else undo_labels(table, points, speech)
    shown["ask"] = undo_labels(table, to_ask, speech)
    shown["asks_nobody"] = not table.people_to_ask(seat, away)
    return shown


def undo_labels(table: Table, points: list[UndoPoint], speech: Tongue) -> list[Sight]:
    return [
        {"what": what, "to": to, "label": speech.say(f"table-undo-{what}", {"count": table.position - to})}
        for what, to in points
    ]


def undo_request(table: Table, guest: str | None, speech: Tongue) -> Sight | None:
    """The request that is open, for everyone to see."""
    request = table.request
    if request is None:
        return None
    name = table.holders[request.seat].name
    count = table.position - request.to
    return {
        "seat": request.seat,
        "to": request.to,
        "text": speech.say_of(name, "table-asks-undo", {"count": count}),
        "is_mine": guest is not None and table.holders[request.seat].actor == guest,
        "can_answer": guest in request.asked - request.agreed,
    }


def fairness(table: Table, speech: Tongue) -> Sight:
    """The commitment from the start on; the seed only when the match is over."""
    key = "table-fair-over" if table.is_over else "table-fair-running"
    return {
        "commitment": table.meta.commitment,
        "seed": table.meta.seed if table.is_over else None,
        "text": speech.say(key),
    }


def undo_offers(table: Table, guest: str, seat: int, language: str, *, away: Collection[str] = ()) -> Sight:
    """The `undo` part of a sight, worked out in full: for those who sent the sight without it."""
    table.check_holds(guest, seat)
    return undo(table, guest, seat, table.speech(language), away, with_undo=True)


def check_may_look(table: Table, guest: str | None, seat: int | None, only: int | None = None) -> None:
    """Running matches show a seat to its guest only, finished ones to everybody."""
    if seat is None:
        return
    table.holder(seat)
    if not table.is_over and seat not in own_seats(table, guest, only):
        raise Refused("running", "table-seat-shown-later")
