"""Serenissima at one moment."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.event import Value
from ...engine.rng import Rng
from ...engine.state import AS_BEFORE, WHO_ACTS, State
from .edition import Edition
from .terms import GOODS, NOBODY, PLACES, SAILOR

Goods = tuple[int, ...]


class SerenissimaState(State):
    """Cargoes, warehouses and fleets are tuples, so that a copy shares them. Lists by galley leave place 0 empty."""

    end_rule: ClassVar[str] = "SE-5.4"

    edition: Edition
    money_hidden: bool  # option money

    first: int  # the first player
    ducats: list[int]
    stock: list[int]  # by seat: sailors that are neither in ports nor in galleys

    closed: list[bool]  # by zone
    port_owner: list[int]  # by zone
    port_sailors: list[int]  # by zone
    stored: list[Goods]  # by zone: the warehouse, from the cheapest space on
    has_fort: list[bool]  # by zone
    has_basilica: list[bool]  # by zone
    supply: list[int]  # by good
    forts: int  # left in the box
    basilicas: int

    numbers: int  # galley numbers in use: 12 or 15
    galley_owner: list[int]
    galley_zone: list[int]
    galley_sailors: list[int]
    cargo: list[Goods]  # in rising order
    fleets: list[Goods]  # by zone: the galleys there, in rising order

    active: int  # the galley under the black pawn; 0 before the first of a round
    start_zone: int  # where it began its turn
    moved: int  # zones it has really moved
    route: Goods  # those zones, in order
    value: int  # SE-3.4 what it fights with, fixed on arrival
    blockers: Goods  # the seats that blocked it this turn
    roll: Goods  # the last roll: galley, its dice and skulls, dice and skulls of the other side
    roll_round: int  # when it fell
    # Whose dice these are: both seats, and the galley attacked, 0 for a port. Empty once somebody acts: then they are
    # taken away. Only for the eye, so no part of the facts, whose keys must stay.
    rolled_by: Goods

    track: int  # the space of the white pawn
    payouts: int  # how many there have been
    deck: Goods  # Doge cards, the top one first
    discards: Goods

    def copy(self) -> SerenissimaState:
        twin = SerenissimaState()
        self.copy_stack(twin)
        twin.edition = self.edition
        twin.money_hidden = self.money_hidden
        twin.first = self.first
        twin.ducats = self.ducats[:]
        twin.stock = self.stock[:]
        twin.closed = self.closed[:]
        twin.port_owner = self.port_owner[:]
        twin.port_sailors = self.port_sailors[:]
        twin.stored = self.stored[:]
        twin.has_fort = self.has_fort[:]
        twin.has_basilica = self.has_basilica[:]
        twin.supply = self.supply[:]
        twin.forts = self.forts
        twin.basilicas = self.basilicas
        twin.numbers = self.numbers
        twin.galley_owner = self.galley_owner[:]
        twin.galley_zone = self.galley_zone[:]
        twin.galley_sailors = self.galley_sailors[:]
        twin.cargo = self.cargo[:]
        twin.fleets = self.fleets[:]
        twin.active = self.active
        twin.start_zone = self.start_zone
        twin.moved = self.moved
        twin.route = self.route
        twin.value = self.value
        twin.blockers = self.blockers
        twin.roll = self.roll
        twin.roll_round = self.roll_round
        twin.rolled_by = self.rolled_by
        twin.track = self.track
        twin.payouts = self.payouts
        twin.deck = self.deck
        twin.discards = self.discards
        return twin

    def facts(self) -> tuple[Any, ...]:
        roll: tuple[Any, ...] = (self.roll, self.roll_round)
        if self.rules < 2:  # it was forgotten as soon as the next round began
            roll = (self.roll if self.roll_round == self.round else (),)
        return (
            (self.money_hidden, self.first, self.ducats, self.stock),
            (self.closed, self.port_owner, self.port_sailors, self.stored, self.has_fort, self.has_basilica),
            (self.supply, self.forts, self.basilicas, self.numbers),
            (self.galley_owner, self.galley_zone, self.galley_sailors, self.cargo, self.fleets),
            (self.active, self.start_zone, self.moved, self.route, self.value, self.blockers, *roll),
            (self.track, self.payouts, self.deck, self.discards),
        )

    def redealt(self, seat: int | None, rng: Rng) -> SerenissimaState:
        """The order of the Doge deck and the dice to come. Hidden money stays: every gain and payment is public
        (SE-0), so the table could count it."""
        twin = self.copy()
        twin.rng = Rng(rng.word(), rng.word(), rng.word(), self.rng.drawn)
        twin.deck = rng.shuffled(tuple(sorted(self.deck)))
        return twin

    def turn_owner(self) -> int:
        """SE-1 Whoever owns the active galley, also while others may block it; or owned it before it sank."""
        if self.active == 0:
            return WHO_ACTS
        owner = self.galley_owner[self.active]
        return AS_BEFORE if owner == NOBODY else owner

    def scores(self) -> list[int]:
        return list(self.ducats)

    def winners(self) -> tuple[int, ...]:
        """SE-5.4 Most ducats; then most ports; else shared."""
        if not self.finished:
            return ()
        ranks = [(self.ducats[seat], self.port_owner.count(seat)) for seat in range(self.players)]
        best = max(ranks)
        return tuple([seat for seat in range(self.players) if ranks[seat] == best])

    # Questions that several rules ask

    def free_places(self, galley: int) -> int:
        return PLACES - self.galley_sailors[galley] - len(self.cargo[galley])

    def has_open_port(self, zone: int) -> bool:
        """SE-0 A closed port's zone counts as open sea."""
        return self.edition.spaces[zone] > 0 and not self.closed[zone]

    def has_good(self, port: int, good: int) -> bool:
        """Whether the port makes or stores the good."""
        return self.edition.makes[port] == good or good in self.stored[port]

    def can_be_attacked(self, zone: int, seat: int) -> bool:
        """SE-3.8 Whether there is a foreign port that is not its owner's last."""
        owner = self.port_owner[zone]
        return owner != NOBODY and owner != seat and self.port_owner.count(owner) > 1

    # Moves of pieces that several rules make

    def launch(self, seat: int, galley: int, zone: int, sailors: int) -> None:
        """Put a galley with sailors of the stock on the board and its token on the wheel."""
        self.galley_owner[galley] = seat
        self.galley_zone[galley] = zone
        self.stock[seat] -= sailors
        self.galley_sailors[galley] = sailors
        self.fleets[zone] = with_item(self.fleets[zone], galley)

    def remove_galley(self, galley: int) -> Goods:
        """SE-2.1 A galley without sailors is off the board and the wheel; returns its goods."""
        zone = self.galley_zone[galley]
        goods = self.cargo[galley]
        if self.sink is not None:
            lost: dict[str, Value] = {"goods": [GOODS[good] for good in goods], "aboard": len(goods)}
            where: dict[str, Value] = {"galley": f"galley {galley}", "zone": self.edition.zones[zone]}
            self.emit("sunk", {"seat": self.galley_owner[galley], **where, **lost})
        self.fleets[zone] = without_item(self.fleets[zone], galley)
        self.galley_owner[galley] = NOBODY
        self.galley_zone[galley] = NOBODY
        self.cargo[galley] = ()
        return goods

    def lose_galley(self, galley: int) -> None:
        """Remove a galley; its goods go to the supply."""
        for good in self.remove_galley(galley):
            self.supply[good] += 1

    def add_piece(self, galley: int, piece: int) -> None:
        if piece == SAILOR:
            self.galley_sailors[galley] += 1
        else:
            self.cargo[galley] = with_item(self.cargo[galley], piece)

    def remove_piece(self, galley: int, piece: int) -> None:
        if piece == SAILOR:
            self.galley_sailors[galley] -= 1
        else:
            self.cargo[galley] = without_item(self.cargo[galley], piece)

    def end_turn(self) -> None:
        """Drop whatever the active galley could still do; the wheel lies at the bottom."""
        del self.pending[1:]


def with_item(items: Goods, item: int) -> Goods:
    """The items in rising order with one more."""
    place = len(items)
    while place > 0 and items[place - 1] > item:
        place -= 1
    return (*items[:place], item, *items[place:])


def without_item(items: Goods, item: int) -> Goods:
    """The items with one fewer."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]
