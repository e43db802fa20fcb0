"""What every store promises, on SQLite and PostgreSQL alike."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arsenale.store import Append, NoSuchTable, SeqTaken, Store, StoreError

from .build import entry, seat, sits, table


def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    meta = table("t1", seat("anna", "Zoë 🦁"), seat(None, "Bot", "bot", "greedy"), rematch_of=None)
    assert store.create_table(meta, waiting=[0]) == "t1"
    stored = store.load("t1")
    assert stored.meta == meta
    assert stored.entries == []
    assert (stored.finished_at, stored.outcome, stored.rematch) == (None, None, None)


def test_entries_come_back_in_order_with_all_they_hold(store: Store) -> None:
    store.create_table(table())
    kept = [entry(seq, "action", 1, 2.5 + seq, text="place red 3", list=[1, "ü", None]) for seq in range(1, 12)]
    for one in kept:
        store.append("t1", one)
    assert store.load("t1").entries == kept


def test_an_entry_whose_number_is_taken_is_refused_and_nothing_is_kept(store: Store) -> None:
    store.create_table(table())
    store.append("t1", entry(1, text="first"))
    with pytest.raises(SeqTaken, match="expected entry 2 of table t1, got 1"):
        store.append("t1", entry(1, text="second"), waiting=[1])
    assert [one["payload"] for one in store.load("t1").entries] == [{"text": "first"}]
    assert store.tables_of("anna")[0].waiting == []


def test_entries_of_several_tables_are_kept_together_and_one_that_is_late_harms_none(store: Store) -> None:
    for name in ("t1", "t2", "t3"):
        store.create_table(table(name))
    store.append("t2", entry(1, text="first"))
    faults = store.append_all([Append("t3", entry(1), [1]), Append("t2", entry(1)), Append("t1", entry(1), [0])])
    assert [type(fault) for fault in faults] == [type(None), SeqTaken, type(None)]
    assert [len(store.load(name).entries) for name in ("t1", "t2", "t3")] == [1, 1, 1]
    assert store.load("t2").entries[0]["payload"] == {"text": "first"}
    assert {one.id: one.waiting for one in store.tables_of("anna")} == {"t1": [0], "t2": [], "t3": [1]}


def test_a_number_that_leaves_a_gap_is_refused(store: Store) -> None:
    store.create_table(table())
    with pytest.raises(SeqTaken, match="expected entry 1 of table t1, got 3") as refused:
        store.append("t1", entry(3))
    assert refused.value.last == 0


def test_an_unknown_table_is_told_as_such(store: Store) -> None:
    for ask in (
        lambda: store.load("nowhere"),
        lambda: store.append("nowhere", entry(1)),
    ):
        with pytest.raises(NoSuchTable, match="expected the id of a table, got 'nowhere'"):
            ask()


def test_an_id_can_be_given_only_once(store: Store) -> None:
    store.create_table(table())
    with pytest.raises(StoreError, match="expected the database"):
        store.create_table(table())


def test_tables_that_wait_for_a_guest_come_first_and_finished_ones_last(store: Store) -> None:
    for number, name in enumerate(["waits", "runs", "over", "not theirs"]):
        seats = [seat("ben", "Ben"), seat("cleo", "Cleo")] if name == "not theirs" else []
        store.create_table(table(name, *seats, at=float(number)))
    store.append("waits", entry(1, at=10.0), waiting=[0])
    store.append("runs", entry(1, at=20.0), waiting=[1])
    store.append("over", entry(1, at=30.0), waiting=[], outcome={"scores": [3, 4], "winners": [1]})
    found = store.tables_of("anna")
    assert [one.id for one in found] == ["waits", "runs", "over"]
    assert [one.waits_for("anna") for one in found] == [True, False, False]
    assert (found[2].finished_at, found[2].outcome) == (30.0, {"scores": [3, 4], "winners": [1]})
    assert found[0].seats[1]["name"] == "Ben"
    assert len(store.tables_of("owner")) == 4


def test_whoever_sits_down_finds_the_table_and_whoever_leaves_does_not(store: Store) -> None:
    store.create_table(table("t1", seat("anna"), seat(None, "free", "open")))
    store.append("t1", sits(1, 1, {**seat("ben", "Ben"), "token": ""}))
    assert [one.id for one in store.tables_of("ben")] == ["t1"]
    assert store.tables_of("ben")[0].seats[1]["token"] == "token of free"
    store.append("t1", sits(2, 1, {**seat(None, "free", "open"), "token": "new"}))
    assert store.tables_of("ben") == []
    assert store.tables_of("owner")[0].seats[1] == {**seat(None, "free", "open"), "token": "new"}
    # The journal is replayed on the seats as they were at first.
    assert store.load("t1").meta["seats"][1] == seat(None, "free", "open")


def test_guests_without_a_table_are_forgotten_when_they_stay_away(store: Store) -> None:
    gone, owner, seated, fresh = (
        store.create_guest(name, "en", at=at) for name, at in (("A", 1.0), ("B", 1.0), ("C", 1.0), ("D", 9.0))
    )
    store.create_table({**table(), "owner": owner.id})
    store.append("t1", sits(1, 0, seat(seated.id, "C")))
    assert store.forget_guests(before=5.0) == 1
    assert store.guest(gone.id) is None
    assert all(store.guest(guest.id) for guest in (owner, seated, fresh))


def test_the_secret_is_made_once(store: Store) -> None:
    assert len(store.secret()) >= 32
    assert store.secret() == store.secret()


def test_a_bot_that_stands_in_does_not_make_the_table_wait_for_its_guest(store: Store) -> None:
    store.create_table(table())
    store.append("t1", sits(1, 0, seat("anna", "Anna", "bot", "greedy")), waiting=[0])
    assert not store.tables_of("anna")[0].waits_for("anna")


def test_public_tables_are_the_running_ones_the_liveliest_first(store: Store) -> None:
    for name, is_public in (("quiet", True), ("lively", True), ("over", True), ("private", False)):
        store.create_table(table(name, is_public=is_public))
    store.append("lively", entry(1, at=50.0))
    store.append("over", entry(1, at=9.0), outcome={"scores": [1, 2]})
    assert [one.id for one in store.public_tables()] == ["lively", "quiet"]
    assert [one.id for one in store.public_tables(limit=1)] == ["lively"]


def test_a_table_that_was_called_off_is_in_no_list(store: Store) -> None:
    store.create_table(table(is_public=True), waiting=[0])
    store.append("t1", entry(1, "cancel", None), waiting=[])
    assert [store.tables_of(guest) for guest in ("anna", "owner")] == [[], []]
    assert store.public_tables() == []
    stored = store.load("t1")
    assert ([one["kind"] for one in stored.entries], stored.outcome) == (["cancel"], None)


def test_a_finished_table_has_its_outcome_and_waits_for_nobody(store: Store) -> None:
    store.create_table(table(), waiting=[0, 1])
    store.append("t1", entry(1, at=7.0), outcome={"scores": [1, 2], "winners": [1], "key": "ab"})
    stored = store.load("t1")
    assert (stored.finished_at, stored.outcome) == (7.0, {"scores": [1, 2], "winners": [1], "key": "ab"})
    assert store.tables_of("anna")[0].waiting == []


def test_a_match_played_elsewhere_is_kept_whole(store: Store) -> None:
    journal = [entry(1, "action", 0, text="pass"), entry(2, "action", 1, text="pass")]
    store.import_table(table(), journal, {"scores": [0, 0]}, at=5.0)
    stored = store.load("t1")
    assert stored.entries == journal
    assert (stored.finished_at, stored.outcome) == (5.0, {"scores": [0, 0]})
    store.append("t1", entry(3, text="what a match"))


def test_a_table_knows_the_one_at_which_they_play_on(store: Store) -> None:
    store.create_table(table("t1"))
    store.create_table(table("t2", rematch_of="t1", at=5.0))
    assert store.load("t1").rematch == "t2"
    assert store.load("t2").rematch is None


def test_guests_are_kept_with_name_language_and_settings(store: Store) -> None:
    guest = store.create_guest("Žofie", "de", at=3.0)
    assert len(guest.id) >= 32
    assert store.guest(guest.id) == guest
    changed = replace(guest, name="Zoe", seen_at=9.0, settings={"theme": "night"})
    store.save_guest(changed)
    assert store.guest(guest.id) == changed
    assert store.guest("nobody") is None
    with pytest.raises(StoreError, match="expected a guest who was created here"):
        store.save_guest(replace(guest, id="nobody"))


def test_a_store_says_whether_its_database_answers(store: Store) -> None:
    assert store.is_alive()
