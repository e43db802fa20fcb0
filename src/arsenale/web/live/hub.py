"""The live tables: loaded on demand, one lock each. Every change goes the same way: check, store, apply, tell."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from ...store import SeqTaken, Store, StoreError
from ...table import Entry, Refused, Table, TableMeta, propose_forced
from ..errors import WebError
from ..settings import Settings
from .bot_player import BotPlayer
from .live_table import LiveTable, Proposal, Sequel
from .storage import TableStorage
from .workers import BotWorkers

_log = logging.getLogger(__name__)
_SWEEP_SECONDS: Final = 30.0
_TRIES: Final = 5
_MOST_FORCED: Final = 50  # actions without an alternative in a row; the rest waits for a click


class Hub:
    """All live tables of this server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._settings = settings
        self._storage = TableStorage(store, is_sqlite=settings.is_sqlite)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._jobs: set[asyncio.Task[int]] = set()
        self.workers = BotWorkers(settings.bot_workers, settings.bot_seconds)
        self._bots = BotPlayer(self.change, self.workers, settings.bot_pace)
        self._sweeper: asyncio.Task[None] | None = None

    # Coming and going

    def start(self) -> None:
        self.workers.start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop bots, finish what is being stored."""
        tables = self._tables.values()
        jobs: list[asyncio.Task[Any]] = [live.bot_job for live in tables if live.bot_job]
        jobs += [hints.search for live in tables for hints in live.hint_searches.values()]
        for job in [*jobs, *([self._sweeper] if self._sweeper else [])]:
            job.cancel()
        await asyncio.gather(*jobs, *self._jobs, return_exceptions=True)
        self.workers.close()
        self._storage.close()

    def release_polls(self) -> None:
        """Answer everyone who waits, so that the server can stop."""
        for live in self._tables.values():
            live.is_closing = True
            live.notify()

    @property
    def live_count(self) -> int:
        return len(self._tables)

    @property
    def watcher_count(self) -> int:
        return sum(len(live.watchers) for live in self._tables.values())

    # Tables

    async def table(self, table_id: str) -> LiveTable:
        """The table, loaded if need be; raises WebError("unknown")."""
        live = self._tables.get(table_id)
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        live.touched = time.monotonic()
        return live

    async def open(self, meta: TableMeta) -> LiveTable:
        """A new table."""
        await self._storage.create(meta)
        return await self.table(meta.id)

    async def keep(self, table: Table, entries: list[Entry]) -> str:
        """A match that was played elsewhere; gives the id of its table."""
        return await self._storage.import_table(table, entries)

    async def open_rematch(self, live: LiveTable, make: Callable[[Table], TableMeta]) -> str:
        """The id of the table of the rematch: one for all who ask."""
        async with live.lock:
            if live.next_table is None:
                live.next_table = (await self.open(make(live.table))).table.meta.id
                live.notify()
                live.tell_all({"type": "rematch", "table": live.next_table})
            return live.next_table

    async def _load(self, table_id: str) -> LiveTable:
        table, next_table = await self._storage.load(table_id)
        live = self._tables[table_id] = LiveTable(table, next_table, self._settings.away_seconds)
        self._bots.wake(live)
        return live

    # Changes

    async def change(self, live: LiveTable, propose: Proposal, sequels: Sequence[Sequel] = ()) -> int:
        """Check, store, apply, tell; gives the number of the last entry. `sequels` come right after it, up to the
        first that proposes nothing. Raises Refused or WebError where the first cannot be done, nothing changed."""
        # What is stored must be applied, whoever hangs up meanwhile.
        job: asyncio.Task[int] = asyncio.create_task(self._change(live, propose, sequels))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        return await asyncio.shield(job)

    async def _change(self, live: LiveTable, propose: Proposal, sequels: Sequence[Sequel]) -> int:
        async with live.lock:
            entry = await self._stored(live, propose)
            if entry is not None and entry.kind == "action":
                await self._go_on(live, sequels)
            live.notify()
        live.touched = time.monotonic()
        self._bots.wake(live)
        return live.table.seq

    async def _go_on(self, live: LiveTable, sequels: Sequence[Sequel]) -> None:
        """What follows an action by itself. The action stands already, so nobody is told of a fault here."""
        try:
            for sequel in sequels:
                if await self._stored(live, sequel) is None:
                    break
            for _ in range(_MOST_FORCED):
                if await self._stored(live, propose_forced) is None:
                    break
        except (Refused, WebError) as fault:
            _log.warning("table %s goes on no further: %s", live.table.meta.id, fault)

    async def _stored(self, live: LiveTable, propose: Proposal | Sequel) -> Entry | None:
        """The entry, stored and applied; None where nothing is proposed."""
        for _ in range(_TRIES):
            table = live.table
            entry = propose(table, time.time())
            if entry is None:
                return None
            try:
                await self._storage.append(table, entry)
            except SeqTaken:
                await self._reload(live)  # another server on the same store was first
                continue
            except Exception as fault:
                _log.exception("table %s could not be stored", table.meta.id)
                await self._reload(live)  # perhaps it was, perhaps not: the store knows
                raise WebError("busy", "server-busy") from fault
            live.apply(entry)
            return entry
        raise WebError("busy", "server-busy")

    async def _reload(self, live: LiveTable) -> None:
        try:
            table, live.next_table = await self._storage.load(live.table.meta.id)
        except StoreError as fault:
            raise WebError("busy", "server-busy") from fault
        live.replace(table)

    # Idle tables

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self._settings.idle_seconds))
            for table_id, live in list(self._tables.items()):
                if live.is_idle(self._settings.idle_seconds):
                    del self._tables[table_id]
                else:
                    live.tell_who_is_away()
