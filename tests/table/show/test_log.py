"""The log in words, by turns."""

from __future__ import annotations

from typing import Any, cast

from arsenale.engine import seeded
from arsenale.table import Place, table_view

from ...games.serenissima.builders import board
from ..build import ANNA, BEN, guest_of, new_table, people, play, play_random


def test_the_log_is_grouped_by_turn_and_every_line_leads_to_its_position() -> None:
    table, chance = new_table(), seeded("log")
    for _ in range(60):
        play_random(table, chance)
    groups = table_view(table, None, None, "en")["log"]
    turns = [group["turn"] for group in groups]
    assert turns == sorted(set(turns))
    positions = [line["position"] for group in groups for line in group["lines"]]
    assert positions == sorted(positions)
    for group in groups:
        played = [table.history.played[line["position"] - 1] for line in group["lines"]]
        assert {one.round for one in played} == {group["round"]}
        if group["seat"] is not None:
            assert {one.seat for one in played} == {group["seat"]}
            assert group["title"] == f"Round {group['round']}: {table.names[group['seat']]}"
    starts = {table.history.played[group["lines"][0]["position"] - 1].asked.key for group in groups}
    assert starts <= {"turn", "bid"}


def test_only_what_is_new_in_the_log_can_be_asked_for() -> None:
    table, chance = new_table(), seeded("new in the log")
    for _ in range(40):
        play_random(table, chance)
    everything = [line for group in table_view(table, ANNA, 0, "en")["log"] for line in group["lines"]]
    later = table_view(table, ANNA, 0, "en", log_after=30)
    assert later["log_after"] == 30
    assert [line for group in later["log"] for line in group["lines"]] == [
        line for line in everything if line["position"] > 30
    ]
    for odd in (-5, 10_000):
        table_view(table, ANNA, 0, "en", log_after=odd)


def test_since_your_last_move_tells_what_the_others_did() -> None:
    table = new_table()
    order = [play(table, "discard").seat for _ in range(3)]
    seat = order[0] or 0
    news = table_view(table, guest_of(table, seat), seat, "en")["news"]
    assert [line["position"] for line in news] == [2, 3]
    assert [line["text"].split(":")[0] for line in news] == [table.names[other or 0] for other in order[1:]]
    assert table_view(table, None, None, "en")["news"] == []


def test_two_turns_of_one_player_in_a_row_are_two_turns() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben"))
    first = table.state.actors()[0]
    # High water has left the second player without markers.
    cast("Any", table.state).markers[1 - first] = 0
    for _ in range(3):
        play(table, "discard")
    groups = table_view(table, None, None, "en")["log"]
    assert [(group["turn"], group["seat"]) for group in groups] == [(1, first), (2, first), (3, first)]


def test_a_blockade_does_not_split_the_turn_of_the_galley() -> None:
    table = new_table(*people(4), game="serenissima")
    table.history.state = board(
        galleys={1: "0 valencia 3", 7: "1 algeria 2", 8: "1 algeria 2"}, ports={"valencia": "0 1", "venezia": "1 1"}
    )
    for action in ("action", "sail algeria", "sail tunis", "block", "done"):
        play(table, action)
    assert [played.seat for played in table.history.played] == [0, 0, 0, 1, 0]
    groups = table_view(table, None, None, "en")["log"]
    assert [(group["turn"], group["seat"]) for group in groups] == [(1, 0)]
    play(table, "action")
    assert table.history.played[-1].turn == 2
