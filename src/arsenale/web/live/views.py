"""What is sent of a live table: views with their drawings. Every byte comes through here."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from itertools import count
from typing import Any, Final, NamedTuple

from ...engine import Fragment
from ...render import seen_by, sheet_drawing
from ...table import OwnView, ReplayView, away_since, replay, shared_view, table_speech, table_view
from ...table.show.choices import GameView
from ...table.show.story import readers
from ..board import alone, board, scenery_address
from .drawings import BoardChange, PublicDrawing, change_between, draw_public
from .live_table import LiveTable
from .server_messages import LiveSharedView, LiveView, PresenceMessage
from .updates import SharedHalf, shared_half


class ReplayAnswer(ReplayView):
    """The table at one of its positions, with the drawing."""

    scenery: str
    svg: str


class SharedUpdate(NamedTuple):
    """What all viewers with the same language, layout and knowledge are sent, and what their own part starts from."""

    number: int  # of all updates of this process, to tell them apart
    half: SharedHalf
    view: LiveSharedView
    drawing: PublicDrawing
    change: BoardChange
    readers: frozenset[int]  # the seats that read more of it than everybody, or in other words


_numbers = count()
# What tells of this update alone; of the rest is sent what is not as it was in the last one.
_OF_ONE_UPDATE: Final = ("seq", "position", "story", "log_after", "beats", "chat", "chat_after")


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
    with_previews: bool = True,
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
        seen_at=live.seen_at(),
        only=only,
        with_previews=with_previews,
    )
    return {**view, "next_table": live.next_table, "scenery": scenery_address(table.game, table.meta.players, layout)}


def shared_update(live: LiveTable, language: str, layout: str, since: int, before: SharedUpdate | None) -> SharedUpdate:
    """What those are sent who have seen the table up to an entry, and were last sent this update or none."""
    key = (language, layout, since, before and before.number)
    known = live.shared.get(key)
    if known is None:
        known = live.shared[key] = _shared_update(live, language, layout, since, before)
    return known


def _shared_update(
    live: LiveTable, language: str, layout: str, since: int, before: SharedUpdate | None
) -> SharedUpdate:
    table = live.table
    log_after = live.log_after(since)
    shared = shared_view(
        table,
        language,
        log_after=log_after,
        chat_after=since,
        connected=live.connected(),
        seen_at=live.seen_at(),
        view=_public_view(live),
    )
    view: LiveSharedView = {
        **shared,
        "next_table": live.next_table,
        "scenery": scenery_address(table.game, table.meta.players, layout),
    }
    drawing = public_drawing(live, language, layout)
    change = change_between(before and before.drawing, drawing)
    told = changed_fields(before and before.view, view, _OF_ONE_UPDATE)
    half = shared_half({"type": "update", "seq": table.seq, "after": since, "table": told, "board": change})
    return SharedUpdate(next(_numbers), half, view, drawing, change, readers(table, after=log_after))


def changed_fields(before: Mapping[str, Any] | None, now: Mapping[str, Any], always: Collection[str]) -> dict[str, Any]:
    """The fields that are not as they were, and those that are always told."""
    if before is None:
        return {**now}
    return {name: value for name, value in now.items() if name in always or name not in before or before[name] != value}


def _public_view(live: LiveTable) -> GameView:
    """The game's own view of a spectator, made once a position."""
    if live.public_view is None:
        live.public_view = live.table.game.view(live.table.state, None)
    return live.public_view


def public_drawing(live: LiveTable, language: str, layout: str) -> PublicDrawing:
    """The present position as everybody sees it, drawn once."""
    known = live.drawings.get((language, layout))
    if known is None:
        table = live.table
        known = draw_public(table.game, _public_view(live), table_speech(table, language), layout)
        live.drawings[language, layout] = known
    return known


def own_fragments(live: LiveTable, own: OwnView, view: GameView, language: str, layout: str) -> dict[str, Fragment]:
    """What the viewer's seat sees otherwise than everybody."""
    table = live.table
    if own["seat"] is None:
        return {}
    # What can be reached in one go is offered where its last action would be.
    legal = [choice["id"] for choice in own["choices"]]
    legal += [one["ids"][-1] for one in own["shortcuts"] if one["to"] is not None]
    speech = table_speech(table, language)
    drawn = table.game.painter.own(view, speech, layout, list(dict.fromkeys(legal)))
    return {fragment.key: fragment for fragment in drawn}


def page_sheets(live: LiveTable, view: GameView, language: str, layout: str) -> dict[str, str]:
    """The drawings by name, for a page that has style and scenery: as a seat sees them, before anything is lit."""
    table = live.table
    painter = table.game.painter
    sheets = seen_by(painter, view, table_speech(table, language), layout)
    return {sheet.name: sheet_drawing(sheet, layout, painter.rules) for sheet in sheets}


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
        "away": _away_seats(live, here),
        "now": time.time(),
        "spectators": sum(watcher.guest not in seated for watcher in live.watchers),
    }


def _away_seats(live: LiveTable, here: Collection[str]) -> dict[str, float]:
    """By seat: when its person was last here, where they are not now."""
    seen_at = live.seen_at()
    since = {seat: away_since(live.table, seat, here, seen_at) for seat in range(live.table.meta.players)}
    return {str(seat): moment for seat, moment in since.items() if moment is not None}
