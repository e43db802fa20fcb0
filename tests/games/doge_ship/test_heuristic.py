"""The estimate in victory points: what is plainly better must look better."""

from __future__ import annotations

from arsenale.games.doge_ship.state import DogeState

from .build import GAME, HIGH_WATER, barriers, in_force, match, ship_but_one, yard


def worth(state: DogeState, seat: int = 0) -> float:
    return GAME.estimate(state, seat)


def test_points_ducats_and_approvals_are_worth_something() -> None:
    plain = worth(match())
    for change in ("vp", "ducats", "approvals"):
        state = match()
        getattr(state, change)[0] += 1
        assert worth(state) > plain, change


def test_tiles_in_the_yard_and_finished_barriers_are_worth_something() -> None:
    plain = worth(match())
    for tile in ("galley 1", "barrier 10", "gondola 1"):
        state = match()
        yard(state, 0, tile)
        assert worth(state) > plain, tile
    state = match()
    barriers(state, 0, 10)
    assert worth(state) > plain


def test_ds_2_3_3_a_barrier_is_worth_what_it_brings_on_top() -> None:
    """Both reward the same action: 10 with 1 ducat, 23 with 2."""

    def with_stack(*numbers: int) -> float:
        state = match()
        barriers(state, 0, *numbers)
        return worth(state)

    assert with_stack(23) > with_stack(10)
    assert with_stack(10, 23) > with_stack(23, 10), "the one below must be paid for to come up (DS-2.0)"
    assert with_stack(23, 2) > with_stack(1, 2), "but it may"
    for_yard = []
    for tile in ("barrier 10", "barrier 23"):
        state = match()
        yard(state, 0, tile)
        for_yard.append(worth(state))
    assert for_yard[0] < for_yard[1]


def test_high_water_frightens_whoever_has_few_barriers() -> None:
    state = match()
    barriers(state, 0, 1, 2, 3)
    barriers(state, 1, 4, 5)
    dry = [worth(state, seat) for seat in range(2)]
    in_force(state, HIGH_WATER[2])
    assert worth(state, 0) == dry[0], "more barriers than the level"
    one_less = dry[1] - worth(state, 1)
    in_force(state, HIGH_WATER[3])
    assert dry[0] - worth(state, 0) == one_less > 0, "as many: one action less"
    assert dry[1] - worth(state, 1) == 2 * one_less, "fewer: two"


def test_towards_the_end_ducats_are_worth_less_and_the_most_approvals_more() -> None:
    early, late = match(), match()
    ship_but_one(late)

    def gained(state: DogeState, ducats: int, approvals: int) -> float:
        richer = state.copy()
        richer.ducats[0] += ducats
        richer.approvals[0] += approvals
        return worth(richer) - worth(state)

    assert gained(late, 5, 0) < gained(early, 5, 0)
    assert gained(late, 0, 1) > gained(early, 0, 1)
