"""JSON over HTTP: replays, drawings, records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel
from starlette.responses import Response

from ..engine import Record
from .asking import ERRORS, LayoutQuery, Live, PositionQuery, Reader, SeatQuery, TheHouse, Words, Writer
from .catalogue import Offer
from .errors import bad
from .guard import DRAWING_POLICY
from .house import address_of, base_url
from .hub import LiveTable
from .opening import keep_record, verdict, verdict_on
from .showing import drawn_alone, shown_replay

router = APIRouter(prefix="/api", tags=["records"], responses=ERRORS)

RECORD_BODY: dict[str, Any] = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
}


class Verdict(BaseModel):
    holds: bool
    reason: str | None
    commitment: str
    seed: str
    actions: int
    finished: bool
    outcome: dict[str, Any] | None


class ImportAnswer(BaseModel):
    table: str
    url: str


def drawing_response(svg: str) -> Response:
    headers = {"Content-Security-Policy": DRAWING_POLICY, "Cache-Control": "private, no-store"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@router.get("/tables/{table_id}/replay")
async def get_replay(
    live: Live,
    visitor: Reader,
    language: Words,
    at: PositionQuery = None,
    seat: SeatQuery = None,
    layout: LayoutQuery = "wide",
) -> dict[str, Any]:
    """The table at a position: running ones as much as I may know, finished ones from every seat."""
    return shown_replay(live, visitor.at(live.table.meta.id), seat, at, language, layout, only=visitor.seat)


@router.get("/tables/{table_id}/board.svg", response_class=Response)
async def get_board(
    live: Live,
    visitor: Reader,
    language: Words,
    at: PositionQuery = None,
    seat: SeatQuery = None,
    layout: LayoutQuery = "wide",
    theme: Annotated[Literal["light", "night"] | None, Query()] = None,
) -> Response:
    """The drawing of a position, standing alone."""
    guest = visitor.at(live.table.meta.id)
    svg = drawn_alone(live, guest, seat, at, language, layout=layout, theme=theme, only=visitor.seat)
    return drawing_response(svg)


@router.get("/tables/{table_id}/record")
async def get_record(live: Live) -> Response:
    """The record of a finished match."""
    return record_response(live)


def record_response(live: LiveTable) -> Response:
    record = live.table.record()
    name = f"{record.game}-{live.table.meta.id[:8]}.json"
    return Response(
        record.to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/tables/{table_id}/verify")
async def verify_table(live: Live) -> Verdict:
    """Replay the record of a finished match and check seed, actions and outcome."""
    return Verdict(**await table_verdict(live))


async def table_verdict(live: LiveTable) -> dict[str, Any]:
    table = live.table
    # What is written is read again: the file itself is checked, not what is in memory.
    record = Record.from_json(table.record().to_json())
    return await asyncio.to_thread(verdict, record, Offer(table.game, table.meta.edition_text, ""))


@router.post("/records", status_code=201, openapi_extra=RECORD_BODY)
async def import_record(request: Request, house: TheHouse, visitor: Writer) -> ImportAnswer:
    """Keep a record of a finished match; the body is its JSON."""
    house.rates.spend("record", address_of(request))
    guest = visitor.guest if visitor.table is None else None
    table_id = await keep_record(house, await _body(request), guest)
    return ImportAnswer(table=table_id, url=f"{base_url(request)}/t/{table_id}/replay")


@router.post("/records/verify", openapi_extra=RECORD_BODY)
async def verify_record(request: Request, house: TheHouse, _visitor: Writer) -> Verdict:
    """Check a record without keeping it."""
    house.rates.spend("record", address_of(request))
    return Verdict(**await verdict_on(house, await _body(request)))


async def _body(request: Request) -> str:
    raw = await request.body()
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise bad("a record in JSON, as UTF-8", raw[:20]) from None
