"""All that the server signs: cookies, form tokens, bearer tokens, links to another device."""

from __future__ import annotations

import hmac
from typing import Any, Final, NamedTuple

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

MOVE_SECONDS: Final = 15 * 60
BEARER_SECONDS: Final = 365 * 24 * 3600


class Bearer(NamedTuple):
    """What a bearer token is good for: all that a guest does, or one seat of one table."""

    guest: str
    table: str | None
    seat: int | None


class Signer:
    """Each purpose has a salt of its own, so that no token passes for another."""

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

    def read_bearer(self, text: str) -> Bearer | None:
        try:
            return Bearer(*self._bearer.loads(text, max_age=BEARER_SECONDS))
        except (BadData, ValueError, TypeError):
            return None

    def move(self, guest: str) -> str:
        """For a link that brings the guest to another device; it works for a quarter of an hour."""
        return str(self._move.dumps(guest))

    def read_move(self, text: str) -> str | None:
        try:
            return _text(self._move.loads(text, max_age=MOVE_SECONDS))
        except (BadData, ValueError):
            return None


def _loaded(serializer: URLSafeSerializer, text: str) -> Any:
    try:
        return serializer.loads(text)
    except (BadData, ValueError):
        return None


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None
