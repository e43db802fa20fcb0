"""What routes ask FastAPI for: the visitor, the context, a live table, common query parameters."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query, Request

from ..table import Refused, table_speech
from .access.guests import Visitor
from .access.language import language_of
from .access.visitors import check_csrf, visitor_of
from .context import Context, context_of
from .fields import Layout
from .live.live_table import LiveTable


async def _reader(request: Request) -> Visitor:
    return await visitor_of(request)


async def _writer(request: Request) -> Visitor:
    visitor = await visitor_of(request)
    await check_csrf(request, visitor)
    return visitor


def _context(request: Request) -> Context:
    return context_of(request)


Reader = Annotated[Visitor, Depends(_reader)]
Writer = Annotated[Visitor, Depends(_writer)]
TheContext = Annotated[Context, Depends(_context)]


async def _live(request: Request, table_id: Annotated[str, Path(max_length=100)], visitor: Reader) -> LiveTable:
    live = await context_of(request).hub.table(table_id)
    if live.table.is_cancelled:
        raise Refused("cancelled", "table-called-off")
    # Refusals of the rules are told in the words of the game.
    request.state.speech = table_speech(live.table, language_of(request, visitor))
    return live


def _language(request: Request, visitor: Reader) -> str:
    return language_of(request, visitor)


Live = Annotated[LiveTable, Depends(_live)]
ReaderLanguage = Annotated[str, Depends(_language)]

LanguageQuery = Annotated[str | None, Query(alias="language", pattern="^(en|de|fr)$", description="en, de or fr")]
SeatQuery = Annotated[int | None, Query(alias="seat", ge=0, le=9, description="a seat of yours; none: spectator")]
PositionQuery = Annotated[int | None, Query(alias="at", ge=0, le=2**31, description="a position; none: the last")]
LayoutQuery = Annotated[Layout, Query(alias="layout")]
