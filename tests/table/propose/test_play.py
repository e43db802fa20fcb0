"""Who may act, and when an action comes too late."""

from __future__ import annotations

import pytest

from arsenale.engine import seeded
from arsenale.table import (
    Place,
    Refused,
    Table,
    explain,
    propose_action,
    propose_chat,
    propose_undo,
    table_speech,
    waiting_after,
)

from ..build import ANNA, BEN, CLEO, NOW, STRANGER, bidding, done, new_table, play, play_out


def first_choice(table: Table, seat: int) -> str:
    return table.game.format(table.state.legal(seat)[0])


def test_only_the_guest_of_a_seat_acts_for_it() -> None:
    table = new_table()
    seat = table.state.actors()[0]
    for guest in {ANNA, BEN, CLEO, STRANGER} - {table.holders[seat].guest}:
        with pytest.raises(Refused, match="table-not-your-seat") as refused:
            propose_action(table, guest, seat=seat, seq=0, action="discard", at=NOW)
        assert refused.value.code == "seat"
        assert refused.value.sentence(table_speech(table, "de")) == "Das ist nicht dein Platz."


def test_a_proposal_changes_nothing_until_it_is_committed() -> None:
    table = new_table()
    seat = table.state.actors()[0]
    before = table.state.key(), table.seq
    guest = table.holders[seat].guest or ""
    entry = propose_action(table, guest, seat=seat, seq=0, action="discard", at=NOW)
    assert (entry.seq, entry.kind, entry.seat, entry.payload, entry.at) == (1, "action", seat, {"text": "discard"}, NOW)
    waiting = waiting_after(table, entry)
    assert (table.state.key(), table.seq) == before
    table.commit(entry)
    assert table.position == table.seq == 1
    assert list(table.state.actors()) == waiting


def test_an_action_the_rules_refuse_is_told_with_the_rule() -> None:
    table = new_table()
    seat = table.state.actors()[0]
    guest = table.holders[seat].guest or ""
    with pytest.raises(Refused) as refused:
        propose_action(table, guest, seat=seat, seq=0, action="skip", at=NOW)
    assert (refused.value.code, refused.value.rule) == ("illegal", "DS-2")
    said = explain(table, guest, seat=seat, action="skip", language="en")["text"]
    assert said == "Something else is asked just now. (DS-2)"
    assert explain(table, guest, seat=seat, action="discard", language="en")["text"] is None


@pytest.mark.parametrize("action", ["fly to the moon", "", "place red 99", -1, 10**9])
def test_what_is_no_action_is_told_as_such(action: int | str) -> None:
    table = new_table()
    seat = table.state.actors()[0]
    with pytest.raises(Refused) as refused:
        propose_action(table, table.holders[seat].guest or "", seat=seat, seq=0, action=action, at=NOW)
    assert refused.value.code == "unknown"
    assert refused.value.sentence(table_speech(table, "en")) == "There is no such action."


def test_the_same_click_twice_is_played_once() -> None:
    table = new_table()
    seat = table.state.actors()[0]
    guest = table.holders[seat].guest or ""
    seen = table.seq
    done(table, propose_action(table, guest, seat=seat, seq=seen, action="discard", at=NOW))
    with pytest.raises(Refused) as refused:
        propose_action(table, guest, seat=seat, seq=seen, action="discard", at=NOW)
    assert refused.value.code == "stale"


def test_a_late_click_does_not_answer_a_later_question() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben"))
    seen = table.seq
    first = table.state.actors()[0]
    for _ in range(2):
        play(table, "discard")
    assert table.state.actors()[0] == first
    with pytest.raises(Refused, match="table-stale"):
        propose_action(table, table.holders[first].guest or "", seat=first, seq=seen, action="discard", at=NOW)


def test_chat_makes_no_action_stale() -> None:
    table = new_table()
    seat = table.state.actors()[0]
    seen = table.seq
    done(table, propose_chat(table, STRANGER, name="Zoe", text="hello", at=NOW))
    propose_action(table, table.holders[seat].guest or "", seat=seat, seq=seen, action="discard", at=NOW)


def test_sealed_bids_of_several_people_never_refuse_each_other() -> None:
    table = bidding()
    seen = table.seq
    for seat, guest in ((1, BEN), (0, ANNA), (2, CLEO)):
        done(table, propose_action(table, guest, seat=seat, seq=seen, action=first_choice(table, seat), at=NOW))
    assert "bid" not in [step.key for step in table.state.asked()]


def test_who_has_bid_cannot_bid_again_with_what_they_had_seen() -> None:
    table = bidding()
    seen, action = table.seq, first_choice(table, 0)
    done(table, propose_action(table, ANNA, seat=0, seq=seen, action=action, at=NOW))
    with pytest.raises(Refused) as refused:
        propose_action(table, ANNA, seat=0, seq=seen, action=action, at=NOW)
    assert refused.value.code == "stale"


def test_who_takes_back_their_bid_does_not_make_the_bids_of_others_stale() -> None:
    table = bidding()
    seen, action = table.seq, first_choice(table, 0)
    done(table, propose_action(table, ANNA, seat=0, seq=seen, action=action, at=NOW))
    done(table, propose_undo(table, ANNA, seat=0, to=table.position - 1, at=NOW))
    done(table, propose_action(table, BEN, seat=1, seq=seen, action=first_choice(table, 1), at=NOW))
    with pytest.raises(Refused, match="table-stale"):
        propose_action(table, ANNA, seat=0, seq=seen, action=action, at=NOW)
    propose_action(table, ANNA, seat=0, seq=table.seq, action=action, at=NOW)


def test_nobody_acts_when_the_match_is_over() -> None:
    table = new_table()
    play_out(table, seeded("over"))
    with pytest.raises(Refused) as refused:
        propose_action(table, ANNA, seat=0, seq=table.seq, action="discard", at=NOW)
    assert refused.value.code == "over"
