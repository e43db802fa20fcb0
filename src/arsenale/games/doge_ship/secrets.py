"""DS-3.4 What a seat cannot know, dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.rng import Rng
from .actions import BID_STEP, HIGHEST_BID
from .terms import BARRIER_STACK, DOGE_STACK

if TYPE_CHECKING:
    from .state import DogeState


def redeal(state: DogeState, seat: int | None, rng: Rng) -> DogeState:
    """A copy with all that the seat (None: a spectator) cannot know dealt anew. Approvals stay: they can be counted.
    What is dealt is sorted first, so that the deal depends on the generator alone and not on what is hidden."""
    twin = state.copy()
    twin.rng = Rng(rng.word(), rng.word(), rng.word(), state.rng.drawn)
    hidden_draw = -1 if not state.drawn or state.pending[-1].seat == seat else state.drawn_from
    others = [other for other in range(state.players) if other != seat]
    for stack in range(DOGE_STACK):
        _deal_stack(twin, stack, others, rng, is_draw_hidden=hidden_draw == stack)
    if hidden_draw == DOGE_STACK:
        tiles = rng.shuffled(tuple(sorted(twin.drawn + twin.doge_stack)))
        twin.drawn = tiles[: len(twin.drawn)]
        twin.doge_stack = tiles[len(twin.drawn) :]
    else:
        twin.doge_stack = rng.shuffled(tuple(sorted(twin.doge_stack)))
    if state.pending and state.pending[-1].is_sealed():
        _deal_bids(twin, others, rng)
    return twin


def _deal_bids(twin: DogeState, others: list[int], rng: Rng) -> None:
    """DS-3.3 Others see only who has bid and who has not; so what is set aside for a bid is dealt anew too."""
    aside = list(twin.aside)
    for other in others:
        held = twin.approvals[other]
        if twin.bids[other] >= 0:
            highest = min(held, HIGHEST_BID) if twin.rules < 2 else held
            twin.bids[other] = rng.below(highest + 1)
        elif held >= BID_STEP and twin.rules >= 2:
            aside[other] = BID_STEP * rng.below(held // BID_STEP + 1)
    twin.aside = tuple(aside)


def _deal_stack(twin: DogeState, stack: int, others: list[int], rng: Rng, *, is_draw_hidden: bool) -> None:
    """Deal the unknown tiles of one stack anew. Galley parts in yards are open (DS-2.2.4); of barriers and gondolas
    the costs that lie open, in yards and on top of the stack, stay what they are."""
    old = twin.stacks[stack]
    pool = list(old + twin.drawn) if is_draw_hidden else list(old)
    if stack < BARRIER_STACK:
        pool.sort()
        rng.shuffle(pool)
        twin.stacks[stack] = tuple(pool[: len(old)])
    else:
        for other in others:
            pool += [tile for tile in twin.yards[other] if twin.edition.tile_stack[tile] == stack]
        pool.sort()
        rng.shuffle(pool)
        for other in others:
            twin.yards[other] = tuple(
                [
                    _take_alike(twin, pool, tile) if twin.edition.tile_stack[tile] == stack else tile
                    for tile in twin.yards[other]
                ]
            )
        top = [_take_alike(twin, pool, old[0])] if old else []
        twin.stacks[stack] = tuple(top + pool[: len(old) - len(top)])
        pool = top + pool
    if is_draw_hidden:
        twin.drawn = tuple(pool[len(old) :])


def _take_alike(twin: DogeState, pool: list[int], tile: int) -> int:
    """Take the first tile of the shuffled pool that costs as much as the given one."""
    cost = twin.edition.tile_cost
    place = 0
    while cost[pool[place]] != cost[tile]:
        place += 1
    return pool.pop(place)
