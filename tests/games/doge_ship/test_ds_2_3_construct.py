"""DS-2.3 Construct: icons, gondolas, galley parts and replace; barriers have a file of their own."""

from __future__ import annotations

import pytest
from tests.games.doge_ship.build import (
    STANDARD,
    TILE_BY_NAME,
    actor,
    amounts,
    barriers,
    can,
    in_force,
    match,
    names,
    options,
    play,
    ship,
    stack,
    wealth,
    yard,
)

from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.terms import LENGTHS, ZONES

GONDOLA_GIVES = {entry["id"]: entry["gives"] for entry in STANDARD["gondola"]}


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
    events = state.listen()
    play(state, "place green 6", "construct barrier 1")
    assert actor(state) == 1
    assert [event.args for event in events if event.key == "lapsed"] == [{"seat": 0}]


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
