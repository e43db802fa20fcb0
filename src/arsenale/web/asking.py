"""What the routes ask for: the visitor, the house, a live table."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query, Request
from pydantic import BaseModel

from ..store import Guest
from ..table import table_speech
from .errors import STATUS, WebError
from .guests import Visitor
from .house import House, check_csrf, house_of, language_of, visitor_of
from .hub import LiveTable
from .messages import Layout


async def _reader(request: Request) -> Visitor:
    return await visitor_of(request)


async def _writer(request: Request) -> Visitor:
    visitor = await visitor_of(request)
    await check_csrf(request, visitor)
    return visitor


def _house(request: Request) -> House:
    return house_of(request)


Reader = Annotated[Visitor, Depends(_reader)]
Writer = Annotated[Visitor, Depends(_writer)]
TheHouse = Annotated[House, Depends(_house)]


def guest_of(visitor: Visitor) -> Guest:
    """Whoever does this must be a guest for all that he does, not for one seat."""
    if visitor.guest is None:
        raise WebError("token", "server-token")
    if visitor.table is not None:
        raise WebError("seat", "server-token-for-one-seat")
    return visitor.guest


async def _live(request: Request, table_id: Annotated[str, Path(max_length=100)], visitor: Reader) -> LiveTable:
    live = await house_of(request).hub.table(table_id)
    # Refusals of the rules are told in the words of the game.
    request.state.speech = table_speech(live.table, language_of(request, visitor))
    return live


def _language(request: Request, visitor: Reader) -> str:
    return language_of(request, visitor)


Live = Annotated[LiveTable, Depends(_live)]
Words = Annotated[str, Depends(_language)]

LanguageQuery = Annotated[str | None, Query(alias="language", pattern="^(en|de|fr)$", description="en, de or fr")]
SeatQuery = Annotated[int | None, Query(alias="seat", ge=0, le=9, description="a seat of yours; none: spectator")]
PositionQuery = Annotated[int | None, Query(alias="at", ge=0, le=2**31, description="a position; none: the last")]
LayoutQuery = Annotated[Layout, Query(alias="layout")]


class ErrorFacts(BaseModel):
    code: str
    message: str
    rule: str | None = None
    expected: str | None = None
    got: str | None = None
    wait: float | None = None


class ErrorAnswer(BaseModel):
    """Every refusal has this form."""

    error: ErrorFacts


ERRORS: dict[int | str, dict[str, object]] = {
    status: {"model": ErrorAnswer, "description": "refused"} for status in sorted({400, *STATUS.values()})
}
