"""The rulebooks in the browser: the whole book, its quick reference, its rulings, its pictures."""

from __future__ import annotations

import asyncio
import hashlib
import re
from typing import Annotated, Final, TypedDict

from fastapi import APIRouter, Path, Request
from markupsafe import Markup
from markupsafe import escape as html_escape
from starlette.responses import Response

from ...games.lessons import taught
from ...games.rulebook import QUICK, RULINGS, Rulebook, explained, rulebook
from ..access.guard import DRAWING_POLICY
from ..access.language import language_of
from ..context import Context
from ..dependencies import TheContext
from ..errors import WebError
from ..page_words import game_words
from .page_visitors import PageVisitor
from .rendering import render
from .rulebook_pictures import picture
from .way_back import onward, way_back

router = APIRouter(include_in_schema=False)

_TO_RULE: Final = re.compile(r'href="#(?=[A-Z]{2}-)')


class BookFacts(TypedDict):
    """What the head of every page of a rulebook shows."""

    page: str
    game: str
    game_title: str
    has_lesson: bool
    title: str
    book_language: str
    addresses: dict[str, str]  # of the pages, by name


def rule_url(game: str, rule: str = "") -> str:
    """The address of a rule: `/games/doge_ship/rules#DS-2.1`."""
    return f"/games/{game}/rules#{rule}" if rule else f"/games/{game}/rules"


@router.get("/games/{game}/rules")
async def rules(request: Request, context: TheContext, visitor: PageVisitor, game: str) -> Response:
    book = _book(request, context, visitor, game)
    facts = {
        **_shared(context, book, "rules"),
        "lead": Markup(book.lead),
        "sections": [
            {"key": section.key, "title": section.title, "html": Markup(section.html)} for section in book.sections
        ],
        "contents": [{"level": entry.level, "anchor": entry.anchor, "title": entry.title} for entry in book.contents],
    }
    return render(request, "rulebook.html", facts, visitor)


@router.get("/games/{game}/rules/quick")
async def quick(request: Request, context: TheContext, visitor: PageVisitor, game: str) -> Response:
    """The quick reference alone, for one printed page."""
    return _part(request, context, visitor, game, QUICK)


@router.get("/games/{game}/rules/rulings")
async def rulings(request: Request, context: TheContext, visitor: PageVisitor, game: str) -> Response:
    """Where the printed rules differ or are silent."""
    return _part(request, context, visitor, game, RULINGS)


@router.get("/games/{game}/rules/{kind}/{name}.svg")
async def rule_picture(
    request: Request,
    context: TheContext,
    game: str,
    kind: Annotated[str, Path(pattern="^(board|piece)$")],
    name: Annotated[str, Path(pattern="^[a-z0-9-]+$", max_length=40)],
) -> Response:
    """A picture of the rulebook; only those that appear in it are drawn."""
    language = language_of(request)
    _check_explained(context, game)
    known = {(shown.kind, shown.name) for shown in rulebook(game, language).pictures}
    content = await asyncio.to_thread(picture, game, kind, name, language) if (kind, name) in known else None
    if content is None:
        raise WebError("unknown", "server-http-unknown")
    tag = f'"{hashlib.sha256(content.encode()).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=3600", "Content-Security-Policy": DRAWING_POLICY}
    if request.headers.get("If-None-Match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="image/svg+xml", headers=headers)


def _part(request: Request, context: Context, visitor: PageVisitor, game: str, key: str) -> Response:
    book = _book(request, context, visitor, game)
    section = book.section(key)
    # The anchors of the other sections are on the page of the whole book.
    query = f"?language={book.language}" if "language" in request.query_params else ""
    rules = html_escape(onward(f"/games/{game}/rules{query}", way_back(request)))
    html = _TO_RULE.sub(lambda _: f'href="{rules}#', section.html)
    facts = {**_shared(context, book, key), "part": section.title, "html": Markup(html)}
    return render(request, "rulebook_part.html", facts, visitor)


def _book(request: Request, context: Context, visitor: PageVisitor, game: str) -> Rulebook:
    _check_explained(context, game)
    return rulebook(game, language_of(request, visitor))


def _check_explained(context: Context, game: str) -> None:
    context.catalogue.offer(game)  # raises where there is no such game
    if game not in explained():
        raise WebError("unknown", "server-http-unknown")


def _shared(context: Context, book: Rulebook, page: str) -> BookFacts:
    game = context.catalogue.offer(book.game).game
    path = f"/games/{book.game}/rules"
    return {
        "page": page,
        "game": book.game,
        "game_title": game_words(game.name, book.language).title(game),
        "has_lesson": book.game in taught(),
        "title": book.title,
        "book_language": book.language,
        "addresses": {
            "rules": path,
            "quick": f"{path}/quick",
            "rulings": f"{path}/rulings",
            "components": f"/games/{book.game}/components",
        },
    }
