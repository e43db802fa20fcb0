"""VE-4.3 What a seat cannot know, dealt anew: cards in hands and pile, the values of swamp tiles and treasures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.rng import Rng
from .terms import SWAMP_VALUES, TREASURE_VALUES, TYPES

if TYPE_CHECKING:
    from .state import VenedigState


def redeal(state: VenedigState, seat: int | None, rng: Rng) -> VenedigState:
    """A copy with all that the seat (None: a spectator) cannot know dealt anew."""
    twin = state.copy()
    twin.rng = Rng(rng.word(), rng.word(), rng.word(), state.rng.drawn)
    others = [other for other in range(state.players) if other != seat]
    # Cards that all saw when they were taken stay where they are.
    nothing_seen = [0] * (state.players * TREASURE_VALUES)
    _deal(twin.hands, twin.seen, twin.pile, others, TYPES, rng)
    _deal(twin.swamp_held, nothing_seen, twin.swamp_stock, others, SWAMP_VALUES, rng)
    _deal(twin.treasures_held, nothing_seen, twin.treasure_stock, others, TREASURE_VALUES, rng)
    return twin


def _deal(held: list[int], seen: list[int], stock: list[int], others: list[int], width: int, rng: Rng) -> None:
    """Mix the stock and all that the others hold unseen, and give everybody as many as before."""
    unknown: list[int] = []
    for index in range(width):
        unknown += [index] * stock[index]
    in_stock = len(unknown)
    hidden: list[int] = []
    for other in others:
        count = 0
        for index in range(width):
            place = other * width + index
            unknown += [index] * (held[place] - seen[place])
            count += held[place] - seen[place]
            held[place] = seen[place]
        hidden.append(count)
    unknown.sort()  # the deal depends on the generator alone, not on what is hidden
    rng.shuffle(unknown)
    for index in range(width):
        stock[index] = 0
    for index in unknown[:in_stock]:
        stock[index] += 1
    dealt = in_stock
    for other, count in zip(others, hidden, strict=True):
        for index in unknown[dealt : dealt + count]:
            held[other * width + index] += 1
        dealt += count
