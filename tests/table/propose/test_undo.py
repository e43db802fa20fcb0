"""Taking back, by oneself or with the consent of the others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from arsenale.engine import can_undo, seeded
from arsenale.table import (
    Place,
    Refused,
    Table,
    propose_action,
    propose_answer_undo,
    propose_ask_undo,
    propose_chat,
    propose_stand_in,
    propose_undo,
    table_view,
    undo_points,
    waiting_after,
)
from arsenale.table.propose.undo import ask_points, undo_target

from ..build import ANNA, BEN, CLEO, NOW, done, each_game, guest_of, new_table, play, play_out, play_random


def undo_of(table: Table, seat: int) -> Any:
    return table_view(table, guest_of(table, seat), seat, "en")["undo"]


def after_a_roll() -> tuple[Table, int]:
    """A table where the last action cannot be taken back by oneself."""
    table, chance = new_table(), seeded("after a roll")
    while True:
        before = table.state.rng.drawn
        play_random(table, chance)
        if table.state.rng.drawn != before:
            return table, table.history.played[-1].seat


@each_game
def test_what_is_offered_is_exactly_what_the_engine_allows(name: str) -> None:
    table, chance = new_table(game=name, seed="undo"), seeded(f"undo {name}")
    allowed = 0
    for _ in range(60):
        play_random(table, chance)
        last = table.position - 1
        seat = table.history.played[last].seat
        played = [(seat, table.history.played[last].action)]
        is_free = can_undo(table.history.state_at(last), played)
        offers = {point.what: point.to for point in undo_points(table, seat)}
        assert ("last" in offers) == is_free
        allowed += is_free
        assert all(undo_points(table, other) == [] for other in range(3) if other != seat)
        if "turn" in offers:
            turn = table.history.played[offers["turn"] :]
            assert {one.seat for one in turn} == {seat}
            assert can_undo(table.history.state_at(offers["turn"]), [(seat, one.action) for one in turn])
    assert allowed


@each_game
def test_an_undo_leads_back_to_the_very_same_state(name: str) -> None:
    table, chance = new_table(game=name, seed="back"), seeded(f"back {name}")
    keys = [table.state.key()]
    undone = 0
    for _ in range(120):
        play_random(table, chance)
        del keys[table.position :]
        keys.append(table.state.key())
        seat = table.history.played[-1].seat
        points = undo_points(table, seat)
        if points and chance.below(2):
            to = points[-1].to
            entry = propose_undo(table, guest_of(table, seat), seat=seat, to=to, at=NOW)
            waiting = waiting_after(table, entry)
            done(table, entry)
            del keys[to + 1 :]
            assert (table.position, table.state.key()) == (to, keys[to])
            assert waiting == list(table.state.actors())
            undone += 1
    assert undone
    record = [table.history.state_at(position).key() for position in range(table.position + 1)]
    assert record == keys


def test_going_back_to_the_start_of_the_turn_takes_all_choices_of_the_turn() -> None:
    table, chance = new_table(), seeded("turn")
    while True:
        play_random(table, chance)
        seat = table.history.played[-1].seat
        points = {point.what: point.to for point in undo_points(table, seat)}
        if "turn" in points:
            break
    to = points["turn"]
    assert to < table.position - 1
    done(table, propose_undo(table, guest_of(table, seat), seat=seat, to=to, at=NOW))
    asked = table.state.step_of(seat)
    assert asked is not None
    assert asked.key == "turn"
    assert table_view(table, None, None, "en")["chat"][-1]["text"].startswith(f"{table.names[seat]} takes back ")


def test_nobody_takes_back_what_others_did_or_what_chance_told() -> None:
    table, seat = after_a_roll()
    for guest, chair, to in (
        (guest_of(table, seat), seat, table.position - 1),
        (guest_of(table, (seat + 1) % 3), (seat + 1) % 3, table.position - 1),
        (guest_of(table, seat), seat, 0),
        (guest_of(table, seat), seat, table.position),
        (guest_of(table, seat), seat, -3),
    ):
        with pytest.raises(Refused, match="table-undo-needs-consent"):
            propose_undo(table, guest, seat=chair, to=to, at=NOW)
    assert undo_of(table, seat)["offers"] == []
    assert undo_of(table, seat)["ask"][0]["to"] == table.position - 1


def test_nobody_takes_back_what_another_did_though_it_told_nothing() -> None:
    table = new_table()
    for _ in range(2):
        play(table, "discard")
    seat = table.history.played[1].seat
    assert undo_points(table, seat) == [("last", 1)]
    with pytest.raises(Refused, match="table-undo-needs-consent"):
        propose_undo(table, guest_of(table, seat), seat=seat, to=0, at=NOW)


def test_with_the_consent_of_all_others_it_is_taken_back() -> None:
    table, seat = after_a_roll()
    others = [guest_of(table, other) for other in range(3) if other != seat]
    before = table.history.state_at(table.position - 1).key()
    done(table, propose_ask_undo(table, guest_of(table, seat), seat=seat, to=table.position - 1, at=NOW))
    seen = table_view(table, others[0], table.seats_of(others[0])[0], "de")["undo"]["request"]
    assert seen is not None
    assert seen["can_answer"]
    assert seen["text"] == f"{table.names[seat]} möchte eine Aktion zurücknehmen."
    with pytest.raises(Refused, match="table-undo-not-your-answer"):
        propose_answer_undo(table, guest_of(table, seat), agree=True, at=NOW)
    done(table, propose_answer_undo(table, others[0], agree=True, at=NOW))
    assert table.state.key() != before
    with pytest.raises(Refused, match="table-undo-not-your-answer"):
        propose_answer_undo(table, others[0], agree=True, at=NOW)
    last = propose_answer_undo(table, others[1], agree=True, at=NOW)
    waiting = waiting_after(table, last)
    done(table, last)
    assert table.state.key() == before
    assert waiting == list(table.state.actors())
    assert table.request is None


def test_one_no_is_enough() -> None:
    table, seat = after_a_roll()
    key = table.state.key()
    done(table, propose_ask_undo(table, guest_of(table, seat), seat=seat, to=table.position - 1, at=NOW))
    with pytest.raises(Refused, match="table-undo-asked-already"):
        propose_ask_undo(table, guest_of(table, seat), seat=seat, to=table.position - 1, at=NOW)
    other = guest_of(table, (seat + 1) % 3)
    done(table, propose_answer_undo(table, other, agree=False, at=NOW))
    assert (table.request, table.state.key()) == (None, key)
    with pytest.raises(Refused, match="table-undo-not-asked"):
        propose_answer_undo(table, other, agree=True, at=NOW)


def test_a_request_lapses_when_the_match_goes_on() -> None:
    table, seat = after_a_roll()
    done(table, propose_ask_undo(table, guest_of(table, seat), seat=seat, to=table.position - 1, at=NOW))
    done(table, propose_chat(table, ANNA, name="", text="let me think", at=NOW))
    assert table.request is not None
    play_random(table, seeded("on"))
    assert table.request is None


def test_a_request_lapses_when_someone_changes_seats() -> None:
    table, seat = after_a_roll()
    done(table, propose_ask_undo(table, guest_of(table, seat), seat=seat, to=table.position - 1, at=NOW))
    done(table, propose_stand_in(table, CLEO, seat=2, bot="random", at=NOW))
    assert table.request is None


def test_bots_agree_at_once() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.bot("random"), Place.bot("random"))
    chance = seeded("bots agree")
    while table.history.last_of(0) in (None, table.position - 1):
        play_random(table, chance)
    undo = undo_of(table, 0)
    assert (undo["offers"], undo["asks_nobody"]) == ([], True)
    to = undo["ask"][0]["to"]
    done(table, propose_ask_undo(table, ANNA, seat=0, to=to, at=NOW))
    assert table.position == to
    assert 0 in table.state.actors()


def test_someone_for_whom_a_bot_stands_in_is_asked_while_they_are_here() -> None:
    table, seat = after_a_roll()
    other = next(chair for chair in range(3) if chair != seat)
    person, asker, to = guest_of(table, other), guest_of(table, seat), table.position - 1
    others = table.people_to_ask(seat)
    done(table, propose_stand_in(table, person, seat=other, bot="random", at=NOW))
    assert table.people_to_ask(seat) == others
    assert person not in table.people_to_ask(seat, {person})
    done(table, propose_ask_undo(table, asker, seat=seat, to=to, at=NOW))
    assert table.position == to + 1
    for guest in others:
        done(table, propose_answer_undo(table, guest, agree=True, at=NOW))
    assert table.position == to


def test_who_has_gone_and_is_stood_in_for_is_not_asked() -> None:
    table, seat = after_a_roll()
    others = [guest_of(table, chair) for chair in range(3) if chair != seat]
    for guest in others:
        done(table, propose_stand_in(table, guest, seat=table.seats_of(guest)[0], bot="random", at=NOW))
    to = table.position - 1
    entry = propose_ask_undo(table, guest_of(table, seat), seat=seat, to=to, at=NOW, away=frozenset(others))
    assert undo_target(table, entry) == to
    done(table, entry)
    assert table.position == to


def test_journals_that_do_not_say_who_is_asked_ask_those_who_sit_there() -> None:
    table, seat = after_a_roll()
    entry = propose_ask_undo(table, guest_of(table, seat), seat=seat, to=table.position - 1, at=NOW)
    old = replace(entry, payload={"to": entry.payload["to"]})
    done(table, old)
    assert table.request is not None
    assert sorted(table.request.asked) == entry.payload["ask"]


def test_one_asks_only_for_an_action_of_ones_own() -> None:
    table, seat = after_a_roll()
    other = (seat + 1) % 3
    with pytest.raises(Refused, match="table-undo-not-yours"):
        propose_ask_undo(table, guest_of(table, other), seat=other, to=table.position - 1, at=NOW)


def test_two_seats_of_one_guest_need_no_consent_of_each_other() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.screen(ANNA, "Ben"))
    for _ in range(2):
        play(table, "discard")
    first = table.history.played[0].seat
    done(table, propose_ask_undo(table, ANNA, seat=first, to=0, at=NOW))
    assert table.position == 0


def test_a_finished_match_is_final() -> None:
    table = new_table()
    play_out(table, seeded("final"))
    seat = table.history.played[-1].seat
    assert undo_points(table, seat) == []
    assert ask_points(table, seat) == []
    with pytest.raises(Refused) as refused:
        propose_undo(table, guest_of(table, seat), seat=seat, to=table.position - 1, at=NOW)
    assert refused.value.code == "over"


def test_only_who_chose_last_can_take_back_without_asking() -> None:
    table = new_table()
    play(table, "discard")
    seat = table.history.played[-1].seat
    found = table_view(table, guest_of(table, seat), seat, "en")["undo"]
    assert [offer["label"] for offer in found["offers"]] == ["Take back"]
    waiting = table.state.actors()[0]
    assert waiting != seat
    assert table_view(table, guest_of(table, waiting), waiting, "en")["undo"]["offers"] == []


def test_who_is_asked_after_an_undo_must_look_again() -> None:
    table = new_table()
    play(table, "discard")
    seat, seen = table.history.played[-1].seat, table.seq
    done(table, propose_undo(table, guest_of(table, seat), seat=seat, to=0, at=NOW))
    with pytest.raises(Refused, match="table-stale"):
        propose_action(table, guest_of(table, seat), seat=seat, seq=seen, action="discard", at=NOW)
    assert {ANNA, BEN, CLEO} == {guest_of(table, chair) for chair in range(3)}
