"""DS-2.1 Choosing a cell and paying for it; the order of cell, bonus and action."""

from __future__ import annotations

import pytest
from tests.games.doge_ship.build import actor, barriers, can, end_round, match, on_top, options, play, ship, view, yard

from arsenale.games.doge_ship.terms import PANELS


@pytest.mark.parametrize(("cell", "cost"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 2)])
def test_ds_2_1_worked_example_with_the_red_die_on_4(cell: int, cost: int) -> None:
    state = match(dice={"red": 4})
    yard(state, 0, "galley 1")
    ship(state, 1, 0)  # so that red 6, replace, can be chosen
    before = state.ducats[0]
    income = 2 if cell == 2 else 0  # red 2 gives 2 ducats
    play(state, f"place red {cell}")
    assert state.ducats[0] == before - cost + income


@pytest.mark.parametrize("panel", PANELS)
def test_ds_2_1_a_cell_costs_its_value_less_the_die_but_never_below_0(panel: str) -> None:
    for die in range(1, 7):
        for value in range(1, 7):
            cost = max(0, value - die)
            state = match(5, dice={panel: die})
            yard(state, 0, "galley 1")
            ship(state, 1, 0)
            favour = 2 if (panel, value) == ("white", 6) else 0  # DS-2.4 intrigue 3 costs 2 more
            state.ducats[0] = cost + favour
            assert can(state, f"place {panel} {value}")
            if cost > 0:
                state.ducats[0] -= 1
                assert not can(state, f"place {panel} {value}")


def test_ds_2_1_the_cost_is_paid_to_the_bank() -> None:
    state = match(dice={"green": 1})
    play(state, "place green 6")
    assert state.ducats == [7, 12]


def test_ds_2_1_a_cell_with_a_marker_cannot_be_chosen_by_anybody() -> None:
    state = match()
    play(state, "place red 2")
    assert view(state)["taken"] == {"red 2": 0}
    assert not can(state, "place red 2")
    play(state, "discard")
    assert actor(state) == 0
    assert not can(state, "place red 2")


def test_ds_2_1_a_like_cell_elsewhere_is_still_free() -> None:
    state = match()
    play(state, "place red 1", "skip")
    assert can(state, "place white 1")


def test_ds_2_1_cells_are_free_again_in_the_next_round() -> None:
    state = match()
    play(state, "place red 2", "discard")
    end_round(state)
    assert view(state)["taken"] == {}
    state.dice = (6, 6, 6)
    assert can(state, "place red 2")


def test_ds_2_1_every_free_cell_of_a_panel_in_use_is_offered() -> None:
    state = match(3)
    yard(state, 0, "galley 1")
    ship(state, 1, 0)
    cells = [f"place {panel} {value}" for panel in PANELS[:4] for value in range(1, 7)]
    assert options(state) == [*cells, "discard"]


def test_ds_2_1_ducats_of_the_bonus_never_pay_for_the_cell() -> None:
    state = match(dice={"red": 3})
    barriers(state, 0, 23)  # construct: 2 ducats
    state.ducats[0] = 0
    assert can(state, "place red 3")
    assert not can(state, "place red 4")


def test_ds_2_1_ducats_of_a_ducats_cell_never_pay_for_the_cell() -> None:
    state = match(dice={"green": 4})
    state.ducats[0] = 0
    assert not can(state, "place green 5")


def test_ds_2_1_ducats_of_the_bonus_pay_for_the_action() -> None:
    state = match(dice={"red": 5})
    barriers(state, 0, 9)  # buy: 1 ducat
    state.ducats[0] = 0
    on_top(state, "gondola 10", "gondola 9", "gondola 8")  # each costs 1
    play(state, "place red 1", "buy gondola", "take gondola 10")
    assert state.ducats[0] == 0
    assert view(state, 0)["yards"][0] == [{"kind": "gondola", "cost": 1, "tile": "gondola 10"}]


def test_ds_2_1_the_cell_is_paid_then_the_bonus_comes_then_the_action() -> None:
    state = match(dice={"green": 1})
    barriers(state, 0, 22)  # buy: 2 ducats
    state.ducats[0] = 2
    on_top(state, "galley 1", "galley 2", "galley 3")  # cost 2, 3, 4
    play(state, "place green 3", "buy galley stern lower")
    assert state.ducats[0] == 2 - 2 + 2
    assert options(state) == ["take galley 1", "take none"]


def test_ds_2_1_a_construct_cell_may_be_chosen_with_an_empty_yard() -> None:
    for cell in ("red 3", "red 4", "green 2", "green 6", "white 4"):
        state = match()
        play(state, f"place {cell}")
        assert actor(state) == 1
        assert state.markers == [4, 5]


def test_ds_2_1_a_buy_cell_may_be_chosen_without_a_ducat() -> None:
    state = match()
    state.ducats[0] = 0
    play(state, "place green 3", "skip")
    assert actor(state) == 1
    assert state.yards[0] == ()


def test_ds_2_1_a_buy_cell_may_be_chosen_with_an_empty_stack() -> None:
    state = match(3)
    yard(state, 0, *(f"gondola {number}" for number in range(1, 5)))
    yard(state, 1, *(f"gondola {number}" for number in range(5, 10)))
    yard(state, 2, *(f"gondola {number}" for number in range(10, 15)))
    play(state, "place red 1")
    assert actor(state) == 1


def test_ds_2_1_intrigue_and_ducats_are_done_in_full() -> None:
    state = match()
    play(state, "place white 3")  # intrigue 2
    assert state.approvals[0] == 1
    play(state, "place red 2")
    assert state.ducats[1] == 14
    play(state, "place white 6")  # intrigue 3
    assert (state.ducats[0], state.approvals[0]) == (10, 3)
    play(state, "place green 4")  # intrigue 1
    assert "skip" not in options(state)
