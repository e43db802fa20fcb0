"""Several actions in one go, and what plays itself."""

from __future__ import annotations

from typing import Any

import pytest

from arsenale.engine import can_undo, is_forced, seeded
from arsenale.table import (
    Entry,
    Refused,
    Table,
    action_ids,
    propose_action,
    propose_follow_up,
    propose_forced,
    propose_stand_in,
    propose_undo,
    table_view,
    undo_points,
)

from ..build import ANNA, BEN, NOW, alone, done, each_game, new_table, play, play_random, play_until


def in_one_go(table: Table, text: str) -> int:
    """Play a chain as the server does; how many of its actions were played."""
    seat = table.state.actors()[0]
    before = table.position
    first, *more = action_ids(table, text)
    done(table, propose_action(table, ANNA, seat=seat, seq=table.seq, action=first, at=NOW))
    for action in more:
        entry = propose_follow_up(table, ANNA, seat=seat, action=action, at=NOW)
        if entry is None:
            break
        done(table, entry)
    return table.position - before


def own_view(table: Table) -> Any:
    return table_view(table, ANNA, table.state.actors()[0], "en")


# Several actions in one go


@each_game
def test_a_shortcut_ends_where_its_actions_end_one_by_one(name: str) -> None:
    table, chance = alone(name), seeded(f"one by one {name}")
    compared = 0
    while compared < 12 and not table.is_over:
        seen = own_view(table)
        for shortcut in seen["shortcuts"][:2]:
            one_go, one_by_one = Table(table.meta, table.game), table.state.copy()
            one_go.history = table.history.twin()
            one_go.seq, one_go.asked_since = table.seq, list(table.asked_since)
            count = in_one_go(one_go, shortcut["text"])
            for action in shortcut["ids"][:count]:
                one_by_one.play(seen["seat"], action)
            assert one_go.state.key() == one_by_one.key()
            compared += count == len(shortcut["ids"])
        play_random(table, chance)
    assert compared >= 12


def test_it_stops_where_someone_else_decides() -> None:
    table = alone("doge_ship")
    seat = table.state.actors()[0]
    assert in_one_go(table, "discard; discard") == 1
    assert table.state.actors() == (1 - seat,)


def test_it_stops_where_something_is_revealed() -> None:
    table = alone("venedig")
    play(table, "done")
    (first, second) = [choice["text"] for choice in own_view(table)["choices"] if choice["kind"] == "drain"][:2]
    assert in_one_go(table, f"{first}; {second}") == 1


def test_it_stops_where_the_next_is_not_legal() -> None:
    table = alone("serenissima")
    play_until(table, seeded("illegal"), "choose-turn")
    assert in_one_go(table, "action; fort venezia; done") == 1


def test_an_unknown_action_anywhere_refuses_all_of_it() -> None:
    table = alone("serenissima")
    for wrong in ("action; sail atlantis", "action;", "; action", "action" + "; done" * 30):
        with pytest.raises(Refused):
            action_ids(table, wrong)
    assert table.position == 0


def test_only_who_holds_the_seat_goes_on() -> None:
    table = new_table(game="serenissima")
    play_until(table, seeded("holds"), "choose-turn")
    seat = table.state.actors()[0]
    play(table, "action")
    other = BEN if table.holders[seat].guest != BEN else ANNA
    with pytest.raises(Refused, match="table-not-your-seat"):
        propose_follow_up(table, other, seat=seat, action=table.game.parse("done"), at=NOW)


def test_one_undo_takes_all_of_it_back() -> None:
    table = alone("serenissima", seed="back")
    play_until(table, seeded("back"), "choose-turn")
    before, key = table.position, table.state.key()
    chain = next(one for one in own_view(table)["shortcuts"] if len(one["ids"]) > 2)
    seat = table.state.actors()[0]
    assert in_one_go(table, chain["text"]) == len(chain["ids"])
    assert [point.to for point in undo_points(table, seat)] == [before]
    done(table, propose_undo(table, ANNA, seat=seat, to=before, at=NOW))
    assert (table.position, table.state.key()) == (before, key)


