"""The ASGI app, put together from its parts."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .. import __version__
from ..store import Store
from .access.guard import Guard
from .access.guests import FORGOTTEN_SECONDS, GuestBook
from .access.rates import Rates
from .access.signer import Signer
from .api import games, guests, records, table_actions, table_views, tables
from .api.schema import describe_views
from .catalogue import Catalogue
from .collector import short_pauses
from .context import Context
from .error_answers import add_error_answers
from .live import socket
from .live.hub import Hub
from .settings import Settings
from .site import assets, game_pages, invitation, lessons, me, new_table, record_pages, rulebooks, table_pages
from .site.rendering import STATIC, make_templates

_ABOUT = "Play the games of Arsenale by program. The websocket and the form of errors are described in docs/api.md."
_API = (games, guests, tables, table_views, table_actions, records)
_SITE = (assets, game_pages, new_table, table_pages, invitation, me, record_pages, rulebooks, lessons)


class Static(StaticFiles):
    """Files whose addresses carry their digest may be cached forever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        is_fixed = b"v=" in scope["query_string"]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if is_fixed else "no-cache"
        return response


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings; it opens the database when it starts and closes it when it stops."""
    catalogue = Catalogue(settings.edition_dir)
    rates = Rates(settings.rate)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store.open(settings.database_url)
        # Every first visit makes a guest; most of them never sit down.
        store.forget_guests(before=time.time() - FORGOTTEN_SECONDS)
        hub = Hub(store, settings)
        signer = Signer(settings.secret or store.secret())
        app.state.context = Context(settings, store, hub, GuestBook(store), signer, rates, catalogue, make_templates())
        hub.start()
        async with short_pauses():
            yield
        await hub.close()
        store.close()

    app = FastAPI(
        title="Arsenale",
        version=__version__,
        description=_ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(Guard, rates=rates, settings=settings)
    for part in (*_API, socket, *_SITE):
        app.include_router(part.router)
    app.mount("/static", Static(directory=STATIC, check_dir=False), name="static")
    add_error_answers(app)
    describe_views(app, catalogue)
    return app
