"""Venedig at one moment."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.rng import Rng
from ...engine.state import State
from .edition import Edition
from .geography import Geography
from .outlook import Outlook
from .secrets import redeal
from .terms import (
    FIRST_PASS,
    LOWEST_TREASURE,
    NEEDS,
    PALAZZO,
    SECOND_PASS,
    SWAMP_VALUES,
    TREASURE_VALUES,
    TYPES,
)


class VenedigState(State):
    """Cards are counted by type, tiles by value. Lists that every seat has a part of are flat: seat * width + index.

    Nobody ever knows the order of the pile, nor which swamp tile lies where: so these are counts as well, and chance
    picks one when it is drawn.
    """

    end_rule: ClassVar[str] = "VE-5.2"

    edition: Edition
    geography: Geography

    turn_seat: int
    first_seat: int
    is_quiet: bool  # VE-5.4 in this turn no piece was placed and no tile drained
    quiet_turns: int  # turns in a row that were so

    gondolas: list[int]  # by seat: the number of the space, 0 the start, above 60 the posts
    land: list[int]  # by hex: a building, FREE or SWAMP
    built: tuple[tuple[int, ...], ...]  # the hexes of all pieces in their order; no rule asks, so the key has it not
    swamp_left: int  # hexes with swamp; the land tells it too, so the key has it not
    supply: list[int]  # by type: pieces left
    outlook: Outlook | None  # what the heuristic made of the land when it last looked
    changed: int  # a bit for each quarter in which something was drained or built since

    hands: list[int]  # seat * TYPES + type
    seen: list[int]  # of those, cards that all saw when they were taken from the pool
    laid: list[int]  # seat * TYPES + type: cards in the projects
    solo: list[int]  # by type: cards with which the active player builds alone
    holders: list[int]  # by type: who has the master builder, or NOBODY
    pool: list[int]  # by type
    pile: list[int]
    discards: list[int]

    swamp_stock: list[int]  # by value: tiles on the board, and in the box where an edition has more than hexes
    swamp_held: list[int]  # seat * SWAMP_VALUES + value
    treasure_stock: list[int]  # by value - LOWEST_TREASURE
    treasures_held: list[int]  # seat * TREASURE_VALUES + value - LOWEST_TREASURE

    def copy(self) -> VenedigState:
        twin = VenedigState()
        self.copy_stack(twin)
        twin.edition = self.edition
        twin.geography = self.geography
        twin.turn_seat = self.turn_seat
        twin.first_seat = self.first_seat
        twin.is_quiet = self.is_quiet
        twin.quiet_turns = self.quiet_turns
        twin.gondolas = self.gondolas[:]
        twin.land = self.land[:]
        twin.built = self.built
        twin.swamp_left = self.swamp_left
        twin.supply = self.supply[:]
        twin.outlook = self.outlook
        twin.changed = self.changed
        twin.hands = self.hands[:]
        twin.seen = self.seen[:]
        twin.laid = self.laid[:]
        twin.solo = self.solo[:]
        twin.holders = self.holders[:]
        twin.pool = self.pool[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.swamp_stock = self.swamp_stock[:]
        twin.swamp_held = self.swamp_held[:]
        twin.treasure_stock = self.treasure_stock[:]
        twin.treasures_held = self.treasures_held[:]
        return twin

    def facts(self) -> tuple[Any, ...]:
        return (
            (self.turn_seat, self.first_seat, self.is_quiet, self.quiet_turns),
            (self.gondolas, self.land, self.supply),
            (self.hands, self.seen, self.laid, self.solo, self.holders, self.pool, self.pile, self.discards),
            (self.swamp_stock, self.swamp_held, self.treasure_stock, self.treasures_held),
        )

    def redealt(self, seat: int | None, rng: Rng) -> VenedigState:
        return redeal(self, seat, rng)

    def turn_owner(self) -> int:
        return self.turn_seat

    def scores(self) -> list[int]:
        return list(self.gondolas)

    def winners(self) -> tuple[int, ...]:
        """VE-5.2 The furthest gondola; only on the start space can there be several."""
        if not self.finished:
            return ()
        best = max(self.gondolas)
        return tuple([seat for seat in range(self.players) if self.gondolas[seat] == best])

    # Questions that several rules ask

    def hand_size(self, seat: int) -> int:
        first = seat * TYPES
        hands = self.hands
        return hands[first] + hands[first + 1] + hands[first + 2] + hands[first + 3] + hands[first + 4]

    def project_size(self, building: int) -> int:
        """VE-1.1 The cards of all players in the project of this type."""
        total = 0
        for seat in range(self.players):
            total += self.laid[seat * TYPES + building]
        return total

    def is_complete(self, building: int) -> bool:
        """VE-1.4 Whether a building of this type is to be built now: alone or by the project."""
        return self.solo[building] > 0 or self.project_size(building) == NEEDS[building]

    def types_before(self, seat: int) -> list[int]:
        """VE-1.8 The types of which the seat has cards in projects."""
        first = seat * TYPES
        return [building for building in range(PALAZZO, TYPES) if self.laid[first + building] > 0]

    def swamp_tiles(self, seat: int) -> int:
        first = seat * SWAMP_VALUES
        return self.swamp_held[first] + self.swamp_held[first + 1] + self.swamp_held[first + 2]

    def treasures(self, seat: int) -> int:
        first = seat * TREASURE_VALUES
        held = self.treasures_held
        return held[first] + held[first + 1] + held[first + 2] + held[first + 3]

    def gold(self, seat: int) -> int:
        swamp = seat * SWAMP_VALUES
        total = self.swamp_held[swamp + 1] + 2 * self.swamp_held[swamp + 2]
        first = seat * TREASURE_VALUES
        for step in range(TREASURE_VALUES):
            total += (LOWEST_TREASURE + step) * self.treasures_held[first + step]
        return total

    def is_occupied(self, space: int, seat: int) -> bool:
        """VE-0 Whether another gondola is on the space; one on 10 also occupies 45, and the reverse."""
        for other in range(self.players):
            if other == seat:
                continue
            place = self.gondolas[other]
            if place == space:
                return True
            if (place == FIRST_PASS and space == SECOND_PASS) or (place == SECOND_PASS and space == FIRST_PASS):
                return True
        return False

    # Moves that several rules make

    def advance(self, seat: int, spaces: int) -> None:
        """VE-1.7 Move a gondola; occupied spaces are jumped and not counted."""
        start = space = self.gondolas[seat]
        for _ in range(spaces):
            space += 1
            while self.is_occupied(space, seat):
                space += 1
        self.gondolas[seat] = space
        if self.sink is not None and spaces > 0:
            jumped = space - start - spaces
            self.emit("moved", {"seat": seat, "spaces": spaces, "space": space, "jumped": jumped})

    def leave_hand(self, seat: int, building: int, cards: int) -> None:
        """Take cards out of a hand. As far as the others can tell these may be the ones that they saw."""
        place = seat * TYPES + building
        if cards > self.seen[place]:
            self.reveal()
        self.hands[place] -= cards
        self.seen[place] = max(0, self.seen[place] - cards)

    def draw_from(self, counts: list[int]) -> int:
        """Take one at random; returns its index. The counts must not all be 0."""
        total = 0
        for count in counts:
            total += count
        chosen = self.rng.below(total)
        index = 0
        while chosen >= counts[index]:
            chosen -= counts[index]
            index += 1
        counts[index] -= 1
        return index
