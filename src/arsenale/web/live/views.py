"""What is sent of a live table: views with their drawings. Every byte comes through here."""

from __future__ import annotations

from ...table import ReplayView, replay, table_speech, table_view
from ..board import alone, board, scenery_address
from .live_table import LiveTable
from .server_messages import LiveView, PresenceMessage


class ReplayAnswer(ReplayView):
    """The table at one of its positions, with the drawing."""

    scenery: str
    svg: str


def live_view(
    live: LiveTable,
    guest: str | None,
    seat: int | None,
    language: str,
    *,
    log_after: int = 0,
    chat_after: int = 0,
    layout: str = "wide",
    only: int | None = None,
    with_undo: bool = True,
) -> LiveView:
    """The table as one viewer sees it now; raises Refused if the seat is not theirs."""
    table = live.table
    view = table_view(
        table,
        guest,
        seat,
        language,
        log_after=log_after,
        chat_after=chat_after,
        connected=live.connected(),
        away=live.away(),
        only=only,
        with_undo=with_undo,
    )
    return {
        **view,
        "chat_after": chat_after,
        "next_table": live.next_table,
        "scenery": scenery_address(table.game, table.meta.players, layout),
    }


def drawing(live: LiveTable, seen: LiveView, layout: str) -> str:
    """The board of such a view; tabs and spectators with the same view share it."""
    key = (seen["seq"], seen["seat"], seen["language"], layout)
    known = live.drawings.get(key)
    if known is None:
        table = live.table
        # What can be reached in one go is offered where its last action would be.
        legal = dict.fromkeys(choice["id"] for choice in seen["choices"])
        legal |= dict.fromkeys(one["ids"][-1] for one in seen["shortcuts"] if one["to"] is not None)
        known = board(table.game, seen["view"], table_speech(table, seen["language"]), legal=list(legal), layout=layout)
        live.drawings[key] = known
    return known


def live_replay(
    live: LiveTable,
    guest: str | None,
    seat: int | None,
    at: int | None,
    language: str,
    layout: str = "wide",
    *,
    only: int | None = None,
) -> ReplayAnswer:
    """The table at one of its positions, with the drawing; by default the last position."""
    table = live.table
    seen = replay(table, guest, seat, table.position if at is None else at, language, only=only)
    return {
        **seen,
        "scenery": scenery_address(table.game, table.meta.players, layout),
        "svg": board(table.game, seen["view"], table_speech(table, language), layout=layout),
    }


def board_file(
    live: LiveTable,
    guest: str | None,
    seat: int | None,
    at: int | None,
    language: str,
    *,
    layout: str,
    theme: str | None,
    only: int | None = None,
) -> str:
    """A position as a file."""
    table = live.table
    seen = replay(table, guest, seat, table.position if at is None else at, language, only=only)
    return alone(table.game, seen["view"], table_speech(table, language), layout=layout, theme=theme)


def presence(live: LiveTable) -> PresenceMessage:
    """Who is at the table now."""
    here = live.connected()
    holders = live.table.holders
    seated = {holder.actor for holder in holders if holder.actor is not None}
    return {
        "type": "presence",
        "seats": [seat for seat, holder in enumerate(holders) if holder.actor in here],
        "spectators": sum(watcher.guest not in seated for watcher in live.watchers),
    }
