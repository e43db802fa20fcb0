"""What pages load: the stylesheet, scenery, pictures; and the health of the server."""

from __future__ import annotations

import asyncio
import hashlib
from functools import lru_cache
from typing import Annotated, TypedDict

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse, Response

from ... import __version__
from ...games import STANDARD
from ...render import stylesheet
from ..access.guard import DRAWING_POLICY
from ..access.language import language_of
from ..board import scenery
from ..dependencies import LayoutQuery, TheContext
from ..errors import bad
from .pictures import picture

router = APIRouter(include_in_schema=False)

_FOR_EVER = "public, max-age=31536000, immutable"


@lru_cache(maxsize=1)
def _theme() -> tuple[str, str]:
    text = stylesheet()
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'


def _cached(request: Request, content: str, tag: str, kind: str, headers: dict[str, str] | None = None) -> Response:
    """Browsers ask again and are told that nothing has changed."""
    told = {"ETag": tag, "Cache-Control": "public, max-age=3600", **(headers or {})}
    if request.headers.get("If-None-Match") == tag:
        return Response(status_code=304, headers=told)
    return Response(content, media_type=kind, headers=told)


@router.get("/theme.css")
def theme(request: Request) -> Response:
    text, tag = _theme()
    return _cached(request, text, tag, "text/css")


@router.get("/games/{game}/scenery.svg")
def game_scenery(
    context: TheContext,
    game: str,
    players: Annotated[int, Query(ge=1, le=10)],
    layout: LayoutQuery = "wide",
    edition: Annotated[str, Query(max_length=100)] = STANDARD,
    v: str = "",
) -> Response:
    """What never moves on a board. Its address carries its digest, so it never changes."""
    found = context.catalogue.offer(game, edition).game
    if players not in found.seats:
        raise bad(f"{found.seats[0]} to {found.seats[-1]} players", players)
    content = scenery(found, players, layout)
    headers = {"Cache-Control": _FOR_EVER if v else "no-cache", "Content-Security-Policy": DRAWING_POLICY}
    return Response(content, media_type="image/svg+xml", headers=headers)


@router.get("/games/{game}/picture.svg")
async def game_picture(request: Request, context: TheContext, game: str) -> Response:
    """A real position, drawn for the start page."""
    found = context.catalogue.offer(game).game
    content = await asyncio.to_thread(picture, found, language_of(request))
    tag = f'"{hashlib.sha256(content.encode()).hexdigest()[:16]}"'
    return _cached(request, content, tag, "image/svg+xml", {"Content-Security-Policy": DRAWING_POLICY})


class Health(TypedDict):
    status: str
    version: str
    tables: int
    connections: int


@router.get("/healthz")
async def health(context: TheContext) -> Response:
    """For whoever watches over the server."""
    is_alive = await asyncio.to_thread(context.store.is_alive)
    facts: Health = {
        "status": "ok" if is_alive else "no database",
        "version": __version__,
        "tables": context.hub.live_count,
        "connections": context.hub.watcher_count,
    }
    return JSONResponse(facts, 200 if is_alive else 503)
