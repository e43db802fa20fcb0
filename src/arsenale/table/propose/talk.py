"""What is said at a table, and how it is set."""

from __future__ import annotations

from collections.abc import Mapping

from ..journal import ChatPayload, Entry
from ..meta import FIXED_SETTINGS, SETTINGS
from ..plain_text import clean_name, clean_remark
from ..refused import Refused
from ..table import Table
from .checks import next_entry


def propose_chat(table: Table, guest: str, *, name: str, text: str, at: float) -> Entry:
    """Someone says something: by the name of their seat or, as a spectator, by the one they give."""
    seats = table.seats_of(guest)
    seat = seats[0] if seats else None
    said_by = table.holders[seat].name if seat is not None else clean_name(name)
    return next_entry(table, "chat", seat, ChatPayload(name=said_by, text=clean_remark(text)), at)


def propose_settings(table: Table, guest: str, settings: Mapping[str, str], *, at: float) -> Entry:
    """Whoever sits at the table may change its settings."""
    if not table.seats_of(guest) and guest != table.meta.owner:
        raise Refused("seat", "table-not-seated")
    check_settings(settings)
    if any(name in FIXED_SETTINGS for name in settings):
        raise Refused("bad", "table-fixed-setting")
    return next_entry(table, "settings", None, dict(settings), at)


def check_settings(settings: Mapping[str, str]) -> None:
    """Refuse settings that no table has."""
    for name, value in settings.items():
        if value not in SETTINGS.get(name, ()):
            raise Refused("bad", "table-wrong-setting")
