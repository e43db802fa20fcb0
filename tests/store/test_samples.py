"""Databases and records that earlier versions made: they open, mean what they meant, go on and verify.

How the samples came to be: `samples/make_sample.py`.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arsenale.engine import Record, seeded
from arsenale.games import load_as_played
from arsenale.store import Store
from arsenale.table import (
    Entry,
    Table,
    TableMeta,
    bot_task,
    outcome_after,
    propose_action,
    propose_bot_action,
    think,
    waiting_after,
)

SAMPLES = sorted(file.parent for file in (Path(__file__).parent / "samples").glob("*/expected.json"))
EXPECTED: dict[Path, Any] = {sample: json.loads((sample / "expected.json").read_text("utf-8")) for sample in SAMPLES}
TABLES = [(sample, name) for sample, expected in EXPECTED.items() for name in expected["tables"]]
RUNNING = [(sample, name) for sample, name in TABLES if not EXPECTED[sample]["tables"][name]["is_over"]]
RECORDS = [file for sample in SAMPLES for file in sorted((sample / "records").glob("*.json"))]
LATER = 2e9  # seconds since 1970
LONG_MATCH = 3000  # actions: more than any match takes

each_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
each_table = pytest.mark.parametrize(("sample", "name"), TABLES, ids=lambda one: getattr(one, "name", one))
each_running = pytest.mark.parametrize(("sample", "name"), RUNNING, ids=lambda one: getattr(one, "name", one))
each_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parents[1].name} {file.stem}")


@pytest.fixture
def old_store(sample: Path, tmp_path: Path) -> Iterator[Store]:
    """The sample's database as a file, opened by the present store."""
    file = tmp_path / "arsenale.db"
    connection = sqlite3.connect(file)
    connection.executescript(gzip.decompress((sample / "database.sql.gz").read_bytes()).decode())
    connection.close()
    store = Store.open(f"sqlite:///{file}")
    yield store
    store.close()


def loaded(store: Store, table_id: str) -> Table:
    stored = store.load(table_id)
    return Table(TableMeta.from_dict(stored.meta), None, [Entry.from_dict(row) for row in stored.entries])


def go_on(store: Store, table: Table) -> None:
    """Play to the end as a server does: every entry is stored, then applied. Bots think, people choose at random."""
    chance = seeded("goes on")
    for _ in range(LONG_MATCH):
        if table.is_over:
            return
        seat = table.state.actors()[0]
        holder = table.holders[seat]
        if holder.actor is None:
            task = bot_task(table, seat)
            entry = propose_bot_action(table, seat=seat, seq=task.seq, action=think(task), at=LATER)
        else:
            legal = table.state.legal(seat)
            action = legal[chance.below(len(legal))]
            entry = propose_action(table, holder.actor, seat=seat, seq=table.seq, action=action, at=LATER)
        waiting, outcome = waiting_after(table, entry), outcome_after(table, entry)
        store.append(table.meta.id, entry.to_dict(), waiting=waiting, outcome=outcome)
        table.commit(entry)
    raise AssertionError(f"expected an end within {LONG_MATCH} actions, found none")


def test_there_are_samples() -> None:
    assert [sample.name for sample in SAMPLES] == ["2026-11"]
    assert len(RUNNING) >= 5
    assert len(RECORDS) >= 9


@each_sample
def test_the_database_opens_with_all_that_is_in_it(sample: Path, old_store: Store) -> None:
    expected = EXPECTED[sample]
    assert old_store.secret() == expected["secret"]
    ids = {table["id"]: table for table in expected["tables"].values()}
    owner = loaded(old_store, next(iter(ids))).meta.owner
    assert owner is not None
    anna = old_store.guest(owner)
    assert anna is not None
    assert (anna.name, anna.language) == ("Anna", "en")
    listed = {one.id: one for one in old_store.tables_of(owner)}
    assert set(listed) == {table_id for table_id in ids if old_store.load(table_id).meta["owner"] == owner}
    for table_id, one in listed.items():
        assert (one.finished_at is not None) == ids[table_id]["is_over"]
        assert (one.seq, len(one.seats)) == (ids[table_id]["seq"], len(ids[table_id]["holders"]))


@each_table
def test_a_table_means_what_it_meant(sample: Path, name: str, old_store: Store) -> None:
    expected = EXPECTED[sample]["tables"][name]
    table = loaded(old_store, expected["id"])
    assert table.state.key() == expected["key"]
    assert {str(at): table.history.state_at(int(at)).key() for at in expected["keys"]} == expected["keys"]
    assert (table.meta.game, table.meta.options) == (expected["game"], expected["options"])
    assert (table.is_over, table.seq, table.position) == (expected["is_over"], expected["seq"], expected["position"])
    assert table.state.scores() == expected["scores"]
    assert [[holder.kind, holder.name, holder.bot] for holder in table.holders] == expected["holders"]
    assert table.settings == expected["settings"]
    assert [remark.text or remark.key for remark in table.remarks] == expected["remarks"]
    assert (table.request and table.request.to) == expected["asks_to_take_back"]
    if table.is_over:
        assert table.outcome() == old_store.load(table.meta.id).outcome


@each_running
def test_a_running_match_goes_on_to_its_end(sample: Path, name: str, old_store: Store) -> None:
    table = loaded(old_store, EXPECTED[sample]["tables"][name]["id"])
    go_on(old_store, table)
    again = loaded(old_store, table.meta.id)
    assert again.is_over
    assert again.state.key() == table.state.key()
    assert old_store.load(table.meta.id).outcome == again.outcome()
    record = Record.from_json(again.record().to_json())
    assert record.verify(again.game).key() == again.state.key()


@each_record
def test_a_record_verifies(file: Path) -> None:
    record = Record.from_json(file.read_text("utf-8"))
    state = record.verify(load_as_played(record.game, record.edition, record.digest))
    tables = EXPECTED[file.parents[1]]["tables"]
    expected = next(tables[name] for name in tables if name.replace(" ", "_") == file.stem)
    assert (state.key(), state.finished) == (expected["key"], expected["is_over"])
