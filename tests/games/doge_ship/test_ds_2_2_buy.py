"""DS-2.2 Buy: the icons of a cell, making room, the draw, and what is taken."""

from __future__ import annotations

import pytest
from tests.games.doge_ship.build import (
    actor,
    barriers,
    can,
    match,
    names,
    on_top,
    options,
    play,
    ship,
    stack,
    view,
    yard,
)

from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.terms import ZONES

ALL_GALLEYS = [f"buy galley {zone}" for zone in ZONES]


def drawn(state: DogeState) -> list[str]:
    """The tiles in the buyer's hand, as they see them."""
    tiles: list[str] = view(state, actor(state))["drawn"]["tiles"]
    return tiles


# Icons


@pytest.mark.parametrize(
    ("cell", "offered"),
    [
        ("red 1", ["buy gondola"]),
        ("green 1", ["buy barrier"]),
        ("green 3", ALL_GALLEYS),
        ("white 5", ["buy barrier", *ALL_GALLEYS]),
        ("red 5", ["buy gondola", *ALL_GALLEYS]),
        ("blue 6", ["buy barrier", *ALL_GALLEYS]),
    ],
)
def test_ds_2_2_the_icons_name_what_can_be_bought(cell: str, offered: list[str]) -> None:
    state = match(5)
    play(state, f"place {cell}")
    assert sorted(options(state)) == sorted([*offered, "skip"])


@pytest.mark.parametrize("wish", ["buy barrier", "buy galley bow upper"])
def test_ds_2_2_two_icons_are_one_of_them(wish: str) -> None:
    state = match()
    play(state, "place white 5", wish, "take none")
    assert actor(state) == 1


@pytest.mark.parametrize(
    ("cell", "first", "second"),
    [("red 5", "buy gondola", ALL_GALLEYS), ("blue 6", "buy barrier", ALL_GALLEYS)],
)
def test_ds_2_2_joined_by_plus_each_can_be_bought_once(cell: str, first: str, second: list[str]) -> None:
    state = match(4)
    play(state, f"place {cell}", first, "take none")
    assert actor(state) == 0
    assert sorted(options(state)) == sorted([*second, "skip"])
    play(state, second[0], "take none")
    assert actor(state) == 1


def test_ds_2_2_joined_by_plus_in_any_order() -> None:
    state = match()
    play(state, "place red 5", "buy galley stern lower", "take none")
    assert options(state) == ["buy gondola", "skip"]
    play(state, "buy gondola", "take none")
    assert actor(state) == 1


def test_ds_2_2_joined_by_plus_both_tiles_lie_in_the_yard() -> None:
    state = match()
    on_top(state, "galley 1", "galley 2", "galley 3")
    on_top(state, "gondola 6", "gondola 1", "gondola 2")
    play(state, "place red 5", "buy galley stern lower", "take galley 1", "buy gondola", "take gondola 6")
    assert names(state.yards[0]) == ["galley 1", "gondola 6"]
    assert state.ducats[0] == 12 - 2 - 1


def test_ds_2_2_each_buy_may_be_skipped() -> None:
    state = match()
    play(state, "place white 5", "skip")
    assert actor(state) == 1
    assert state.yards[0] == ()


def test_ds_2_2_both_halves_of_a_plus_may_be_skipped() -> None:
    state = match()
    play(state, "place red 5")
    while actor(state) == 0:
        play(state, "skip")
    assert state.yards[0] == ()
    assert state.ducats[0] == 12


def test_ds_2_2_one_half_of_a_plus_may_be_skipped() -> None:
    state = match()
    on_top(state, "gondola 1")
    play(state, "place red 5", "buy gondola", "take gondola 1", "skip")
    assert actor(state) == 1
    assert names(state.yards[0]) == ["gondola 1"]


def test_ds_2_2_the_icon_is_chosen_only_after_the_bonus() -> None:
    state = match()
    barriers(state, 0, 6)  # buy: one more gondola
    play(state, "place white 5")
    assert options(state) == ["buy gondola", "skip"]
    play(state, "skip")
    assert sorted(options(state)) == sorted(["buy barrier", *ALL_GALLEYS, "skip"])


# DS-2.2.1 The choice


