"""Search through a seat's own chain of decisions: what follows from an action until it is someone else's decision.

mypyc compiles this module; the estimate is the only call that leaves it.
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine.rng import Rng
from ..engine.state import State

Judge = Callable[[State, int], float]


class ChainSearch:
    """Plays every action on a copy, follows it to the end of the chain by the best continuation, and judges there."""

    def __init__(self, judge: Judge, rng: Rng, envy: float) -> None:
        self.judge = judge
        self.rng = rng
        self.envy = envy
        self.spent = 0  # nodes that the last call of `values` looked at
        self.nodes_left = 0

    def values(self, state: State, seat: int, actions: list[int], nodes: int) -> list[float]:
        """The value of each legal action, looking at about so many positions in all."""
        floor = chain_floor(state, seat)
        answers = self.sealed_answers(state, seat)
        found: list[float] = []
        self.spent = 0
        for number in range(len(actions)):
            # What the actions before did not need is left to those that follow.
            share = max(1, (nodes - self.spent) // (len(actions) - number))
            self.nodes_left = share
            twin = state.copy()
            if answers:
                found.append(self.value_sealed(twin, seat, actions[number], answers))
            else:
                found.append(self.value_after(twin, seat, actions[number], floor))
            self.spent += share - self.nodes_left
        return found

    def value_after(self, state: State, seat: int, action: int, floor: int) -> float:
        """Play the action on this very state, follow the chain, and judge where it ends."""
        while True:
            self.nodes_left -= 1
            play_within(state, action, floor)
            if len(state.pending) <= floor:
                state.settle()
                return self.worth(state, seat)
            if state.pending[-1].seat != seat:
                return self.worth(state, seat)
            options = state.sensible(seat)
            if len(options) > 1:
                break
            action = options[0]
        if len(options) > self.nodes_left:
            return self.worth(state, seat)
        best = self.value_after(state.copy(), seat, options[0], floor)
        for option in options[1:]:
            best = max(best, self.value_after(state.copy(), seat, option, floor))
        return best

    def sealed_answers(self, state: State, seat: int) -> list[tuple[int, int]]:
        """Random choices of those who decide at the same time, to hold all actions against the same answers."""
        answers: list[tuple[int, int]] = []
        for step in state.asked():
            if step.seat != seat:
                options = state.legal(step.seat)
                answers.append((step.seat, options[self.rng.below(len(options))]))
        return answers

    def value_sealed(self, state: State, seat: int, action: int, answers: list[tuple[int, int]]) -> float:
        self.nodes_left -= 1
        state.apply(seat, action)
        for other, answer in answers:
            if answer in state.legal(other):
                state.apply(other, answer)
        return self.worth(state, seat)

    def worth(self, state: State, seat: int) -> float:
        """The seat's estimate, less a share of the best opponent's."""
        own = self.judge(state, seat)
        if self.envy == 0.0 or state.players < 2:
            return own
        rival = -1e9
        for other in range(state.players):
            if other != seat:
                rival = max(rival, self.judge(state, other))
        return own - self.envy * rival


def chain_floor(state: State, seat: int) -> int:
    """How high the stack lies below the seat's own decisions: once it is down to that, the chain is over."""
    pending = state.pending
    floor = len(pending) - 1
    while floor > 0 and pending[floor - 1].seat == seat:
        floor -= 1
    return floor


def play_within(state: State, action: int, floor: int) -> None:
    """As `State.apply` for the decision on top, but what lies below the floor is not woken."""
    pending = state.pending
    pending.pop().resolve(state, action)
    while len(pending) > floor and pending[-1].proceed(state):
        pass


def followed(state: State, seat: int, action: int) -> State:
    """What the seat's action leads to, and all that it must do then, on a copy."""
    twin = state.copy()
    twin.apply(seat, action)
    while twin.actors() == (seat,) and len(twin.legal(seat)) == 1:
        twin.apply(seat, twin.legal(seat)[0])
    return twin
