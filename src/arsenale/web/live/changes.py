"""What people do at a table, as proposals for the hub. HTTP and websocket share it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from ...table import (
    Entry,
    Table,
    action_ids,
    propose_action,
    propose_answer_undo,
    propose_ask_undo,
    propose_cancel,
    propose_chat,
    propose_follow_up,
    propose_open_seat,
    propose_rename,
    propose_resign,
    propose_settings,
    propose_stand_in,
    propose_take_seat_back,
    propose_undo,
)
from ..access.guests import Visitor
from ..context import Context
from .client_messages import (
    Act,
    AnswerUndo,
    Cancel,
    Change,
    ChangeSettings,
    Chat,
    OtherChange,
    Rename,
    Resign,
    SeatRequest,
    StandIn,
    Undo,
)
from .live_table import LiveTable, Proposal, Sequel


async def make_change(context: Context, live: LiveTable, visitor: Visitor, change: Change) -> int:
    """Do it; gives the number of the entry. Raises Refused or WebError."""
    seat = getattr(change, "seat", None)
    guest = visitor.acting(live.table.meta.id, seat)
    if isinstance(change, Chat):
        context.rates.spend("chat", guest)
    live.note(guest)
    name = visitor.guest.name if visitor.guest else ""
    if isinstance(change, Act):
        return await _play(context, live, guest, change)
    return await context.hub.change(live, proposal(change, guest, name, live.away))


async def _play(context: Context, live: LiveTable, guest: str, act: Act) -> int:
    """One action, or several in one go."""
    first, *more = action_ids(live.table, act.action)

    def propose(table: Table, at: float) -> Entry:
        return propose_action(table, guest, seat=act.seat, seq=act.seq, action=first, at=at)

    def link(action: int) -> Sequel:
        return lambda table, at: propose_follow_up(table, guest, seat=act.seat, action=action, at=at)

    return await context.hub.change(live, propose, [link(action) for action in more])


def proposal(change: OtherChange, guest: str, name: str, away: Callable[[], Collection[str]]) -> Proposal:
    """What the table is asked for; `away` tells which guests have gone."""

    def propose(table: Table, at: float) -> Entry:
        match change:
            case Undo(type="undo", seat=seat, to=to):
                return propose_undo(table, guest, seat=seat, to=to, at=at)
            case Undo(seat=seat, to=to):
                return propose_ask_undo(table, guest, seat=seat, to=to, at=at, away=away())
            case AnswerUndo(agree=agree):
                return propose_answer_undo(table, guest, agree=agree, at=at)
            case Chat(text=text):
                return propose_chat(table, guest, name=name, text=text, at=at)
            case ChangeSettings(settings=settings):
                return propose_settings(table, guest, settings, at=at)
            case Rename(seat=seat, name=new_name):
                return propose_rename(table, guest, seat=seat, name=new_name, at=at)
            case StandIn(seat=seat, bot=bot):
                return propose_stand_in(table, guest, seat=seat, bot=bot, at=at, away=away())
            case Resign(seat=seat, bot=bot):
                return propose_resign(table, guest, seat=seat, bot=bot, at=at)
            case Cancel():
                return propose_cancel(table, guest, at=at)
            case SeatRequest(type="take-back", seat=seat):
                return propose_take_seat_back(table, guest, seat=seat, at=at)
            case SeatRequest(seat=seat):
                return propose_open_seat(table, guest, seat=seat, at=at, away=away())

    return propose
