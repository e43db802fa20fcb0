"""The Doge Ship at one moment."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.rng import Rng
from ...engine.state import State
from .edition import Edition
from .secrets import redeal
from .terms import BARRIER_STACK, GALLEY, LENGTHS, NO_PRIORITY, YARD_GALLEYS, YARD_TILES

Tiles = tuple[int, ...]


class DogeState(State):
    """Stacks, yards, finished barriers and decks are tuples, so that a copy shares them."""

    end_rule: ClassVar[str] = "DS-4"

    edition: Edition
    dense_ties: bool  # option inspection_ties
    counted_approvals: bool  # option approvals: whether all are shown how many each holds; no rule depends on it

    vp: list[int]
    ducats: list[int]
    approvals: list[int]
    markers: list[int]  # action markers left this round
    order: Tiles  # seats in turn order
    turn_seat: int  # whose turn it is, or was last

    dice: Tiles  # by panel; only panels in use
    marked: list[int]  # by seat: the cells with its markers, one bit each
    doge: int  # the Doge tile in force, -1 before the first round
    doge_stack: Tiles
    doge_old: Tiles

    stacks: list[Tiles]  # the six zones, barriers, gondolas; the top comes first
    yards: list[Tiles]  # by seat: tiles under construction
    barriers: list[Tiles]  # by seat: finished barriers, the top comes last
    decks: list[Tiles]  # lower, upper: parts from the stern to the bow
    builders: list[Tiles]  # lower, upper: who built each part
    drawn: Tiles  # tiles in the hand of the player who is looking at them
    drawn_from: int  # the stack they come from; means nothing when none are drawn
    bids: list[int]  # by seat: the sealed bid, -1 if none is made
    aside: tuple[int, ...]  # by seat: approvals already set aside for a bid that takes several actions

    parts_before: int  # parts on the ship when the round began
    quiet_rounds: int  # rounds in a row that added no part

    def copy(self) -> DogeState:
        twin = DogeState()
        self.copy_stack(twin)
        twin.edition = self.edition
        twin.dense_ties = self.dense_ties
        twin.counted_approvals = self.counted_approvals
        twin.vp = self.vp[:]
        twin.ducats = self.ducats[:]
        twin.approvals = self.approvals[:]
        twin.markers = self.markers[:]
        twin.order = self.order
        twin.turn_seat = self.turn_seat
        twin.dice = self.dice
        twin.marked = self.marked[:]
        twin.doge = self.doge
        twin.doge_stack = self.doge_stack
        twin.doge_old = self.doge_old
        twin.stacks = self.stacks[:]
        twin.yards = self.yards[:]
        twin.barriers = self.barriers[:]
        twin.decks = self.decks[:]
        twin.builders = self.builders[:]
        twin.drawn = self.drawn
        twin.drawn_from = self.drawn_from
        twin.bids = self.bids[:]
        twin.aside = self.aside
        twin.parts_before = self.parts_before
        twin.quiet_rounds = self.quiet_rounds
        return twin

    def facts(self) -> tuple[Any, ...]:
        known: tuple[Any, ...] = (
            (self.dense_ties, self.vp, self.ducats, self.approvals, self.markers, self.order, self.turn_seat),
            (self.dice, self.marked, self.doge, self.doge_stack, self.doge_old),
            (self.stacks, self.yards, self.barriers, self.decks, self.builders),
            (self.drawn, self.drawn_from, self.bids),
            (self.parts_before, self.quiet_rounds),
        )
        # Matches by the first rules keep the keys that their records name.
        return known if self.rules < 2 else (*known, self.aside)

    def redealt(self, seat: int | None, rng: Rng) -> DogeState:
        return redeal(self, seat, rng)

    def turn_owner(self) -> int:
        return self.turn_seat

    def scores(self) -> list[int]:
        return list(self.vp)

    def winners(self) -> tuple[int, ...]:
        """DS-4.2 Most VP; then most ducats; then the lowest priority on the top barrier; else shared."""
        if not self.finished:
            return ()
        ranks = [(self.vp[seat], self.ducats[seat], -self.priority(seat)) for seat in range(self.players)]
        best = max(ranks)
        return tuple([seat for seat in range(self.players) if ranks[seat] == best])

    # Questions that several rules ask

    def top_barrier(self, seat: int) -> int:
        """The seat's top finished barrier, or -1."""
        finished = self.barriers[seat]
        if not finished:
            return -1
        return finished[-1]

    def priority(self, seat: int) -> int:
        """The priority number on the seat's top barrier; no barrier is worst."""
        top = self.top_barrier(seat)
        return self.edition.barrier_priority[top] if top >= 0 else NO_PRIORITY

    def taken_by(self, cell: int) -> int:
        """The seat whose marker is on a cell, or -1."""
        for seat, cells in enumerate(self.marked):
            if cells >> cell & 1:
                return seat
        return -1

    def length(self) -> int:
        """Places on each deck."""
        sections = LENGTHS[self.players]
        return sections[0] + sections[1] + sections[2]

    def section_at(self, place: int) -> int:
        """The section of a place counted from the stern."""
        sections = LENGTHS[self.players]
        if place < sections[0]:
            return 0
        if place < sections[0] + sections[1]:
            return 1
        return 2

    def parts_built(self) -> int:
        return len(self.decks[0]) + len(self.decks[1])

    def is_ship_complete(self) -> bool:
        return self.parts_built() == 2 * self.length()

    def can_build(self, tile: int) -> bool:
        """DS-2.3.2 The next free place of the part's deck is of its section; for the upper deck one is built below."""
        zone = self.edition.tile_stack[tile]
        deck = 0 if zone < 3 else 1
        place = len(self.decks[deck])
        if place >= self.length() or self.section_at(place) != zone - 3 * deck:
            return False
        return deck == 0 or len(self.decks[0]) > place

    def can_swap(self, tile: int) -> bool:
        """DS-2.3.4 The last part of the tile's deck is of its zone, and nothing stands above it."""
        zone = self.edition.tile_stack[tile]
        deck = 0 if zone < 3 else 1
        last = len(self.decks[deck]) - 1
        if last < 0 or self.section_at(last) != zone - 3 * deck:
            return False
        return deck == 1 or len(self.decks[1]) <= last

    def has_swap(self, seat: int) -> bool:
        for tile in self.yards[seat]:
            if self.edition.tile_kind[tile] == GALLEY and self.can_swap(tile):
                return True
        return False

    def galleys_in_yard(self, seat: int) -> int:
        count = 0
        for tile in self.yards[seat]:
            if self.edition.tile_kind[tile] == GALLEY:
                count += 1
        return count

    def must_make_room(self, seat: int, stack: int) -> bool:
        """DS-2.2.2 The seat is at the limit of five tiles, or of two galley parts when it buys one."""
        if len(self.yards[seat]) >= YARD_TILES:
            return True
        return stack < BARRIER_STACK and self.galleys_in_yard(seat) >= YARD_GALLEYS

    # Moves of tiles that several rules make

    def put_under(self, tile: int) -> None:
        stack = self.edition.tile_stack[tile]
        self.stacks[stack] = (*self.stacks[stack], tile)

    def leave_yard(self, seat: int, tile: int) -> None:
        self.yards[seat] = tuple([other for other in self.yards[seat] if other != tile])
