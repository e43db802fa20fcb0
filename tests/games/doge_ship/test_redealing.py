"""DS-3.4 Re-dealing: a seat keeps what it may know, all else is dealt anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.doge_ship.build import (
    EVERYBODY,
    INSPECTION,
    TILE_BY_NAME,
    barriers,
    draw_doges,
    end_round,
    last_turn,
    match,
    names,
    on_top,
    play,
    ship,
    stack,
    view,
    yard,
)

from arsenale.engine import seeded
from arsenale.games.doge_ship.state import DogeState

Change = Callable[[DogeState], object]


def redeals(state: DogeState, seat: int | None, count: int = 12) -> list[DogeState]:
    return [state.redealt(seat, seeded(number)) for number in range(count)]


def busy() -> DogeState:
    """Yards, barriers, a ship and a gondola draw in the hand of seat 0."""
    state = match(3)
    yard(state, 0, "gondola 1", "barrier 20", "galley 5")
    yard(state, 1, "gondola 10", "barrier 1", "galley 8")
    barriers(state, 2, 7, 11)
    ship(state, 2, 1)
    state.approvals = [1, 2, 3]
    return play(state, "place red 1", "buy gondola")


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ds_3_4_a_redeal_looks_the_same_to_its_seat(seat: int | None) -> None:
    state = busy()
    for twin in redeals(state, seat):
        assert view(twin, seat) == view(state, seat)
        assert sorted(all_tiles(twin)) == list(range(76))


def all_tiles(state: DogeState) -> list[int]:
    piles = [*state.stacks, *state.yards, *state.barriers, *state.decks, state.drawn]
    return [tile for pile in piles for tile in pile]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ds_3_4_a_redeal_keeps_the_approvals(seat: int | None) -> None:
    assert all(twin.approvals == [1, 2, 3] for twin in redeals(busy(), seat))


def test_ds_3_4_a_redeal_keeps_what_the_seat_holds_and_deals_the_rest() -> None:
    state = busy()
    for_buyer, for_other = redeals(state, 0), redeals(state, 1)
    assert {twin.drawn for twin in for_buyer} == {state.drawn}
    assert {twin.yards[0] for twin in for_buyer} == {state.yards[0]}
    assert len({twin.yards[1] for twin in for_buyer}) > 1
    assert len({twin.drawn for twin in for_other}) > 1
    assert len({twin.yards[0] for twin in for_other}) > 1
    assert {twin.yards[1] for twin in for_other} == {state.yards[1]}
    for number in range(8):
        assert len({twin.stacks[number] for twin in for_buyer}) > 1
    assert len({twin.doge_stack for twin in for_buyer}) > 1


def test_ds_3_4_a_redeal_keeps_the_costs_that_are_seen() -> None:
    state = busy()
    cost = state.edition.tile_cost
    for twin in redeals(state, 2):
        for seat in (0, 1):
            kinds = sorted((twin.edition.tile_kind[tile], cost[tile]) for tile in twin.yards[seat])
            assert kinds == sorted((state.edition.tile_kind[tile], cost[tile]) for tile in state.yards[seat])
        for number in (6, 7):
            assert cost[twin.stacks[number][0]] == cost[state.stacks[number][0]]


def test_ds_3_4_a_redeal_keeps_public_galley_parts() -> None:
    state = busy()
    for twin in redeals(state, None):
        assert TILE_BY_NAME["galley 5"] in twin.yards[0]
        assert TILE_BY_NAME["galley 8"] in twin.yards[1]
        assert twin.barriers == state.barriers
        assert twin.decks == state.decks


def test_ds_3_4_a_redeal_forgets_what_was_seen_and_put_back() -> None:
    state = match(3)
    on_top(state, "galley 1", "galley 2", "galley 3")
    play(state, "place green 3", "buy galley stern lower", "take none")
    assert stack(state, "stern lower")[-3:] == ["galley 1", "galley 2", "galley 3"]
    assert len({tuple(names(twin.stacks[0][-3:])) for twin in redeals(state, 0)}) > 3


def test_ds_3_4_a_redeal_forgets_the_doge_tile_put_back() -> None:
    state = match(3)
    draw_doges(state, 9, 12)
    play(state, "enact 9", "return top")
    assert len({twin.doge_stack[0] for twin in redeals(state, 0)}) > 3


@pytest.mark.parametrize("enacted", [False, True])
def test_ds_3_4_a_redeal_keeps_drawn_doge_tiles_for_the_schemer_alone(*, enacted: bool) -> None:
    state = match(3)
    draw_doges(state, 9, 12)
    if enacted:
        play(state, "enact 9")
    assert {twin.drawn for twin in redeals(state, 0)} == {state.drawn}
    others = redeals(state, None)
    assert len({twin.drawn for twin in others}) > 1
    for twin in others:
        doges = (*twin.doge_stack, *twin.doge_old, twin.doge, *twin.drawn)
        assert sorted(doges) == list(range(16))
        assert (twin.doge, twin.doge_old) == (state.doge, state.doge_old)


def test_ds_3_4_a_redeal_keeps_who_has_bid_and_the_own_bid() -> None:
    state = match(3, doge=INSPECTION)
    state.approvals = [5, 5, 5]
    last_turn(state)
    play(state, "discard", "bid 4")
    assert all(twin.bids[0] == 4 for twin in redeals(state, 0))
    for twin in redeals(state, 1, 30):
        assert twin.actors() == (1, 2)
        assert 0 <= twin.bids[0] <= 5
    assert len({twin.bids[0] for twin in redeals(state, 1, 30)}) > 1


def test_ds_3_4_a_redeal_rolls_other_dice() -> None:
    rolls = set()
    for twin in redeals(match(3), 0):
        end_round(twin)
        rolls.add(twin.dice)
    assert len(rolls) > 3


def test_ds_3_4_a_redeal_leaves_the_match_untouched() -> None:
    state = busy()
    before = state.key()
    redeals(state, 1)
    assert state.key() == before


def test_ds_3_4_a_redealt_match_can_be_played_on() -> None:
    for seat in EVERYBODY:
        for twin in redeals(busy(), seat):
            play(twin, "take none", "discard")
            assert sorted(all_tiles(twin)) == list(range(76))
