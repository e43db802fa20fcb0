"""New tables: the one-click button and the form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from ... import bots
from ...games import STANDARD
from ...store import Guest
from ...table import SETTINGS, USUAL_SETTINGS, Place, Refused
from ..access.guests import Visitor
from ..access.language import language_of
from ..api.games import GameFacts, describe
from ..context import Context
from ..dependencies import TheContext
from ..errors import WebError
from ..live.new_tables import Order, open_for, place_of, quick_order
from ..page_words import page_words
from .forms import count_in, fields_of, redirect_to
from .page_visitors import FormVisitor, PageVisitor, guest_of
from .rendering import render

router = APIRouter(include_in_schema=False)

_FIRST_SEATS: Final = ("me", "bot")


@router.post("/play/{game}")
async def play_now(request: Request, context: TheContext, visitor: FormVisitor, game: str) -> Response:
    """One click: a match against bots."""
    fields = await fields_of(request)
    guest = guest_of(visitor)
    order = quick_order(context, guest, game, count_in(fields.get("players"), "players"), fields.get("bot") or None)
    live = await open_for(context, guest, order)
    return redirect_to(f"/t/{live.table.meta.id}")


@router.get("/new")
async def new(request: Request, context: TheContext, visitor: PageVisitor, game: str = "") -> Response:
    return _new_page(request, context, visitor, {"game": game} if game else {}, None)


def _new_page(
    request: Request, context: Context, visitor: Visitor, fields: Mapping[str, str], error: str | None
) -> Response:
    games = [describe(context.catalogue, game, language_of(request, visitor)) for game in context.catalogue]
    chosen = next((game for game in games if game["name"] == fields.get("game")), games[0])
    facts = {
        "games": games,
        "game": chosen,
        "notes": [
            {"game": game.name, "players": players, "key": key}
            for game in context.catalogue
            for players in game.seats
            for key in game.notes(players)
        ],
        "bots": list(bots.levels()),
        "package_bots": {bot: _games_of(bot, games) for bot in bots.installed()},
        "table_settings": SETTINGS,
        "usual_settings": USUAL_SETTINGS,
        "form": dict(fields),
        "error": error,
    }
    return render(request, "new.html", facts, visitor, status=422 if error else 200)


def _games_of(bot: str, games: Sequence[GameFacts]) -> list[str]:
    """The names of the games that a bot from another package can play."""
    return [game["name"] for game in games if bot in bots.installed(game["name"])]


@router.post("/new")
async def create(request: Request, context: TheContext, visitor: FormVisitor) -> Response:
    fields = await fields_of(request)
    words = page_words(language_of(request, visitor))
    guest = guest_of(visitor)
    try:
        live = await open_for(context, guest, _order(context, guest, fields))
    except Refused as refused:
        return _new_page(request, context, visitor, fields, refused.sentence(words))
    except WebError as fault:
        if fault.code == "rate":
            raise
        return _new_page(request, context, visitor, fields, fault.content(words)["message"])
    return redirect_to(f"/t/{live.table.meta.id}")


def _order(context: Context, guest: Guest, fields: Mapping[str, str]) -> Order:
    game = context.catalogue.offer(fields.get("game", "")).game
    players = count_in(fields.get("players"), "players") or game.seats[0]
    prefix = "option_"
    options = {name.removeprefix(prefix): value for name, value in fields.items() if name.startswith(prefix)}
    return Order(
        game.name,
        [_place(fields, guest, seat) for seat in range(min(players, 10))],
        fields.get("edition") or STANDARD,
        # A form may carry the options of all games at once.
        {name: value for name, value in options.items() if name in game.options},
        {name: fields[name] for name in SETTINGS if fields.get(name)},
        is_public=bool(fields.get("public")),
    )


def _place(fields: Mapping[str, str], guest: Guest, seat: int) -> Place:
    kind, _, bot = fields.get(f"seat_{seat}", _FIRST_SEATS[min(seat, 1)]).partition(":")
    return place_of(kind, guest, bot=bot, name=fields.get(f"name_{seat}", "").strip())
