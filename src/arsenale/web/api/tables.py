"""JSON over HTTP: tables that are opened, listed and joined."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from ...games import STANDARD
from ...table import SETTINGS, BotSpeed, DogeSeconds, Hints, clean_name, propose_join, seat_links
from ..access.language import language_of
from ..access.visitors import new_guest
from ..context import base_url
from ..dependencies import Live, Reader, ReaderLanguage, TheContext, Writer
from ..errors import ERROR_RESPONSES
from ..fields import BotName, Name, Seat, ShortText, Strict
from ..live.live_table import LiveTable
from ..live.new_tables import Order, open_for, open_rematch, place_of
from ..page_words import page_words
from .games import titles_of
from .table_list import ListedTable, listed

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERROR_RESPONSES)


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


@router.get("")
async def list_tables(
    context: TheContext,
    visitor: Reader,
    language: ReaderLanguage,
    of: Annotated[Literal["me", "public"], Query()] = "public",
) -> list[ListedTable]:
    """My tables, those that wait for me first; or the public ones."""
    if of == "me":
        found = await asyncio.to_thread(context.store.tables_of, visitor.for_everything().id)
    else:
        found = await asyncio.to_thread(context.store.public_tables)
    titles = titles_of(context.catalogue, language)
    return [listed(summary, visitor.guest_id, titles.get(summary.game, summary.game)) for summary in found]


@router.post("", status_code=201)
async def create_table(request: Request, context: TheContext, visitor: Writer, body: NewTable) -> TableAnswer:
    """Open a table. The links let people in on its open seats."""
    guest = visitor.for_everything()
    seats = [place_of(seat.kind, guest, bot=seat.bot, name=seat.name) for seat in body.seats]
    settings = body.model_dump(include=set(SETTINGS), exclude_none=True)
    live = await open_for(context, guest, Order(body.game, seats, body.edition, body.options, settings, body.is_public))
    return _table_answer(request, live, guest.id)


def _table_answer(request: Request, live: LiveTable, guest: str) -> TableAnswer:
    table_id, base = live.table.meta.id, base_url(request)
    links = {
        seat: SeatLink(token=token, url=f"{base}/j/{table_id}/{seat}/{token}")
        for seat, token in seat_links(live.table, guest).items()
    }
    return TableAnswer(table=table_id, url=f"{base}/t/{table_id}", links=links)


@router.post("/{table_id}/join", status_code=201)
async def join_table(request: Request, context: TheContext, live: Live, visitor: Writer, body: Join) -> JoinAnswer:
    """Take a seat by its link. Whoever is not a guest yet becomes one; the token is good for this seat only."""
    guest = visitor.guest if visitor.table is None else None
    language = language_of(request, visitor)
    name = body.name or (guest.name if guest else page_words(language).say("server-guest"))
    # A link that opens nothing must not make a guest.
    propose_join(live.table, "nobody", seat=body.seat, token=body.token, name=name, at=0)
    guest_id = guest.id if guest else (await new_guest(request, clean_name(name), language)).id
    seq = await context.hub.change(
        live,
        lambda table, at: propose_join(table, guest_id, seat=body.seat, token=body.token, name=name, at=at),
    )
    token = context.signer.bearer(guest_id, table=live.table.meta.id, seat=body.seat)
    return JoinAnswer(guest=guest_id, token=token, seat=body.seat, seq=seq)


@router.post("/{table_id}/rematch", status_code=201)
async def create_rematch(request: Request, context: TheContext, live: Live, visitor: Writer) -> TableAnswer:
    """The table of the rematch, the same for all who ask."""
    new_id = await open_rematch(context, live, visitor)
    return _table_answer(request, await context.hub.table(new_id), visitor.acting(live.table.meta.id))
