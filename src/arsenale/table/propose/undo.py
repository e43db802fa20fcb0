"""Taking back: alone where nobody has learned anything, else with the consent of the others."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, cast

from ...engine import can_undo
from ..journal import AnswerUndoPayload, AskUndoPayload, Entry, UndoPayload
from ..refused import Refused
from ..table import Table
from .checks import check_holds, check_running, next_entry

What = Literal["last", "turn"]


class UndoPoint(NamedTuple):
    """A position to go back to: before one's last choice, or before the first of the turn."""

    what: What
    to: int


# Where one may go back to


def undo_points(table: Table, seat: int) -> list[UndoPoint]:
    """Where the seat may go back to without asking: exactly where the engine allows it, over its own actions only.
    The answer is kept until the match goes on."""
    return [point for point in _own_points(table, seat) if is_free(table, point.to)]


def ask_points(table: Table, seat: int) -> list[UndoPoint]:
    """Where the seat may ask the others to go back to."""
    last = table.history.last_of(seat)
    if last is None or table.is_over or table.request is not None:
        return []
    return _points(table, last)


def _own_points(table: Table, seat: int) -> list[UndoPoint]:
    """The last choice and the start of the turn, if the seat was the last to choose."""
    last = table.history.last_of()
    if table.is_over or last is None or table.history.played[last].seat != seat:
        return []
    return _points(table, last)


def _points(table: Table, last: int) -> list[UndoPoint]:
    start = table.history.turn_start(last)
    points = [UndoPoint("last", last)]
    return points if start == last else [*points, UndoPoint("turn", start)]


def is_free(table: Table, to: int) -> bool:
    """Whether nobody has drawn or learned anything since that position."""
    known = table.history.undo_known
    if to not in known:
        # What the last action told stays told, so the whole turn need not be looked at.
        last = table.position - 1
        known[to] = (to == last or is_free(table, last)) and _asks_engine(table, to)
    return known[to]


def _asks_engine(table: Table, to: int) -> bool:
    played = [(one.seat, one.action) for one in table.history.played[to:]]
    return can_undo(table.history.state_at(to), played)


# Proposals


def propose_undo(table: Table, guest: str, *, seat: int, to: int, at: float) -> Entry:
    """Take back one's own actions after a position."""
    check_holds(table, guest, seat)
    check_running(table)
    own = all(played.seat == seat or played.follows for played in table.history.played[max(to, 0) :])
    if not 0 <= to < table.position or not own or not is_free(table, to):
        raise Refused("undo", "table-undo-needs-consent")
    return next_entry(table, "undo", seat, UndoPayload(to=to), at)


def propose_ask_undo(
    table: Table, guest: str, *, seat: int, to: int, at: float, away: Collection[str] = frozenset()
) -> Entry:
    """Ask the other people for leave to take back what came after a position, from an action of one's own on."""
    check_holds(table, guest, seat)
    check_running(table)
    if table.request is not None:
        raise Refused("undo", "table-undo-asked-already")
    if not 0 <= to < table.position or table.history.played[to].seat != seat:
        raise Refused("undo", "table-undo-not-yours")
    return next_entry(table, "ask-undo", seat, AskUndoPayload(to=to, ask=table.people_to_ask(seat, away)), at)


def propose_answer_undo(table: Table, guest: str, *, agree: bool, at: float) -> Entry:
    """Answer the request that is open now."""
    request = table.request
    if request is None:
        raise Refused("undo", "table-undo-not-asked")
    if guest not in request.asked - request.agreed:
        raise Refused("undo", "table-undo-not-your-answer")
    seat = next(seat for seat, holder in enumerate(table.holders) if holder.guest == guest)
    return next_entry(table, "answer-undo", seat, AnswerUndoPayload(agree=agree), at)


def undo_target(table: Table, entry: Entry) -> int | None:
    """The position to which a proposed entry takes the match back, if it does."""
    if entry.kind == "undo":
        return cast("UndoPayload", entry.payload)["to"]
    seat = entry.seat or 0
    if entry.kind == "ask-undo":
        payload = cast("AskUndoPayload", entry.payload)
        return None if table.asked_by(seat, payload) else payload["to"]
    request = table.request
    if entry.kind != "answer-undo" or request is None or not cast("AnswerUndoPayload", entry.payload)["agree"]:
        return None
    answered = {*request.agreed, table.holders[seat].guest}
    return request.to if answered >= request.asked else None
