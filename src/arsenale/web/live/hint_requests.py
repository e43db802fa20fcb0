"""Hints at live tables: searched for by the workers, one search at a time for each seat, told to whoever asked."""

from __future__ import annotations

import asyncio

from ...bots import Hint
from ...table import BotTask, Refused, hint_task, hint_views, is_open
from ..access.guests import Visitor
from ..context import Context
from ..errors import WebError
from .live_table import HintSearch, LiveTable
from .server_messages import HintsAnswer
from .workers import BotWorkers


async def hints_for(context: Context, live: LiveTable, visitor: Visitor, seat: int, language: str) -> HintsAnswer:
    """The hints for a seat that must decide; raises Refused or WebError where there are none."""
    guest = visitor.acting(live.table.meta.id, seat)
    live.note(guest)
    task = hint_task(live.table, guest, seat=seat, seconds=context.settings.hint_seconds)
    hints = await asyncio.shield(_search_for(context, live, guest, task).search)
    if not is_open(live.table, task):
        raise Refused("stale", "table-stale", {"seq": live.table.seq})
    if hints is None:
        raise WebError("busy", "server-no-hint")
    return {"seq": task.seq, "seat": seat, "hints": hint_views(live.table, seat, hints, language)}


def _search_for(context: Context, live: LiveTable, guest: str, task: BotTask) -> HintSearch:
    """The search about this decision if there is one already, else a new one; it begins when the seat's last one is
    over."""
    last = live.hint_searches.get(task.seat)
    if last is not None and last.task.actions == task.actions and not _has_failed(last):
        return last
    context.rates.spend("hint", guest)
    running = last.search if last is not None else None
    search = asyncio.create_task(_search(context.hub.workers, task, running))
    live.hint_searches[task.seat] = HintSearch(task, search)
    _tell_others(live, guest, task.seat)
    return live.hint_searches[task.seat]


def _has_failed(hints: HintSearch) -> bool:
    search = hints.search
    return search.done() and (search.cancelled() or search.exception() is not None or search.result() is None)


async def _search(
    workers: BotWorkers, task: BotTask, running: asyncio.Task[list[Hint] | None] | None
) -> list[Hint] | None:
    if running is not None:
        await asyncio.wait((running,))
    return await workers.advise(task)


def _tell_others(live: LiveTable, guest: str, seat: int) -> None:
    """At a table of several people it is no secret. It is no part of the match either: nothing of it is written
    down."""
    if len({holder.actor for holder in live.table.holders} - {None}) < 2:
        return
    for watcher in list(live.watchers):
        if watcher.guest != guest:
            watcher.tell({"type": "hint-asked", "seat": seat})
