"""What all parts of the server share, and how they reach it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection
from starlette.templating import Jinja2Templates

from ..store import Store
from .access.guests import GuestBook
from .access.rates import Rates
from .access.signer import Signer
from .catalogue import Catalogue
from .live.hub import Hub
from .settings import Settings


@dataclass(frozen=True)
class Context:
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


def context_of(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


def base_url(connection: HTTPConnection) -> str:
    """What our addresses begin with."""
    public = context_of(connection).settings.public_url.rstrip("/")
    return public or str(connection.base_url).rstrip("/").replace("ws://", "http://").replace("wss://", "https://")
