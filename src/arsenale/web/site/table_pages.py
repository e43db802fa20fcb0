"""The pages of a table: playing, replay, checking its record."""

from __future__ import annotations

from typing import Annotated, TypedDict

from fastapi import APIRouter, Query, Request
from markupsafe import Markup
from starlette.responses import Response

from ... import bots
from ...games.rulebook import explained
from ...table import SETTINGS, Refused, seat_links
from ..access.guests import Visitor
from ..access.language import language_of
from ..api.record_files import check_table, record_response
from ..context import base_url
from ..dependencies import Live, PositionQuery, TheContext
from ..live.live_table import LiveTable
from ..live.new_tables import open_rematch
from ..live.views import live_replay, live_view, page_sheets
from ..page_words import game_words
from .forms import redirect_to
from .page_visitors import FormVisitor, PageVisitor
from .rendering import render

router = APIRouter(include_in_schema=False)


class SeatLink(TypedDict):
    """What lets someone in on an open seat."""

    seat: int
    url: str


OptionalSeat = Annotated[str, Query(alias="seat", max_length=4)]


@router.get("/t/{table_id}")
async def table(request: Request, live: Live, visitor: PageVisitor, chosen: OptionalSeat = "") -> Response:
    meta = live.table.meta
    guest, language = visitor.at(meta.id), language_of(request, visitor)
    seat = _seat_to_show(live, guest, chosen)
    seen = live_view(live, guest, seat, language)
    facts = {
        "table": meta.id,
        "place": f"/t/{meta.id}",
        "game": meta.game,
        "title": seen["title"],
        "sight": seen,
        "sheets": {name: Markup(drawn) for name, drawn in page_sheets(live, seen["view"], language, "wide").items()},
        "piece_rules": live.table.game.painter.rules,
        "seat": seat,
        "socket": f"/ws/{meta.id}",
        "links": _links(request, live, guest),
        "bots": list(bots.opponents(meta.game)),
        "table_settings": SETTINGS,
        "notes": live.table.game.notes(meta.players),
        "has_rulebook": meta.game in explained(),
        "has_components": bool(live.table.game.edition.components),
    }
    return render(request, "table.html", facts, visitor)


def _seat_to_show(live: LiveTable, guest: str | None, chosen: str) -> int | None:
    """The seat asked for, else one's own that must act, else one's first, else a spectator's place."""
    own = live.table.seats_of(guest)
    if chosen.isascii() and chosen.isdigit() and int(chosen) in own:
        return int(chosen)
    if chosen == "none":
        return None
    asked = [seat for seat in live.table.state.actors() if seat in own]
    return next(iter([*asked, *own]), None)


def _links(request: Request, live: LiveTable, guest: str | None) -> list[SeatLink]:
    base, table_id = base_url(request), live.table.meta.id
    return [
        {"seat": seat, "url": f"{base}/j/{table_id}/{seat}/{token}"}
        for seat, token in seat_links(live.table, guest).items()
    ]


@router.get("/t/{table_id}/replay")
async def replay(
    request: Request, live: Live, visitor: PageVisitor, at: PositionQuery = None, chosen: OptionalSeat = ""
) -> Response:
    guest, table = visitor.at(live.table.meta.id), live.table
    seat = _seat_to_replay(live, guest, chosen)
    seen = live_replay(live, guest, seat, at, language_of(request, visitor))
    facts = {
        "table": table.meta.id,
        "place": f"/t/{table.meta.id}/replay",
        "back_to": f"/t/{table.meta.id}",
        "game": table.meta.game,
        "title": seen["title"],
        "svg": Markup(seen["svg"]),
        "replay": {name: value for name, value in seen.items() if name != "svg"},
        "at": seen["position"],
        "last": seen["last"],
        "seat": seat,
        "perspectives": seen["perspectives"],
        "record_url": f"/t/{table.meta.id}/record.json" if table.is_over else None,
    }
    return render(request, "replay.html", facts, visitor)


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
async def verify(request: Request, live: Live, visitor: PageVisitor) -> Response:
    facts = {
        "table": live.table.meta.id,
        "back_to": f"/t/{live.table.meta.id}",
        "title": _title(request, live, visitor),
        "check": await check_table(live),
    }
    return render(request, "verify.html", facts, visitor)


@router.post("/t/{table_id}/rematch")
async def rematch(context: TheContext, live: Live, visitor: FormVisitor) -> Response:
    return redirect_to(f"/t/{await open_rematch(context, live, visitor)}")


def _title(request: Request, live: LiveTable, visitor: Visitor) -> str:
    game = live.table.game
    return game_words(game.name, language_of(request, visitor)).title(game)
