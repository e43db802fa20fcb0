"""Pages for people: start, table, replay, settings. The templates and their context are listed in docs/api.md."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from .. import bots
from ..engine import Game
from ..games import speech
from ..table import SETTINGS, Refused, seat_links
from .api_records import record_response, table_verdict
from .asking import Live, PositionQuery, TheHouse
from .catalogue import STANDARD, component_tables, describe
from .errors import WebError
from .guests import Visitor
from .house import House, base_url, check_csrf, language_of, new_guest, visitor_of
from .hub import LiveTable
from .language import page_words
from .rendering import render, set_cookie
from .showing import drawing, listed, shown_replay, shown_sight

router = APIRouter(include_in_schema=False)

OptionalSeat = Annotated[str, Query(alias="seat", max_length=4)]


async def _person(request: Request) -> Visitor:
    """Pages are for the guest himself; a seat's token is for programs and opens none of them."""
    visitor = await visitor_of(request)
    if visitor.table is not None:
        raise WebError("seat", "server-token-for-one-seat")
    return visitor


async def _page_visitor(request: Request) -> Visitor:
    """Whoever opens a page is a guest from then on."""
    visitor = await _person(request)
    if visitor.guest is not None:
        return visitor
    language = language_of(request)
    guest = await new_guest(request, page_words(language).say("server-guest"), language)
    return Visitor(guest, "cookie")


async def _form_visitor(request: Request) -> Visitor:
    """Whoever posts a form has opened a page of ours before."""
    visitor = await _person(request)
    if visitor.guest is None:
        raise WebError("csrf", "server-csrf")
    await check_csrf(request, visitor)
    return visitor


Guest = Annotated[Visitor, Depends(_page_visitor)]
Sender = Annotated[Visitor, Depends(_form_visitor)]


def to(address: str) -> RedirectResponse:
    return RedirectResponse(address, status_code=303)


# Start


@router.get("/")
async def start(request: Request, house: TheHouse, visitor: Guest) -> Response:
    assert visitor.guest is not None
    guest = visitor.guest.id
    mine = await asyncio.to_thread(house.store.tables_of, guest)
    public = await asyncio.to_thread(house.store.public_tables)
    titles = {game.name: game.title for game in house.catalogue}
    context = {
        "games": games_for_pages(house),
        "tables": [listed(summary, guest, titles.get(summary.game, summary.game)) for summary in mine],
        "public": [listed(summary, guest, titles.get(summary.game, summary.game)) for summary in public],
        "bots": list(bots.levels()),
    }
    return render(request, "start.html", context, visitor)


def games_for_pages(house: House) -> list[dict[str, Any]]:
    return [describe(house.catalogue, game) for game in house.catalogue]


@router.get("/games/{game}/components")
async def components(
    request: Request,
    house: TheHouse,
    visitor: Guest,
    game: str,
    edition: Annotated[str, Query(max_length=100)] = STANDARD,
) -> Response:
    offer = house.catalogue.offer(game, edition)
    about = offer.game.edition
    context = {
        "game": describe(house.catalogue, offer.game),
        "edition": {"name": about.name, "title": about.title, "version": about.version, "digest": about.digest},
        **component_tables(offer.game, _names_of(offer.game, language_of(request, visitor))),
    }
    return render(request, "components.html", context, visitor)


def _names_of(game: Game[Any], language: str) -> Callable[[str], str]:
    """What the game calls its things, as far as it has a word for them."""
    words, names = page_words(language), speech(game, language)
    answers = {"true": words.say("component-yes"), "false": words.say("component-no")}
    return lambda thing: answers.get(thing) or names.name(thing)


# Table


