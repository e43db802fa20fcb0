"""Ratings: confidence intervals, strengths fitted to who won, and the table of a league."""

from __future__ import annotations

import pytest

from arsenale.bots.league import MatchResult
from arsenale.bots.ratings import ratings, standings, wilson_interval


def match(number: int, lineup: tuple[str, ...], *winners: int) -> MatchResult:
    count = len(lineup)
    return MatchResult(number, lineup, (1,) * count, winners, (10,) * count, (0.5,) * count)


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (90, 100, 0.826, 0.945)]
)
def test_intervals_are_those_of_the_books(wins: int, tries: int, low: float, high: float) -> None:
    assert wilson_interval(wins, tries) == pytest.approx((low, high), abs=1e-3)


def test_ratings_follow_the_wins_whatever_the_order() -> None:
    played = [match(number, ("a", "b"), 0 if number % 4 else 1) for number in range(400)]
    rated = ratings(played)
    # Three wins in four are 191 points, as in chess.
    assert rated["a"] - rated["b"] == pytest.approx(191, abs=3)
    assert ratings(played[::-1]) == pytest.approx(rated)
    assert sum(rated.values()) / 2 == pytest.approx(1500)


def test_a_bot_that_always_wins_has_a_rating_still() -> None:
    rated = ratings([match(number, ("a", "b", "b"), 0) for number in range(20)])
    assert 1500 < rated["a"] < 2500


def test_standings_count_seats_and_shared_wins() -> None:
    played = [match(0, ("a", "b", "b"), 0, 1), match(1, ("b", "a", "b"), 1), match(2, ("b", "b", "a"), 2)]
    best, other = standings(played)
    assert (best.bot, best.seats, best.wins) == ("a", 3, 2.5)
    assert (other.bot, other.seats, other.wins) == ("b", 6, 0.5)
    assert other.share == pytest.approx(0.5 / 6)
    assert best.decisions_per_second == 20
