"""DS-1.3 Drawing Doge tiles."""

from __future__ import annotations

from .state import DogeState


def draw_doge_tiles(state: DogeState, count: int) -> tuple[int, ...]:
    """If the stack is short, the old tiles are shuffled and go under what is left, before the draw."""
    if len(state.doge_stack) < count:
        state.doge_stack = state.doge_stack + state.rng.shuffled(state.doge_old)
        state.doge_old = ()
        state.emit("doge-shuffled", {})
    drawn = state.doge_stack[:count]
    state.doge_stack = state.doge_stack[count:]
    return drawn
