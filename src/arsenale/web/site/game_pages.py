"""The start page, and the components of the games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ... import bots
from ...engine import Game
from ...games import STANDARD, speech
from ..access.language import language_of
from ..api.components import component_tables
from ..api.games import describe, edition_facts, titles_of
from ..api.table_list import listed
from ..dependencies import TheContext
from ..page_words import page_words
from .page_visitors import PageVisitor, guest_of
from .rendering import render

router = APIRouter(include_in_schema=False)


@router.get("/")
async def start(request: Request, context: TheContext, visitor: PageVisitor) -> Response:
    guest = guest_of(visitor).id
    mine = await asyncio.to_thread(context.store.tables_of, guest)
    public = await asyncio.to_thread(context.store.public_tables)
    language = language_of(request, visitor)
    titles = titles_of(context.catalogue, language)
    facts = {
        "games": [describe(context.catalogue, game, language) for game in context.catalogue],
        "tables": [listed(summary, guest, titles.get(summary.game, summary.game)) for summary in mine],
        "public": [listed(summary, guest, titles.get(summary.game, summary.game)) for summary in public],
        "bots": list(bots.levels()),
    }
    return render(request, "start.html", facts, visitor)


@router.get("/games/{game}/components")
async def components(
    request: Request,
    context: TheContext,
    visitor: PageVisitor,
    game: str,
    edition: Annotated[str, Query(max_length=100)] = STANDARD,
) -> Response:
    offer = context.catalogue.offer(game, edition)
    language = language_of(request, visitor)
    facts = {
        "game": describe(context.catalogue, offer.game, language),
        "edition": edition_facts(offer, language),
        **component_tables(offer.game, _names_of(offer.game, language)),
    }
    return render(request, "components.html", facts, visitor)


def _names_of(game: Game[Any], language: str) -> Callable[[str], str]:
    """What the game calls its things, as far as it has a word for them."""
    words, names = page_words(language), speech(game, language)
    answers = {"true": words.say("component-yes"), "false": words.say("component-no")}
    return lambda thing: answers.get(thing) or names.name(thing)
