"""When a search ends, by a clock of the tests' own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arsenale.bots.search.time_control import CHECK_LEAD, LOOKAHEAD_SHARE, SPEED_UP, TimeControl


def clock(*times: float) -> Callable[[], float]:
    readings = iter(times)
    return lambda: next(readings)


def test_without_a_clock_only_iterations_count() -> None:
    time = TimeControl(100)
    assert not time.is_over()
    assert time.iterations_left(30) == 70
    assert time.affordable(120, visited=1) == 120


def test_the_deadline_is_kept() -> None:
    time = TimeControl(100, clock(0.0, 0.9, 1.0), deadline=1.0)
    assert not time.is_over()
    assert time.is_over()


def test_a_lookahead_takes_no_more_than_its_share_of_the_time() -> None:
    time = TimeControl(100, clock(0.0, 0.5), deadline=10.0)
    assert time.affordable(120, visited=51) == int(LOOKAHEAD_SHARE * 10.0 * 102), "at 102 positions a second"
    slow = TimeControl(100, clock(0.0, 5.0), deadline=10.0)
    assert slow.affordable(120, visited=1) == 1


def test_what_is_left_goes_by_the_pace_since_the_last_look() -> None:
    time = TimeControl(1000, clock(0.0, 0.0, 2.0, 3.0), deadline=5.0)
    time.affordable(120, visited=1)
    time.is_over()
    assert time.iterations_left(CHECK_LEAD) == pytest.approx(SPEED_UP * 3.0 * CHECK_LEAD / 2.0, abs=1)
    time.is_over()
    assert time.iterations_left(2 * CHECK_LEAD) == pytest.approx(SPEED_UP * 2.0 * CHECK_LEAD / 1.0, abs=1)
