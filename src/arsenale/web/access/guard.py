"""What every HTTP request passes: size and rate limits in, security headers and a log line out."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import WebError, bad
from ..page_words import page_words
from ..settings import Settings
from .language import accepted_language
from .rates import Rates

_log = logging.getLogger("arsenale.web.request")

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
DRAWING_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
"""For drawings that stand alone: they carry their own stylesheet and must do nothing else."""

_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Links to seats are secrets: no other site is told where a reader comes from.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_FORBIDDEN: Final = 4403
_FREE: Final = ("/static/", "/healthz", "/theme.css")


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, *, rates: Rates, settings: Settings) -> None:
        self._app = app
        self._rates = rates
        self._body_bytes = settings.body_bytes
        self._accepts_host = settings.accepts_host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._accepts_host(Headers(scope=scope).get("Host", "")):
            await send({"type": "websocket.close", "code": _FORBIDDEN})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, self._limited(receive), send_guarded)
        except WebError as fault:
            await _refuse(fault, scope, send_guarded)
        finally:
            _log_request(scope, status, time.perf_counter() - began)

    def _check(self, scope: Scope) -> None:
        length = Headers(scope=scope).get("Content-Length", "0")
        if not (length.isascii() and length.isdigit()) or int(length) > self._body_bytes:
            raise WebError("size", "server-size", {"bytes": self._body_bytes})
        if scope["path"].startswith(_FREE):
            return
        host = Headers(scope=scope).get("Host", "")
        if not self._accepts_host(host):
            raise bad("a name of this server as Host (ARSENALE_PUBLIC_URL tells it)", host)
        address = scope["client"][0] if scope.get("client") else "unknown"
        self._rates.spend("read" if scope["method"] in ("GET", "HEAD") else "write", address)

    def _limited(self, receive: Receive) -> Receive:
        """A body without a length is counted while it comes."""
        received = 0

        async def receive_counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self._body_bytes:
                raise WebError("size", "server-size", {"bytes": self._body_bytes})
            return message

        return receive_counted


async def _refuse(fault: WebError, scope: Scope, send: Send) -> None:
    """An answer before the app was reached."""
    words = page_words(accepted_language(Headers(scope=scope).get("Accept-Language", "")))
    body = json.dumps({"error": fault.content(words)}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in fault.headers.items()]
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _log_request(scope: Scope, status: int, seconds: float) -> None:
    path = scope["path"]
    if path.startswith("/j/"):
        path = "/j/..."  # the link to a seat is a secret
    level = logging.DEBUG if path.startswith(_FREE) else logging.INFO
    fields = {"method": scope["method"], "path": path, "status": status, "ms": round(seconds * 1000, 1)}
    _log.log(level, "%s %s %d %.1f ms", *fields.values(), extra=fields)
