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

from arsenale.games.doge_ship.state import DogeState


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


# DS-1.3 The Doge stack is made anew


def test_ds_1_3_the_last_tile_drawn_makes_a_new_stack_of_the_old_ones() -> None:
    state = match(doge=1)
    doge_stack(state, 9)
    events = state.listen()
    end_round(state)
    assert view(state)["doge"] == 9
    assert view(state)["doge_left"] == 14
    assert view(state)["doge_old"] == [1]
    assert "doge-shuffled" in [event.key for event in events]


def test_ds_1_3_a_draw_that_leaves_tiles_shuffles_nothing() -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12)
    events = state.listen()
    end_round(state)
    assert [doge + 1 for doge in state.doge_stack] == [12]
    assert len(view(state)["doge_old"]) == 14
    assert "doge-shuffled" not in [event.key for event in events]


def test_ds_1_3_neither_the_tile_in_force_nor_the_one_drawn_is_shuffled_in() -> None:
    for seed in range(30):
        state = GAME.start(players=2, seed=seed)
        in_force(state, QUIET_DOGE)
        doge_stack(state, 9)
        end_round(state)
        assert QUIET_DOGE - 1 not in state.doge_stack
        assert 9 - 1 not in state.doge_stack
        assert len(state.doge_stack) == 14


def test_ds_1_3_the_new_stack_is_shuffled() -> None:
    orders = set()
    for seed in range(30):
        state = GAME.start(players=2, seed=seed)
        in_force(state, QUIET_DOGE)
        doge_stack(state, 9)
        end_round(state)
        orders.add(state.doge_stack)
    assert len(orders) == 30


def test_ds_1_3_an_intrigue_that_takes_the_last_two_shuffles_before_a_tile_is_chosen() -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12)
    play(state, "place green 4")
    assert options(state) == ["enact 9", "enact 12"]
    assert view(state)["doge_left"] == 13
    assert view(state)["doge_old"] == []
    assert not {0, 8, 11} & set(state.doge_stack)


@pytest.mark.parametrize(("where", "place"), [("top", 0), ("under", 13)])
def test_ds_1_3_the_tile_not_chosen_goes_on_top_of_or_under_the_new_stack(where: str, place: int) -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12)
    play(state, "place green 4", "enact 9", f"return {where}")
    assert len(state.doge_stack) == 14
    assert state.doge_stack[place] == 12 - 1
    assert view(state)["doge_old"] == [1]


def test_ds_1_3_a_draw_of_two_from_a_stack_of_one_takes_the_second_from_the_new_stack() -> None:
    seconds = set()
    for seed in range(30):
        state = GAME.start(players=2, seed=seed)
        force = state.doge + 1
        last = force % 16 + 1
        doge_stack(state, last)
        state.dice = (6, 6, 6)
        play(state, "place green 4")
        drawn = [int(text.split()[1]) for text in options(state)]
        assert drawn[0] == last
        assert force not in drawn
        assert view(state)["doge_left"] == 13
        assert view(state)["doge_old"] == []
        assert last - 1 not in state.doge_stack
        seconds |= set(drawn) - {last}
    assert len(seconds) > 8


@pytest.mark.parametrize("left", [1, 2, 3])
def test_ds_1_3_the_stack_is_never_empty(left: int) -> None:
    state = match(doge=1)
    doge_stack(state, *(9, 12, 2)[:left])
    play(state, "place green 4")
    assert view(state)["doge_left"] > 0
    enacted = options(state)[0]
    play(state, enacted, "return top")
    end_round(state)
    assert view(state)["doge_left"] > 0


def test_ds_1_3_no_tile_is_lost_or_doubled() -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12)
    play(state, "place green 4")
    assert sorted((*state.doge_stack, *state.doge_old, state.doge, *state.drawn)) == list(range(16))


# The first rules shuffled later: when a draw found too few


def test_ds_1_3_by_rules_1_the_old_tiles_wait_until_a_draw_finds_none() -> None:
    state = match(doge=1, rules=1)
    doge_stack(state, 9)
    end_round(state)
    assert view(state)["doge"] == 9
    assert view(state)["doge_left"] == 0
    assert len(view(state)["doge_old"]) == 15
    end_round(in_quiet(state))
    assert view(state)["doge_left"] == 14


def test_ds_1_3_by_rules_1_two_tiles_are_enough_for_an_intrigue() -> None:
    state = match(doge=1, rules=1)
    doge_stack(state, 9, 12)
    play(state, "place green 4")
    assert options(state) == ["enact 9", "enact 12"]
    assert view(state)["doge_left"] == 0


def test_ds_1_3_by_rules_1_an_intrigue_draws_the_last_tile_and_one_of_the_old_below_it() -> None:
    state = match(doge=1, rules=1)
    doge_stack(state, 9)
    play(state, "place green 4")
    drawn = [int(text.split()[1]) for text in options(state)]
    assert drawn[0] == 9
    assert drawn[1] not in (1, 9)
    assert view(state)["doge_left"] == 13


def test_ds_1_3_by_rules_1_an_intrigue_with_an_empty_stack_draws_two_old_tiles() -> None:
    state = match(doge=1, rules=1)
    doge_stack(state)
    play(state, "place green 4")
    assert len(options(state)) == 2
    assert "enact 1" not in options(state)
    assert view(state)["doge_left"] == 13


def in_quiet(state: DogeState) -> DogeState:
    """The same position with a Doge tile in force that has no event."""
    in_force(state, QUIET_DOGE)
    return state
