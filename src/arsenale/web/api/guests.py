"""JSON over HTTP: guests."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

from ...table import clean_name
from ..access.language import language_of
from ..access.visitors import new_guest
from ..dependencies import LanguageQuery, Reader, TheContext, Writer
from ..errors import ERROR_RESPONSES, WebError
from ..fields import Language, Name, Strict
from ..page_words import page_words

router = APIRouter(prefix="/api", tags=["guests"], responses=ERROR_RESPONSES)


class NewGuest(Strict):
    name: Name | None = None
    language: Language | None = None


class GuestAnswer(BaseModel):
    guest: str
    token: str
    name: str
    language: str


class Me(BaseModel):
    name: str
    language: str
    table: str | None = None  # a seat's token is good for one seat
    seat: int | None = None


@router.post("/guests", status_code=201)
async def create_guest(request: Request, context: TheContext, _visitor: Writer, body: NewGuest) -> GuestAnswer:
    """A new guest with a bearer token for all that they do."""
    language = body.language or language_of(request)
    name = clean_name(body.name if body.name is not None else page_words(language).say("server-guest"))
    guest = await new_guest(request, name, language)
    return GuestAnswer(guest=guest.id, token=context.signer.bearer(guest.id), name=name, language=language)


@router.get("/me")
def get_me(visitor: Reader, _language: LanguageQuery = None) -> Me:
    """Who I am."""
    guest = visitor.guest
    if guest is None:
        raise WebError("token", "server-token")
    return Me(name=guest.name, language=guest.language, table=visitor.table, seat=visitor.seat)
