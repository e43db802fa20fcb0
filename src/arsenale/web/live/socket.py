"""The websocket of a table."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ..access.guests import Visitor
from ..access.language import language_of
from ..access.visitors import address_of, is_same_origin, visitor_of
from ..context import Context, context_of
from ..errors import WebError
from ..page_words import page_words
from .connection import Connection
from .live_table import LiveTable
from .views import presence

router = APIRouter()
_log = logging.getLogger(__name__)

UNKNOWN_TABLE: Final = 4404
FORBIDDEN: Final = 4403
TOO_MANY: Final = 4429


@router.websocket("/ws/{table_id}")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """All about one table, live."""
    context = context_of(socket)
    await socket.accept()
    if not is_same_origin(socket):
        await socket.close(FORBIDDEN)
        return
    try:
        visitor = await visitor_of(socket)
        live = await context.hub.table(table_id)
        if live.table.is_cancelled:
            raise WebError("cancelled", "table-called-off")
    except WebError as fault:
        await _send_fault(socket, fault)
        return
    keys = _keys(socket, visitor)
    if _are_too_many(context, keys):
        await socket.close(TOO_MANY)
        return
    context.connections.update(keys)
    try:
        await _serve(Connection(socket, context, live, visitor), live)
    finally:
        for key in keys:
            context.connections[key] -= 1
            if not context.connections[key]:
                del context.connections[key]


async def _serve(connection: Connection, live: LiveTable) -> None:
    live.come(connection)
    sender = asyncio.create_task(connection.send_all())
    receiver = asyncio.create_task(connection.receive_all())
    try:
        done, _ = await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            fault = task.exception()
            if fault is not None and not isinstance(fault, WebSocketDisconnect):
                _log.error("a connection broke", exc_info=fault)
    finally:
        sender.cancel()
        receiver.cancel()
        connection.stop()
        live.leave(connection)
        live.tell_all(presence(live))


async def _send_fault(socket: WebSocket, fault: WebError) -> None:
    words = page_words(language_of(socket))
    if socket.client_state is WebSocketState.CONNECTED:
        await socket.send_json({"type": "error", "error": fault.content(words)})
        await socket.close(UNKNOWN_TABLE if fault.code in ("unknown", "cancelled") else FORBIDDEN)


def _keys(socket: WebSocket, visitor: Visitor) -> list[str]:
    """What the connection is counted under."""
    address = f"address {address_of(socket)}"
    return [address] if visitor.guest_id is None else [address, f"guest {visitor.guest_id}"]


def _are_too_many(context: Context, keys: list[str]) -> bool:
    limits = (context.settings.connections_per_address, context.settings.connections_per_guest)
    return any(context.connections[key] >= limit for key, limit in zip(keys, limits, strict=False))
