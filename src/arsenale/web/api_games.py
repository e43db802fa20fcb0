"""JSON over HTTP: games, their components, guests."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel

from .. import bots
from ..table import clean_name
from .asking import ERRORS, LanguageQuery, Reader, TheHouse, Writer, guest_of
from .catalogue import STANDARD, component_tables, describe
from .house import language_of, new_guest
from .language import page_words
from .messages import Language, Name, Strict

router = APIRouter(prefix="/api", responses=ERRORS)


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


@router.get("/games", tags=["games"])
def list_games(house: TheHouse) -> list[dict[str, Any]]:
    """All games with their players, options, editions and bots."""
    return [{**describe(house.catalogue, game), "bots": list(bots.for_tables())} for game in house.catalogue]


@router.get("/games/{game}", tags=["games"])
def get_game(house: TheHouse, game: str) -> dict[str, Any]:
    offer = house.catalogue.offer(game)
    return {**describe(house.catalogue, offer.game), "bots": list(bots.for_tables())}


@router.get("/games/{game}/components", tags=["games"])
def get_components(
    house: TheHouse, game: str, edition: Annotated[str, Query(max_length=100)] = STANDARD
) -> dict[str, Any]:
    """Every component of an edition, and where each of its values comes from."""
    offer = house.catalogue.offer(game, edition)
    about = offer.game.edition
    return {
        "game": game,
        "edition": {"name": about.name, "title": about.title, "version": about.version, "digest": about.digest},
        **component_tables(offer.game),
    }


@router.post("/guests", tags=["guests"], status_code=201)
async def create_guest(request: Request, house: TheHouse, _visitor: Writer, body: NewGuest) -> GuestAnswer:
    """A new guest with a bearer token for all that he does."""
    language = body.language or language_of(request)
    name = clean_name(body.name if body.name is not None else page_words(language).say("server-guest"))
    guest = await new_guest(request, name, language)
    return GuestAnswer(guest=guest.id, token=house.signer.bearer(guest.id), name=name, language=language)


@router.get("/me", tags=["guests"])
def get_me(visitor: Reader, _language: LanguageQuery = None) -> Me:
    """Who I am."""
    if visitor.guest is None:
        guest_of(visitor)
    assert visitor.guest is not None
    guest = visitor.guest
    return Me(name=guest.name, language=guest.language, table=visitor.table, seat=visitor.seat)
