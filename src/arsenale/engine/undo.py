"""Whether actions can be taken back, and whether one plays itself.

Both are decided by what is public: that something was drawn or shown is seen by the whole table. Looking at sampled
worlds instead would tell secrets, for the answer would differ between worlds that a seat cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from .state import State


def can_undo(before: State, played: Sequence[tuple[int, int]]) -> bool:
    """Whether the actions played since `before` drew no randomness and showed nobody a secret."""
    after = before.copy()
    for seat, action in played:
        after.apply(seat, action)
    return after.rng.drawn == before.rng.drawn and after.revealed == before.revealed


def is_forced(state: State, seat: int) -> bool:
    """Whether the seat has one action only, everybody knows that, and it draws nothing and shows nobody a secret: then
    nothing is lost if it is played at once."""
    step = state.step_of(seat)
    if step is None or step.is_sealed() or not step.has_open_options(state):
        return False
    options = step.options(state)
    return len(options) == 1 and can_undo(state, [(seat, options[0])])
