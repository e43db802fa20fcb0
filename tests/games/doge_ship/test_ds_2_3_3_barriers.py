"""DS-2.3.3 Barriers and their bonus."""

from __future__ import annotations

import pytest
from tests.games.doge_ship.build import (
    STANDARD,
    actor,
    amounts,
    barriers,
    can,
    match,
    names,
    on_top,
    options,
    play,
    tops,
    wealth,
    yard,
)

from arsenale.games.doge_ship.terms import ZONES

BARRIER = {entry["priority"]: entry for entry in STANDARD["barrier"]}
PLAIN_BARRIERS = [number for number, entry in BARRIER.items() if entry["bonus"][0].isdigit()]

CELL_FOR = {"buy": "green 1", "construct": "white 2", "intrigue": "white 3", "ducats": "red 2"}
CELL_GIVES = {"buy": (0, 0, 0), "construct": (0, 0, 0), "intrigue": (0, 1, 0), "ducats": (2, 0, 0)}  # as in `wealth`


def test_ds_2_3_3_a_barrier_goes_on_top_of_the_finished_ones() -> None:
    state = match()
    barriers(state, 0, 3)
    yard(state, 0, "barrier 20")
    play(state, "place red 4", "construct barrier 20")
    assert names(state.barriers[0]) == ["barrier 3", "barrier 20"]
    assert state.yards[0] == ()


@pytest.mark.parametrize("number", PLAIN_BARRIERS)
@pytest.mark.parametrize("action", list(CELL_FOR))
def test_ds_2_3_3_ducats_approvals_or_vp_come_with_a_cell_of_the_left_side_only(number: int, action: str) -> None:
    state = match()
    barriers(state, 0, number)
    play(state, f"place {CELL_FOR[action]}")
    bonus = amounts(BARRIER[number]["bonus"]) if BARRIER[number]["action"] == action else (0, 0, 0)
    assert wealth(state) == tuple(map(sum, zip((12, 0, 0), CELL_GIVES[action], bonus, strict=True)))
    assert wealth(state, 1) == (12, 0, 0)


def test_ds_2_3_3_the_barrier_of_the_rulebook_gives_1_ducat_for_a_construct() -> None:
    state = match()
    barriers(state, 0, 10)
    play(state, "place red 4")
    assert state.ducats[0] == 13


@pytest.mark.parametrize("cell", ["red 1", "red 5", "green 1", "green 3", "white 5", "yellow 4", "blue 6"])
def test_ds_2_3_3_the_kinds_of_the_cell_do_not_matter_for_a_buy(cell: str) -> None:
    state = match(4)
    barriers(state, 0, 22)  # buy: 2 ducats
    play(state, f"place {cell}")
    assert state.ducats[0] == 14


@pytest.mark.parametrize("cell", ["red 3", "red 4", "green 2", "green 6", "white 4", "black 6"])
def test_ds_2_3_3_the_kinds_of_the_cell_do_not_matter_for_a_construct(cell: str) -> None:
    state = match(5)
    barriers(state, 0, 23)  # construct: 2 ducats
    play(state, f"place {cell}")
    assert state.ducats[0] == 14


@pytest.mark.parametrize("cell", ["green 4", "white 3", "white 6"])
def test_ds_2_3_3_every_intrigue_triggers(cell: str) -> None:
    state = match()
    barriers(state, 0, 15)  # intrigue: 2 VP
    play(state, f"place {cell}")
    assert state.vp[0] == 2


@pytest.mark.parametrize("cell", ["red 2", "green 5"])
def test_ds_2_3_3_every_ducats_cell_triggers(cell: str) -> None:
    state = match()
    barriers(state, 0, 3)  # ducats: 1 VP
    play(state, f"place {cell}")
    assert state.vp[0] == 1


def test_ds_2_3_3_only_the_top_barrier_works() -> None:
    state = match()
    barriers(state, 0, 23, 18)  # construct: 2 ducats below, 1 VP on top
    play(state, "place red 4")
    assert wealth(state) == (12, 0, 1)


def test_ds_2_3_3_a_barrier_in_the_yard_does_not_work() -> None:
    state = match()
    yard(state, 0, "barrier 10")
    play(state, "place green 2")
    assert state.ducats[0] == 12


def test_ds_2_3_3_the_barrier_of_another_does_not_work() -> None:
    state = match()
    barriers(state, 1, 10)
    play(state, "place green 2")
    assert state.ducats == [12, 12]


def test_ds_2_3_3_each_time_a_cell_is_chosen() -> None:
    state = match()
    barriers(state, 0, 10)
    play(state, "place green 2", "discard", "place red 4")
    assert state.ducats[0] == 14


def test_ds_2_3_3_once_a_cell_also_with_a_plus() -> None:
    state = match()
    barriers(state, 0, 22)  # buy: 2 ducats
    play(state, "place red 5", "buy gondola", "take none", "buy galley bow lower", "take none")
    assert state.ducats[0] == 14
    state = match()
    barriers(state, 0, 10)  # construct: 1 ducat
    yard(state, 0, "barrier 1", "galley 1")
    play(state, "place green 6", "construct barrier 1", "construct galley 1")
    assert state.ducats[0] == 13


