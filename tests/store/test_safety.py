"""Nothing acknowledged is lost or there twice: under many threads, many processes and kill -9."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import arsenale
from arsenale.store import SeqTaken, Store, StoreError

from .build import entry, table

WRITER = Path(__file__).with_name("writer.py")
THREADS = 12
EACH = 8


def writer(url: str) -> subprocess.Popen[str]:
    paths = {**os.environ, "PYTHONPATH": str(Path(arsenale.__file__).parents[1])}
    return subprocess.Popen([sys.executable, str(WRITER), url, "t1"], stdout=subprocess.PIPE, text=True, env=paths)


def numbers_until_killed(process: subprocess.Popen[str], count: int) -> list[int]:
    """Read so many acknowledgements, kill, and read what was told before the end."""
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(count)]
    process.send_signal(signal.SIGKILL)
    told += process.stdout.read().splitlines(keepends=True)
    process.wait()
    process.stdout.close()
    return [int(line) for line in told if line.endswith("\n")]


def check_journal(store: Store, acknowledged: list[int]) -> None:
    seqs = [one["seq"] for one in store.load("t1").entries]
    assert seqs == list(range(1, len(seqs) + 1)), "every number once, without gaps"
    assert len(set(acknowledged)) == len(acknowledged), "no number acknowledged twice"
    assert set(acknowledged) <= set(seqs), "nothing acknowledged is lost"
    assert store.tables_of("anna")[0].seq == len(seqs)


def append_many(store: Store, mine: str) -> list[tuple[int, str]]:
    done: list[tuple[int, str]] = []
    last = 0
    while len(done) < EACH:
        text = f"{mine} {len(done)}"
        try:
            store.append("t1", entry(last + 1, text=text))
        except SeqTaken as taken:
            last = taken.last
            continue
        last += 1
        done.append((last, text))
    return done


def test_of_many_threads_each_acknowledged_number_is_there_once(store: Store) -> None:
    store.create_table(table())
    with ThreadPoolExecutor(THREADS) as pool:
        results = list(pool.map(lambda number: append_many(store, f"thread {number}"), range(THREADS)))
    acknowledged = {seq: text for result in results for seq, text in result}
    assert len(acknowledged) == THREADS * EACH
    check_journal(store, list(acknowledged))
    kept = {one["seq"]: one["payload"]["text"] for one in store.load("t1").entries}
    assert kept == acknowledged


def test_a_writer_killed_again_and_again_loses_nothing_it_acknowledged(url: str) -> None:
    store = Store.open(url)
    store.create_table(table())
    acknowledged: list[int] = []
    for kill in range(3):
        acknowledged += numbers_until_killed(writer(url), 5 + 7 * kill)
        check_journal(store, acknowledged)
        # At most the entry that was under way is there without having been told.
        assert len(store.load("t1").entries) <= len(acknowledged) + kill + 1
    store.append("t1", entry(len(store.load("t1").entries) + 1, text="and on it goes"))
    store.close()


def test_two_processes_share_a_table(url: str) -> None:
    store = Store.open(url)
    store.create_table(table())
    pair = [writer(url), writer(url)]
    with ThreadPoolExecutor(2) as pool:
        told = list(pool.map(lambda process: numbers_until_killed(process, 10), pair))
    check_journal(store, told[0] + told[1])
    store.close()


def test_many_may_open_an_empty_database_at_once(url: str) -> None:
    with ThreadPoolExecutor(6) as pool:
        stores = list(pool.map(lambda _: Store.open(url), range(6)))
    stores[0].create_table(table())
    assert stores[5].load("t1").meta["game"] == "doge_ship"
    for store in stores:
        store.close()


def test_a_backup_made_while_someone_writes_is_whole(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path}/arsenale.db")
    store.create_table(table())
    is_over = threading.Event()
    acknowledged: list[int] = []

    def write() -> None:
        while not is_over.is_set():
            store.append("t1", entry(len(acknowledged) + 1, text="x" * 500))
            acknowledged.append(len(acknowledged) + 1)

    thread = threading.Thread(target=write)
    thread.start()
    copies = []
    for number in range(5):
        told_before = len(acknowledged)
        copies.append((told_before, store.backup(tmp_path / f"copy {number}.db")))
    is_over.set()
    thread.join()
    store.close()
    for told_before, path in copies:
        assert [file.name for file in tmp_path.glob(f"{path.name}-*")] == [], "the copy is one file"
        copy = Store.open(f"sqlite:///{path}")
        seqs = [one["seq"] for one in copy.load("t1").entries]
        assert seqs == list(range(1, len(seqs) + 1))
        assert len(seqs) >= told_before
        copy.close()


def test_a_backup_never_overwrites_a_file(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path}/arsenale.db")
    with pytest.raises(StoreError, match="expected the name of a new file"):
        store.backup(tmp_path / "arsenale.db")
    store.close()


def test_a_postgresql_store_says_that_it_cannot_be_copied_as_a_file(postgres: str, tmp_path: Path) -> None:
    store = Store.open(postgres)
    with pytest.raises(StoreError, match="expected a SQLite database"):
        store.backup(tmp_path / "copy.db")
    store.close()


def test_sqlite_runs_with_a_write_ahead_log_and_references_that_hold(tmp_path: Path) -> None:
    path = tmp_path / "arsenale.db"
    store = Store.open(f"sqlite:///{path}")
    with store._database.reading() as connection:
        settings = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "foreign_keys")]
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 20_000
    assert settings == ["wal", 1]
    store.close()
    raw = sqlite3.connect(path)
    assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    raw.close()
