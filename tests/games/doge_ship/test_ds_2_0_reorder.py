"""DS-2 Turns, and DS-2.0 another finished barrier on top."""

from __future__ import annotations

import pytest
from tests.games.doge_ship.build import (
    actor,
    barriers,
    can,
    end_round,
    last_turn,
    match,
    options,
    play,
    tops,
    why_not,
    yard,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_2_in_turn_order_lap_after_lap(players: int) -> None:
    state = match(players, first=1)
    acted = []
    for _ in range(5 * players):
        acted.append(actor(state))
        play(state, "discard")
    assert acted == [(1 + place) % players for place in range(players)] * 5
    assert state.round == 2


def test_ds_2_the_turn_order_need_not_be_that_of_the_seats() -> None:
    state = match(4, first=2)
    state.order = (2, 0, 3, 1)
    acted = []
    for _ in range(8):
        acted.append(actor(state))
        play(state, "discard")
    assert acted == [2, 0, 3, 1, 2, 0, 3, 1]


def test_ds_2_who_has_fewer_markers_is_done_earlier() -> None:
    state = match(3)
    state.markers = [3, 1, 5]
    acted = []
    while state.round == 1:
        acted.append(actor(state))
        play(state, "discard")
    assert acted == [0, 1, 2, 0, 2, 0, 2, 2, 2]


def test_ds_2_a_turn_uses_one_marker() -> None:
    state = match()
    play(state, "place red 2", "discard")
    assert state.markers == [4, 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_2_nobody_may_pass_and_cells_outnumber_markers(players: int) -> None:
    state = match(players)
    assert "skip" not in options(state)
    assert why_not(state, "skip").rule == "DS-2"
    assert len([text for text in options(state) if text.startswith("place")]) + 1 > 5 * players


def test_ds_2_0_two_ducats_bring_another_barrier_to_the_top() -> None:
    state = match()
    barriers(state, 0, 7, 10, 22)
    play(state, "reorder barrier 7")
    assert tops(state, 0) == 7
    assert state.ducats[0] == 10
    assert len(state.barriers[0]) == 3
    assert actor(state) == 0
    assert state.markers[0] == 5


def test_ds_2_0_every_finished_barrier_but_the_top_one_can_be_brought_up() -> None:
    state = match()
    barriers(state, 0, 7, 10, 22)
    barriers(state, 1, 3, 4)
    yard(state, 0, "barrier 5")
    assert [text for text in options(state) if text.startswith("reorder")] == [
        "reorder barrier 7",
        "reorder barrier 10",
    ]


def test_ds_2_0_a_single_barrier_cannot_be_brought_up() -> None:
    state = match()
    barriers(state, 0, 7)
    assert not any(text.startswith("reorder") for text in options(state))


def test_ds_2_0_two_ducats_must_be_there() -> None:
    state = match()
    barriers(state, 0, 7, 10)
    state.ducats[0] = 1
    assert not can(state, "reorder barrier 7")
    state.ducats[0] = 2
    assert can(state, "reorder barrier 7")
    play(state, "reorder barrier 7")
    assert state.ducats[0] == 0


def test_ds_2_0_only_once_a_turn() -> None:
    state = match()
    barriers(state, 0, 7, 10, 22)
    play(state, "reorder barrier 7")
    assert not any(text.startswith("reorder") for text in options(state))


def test_ds_2_0_again_in_the_next_turn() -> None:
    state = match()
    barriers(state, 0, 7, 10)
    play(state, "reorder barrier 7", "discard", "discard", "reorder barrier 10")
    assert tops(state, 0) == 10
    assert state.ducats[0] == 12 - 2 + 1 - 2


def test_ds_2_0_the_other_player_may_reorder_in_his_own_turn() -> None:
    state = match()
    barriers(state, 0, 7, 10)
    barriers(state, 1, 8, 9)
    play(state, "reorder barrier 7", "discard", "reorder barrier 8")
    assert tops(state, 1) == 8


def test_ds_2_0_also_before_a_discard() -> None:
    state = match()
    barriers(state, 0, 7, 10)
    play(state, "reorder barrier 7", "discard")
    assert state.ducats[0] == 12 - 2 + 1
    assert actor(state) == 1


def test_ds_2_0_not_during_the_action() -> None:
    state = match()
    barriers(state, 0, 7, 10)
    play(state, "place red 1")
    assert not can(state, "reorder barrier 7")
    play(state, "buy gondola")
    assert not can(state, "reorder barrier 7")


def test_ds_2_0_not_after_the_action_nor_in_the_turn_of_another() -> None:
    state = match()
    barriers(state, 0, 7, 10)
    play(state, "discard")
    assert actor(state) == 1
    assert not can(state, "reorder barrier 7", seat=0)
    assert not can(state, "reorder barrier 7", seat=1)


def test_ds_2_0_the_barrier_brought_up_works_for_this_very_action() -> None:
    state = match()
    barriers(state, 0, 18, 10)  # construct: 1 VP below, 1 ducat above
    play(state, "reorder barrier 18", "place red 4")
    assert state.vp[0] == 1
    assert state.ducats[0] == 10


def test_ds_2_0_what_is_paid_for_it_is_missing_for_the_cell() -> None:
    state = match(dice={"red": 1})
    barriers(state, 0, 7, 10)
    state.ducats[0] = 3
    play(state, "reorder barrier 7")
    assert can(state, "place red 2")
    assert not can(state, "place red 3")


def test_ds_2_0_the_barrier_brought_up_counts_for_the_turn_order() -> None:
    state = match()
    barriers(state, 0, 26, 3)
    barriers(state, 1, 7)
    play(state, "reorder barrier 26")
    end_round(state)
    assert state.order == (1, 0)


def test_ds_2_0_the_last_turn_of_a_round_ends_only_with_the_action() -> None:
    state = match()
    barriers(state, 0, 7, 10)
    last_turn(state)
    play(state, "reorder barrier 7")
    assert state.round == 1
    assert actor(state) == 0
