"""Root parallelism: what several workers found is added up."""

from __future__ import annotations

import pytest

from arsenale.bots.parallel import can_fork, merge, search_in_parallel
from arsenale.bots.search import ActionStatistics


def test_visits_and_values_of_all_workers_are_added_up() -> None:
    first = [ActionStatistics(4, 10, 1.5), ActionStatistics(7, 3, -1.0)]
    second = [ActionStatistics(7, 9, 2.0), ActionStatistics(8, 1, 0.0)]
    assert merge([first, second]) == [(4, 10, 1.5), (7, 12, 1.0), (8, 1, 0.0)]


@pytest.mark.skipif(not can_fork(), reason="processes cannot be forked here")
def test_every_worker_has_a_number_of_its_own() -> None:
    results = search_in_parallel(lambda worker: [ActionStatistics(worker, 1, 0.0)], 3, lambda: 60.0)
    assert sorted(one.action for (one,) in results) == [0, 1, 2]
