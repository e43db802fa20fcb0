"""DS-1 and DS-3: how rounds begin and end, and whose turn is next. These steps decide nothing; they go on."""

from __future__ import annotations

from typing import ClassVar

from ...engine.step import Step
from .doge_stack import doge_facts, draw_doge_tiles
from .scoring import end_match
from .state import DogeState
from .steps import Bid, Turn
from .terms import MARKERS, PANELS, QUIET_ROUNDS, QUIET_TOLD


class Laps(Step[DogeState]):
    """DS-2 In turn order each player who has a marker left uses one, lap after lap; then the round ends."""

    key: ClassVar[str] = "laps"
    rule: ClassVar[str] = "DS-2"

    def proceed(self, state: DogeState) -> bool:
        order = state.order
        here = order.index(state.turn_seat)
        for ahead in range(1, state.players + 1):
            seat = order[(here + ahead) % state.players]
            if state.markers[seat] > 0:
                begin_turn(state, seat)
                return True
        state.pending.pop()
        end_round(state)
        return True


class NextRound(Step[DogeState]):
    """DS-4.3 Five rounds in a row without a new part end the match; else the next round begins."""

    key: ClassVar[str] = "next-round"
    rule: ClassVar[str] = "DS-4.3"

    def proceed(self, state: DogeState) -> bool:
        state.pending.pop()
        if state.quiet_rounds >= QUIET_ROUNDS:
            state.emit("stalled", {"rounds": state.quiet_rounds})
            end_match(state)
            return True
        begin_round(state)
        return True


def begin_turn(state: DogeState, seat: int) -> None:
    state.turn_seat = seat
    state.pending.append(Turn(seat, is_reordered=False))


def begin_round(state: DogeState) -> None:
    """DS-1 Roll the dice, turn up a Doge tile."""
    state.round += 1
    state.parts_before = state.parts_built()
    state.dice = tuple([state.rng.die() for _ in range(state.players + 1)])
    turned = draw_doge_tiles(state, 1)[0]  # DS-1.3 If this shuffles, that is told before the round begins.
    if state.sink is not None:
        state.emit("round-begins", {"round": state.round, "order": list(state.order)})
        state.emit(
            "dice-rolled",
            {"seat": state.order[0], "dice": [f"{PANELS[panel]} {die}" for panel, die in enumerate(state.dice)]},
        )
    if state.doge >= 0:
        state.doge_old = (*state.doge_old, state.doge)
    state.doge = turned
    state.reveal()
    if state.sink is not None:
        state.emit("doge-turned", doge_facts(state))
    state.pending.append(Laps(-1))
    begin_turn(state, state.order[0])


def end_round(state: DogeState) -> None:
    """DS-3 Markers come back, the turn order is settled, then the event of the Doge tile in force."""
    state.markers = [MARKERS] * state.players
    state.marked = [0] * state.players
    state.order = new_order(state)
    state.quiet_rounds = 0 if state.parts_built() > state.parts_before else state.quiet_rounds + 1
    state.emit("round-ends", {"round": state.round, "order": list(state.order)})
    if QUIET_TOLD <= state.quiet_rounds < QUIET_ROUNDS:
        state.emit("quiet-rounds", {"rounds": state.quiet_rounds, "left": QUIET_ROUNDS - state.quiet_rounds})
    state.pending.append(NextRound(-1))
    # A tile with both events: first the water, then the Doge.
    if state.edition.doge_water[state.doge]:
        flood(state, state.edition.doge_water[state.doge])
    if state.edition.doge_inspects[state.doge]:
        state.emit("inspection-called", {})
        for seat in range(state.players):
            state.pending.append(Bid(seat))


def new_order(state: DogeState) -> tuple[int, ...]:
    """DS-3.1 Lowest priority number first; players without a barrier last, in their old relative order."""
    ranked = [(state.priority(seat), place, seat) for place, seat in enumerate(state.order)]
    ranked.sort()
    return tuple([seat for _, _, seat in ranked])


def actions_lost(barriers: int, level: int) -> int:
    """DS-3.2 As many barriers as the level cost one action of the next round, fewer cost two."""
    return 0 if barriers > level else 1 if barriers == level else 2


def flood(state: DogeState, level: int) -> None:
    """DS-3.2 High water."""
    state.emit("high-water", {"level": level})
    for seat in range(state.players):
        height = len(state.barriers[seat])
        lost = actions_lost(height, level)
        state.markers[seat] -= lost
        state.emit("flooded", {"seat": seat, "barriers": height, "lost": lost})
