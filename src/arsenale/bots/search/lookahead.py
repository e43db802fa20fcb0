"""Lookahead through a seat's own turn: exhaustive as far as the budget goes, judged where the turn ends."""

from __future__ import annotations

from ...engine.rng import Rng
from ...engine.state import State
from .evaluation import Estimate
from .turn import play_in_turn, turn_floor


class TurnLookahead:
    """Plays every action on a copy, follows it to the end of the turn by the best continuation, and judges there."""

    def __init__(self, estimate: Estimate, rng: Rng, rival_weight: float) -> None:
        self.estimate = estimate
        self.rng = rng
        self.rival_weight = rival_weight  # how much the best opponent's estimate counts against the seat's own
        self.visited = 0  # positions that the last call of `values` looked at
        self.budget_left = 0

    def values(self, state: State, seat: int, actions: list[int], budget: int) -> list[float]:
        """The value of each legal action, looking at about `budget` positions in all."""
        floor = turn_floor(state, seat)
        replies = self.sealed_replies(state, seat)
        values: list[float] = []
        self.visited = 0
        for number in range(len(actions)):
            # What the actions before did not need is left to those that follow.
            share = max(1, (budget - self.visited) // (len(actions) - number))
            self.budget_left = share
            twin = state.copy()
            if replies:
                values.append(self.value_sealed(twin, seat, actions[number], replies))
            else:
                values.append(self.value_after(twin, seat, actions[number], floor))
            self.visited += share - self.budget_left
        return values

    def value_after(self, state: State, seat: int, action: int, floor: int) -> float:
        """Play the action on this very state, go on to the end of the turn, and judge there."""
        while True:
            self.budget_left -= 1
            play_in_turn(state, action, floor)
            if len(state.pending) <= floor:
                state.settle()
                return self.evaluate(state, seat)
            if state.pending[-1].seat != seat:
                return self.evaluate(state, seat)
            options = state.sensible(seat)
            if len(options) > 1:
                break
            action = options[0]
        if len(options) > self.budget_left:
            return self.evaluate(state, seat)
        best = self.value_after(state.copy(), seat, options[0], floor)
        for option in options[1:]:
            best = max(best, self.value_after(state.copy(), seat, option, floor))
        return best

    def sealed_replies(self, state: State, seat: int) -> list[tuple[int, int]]:
        """Random choices of those who decide at the same time, so that all actions meet the same replies."""
        replies: list[tuple[int, int]] = []
        for step in state.asked():
            if step.seat != seat:
                options = state.legal(step.seat)
                replies.append((step.seat, options[self.rng.below(len(options))]))
        return replies

    def value_sealed(self, state: State, seat: int, action: int, replies: list[tuple[int, int]]) -> float:
        self.budget_left -= 1
        state.apply(seat, action)
        for other, reply in replies:
            if reply in state.legal(other):
                state.apply(other, reply)
        return self.evaluate(state, seat)

    def evaluate(self, state: State, seat: int) -> float:
        """The seat's estimate, less a share of the best opponent's."""
        own = self.estimate(state, seat)
        if self.rival_weight == 0.0 or state.players < 2:
            return own
        rival = -1e9
        for other in range(state.players):
            if other != seat:
                rival = max(rival, self.estimate(state, other))
        return own - self.rival_weight * rival