def test_ds_2_2_1_the_top_three_are_drawn_from_the_named_stack() -> None:
    for wish, pile in (("buy galley middle upper", "middle upper"), ("buy barrier", "barrier")):
        state = match()
        top = stack(state, pile)[:3]
        play(state, "place white 5", wish)
        assert drawn(state) == top


def empty_gondola_stack(state: DogeState, mine: int) -> None:
    """Seat 0 has so many gondolas in the yard, seats 1 and 2 (and 3) have all the others."""
    left = [f"gondola {number}" for number in range(1, 15)]
    yard(state, 0, *left[:mine])
    rest = left[mine:]
    for seat in range(1, state.players):
        yard(state, seat, *rest[5 * (seat - 1) : 5 * seat])
    assert stack(state, "gondola") == []


def test_ds_2_2_1_an_empty_stack_cannot_be_named() -> None:
    state = match(3)
    empty_gondola_stack(state, 4)
    play(state, "place red 5")
    assert not can(state, "buy gondola")
    assert options(state) == [*ALL_GALLEYS, "skip"]


def test_ds_2_2_1_an_empty_stack_cannot_be_named_even_if_making_room_would_fill_it() -> None:
    state = match(3)
    empty_gondola_stack(state, 5)
    play(state, "place red 5")
    assert not can(state, "buy gondola")


def test_ds_2_2_1_an_empty_zone_cannot_be_named_even_if_making_room_would_fill_it() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 2")
    yard(state, 1, "galley 3", "galley 4")
    ship(state, 2, 0)
    assert stack(state, "stern lower") == []
    play(state, "place green 3")
    assert sorted(options(state)) == sorted([*ALL_GALLEYS[1:], "skip"])


def test_ds_2_2_1_the_choice_is_final() -> None:
    state = match()
    play(state, "place red 5", "buy galley stern lower")
    assert not can(state, "skip")
    assert not can(state, "buy gondola")
    assert not can(state, "buy galley bow lower")


def test_ds_2_2_1_the_choice_is_final_also_before_making_room() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 7")
    play(state, "place red 5", "buy galley stern lower")
    assert options(state) == ["drop galley 1", "drop galley 7"]


@pytest.mark.parametrize("zone", ZONES)
def test_ds_2_2_1_money_is_checked_only_after_the_draw(zone: str) -> None:
    state = match()
    state.ducats[0] = 0
    play(state, "place green 3", f"buy galley {zone}")
    assert len(drawn(state)) == 3
    assert options(state) == ["take none"]


# DS-2.2.2 The limit of the yard


def test_ds_2_2_2_four_tiles_leave_room_for_a_fifth() -> None:
    state = match()
    yard(state, 0, "gondola 1", "gondola 2", "barrier 1", "barrier 2")
    on_top(state, "gondola 3")
    play(state, "place red 1", "buy gondola", "take gondola 3")
    assert len(state.yards[0]) == 5


def test_ds_2_2_2_with_five_tiles_any_one_must_make_room() -> None:
    state = match()
    yard(state, 0, "gondola 1", "galley 5", "barrier 1", "barrier 2", "galley 36")
    play(state, "place red 1", "buy gondola")
    assert sorted(options(state)) == sorted(
        ["drop gondola 1", "drop galley 5", "drop barrier 1", "drop barrier 2", "drop galley 36"]
    )
    play(state, "drop galley 5")
    assert len(drawn(state)) == 3


@pytest.mark.parametrize("gone", ["gondola 1", "galley 5", "barrier 2"])
def test_ds_2_2_2_with_five_tiles_and_one_galley_part_any_one_makes_room_for_a_second(gone: str) -> None:
    state = match()
    yard(state, 0, "gondola 1", "gondola 2", "barrier 1", "barrier 2", "galley 5")
    on_top(state, "galley 1")
    play(state, "place green 3", "buy galley stern lower", f"drop {gone}", "take galley 1")
    assert len(state.yards[0]) == 5
    assert gone not in names(state.yards[0])


def test_ds_2_2_2_a_third_galley_part_needs_the_room_of_a_galley_part() -> None:
    state = match()
    yard(state, 0, "galley 1", "gondola 1", "galley 8")
    play(state, "place green 3", "buy galley bow lower")
    assert sorted(options(state)) == ["drop galley 1", "drop galley 8"]


