"""New tables, rematches, and tables of records."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arsenale.engine import BadRecord, Record, seeded
from arsenale.table import Place, Refused, Table, open_table, propose_stand_in, rematch, replay, table_of_record

from .build import ANNA, BEN, CLEO, NOW, finished, game_named, new_table, play_out


def test_a_table_must_fit_the_game() -> None:
    game = game_named("doge_ship")
    with pytest.raises(Refused, match="table-wrong-number-of-seats"):
        open_table(game, [Place.guest(ANNA, "Anna")], at=NOW)
    pair = [Place.guest(ANNA, "Anna"), Place.bot("random")]
    with pytest.raises(Refused, match="table-wrong-options"):
        open_table(game, pair, at=NOW, options={"weather": "foul"})
    with pytest.raises(Refused, match="table-wrong-setting"):
        open_table(game, pair, at=NOW, settings={"bot_speed": "warp"})
    with pytest.raises(Refused, match="table-no-such-bot"):
        open_table(game, [Place.guest(ANNA, "Anna"), Place.bot("deep blue")], at=NOW)
    with pytest.raises(Refused, match="table-seat-needs-a-guest"):
        open_table(game, [Place.guest("", "Anna"), Place.bot("random")], at=NOW)


@pytest.mark.parametrize(
    ("others", "hints"),
    [
        ([Place.bot("random"), Place.bot("random")], "on"),
        ([Place.bot("random"), Place.open()], "off"),
        ([Place.screen(ANNA, "Ben")], "off"),
        ([Place.guest(BEN, "Ben"), Place.guest(CLEO, "Cleo")], "off"),
    ],
)
def test_among_people_there_are_no_hints_unless_someone_asks_for_them(others: list[Place], hints: str) -> None:
    places = [Place.guest(ANNA, "Anna"), *others]
    game = game_named("doge_ship")
    assert Table(open_table(game, places, at=NOW)).settings["hints"] == hints
    for asked in ("on", "off"):
        assert Table(open_table(game, places, at=NOW, settings={"hints": asked})).settings["hints"] == asked


def test_a_table_from_before_keeps_its_hints() -> None:
    meta = open_table(game_named("doge_ship"), [Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben")], at=NOW)
    assert Table(replace(meta, settings={})).settings["hints"] == "on"


def test_ids_seeds_and_tokens_are_new_for_every_table() -> None:
    metas = [open_table(game_named("doge_ship"), [Place.open(), Place.open()], at=NOW) for _ in range(3)]
    assert len({meta.id for meta in metas}) == len({meta.seed for meta in metas}) == 3
    assert len({holder.token for meta in metas for holder in meta.seats}) == 6


def test_a_rematch_has_the_same_people_one_seat_further() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.bot("random", "Bot"), Place.screen(ANNA, "Cleo"))
    with pytest.raises(Refused, match="table-still-running"):
        rematch(table, at=NOW)
    play_out(table, seeded("rematch"))
    again = rematch(table, at=NOW + 5)
    assert [holder.name for holder in again.seats] == ["Cleo", "Anna", "Bot"]
    assert [holder.kind for holder in again.seats] == ["screen", "guest", "bot"]
    assert again.rematch_of == table.meta.id
    assert again.seed != table.meta.seed
    assert (again.digest, again.options, again.owner) == (table.meta.digest, table.meta.options, ANNA)
    assert Table(again).state.key() != table.state.key()


def test_whom_a_bot_stood_in_for_sits_down_again_at_the_rematch() -> None:
    table = new_table()
    table.commit(propose_stand_in(table, CLEO, seat=2, bot="random", at=NOW))
    play_out(table, seeded("stood in"))
    again = Table(rematch(table, at=NOW))
    assert again.seats_of(CLEO) == [0]


def test_a_record_played_elsewhere_becomes_a_finished_table() -> None:
    table = finished()
    record = Record.from_json(table.record().to_json())
    imported, entries = table_of_record(record, table.game, at=NOW, owner=ANNA)
    assert imported.is_over
    assert imported.meta.is_imported
    assert imported.state.key() == table.state.key()
    assert Table(imported.meta, None, entries).record().to_json() == table.record().to_json()
    assert replay(imported, None, 2, 10, "de")["view"] == replay(table, None, 2, 10, "de")["view"]


def test_a_record_that_was_tampered_with_is_refused() -> None:
    table = finished()
    record = table.record()
    record.actions[0] = (record.actions[0][0], "skip")
    with pytest.raises(BadRecord):
        table_of_record(record, table.game, at=NOW)
    unfinished = table.record()
    unfinished.actions, unfinished.outcome = unfinished.actions[:10], None
    with pytest.raises(Refused, match="table-still-running"):
        table_of_record(unfinished, table.game, at=NOW)
