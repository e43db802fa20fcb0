"""DS-3.4 Secrets: what a seat and a spectator see, hear and may be re-dealt.

Most tests compare two positions that differ in one secret: who may not know it must see the same of both.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.doge_ship.build import (
    EVERYBODY,
    GAME,
    INSPECTION,
    barriers,
    doge_stack,
    draw_doges,
    end_round,
    in_force,
    mark,
    match,
    on_top,
    play,
    ship,
    view,
    yard,
)

from arsenale.engine import Event
from arsenale.games.doge_ship.state import DogeState

Change = Callable[[DogeState], object]


def positions(first: Change, second: Change) -> tuple[DogeState, DogeState]:
    """Two matches of three that are alike but for the two changes."""
    one, two = match(3), match(3)
    first(one)
    second(two)
    return one, two


def who_can_tell(one: DogeState, two: DogeState) -> list[int | None]:
    """Who sees a difference between the two positions."""
    return [seat for seat in EVERYBODY if view(one, seat) != view(two, seat)]


def told(events: list[Event], seat: int | None) -> str:
    """All that the seat hears."""
    return " | ".join(f"{event.key} {event.args}" for event in events if event.is_for(seat))


# Approvals


def set_approvals(*numbers: int) -> Change:
    """At a table that leaves the counting to its players."""

    def change(state: DogeState) -> None:
        state.approvals = list(numbers)
        state.counted_approvals = False

    return change


def test_ds_3_4_nobody_sees_the_approvals_of_another() -> None:
    one, two = positions(set_approvals(2, 3, 4), set_approvals(2, 7, 4))
    assert who_can_tell(one, two) == [1]
    assert view(one, 1)["approvals"] == [None, 3, None]
    assert view(one, None)["approvals"] == [None, None, None]


def test_ds_3_4_approvals_are_secret_during_an_inspection_too() -> None:
    one, two = positions(set_approvals(2, 3, 4), set_approvals(2, 7, 4))
    for state in (one, two):
        in_force(state, INSPECTION)
        end_round(state)
    assert who_can_tell(one, two) == [1]


def test_ds_3_4_a_table_may_show_what_everybody_could_count() -> None:
    """Gains and bids are seen by all: so the table counts, unless it is told not to."""
    for choice, seen in (("counted", [0, 0, 0]), ("hidden", [None, None, None])):
        state = GAME.start(players=3, seed=1, options={"approvals": choice})
        assert view(state, None)["approvals"] == seen
    state = match(3)
    state.approvals = [5, 2, 0]
    in_force(state, INSPECTION)
    end_round(state)
    play(state, "bid 4")
    assert [view(state, seat)["approvals"] for seat in EVERYBODY] == [[5, 2, 0]] * 4, "a sealed bid is not spent yet"


def test_ds_3_4_gains_are_seen_by_all() -> None:
    state = match(3)
    events = state.listen()
    play(state, "place white 3")
    heard = told(events, None)
    assert heard == told(events, 2)
    assert "approvals" in heard


# Bids


def sealed(bid: int) -> Change:
    def change(state: DogeState) -> None:
        state.approvals = [5, 5, 5]
        in_force(state, INSPECTION)
        end_round(state)
        play(state, f"bid {bid}")

    return change


def test_ds_3_4_a_sealed_bid_is_known_to_the_bidder_alone() -> None:
    one, two = positions(sealed(1), sealed(4))
    assert who_can_tell(one, two) == [0]


def test_ds_3_4_bids_are_revealed_together() -> None:
    state = match(3, doge=INSPECTION)
    state.approvals = [5, 5, 5]
    end_round(state)
    events = state.listen()
    play(state, "bid 4", "bid 3")
    assert "4" not in told(events, None)
    assert "4" not in told(events, 1)
    assert "3" not in told(events, 0)
    sealed_so_far = len(events)
    play(state, "bid 1")
    revealed = [event for event in events[sealed_so_far:] if event.key == "bid-revealed"]
    assert [(event.args["seat"], event.args["approvals"]) for event in revealed] == [(0, 4), (1, 3), (2, 1)]
    assert all(event.is_for(seat) for event in revealed for seat in EVERYBODY)


# The order of stacks


@pytest.mark.parametrize("number", range(6))
def test_ds_3_4_the_order_of_a_galley_stack_is_secret(number: int) -> None:
    def turn(state: DogeState) -> None:
        state.stacks[number] = state.stacks[number][::-1]

    one, two = positions(lambda state: None, turn)
    assert who_can_tell(one, two) == []


@pytest.mark.parametrize("number", [6, 7])
def test_ds_3_4_below_the_top_the_order_of_barriers_and_gondolas_is_secret(number: int) -> None:
    def turn(state: DogeState) -> None:
        top, *rest = state.stacks[number]
        state.stacks[number] = (top, *reversed(rest))

    one, two = positions(lambda state: None, turn)
    assert who_can_tell(one, two) == []


@pytest.mark.parametrize(("cheap", "dear", "alike"), [("barrier 1", "barrier 25", "barrier 2")])
def test_ds_3_4_the_top_barrier_shows_its_cost_alone(cheap: str, dear: str, alike: str) -> None:
    assert who_can_tell(*positions(lambda s: on_top(s, cheap), lambda s: on_top(s, dear))) == list(EVERYBODY)
    assert who_can_tell(*positions(lambda s: on_top(s, cheap), lambda s: on_top(s, alike))) == []


def test_ds_3_4_the_top_gondola_shows_its_cost_alone() -> None:
    cheap, dear, alike = "gondola 1", "gondola 14", "gondola 12"
    assert who_can_tell(*positions(lambda s: on_top(s, cheap), lambda s: on_top(s, dear))) == list(EVERYBODY)
    assert who_can_tell(*positions(lambda s: on_top(s, cheap), lambda s: on_top(s, alike))) == []


def test_ds_3_4_an_empty_stack_shows_no_cost() -> None:
    state = match(3)
    for seat, first in ((0, 1), (1, 6), (2, 11)):
        yard(state, seat, *(f"gondola {number}" for number in range(first, min(first + 5, 15))))
    assert view(state)["stacks"]["gondola"]["left"] == 0
    assert view(state)["stacks"]["gondola"]["top_cost"] is None


def test_ds_3_4_the_order_of_the_doge_stack_is_secret() -> None:
    def turn(state: DogeState) -> None:
        state.doge_stack = state.doge_stack[::-1]

    assert who_can_tell(*positions(lambda state: None, turn)) == []


# Drawn tiles


def test_ds_3_4_drawn_gondolas_are_known_to_the_buyer_alone() -> None:
    one, two = positions(
        lambda s: on_top(s, "gondola 1", "gondola 2", "gondola 3", "gondola 11"),
        lambda s: on_top(s, "gondola 1", "gondola 8", "gondola 9", "gondola 11"),
    )
    for state in (one, two):
        play(state, "place red 1", "buy gondola")
    assert who_can_tell(one, two) == [0]
    assert view(one, 0)["drawn"]["tiles"] == ["gondola 1", "gondola 2", "gondola 3"]
    assert view(one, 1)["drawn"] == view(one, None)["drawn"] == {"seat": 0, "count": 3, "tiles": None}


def test_ds_3_4_drawn_galley_parts_are_known_to_the_buyer_alone() -> None:
    one, two = positions(
        lambda s: on_top(s, "galley 1", "galley 2", "galley 3"), lambda s: on_top(s, "galley 4", "galley 5", "galley 6")
    )
    for state in (one, two):
        play(state, "place green 3", "buy galley stern lower")
    assert who_can_tell(one, two) == [0]
    for state in (one, two):
        play(state, "take none")
    assert who_can_tell(one, two) == []


def test_ds_3_4_nobody_else_hears_which_tiles_were_drawn_or_taken() -> None:
    state = match(3)
    on_top(state, "gondola 3", "gondola 7", "gondola 9")
    events = state.listen()
    play(state, "place red 1", "buy gondola", "take gondola 7")
    for tile in ("gondola 3", "gondola 7", "gondola 9"):
        assert tile in told(events, 0)
        for seat in (1, 2, None):
            assert tile not in told(events, seat)


def test_ds_3_4_everybody_hears_which_galley_part_was_taken_not_which_were_put_back() -> None:
    state = match(3)
    on_top(state, "galley 1", "galley 2", "galley 3")
    events = state.listen()
    play(state, "place green 3", "buy galley stern lower", "take galley 2")
    for seat in (1, 2, None):
        assert "galley 2" in told(events, seat)
        assert "galley 1" not in told(events, seat)
        assert "galley 3" not in told(events, seat)


@pytest.mark.parametrize(("tile", "named"), [("gondola 1", False), ("barrier 25", False), ("galley 1", True)])
def test_ds_3_4_a_tile_that_makes_room_is_named_to_others_only_if_it_is_public(tile: str, *, named: bool) -> None:
    state = match(3)
    yard(state, 0, "gondola 1", "gondola 2", "barrier 25", "barrier 2", "galley 1")
    events = state.listen()
    play(state, "place red 1", "buy gondola", f"drop {tile}")
    assert (f"'{tile}'" in told(events, 1)) == named
    assert (f"'{tile}'" in told(events, None)) == named


def test_ds_3_4_what_is_constructed_is_seen_by_all() -> None:
    state = match(3)
    yard(state, 0, "gondola 13", "barrier 5")
    events = state.listen()
    play(state, "place green 2", "construct gondola 13", "discard", "discard", "place red 4", "construct barrier 5")
    for seat in EVERYBODY:
        assert "gondola 13" in told(events, seat)
        assert "barrier 5" in told(events, seat)


@pytest.mark.parametrize(
    ("texts", "heard"),
    [
        (["reorder barrier 9", "discard"], ["reordered", "barrier 9"]),
        (["place red 1", "skip"], ["bonus-extra", "barrier"]),
        (["place green 1", "buy barrier", "take none"], ["took-none", "barrier"]),
        (["place white 4", "construct galley 1"], ["built-part", "galley 1", "'vp': 3", "'approvals': 0"]),
        (["place red 6", "replace galley 1"], ["demolished", "built-part", "galley 1", "'vp': 3"]),
    ],
)
def test_ds_3_4_what_happens_in_the_open_is_told_to_all(texts: list[str], heard: list[str]) -> None:
    state = match(3)
    yard(state, 0, "galley 1")
    barriers(state, 0, 9, 8)  # buy: one more barrier, on top
    ship(state, 1, 0)
    events = state.listen()
    play(state, *texts)
    for seat in EVERYBODY:
        assert all(word in told(events, seat) for word in heard)


# Doge tiles


def test_ds_3_4_drawn_doge_tiles_are_known_to_the_schemer_alone() -> None:
    one, two = positions(lambda s: draw_doges(s, 9, 12), lambda s: draw_doges(s, 2, 3))
    assert who_can_tell(one, two) == [0]


def test_ds_3_4_the_doge_tile_put_back_is_secret() -> None:
    one, two = positions(lambda s: draw_doges(s, 9, 12), lambda s: draw_doges(s, 9, 3))
    for state in (one, two):
        play(state, "enact 9")
    assert who_can_tell(one, two) == [0]
    for state in (one, two):
        play(state, "return under")
    assert who_can_tell(one, two) == []  # DS-3.4 what a player saw and put back counts as unknown again


def test_ds_3_4_nobody_else_hears_of_the_doge_tile_put_back() -> None:
    state = match(3)
    events = state.listen()
    draw_doges(state, 9, 12)
    play(state, "enact 9", "return top")
    assert "12" in told(events, 0)
    for seat in (1, 2, None):
        assert "12" not in told(events, seat)
        assert "9" in told(events, seat)


# Yards


@pytest.mark.parametrize(
    ("first", "second", "seers"),
    [
        ("gondola 1", "gondola 12", [0]),  # both cost 0
        ("gondola 10", "gondola 14", [0]),  # both cost 1
        ("barrier 1", "barrier 20", [0]),
        ("barrier 5", "barrier 25", [0]),
        ("gondola 1", "gondola 10", list(EVERYBODY)),
        ("barrier 1", "gondola 1", list(EVERYBODY)),
        ("galley 3", "galley 4", list(EVERYBODY)),
    ],
)
def test_ds_3_4_finished_sides_in_a_yard_are_known_to_the_owner_alone(
    first: str, second: str, seers: list[int | None]
) -> None:
    below = ("gondola 4", "barrier 2")  # the stacks show the same cost after either

    def buy(tile: str) -> Change:
        def change(state: DogeState) -> None:
            on_top(state, below[0])
            on_top(state, below[1])
            yard(state, 0, tile)

        return change

    assert who_can_tell(*positions(buy(first), buy(second))) == seers


def test_ds_3_4_the_order_of_a_yard_tells_nothing() -> None:
    one, two = positions(
        lambda s: yard(s, 0, "gondola 1", "gondola 12", "barrier 3"),
        lambda s: yard(s, 0, "gondola 12", "barrier 3", "gondola 1"),
    )
    assert [seat for seat in who_can_tell(one, two) if seat != 0] == []


# What is open


OPEN: dict[str, Change] = {
    "vp": lambda s: s.vp.__setitem__(1, 9),
    "ducats": lambda s: s.ducats.__setitem__(1, 9),
    "markers": lambda s: s.markers.__setitem__(1, 2),
    "finished barriers": lambda s: barriers(s, 1, 4, 5),
    "stack sizes": lambda s: ship(s, 1, 0),
    "old Doge tiles": lambda s: doge_stack(s, 9, 12),
    "the Doge tile in force": lambda s: in_force(s, 9),
    "dice": lambda s: setattr(s, "dice", (1, 2, 3, 4)),
    "turn order": lambda s: setattr(s, "order", (0, 2, 1)),
    "taken cells": lambda s: mark(s, 1, "red 4"),
}


@pytest.mark.parametrize("what", list(OPEN))
def test_ds_3_4_all_else_is_open(what: str) -> None:
    assert who_can_tell(*positions(lambda state: None, OPEN[what])) == list(EVERYBODY)


def test_ds_3_4_every_finished_barrier_is_open_not_just_the_top() -> None:
    one, two = positions(lambda s: barriers(s, 1, 4, 6), lambda s: barriers(s, 1, 5, 6))
    on_top(one, "barrier 1")
    on_top(two, "barrier 1")
    assert who_can_tell(one, two) == list(EVERYBODY)


def test_ds_3_4_old_doge_tiles_are_open_one_by_one() -> None:
    one, two = positions(lambda s: doge_stack(s, 9, 12), lambda s: doge_stack(s, 9, 13))
    assert who_can_tell(one, two) == list(EVERYBODY)


def test_ds_3_4_a_view_is_only_for_seats_of_the_table() -> None:
    with pytest.raises(ValueError, match="seat from 0 to 2"):
        view(match(3), 3)
