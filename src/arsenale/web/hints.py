"""Hints at live tables: found in the workroom, one at a time for each seat, told to whoever asked."""

from __future__ import annotations

import asyncio
from typing import Any

from ..bots.hint import Hint
from ..table import BotTask, Refused, hint_task, hint_views, is_open
from .errors import WebError
from .guests import Visitor
from .house import House
from .hub import LiveTable
from .thinkers import Advice, Workroom


async def hints_for(house: House, live: LiveTable, visitor: Visitor, seat: int, language: str) -> dict[str, Any]:
    """The hints for a seat that must decide; raises Refused or WebError where there are none."""
    guest = visitor.acting(live.table.meta.id, seat)
    live.note(guest)
    task = hint_task(live.table, guest, seat=seat, seconds=house.settings.hint_seconds)
    found = await asyncio.shield(_advice(house, live, guest, task).found)
    if not is_open(live.table, task):
        raise Refused("stale", "table-stale", {"seq": live.table.seq})
    if found is None:
        raise WebError("busy", "server-no-hint")
    return {"seq": task.seq, "seat": seat, "hints": hint_views(live.table, seat, found, language)}


def _advice(house: House, live: LiveTable, guest: str, task: BotTask) -> Advice:
    """What is known or being found out already, else a new search; it begins when the seat's last one is over."""
    before = live.advice.get(task.seat)
    if before is not None and before.task.actions == task.actions and not _has_failed(before):
        return before
    house.rates.spend("hint", guest)
    running = before.found if before is not None else None
    search = asyncio.create_task(_search(house.hub.workroom, task, running))
    live.advice[task.seat] = Advice(task, search)
    _tell_others(live, guest, task.seat)
    return live.advice[task.seat]


def _has_failed(advice: Advice) -> bool:
    found = advice.found
    return found.done() and (found.cancelled() or found.exception() is not None or found.result() is None)


async def _search(
    workroom: Workroom, task: BotTask, running: asyncio.Task[list[Hint] | None] | None
) -> list[Hint] | None:
    if running is not None:
        await asyncio.wait((running,))
    return await workroom.advise(task)


def _tell_others(live: LiveTable, guest: str, seat: int) -> None:
    """It is no secret at a table of several people, and no part of the match: nothing of it is written down."""
    if len({holder.actor for holder in live.table.holders} - {None}) < 2:
        return
    for watcher in list(live.watchers):
        if watcher.guest != guest:
            watcher.tell({"type": "hint-asked", "seat": seat})
