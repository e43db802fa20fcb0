"""DS-2.3 Construct: gondolas, galley parts, barriers with their bonus, and replace."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.doge_ship.build import (
    TILE_BY_NAME,
    actor,
    barriers,
    can,
    in_force,
    match,
    names,
    on_top,
    options,
    play,
    ship,
    stack,
    tops,
    yard,
)

from arsenale.games.doge_ship import terms
from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.terms import LENGTHS, ZONES

# The values as they are written in the edition file, not as the rules read them
STANDARD: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (Path(terms.__file__).parent / "editions" / "standard.toml").read_text(encoding="utf-8")
)
GONDOLA_GIVES = {entry["id"]: entry["gives"] for entry in STANDARD["gondola"]}
BARRIER = {entry["priority"]: entry for entry in STANDARD["barrier"]}
PLAIN_BARRIERS = [number for number, entry in BARRIER.items() if entry["bonus"][0].isdigit()]

CELL_FOR = {"buy": "green 1", "construct": "white 2", "intrigue": "white 3", "ducats": "red 2"}
CELL_GIVES = {"buy": (0, 0, 0), "construct": (0, 0, 0), "intrigue": (0, 1, 0), "ducats": (2, 0, 0)}  # as in `wealth`


def amounts(phrase: str) -> tuple[int, int, int]:
    """Ducats, approvals, VP of a phrase such as "2 approvals"."""
    number, what = phrase.split()
    ducats, approvals, vp = (int(number) if what.startswith(unit) else 0 for unit in ("ducat", "approval", "VP"))
    return ducats, approvals, vp


def wealth(state: DogeState, seat: int = 0) -> tuple[int, int, int]:
    """Ducats, approvals, VP."""
    return state.ducats[seat], state.approvals[seat], state.vp[seat]


# Icons


def test_ds_2_3_two_icons_are_one_of_them() -> None:
    state = match()
    yard(state, 0, "galley 1", "gondola 1", "barrier 1")
    play(state, "place red 3")
    assert sorted(options(state)) == ["construct galley 1", "construct gondola 1", "skip"]
    play(state, "construct gondola 1")
    assert actor(state) == 1
    assert names(state.yards[0]) == ["galley 1", "barrier 1"]


@pytest.mark.parametrize("halves", [["barrier 1", "galley 1"], ["galley 1", "barrier 1"]])
def test_ds_2_3_joined_by_plus_each_once_in_any_order(halves: list[str]) -> None:
    state = match()
    yard(state, 0, "galley 1", "gondola 1", "barrier 1", "barrier 2", "galley 2")
    play(state, "place green 6")
    assert sorted(options(state)) == [
        "construct barrier 1",
        "construct barrier 2",
        "construct galley 1",
        "construct galley 2",
        "skip",
    ]
    for half in halves:
        play(state, f"construct {half}")
    assert actor(state) == 1
    assert names(state.yards[0]) == ["gondola 1", "barrier 2", "galley 2"]


def test_ds_2_3_a_plus_does_not_build_the_same_kind_twice() -> None:
    state = match(5)
    yard(state, 0, "gondola 1", "gondola 2", "galley 1")
    play(state, "place black 6", "construct gondola 2")
    assert sorted(options(state)) == ["construct galley 1", "skip"]


def test_ds_2_3_each_construct_may_be_skipped() -> None:
    state = match()
    yard(state, 0, "gondola 1")
    play(state, "place green 2", "skip")
    assert actor(state) == 1
    assert names(state.yards[0]) == ["gondola 1"]


def test_ds_2_3_one_half_of_a_plus_may_be_skipped() -> None:
    state = match()
    yard(state, 0, "barrier 1", "galley 1")
    play(state, "place green 6", "construct galley 1", "skip")
    assert actor(state) == 1
    assert names(state.yards[0]) == ["barrier 1"]


def test_ds_2_3_a_half_that_cannot_be_used_lapses() -> None:
    state = match()
    yard(state, 0, "barrier 1")
    play(state, "place green 6", "construct barrier 1")
    assert actor(state) == 1


def test_ds_2_3_only_tiles_of_the_own_yard_can_be_turned_over() -> None:
    state = match()
    yard(state, 0, "gondola 1")
    yard(state, 1, "gondola 2")
    play(state, "place green 2")
    assert options(state) == ["construct gondola 1", "skip"]


# DS-2.3.1 Gondolas


@pytest.mark.parametrize("number", range(1, 15))
def test_ds_2_3_1_a_gondola_gives_its_ducats_or_approvals(number: int) -> None:
    state = match()
    yard(state, 0, f"gondola {number}")
    ducats, approvals, _ = amounts(GONDOLA_GIVES[number])
    play(state, "place green 2", f"construct gondola {number}")
    assert wealth(state) == (12 + ducats, approvals, 0)


def test_ds_2_3_1_the_gondola_of_the_rulebook_gives_6_ducats() -> None:
    state = match()
    yard(state, 0, "gondola 10")
    play(state, "place green 2", "construct gondola 10")
    assert state.ducats[0] == 18


def test_ds_2_3_1_the_tile_goes_under_its_stack() -> None:
    state = match()
    yard(state, 0, "gondola 3")
    before = stack(state, "gondola")
    play(state, "place green 2", "construct gondola 3")
    assert stack(state, "gondola") == [*before, "gondola 3"]
    assert state.yards[0] == ()


# DS-2.3.2 Galley parts


def test_ds_2_3_2_worked_example_5_vp_and_2_approvals() -> None:
    state = match(doge=1)
    yard(state, 0, "galley 11")
    ship(state, 2, 0)
    play(state, "place white 4", "construct galley 11")
    assert state.vp[0] == 2 + (0 + 0 + 2 + 1)
    assert state.approvals[0] == 2
    assert names(state.decks[0])[-1] == "galley 11"
    assert state.yards[0] == ()


def test_ds_2_3_2_every_part_scores_by_every_doge_tile() -> None:
    for part in STANDARD["galley"]:
        zone = ZONES.index(part["zone"])
        places = [sum(LENGTHS[2][: zone % 3]), 0] if zone < 3 else [6, sum(LENGTHS[2][: zone % 3])]
        ready = match()
        yard(ready, 0, f"galley {part['id']}")
        ship(ready, *places)
        ready.vp[0] = 20
        for doge in STANDARD["doge"]:
            state = ready.copy()
            in_force(state, doge["id"])
            play(state, "place white 4", f"construct galley {part['id']}")
            vp = part["vp"] + sum(doge[colour] for colour in part["squares"])
            approvals = part["approval"] + (part["zone"] in doge["purple"])
            assert wealth(state) == (12, approvals, 20 + vp), (part["id"], doge["id"])


@pytest.mark.parametrize(
    ("doge", "part", "approvals"),
    [(6, "galley 1", 0), (5, "galley 1", 1), (6, "galley 4", 1), (5, "galley 4", 2)],
)
def test_ds_2_3_2_none_one_or_two_approvals(doge: int, part: str, approvals: int) -> None:
    state = match(doge=doge)
    yard(state, 0, part)
    play(state, "place white 4", f"construct {part}")
    assert state.approvals == [approvals, 0]


def test_ds_2_3_2_a_colour_that_repeats_counts_each_time() -> None:
    state = match(doge=2)  # blue 3, red -1
    yard(state, 0, "galley 10")  # 2 VP; blue, blue, blue, red
    ship(state, 2, 0)
    play(state, "place white 4", "construct galley 10")
    assert state.vp[0] == 2 + 3 + 3 + 3 - 1


@pytest.mark.parametrize(("before", "after"), [(9, 6), (3, 0), (2, 0), (0, 0)])
def test_ds_2_3_2_a_negative_sum_costs_vp_but_never_below_0(before: int, after: int) -> None:
    state = match(doge=2)  # green 0, red -1
    yard(state, 0, "galley 34")  # 0 VP; green, red, red, red
    ship(state, 6, 4)
    state.vp[0] = before
    play(state, "place white 4", "construct galley 34")
    assert state.vp[0] == after
    assert state.approvals[0] == 2


def test_ds_2_3_2_parts_are_built_from_the_stern_to_the_bow() -> None:
    state = match(3)
    yard(state, 0, "galley 1")
    yard(state, 1, "galley 2")
    play(state, "place white 4", "construct galley 1", "place red 3", "construct galley 2")
    assert names(state.decks[0]) == ["galley 1", "galley 2"]


def test_ds_2_3_2_the_next_free_place_must_be_in_the_section_of_the_part() -> None:
    state = match()
    yard(state, 0, "galley 7", "galley 13")  # middle and bow
    ship(state, 1, 0)
    play(state, "place white 4")
    assert actor(state) == 1  # only the stern is next: nothing could be built


def test_ds_2_3_2_a_section_that_is_full_takes_no_more() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 7")
    ship(state, 2, 0)
    play(state, "place white 4")
    assert options(state) == ["construct galley 7", "skip"]


@pytest.mark.parametrize(("lower", "upper", "built"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True)])
def test_ds_2_3_2_the_upper_deck_needs_a_part_below(lower: int, upper: int, *, built: bool) -> None:
    state = match()
    yard(state, 0, "galley 19")
    ship(state, lower, upper)
    play(state, "place white 4")
    assert (actor(state) == 0) == built
    if built:
        play(state, "construct galley 19")
        assert names(state.decks[1])[-1] == "galley 19"
        assert len(state.decks[0]) == lower


def test_ds_2_3_2_the_lower_deck_may_run_ahead() -> None:
    state = match()
    yard(state, 0, "galley 13")
    ship(state, 5, 0)
    play(state, "place white 4", "construct galley 13")
    assert (len(state.decks[0]), len(state.decks[1])) == (6, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_2_3_2_a_full_deck_takes_no_more(players: int) -> None:
    state = match(players)
    yard(state, 0, "galley 13")
    ship(state, sum(LENGTHS[players]), 0)
    play(state, "place white 4")
    assert actor(state) == 1


def test_ds_2_3_2_the_doge_tile_in_force_now_counts() -> None:
    state = match(doge=16, dice={"green": 6})  # blue 0, yellow 3
    state.doge_stack = tuple(doge for doge in state.doge_stack if doge not in (1, 8))
    state.doge_stack = (1, 8, *state.doge_stack)  # Doge tile 2 (blue 3, yellow 2) and 9 come next
    yard(state, 0, "galley 1")  # 1 VP; blue, yellow
    play(state, "place green 4", "enact 2", "return under", "discard", "place white 4", "construct galley 1")
    assert state.vp[0] == 1 + 3 + 2
    assert state.approvals[0] == 1  # stern lower is purple on Doge tile 2


# DS-2.3.3 Barriers and their bonus


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


# DS-2.3.4 Replace


def replaceable(*parts: str, lower: int, upper: int, players: int = 2, doge: int = 6) -> DogeState:
    state = match(players, doge=doge)
    yard(state, 0, *parts)
    ship(state, lower, upper)
    return state


def test_ds_2_3_4_the_last_part_of_a_deck_is_replaced_and_scored() -> None:
    state = replaceable("galley 11", lower=3, upper=0, doge=1)
    old = names(state.decks[0])
    play(state, "place red 6", "replace galley 11")
    assert names(state.decks[0]) == [*old[:2], "galley 11"]
    assert wealth(state) == (12, 2, 5)
    assert stack(state, "middle lower")[-1] == old[2]
    assert state.yards[0] == ()
    assert actor(state) == 1


def test_ds_2_3_4_nobody_loses_vp_or_approvals() -> None:
    state = match()
    yard(state, 1, "galley 4")
    yard(state, 0, "galley 1")
    play(state, "discard", "place white 4", "construct galley 4")
    before = wealth(state, 1)
    assert before[2] == 4
    play(state, "place red 6", "replace galley 1")
    assert wealth(state, 1) == before
    assert state.vp[0] == 3


def test_ds_2_3_4_the_cell_needs_a_galley_part_in_the_own_yard() -> None:
    state = match()
    yard(state, 0, "gondola 1", "barrier 1")
    yard(state, 1, "galley 1")
    ship(state, 1, 0)
    assert not can(state, "place red 6")


def test_ds_2_3_4_the_cell_needs_a_part_on_the_ship() -> None:
    assert not can(replaceable("galley 1", lower=0, upper=0), "place red 6")


@pytest.mark.parametrize(
    ("part", "lower", "upper", "legal"),
    [
        ("galley 1", 1, 0, True),
        ("galley 1", 2, 0, True),
        ("galley 1", 3, 0, False),  # the last part is amidships
        ("galley 1", 1, 1, False),  # a part stands above
        ("galley 1", 2, 1, True),  # nothing stands above the last part
        ("galley 1", 2, 2, False),
        ("galley 7", 2, 0, False),
        ("galley 7", 3, 0, True),
        ("galley 7", 3, 2, True),
        ("galley 7", 3, 3, False),
        ("galley 13", 6, 5, True),
        ("galley 19", 1, 1, True),
        ("galley 19", 1, 0, False),
        ("galley 19", 4, 2, True),
        ("galley 19", 4, 3, False),
        ("galley 25", 4, 3, True),
        ("galley 31", 6, 5, True),
        ("galley 31", 6, 4, False),
    ],
)
def test_ds_2_3_4_replace_needs_a_part_for_the_same_place(part: str, lower: int, upper: int, *, legal: bool) -> None:
    state = replaceable(part, lower=lower, upper=upper)
    assert can(state, "place red 6") == legal
    if legal:
        play(state, "place red 6")
        assert options(state) == [f"replace {part}"]


def test_ds_2_3_4_only_fitting_parts_are_offered_and_it_cannot_be_skipped() -> None:
    state = replaceable("galley 1", "galley 19", lower=2, upper=1)
    play(state, "place red 6")
    assert options(state) == ["replace galley 1", "replace galley 19"]
    state = replaceable("galley 1", "galley 13", lower=2, upper=1)
    play(state, "place red 6")
    assert options(state) == ["replace galley 1"]


def test_ds_2_3_4_the_upper_deck_can_be_replaced_while_the_lower_stays() -> None:
    state = replaceable("galley 19", lower=2, upper=2)
    lower, upper = names(state.decks[0]), names(state.decks[1])
    play(state, "place red 6", "replace galley 19")
    assert names(state.decks[0]) == lower
    assert names(state.decks[1]) == [upper[0], "galley 19"]
    assert stack(state, "stern upper")[-1] == upper[1]


def test_ds_2_3_4_replace_triggers_no_bonus() -> None:
    for number in (10, 18, 25):  # construct: 1 ducat, 1 VP, 1 approval
        state = replaceable("galley 1", lower=1, upper=0)
        barriers(state, 0, number)
        play(state, "place red 6", "replace galley 1")
        assert wealth(state) == (12, 0, 3)


def test_ds_2_3_4_replace_triggers_no_extra_construct() -> None:
    state = replaceable("galley 1", "gondola 1", lower=1, upper=0)
    barriers(state, 0, 16)
    play(state, "place red 6")
    assert options(state) == ["replace galley 1"]


def test_ds_2_3_4_the_cell_must_be_paid() -> None:
    state = replaceable("galley 1", lower=1, upper=0)
    state.dice = (4, 6, 6)
    state.ducats[0] = 1
    assert not can(state, "place red 6")
    state.ducats[0] = 2
    play(state, "place red 6", "replace galley 1")
    assert state.ducats[0] == 0


def test_ds_2_3_4_a_replace_by_a_negative_part_never_drops_vp_below_0() -> None:
    state = replaceable("galley 34", lower=6, upper=5, doge=2)
    state.vp[0] = 1
    play(state, "place red 6", "replace galley 34")
    assert state.vp[0] == 0


def test_ds_2_3_4_the_demolished_part_can_be_drawn_again() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 2")
    yard(state, 1, "galley 3", "galley 4")
    ship(state, 2, 0)
    demolished = names(state.decks[0])[-1]
    play(state, "place red 6", "replace galley 1", "place green 3", "buy galley stern lower", "drop galley 3")
    assert stack(state, "stern lower") == []
    assert names(state.drawn) == [demolished, "galley 3"]
    assert TILE_BY_NAME[demolished] in state.drawn
