"""When a search ends: after so many iterations, at a deadline, or as soon as its choice can no longer change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]  # in seconds

UNLIMITED: Final = 1 << 40  # iterations that no deadline lets pass
CHECK_LEAD: Final = 16  # iterations between two looks at whether the leader can still be caught
# How much faster iterations may become: the first ones expand most of the tree. With 1, four players of Serenissima
# stopped after 16 iterations; with 2 they won 62 % of 24 instead of 29 % of 14 (docs/laboratory.md).
SPEED_UP: Final = 2.0
LOOKAHEAD_SHARE: Final = 0.04  # of the time is what one lookahead may take; by hand


class TimeControl:
    """Iterations, and a deadline where there is a clock."""

    def __init__(self, iterations: int = UNLIMITED, clock: Clock | None = None, deadline: float = 0.0) -> None:
        self.iterations = iterations
        self.clock = clock
        self.deadline = deadline
        self.started = clock() if clock is not None else 0.0
        self.now = self.started  # when the clock was read last
        self.lead_checked = self.started

    def is_over(self) -> bool:
        """Has the deadline passed?"""
        if self.clock is None:
            return False
        self.now = self.clock()
        return self.now >= self.deadline

    def affordable(self, budget: int, visited: int) -> int:
        """How many of the positions of a lookahead's budget a slow machine can afford, which took this long for those
        visited at the root: one lookahead must not take so long that the time is over before it is."""
        if self.clock is None:
            return budget
        self.now = self.lead_checked = self.clock()
        pace = visited / (self.now - self.started + 1e-9)
        return max(1, min(budget, int(LOOKAHEAD_SHARE * (self.deadline - self.started) * pace)))

    def iterations_left(self, done: int) -> int:
        """How many there may still be, by the pace since this was asked last."""
        left = self.iterations - done
        if self.clock is None:
            return left
        seconds = self.now - self.lead_checked + 1e-9
        self.lead_checked = self.now
        return min(left, int(SPEED_UP * (self.deadline - self.now) * CHECK_LEAD / seconds) + 1)
