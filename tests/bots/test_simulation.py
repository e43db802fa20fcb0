"""Series of matches: the results are those of the seed, however many processes play them."""

from __future__ import annotations

import pytest

from arsenale.bots.simulation import SimulatedMatch, Simulation, play_one, play_simulation, summarize

SIMULATION = Simulation("doge_ship", "standard", 2, ("random",), "series")


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    alone = list(play_simulation(SIMULATION, 6))
    shared = list(play_simulation(SIMULATION, 6, jobs=2))
    assert sorted(shared, key=lambda result: result.number) == alone
    assert summarize(shared, 2) == summarize(alone, 2)


def test_every_match_is_another_one() -> None:
    assert play_one(SIMULATION, 0).scores == play_one(SIMULATION, 0).scores
    assert (
        len({(play_one(SIMULATION, number).actions, play_one(SIMULATION, number).scores) for number in range(4)}) == 4
    )


def test_a_shared_win_counts_as_a_fraction() -> None:
    results = [
        SimulatedMatch(0, finished=True, actions=10, rounds=4, scores=(5, 5, 1), winners=(0, 1)),
        SimulatedMatch(1, finished=True, actions=20, rounds=6, scores=(1, 2, 6), winners=(2,)),
        SimulatedMatch(2, finished=False, actions=30, rounds=8, scores=(0, 0, 0), winners=()),
    ]
    counted = summarize(results, 3)
    assert (counted.matches, counted.finished, counted.actions) == (3, 2, 60)
    assert counted.rounds_mean == 6
    assert counted.scores_mean == [2, pytest.approx(7 / 3), pytest.approx(7 / 3)]
    assert counted.wins == [0.5, 0.5, 1]
    simulation = Simulation("doge_ship", "standard", 3, ("greedy", "random"), "1")
    assert counted.wins_by_bot(simulation) == {"greedy": 1.5, "random": 0.5}
