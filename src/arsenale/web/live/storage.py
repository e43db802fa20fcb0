"""The store as live tables use it: reading and writing never hold up the server's own thread."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, ParamSpec, TypeVar

from ...store import Append, NoSuchTable, Store
from ...table import BadJournal, Entry, Table, TableMeta, outcome_after, waiting_after
from ..errors import WebError

_log = logging.getLogger(__name__)
_POSTGRES_WRITERS: Final = 8
_BATCH: Final = 100  # entries in one transaction

P = ParamSpec("P")
T = TypeVar("T")


class LoadedTable(NamedTuple):
    table: Table
    rematch: str | None  # the id of its table, if there is one


class TableStorage:
    """Tables read and written in other threads."""

    def __init__(self, store: Store, *, is_sqlite: bool) -> None:
        self._store = store
        # SQLite writes one at a time; in a row they do not wait for each other's locks.
        self._writers = ThreadPoolExecutor(1 if is_sqlite else _POSTGRES_WRITERS, thread_name_prefix="store")
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._appending: asyncio.Task[None] | None = None

    async def load(self, table_id: str) -> LoadedTable:
        """Raises WebError where there is no such table or its journal cannot be read."""
        try:
            stored = await asyncio.to_thread(self._store.load, table_id)
            entries = [Entry.from_dict(row) for row in stored.entries]
            # A long match takes a while to replay.
            table = await asyncio.to_thread(Table, TableMeta.from_dict(stored.meta), None, entries)
        except NoSuchTable:
            raise WebError("unknown", "server-no-such-table") from None
        except BadJournal as fault:
            _log.error("table %s cannot be loaded: %s", table_id, fault)
            raise WebError("busy", "server-broken-table") from fault
        return LoadedTable(table, stored.rematch)

    async def create(self, meta: TableMeta) -> None:
        waiting = list(Table(meta).state.actors())
        await self._write(self._store.create_table, meta.to_dict(), waiting=waiting)

    async def append(self, table: Table, entry: Entry) -> None:
        """Raises SeqTaken where another server on the same store was first."""
        waiting = waiting_after(table, entry)
        outcome = outcome_after(table, entry) if not waiting else None
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((Append(table.meta.id, entry.to_dict(), waiting, outcome), done))
        if self._appending is None:
            self._appending = asyncio.create_task(self._append_all())
        await done

    async def _append_all(self) -> None:
        """Until nothing waits. What came while the last ones were written is written in one go: on a busy server the
        disk is asked less often than once an entry."""
        while self._waiting:
            batch, self._waiting = self._waiting[:_BATCH], self._waiting[_BATCH:]
            try:
                faults: Sequence[Exception | None] = await self._write(
                    self._store.append_all, [append for append, _ in batch]
                )
            except Exception as error:  # whatever it is, those who wait are to know
                faults = [error] * len(batch)
            for (_, done), fault in zip(batch, faults, strict=True):
                if fault is not None and not done.cancelled():
                    done.set_exception(fault)
                elif not done.cancelled():
                    done.set_result(None)
        self._appending = None

    async def import_table(self, table: Table, entries: list[Entry]) -> str:
        """A match that was played elsewhere; gives the id of its table."""
        rows = [entry.to_dict() for entry in entries]
        return await self._write(
            self._store.import_table, table.meta.to_dict(), rows, table.outcome(), at=table.meta.created_at
        )

    async def _write(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writers, lambda: call(*args, **kwargs))

    def close(self) -> None:
        """Finish what is being written."""
        self._writers.shutdown(wait=True)
