"""DS-1.3 Drawing Doge tiles."""

from __future__ import annotations

from .state import DogeState, Tiles


def draw_doge_tiles(state: DogeState, count: int) -> Tiles:
    """The moment a draw empties the stack, the old tiles are shuffled and are the new one. Tiles drawn before that
    moment are in hand, and the tile in force is not old yet."""
    if state.rules < 2:
        return draw_by_rules_1(state, count)
    drawn: Tiles = ()
    for _ in range(count):
        drawn = (*drawn, state.doge_stack[0])
        state.doge_stack = state.doge_stack[1:]
        if not state.doge_stack:
            shuffle_old(state)
    return drawn


def draw_by_rules_1(state: DogeState, count: int) -> Tiles:
    """If the stack is short, the old tiles are shuffled and go under what is left, before the draw."""
    if len(state.doge_stack) < count:
        shuffle_old(state)
    drawn = state.doge_stack[:count]
    state.doge_stack = state.doge_stack[count:]
    return drawn


def shuffle_old(state: DogeState) -> None:
    state.doge_stack = state.doge_stack + state.rng.shuffled(state.doge_old)
    state.doge_old = ()
    state.emit("doge-shuffled", {})
