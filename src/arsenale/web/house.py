"""Everything that the rooms of the server share, and how they reach it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fastapi import Request
from starlette.requests import HTTPConnection
from starlette.templating import Jinja2Templates

from ..store import Guest, Store
from ..words import LANGUAGES
from .catalogue import Catalogue
from .errors import WebError
from .guests import COOKIE, GuestBook, Signer, Visitor
from .hub import Hub
from .language import accepted_language
from .rates import Rates
from .settings import Settings

CSRF_HEADER: Final = "X-CSRF-Token"
CSRF_FIELD: Final = "csrf"
TEMPLATES: Final = Path(__file__).parent / "templates"
STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class House:
    """The parts of one server."""

    settings: Settings
    store: Store
    hub: Hub
    guests: GuestBook
    signer: Signer
    rates: Rates
    catalogue: Catalogue
    templates: Jinja2Templates
    connections: Counter[str] = field(default_factory=Counter)  # websockets by address and guest


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who asks: by bearer token, by cookie, or nobody that we know."""
    house = house_of(connection)
    scheme, _, token = connection.headers.get("Authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await _bearer(house, token.strip())
    guest_id = house.signer.read_cookie(connection.cookies.get(COOKIE, ""))
    guest = await house.guests.get(guest_id) if guest_id else None
    return Visitor(guest, "cookie") if guest else Visitor()


async def _bearer(house: House, token: str) -> Visitor:
    read = house.signer.read_bearer(token)
    guest = await house.guests.get(read[0]) if read else None
    if read is None or guest is None:
        raise WebError("token", "server-token")
    return Visitor(guest, "bearer", read[1], read[2])


async def check_csrf(request: Request, visitor: Visitor) -> None:
    """A browser sends its cookie along whoever made the form: ours carry a token that others cannot know."""
    if visitor.by == "bearer":
        return
    if not is_same_origin(request):
        raise WebError("csrf", "server-csrf")
    if visitor.guest is None:
        return
    token = request.headers.get(CSRF_HEADER)
    if token is None and _is_form(request):
        field = (await request.form()).get(CSRF_FIELD)
        token = field if isinstance(field, str) else None
    if token is None or not house_of(request).signer.is_csrf(token, visitor.guest.id):
        raise WebError("csrf", "server-csrf")


def is_same_origin(connection: HTTPConnection) -> bool:
    """Browsers tell from which site a POST or a websocket comes; programs need not."""
    origin = connection.headers.get("Origin")
    if origin is None:
        return True
    site = origin.partition("://")[2]
    public = house_of(connection).settings.public_url.partition("://")[2].rstrip("/")
    return bool(site) and site in (connection.headers.get("Host", ""), public)


def _is_form(request: Request) -> bool:
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    return kind in ("application/x-www-form-urlencoded", "multipart/form-data")


async def new_guest(connection: HTTPConnection, name: str, language: str) -> Guest:
    house = house_of(connection)
    house.rates.spend("guest", address_of(connection))
    return await house.guests.create(name, language)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def language_of(connection: HTTPConnection, visitor: Visitor | None = None) -> str:
    """The language asked for, else the guest's, else the browser's."""
    asked = connection.query_params.get("language", "")
    if asked in LANGUAGES:
        return asked
    if visitor is not None and visitor.guest is not None and visitor.guest.language in LANGUAGES:
        return visitor.guest.language
    return accepted_language(connection.headers.get("Accept-Language", ""))


def base_url(connection: HTTPConnection) -> str:
    """What our addresses begin with."""
    public = house_of(connection).settings.public_url.rstrip("/")
    return public or str(connection.base_url).rstrip("/").replace("ws://", "http://").replace("wss://", "https://")
