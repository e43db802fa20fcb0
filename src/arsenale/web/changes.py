"""What people do at a table, as proposals for the hub. HTTP and websocket share it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from ..table import Entry, Table, links, propose_link
from .guests import Visitor
from .house import House
from .hub import LiveTable, Proposal, Sequel
from .messages import Act, AnswerUndo, Change, ChangeSettings, Chat, OtherChange, Rename, SeatRequest, StandIn, Undo


async def make_change(house: House, live: LiveTable, visitor: Visitor, change: Change) -> int:
    """Do it; gives the number of the entry. Raises Refused or WebError."""
    seat = getattr(change, "seat", None)
    guest = visitor.acting(live.table.meta.id, seat)
    if isinstance(change, Chat):
        house.rates.spend("chat", guest)
    live.note(guest)
    name = visitor.guest.name if visitor.guest else ""
    if isinstance(change, Act):
        return await _play(house, live, guest, change)
    return await house.hub.change(live, proposal(change, guest, name, live.away))


async def _play(house: House, live: LiveTable, guest: str, act: Act) -> int:
    """One action, or several in one go."""
    first, *more = links(live.table, act.action)

    def propose(table: Table, at: float) -> Entry:
        return table.propose_action(guest, seat=act.seat, seq=act.seq, action=first, at=at)

    def link(action: int) -> Sequel:
        return lambda table, at: propose_link(table, guest, seat=act.seat, action=action, at=at)

    return await house.hub.change(live, propose, [link(action) for action in more])


def proposal(change: OtherChange, guest: str, name: str, away: Callable[[], Collection[str]]) -> Proposal:
    """What the table is asked for; `away` tells which guests have gone."""

    def propose(table: Table, at: float) -> Entry:
        match change:
            case Undo(type="undo", seat=seat, to=to):
                return table.propose_undo(guest, seat=seat, to=to, at=at)
            case Undo(seat=seat, to=to):
                return table.propose_ask_undo(guest, seat=seat, to=to, at=at, away=away())
            case AnswerUndo(agree=agree):
                return table.propose_answer_undo(guest, agree=agree, at=at)
            case Chat(text=text):
                return table.propose_chat(guest, name=name, text=text, at=at)
            case ChangeSettings(settings=settings):
                return table.propose_settings(guest, settings, at=at)
            case Rename(seat=seat, name=new_name):
                return table.propose_rename(guest, seat=seat, name=new_name, at=at)
            case StandIn(seat=seat, bot=bot):
                return table.propose_stand_in(guest, seat=seat, bot=bot, at=at, away=away())
            case SeatRequest(type="take-back", seat=seat):
                return table.propose_take_back(guest, seat=seat, at=at)
            case SeatRequest(seat=seat):
                return table.propose_open(guest, seat=seat, at=at, away=away())

    return propose
