"""DS-1.3 Drawing Doge tiles."""

from __future__ import annotations

from ...engine.event import Value
from .state import DogeState, Tiles
from .terms import COLOURS, ZONES


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


def doge_facts(state: DogeState) -> dict[str, Value]:
    """What the Doge tile in force says, for those who are told of it."""
    edition, doge = state.edition, state.doge
    values = zip(COLOURS, edition.doge_values[doge], strict=True)
    purple = [zone for number, zone in enumerate(ZONES) if edition.doge_purple[doge] >> number & 1]
    return {
        "doge": doge + 1,
        "values": [f"{colour} {value:+d}" if value else f"{colour} 0" for colour, value in values],
        "purple": purple,
        "zones": len(purple),
        "level": edition.doge_water[doge],
        "inspects": int(edition.doge_inspects[doge]),
    }
