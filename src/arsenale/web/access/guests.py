"""People without accounts: a guest is a signed cookie. Programs show a signed token instead."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Final, Literal

from ...store import Guest, Store
from ..errors import WebError

COOKIE: Final = "arsenale_guest"
COOKIE_SECONDS: Final = 5 * 365 * 24 * 3600
FORGOTTEN_SECONDS: Final = 30 * 24 * 3600  # a guest without a table who has not been here for so long is forgotten
_SEEN_SECONDS: Final = 24 * 3600  # how precisely we note when someone was last here
_KEPT: Final = 5000  # guests in memory
_KEPT_SECONDS: Final = 60.0  # another process may have renamed them

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
        """The id of the guest as whom they act at this table; None if they may not act."""
        return self.guest_id if self.table in (None, table_id) else None

    def acting(self, table_id: str, seat: int | None = None) -> str:
        """The guest id to act with; refuses strangers and tokens for another seat."""
        guest = self.at(table_id)
        if guest is None or (seat is not None and self.seat not in (None, seat)):
            raise WebError("seat", "server-not-seated")
        return guest

    def for_everything(self) -> Guest:
        """The guest, where the request is about more than one seat; refuses a seat's token."""
        if self.guest is None:
            raise WebError("token", "server-token")
        if self.table is not None:
            raise WebError("seat", "server-token-for-one-seat")
        return self.guest


class GuestBook:
    """The guests of the store, the most recent ones kept in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, tuple[float, Guest]] = OrderedDict()

    async def get(self, guest_id: str) -> Guest | None:
        kept = self._kept.get(guest_id)
        if kept is not None and time.monotonic() - kept[0] < _KEPT_SECONDS:
            return kept[1]
        stored = await asyncio.to_thread(self._store.guest, guest_id)
        if stored is not None and time.time() - stored.seen_at > _SEEN_SECONDS:
            stored = replace(stored, seen_at=time.time())
            await asyncio.to_thread(self._store.save_guest, stored)
        return self._keep(stored) if stored else None

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
