"""The live tables: loaded on demand, one lock each. Every change takes the same road: check, store, apply, tell."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from ..store import NoSuchTable, SeqTaken, Store, StoreError
from ..table import BadJournal, Entry, Refused, Table, TableMeta, outcome_after, propose_forced, waiting_after
from .errors import WebError
from .pacing import BotPlayer
from .settings import Settings
from .thinkers import Advice, Workroom

_log = logging.getLogger(__name__)
_SWEEP_SECONDS: Final = 30.0
_TRIES: Final = 5
_MOST_FORCED: Final = 50  # actions without an alternative in a row; the rest waits for a click

P = ParamSpec("P")
T = TypeVar("T")
Proposal = Callable[[Table, float], Entry]
Sequel = Callable[[Table, float], Entry | None]


class Watcher(Protocol):
    """Someone who is told when a table changes."""

    guest: str | None
    seat: int | None

    def wake(self) -> None:
        """There is something new to look at."""

    def tell(self, message: dict[str, Any]) -> None:
        """Send this message as it is."""


class LiveTable:
    """A table in memory with those who look at it."""

    def __init__(self, table: Table, next_table: str | None, away_seconds: float = Settings.away_seconds) -> None:
        self.table = table
        self.next_table = next_table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.polls = 0
        self.is_closing = False
        self.bot_job: asyncio.Task[None] | None = None
        self.advice: dict[int, Advice] = {}  # by seat: the last hints asked for
        self.touched = time.monotonic()
        self._away_seconds = away_seconds
        self._loaded = time.monotonic()
        self._seen: dict[str, float] = {}  # by guest: when he was last here
        self._told_away: frozenset[str] = frozenset()
        self.drawings: dict[tuple[object, ...], str] = {}  # of the present position
        self._changed = asyncio.Event()
        self._kept_positions = {table.seq: table.position}

    def log_after(self, since: int) -> int:
        """Up to which position a viewer who has seen entry `since` knows the log as it stands."""
        return self._kept_positions.get(since, 0)

    def connected(self) -> frozenset[str]:
        return frozenset(watcher.guest for watcher in self.watchers if watcher.guest is not None)

    def note(self, guest: str | None) -> None:
        """The guest is here now: programs need no connection."""
        if guest is not None:
            self._seen[guest] = time.monotonic()

    def leave(self, watcher: Watcher) -> None:
        """A connection has ended."""
        self.watchers.discard(watcher)
        self.note(watcher.guest)

    def away(self) -> frozenset[str]:
        """The people of this table who have not been here for some minutes."""
        here, since = self.connected(), time.monotonic() - self._away_seconds
        people = {holder.guest for holder in self.table.holders if holder.guest is not None} - here
        return frozenset(guest for guest in people if self._seen.get(guest, self._loaded) < since)

    def tell_who_is_away(self) -> None:
        """The owner may help out where someone has gone: pages learn it without asking."""
        away = self.away()
        if away != self._told_away:
            self._told_away = away
            self.notify()

    def apply(self, entry: Entry) -> None:
        """An entry that is stored; `notify` tells of it."""
        self.table.commit(entry)
        reached = self.table.position
        # With another name on a seat all sentences are new.
        known = 0 if entry.kind == "sit" else reached
        self._kept_positions = {seq: min(position, known) for seq, position in self._kept_positions.items()}
        self._kept_positions[self.table.seq] = reached

    def replace(self, table: Table) -> None:
        """The table as the store has it."""
        self.table = table
        self._kept_positions = {table.seq: table.position}
        self.notify()

    def notify(self) -> None:
        self.drawings.clear()
        self._changed.set()
        self._changed = asyncio.Event()
        for watcher in list(self.watchers):
            watcher.wake()

    async def wait_beyond(self, seq: int, seconds: float) -> None:
        """Until there is an entry after `seq`, or the time is up."""
        deadline = time.monotonic() + seconds
        self.polls += 1
        try:
            while self.table.seq <= seq and not self.is_closing and (left := deadline - time.monotonic()) > 0:
                async with asyncio.timeout(left):
                    await self._changed.wait()
        except TimeoutError:
            pass
        finally:
            self.polls -= 1
            self.touched = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        is_used = self.watchers or self.polls or self.lock.locked() or (self.bot_job and not self.bot_job.done())
        return not is_used and time.monotonic() - self.touched > seconds


class Hub:
    """All live tables of this server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self._settings = settings
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._jobs: set[asyncio.Task[int]] = set()
        # SQLite writes one at a time; in a row they do not wait for each other's locks.
        self._writers = ThreadPoolExecutor(1 if settings.is_sqlite else 8, thread_name_prefix="store")
        self.workroom = Workroom(settings.bot_workers, settings.bot_seconds)
        self._bots = BotPlayer(self, self.workroom, settings.bot_pace)
        self._sweeper: asyncio.Task[None] | None = None

    # Coming and going

    def start(self) -> None:
        self.workroom.start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop bots, finish what is being stored."""
        tables = self._tables.values()
        jobs: list[asyncio.Task[Any]] = [live.bot_job for live in tables if live.bot_job]
        jobs += [advice.found for live in tables for advice in live.advice.values()]
        for job in [*jobs, *([self._sweeper] if self._sweeper else [])]:
            job.cancel()
        await asyncio.gather(*jobs, *self._jobs, return_exceptions=True)
        self.workroom.close()
        self._writers.shutdown(wait=True)

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
                loading = self._loading[table_id] = asyncio.create_task(self._load_live(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        live.touched = time.monotonic()
        return live

    async def open(self, meta: TableMeta) -> LiveTable:
        """A new table."""
        waiting = list(Table(meta).state.actors())
        await self._write(self.store.create_table, meta.to_dict(), waiting=waiting)
        return await self.table(meta.id)

    async def keep(self, table: Table, entries: list[Entry]) -> str:
        """A match that was played elsewhere; gives the id of its table."""
        rows = [entry.to_dict() for entry in entries]
        return await self._write(
            self.store.import_table, table.meta.to_dict(), rows, table.outcome(), at=table.meta.created_at
        )

    async def open_rematch(self, live: LiveTable, make: Callable[[Table], TableMeta]) -> str:
        """The table at which they play on: one for all who ask."""
        async with live.lock:
            if live.next_table is None:
                live.next_table = (await self.open(make(live.table))).table.meta.id
                live.notify()
                for watcher in list(live.watchers):
                    watcher.tell({"type": "rematch", "table": live.next_table})
            return live.next_table

    async def _load_live(self, table_id: str) -> LiveTable:
        table, next_table = await self._load(table_id)
        live = self._tables[table_id] = LiveTable(table, next_table, self._settings.away_seconds)
        self._bots.wake(live)
        return live

    async def _load(self, table_id: str) -> tuple[Table, str | None]:
        try:
            stored = await asyncio.to_thread(self.store.load, table_id)
            entries = [Entry.from_dict(row) for row in stored.entries]
            # A long match takes a while to replay: not in the server's own thread.
            table = await asyncio.to_thread(Table, TableMeta.from_dict(stored.meta), None, entries)
        except NoSuchTable:
            raise WebError("unknown", "server-no-such-table") from None
        except BadJournal as fault:
            _log.error("table %s cannot be loaded: %s", table_id, fault)
            raise WebError("busy", "server-broken-table") from fault
        return table, stored.rematch

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
        """What follows an action of itself. It was played already, so that nobody is told of a fault here."""
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
                await self._append(table, entry)
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

    async def _append(self, table: Table, entry: Entry) -> None:
        waiting = waiting_after(table, entry)
        outcome = outcome_after(table, entry) if not waiting else None
        await self._write(self.store.append, table.meta.id, entry.to_dict(), waiting=waiting, outcome=outcome)

    async def _reload(self, live: LiveTable) -> None:
        try:
            table, live.next_table = await self._load(live.table.meta.id)
        except StoreError as fault:
            raise WebError("busy", "server-busy") from fault
        live.replace(table)

    async def _write(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writers, lambda: call(*args, **kwargs))

    # Idle tables

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self._settings.idle_seconds))
            for table_id, live in list(self._tables.items()):
                if live.is_idle(self._settings.idle_seconds):
                    del self._tables[table_id]
                else:
                    live.tell_who_is_away()
