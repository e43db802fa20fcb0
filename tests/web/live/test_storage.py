"""Entries that wait for the disk are written together, and each table is told of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import arsenale
from arsenale.store import Append, SeqTaken, Store, StoreError
from arsenale.table import Place, Table, open_table, propose_action
from arsenale.web.live.storage import TableStorage

Answer = Callable[[Sequence[Append]], list[StoreError | None]]


class SlowStore:
    """Notes what is written in one go; writes nothing before it is let."""

    def __init__(self, store: Store, answer: Answer) -> None:
        self.create_table = store.create_table
        self.batches: list[list[str]] = []
        self.may_write = threading.Event()
        self._answer = answer

    def append_all(self, appends: Sequence[Append]) -> list[StoreError | None]:
        assert self.may_write.wait(60)
        self.batches.append([append.table_id for append in appends])
        return self._answer(appends)


def new_table() -> Table:
    game = arsenale.load("venedig")
    return Table(open_table(game, [Place.screen("a", "A"), Place.screen("a", "B")], at=0.0))


async def append_first(storage: TableStorage, table: Table) -> None:
    seat = table.state.actors()[0]
    action = table.state.legal(seat)[0]
    await storage.append(table, propose_action(table, "a", seat=seat, seq=0, action=action, at=1.0))


def written(tmp_path: Path, answer: Answer) -> tuple[list[list[str]], list[str], list[BaseException | None]]:
    """The batches, the ids of four tables and what each of them was told, where the first holds up the others."""

    async def play() -> tuple[list[list[str]], list[str], list[BaseException | None]]:
        store = SlowStore(Store.open(f"sqlite:///{tmp_path / 'play.db'}"), answer)
        storage = TableStorage(store, is_sqlite=True)  # type: ignore[arg-type]
        tables = [new_table() for _ in range(4)]
        for table in tables:
            await storage.create(table.meta)
        jobs = []
        for table in tables:
            jobs.append(asyncio.create_task(append_first(storage, table)))
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        store.may_write.set()
        told = await asyncio.gather(*jobs, return_exceptions=True)
        storage.close()
        return store.batches, [table.meta.id for table in tables], told

    return asyncio.run(play())


def test_what_came_while_the_disk_was_busy_is_written_in_one_go(tmp_path: Path) -> None:
    batches, ids, told = written(tmp_path, lambda appends: [None] * len(appends))
    assert [table for batch in batches for table in batch] == ids
    assert len(batches) == 2
    assert told == [None] * 4


def test_each_table_is_told_of_its_own_entry(tmp_path: Path) -> None:
    def second_is_late(appends: Sequence[Append]) -> list[StoreError | None]:
        return [SeqTaken(append.table_id, 1, 1) if number == 1 else None for number, append in enumerate(appends)]

    batches, ids, told = written(tmp_path, second_is_late)
    late = {batch[1] for batch in batches if len(batch) > 1}
    assert late
    assert {table for table, fault in zip(ids, told, strict=True) if isinstance(fault, SeqTaken)} == late


def test_all_are_told_where_the_database_does_not_answer(tmp_path: Path) -> None:
    def is_gone(_: Sequence[Append]) -> list[StoreError | None]:
        raise StoreError("expected the database to answer")

    _, _, told = written(tmp_path, is_gone)
    assert [type(fault) for fault in told] == [StoreError] * 4
