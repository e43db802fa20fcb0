"""SE-2.2 Sailing zone by zone, and SE-2.3 the blockade of a move."""

from __future__ import annotations

from typing import ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from .actions import DONE, PER_ZONE, SAIL, deed_of, zone_of
from .blockade import Blockade, possible_blockers
from .deeds import deeds
from .harbour import Harbour, add_harbour, arrive
from .harbour_refusals import lying_refusal, port_call_refusal
from .state import SerenissimaState, with_item, without_item
from .step import OpenStep
from .terms import galley_name


class Sail(OpenStep):
    """SE-2.2 On to the next zone, one for each sailor; or sell, fight, land, or be done."""

    key: ClassVar[str] = "sail"
    rule: ClassVar[str] = "SE-2.2"

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        galley = state.active
        left = state.galley_sailors[galley] - state.moved
        zone = state.edition.zones[state.galley_zone[galley]]
        can_do = deeds(state, self.seat, self.options(state))
        return {"galley": galley_name(galley), "zone": zone, "left": left, "deeds": can_do}

    def proceed(self, state: SerenissimaState) -> bool:
        """At the end of its move and with nothing to do there the turn is over."""
        if state.moved < state.galley_sailors[state.active] or len(self.options(state)) > 1:
            return False
        state.pending.pop()
        return True

    def options(self, state: SerenissimaState) -> list[int]:
        options: list[int] = []
        add_moves(state, options)
        add_harbour(state, self.seat, options)
        options.append(DONE)
        return options

    def sensible(self, state: SerenissimaState) -> list[int]:
        return [action for action in self.options(state) if not is_detour(state, action)]

    def resolve(self, state: SerenissimaState, action: int) -> None:
        sail_or_arrive(state, self.seat, action)

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        if deed_of(action) == SAIL:
            return sail_refusal(state, self.seat, zone_of(action), self.options(state))
        return port_call_refusal(state, self.seat, action, state.galley_sailors[state.active] - state.moved)


class BlockMove(Blockade):
    """SE-2.3 Stop the galley that wants to sail on, or let it pass."""

    key: ClassVar[str] = "block-move"
    rule: ClassVar[str] = "SE-2.3"
    deed: ClassVar[str] = "move"

    def again(self, seat: int, rest: tuple[int, ...]) -> Blockade:
        return BlockMove(seat, rest, self.wanted)

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        return {**self.place(state), "next": state.edition.zones[self.wanted]}

    def on_block(self, state: SerenissimaState) -> None:
        """SE-2.3 No more move: on to SE-3."""
        arrive(state)
        state.pending.append(Harbour(state.galley_owner[state.active], can_sell=True, can_land=True))

    def on_pass(self, state: SerenissimaState) -> None:
        move(state, state.galley_owner[state.active], self.wanted)


def add_moves(state: SerenissimaState, options: list[int]) -> None:
    galley = state.active
    if state.moved < state.galley_sailors[galley]:
        for zone in state.edition.next_zones[state.galley_zone[galley]]:
            options.append(SAIL + zone * PER_ZONE)


def is_detour(state: SerenissimaState, action: int) -> bool:
    """To a zone that the galley could have entered earlier on its way: each zone moved costs strength in a fight
    (SE-3.4), and in each one entered it may be stopped (SE-2.3)."""
    if deed_of(action) != SAIL:
        return False
    zone = zone_of(action)
    if state.edition.distance[state.start_zone][zone] <= 1:
        return True
    for place in range(len(state.route) - 1):
        if state.edition.distance[state.route[place]][zone] <= 1:
            return True
    return False


def sail_or_arrive(state: SerenissimaState, seat: int, action: int) -> None:
    """A move if a zone is named; anything else is done where the galley lies now."""
    if action == DONE:
        return
    if deed_of(action) != SAIL:
        arrive(state)
        Harbour(seat, can_sell=True, can_land=True).resolve(state, action)
        return
    blockers = possible_blockers(state)
    if blockers:
        state.pending.append(BlockMove(blockers[0], blockers[1:], zone_of(action)))
        return
    move(state, seat, zone_of(action))


def move(state: SerenissimaState, seat: int, zone: int) -> None:
    """SE-2.2 One zone further."""
    galley = state.active
    left = state.galley_zone[galley]
    state.fleets[left] = without_item(state.fleets[left], galley)
    state.fleets[zone] = with_item(state.fleets[zone], galley)
    state.galley_zone[galley] = zone
    state.moved += 1
    state.route = (*state.route, zone)
    if state.sink is not None:
        state.emit("sailed", {"seat": seat, "galley": galley_name(galley), "zone": state.edition.zones[zone]})
    state.pending.append(Sail(seat))


def sail_refusal(state: SerenissimaState, seat: int, zone: int, options: list[int]) -> Refusal:
    """SE-2.2 "Tunis is two zones away, you have one sailor aboard." Where the galley lies, what else it can do."""
    galley = state.active
    sailors = state.galley_sailors[galley]
    distance = state.edition.distance[state.galley_zone[galley]][zone]
    left = sailors - state.moved
    if distance == 0:
        return lying_refusal(state, seat, options, left)
    name = state.edition.zones[zone]
    if distance > left:
        return Refusal("SE-2.2", "too-far", {"zone": name, "distance": distance, "sailors": sailors, "left": left})
    return Refusal("SE-2.2", "zone-by-zone", {"zone": name, "distance": distance})
