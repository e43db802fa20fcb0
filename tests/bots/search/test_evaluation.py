"""Leaf values: margins by seat, what only luck or the move brought taken off."""

from __future__ import annotations

import pytest

from arsenale import load
from arsenale.bots.search.evaluation import LeafValues
from arsenale.engine import State, playout, seeded


def values_of(estimates: list[float], gained: list[float] | None = None) -> LeafValues:
    """Every state is judged by the same estimates, one a seat; the list may be changed."""
    return LeafValues(lambda _, seat: estimates[seat], 0, gained or [0.0] * len(estimates), [0.0, 2.0])


def new_match(players: int) -> State:
    state: State = load("doge_ship").start(players=players, seed=1)
    return state


def test_a_margin_is_half_to_the_best_other_and_half_to_the_mean_of_the_others() -> None:
    margins = values_of([6.0, 4.0, 2.0]).margins(new_match(3))
    assert margins == [6 - (4 + 3) / 2, 4 - (6 + 4) / 2, 2 - (6 + 5) / 2]


def test_only_what_changes_in_an_iteration_counts() -> None:
    estimates = [50.0, 0.0]
    values = values_of(estimates)
    values.set_baseline(new_match(2))
    estimates[0] += 3.0
    assert values.evaluate(new_match(2))[0] == pytest.approx(3.0)


def test_a_reused_tree_counts_what_was_gained_before() -> None:
    values = values_of([1.0, 0.0], gained=[5.0, -5.0])
    values.set_baseline(new_match(2))
    assert values.evaluate(new_match(2)) == pytest.approx([5.0, -5.0])


def test_a_win_is_worth_more_than_its_margin() -> None:
    state = new_match(2)
    playout(state, seeded(1), 100_000)
    (winner,) = state.winners()
    margins = values_of([3.0, 3.0]).margins(state)
    assert margins[winner] > 0 > margins[1 - winner]


def test_the_scale_is_the_spread_of_the_values() -> None:
    estimates = [0.0, 0.0]
    values = values_of(estimates)
    values.set_baseline(new_match(2))
    assert values.scale == 1.0, "at first that of the root's prior values, 0 and 2"
    for number in range(400):
        estimates[0] = 10.0 if number % 2 else -10.0
        values.evaluate(new_match(2))
    assert values.scale == pytest.approx(10.0, rel=0.1)