def test_ds_2_3_3_even_if_the_action_is_skipped() -> None:
    state = match()
    barriers(state, 0, 24)  # buy: 1 approval
    play(state, "place red 1", "skip")
    assert state.approvals[0] == 1


def test_ds_2_3_3_no_bonus_for_a_discard() -> None:
    for number in (1, 9, 10, 2):  # 1 ducat for ducats, buy, construct, intrigue
        state = match()
        barriers(state, 0, number)
        play(state, "discard")
        assert state.ducats[0] == 13


def test_ds_2_3_3_a_bonus_comes_before_the_action() -> None:
    state = match()
    barriers(state, 0, 10)
    yard(state, 0, "gondola 1")
    play(state, "place green 2")
    assert state.ducats[0] == 13
    assert actor(state) == 0


# One more buy


@pytest.mark.parametrize(
    ("number", "offered"), [(6, ["buy gondola"]), (8, ["buy barrier"]), (20, [f"buy galley {zone}" for zone in ZONES])]
)
def test_ds_2_3_3_one_more_buy_of_the_named_kind_comes_first(number: int, offered: list[str]) -> None:
    for cell in ("red 1", "green 3"):
        state = match()
        barriers(state, 0, number)
        play(state, f"place {cell}")
        assert sorted(options(state)) == sorted([*offered, "skip"])
        play(state, offered[0], "take none")
        assert actor(state) == 0
        assert options(state) == (["buy gondola", "skip"] if cell == "red 1" else [*galley_buys(), "skip"])
        play(state, "skip")
        assert actor(state) == 1


def galley_buys() -> list[str]:
    return [f"buy galley {zone}" for zone in ZONES]


@pytest.mark.parametrize(("number", "cell"), [(6, "red 3"), (8, "green 5"), (20, "white 3"), (20, "green 6")])
def test_ds_2_3_3_one_more_buy_only_with_a_buy_cell(number: int, cell: str) -> None:
    state = match()
    barriers(state, 0, number)
    yard(state, 0, "galley 1")
    play(state, f"place {cell}")
    assert not any(text.startswith("buy") for text in options(state))


def test_ds_2_3_3_one_more_buy_pays_the_cost() -> None:
    state = match()
    barriers(state, 0, 20)
    on_top(state, "galley 36", "galley 31")
    on_top(state, "gondola 14")
    play(state, "place red 1", "buy galley bow upper", "take galley 36", "buy gondola", "take gondola 14")
    assert state.ducats[0] == 12 - 7 - 1
    assert names(state.yards[0]) == ["galley 36", "gondola 14"]


def test_ds_2_3_3_one_more_buy_must_be_paid_from_what_the_cell_left() -> None:
    state = match(dice={"green": 1})
    barriers(state, 0, 20)
    on_top(state, "galley 31", "galley 32", "galley 35")  # cost 2, 3, 5
    state.ducats[0] = 5
    play(state, "place green 3", "buy galley bow upper")
    assert sorted(options(state)) == ["take galley 31", "take galley 32", "take none"]


def test_ds_2_3_3_one_more_buy_respects_the_limit_of_the_yard() -> None:
    state = match()
    barriers(state, 0, 20)
    yard(state, 0, "galley 1", "galley 8", "gondola 1")
    play(state, "place red 1", "buy galley bow upper")
    assert sorted(options(state)) == ["drop galley 1", "drop galley 8"]


def test_ds_2_3_3_the_buy_of_the_cell_respects_the_limit_after_one_more_buy() -> None:
    state = match()
    barriers(state, 0, 6)
    yard(state, 0, "barrier 1", "barrier 2", "barrier 3", "barrier 4")
    on_top(state, "gondola 1", "gondola 2")
    play(state, "place white 1", "buy gondola", "take gondola 1", "buy gondola")
    assert len(options(state)) == 5
    assert all(text.startswith("drop") for text in options(state))


def test_ds_2_3_3_one_more_buy_may_be_declined() -> None:
    state = match()
    barriers(state, 0, 6)
    play(state, "place red 1", "skip")
    assert options(state) == ["buy gondola", "skip"]
    assert actor(state) == 0


def test_ds_2_3_3_one_more_buy_lapses_with_an_empty_stack() -> None:
    state = match(3)
    barriers(state, 0, 6)
    for seat, first in ((0, 1), (1, 5), (2, 10)):
        yard(state, seat, *(f"gondola {number}" for number in range(first, first + (4 if seat == 0 else 5))))
    play(state, "place green 1")
    assert options(state) == ["buy barrier", "skip"]


def test_ds_2_3_3_one_more_buy_does_not_trigger_again() -> None:
    state = match()
    barriers(state, 0, 8)
    play(state, "place green 1", "buy barrier", "take none", "buy barrier", "take none")
    assert actor(state) == 1


# One more construct


