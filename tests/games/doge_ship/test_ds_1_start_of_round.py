"""DS-1 Start of a round."""

from __future__ import annotations

import pytest
from tests.games.doge_ship.build import (
    GAME,
    QUIET_DOGE,
    barriers,
    doge_stack,
    end_round,
    in_force,
    match,
    options,
    play,
    view,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_1_1_a_die_is_rolled_for_every_panel_in_use(players: int) -> None:
    rolls = [GAME.start(players=players, seed=seed).dice for seed in range(60)]
    assert all(len(roll) == players + 1 for roll in rolls)
    for panel in range(players + 1):
        assert {roll[panel] for roll in rolls} == {1, 2, 3, 4, 5, 6}


def test_ds_1_1_the_dice_are_rolled_anew_each_round() -> None:
    state = match(5)
    seen = set()
    for _ in range(4):
        in_force(state, QUIET_DOGE)
        end_round(state)
        seen.add(state.dice)
    assert len(seen) > 1


def test_ds_1_1_the_first_player_in_turn_order_rolls() -> None:
    state = match(3)
    barriers(state, 2, 7)
    events = state.listen()
    end_round(state)
    assert [event.args["seat"] for event in events if event.key == "dice-rolled"] == [2]


def test_ds_1_2_the_top_doge_tile_comes_into_force() -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12, 2)
    end_round(state)
    assert view(state)["doge"] == 9
    assert view(state)["doge_left"] == 2
    assert 1 in view(state)["doge_old"]


def test_ds_1_2_a_doge_tile_stays_in_force_for_the_round() -> None:
    state = match(doge=1)
    play(state, *["discard"] * 9)
    assert view(state)["doge"] == 1


def test_ds_1_3_old_tiles_make_a_new_stack_when_none_is_left() -> None:
    state = match(doge=1)
    doge_stack(state)
    end_round(state)
    assert view(state)["doge"] != 1
    assert view(state)["doge_left"] == 14
    assert view(state)["doge_old"] == [1]


def test_ds_1_3_the_tile_in_force_is_not_shuffled_in() -> None:
    for seed in range(30):
        state = GAME.start(players=2, seed=seed)
        in_force(state, QUIET_DOGE)
        doge_stack(state)
        before = state.doge
        end_round(state)
        assert state.doge != before
        assert before not in state.doge_stack


def test_ds_1_3_the_new_stack_is_shuffled() -> None:
    turned, orders = set(), set()
    for seed in range(30):
        state = GAME.start(players=2, seed=seed)
        in_force(state, QUIET_DOGE)
        doge_stack(state)
        end_round(state)
        turned.add(state.doge)
        orders.add(state.doge_stack)
    assert len(turned) > 8
    assert len(orders) == 30


def test_ds_1_3_one_tile_is_enough_for_a_new_round() -> None:
    state = match(doge=1)
    doge_stack(state, 9)
    end_round(state)
    assert view(state)["doge"] == 9
    assert view(state)["doge_left"] == 0
    assert len(view(state)["doge_old"]) == 15


def test_ds_1_3_two_tiles_are_enough_for_an_intrigue() -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12)
    play(state, "place green 4")
    assert options(state) == ["enact 9", "enact 12"]
    assert view(state)["doge_left"] == 0


def test_ds_1_3_an_intrigue_draws_the_last_tile_and_one_of_the_old_below_it() -> None:
    seconds = set()
    for seed in range(30):
        state = GAME.start(players=2, seed=seed)
        force = state.doge + 1
        last = force % 16 + 1
        doge_stack(state, last)
        state.dice = (6, 6, 6)
        play(state, "place green 4")
        drawn = [int(text.split()[1]) for text in options(state)]
        assert last in drawn
        assert force not in drawn
        assert view(state)["doge_left"] == 13
        assert view(state)["doge_old"] == []
        seconds |= set(drawn) - {last}
    assert len(seconds) > 8


def test_ds_1_3_an_intrigue_with_an_empty_stack_draws_two_old_tiles() -> None:
    state = match(doge=1)
    doge_stack(state)
    play(state, "place green 4")
    assert len(options(state)) == 2
    assert "enact 1" not in options(state)
    assert view(state)["doge_left"] == 13
