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
from . import api_games, api_records, api_tables, assets, forms, lessons, live, pages, rulebooks
from .answers import add_answers
from .catalogue import Catalogue
from .guard import Guard
from .guests import FORGOTTEN_SECONDS, GuestBook, Signer
from .house import STATIC, House
from .hub import Hub
from .rates import Rates
from .rendering import make_templates
from .settings import Settings

_ABOUT = "Play the games of Arsenale by program. The websocket and the form of errors are described in docs/api.md."


class Static(StaticFiles):
    """Files whose addresses carry their digest may be cached for ever."""

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
        app.state.house = House(settings, store, hub, GuestBook(store), signer, rates, catalogue, make_templates())
        hub.start()
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
    for part in (api_games, api_tables, api_records, live, assets, forms, pages, rulebooks, lessons):
        app.include_router(part.router)
    app.mount("/static", Static(directory=STATIC, check_dir=False), name="static")
    add_answers(app)
    return app