def test_ds_2_3_3_worked_example_red_3_and_a_bonus_gondola() -> None:
    state = match()
    barriers(state, 0, 16)  # construct: one more gondola
    yard(state, 0, "galley 1", "gondola 10", "gondola 1")
    play(state, "place red 3")
    assert sorted(options(state)) == ["construct gondola 1", "construct gondola 10", "skip"]
    play(state, "construct gondola 10")
    assert sorted(options(state)) == ["construct galley 1", "construct gondola 1", "skip"]
    play(state, "construct galley 1")
    assert actor(state) == 1
    assert names(state.yards[0]) == ["gondola 1"]
    assert wealth(state) == (18, 0, 3)


def test_ds_2_3_3_worked_example_two_gondolas() -> None:
    state = match()
    barriers(state, 0, 16)
    yard(state, 0, "galley 1", "gondola 10", "gondola 1")
    play(state, "place red 3", "construct gondola 10", "construct gondola 1")
    assert actor(state) == 1
    assert state.ducats[0] == 12 + 6 + 5


def test_ds_2_3_3_worked_example_without_a_gondola_the_bonus_lapses() -> None:
    state = match()
    barriers(state, 0, 16)
    yard(state, 0, "galley 1")
    play(state, "place red 3")
    assert sorted(options(state)) == ["construct galley 1", "skip"]


@pytest.mark.parametrize(("number", "tile"), [(13, "barrier 4"), (16, "gondola 4"), (26, "galley 4")])
def test_ds_2_3_3_one_more_construct_of_the_named_kind(number: int, tile: str) -> None:
    state = match()
    barriers(state, 0, number)
    yard(state, 0, "barrier 4", "gondola 4", "galley 4")
    play(state, "place green 2")
    assert options(state) == [f"construct {tile}", "skip"]
    play(state, f"construct {tile}")
    assert tile not in names(state.yards[0])


def test_ds_2_3_3_one_more_construct_may_be_declined() -> None:
    state = match()
    barriers(state, 0, 26)
    yard(state, 0, "galley 1", "gondola 1")
    play(state, "place green 2", "skip")
    assert options(state) == ["construct gondola 1", "skip"]


def test_ds_2_3_3_one_more_galley_part_lapses_if_it_fits_nowhere() -> None:
    state = match()
    barriers(state, 0, 26)
    yard(state, 0, "galley 19", "gondola 1")
    play(state, "place green 2")
    assert options(state) == ["construct gondola 1", "skip"]


def test_ds_2_3_3_one_more_galley_part_can_open_the_place_for_the_next() -> None:
    state = match()
    barriers(state, 0, 26)
    yard(state, 0, "galley 1", "galley 19")
    play(state, "place white 4", "construct galley 1")
    assert options(state) == ["construct galley 19", "skip"]
    play(state, "construct galley 19")
    assert (names(state.decks[0]), names(state.decks[1])) == (["galley 1"], ["galley 19"])


@pytest.mark.parametrize(("number", "cell"), [(13, "red 1"), (16, "red 2"), (26, "white 3")])
def test_ds_2_3_3_one_more_construct_only_with_a_construct_cell(number: int, cell: str) -> None:
    state = match()
    barriers(state, 0, number)
    yard(state, 0, "barrier 4", "gondola 4", "galley 4")
    play(state, f"place {cell}")
    assert not any(text.startswith("construct") for text in options(state))


def test_ds_2_3_3_a_ducat_of_the_bonus_gondola_can_pay_nothing_of_the_cell() -> None:
    state = match(dice={"red": 2})
    barriers(state, 0, 16)
    yard(state, 0, "gondola 10")
    state.ducats[0] = 0
    assert not can(state, "place red 3")


# A barrier finished in this turn


def test_ds_2_3_3_a_barrier_finished_by_the_cell_works_from_the_next_turn() -> None:
    state = match()
    yard(state, 0, "barrier 10", "galley 1", "gondola 1")
    play(state, "place green 6", "construct barrier 10", "construct galley 1")
    assert state.ducats[0] == 12
    play(state, "discard", "place green 2")
    assert state.ducats[0] == 13


def test_ds_2_3_3_an_extra_of_a_barrier_finished_by_the_cell_waits_too() -> None:
    state = match()
    yard(state, 0, "barrier 16", "gondola 1")
    play(state, "place red 4", "construct barrier 16")
    assert actor(state) == 1
    assert names(state.yards[0]) == ["gondola 1"]


def test_ds_2_3_3_a_barrier_finished_by_the_bonus_works_from_the_next_turn() -> None:
    state = match()
    barriers(state, 0, 13)  # construct: one more barrier
    yard(state, 0, "barrier 23", "gondola 1")  # construct: 2 ducats
    play(state, "place green 2", "construct barrier 23")
    assert state.ducats[0] == 12
    assert tops(state, 0) == 23
    play(state, "construct gondola 1", "discard", "place red 4")
    assert state.ducats[0] == 12 + 5 + 2


def test_ds_2_3_3_two_barriers_with_one_cell_by_the_bonus() -> None:
    state = match()
    barriers(state, 0, 13)
    yard(state, 0, "barrier 23", "barrier 18")
    play(state, "place red 4", "construct barrier 23", "construct barrier 18")
    assert names(state.barriers[0]) == ["barrier 13", "barrier 23", "barrier 18"]
    assert wealth(state) == (12, 0, 0)
