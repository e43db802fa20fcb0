"""What the journal of a table adds up to."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from arsenale.engine import seeded
from arsenale.table import (
    BadJournal,
    Entry,
    Table,
    TableMeta,
    propose_answer_undo,
    propose_ask_undo,
    propose_chat,
    table_view,
)

from .build import ANNA, BEN, NOW, done, game_named, new_table, play_random


def test_a_table_grows_again_from_its_stored_journal() -> None:
    table = new_table()
    chance = seeded("grow")
    journal: list[Entry] = []
    commit = table.commit

    def noting(entry: Entry) -> None:
        commit(entry)
        journal.append(entry)

    table.commit = noting  # type: ignore[method-assign]
    for number in range(60):
        play_random(table, chance)
        if number % 20 == 10:
            done(table, propose_chat(table, ANNA, name="", text=f"number {number}", at=NOW))
            asker = table.history.played[-1].seat
            guest = table.holders[asker].guest or ""
            done(table, propose_ask_undo(table, guest, seat=asker, to=table.position - 1, at=NOW))
            for other in table.people_to_ask(asker):
                done(table, propose_answer_undo(table, other, agree=True, at=NOW))
    meta = TableMeta.from_dict(json.loads(json.dumps(table.meta.to_dict())))
    again = Table(meta, None, [Entry.from_dict(json.loads(json.dumps(entry.to_dict()))) for entry in journal])
    assert again.state.key() == table.state.key()
    viewers: list[tuple[str | None, int | None]] = [(ANNA, 0), (BEN, 1), (None, None)]
    for viewer, seat in viewers:
        assert json.dumps(table_view(again, viewer, seat, "fr")) == json.dumps(table_view(table, viewer, seat, "fr"))


def test_a_journal_with_a_gap_or_a_wrong_action_is_refused_with_clear_words() -> None:
    table = new_table()
    with pytest.raises(BadJournal, match=r"expected entry 1 of table .*, got 2"):
        table.commit(Entry(2, "chat", None, {"name": "Zoe", "text": "hi"}, NOW))
    with pytest.raises(BadJournal, match=r"expected entry 1 \(action\) of table .* to fit the match"):
        table.commit(Entry(1, "action", table.state.actors()[0], {"text": "skip"}, NOW))
    with pytest.raises(BadJournal, match=r"expected entry 1 \(undo\)"):
        table.commit(Entry(1, "undo", 0, {"to": 5}, NOW))
    assert (table.seq, table.position) == (0, 0)


def test_a_table_is_not_loaded_with_another_edition() -> None:
    meta = replace(new_table().meta, digest="0" * 64)
    with pytest.raises(BadJournal, match="expected the edition 000000000000"):
        Table(meta)
    with pytest.raises(BadJournal, match="expected the edition"):
        Table(replace(meta, digest=game_named("doge_ship").edition.digest), game_named("venedig"))
