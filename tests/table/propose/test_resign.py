"""Giving up: a bot plays the seat to the end, and everybody can see that."""

from __future__ import annotations

import pytest

from arsenale.engine import BadRecord, Record, seeded
from arsenale.table import (
    Entry,
    Place,
    Refused,
    Table,
    bots_to_move,
    propose_action,
    propose_ask_undo,
    propose_join,
    propose_open_seat,
    propose_resign,
    propose_stand_in,
    propose_take_seat_back,
    rematch,
    replay,
    seat_links,
    table_of_record,
    table_view,
)

from ..build import ANNA, BEN, CLEO, NOW, STRANGER, done, each_language, new_table, play, play_out


def resigned(bot: str = "random") -> Table:
    """Anna, Ben and Cleo; Ben gives up after a few actions."""
    table = new_table()
    for _ in range(4):
        play(table, "discard")
    done(table, propose_resign(table, BEN, seat=1, bot=bot, at=NOW))
    return table


def test_a_bot_takes_the_seat_by_the_same_name_and_it_is_marked() -> None:
    table = resigned()
    assert (table.holders[1].kind, table.holders[1].bot, table.holders[1].name) == ("bot", "random", "Ben")
    assert (table.holders[1].guest, table.seats_of(BEN)) == (None, [])
    seen = table_view(table, CLEO, 2, "en")
    assert [player["resigned"] for player in seen["players"]] == [False, True, False]
    assert seen["chat"][-1]["text"] == "Ben resigns. A bot plays the seat to the end."


def test_the_match_goes_on_without_them() -> None:
    table = resigned()
    while not bots_to_move(table):
        play(table, table.state.legal(table.state.actors()[0])[0])
    assert bots_to_move(table) == [1]
    with pytest.raises(Refused, match="table-not-your-seat"):
        propose_action(table, BEN, seat=1, seq=table.seq, action="discard", at=NOW)
    play_out(table, seeded("resigned"))
    assert table.is_over


def test_nobody_takes_it_back() -> None:
    table = resigned()
    assert not table_view(table, BEN, None, "en")["players"][1]["can_take_back"]
    with pytest.raises(Refused, match="table-not-your-seat"):
        propose_take_seat_back(table, BEN, seat=1, at=NOW)
    with pytest.raises(Refused, match="table-seat-resigned"):
        propose_open_seat(table, ANNA, seat=1, at=NOW)
    # The level of a bot may change; that the seat was given up does not.
    done(table, propose_stand_in(table, ANNA, seat=1, bot="greedy", at=NOW))
    assert table_view(table, None, None, "en")["players"][1]["resigned"]


def test_who_resigned_may_watch_and_see_what_everybody_sees() -> None:
    table = resigned()
    seen = table_view(table, BEN, None, "en")
    assert seen["view"] == table_view(table, STRANGER, None, "en")["view"]
    assert seen["spectating"]
    for look in (lambda: table_view(table, BEN, 1, "en"), lambda: replay(table, BEN, 1, 2, "en")):
        with pytest.raises(Refused):
            look()


def test_who_resigned_knows_a_hand_and_so_joins_no_other_seat() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben"), Place.open())
    done(table, propose_resign(table, BEN, seat=1, at=NOW))
    token = seat_links(table, ANNA)[2]
    with pytest.raises(Refused, match="table-you-resigned"):
        propose_join(table, BEN, seat=2, token=token, name="Ben", at=NOW)
    done(table, propose_join(table, CLEO, seat=2, token=token, name="Cleo", at=NOW))


def test_only_the_person_of_a_seat_gives_it_up_and_only_while_the_match_runs() -> None:
    table = new_table()
    for guest in (ANNA, CLEO, STRANGER):
        with pytest.raises(Refused, match="table-not-your-seat"):
            propose_resign(table, guest, seat=1, at=NOW)
    with pytest.raises(Refused, match="table-no-such-bot"):
        propose_resign(table, BEN, seat=1, bot="deep blue", at=NOW)
    assert [player["can_resign"] for player in table_view(table, BEN, 1, "en")["players"]] == [False, True, False]
    play_out(table, seeded("over"))
    with pytest.raises(Refused, match="match-over"):
        propose_resign(table, BEN, seat=1, at=NOW)
    assert not table_view(table, BEN, 1, "en")["players"][1]["can_resign"]


