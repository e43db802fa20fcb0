"""Series of matches: the results are those of the seed, however many processes play them."""

from __future__ import annotations

import pytest

from arsenale.bots.series import Result, Series, play_one, play_series, tally

SERIES = Series("doge_ship", "standard", 2, ("random",), "series")


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    alone = list(play_series(SERIES, 6))
    shared = list(play_series(SERIES, 6, jobs=2))
    assert sorted(shared, key=lambda result: result.number) == alone
    assert tally(shared, 2) == tally(alone, 2)


def test_every_match_is_another_one() -> None:
    assert play_one(SERIES, 0).scores == play_one(SERIES, 0).scores
    assert len({(play_one(SERIES, number).actions, play_one(SERIES, number).scores) for number in range(4)}) == 4


def test_a_shared_win_counts_as_a_fraction() -> None:
    results = [
        Result(0, finished=True, actions=10, rounds=4, scores=(5, 5, 1), winners=(0, 1)),
        Result(1, finished=True, actions=20, rounds=6, scores=(1, 2, 6), winners=(2,)),
        Result(2, finished=False, actions=30, rounds=8, scores=(0, 0, 0), winners=()),
    ]
    counted = tally(results, 3)
    assert (counted.matches, counted.finished, counted.actions) == (3, 2, 60)
    assert counted.rounds_mean == 6
    assert counted.scores_mean == [2, pytest.approx(7 / 3), pytest.approx(7 / 3)]
    assert counted.wins == [0.5, 0.5, 1]
    series = Series("doge_ship", "standard", 3, ("greedy", "random"), "1")
    assert counted.wins_by_bot(series) == {"greedy": 1.5, "random": 0.5}