def test_ds_2_2_2_at_both_limits_one_galley_part_is_enough() -> None:
    state = match()
    yard(state, 0, "galley 1", "gondola 1", "galley 8", "gondola 2", "barrier 3")
    on_top(state, "galley 13")
    play(state, "place green 3", "buy galley bow lower")
    assert sorted(options(state)) == ["drop galley 1", "drop galley 8"]
    play(state, "drop galley 8", "take galley 13")
    assert sorted(names(state.yards[0])) == ["barrier 3", "galley 1", "galley 13", "gondola 1", "gondola 2"]


def test_ds_2_2_2_two_galley_parts_do_not_hinder_a_gondola_or_barrier() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 8")
    play(state, "place red 1", "buy gondola")
    assert len(drawn(state)) == 3


def test_ds_2_2_2_one_galley_part_leaves_room_for_a_second() -> None:
    state = match()
    yard(state, 0, "galley 1")
    play(state, "place green 3", "buy galley bow lower")
    assert len(drawn(state)) == 3


def test_ds_2_2_2_the_tile_goes_under_its_stack() -> None:
    state = match()
    yard(state, 0, "gondola 1", "gondola 2", "barrier 1", "barrier 2", "galley 5")
    play(state, "place red 1", "buy gondola", "drop galley 5")
    assert stack(state, "stern lower")[-1] == "galley 5"
    assert "galley 5" not in names(state.yards[0])


def test_ds_2_2_2_the_tile_is_under_its_stack_before_the_draw() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 2")
    yard(state, 1, "galley 3")
    ship(state, 2, 0)
    left = stack(state, "stern lower")
    assert len(left) == 1
    play(state, "place green 3", "buy galley stern lower", "drop galley 2")
    assert drawn(state) == [*left, "galley 2"]


def test_ds_2_2_2_the_tile_is_gone_even_if_nothing_is_taken() -> None:
    state = match()
    state.ducats[0] = 0
    yard(state, 0, "galley 1", "galley 8")
    play(state, "place green 3", "buy galley bow lower", "drop galley 1", "take none")
    assert names(state.yards[0]) == ["galley 8"]
    assert stack(state, "stern lower")[-1] == "galley 1"


def test_ds_2_2_2_no_ducats_come_back_for_the_tile() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 8")
    play(state, "place green 3", "buy galley bow lower", "drop galley 1", "take none")
    assert state.ducats[0] == 12


def test_ds_2_2_2_the_yard_is_never_thinned_out_otherwise() -> None:
    state = match()
    yard(state, 0, "galley 1", "gondola 1", "gondola 2", "barrier 1")
    assert not any(text.startswith("drop") for text in options(state))
    play(state, "place red 5")
    assert not any(text.startswith("drop") for text in options(state))
    play(state, "buy gondola")
    assert not any(text.startswith("drop") for text in options(state))
    play(state, "take none", "buy galley bow upper")
    assert not any(text.startswith("drop") for text in options(state))


def test_ds_2_2_2_each_half_of_a_plus_makes_its_own_room() -> None:
    state = match()
    yard(state, 0, "galley 1", "gondola 1", "galley 8", "gondola 2", "barrier 3")
    on_top(state, "gondola 3")
    on_top(state, "galley 13")
    play(state, "place red 5", "buy gondola", "drop gondola 1", "take gondola 3")
    play(state, "buy galley bow lower", "drop galley 1", "take galley 13")
    assert sorted(names(state.yards[0])) == ["barrier 3", "galley 13", "galley 8", "gondola 2", "gondola 3"]


# DS-2.2.3 The draw


@pytest.mark.parametrize(
    ("taken", "returned"),
    [
        ("galley 4", ["galley 2", "galley 6"]),
        ("galley 2", ["galley 4", "galley 6"]),
        ("galley 6", ["galley 4", "galley 2"]),
        ("none", ["galley 4", "galley 2", "galley 6"]),
    ],
)
def test_ds_2_2_3_the_others_go_under_the_stack_in_the_order_drawn(taken: str, returned: list[str]) -> None:
    state = match()
    on_top(state, "galley 4", "galley 2", "galley 6", "galley 1", "galley 3", "galley 5")
    play(state, "place green 3", "buy galley stern lower", f"take {taken}")
    assert stack(state, "stern lower") == ["galley 1", "galley 3", "galley 5", *returned]


