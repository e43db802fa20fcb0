"""One connection to a table: numbered updates to a tab or device, actions the same way back."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from ...table import Refused, check_holds, explain, table_speech
from ..access.guests import Visitor
from ..access.language import language_of
from ..context import Context
from ..errors import ErrorContent, WebError, refusal_content
from ..fields import MessageId
from ..page_words import page_words
from .changes import make_change
from .client_messages import AskHint, Change, ClientMessage, Ping, Watch, Why, read_message
from .hint_requests import hints_for
from .live_table import LiveTable
from .server_messages import ServerMessage
from .updates import dumps
from .viewer import Viewer
from .views import presence

TOO_SLOW: Final = 4408
_OUTBOX: Final = 300  # messages that may wait for a slow connection
_QUIET_SECONDS: Final = 0.03  # after an update, before working out what choices would bring


class Connection:
    """One tab or device that looks at a table."""

    def __init__(self, socket: WebSocket, context: Context, live: LiveTable, visitor: Visitor) -> None:
        self._socket = socket
        self._context = context
        self._live = live
        self._visitor = visitor
        self._viewer = Viewer(
            live, visitor.at(live.table.meta.id), None, language_of(socket, visitor), only=visitor.seat
        )
        self._is_watching = False
        self._is_due = False
        self._owes_previews = False  # the last update left out what choices would bring
        self._outbox: deque[ServerMessage] = deque()
        self._awake = asyncio.Event()
        self._hinting: set[asyncio.Task[None]] = set()

    # Watcher

    @property
    def guest(self) -> str | None:
        return self._viewer.guest

    @property
    def seat(self) -> int | None:
        return self._viewer.seat

    def wake(self) -> None:
        self._is_due = self._is_watching
        self._awake.set()

    def tell(self, message: ServerMessage) -> None:
        self._outbox.append(message)
        self._awake.set()

    # Out

    async def send_all(self) -> None:
        """Send what is due until the connection ends. One that is slow gets fewer updates, never old ones."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            if len(self._outbox) > _OUTBOX:
                await self._on_socket(self._socket.close(TOO_SLOW))
                return
            while self._outbox:
                await self._send(self._outbox.popleft())
            if self._is_due:
                self._is_due = False
                await self._send_update()
                self._owes_previews = self._viewer.is_asked
            # Where the table goes on at once, nobody needs them; whatever wakes us, this is asked again.
            if self._owes_previews and not await self._is_woken(_QUIET_SECONDS):
                await self._send_previews()

    async def _is_woken(self, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await self._awake.wait()
        except TimeoutError:
            return False
        return True

    async def _send_previews(self) -> None:
        self._owes_previews = False
        previews = self._viewer.previews()
        if previews is not None:
            await self._send(previews)

    async def _send_update(self) -> None:
        update = self._viewer.update()
        sending = self._socket.send_text(update) if isinstance(update, str) else self._socket.send_bytes(update)
        await self._on_socket(sending)

    async def _send(self, message: ServerMessage) -> None:
        await self._on_socket(self._socket.send_text(dumps(message)))

    async def _on_socket(self, sending: Coroutine[Any, Any, None]) -> None:
        try:
            await sending
        except RuntimeError as fault:
            # Servers say so in words: the socket was closed before we knew.
            raise WebSocketDisconnect(1006) from fault

    # In

    async def receive_all(self) -> None:
        """Read messages until the connection ends. What is not understood gets an answer too."""
        limit = self._context.settings.message_bytes
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            try:
                text = event.get("text")
                if text is not None and len(text) > limit:
                    raise WebError("size", "server-size", {"bytes": limit})
                self._context.rates.spend("message", str(id(self)))
                await self._take(read_message(text))
            except WebError as fault:
                self.tell({"type": "error", "error": fault.content(page_words(self._viewer.language))})

    async def _take(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            self.tell({"type": "pong", "seq": self._live.table.seq})
        elif isinstance(message, Watch):
            self._watch(message)
        elif isinstance(message, AskHint):
            # It takes seconds: other messages do not wait for it.
            job = asyncio.create_task(self._answer(message))
            self._hinting.add(job)
            job.add_done_callback(self._hinting.discard)
        else:
            await self._answer(message)

    def _watch(self, message: Watch) -> None:
        viewer, table = self._viewer, self._live.table
        language = message.language or viewer.language
        is_same = (message.seat, language) == (viewer.seat, viewer.language) or not self._is_watching
        if message.seat is not None:
            try:
                self._visitor.acting(table.meta.id, message.seat)
                check_holds(table, viewer.guest, message.seat)
            except Refused as refused:
                self.tell({"type": "error", "error": refusal_content(refused, table_speech(table, language))})
                return
        viewer.seat, viewer.language, viewer.layout = message.seat, language, message.layout
        viewer.is_packed, viewer.wants_view = message.packed, message.view
        # The log of another seat or in another language is another log.
        viewer.look_anew(min(message.since, table.seq) if is_same else 0)
        was_watching, self._is_watching = self._is_watching, True
        self.wake()
        if not was_watching:
            self._live.tell_all(presence(self._live))

    async def _answer(self, message: Why | AskHint | Change) -> None:
        live = self._live
        try:
            if isinstance(message, Why):
                guest = self._visitor.acting(live.table.meta.id, message.seat)
                said = explain(
                    live.table, guest, seat=message.seat, action=message.action, language=self._viewer.language
                )
                self.tell({"type": "why", "id": message.id, "action": message.action, **said})
                return
            if isinstance(message, AskHint):
                told = await hints_for(self._context, live, self._visitor, message.seat, self._viewer.language)
                self.tell({"type": "hint", "id": message.id, **told})
                return
            seq = await make_change(self._context, live, self._visitor, message)
        except Refused as refused:
            self._refuse(message.id, refusal_content(refused, table_speech(live.table, self._viewer.language)))
        except WebError as fault:
            self._refuse(message.id, fault.content(page_words(self._viewer.language)))
        else:
            self.tell({"type": "answer", "id": message.id, "ok": True, "seq": seq})

    def stop(self) -> None:
        """The connection has ended."""
        for job in self._hinting:
            job.cancel()

    def _refuse(self, message_id: MessageId, error: ErrorContent) -> None:
        self.tell({"type": "answer", "id": message_id, "ok": False, "error": error})
