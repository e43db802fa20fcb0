"""What people send from pages: forms, each with the CSRF token, answered by a redirect."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import Response

from .. import bots
from ..store import Guest as StoredGuest
from ..table import SETTINGS, USUAL_SETTINGS, Place, Refused, clean_name, propose_join
from ..words import LANGUAGES
from .asking import Live, TheHouse
from .catalogue import STANDARD
from .errors import WebError, bad, shown
from .guests import Visitor
from .house import House, address_of, base_url, language_of
from .hub import LiveTable
from .language import page_words
from .opening import Order, keep_record, open_for, open_rematch, place_of, quick_order
from .pages import Guest, Sender, games_for_pages, moved, settings_page, to
from .rendering import render

router = APIRouter(include_in_schema=False)

_FIRST_SEATS: Final = ("me", "bot")
_LONGEST_FIELD: Final = 400


async def fields_of(request: Request) -> dict[str, str]:
    """The text fields of a form; the last one of a name counts."""
    form = await request.form(max_files=1, max_fields=100)
    return {name: value[:_LONGEST_FIELD] for name, value in form.multi_items() if isinstance(value, str)}


def _count(text: str | None, what: str) -> int | None:
    if not text:
        return None
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise bad(f"a whole number of {what}", text)
    return int(text)


def _signed_in(visitor: Visitor) -> StoredGuest:
    assert visitor.guest is not None
    return visitor.guest


# Tables


@router.post("/play/{game}")
async def play_now(request: Request, house: TheHouse, visitor: Sender, game: str) -> Response:
    """One click: a match against bots."""
    fields = await fields_of(request)
    guest = _signed_in(visitor)
    order = quick_order(house, guest, game, _count(fields.get("players"), "players"), fields.get("bot") or None)
    live = await open_for(house, guest, order)
    return to(f"/t/{live.table.meta.id}")


@router.get("/new")
async def new(request: Request, house: TheHouse, visitor: Guest, game: str = "") -> Response:
    return _new_page(request, house, visitor, {"game": game} if game else {}, None)


def _new_page(
    request: Request, house: House, visitor: Visitor, fields: Mapping[str, str], error: str | None
) -> Response:
    games = games_for_pages(house)
    chosen = next((game for game in games if game["name"] == fields.get("game")), games[0])
    context = {
        "games": games,
        "game": chosen,
        "bots": list(bots.levels()),
        "table_settings": SETTINGS,
        "usual_settings": USUAL_SETTINGS,
        "form": dict(fields),
        "error": error,
    }
    return render(request, "new.html", context, visitor, status=422 if error else 200)


@router.post("/new")
async def create(request: Request, house: TheHouse, visitor: Sender) -> Response:
    fields = await fields_of(request)
    words = page_words(language_of(request, visitor))
    guest = _signed_in(visitor)
    try:
        live = await open_for(house, guest, _order(house, guest, fields))
    except Refused as refused:
        return _new_page(request, house, visitor, fields, refused.sentence(words))
    except WebError as fault:
        if fault.code == "rate":
            raise
        return _new_page(request, house, visitor, fields, fault.content(words)["message"])
    return to(f"/t/{live.table.meta.id}")


def _order(house: House, guest: StoredGuest, fields: Mapping[str, str]) -> Order:
    game = house.catalogue.offer(fields.get("game", "")).game
    players = _count(fields.get("players"), "players") or game.seats[0]
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


def _place(fields: Mapping[str, str], guest: StoredGuest, seat: int) -> Place:
    kind, _, bot = fields.get(f"seat_{seat}", _FIRST_SEATS[min(seat, 1)]).partition(":")
    return place_of(kind, guest, bot=bot, name=fields.get(f"name_{seat}", "").strip())


@router.post("/t/{table_id}/rematch")
async def rematch(house: TheHouse, live: Live, visitor: Sender) -> Response:
    return to(f"/t/{await open_rematch(house, live, visitor)}")


# Seats by link


@router.get("/j/{table_id}/{seat}/{token}")
async def join(request: Request, live: Live, visitor: Guest, seat: int, token: str) -> Response:
    if seat in live.table.seats_of(visitor.at(live.table.meta.id)):
        return to(f"/t/{live.table.meta.id}?seat={seat}")
    return _join_page(request, live, visitor, seat, token, None)


def _join_page(
    request: Request, live: LiveTable, visitor: Visitor, seat: int, token: str, error: str | None
) -> Response:
    table = live.table
    try:
        propose_join(table, "nobody", seat=seat, token=token, name="nobody", at=0)
        is_open = True
    except Refused as refused:
        is_open, error = False, refused.sentence(page_words(language_of(request, visitor)))
    context = {
        "table": table.meta.id,
        "game": table.meta.game,
        "title": table.game.title,
        "seat": seat,
        "token": token,
        "is_open": is_open,
        "players": [{"seat": number, "name": who.name, "kind": who.kind} for number, who in enumerate(table.holders)],
        "error": error,
    }
    return render(request, "join.html", context, visitor, status=200 if is_open else 403)


@router.post("/j/{table_id}/{seat}/{token}")
async def sit_down(request: Request, house: TheHouse, live: Live, visitor: Sender, seat: int, token: str) -> Response:
    guest = _signed_in(visitor)
    name = (await fields_of(request)).get("name", "").strip() or guest.name
    try:
        await house.hub.change(
            live, lambda table, at: propose_join(table, guest.id, seat=seat, token=token, name=name, at=at)
        )
    except Refused as refused:
        said = refused.sentence(page_words(language_of(request, visitor)))
        return _join_page(request, live, visitor, seat, token, said)
    if name != guest.name:
        await house.guests.save(guest, name=clean_name(name), language=guest.language)
    return to(f"/t/{live.table.meta.id}?seat={seat}")


# Me


@router.post("/me")
async def save_me(request: Request, house: TheHouse, visitor: Sender) -> Response:
    fields, guest = await fields_of(request), _signed_in(visitor)
    language = fields.get("language", guest.language)
    if language not in LANGUAGES:
        raise bad(f"a language, one of {', '.join(LANGUAGES)}", language)
    await house.guests.save(guest, name=clean_name(fields.get("name", guest.name)), language=language)
    return to(_next(fields, "/me"))


@router.post("/language")
async def choose_language(request: Request, house: TheHouse, visitor: Sender) -> Response:
    fields, guest = await fields_of(request), _signed_in(visitor)
    language = fields.get("language", "")
    if language not in LANGUAGES:
        raise bad(f"a language, one of {', '.join(LANGUAGES)}", language)
    await house.guests.save(guest, name=guest.name, language=language)
    return to(_next(fields, "/"))


@router.post("/me/move")
async def make_move_link(request: Request, house: TheHouse, visitor: Sender) -> Response:
    """A private link for another device."""
    url = f"{base_url(request)}/me/move?token={house.signer.move(_signed_in(visitor).id)}"
    return settings_page(request, visitor, url)


@router.post("/me/move/accept")
async def accept_move(request: Request, house: TheHouse, _visitor: Sender) -> Response:
    guest_id = house.signer.read_move((await fields_of(request)).get("token", ""))
    if guest_id is None or await house.guests.get(guest_id) is None:
        raise WebError("link", "server-move-link")
    return moved(request, guest_id)


def _next(fields: Mapping[str, str], otherwise: str) -> str:
    """Back to one of our own pages, never to another site."""
    target = fields.get("next", "")
    return target if re.fullmatch(r"/(?![/\\])[\w\-./?=&%]*", target, re.ASCII) else otherwise


# Records


@router.get("/records")
async def records(request: Request, visitor: Guest) -> Response:
    return render(request, "records.html", {"error": None}, visitor)


@router.post("/records")
async def import_record(request: Request, house: TheHouse, visitor: Sender) -> Response:
    """The uploaded file of a finished match."""
    house.rates.spend("record", address_of(request))
    try:
        table_id = await keep_record(house, await _uploaded(request), visitor.guest)
    except (WebError, Refused) as fault:
        words = page_words(language_of(request, visitor))
        said: Any = fault.sentence(words) if isinstance(fault, Refused) else fault.content(words)["message"]
        return render(request, "records.html", {"error": said}, visitor, status=422)
    return to(f"/t/{table_id}/replay")


async def _uploaded(request: Request) -> str:
    file = (await request.form()).get("record")
    if not isinstance(file, UploadFile):
        raise bad("a file in 'record'", shown(file))
    raw = await file.read()
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise bad("a record in JSON, as UTF-8", raw[:20]) from None