def test_ds_2_2_3_the_returned_tiles_come_up_again_in_that_order() -> None:
    state = match()
    on_top(state, "galley 4", "galley 2", "galley 6", "galley 1", "galley 3", "galley 5")
    play(state, "place green 3", "buy galley stern lower", "take none")
    play(state, "place red 5", "buy galley stern lower")
    assert drawn(state) == ["galley 1", "galley 3", "galley 5"]
    play(state, "take none", "skip", "place white 5", "buy galley stern lower")
    assert drawn(state) == ["galley 4", "galley 2", "galley 6"]


@pytest.mark.parametrize(
    ("cell", "wish", "tile", "cost"),
    [
        ("red 1", "gondola", "gondola 4", 0),
        ("red 1", "gondola", "gondola 14", 1),
        ("green 1", "barrier", "barrier 8", 0),
        ("green 1", "barrier", "barrier 25", 1),
        ("green 3", "galley bow upper", "galley 31", 2),
        ("green 3", "galley bow upper", "galley 36", 7),
    ],
)
def test_ds_2_2_3_the_cost_of_the_tile_is_paid(cell: str, wish: str, tile: str, cost: int) -> None:
    state = match()
    on_top(state, tile)
    play(state, f"place {cell}", f"buy {wish}", f"take {tile}")
    assert state.ducats[0] == 12 - cost
    assert names(state.yards[0]) == [tile]


def test_ds_2_2_3_only_what_can_be_paid_can_be_taken() -> None:
    state = match()
    on_top(state, "galley 6", "galley 3", "galley 5")  # cost 6, 3, 4
    state.ducats[0] = 4
    play(state, "place green 3", "buy galley stern lower")
    assert sorted(options(state)) == ["take galley 3", "take galley 5", "take none"]
    play(state, "take galley 5")
    assert state.ducats[0] == 0


def test_ds_2_2_3_none_may_be_taken() -> None:
    state = match()
    play(state, "place green 1", "buy barrier", "take none")
    assert state.yards[0] == ()
    assert state.ducats[0] == 12
    assert len(stack(state, "barrier")) == 26


@pytest.mark.parametrize("left", [1, 2])
def test_ds_2_2_3_fewer_are_drawn_if_fewer_are_left(left: int) -> None:
    state = match()
    ship(state, 2, 0)
    yard(state, 1, *stack(state, "stern lower")[: 4 - left])
    rest = stack(state, "stern lower")
    assert len(rest) == left
    play(state, "place green 3", "buy galley stern lower")
    assert drawn(state) == rest
    play(state, "take none")
    assert stack(state, "stern lower") == rest


def test_ds_2_2_3_the_last_tile_of_a_stack_can_be_taken() -> None:
    state = match()
    ship(state, 2, 0)
    yard(state, 1, *stack(state, "stern lower")[:2])
    yard(state, 0, stack(state, "stern lower")[0])
    (last,) = stack(state, "stern lower")
    play(state, "place green 3", "buy galley stern lower", f"take {last}")
    assert stack(state, "stern lower") == []
    assert last in names(state.yards[0])


# DS-2.2.4 The tile in the yard


def test_ds_2_2_4_a_bought_tile_does_nothing_before_it_is_constructed() -> None:
    state = match()
    on_top(state, "gondola 10")
    play(state, "place red 1", "buy gondola", "take gondola 10")
    assert state.ducats[0] == 11
    assert state.approvals[0] == 0


def test_ds_2_2_4_a_galley_part_in_a_yard_is_public() -> None:
    state = match()
    yard(state, 0, "galley 12")
    for seat in (0, 1, None):
        assert view(state, seat)["yards"][0] == [{"kind": "galley", "cost": 7, "tile": "galley 12"}]


@pytest.mark.parametrize(("tile", "kind", "cost"), [("gondola 10", "gondola", 1), ("barrier 6", "barrier", 0)])
def test_ds_2_2_4_of_a_gondola_or_barrier_the_others_see_kind_and_cost(tile: str, kind: str, cost: int) -> None:
    state = match()
    yard(state, 0, tile)
    assert view(state, 0)["yards"][0] == [{"kind": kind, "cost": cost, "tile": tile}]
    for seat in (1, None):
        assert view(state, seat)["yards"][0] == [{"kind": kind, "cost": cost, "tile": None}]
