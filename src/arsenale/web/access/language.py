"""The language of a visitor."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ...words import LANGUAGES
from .guests import Visitor


def language_of(connection: HTTPConnection, visitor: Visitor | None = None) -> str:
    """The language asked for, else the guest's, else the browser's."""
    asked = connection.query_params.get("language", "")
    if asked in LANGUAGES:
        return asked
    if visitor is not None and visitor.guest is not None and visitor.guest.language in LANGUAGES:
        return visitor.guest.language
    return accepted_language(connection.headers.get("Accept-Language", ""))


def accepted_language(header: str) -> str:
    """The first of our languages in an Accept-Language header, else English."""
    for part in header.split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
