"""Calling off a table that nobody has begun."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arsenale.table import (
    Entry,
    Place,
    Refused,
    Table,
    bots_to_move,
    outcome_after,
    propose_action,
    propose_cancel,
    propose_chat,
    propose_forced,
    propose_join,
    propose_open_seat,
    propose_resign,
    propose_stand_in,
    propose_take_seat_back,
    table_view,
    waiting_after,
)

from ..build import ANNA, BEN, NOW, STRANGER, done, each_language, new_table, play


def waiting_table() -> Table:
    return new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben"), Place.open())


def test_the_owner_calls_off_a_table_at_which_nobody_has_played() -> None:
    table = waiting_table()
    assert table_view(table, ANNA, 0, "en")["can_cancel"]
    entry = propose_cancel(table, ANNA, at=NOW)
    assert (waiting_after(table, entry), outcome_after(table, entry)) == ([], None)
    done(table, entry)
    assert table.is_cancelled
    assert Table(table.meta, None, [Entry.from_dict(entry.to_dict())]).is_cancelled


def test_nobody_else_does() -> None:
    table = waiting_table()
    for guest in (BEN, STRANGER):
        assert not table_view(table, guest, None, "en")["can_cancel"]
        with pytest.raises(Refused, match="table-not-yours"):
            propose_cancel(table, guest, at=NOW)
    # The key to one seat alone gives none of the owner's rights.
    assert not table_view(table, ANNA, 0, "en", only=0)["can_cancel"]


def test_a_match_that_a_person_has_begun_is_not_called_off() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben"))
    play(table, "discard")
    with pytest.raises(Refused, match="table-has-begun"):
        propose_cancel(table, ANNA, at=NOW)
    assert not table_view(table, ANNA, 0, "en")["can_cancel"]


def test_what_a_bot_plays_while_a_seat_is_open_is_no_beginning() -> None:
    first = new_table().state.actors()[0]
    places = [Place.bot("random") if seat == first else Place.open() for seat in range(3)]
    table = new_table(*places)
    while bots_to_move(table):
        play(table, "discard")
    assert table.position > 0
    done(table, propose_cancel(table, ANNA, at=NOW))


@each_language
def test_whoever_is_there_is_told(language: str) -> None:
    table = waiting_table()
    done(table, propose_cancel(table, ANNA, at=NOW))
    for guest, seat in ((BEN, 1), (STRANGER, None)):
        seen = table_view(table, guest, seat, language)
        assert seen["cancelled"]
        assert (seen["asked"], seen["choices"], seen["spectating"]) == (False, [], None)
        assert seen["question"] == seen["chat"][-1]["text"] != ""


def test_nothing_happens_at_it_any_more() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.bot("random"), Place.open())
    token = table.holders[2].token
    done(table, propose_cancel(table, ANNA, at=NOW))
    assert bots_to_move(table) == []
    assert propose_forced(table, NOW) is None
    seat = table.state.actors()[0]
    attempts: tuple[Callable[[], Entry], ...] = (
        lambda: propose_join(table, BEN, seat=2, token=token, name="Ben", at=NOW),
        lambda: propose_stand_in(table, ANNA, seat=2, bot="random", at=NOW),
        lambda: propose_open_seat(table, ANNA, seat=1, at=NOW),
        lambda: propose_resign(table, ANNA, seat=0, at=NOW),
        lambda: propose_take_seat_back(table, ANNA, seat=0, at=NOW),
        lambda: propose_cancel(table, ANNA, at=NOW),
        lambda: propose_action(table, table.holders[seat].guest or "", seat=seat, seq=0, action="discard", at=NOW),
    )
    for attempt in attempts:
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.code in ("cancelled", "seat")
    done(table, propose_chat(table, ANNA, name="Anna", text="Another time", at=NOW))
