"""JSON over HTTP: what one does at a table."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel

from ...table import BotSpeed, DogeSeconds
from ..access.guests import Visitor
from ..context import Context
from ..dependencies import Live, TheContext, Writer
from ..errors import ERROR_RESPONSES
from ..fields import Action, BotName, Count, Name, Remark, Seat, Strict
from ..live.changes import make_change
from ..live.client_messages import (
    Act,
    AnswerUndo,
    Cancel,
    Change,
    ChangeSettings,
    Chat,
    Rename,
    Resign,
    SeatRequest,
    StandIn,
    Undo,
)
from ..live.live_table import LiveTable

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERROR_RESPONSES)


class ActBody(Strict):
    seat: Seat
    seq: Count
    action: Action


class UndoBody(Strict):
    seat: Seat
    to: Count


class AgreeBody(Strict):
    agree: bool


class ChatBody(Strict):
    text: Remark


class SettingsBody(Strict):
    bot_speed: BotSpeed | None = None
    doge_seconds: DogeSeconds | None = None


class RenameBody(Strict):
    seat: Seat
    name: Name


class BotBody(Strict):
    seat: Seat
    bot: BotName


class ResignBody(Strict):
    seat: Seat
    bot: BotName = ""


class SeatBody(Strict):
    seat: Seat


class Done(BaseModel):
    seq: int
    position: int


async def _do(context: Context, live: LiveTable, visitor: Visitor, change: Change) -> Done:
    seq = await make_change(context, live, visitor, change)
    return Done(seq=seq, position=live.table.position)


@router.post("/{table_id}/actions")
async def act(context: TheContext, live: Live, visitor: Writer, body: ActBody) -> Done:
    """Play an action, given as text or number, or several in a row, as texts with semicolons between them: they are
    played until somebody else has to decide or something is revealed. `seq` is that of the view that you answer."""
    return await _do(context, live, visitor, Act(type="act", seat=body.seat, seq=body.seq, action=body.action))


@router.post("/{table_id}/undo")
async def undo(context: TheContext, live: Live, visitor: Writer, body: UndoBody) -> Done:
    return await _do(context, live, visitor, Undo(type="undo", seat=body.seat, to=body.to))


@router.post("/{table_id}/ask-undo")
async def ask_undo(context: TheContext, live: Live, visitor: Writer, body: UndoBody) -> Done:
    return await _do(context, live, visitor, Undo(type="ask-undo", seat=body.seat, to=body.to))


@router.post("/{table_id}/answer-undo")
async def answer_undo(context: TheContext, live: Live, visitor: Writer, body: AgreeBody) -> Done:
    return await _do(context, live, visitor, AnswerUndo(type="answer-undo", agree=body.agree))


@router.post("/{table_id}/chat")
async def chat(context: TheContext, live: Live, visitor: Writer, body: ChatBody) -> Done:
    return await _do(context, live, visitor, Chat(type="chat", text=body.text))


@router.post("/{table_id}/settings")
async def settings(context: TheContext, live: Live, visitor: Writer, body: SettingsBody) -> Done:
    return await _do(
        context, live, visitor, ChangeSettings(type="settings", settings=body.model_dump(exclude_none=True))
    )


@router.post("/{table_id}/rename")
async def rename(context: TheContext, live: Live, visitor: Writer, body: RenameBody) -> Done:
    return await _do(context, live, visitor, Rename(type="rename", seat=body.seat, name=body.name))


@router.post("/{table_id}/stand-in")
async def stand_in(context: TheContext, live: Live, visitor: Writer, body: BotBody) -> Done:
    return await _do(context, live, visitor, StandIn(type="stand-in", seat=body.seat, bot=body.bot))


@router.post("/{table_id}/take-back")
async def take_back(context: TheContext, live: Live, visitor: Writer, body: SeatBody) -> Done:
    return await _do(context, live, visitor, SeatRequest(type="take-back", seat=body.seat))


@router.post("/{table_id}/open")
async def open_seat(context: TheContext, live: Live, visitor: Writer, body: SeatBody) -> Done:
    return await _do(context, live, visitor, SeatRequest(type="open", seat=body.seat))


@router.post("/{table_id}/resign")
async def resign(context: TheContext, live: Live, visitor: Writer, body: ResignBody) -> Done:
    """Give a seat of yours up for good: a bot plays it to the end, of this level or of the table's usual one."""
    return await _do(context, live, visitor, Resign(type="resign", seat=body.seat, bot=body.bot))


@router.post("/{table_id}/cancel")
async def cancel(context: TheContext, live: Live, visitor: Writer) -> Done:
    """Call off a table of yours at which no person has played yet. From then on it answers `cancelled`."""
    visitor.for_everything()
    return await _do(context, live, visitor, Cancel(type="cancel"))
