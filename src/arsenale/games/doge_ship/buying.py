"""DS-2.2 Buying: name the kind, make room, look at three tiles, take one or none."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from ...engine.step import Step
from .actions import BUY_FROM, DROP, SKIP, TAKE, TAKE_NONE
from .icons import IconStep
from .state import DogeState
from .terms import (
    BARRIER,
    BARRIER_STACK,
    GALLEY,
    GONDOLA_STACK,
    KINDS,
    LOOK,
    STACKS,
    TILES,
    YARD_GALLEYS,
    ZONES,
    tile_name,
)


def kind_of(stack: int) -> int:
    if stack < BARRIER_STACK:
        return GALLEY
    return BARRIER if stack == BARRIER_STACK else 0


class Buy(IconStep):
    """DS-2.2 Name what to buy, or skip. `kinds` are the icons left; joined by "+", each may be bought once."""

    key: ClassVar[str] = "buy"
    rule: ClassVar[str] = "DS-2.2"

    def has_open_options(self, state: DogeState) -> bool:
        return True  # DS-3.4 stack sizes are open

    def options(self, state: DogeState) -> list[int]:
        legal = []
        for kind in self.kinds:
            if kind == GALLEY:
                legal += [BUY_FROM + zone for zone in range(BARRIER_STACK) if state.stacks[zone]]
            else:
                stack = BARRIER_STACK if kind == BARRIER else GONDOLA_STACK
                if state.stacks[stack]:
                    legal.append(BUY_FROM + stack)
        legal.append(SKIP)
        return legal

    def resolve(self, state: DogeState, action: int) -> None:
        if action == SKIP:
            state.tell("skipped", self.seat)
            return
        stack = action - BUY_FROM
        if self.joined:
            rest = self.kinds_but(kind_of(stack))
            state.pending.append(Buy(self.seat, rest, joined=False))
        if state.must_make_room(self.seat, stack):
            state.pending.append(MakeRoom(self.seat, stack))
            return
        look(state, self.seat, stack)

    def refusal(self, state: DogeState, action: int) -> Refusal | None:
        stack = action - BUY_FROM
        if not 0 <= stack < len(STACKS):
            return None
        if kind_of(stack) not in self.kinds:
            return Refusal("DS-2.2", "kind-not-offered", {"kind": KINDS[kind_of(stack)]})
        return Refusal("DS-2.2.1", "stack-empty", {"stack": STACKS[stack]})


class MakeRoom(Step[DogeState]):
    """DS-2.2.2 The yard is at its limit: put one of its tiles under its stack before the draw."""

    key: ClassVar[str] = "make-room"
    rule: ClassVar[str] = "DS-2.2.2"

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.stack)

    def question(self, state: DogeState) -> dict[str, Value]:
        return {"kind": KINDS[kind_of(self.stack)]}

    def must_be_galley(self, state: DogeState) -> bool:
        """Who buys a third galley part gives up one of the two."""
        return self.stack < BARRIER_STACK and state.galleys_in_yard(self.seat) >= YARD_GALLEYS

    def has_open_options(self, state: DogeState) -> bool:
        return self.must_be_galley(state)  # DS-2.2.4 galley parts are open, other tiles are not

    def options(self, state: DogeState) -> list[int]:
        yard = state.yards[self.seat]
        if self.must_be_galley(state):
            return [DROP + tile for tile in yard if state.edition.tile_kind[tile] == GALLEY]
        return [DROP + tile for tile in yard]

    def resolve(self, state: DogeState, action: int) -> None:
        tile = action - DROP
        state.leave_yard(self.seat, tile)
        state.put_under(tile)
        tell_tile(state, "dropped", "dropped-part", self.seat, tile)
        look(state, self.seat, self.stack)

    def refusal(self, state: DogeState, action: int) -> Refusal | None:
        tile = action - DROP
        if not 0 <= tile < TILES:
            return None
        if tile not in state.yards[self.seat]:
            return Refusal("DS-2.2.2", "not-in-your-yard", {"tile": tile_name(tile)})
        return Refusal("DS-2.2.2", "drop-a-galley-part", {"tile": tile_name(tile)})


def look(state: DogeState, seat: int, stack: int) -> None:
    """DS-2.2.3 Draw the top three tiles, fewer if fewer are left; only the buyer sees them."""
    state.reveal()
    state.surprise()
    state.drawn = state.stacks[stack][:LOOK]
    state.drawn_from = stack
    state.stacks[stack] = state.stacks[stack][LOOK:]
    if state.sink is not None:
        state.emit("looks", {"seat": seat, "stack": STACKS[stack], "count": len(state.drawn)})
        state.emit("drawn", {"seat": seat, "tiles": [tile_name(tile) for tile in state.drawn]}, (seat,))
    state.pending.append(Take(seat, stack))


class Take(Step[DogeState]):
    """DS-2.2.3 Take one of the drawn tiles and pay its cost, or take none."""

    key: ClassVar[str] = "take"
    rule: ClassVar[str] = "DS-2.2.3"

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.stack)

    def question(self, state: DogeState) -> dict[str, Value]:
        return {"kind": KINDS[kind_of(self.stack)], "count": len(state.drawn)}

    def has_open_options(self, state: DogeState) -> bool:
        # Which tiles are drawn is a secret; that no tile of this stack can be paid is known to all.
        return state.ducats[self.seat] < state.edition.least_cost[self.stack]

    def options(self, state: DogeState) -> list[int]:
        purse = state.ducats[self.seat]
        cost = state.edition.tile_cost
        legal = [TAKE + tile for tile in state.drawn if cost[tile] <= purse]
        legal.append(TAKE_NONE)
        return legal

    def resolve(self, state: DogeState, action: int) -> None:
        stack = self.stack
        if action == TAKE_NONE:
            state.stacks[stack] = state.stacks[stack] + state.drawn
            if state.sink is not None:
                state.emit("took-none", {"seat": self.seat, "kind": KINDS[kind_of(stack)]})
        else:
            tile = action - TAKE
            # DS-2.2.4 All see a galley part, and of a barrier or gondola the cost.
            state.reveal()
            state.ducats[self.seat] -= state.edition.tile_cost[tile]
            state.yards[self.seat] = (*state.yards[self.seat], tile)
            # The others come up again in the order drawn.
            state.stacks[stack] = state.stacks[stack] + tuple([other for other in state.drawn if other != tile])
            tell_tile(state, "bought", "bought-part", self.seat, tile)
        state.drawn = ()

    def refusal(self, state: DogeState, action: int) -> Refusal | None:
        tile = action - TAKE
        if not 0 <= tile < TILES:
            return None
        if tile not in state.drawn:
            return Refusal("DS-2.2.3", "not-drawn", {"tile": tile_name(tile)})
        cost = state.edition.tile_cost[tile]
        return Refusal("DS-2.2.3", "tile-too-dear", {"cost": cost, "ducats": state.ducats[self.seat]})


def tell_tile(state: DogeState, key: str, part_key: str, seat: int, tile: int) -> None:
    """DS-2.2.4 Everybody sees a galley part; of a barrier or gondola the others see kind and cost."""
    if state.sink is None:
        return
    edition = state.edition
    cost = edition.tile_cost[tile]
    if edition.tile_kind[tile] == GALLEY:
        zone = ZONES[edition.tile_stack[tile]]
        state.emit(part_key, {"seat": seat, "tile": tile_name(tile), "zone": zone, "cost": cost})
        return
    state.emit(key, {"seat": seat, "kind": KINDS[edition.tile_kind[tile]], "cost": cost})
    state.emit("own-tile", {"seat": seat, "tile": tile_name(tile)}, (seat,))
