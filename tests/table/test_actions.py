"""Who may act, and when an action comes too late."""

from __future__ import annotations

import json

import pytest

from arsenale.engine import seeded
from arsenale.table import (
    BadJournal,
    Entry,
    Place,
    Refused,
    Table,
    TableMeta,
    explain,
    outcome_after,
    propose_action,
    propose_answer_undo,
    propose_ask_undo,
    propose_chat,
    propose_undo,
    table_speech,
    table_view,
    waiting_after,
)

from .build import ANNA, BEN, CLEO, NOW, STRANGER, done, new_table, play, play_out, play_random, play_until


def bidding() -> Table:
    """A table of three people who all must bid, sealed."""
    table = new_table()
    play_until(table, seeded("bidding"), "bid")
    assert table.state.actors() == (0, 1, 2)
    return table


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


def test_who_has_bid_cannot_bid_again_with_what_he_had_seen() -> None:
    table = bidding()
    seen, action = table.seq, first_choice(table, 0)
    done(table, propose_action(table, ANNA, seat=0, seq=seen, action=action, at=NOW))
    with pytest.raises(Refused) as refused:
        propose_action(table, ANNA, seat=0, seq=seen, action=action, at=NOW)
    assert refused.value.code == "stale"


def test_who_takes_back_his_bid_does_not_make_the_bids_of_others_stale() -> None:
    table = bidding()
    seen, action = table.seq, first_choice(table, 0)
    done(table, propose_action(table, ANNA, seat=0, seq=seen, action=action, at=NOW))
    done(table, propose_undo(table, ANNA, seat=0, to=table.position - 1, at=NOW))
    done(table, propose_action(table, BEN, seat=1, seq=seen, action=first_choice(table, 1), at=NOW))
    with pytest.raises(Refused, match="table-stale"):
        propose_action(table, ANNA, seat=0, seq=seen, action=action, at=NOW)
    propose_action(table, ANNA, seat=0, seq=table.seq, action=action, at=NOW)


def test_nothing_tells_what_was_bid_before_all_have_bid() -> None:
    """Whatever Anna bids, every byte that the others are sent is the same."""
    table = bidding()
    bids = table.state.legal(0)
    assert len(bids) > 1
    seen: list[str] = []
    for bid in (bids[0], bids[-1]):
        twin = Table(table.meta, table.game)
        twin.history = table.history.twin()
        twin.seq = table.seq
        play(twin, bid, 0)
        shown = [table_view(twin, guest, seat, "en") for guest, seat in ((BEN, 1), (CLEO, 2), (None, None))]
        seen.append(json.dumps(shown))
    assert seen[0] == seen[1]


def test_nobody_acts_when_the_match_is_over() -> None:
    table = new_table()
    play_out(table, seeded("over"))
    with pytest.raises(Refused) as refused:
        propose_action(table, ANNA, seat=0, seq=table.seq, action="discard", at=NOW)
    assert refused.value.code == "over"


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


def test_the_outcome_comes_with_the_action_that_ends_the_match() -> None:
    table = new_table()
    chance = seeded("outcome")
    while not table.is_over:
        seat = table.state.actors()[0]
        legal = table.state.legal(seat)
        guest = table.holders[seat].guest or ""
        action = legal[chance.below(len(legal))]
        entry = propose_action(table, guest, seat=seat, seq=table.seq, action=action, at=NOW)
        outcome = outcome_after(table, entry)
        table.commit(entry)
        assert (outcome is not None) == table.is_over
    assert outcome == table.outcome()
    assert table.record().verify(table.game).key() == table.state.key()
