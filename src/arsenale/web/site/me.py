"""The guest's own page: name, language, another device."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ...table import SETTINGS, clean_name
from ...words import LANGUAGES
from ..access.guests import Visitor
from ..context import base_url
from ..dependencies import TheContext
from ..errors import WebError, bad
from .forms import fields_of, redirect_to
from .page_visitors import FormVisitor, PageVisitor, guest_of
from .rendering import render, set_cookie

router = APIRouter(include_in_schema=False)


@router.get("/me")
async def me(request: Request, visitor: PageVisitor) -> Response:
    return _settings_page(request, visitor, None)


def _settings_page(request: Request, visitor: Visitor, move_url: str | None) -> Response:
    return render(request, "settings.html", {"speeds": SETTINGS["bot_speed"], "move_url": move_url}, visitor)


@router.post("/me")
async def save_me(request: Request, context: TheContext, visitor: FormVisitor) -> Response:
    fields, guest = await fields_of(request), guest_of(visitor)
    language = fields.get("language", guest.language)
    if language not in LANGUAGES:
        raise bad(f"a language, one of {', '.join(LANGUAGES)}", language)
    await context.guests.save(guest, name=clean_name(fields.get("name", guest.name)), language=language)
    return redirect_to(_next(fields, "/me"))


@router.post("/language")
async def choose_language(request: Request, context: TheContext, visitor: FormVisitor) -> Response:
    fields, guest = await fields_of(request), guest_of(visitor)
    language = fields.get("language", "")
    if language not in LANGUAGES:
        raise bad(f"a language, one of {', '.join(LANGUAGES)}", language)
    await context.guests.save(guest, name=guest.name, language=language)
    return redirect_to(_next(fields, "/"))


def _next(fields: Mapping[str, str], otherwise: str) -> str:
    """Back to one of our own pages, never to another site."""
    target = fields.get("next", "")
    return target if re.fullmatch(r"/(?![/\\])[\w\-./?=&%]*", target, re.ASCII) else otherwise


# Another device


@router.post("/me/move")
async def make_move_link(request: Request, context: TheContext, visitor: FormVisitor) -> Response:
    """A private link for another device."""
    url = f"{base_url(request)}/me/move?token={context.signer.move(guest_of(visitor).id)}"
    return _settings_page(request, visitor, url)


@router.get("/me/move")
async def move(
    request: Request, context: TheContext, visitor: PageVisitor, token: Annotated[str, Query(max_length=300)] = ""
) -> Response:
    """The private link opened on another device: nothing happens until the visitor agrees."""
    guest_id = context.signer.read_move(token)
    guest = await context.guests.get(guest_id) if guest_id else None
    if guest is None:
        raise WebError("link", "server-move-link")
    return render(request, "move.html", {"name": guest.name, "token": token}, visitor)


@router.post("/me/move/accept")
async def accept_move(request: Request, context: TheContext, _visitor: FormVisitor) -> Response:
    guest_id = context.signer.read_move((await fields_of(request)).get("token", ""))
    if guest_id is None or await context.guests.get(guest_id) is None:
        raise WebError("link", "server-move-link")
    # This device is the guest's from now on.
    response = redirect_to("/")
    set_cookie(request, response, guest_id)
    return response