@router.get("/t/{table_id}")
async def table(request: Request, live: Live, visitor: Guest, chosen: OptionalSeat = "") -> Response:
    meta = live.table.meta
    guest, language = visitor.at(meta.id), language_of(request, visitor)
    seat = _seat_to_show(live, guest, chosen)
    seen = shown_sight(live, guest, seat, language)
    context = {
        "table": meta.id,
        "game": meta.game,
        "title": live.table.game.title,
        "sight": seen,
        "svg": Markup(drawing(live, seen, "wide")),
        "seat": seat,
        "socket": f"/ws/{meta.id}",
        "links": _links(request, live, guest),
        "bots": list(bots.levels()),
        "table_settings": SETTINGS,
    }
    return render(request, "table.html", context, visitor)


def _seat_to_show(live: LiveTable, guest: str | None, chosen: str) -> int | None:
    """The seat asked for, else one's own that must act, else one's first, else a spectator's place."""
    own = live.table.seats_of(guest)
    if chosen.isascii() and chosen.isdigit() and int(chosen) in own:
        return int(chosen)
    if chosen == "none":
        return None
    asked = [seat for seat in live.table.state.actors() if seat in own]
    return next(iter([*asked, *own]), None)


def _links(request: Request, live: LiveTable, guest: str | None) -> list[dict[str, Any]]:
    base, table_id = base_url(request), live.table.meta.id
    return [
        {"seat": seat, "name": live.table.holders[seat].name, "url": f"{base}/j/{table_id}/{seat}/{token}"}
        for seat, token in seat_links(live.table, guest).items()
    ]


@router.get("/t/{table_id}/replay")
async def replay(
    request: Request, live: Live, visitor: Guest, at: PositionQuery = None, chosen: OptionalSeat = ""
) -> Response:
    guest, table = visitor.at(live.table.meta.id), live.table
    seat = _seat_to_replay(live, guest, chosen)
    seen = shown_replay(live, guest, seat, at, language_of(request, visitor))
    context = {
        "table": table.meta.id,
        "game": table.meta.game,
        "title": table.game.title,
        "svg": Markup(seen.pop("svg")),
        "replay": seen,
        "at": seen["position"],
        "last": seen["last"],
        "seat": seat,
        "perspectives": seen["perspectives"],
        "record_url": f"/t/{table.meta.id}/record.json" if table.is_over else None,
    }
    return render(request, "replay.html", context, visitor)


def _seat_to_replay(live: LiveTable, guest: str | None, chosen: str) -> int | None:
    if chosen == "none":
        return None
    if not chosen:
        return next(iter(live.table.seats_of(guest)), None)
    if chosen.isascii() and chosen.isdigit():
        return int(chosen)
    raise Refused("unknown", "table-no-such-seat", {"most": live.table.meta.players})


@router.get("/t/{table_id}/record.json")
async def record(live: Live) -> Response:
    return record_response(live)


@router.get("/t/{table_id}/verify")
async def verify(request: Request, live: Live, visitor: Guest) -> Response:
    context = {
        "table": live.table.meta.id,
        "title": live.table.game.title,
        "verdict": await table_verdict(live),
    }
    return render(request, "verify.html", context, visitor)


# Me


@router.get("/me")
async def me(request: Request, visitor: Guest) -> Response:
    return settings_page(request, visitor, None)


def settings_page(request: Request, visitor: Visitor, move_url: str | None) -> Response:
    return render(request, "settings.html", {"speeds": SETTINGS["bot_speed"], "move_url": move_url}, visitor)


@router.get("/me/move")
async def move(
    request: Request, house: TheHouse, visitor: Guest, token: Annotated[str, Query(max_length=300)] = ""
) -> Response:
    """The private link opened on another device: nothing happens until he agrees."""
    guest_id = house.signer.read_move(token)
    guest = await house.guests.get(guest_id) if guest_id else None
    if guest is None:
        raise WebError("link", "server-move-link")
    return render(request, "move.html", {"name": guest.name, "token": token}, visitor)


def moved(request: Request, guest_id: str) -> Response:
    """This device is the guest's from now on."""
    response = to("/")
    set_cookie(request, response, guest_id)
    return response
