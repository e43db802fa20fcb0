"""Who asks, by cookie or token, and whether the request is their own."""

from __future__ import annotations

from typing import Final

from fastapi import Request
from starlette.requests import HTTPConnection

from ...store import Guest
from ..context import Context, context_of
from ..errors import WebError
from .guests import COOKIE, Visitor

CSRF_HEADER: Final = "X-CSRF-Token"
CSRF_FIELD: Final = "csrf"


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who asks: by bearer token, by cookie, or nobody that we know."""
    context = context_of(connection)
    scheme, _, token = connection.headers.get("Authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await _by_token(context, token.strip())
    guest_id = context.signer.read_cookie(connection.cookies.get(COOKIE, ""))
    guest = await context.guests.get(guest_id) if guest_id else None
    return Visitor(guest, "cookie") if guest else Visitor()


async def _by_token(context: Context, token: str) -> Visitor:
    bearer = context.signer.read_bearer(token)
    guest = await context.guests.get(bearer.guest) if bearer else None
    if bearer is None or guest is None:
        raise WebError("token", "server-token")
    return Visitor(guest, "bearer", bearer.table, bearer.seat)


async def new_guest(connection: HTTPConnection, name: str, language: str) -> Guest:
    context = context_of(connection)
    context.rates.spend("guest", address_of(connection))
    return await context.guests.create(name, language)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


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
    if token is None or not context_of(request).signer.is_csrf(token, visitor.guest.id):
        raise WebError("csrf", "server-csrf")


def is_same_origin(connection: HTTPConnection) -> bool:
    """Browsers tell from which site a POST or a websocket comes; programs need not."""
    origin = connection.headers.get("Origin")
    if origin is None:
        return True
    site = origin.partition("://")[2]
    public = context_of(connection).settings.public_url.partition("://")[2].rstrip("/")
    return bool(site) and site in (connection.headers.get("Host", ""), public)


def _is_form(request: Request) -> bool:
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    return kind in ("application/x-www-form-urlencoded", "multipart/form-data")
