"""VE-0 The turn and what comes after it; VE-2 draining; VE-5.4 the stall."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from ...engine.step import Step
from .actions import DONE
from .building import Name
from .drawing import Draw
from .gold import TurnStep, end_match, gold_options, gold_refusal
from .laying import Lay, Limit
from .state import VenedigState
from .terms import DRAINS, FREE, MOST_PLAYERS, POOL_LIMIT, QUIET_ROUNDS, SWAMP, SWAMP_VALUES, TYPES
from .turn_order import DRAINING, over_refusal


class Drain(TurnStep):
    """VE-2 Take one or two swamp tiles, one after the other, or none."""

    key: ClassVar[str] = "drain"
    rule: ClassVar[str] = "VE-2"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.left)

    def question(self, state: VenedigState) -> dict[str, Value]:
        return {"tiles": min(self.left, state.swamp_left)}

    def proceed(self, state: VenedigState) -> bool:
        if state.swamp_left > 0:
            return False
        state.pending.pop()
        return True

    def options(self, state: VenedigState) -> list[int]:
        first = state.edition.actions.drain
        land = state.land
        found = [first + place for place in range(len(land)) if land[place] == SWAMP]
        found.append(DONE)
        found += gold_options(state, self.seat)
        return found

    def resolve(self, state: VenedigState, action: int) -> None:
        if action == DONE:
            return
        first = state.edition.actions.drain
        if action < first:
            self.change(state, action)
            return
        drain(state, self.seat, action - first)
        if self.left > 1:
            state.pending.append(Drain(self.seat, self.left - 1))

    def refusal(self, state: VenedigState, action: int) -> Refusal | None:
        if self.is_gold(state, action):
            return gold_refusal(state, self.seat, action)
        actions = state.edition.actions
        if actions.drain <= action < actions.site:
            return Refusal("VE-2", "no-swamp-there", {"hex": state.geography.names[action - actions.drain]})
        return over_refusal(state, action, DRAINING)


def drain(state: VenedigState, seat: int, place: int) -> None:
    gold = state.draw_from(state.swamp_stock)
    state.land[place] = FREE
    state.swamp_left -= 1
    state.changed |= 1 << state.geography.quarter_of[place]
    state.swamp_held[seat * SWAMP_VALUES + gold] += 1
    state.is_quiet = False
    if state.sink is not None:
        name = state.geography.names[place]
        state.emit("drained", {"seat": seat, "hex": name})
        state.emit("own-swamp", {"seat": seat, "hex": name, "gold": gold}, (seat,))


class NextTurn(Step[VenedigState]):
    """Lies under the steps of every turn: ends it and begins the next."""

    key: ClassVar[str] = "next-turn"
    rule: ClassVar[str] = "VE-0"

    def proceed(self, state: VenedigState) -> bool:
        clear_full_pool(state)
        state.quiet_turns = state.quiet_turns + 1 if state.is_quiet else 0
        if state.quiet_turns >= QUIET_ROUNDS * state.players:
            state.emit("stalled", {"rounds": QUIET_ROUNDS})
            end_match(state)
            return True
        begin_turn(state, (state.turn_seat + 1) % state.players)
        return True


def clear_full_pool(state: VenedigState) -> None:
    """VE-3.3 Four cards in the pool at the end of a turn: all four are discarded."""
    if sum(state.pool) < POOL_LIMIT:
        return
    for building in range(TYPES):
        state.discards[building] += state.pool[building]
    state.pool = [0] * TYPES
    state.emit("pool-cleared", {})


def begin_turn(state: VenedigState, seat: int) -> None:
    """VE-0 A turn is laying and building, draining, drawing, in this order."""
    state.turn_seat = seat
    state.is_quiet = True
    if seat == state.first_seat:
        state.round += 1
    if state.sink is not None:
        state.emit("turn-begins", {"seat": seat, "round": state.round})
    state.pending += STEPS[seat]


def steps_of_a_turn(seat: int) -> list[Step[Any]]:
    """The first to be decided comes last, as it lies on top."""
    return [Draw(seat), Drain(seat, DRAINS), Limit(seat), Name(seat), Lay(seat, 0)]


# Steps never change, so every turn of a seat takes the same ones.
STEPS = [steps_of_a_turn(seat) for seat in range(MOST_PLAYERS)]
