"""A bot that knows Nim: it leaves a nim-sum of 0 whenever it can."""

from __future__ import annotations

from typing import Any, ClassVar

from arsenale.bots import Bot
from arsenale.engine import Game, State

from .game import Nim, nim_sum
from .rules import NimState


class Nimble(Bot):
    name: ClassVar[str] = "nimble"

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


def nimble(game: Game[Any], seed: int | str) -> Bot:
    if not isinstance(game, Nim):
        raise ValueError(f"expected the game nim, which is all that nimble plays, got {game.name}")
    return Nimble(game, seed)
