"""Rate limits: a bucket of tokens for each guest or address and kind of request."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final, NamedTuple

from ..errors import WebError


class Limit(NamedTuple):
    """How many a second in the long run, and how many at once."""

    per_second: float
    at_once: int


LIMITS: Final[Mapping[str, Limit]] = {
    "read": Limit(60, 400),  # any request, by address
    "write": Limit(40, 300),  # any POST, by address
    "message": Limit(20, 100),  # websocket messages, by connection
    "chat": Limit(0.5, 8),  # by guest
    "hint": Limit(0.2, 8),  # by guest
    "table": Limit(0.2, 20),  # new tables and rematches, by guest
    "guest": Limit(0.5, 40),  # new guests, by address
    "record": Limit(0.2, 10),  # imports and checks of records, by address
}
_FORGET_ABOVE: Final = 20_000  # buckets


class Rates:
    """Tokens that come back with time."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # tokens left, at what time

    def spend(self, kind: str, who: str) -> None:
        """Take a token; raises WebError("rate") when there is none."""
        if self._scale == 0:
            return
        per_second, at_once = LIMITS[kind].per_second * self._scale, LIMITS[kind].at_once * self._scale
        now = time.monotonic()
        tokens, since = self._buckets.get((kind, who), (at_once, now))
        tokens = min(at_once, tokens + (now - since) * per_second)
        if tokens < 1:
            wait = round((1 - tokens) / per_second, 1)
            raise WebError("rate", "server-rate", {"seconds": max(1, round(wait))}, wait=wait)
        if len(self._buckets) > _FORGET_ABOVE:
            self._forget(now)
        self._buckets[kind, who] = (tokens - 1, now)

    def _forget(self, now: float) -> None:
        """Buckets that have not been touched for a minute are near enough to full."""
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if now - bucket[1] < 60}
