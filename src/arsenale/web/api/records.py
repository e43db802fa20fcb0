"""JSON over HTTP: replays, drawings, records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel
from starlette.responses import Response

from ..access.guard import DRAWING_POLICY
from ..access.visitors import address_of
from ..context import base_url
from ..dependencies import LayoutQuery, Live, PositionQuery, Reader, ReaderLanguage, SeatQuery, TheContext, Writer
from ..errors import ERROR_RESPONSES
from ..live.views import ReplayAnswer, board_file, live_replay
from .record_files import RecordCheck, RecordFile, check_file, check_table, decoded, keep_record, record_response

router = APIRouter(prefix="/api", tags=["records"], responses=ERROR_RESPONSES)

RECORD_BODY: dict[str, Any] = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
}


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
    language: ReaderLanguage,
    at: PositionQuery = None,
    seat: SeatQuery = None,
    layout: LayoutQuery = "wide",
) -> ReplayAnswer:
    """The table at a position. Of a running match you see what you may know, of a finished one every seat."""
    return live_replay(live, visitor.at(live.table.meta.id), seat, at, language, layout, only=visitor.seat)


@router.get("/tables/{table_id}/board.svg", response_class=Response)
async def get_board(
    live: Live,
    visitor: Reader,
    language: ReaderLanguage,
    at: PositionQuery = None,
    seat: SeatQuery = None,
    layout: LayoutQuery = "wide",
    theme: Annotated[Literal["light", "night"] | None, Query()] = None,
) -> Response:
    """The drawing of a position, as a file of its own."""
    guest = visitor.at(live.table.meta.id)
    svg = board_file(live, guest, seat, at, language, layout=layout, theme=theme, only=visitor.seat)
    return drawing_response(svg)


@router.get("/tables/{table_id}/record", response_model=RecordFile)
async def get_record(live: Live) -> Response:
    """The record of a finished match."""
    return record_response(live)


@router.get("/tables/{table_id}/verify")
async def verify_table(live: Live) -> RecordCheck:
    """Replay the record of a finished match and check seed, actions and outcome."""
    return await check_table(live)


@router.post("/records", status_code=201, openapi_extra=RECORD_BODY)
async def import_record(request: Request, context: TheContext, visitor: Writer) -> ImportAnswer:
    """Keep a record of a finished match; the body is its JSON."""
    context.rates.spend("record", address_of(request))
    guest = visitor.guest if visitor.table is None else None
    table_id = await keep_record(context, decoded(await request.body()), guest)
    return ImportAnswer(table=table_id, url=f"{base_url(request)}/t/{table_id}/replay")


@router.post("/records/verify", openapi_extra=RECORD_BODY)
async def verify_record(request: Request, context: TheContext, _visitor: Writer) -> RecordCheck:
    """Check a record without keeping it."""
    context.rates.spend("record", address_of(request))
    return await check_file(context, decoded(await request.body()))
