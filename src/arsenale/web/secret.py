"""What signs cookies and links: given by the host, or made once and kept in a file beside the database."""

from __future__ import annotations

import logging
import os
import secrets
from pathlib import Path

from .settings import Settings

_log = logging.getLogger(__name__)


def signing_secret(settings: Settings) -> str:
    """The same at every start, so that guests keep their seats. PostgreSQL has no file beside it: set one there."""
    if settings.secret:
        return settings.secret
    if not settings.is_sqlite:
        _log.warning("ARSENALE_SECRET is not set: guests lose their seats when the server starts again")
        return secrets.token_hex(32)
    return _kept(Path(settings.database_url.removeprefix("sqlite:///") + ".secret"))


def _kept(path: Path) -> str:
    """Only whoever makes the file writes it: of two servers that start at once the second reads."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        found = path.read_text(encoding="ascii").strip()
        if len(found) < 32:
            raise ValueError(f"expected a secret of at least 32 characters in {path}, got {len(found)}") from None
        return found
    value = secrets.token_hex(32)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(value)
    return value
