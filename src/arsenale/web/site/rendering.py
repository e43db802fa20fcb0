"""Pages out of templates, with what every template gets."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fastapi import Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.responses import Response
from starlette.templating import Jinja2Templates

from ... import __version__
from ...render import scenery_drawing
from ...words import LANGUAGES
from ..access.guests import COOKIE, COOKIE_SECONDS, Visitor
from ..access.language import language_of
from ..context import base_url, context_of
from ..page_words import game_words, page_words, script_words
from .way_back import onward, place_at, way_back

TEMPLATES: Final = Path(__file__).parent.parent / "templates"
STATIC: Final = Path(__file__).parent.parent / "static"


def make_templates() -> Jinja2Templates:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    # The seats' marks are on every page, even where no board is drawn.
    environment.globals.update(
        static=static_address, version=__version__, languages=LANGUAGES, marks=Markup(scenery_drawing())
    )
    return Jinja2Templates(env=environment)


@lru_cache(maxsize=256)
def static_address(path: str) -> str:
    """The address of a static file, which changes with its content."""
    file = STATIC / path
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else "none"
    return f"/static/{path}?v={digest}"


def render(
    request: Request, template: str, facts: Mapping[str, Any], visitor: Visitor, *, status: int = 200
) -> Response:
    """A page for this visitor; a guest gets their cookie with it."""
    context = context_of(request)
    language = language_of(request, visitor)
    words = page_words(language)

    def say(key: str, **args: Any) -> str:
        return words.say(key, args)

    def told(game: str, key: str, otherwise: str = "", **args: Any) -> str:
        """What a game says of itself; a game of another package may leave things unsaid."""
        own = game_words(game, language)
        return own.say(key, args) if own.has(key) else otherwise

    come_from = way_back(request)
    back = place_at(facts.get("back_to", "")) or come_from
    # Whoever goes on from a table, a replay or an invitation comes back there.
    place = place_at(facts.get("place", "")) or come_from
    guest = visitor.guest
    shared = {
        "guest": {"name": guest.name, "language": guest.language} if guest else None,
        "csrf": context.signer.csrf(guest.id) if guest else "",
        "language": language,
        "say": say,
        "told": told,
        "words": script_words(language),
        "path": onward(request.url.path, come_from),  # a change of language leads back here
        "back": back,
        "onward": lambda address: onward(address, place),
    }
    page = context.templates.TemplateResponse(request, template, {**shared, **facts}, status_code=status)
    # Pages show what only their reader may know.
    page.headers["Cache-Control"] = "private, no-store"
    if guest is not None and visitor.by != "bearer":
        set_cookie(request, page, guest.id)
    return page


def set_cookie(request: Request, response: Response, guest_id: str) -> None:
    response.set_cookie(
        COOKIE,
        context_of(request).signer.cookie(guest_id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=base_url(request).startswith("https://"),
    )
