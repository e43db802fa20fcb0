"""The invitation to a seat, by its link: what is played, with whom and how; one click sits down."""

from __future__ import annotations

from typing import TypedDict

from fastapi import APIRouter, Request
from starlette.responses import Response

from ... import bots
from ...table import Refused, clean_name, propose_join
from ..access.guests import Visitor
from ..access.language import language_of
from ..api.games import describe
from ..context import context_of
from ..dependencies import Live, TheContext
from ..live.live_table import LiveTable
from ..page_words import game_words, page_words
from .forms import fields_of, redirect_to
from .page_visitors import FormVisitor, PageVisitor, guest_of
from .rendering import render

router = APIRouter(include_in_schema=False)


class InvitedSeat(TypedDict):
    """A seat as the invitation shows it."""

    seat: int
    name: str  # empty: an open seat
    kind: str
    bot: str | None
    is_here: bool
    resigned: bool


@router.get("/j/{table_id}/{seat}/{token}")
async def join(request: Request, live: Live, visitor: PageVisitor, seat: int, token: str) -> Response:
    if seat in live.table.seats_of(visitor.at(live.table.meta.id)):
        return redirect_to(f"/t/{live.table.meta.id}?seat={seat}")
    return _invitation(request, live, visitor, seat, token, None)


def _invitation(
    request: Request, live: LiveTable, visitor: Visitor, seat: int, token: str, error: str | None
) -> Response:
    table, language = live.table, language_of(request, visitor)
    words = game_words(table.meta.game, language)
    try:
        propose_join(table, guest_of(visitor).id, seat=seat, token=token, name="nobody", at=0)
        is_open = True
    except Refused as refused:
        is_open, error = False, refused.sentence(page_words(language))
    facts = {
        "table": table.meta.id,
        "place": request.url.path,
        "game": describe(context_of(request).catalogue, table.game, language),
        "title": words.title(table.game),
        "seat": seat,
        "token": token,
        "is_open": is_open,
        "state": _state(live),
        "players": _seats(live),
        "options": table.meta.options,
        "edition": words.edition_title(table.game.edition),
        "settings": table.settings,
        "levels": list(bots.levels()),
        "error": error,
    }
    return render(request, "join.html", facts, visitor, status=200 if is_open else 403)


def _state(live: LiveTable) -> str:
    """Whether anybody can still sit down here: `over`, `full` or `open`."""
    if live.table.is_over:
        return "over"
    return "open" if any(holder.kind == "open" for holder in live.table.holders) else "full"


def _seats(live: LiveTable) -> list[InvitedSeat]:
    """Who sits at the table, and who of them is there."""
    here = live.connected()
    return [
        {
            "seat": seat,
            "name": holder.shown_name,
            "kind": holder.kind,
            "bot": holder.bot,
            "is_here": holder.actor in here,
            "resigned": seat in live.table.resigned,
        }
        for seat, holder in enumerate(live.table.holders)
    ]


@router.post("/j/{table_id}/{seat}/{token}")
async def sit_down(
    request: Request, context: TheContext, live: Live, visitor: FormVisitor, seat: int, token: str
) -> Response:
    guest = guest_of(visitor)
    name = (await fields_of(request)).get("name", "").strip() or guest.name
    try:
        await context.hub.change(
            live, lambda table, at: propose_join(table, guest.id, seat=seat, token=token, name=name, at=at)
        )
    except Refused as refused:
        said = refused.sentence(page_words(language_of(request, visitor)))
        return _invitation(request, live, visitor, seat, token, said)
    if name != guest.name:
        await context.guests.save(guest, name=clean_name(name), language=guest.language)
    return redirect_to(f"/t/{live.table.meta.id}?seat={seat}")