def test_what_one_did_in_one_go_is_no_news() -> None:
    table = alone("serenissima", seed="back")
    play_until(table, seeded("back"), "choose-turn")
    in_one_go(table, "action; load sailor port")
    assert own_view(table)["since"] == table.position


def test_the_turn_is_taken_back_over_shortcuts_and_single_actions() -> None:
    table = alone("serenissima", seed="back")
    play_until(table, seeded("back"), "choose-turn")
    before, seat = table.position, table.state.actors()[0]
    in_one_go(table, "action; load sailor port")
    middle = table.position
    play(table, next(one["text"] for one in own_view(table)["choices"] if one["kind"] == "sail"))
    points = {point.what: point.to for point in undo_points(table, seat)}
    assert points == {"last": middle, "turn": before}


def test_a_loaded_journal_undoes_the_same() -> None:
    table = alone("serenissima", seed="back")
    play_until(table, seeded("back"), "choose-turn")
    in_one_go(table, "action; load sailor port")
    seat = table.state.actors()[0]
    entries = [
        Entry(one.seq, "action", one.seat, {"text": table.game.format(one.action), "follows": one.follows}, NOW)
        for one in table.history.played
    ]
    again = Table(table.meta, table.game, entries)
    assert undo_points(again, seat) == undo_points(table, seat)
    assert [one.follows for one in again.history.played[-2:]] == [False, True]


# What has no alternative


def forced_table(name: str) -> Table | None:
    """A table of people at a decision that plays itself."""
    for number in range(12):
        table, chance = alone(name, seed=f"forced {number}"), seeded(f"forced {name} {number}")
        while not table.is_over:
            if propose_forced(table, NOW) is not None:
                return table
            play_random(table, chance)
    return None


@pytest.mark.parametrize("name", ["doge_ship", "venedig"])
def test_what_has_no_alternative_plays_itself_and_goes_back_with_the_choice_before(name: str) -> None:
    table = forced_table(name)
    assert table is not None
    seat = table.state.actors()[0]
    (only,) = table.state.legal(seat)
    entry = propose_forced(table, NOW)
    assert entry is not None
    assert (entry.seat, entry.payload) == (seat, {"text": table.game.format(only), "follows": True})
    chooser = table.history.played[-1].seat
    before = table.history.last_of()
    offered = [point.to for point in undo_points(table, chooser)]
    done(table, entry)
    now = [point.to for point in undo_points(table, chooser)]
    assert now == offered
    if offered:
        assert offered[0] == before


@each_game
def test_it_draws_nothing_and_tells_nothing(name: str) -> None:
    table, chance = alone(name, seed="single"), seeded(f"single {name}")
    singles = 0
    for _ in range(400):
        if table.is_over:
            break
        for seat in table.state.actors():
            legal = table.state.legal(seat)
            if not is_forced(table.state, seat):
                continue
            singles += 1
            assert len(legal) == 1
            assert len(table.state.actors()) == 1
            assert can_undo(table.state, [(seat, legal[0])])
            for other in (None, 1 - seat):
                assert table.state.redealt(other, chance).legal(seat) == legal
        play_random(table, chance)
    assert name == "serenissima" or singles


def test_nobody_else_learns_that_a_hand_or_purse_leaves_no_choice() -> None:
    """VE-4.3 Whether someone could change gold is their secret, so they are asked, though they have one option only."""
    table, chance = alone("venedig", seed="purse"), seeded("purse")
    for _ in range(2000):
        seat = table.state.actors()[0]
        tiles = table.state.swamp_tiles(seat) + table.state.treasures(seat)  # type: ignore[attr-defined]
        if tiles > 4 and len(table.state.legal(seat)) == 1:
            assert propose_forced(table, NOW) is None
            return
        play_random(table, chance)
    raise AssertionError("nobody was ever poor with many tiles")


def test_bots_and_open_seats_are_left_alone() -> None:
    table = forced_table("doge_ship")
    assert table is not None
    seat = table.state.actors()[0]
    done(table, propose_stand_in(table, ANNA, seat=seat, bot="random", at=NOW))
    assert propose_forced(table, NOW) is None
