"""JSON over HTTP: tables, what one sees of them and does at them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from ..table import (
    SETTINGS,
    BotSpeed,
    DogeSeconds,
    Explanation,
    Hints,
    clean_name,
    explain,
    propose_join,
    seat_links,
)
from .asking import ERRORS, Live, Reader, SeatQuery, TheHouse, Words, Writer, guest_of
from .catalogue import STANDARD
from .changes import make_change
from .guests import Visitor
from .hints import hints_for
from .house import House, base_url, language_of, new_guest
from .hub import LiveTable
from .language import page_words
from .messages import (
    Act,
    Action,
    AnswerUndo,
    BotName,
    Change,
    ChangeSettings,
    Chat,
    Count,
    Name,
    Remark,
    Rename,
    Seat,
    SeatRequest,
    StandIn,
    Strict,
    Undo,
)
from .opening import Order, open_for, open_rematch, place_of
from .showing import listed, shown_sight

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)

LONGEST_WAIT = 30.0
ShortText = Annotated[str, Field(max_length=100)]


class SeatOrder(Strict):
    kind: Literal["me", "screen", "bot", "open"]
    bot: BotName = ""
    name: Name = ""


class NewTable(Strict):
    game: ShortText
    seats: list[SeatOrder] = Field(min_length=1, max_length=10)
    edition: ShortText = STANDARD
    options: dict[ShortText, ShortText] = Field(default_factory=dict)
    is_public: bool = False
    bot_speed: BotSpeed | None = None
    doge_seconds: DogeSeconds | None = None
    hints: Hints | None = None


class SeatLink(BaseModel):
    token: str
    url: str


class TableAnswer(BaseModel):
    table: str
    url: str
    links: dict[int, SeatLink] = {}


class Join(Strict):
    seat: Seat
    token: ShortText
    name: Name | None = None


class JoinAnswer(BaseModel):
    guest: str
    token: str
    seat: int
    seq: int


class Done(BaseModel):
    seq: int
    position: int


@router.get("")
async def list_tables(
    house: TheHouse, visitor: Reader, of: Annotated[Literal["me", "public"], Query()] = "public"
) -> list[dict[str, Any]]:
    """My tables, those that wait for me first; or the public ones."""
    if of == "me":
        found = await asyncio.to_thread(house.store.tables_of, guest_of(visitor).id)
    else:
        found = await asyncio.to_thread(house.store.public_tables)
    titles = {game.name: game.title for game in house.catalogue}
    return [listed(summary, visitor.guest_id, titles.get(summary.game, summary.game)) for summary in found]


@router.post("", status_code=201)
async def create_table(request: Request, house: TheHouse, visitor: Writer, body: NewTable) -> TableAnswer:
    """Open a table. The links let people in on its open seats."""
    guest = guest_of(visitor)
    seats = [place_of(seat.kind, guest, bot=seat.bot, name=seat.name) for seat in body.seats]
    settings = body.model_dump(include=set(SETTINGS), exclude_none=True)
    live = await open_for(house, guest, Order(body.game, seats, body.edition, body.options, settings, body.is_public))
    return _table_answer(request, live, guest.id)


def _table_answer(request: Request, live: LiveTable, guest: str) -> TableAnswer:
    table_id, base = live.table.meta.id, base_url(request)
    links = {
        seat: SeatLink(token=token, url=f"{base}/j/{table_id}/{seat}/{token}")
        for seat, token in seat_links(live.table, guest).items()
    }
    return TableAnswer(table=table_id, url=f"{base}/t/{table_id}", links=links)


@router.post("/{table_id}/join", status_code=201)
async def join_table(request: Request, house: TheHouse, live: Live, visitor: Writer, body: Join) -> JoinAnswer:
    """Sit down by link. Who is nobody yet becomes a guest; the token is good for this seat alone."""
    guest = visitor.guest if visitor.table is None else None
    language = language_of(request, visitor)
    name = body.name or (guest.name if guest else page_words(language).say("server-guest"))
    # A link that opens nothing must not make a guest.
    propose_join(live.table, "nobody", seat=body.seat, token=body.token, name=name, at=0)
    guest_id = guest.id if guest else (await new_guest(request, clean_name(name), language)).id
    seq = await house.hub.change(
        live,
        lambda table, at: propose_join(table, guest_id, seat=body.seat, token=body.token, name=name, at=at),
    )
    token = house.signer.bearer(guest_id, table=live.table.meta.id, seat=body.seat)
    return JoinAnswer(guest=guest_id, token=token, seat=body.seat, seq=seq)


# Looking


@router.get("/{table_id}")
async def get_sight(
    live: Live,
    visitor: Reader,
    language: Words,
    seat: SeatQuery = None,
    log_after: Annotated[int, Query(ge=0, le=2**31)] = 0,
    chat_after: Annotated[int, Query(ge=0, le=2**31)] = 0,
    since: Annotated[int | None, Query(ge=0, le=2**31, description="wait until seq is greater")] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds")] = 0,
) -> dict[str, Any]:
    """The table as I see it. With `since` and `wait`: as soon as there is something new."""
    guest, only = _viewer(live, visitor, seat), visitor.seat
    if since is not None and wait > 0:
        await live.wait_beyond(since, wait)
    return shown_sight(live, guest, seat, language, log_after=log_after, chat_after=chat_after, only=only)


@router.get("/{table_id}/choices")
async def get_choices(live: Live, visitor: Reader, language: Words, seat: SeatQuery = None) -> dict[str, Any]:
    """What the seat may do now, with text forms."""
    seen = shown_sight(live, _viewer(live, visitor, seat), seat, language, log_after=2**31, with_undo=False)
    shown = ("seq", "position", "seat", "finished", "asked", "question", "choices", "shortcuts")
    return {name: seen[name] for name in shown}


@router.get("/{table_id}/log")
async def get_log(
    live: Live,
    visitor: Reader,
    language: Words,
    seat: SeatQuery = None,
    after: Annotated[int, Query(ge=0, le=2**31, description="a position")] = 0,
) -> dict[str, Any]:
    """What happened, in words."""
    seen = shown_sight(live, _viewer(live, visitor, seat), seat, language, log_after=after, with_undo=False)
    return {name: seen[name] for name in ("seq", "position", "log")}


@router.get("/{table_id}/why")
async def get_why(
    live: Live,
    visitor: Reader,
    language: Words,
    seat: Annotated[int, Query(ge=0, le=9)],
    action: Annotated[str, Query(max_length=1000)],
) -> Explanation:
    """Why the action may not be played; null if it may. Then `final` tells whether it could not be taken back."""
    guest = visitor.acting(live.table.meta.id, seat)
    return explain(live.table, guest, seat=seat, action=action, language=language)


def _viewer(live: LiveTable, visitor: Visitor, seat: int | None) -> str | None:
    """The guest who looks; a token for one seat shows that seat only."""
    table_id = live.table.meta.id
    guest = visitor.at(table_id) if seat is None else visitor.acting(table_id, seat)
    live.note(guest)
    return guest


# Hints


class HintBody(Strict):
    seat: Seat


class HintShown(BaseModel):
    id: int
    text: str
    label: str
    chance: float
    why: str


class HintAnswer(BaseModel):
    seq: int
    seat: int
    hints: list[HintShown]


@router.post("/{table_id}/hint")
async def ask_hint(house: TheHouse, live: Live, visitor: Writer, language: Words, body: HintBody) -> HintAnswer:
    """The best actions for a seat of mine that must decide, where the table allows hints."""
    return HintAnswer.model_validate(await hints_for(house, live, visitor, body.seat, language))


# Doing


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


class SeatBody(Strict):
    seat: Seat


async def _do(house: House, live: LiveTable, visitor: Visitor, change: Change) -> Done:
    seq = await make_change(house, live, visitor, change)
    return Done(seq=seq, position=live.table.position)


@router.post("/{table_id}/actions")
async def act(house: TheHouse, live: Live, visitor: Writer, body: ActBody) -> Done:
    """Play an action, by text form or number; or several in a row, with semicolons between their text forms, as far as
    nobody else decides and nothing is revealed between. `seq` is that of the sight it answers."""
    return await _do(house, live, visitor, Act(type="act", seat=body.seat, seq=body.seq, action=body.action))


@router.post("/{table_id}/undo")
async def undo(house: TheHouse, live: Live, visitor: Writer, body: UndoBody) -> Done:
    return await _do(house, live, visitor, Undo(type="undo", seat=body.seat, to=body.to))


@router.post("/{table_id}/ask-undo")
async def ask_undo(house: TheHouse, live: Live, visitor: Writer, body: UndoBody) -> Done:
    return await _do(house, live, visitor, Undo(type="ask-undo", seat=body.seat, to=body.to))


@router.post("/{table_id}/answer-undo")
async def answer_undo(house: TheHouse, live: Live, visitor: Writer, body: AgreeBody) -> Done:
    return await _do(house, live, visitor, AnswerUndo(type="answer-undo", agree=body.agree))


@router.post("/{table_id}/chat")
async def chat(house: TheHouse, live: Live, visitor: Writer, body: ChatBody) -> Done:
    return await _do(house, live, visitor, Chat(type="chat", text=body.text))


@router.post("/{table_id}/settings")
async def settings(house: TheHouse, live: Live, visitor: Writer, body: SettingsBody) -> Done:
    return await _do(house, live, visitor, ChangeSettings(type="settings", settings=body.model_dump(exclude_none=True)))


@router.post("/{table_id}/rename")
async def rename(house: TheHouse, live: Live, visitor: Writer, body: RenameBody) -> Done:
    return await _do(house, live, visitor, Rename(type="rename", seat=body.seat, name=body.name))


@router.post("/{table_id}/stand-in")
async def stand_in(house: TheHouse, live: Live, visitor: Writer, body: BotBody) -> Done:
    return await _do(house, live, visitor, StandIn(type="stand-in", seat=body.seat, bot=body.bot))


@router.post("/{table_id}/take-back")
async def take_back(house: TheHouse, live: Live, visitor: Writer, body: SeatBody) -> Done:
    return await _do(house, live, visitor, SeatRequest(type="take-back", seat=body.seat))


@router.post("/{table_id}/open")
async def open_seat(house: TheHouse, live: Live, visitor: Writer, body: SeatBody) -> Done:
    return await _do(house, live, visitor, SeatRequest(type="open", seat=body.seat))


@router.post("/{table_id}/rematch", status_code=201)
async def create_rematch(request: Request, house: TheHouse, live: Live, visitor: Writer) -> TableAnswer:
    """The table at which they play on, the same for all who ask."""
    new_id = await open_rematch(house, live, visitor)
    return _table_answer(request, await house.hub.table(new_id), visitor.acting(live.table.meta.id))