def test_someone_for_whom_a_bot_stands_in_may_resign() -> None:
    table = new_table()
    done(table, propose_stand_in(table, BEN, seat=1, bot="random", at=NOW))
    done(table, propose_resign(table, BEN, seat=1, at=NOW))
    assert 1 in table.resigned


@pytest.mark.parametrize(("others", "level"), [("greedy", "greedy"), (None, "journeyman")])
def test_the_bot_is_of_the_level_that_is_usual_at_the_table(others: str | None, level: str) -> None:
    third = Place.bot(others) if others else Place.guest(CLEO, "Cleo")
    table = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben"), third)
    assert propose_resign(table, BEN, seat=1, at=NOW).payload["bot"] == level
    assert propose_resign(table, BEN, seat=1, bot="master", at=NOW).payload["bot"] == "master"


def test_the_consent_of_who_resigned_is_not_needed() -> None:
    table = resigned()
    play(table, "discard") if table.state.actors()[0] != 1 else play(table, "discard", 1)
    own = next(number for number, one in enumerate(table.history.played) if one.seat == 0)
    entry = propose_ask_undo(table, ANNA, seat=0, to=own, at=NOW)
    assert entry.payload["ask"] == [CLEO]


@each_language
def test_the_result_says_who_resigned(language: str) -> None:
    table = resigned()
    play_out(table, seeded("result"))
    result = table_view(table, None, None, language)["result"]
    assert result is not None
    assert result["resigned"] == [1]
    assert "Ben" in result["text"].split(". ")[-1]


def test_the_record_tells_it_and_still_verifies() -> None:
    table = resigned()
    play_out(table, seeded("record"))
    text = table.record().to_json()
    record = Record.from_json(text)
    assert record.resigned == [(1, 4)]
    assert record.verify(table.game).finished
    imported, entries = table_of_record(record, table.game, at=NOW)
    assert [player["resigned"] for player in table_view(imported, None, None, "en")["players"]] == [False, True, False]
    assert Table(imported.meta, None, entries).record().to_json() == text


def test_where_actions_are_taken_back_the_record_still_fits() -> None:
    table = resigned()
    own = next(number for number, one in enumerate(table.history.played) if one.seat == 0)
    done(table, Entry(table.seq + 1, "undo", 0, {"to": own}, NOW))
    play_out(table, seeded("taken back"))
    assert Record.from_json(table.record().to_json()).resigned == [(1, own)]


@pytest.mark.parametrize("wrong", ['"Ben"', "[1]", "[[1]]", "[[7, 0]]", "[[0, 99999]]", '[[0, "x"]]'])
def test_a_record_with_a_seat_that_cannot_have_been_given_up_is_refused(wrong: str) -> None:
    table = resigned()
    play_out(table, seeded("record"))
    text = table.record().to_json()
    head, _, _ = text.partition('"resigned"')
    with pytest.raises(BadRecord, match="expected"):
        Record.from_json(f'{head}"resigned": {wrong}}}')


def test_at_the_rematch_the_bot_plays_by_a_name_of_its_own() -> None:
    table = resigned()
    play_out(table, seeded("rematch"))
    again = Table(rematch(table, at=NOW))
    assert [holder.kind for holder in again.holders] == ["guest", "guest", "bot"]
    assert "Ben" not in again.names
    assert not again.resigned


def test_a_journal_with_a_resignation_reads_back() -> None:
    table = new_table()
    entry = propose_resign(table, BEN, seat=1, at=NOW)
    again = Table(table.meta, None, [Entry.from_dict(entry.to_dict())])
    assert again.resigned[1].guest == BEN
