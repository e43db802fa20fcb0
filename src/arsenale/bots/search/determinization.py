"""Determinizations: deals of what the searching seat cannot know."""

from __future__ import annotations

from typing import Final

from ...engine.rng import Rng
from ...engine.state import State

WARM_UP: Final = 6  # words that a generator with a new number forgets before two neighbours differ in all bits


class Determinizations:
    """Numbered deals of one position. Every action of the root meets the same deals in the same order, so that actions
    differ by what they are and not by luck."""

    def __init__(self, state: State, seat: int, rng: Rng) -> None:
        self.state = state
        self.seat = seat
        self.seed_a = rng.word()
        self.seed_b = rng.word()
        self.seed_c = rng.word()

    def deal(self, number: int) -> State:
        rng = Rng(self.seed_a, self.seed_b ^ (number * 40503 & 0xFFFFFFFF), self.seed_c, number & 0xFFFFFFFF)
        for _ in range(WARM_UP):
            rng.word()
        return self.state.redealt(self.seat, rng)
