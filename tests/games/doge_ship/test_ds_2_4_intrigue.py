"""DS-2.4 Intrigue, DS-2.5 ducats, DS-2.6 discard."""

from __future__ import annotations

import pytest
from tests.games.doge_ship.build import (
    HIGH_WATER,
    actor,
    barriers,
    can,
    doge_stack,
    last_turn,
    mark,
    match,
    options,
    play,
    view,
)

# Intrigue 1


@pytest.mark.parametrize(("players", "cell"), [(2, "green 4"), (4, "blue 4"), (5, "black 3")])
def test_ds_2_4_1_two_doge_tiles_are_drawn_and_one_comes_into_force_at_once(players: int, cell: str) -> None:
    state = match(players, doge=1)
    doge_stack(state, 9, 12, 2)
    play(state, f"place {cell}")
    assert options(state) == ["enact 9", "enact 12"]
    play(state, "enact 12")
    assert view(state)["doge"] == 12
    assert 1 in view(state)["doge_old"]
    assert actor(state) == 0


@pytest.mark.parametrize(("where", "stack"), [("top", [9, 2, 3]), ("under", [2, 3, 9])])
def test_ds_2_4_1_the_other_goes_on_top_of_or_under_the_stack(where: str, stack: list[int]) -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12, 2, 3)
    play(state, "place green 4", "enact 12")
    assert sorted(options(state)) == ["return top", "return under"]
    play(state, f"return {where}")
    assert [doge + 1 for doge in state.doge_stack] == stack
    assert actor(state) == 1


def test_ds_2_4_1_the_tile_on_top_is_turned_up_next_round() -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12, 2, 3)
    last_turn(state)
    play(state, "place green 4", "enact 12", "return top")
    assert state.round == 2
    assert view(state)["doge"] == 9


def test_ds_2_4_1_neither_tile_can_be_refused() -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12, 2)
    play(state, "place green 4")
    assert not can(state, "skip")
    assert not can(state, "enact 1")
    assert not can(state, "enact 2")
    assert not can(state, "return top")


def test_ds_2_4_1_the_first_of_the_two_can_be_enacted_too() -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12, 2)
    play(state, "place green 4", "enact 9", "return under")
    assert view(state)["doge"] == 9
    assert [doge + 1 for doge in state.doge_stack] == [2, 12]


def test_ds_2_4_1_the_event_of_the_new_tile_is_the_one_that_happens() -> None:
    state = match(doge=1)
    doge_stack(state, HIGH_WATER[4], 12, 2)
    last_turn(state)
    play(state, "place green 4", "enact 14", "return under")
    assert state.markers == [3, 3]


def test_ds_2_4_1_the_event_of_the_replaced_tile_does_not_happen() -> None:
    state = match(doge=HIGH_WATER[4])
    doge_stack(state, 1, 12, 2)
    last_turn(state)
    play(state, "place green 4", "enact 1", "return under")
    assert state.markers == [5, 5]


# Intrigue 2 and 3


@pytest.mark.parametrize(("players", "cell"), [(2, "white 3"), (5, "white 3")])
def test_ds_2_4_2_one_approval_for_nothing(players: int, cell: str) -> None:
    state = match(players)
    play(state, f"place {cell}")
    assert state.approvals[0] == 1
    assert state.ducats[0] == 12
    assert actor(state) == 1


@pytest.mark.parametrize(("players", "cell"), [(2, "white 6"), (3, "white 6")])
def test_ds_2_4_3_two_approvals_for_two_ducats(players: int, cell: str) -> None:
    state = match(players)
    play(state, f"place {cell}")
    assert state.approvals[0] == 2
    assert state.ducats[0] == 10
    assert actor(state) == 1


@pytest.mark.parametrize(("die", "ducats", "legal"), [(6, 2, True), (6, 1, False), (4, 4, True), (4, 3, False)])
def test_ds_2_4_3_two_ducats_must_be_there_after_the_cost_of_the_cell(die: int, ducats: int, *, legal: bool) -> None:
    state = match(dice={"white": die})
    state.ducats[0] = ducats
    assert can(state, "place white 6") == legal
    if legal:
        play(state, "place white 6")
        assert state.ducats[0] == 0


@pytest.mark.parametrize(
    ("barrier", "die", "ducats", "legal"),
    [
        (7, 6, 0, True),  # intrigue: 2 ducats
        (7, 5, 1, True),
        (7, 5, 0, False),  # the bonus does not pay for the cell
        (2, 6, 1, True),  # intrigue: 1 ducat
        (2, 6, 0, False),
        (12, 6, 1, False),  # intrigue: 1 approval
        (15, 6, 1, False),  # intrigue: 2 VP
        (22, 6, 0, False),  # buy: 2 ducats
        (5, 6, 0, False),  # ducats: 2 ducats
    ],
)
def test_ds_2_4_3_ducats_of_the_bonus_count(barrier: int, die: int, ducats: int, *, legal: bool) -> None:
    state = match(dice={"white": die})
    barriers(state, 0, barrier)
    state.ducats[0] = ducats
    assert can(state, "place white 6") == legal
    if legal:
        play(state, "place white 6")
        assert state.approvals[0] == 2
        assert state.ducats[0] >= 0


def test_ds_2_4_3_only_the_top_barrier_counts() -> None:
    state = match()
    barriers(state, 0, 7, 12)
    state.ducats[0] = 1
    assert not can(state, "place white 6")


def test_ds_2_4_other_intrigues_need_no_ducats() -> None:
    state = match()
    state.ducats[0] = 0
    assert can(state, "place white 3")
    assert can(state, "place green 4")


# DS-2.5 Ducats


@pytest.mark.parametrize(("cell", "gain"), [("red 2", 2), ("green 5", 3), ("blue 1", 2), ("black 5", 3)])
def test_ds_2_5_two_or_three_ducats_as_the_cell_says(cell: str, gain: int) -> None:
    state = match(5)
    play(state, f"place {cell}")
    assert state.ducats[0] == 12 + gain
    assert actor(state) == 1


def test_ds_2_5_less_the_cost_of_the_cell() -> None:
    state = match(dice={"green": 1})
    play(state, "place green 5")
    assert state.ducats[0] == 12 - 4 + 3


# DS-2.6 Discard


def test_ds_2_6_a_marker_without_a_cell_gives_1_ducat() -> None:
    state = match()
    play(state, "discard")
    assert state.ducats == [13, 12]
    assert state.markers == [4, 5]
    assert view(state)["taken"] == {}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_2_6_any_number_of_times_by_anyone(players: int) -> None:
    state = match(players)
    play(state, *["discard"] * (5 * players))
    assert state.ducats == [17] * players
    assert state.round == 2


def test_ds_2_6_without_a_ducat_too() -> None:
    state = match(dice={"red": 1, "green": 1, "white": 1})
    state.ducats[0] = 0
    play(state, "place red 1", "skip", "discard")
    assert can(state, "discard")


def test_ds_2_6_whatever_cells_are_free() -> None:
    state = match()
    assert can(state, "discard")
    mark(state, 1, *(f"{panel} {value}" for panel in ("red", "green", "white") for value in range(1, 7)))
    assert options(state) == ["discard"]
