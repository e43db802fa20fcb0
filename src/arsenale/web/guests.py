"""People without accounts: a guest is a signed cookie. Programs show a signed token instead."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from ..store import Guest, Store
from .errors import WebError

COOKIE: Final = "arsenale_guest"
COOKIE_SECONDS: Final = 5 * 365 * 24 * 3600
MOVE_SECONDS: Final = 15 * 60
BEARER_SECONDS: Final = 365 * 24 * 3600
FORGOTTEN_SECONDS: Final = 30 * 24 * 3600  # a guest without a table who has not been here for so long
_SEEN_SECONDS: Final = 24 * 3600  # how exactly it is known when someone was here
_KEPT: Final = 5000
_KEPT_SECONDS: Final = 60.0  # another process may have renamed him

By = Literal["cookie", "bearer", "nobody"]


@dataclass(frozen=True)
class Visitor:
    """Who asks. A seat's token is good for one seat of one table."""

    guest: Guest | None = None
    by: By = "nobody"
    table: str | None = None
    seat: int | None = None

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    def at(self, table_id: str) -> str | None:
        """The guest as he may act at this table."""
        return self.guest_id if self.table in (None, table_id) else None

    def acting(self, table_id: str, seat: int | None = None) -> str:
        """The guest id to act with; refuses nobodies and tokens for another seat."""
        guest = self.at(table_id)
        if guest is None or (seat is not None and self.seat not in (None, seat)):
            raise WebError("seat", "server-not-seated")
        return guest


class Signer:
    """All that the server signs. Each purpose has a salt of its own, so that none passes for another."""

    def __init__(self, secret: str) -> None:
        self._cookie = URLSafeSerializer(secret, salt="guest")
        self._csrf = URLSafeSerializer(secret, salt="csrf")
        self._bearer = URLSafeTimedSerializer(secret, salt="bearer")
        self._move = URLSafeTimedSerializer(secret, salt="move")

    def cookie(self, guest: str) -> str:
        return str(self._cookie.dumps(guest))

    def read_cookie(self, text: str) -> str | None:
        return _text(_loaded(self._cookie, text))

    def csrf(self, guest: str) -> str:
        return str(self._csrf.dumps(guest))

    def is_csrf(self, text: str, guest: str) -> bool:
        return hmac.compare_digest(text.encode("utf-8", "replace"), self.csrf(guest).encode())

    def bearer(self, guest: str, *, table: str | None = None, seat: int | None = None) -> str:
        return str(self._bearer.dumps([guest, table, seat]))

    def read_bearer(self, text: str) -> tuple[str, str | None, int | None] | None:
        try:
            guest, table, seat = self._bearer.loads(text, max_age=BEARER_SECONDS)
        except (BadData, ValueError, TypeError):
            return None
        return guest, table, seat

    def move(self, guest: str) -> str:
        """For a link that brings the guest to another device; it works for a quarter of an hour."""
        return str(self._move.dumps(guest))

    def read_move(self, text: str) -> str | None:
        try:
            return _text(self._move.loads(text, max_age=MOVE_SECONDS))
        except (BadData, ValueError):
            return None


class GuestBook:
    """The guests of the store, the last ones kept in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, tuple[float, Guest]] = OrderedDict()

    async def get(self, guest_id: str) -> Guest | None:
        kept = self._kept.get(guest_id)
        if kept is not None and time.monotonic() - kept[0] < _KEPT_SECONDS:
            return kept[1]
        found = await asyncio.to_thread(self._store.guest, guest_id)
        if found is not None and time.time() - found.seen_at > _SEEN_SECONDS:
            found = replace(found, seen_at=time.time())
            await asyncio.to_thread(self._store.save_guest, found)
        return self._keep(found) if found else None

    async def create(self, name: str, language: str) -> Guest:
        return self._keep(await asyncio.to_thread(self._store.create_guest, name, language, at=time.time()))

    async def save(self, guest: Guest, *, name: str, language: str) -> Guest:
        changed = replace(guest, name=name, language=language, seen_at=time.time())
        await asyncio.to_thread(self._store.save_guest, changed)
        return self._keep(changed)

    def _keep(self, guest: Guest) -> Guest:
        self._kept.pop(guest.id, None)
        self._kept[guest.id] = (time.monotonic(), guest)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return guest


def _loaded(serializer: URLSafeSerializer, text: str) -> Any:
    try:
        return serializer.loads(text)
    except (BadData, ValueError):
        return None


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None
