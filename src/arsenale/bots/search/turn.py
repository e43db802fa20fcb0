"""A turn on the stack: one seat's decisions in a row, until the stack is as low as it was below them."""

from __future__ import annotations

from ...engine.state import State


def turn_floor(state: State, seat: int) -> int:
    """How high the stack lies below the seat's own decisions: once it is down to that, the turn is over."""
    pending = state.pending
    floor = len(pending) - 1
    while floor > 0 and pending[floor - 1].seat == seat:
        floor -= 1
    return floor


def play_in_turn(state: State, action: int, floor: int) -> None:
    """As `State.apply` for the decision on top, but what lies below the floor is not woken."""
    pending = state.pending
    pending.pop().resolve(state, action)
    while len(pending) > floor and pending[-1].proceed(state):
        pass


def after_action(state: State, seat: int, action: int) -> State:
    """A copy of the state after the seat's action and all that the seat is then forced to do."""
    twin = state.copy()
    twin.apply(seat, action)
    while twin.actors() == (seat,) and len(twin.legal(seat)) == 1:
        twin.apply(seat, twin.legal(seat)[0])
    return twin
