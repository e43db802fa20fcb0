"""A bot that knows Nim: it leaves a nim-sum of 0 whenever it can."""

from __future__ import annotations

from typing import ClassVar

from arsenale.bots import Bot
from arsenale.engine import State

from .game import nim_sum
from .rules import NimState


class Nimble(Bot):
    name: ClassVar[str] = "nimble"
    games: ClassVar[tuple[str, ...]] = ("nim",)

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, NimState)
        legal = state.legal(seat)
        return next((action for action in legal if _is_winning(state, seat, action)), legal[0])


def _is_winning(state: NimState, seat: int, action: int) -> bool:
    after = state.copy()
    after.apply(seat, action)
    if after.finished:
        return after.winner == seat
    # Where the last stone loses, play is the same until only single stones are left; then leave an odd number.
    if not state.last_wins and max(after.heaps) == 1:
        return sum(after.heaps) % 2 == 1
    return nim_sum(after) == 0
