"""SE-2.1 Loading where the galley starts, one piece a step. SE-2.4 No transfer is reversed, so it ends."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from .actions import (
    ATTACK,
    ATTACK_PORT,
    BUY,
    DONE,
    DUMP,
    DUMP_FROM,
    LOAD_FROM,
    LOAD_FROM_PORT,
    PAIR_GIVEN,
    PAIR_TAKEN,
    PAIRS,
    PUT_INTO,
    PUT_INTO_PORT,
    SAIL,
    SELL,
    SWAP,
    deed_of,
    pair_of,
    zone_of,
)
from .deeds import deeds
from .flow import THE_PORT, THE_SUPPLY, Flow, inward, outward, transfers
from .harbour import add_harbour
from .harbour_refusals import port_call_refusal
from .loading_refusals import good_cost, loading_refusal
from .sailing import add_moves, sail_or_arrive, sail_refusal
from .state import SerenissimaState
from .step import PayingStep
from .terms import GOODS, KINDS_OF_GOODS, KINDS_OF_PIECES, NOBODY, NOTHING, PIECES, SAILOR, galley_name


class Load(PayingStep):
    """SE-2.1 Move one piece; or go on: sail, sell, fight, land, or be done."""

    key: ClassVar[str] = "load"
    rule: ClassVar[str] = "SE-2.1"

    def __init__(self, seat: int, flow: Flow) -> None:
        self.seat = seat
        self.flow = flow

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.flow)

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        galley = state.active
        zone = state.edition.zones[state.galley_zone[galley]]
        price = good_cost(state, self.seat, state.galley_zone[galley], self.flow)
        can_do = deeds(state, self.seat, self.options_with(state, self.ducats_shown(state)))
        free = state.free_places(galley)
        return {"galley": galley_name(galley), "zone": zone, "free": free, "price": price, "deeds": can_do}

    def options(self, state: SerenissimaState) -> list[int]:
        return self.options_with(state, state.ducats[self.seat])

    def options_with(self, state: SerenissimaState, ducats: int) -> list[int]:
        """What could be chosen with so many ducats."""
        seat = self.seat
        flow = self.flow
        zone = state.galley_zone[state.active]
        options: list[int] = []
        if state.port_owner[zone] == seat:
            add_crew_of_port(state, zone, flow, options)
        if can_buy(state, seat, zone, flow, ducats):
            options.append(BUY + state.edition.makes[zone])
        add_dumps(state, state.active, DUMP, flow, options)
        if len(state.fleets[zone]) > 1:
            for partner in own_fleet(state, seat):
                add_partner(state, partner, flow, options)
        add_moves(state, options)
        add_harbour(state, seat, options)
        options.append(DONE)
        return options

    def resolve(self, state: SerenissimaState, action: int) -> None:
        if not LOAD_FROM_PORT <= action < SELL:
            sail_or_arrive(state, self.seat, action)
            return
        flow = self.flow
        for transfer in transfers(action):
            if transfer not in flow:
                flow = (*flow, transfer)
        self.transfer(state, action)
        if state.galley_owner[state.active] != NOBODY:
            state.pending.append(Load(self.seat, flow))

    def transfer(self, state: SerenissimaState, action: int) -> None:
        if action <= PUT_INTO_PORT:
            crew_port(state, self.seat, action)
        elif action < DUMP:
            buy_good(state, self.seat, action - BUY, self.flow)
        elif action < DUMP + KINDS_OF_GOODS:
            throw_overboard(state, self.seat, state.active, action - DUMP)
        elif action < PUT_INTO + KINDS_OF_PIECES:
            code = action - LOAD_FROM
            pass_piece(state, self.seat, code % KINDS_OF_PIECES, code // KINDS_OF_PIECES, state.active)
        elif action < DUMP_FROM + KINDS_OF_GOODS:
            code = action - PUT_INTO
            pass_piece(state, self.seat, code % KINDS_OF_PIECES, state.active, code // KINDS_OF_PIECES)
        elif action < SWAP + PAIRS:
            code = action - DUMP_FROM
            throw_overboard(state, self.seat, code // KINDS_OF_GOODS, code % KINDS_OF_GOODS)
        else:
            swap(state, self.seat, (action - SWAP) // PAIRS, (action - SWAP) % PAIRS)

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        if LOAD_FROM_PORT <= action < SELL:
            return loading_refusal(state, self.seat, self.flow, action)
        if deed_of(action) == SAIL:
            return sail_refusal(state, self.seat, zone_of(action), self.options(state))
        partner = action - ATTACK
        if ATTACK < action < ATTACK_PORT and partner in own_fleet(state, self.seat):
            names: dict[str, Value] = {"galley": galley_name(partner), "active": galley_name(state.active)}
            return Refusal("SE-2.1", "own-galley-here", names)
        return port_call_refusal(state, self.seat, action, state.galley_sailors[state.active])


# What may be loaded


def own_fleet(state: SerenissimaState, seat: int) -> list[int]:
    """SE-2.1 The other galleys of the seat in the zone, between which and the active one pieces pass."""
    fleet = state.fleets[state.galley_zone[state.active]]
    return [galley for galley in fleet if state.galley_owner[galley] == seat and galley != state.active]


def add_crew_of_port(state: SerenissimaState, port: int, flow: Flow, options: list[int]) -> None:
    """SE-2.1 Sailors between the galley and its owner's port: one stays there, no more than it has spaces."""
    sailors = state.port_sailors[port]
    if sailors > 1 and state.free_places(state.active) > 0 and outward(THE_PORT, SAILOR) not in flow:
        options.append(LOAD_FROM_PORT)
    if sailors < state.edition.spaces[port] and inward(THE_PORT, SAILOR) not in flow:
        options.append(PUT_INTO_PORT)


def can_buy(state: SerenissimaState, seat: int, zone: int, flow: Flow, ducats: int) -> bool:
    """SE-2.1 The good that the port makes, while there is one in the supply and a place for it."""
    good = state.edition.makes[zone]
    if good == NOTHING or state.closed[zone] or state.supply[good] == 0 or state.free_places(state.active) == 0:
        return False
    return ducats >= good_cost(state, seat, zone, flow) and outward(THE_SUPPLY, good) not in flow


def add_dumps(state: SerenissimaState, galley: int, first: int, flow: Flow, options: list[int]) -> None:
    """SE-2.1 Goods of the galley may go overboard; SE-2.4 but none of a kind that was bought."""
    last = NOTHING
    for good in state.cargo[galley]:
        if good != last and inward(THE_SUPPLY, good) not in flow:
            options.append(first + good)
        last = good


def pieces_of(state: SerenissimaState, galley: int) -> list[int]:
    """The kinds of pieces aboard."""
    kinds: list[int] = []
    last = NOTHING
    for good in state.cargo[galley]:
        if good != last:
            kinds.append(good)
            last = good
    kinds.append(SAILOR)
    return kinds


def add_partner(state: SerenissimaState, partner: int, flow: Flow, options: list[int]) -> None:
    """SE-2.1 Pieces between the active galley and another own one; SE-2.4 one against one of another kind."""
    active = state.active
    gifts = [piece for piece in pieces_of(state, active) if inward(partner, piece) not in flow]
    takes = [piece for piece in pieces_of(state, partner) if outward(partner, piece) not in flow]
    if state.free_places(active) > 0:
        for piece in takes:
            options.append(LOAD_FROM + partner * KINDS_OF_PIECES + piece)
    if state.free_places(partner) > 0:
        for piece in gifts:
            options.append(PUT_INTO + partner * KINDS_OF_PIECES + piece)
    add_dumps(state, partner, DUMP_FROM + partner * KINDS_OF_GOODS, flow, options)
    first = SWAP + partner * PAIRS
    for given in gifts:
        if given == SAILOR and state.galley_sailors[active] == 1:
            continue
        for taken in takes:
            if taken != given and (taken != SAILOR or state.galley_sailors[partner] > 1):
                options.append(first + pair_of(given, taken))


# Loading


def crew_port(state: SerenissimaState, seat: int, action: int) -> None:
    """SE-2.1 A sailor between port and galley; the last one aboard sinks it, and the turn is over."""
    galley = state.active
    port = state.galley_zone[galley]
    change = 1 if action == LOAD_FROM_PORT else -1
    state.galley_sailors[galley] += change
    state.port_sailors[port] -= change
    if state.sink is not None:
        key = "crew-from-port" if action == LOAD_FROM_PORT else "crew-to-port"
        state.emit(key, {"seat": seat, "galley": galley_name(galley), "port": state.edition.zones[port]})
    if state.galley_sailors[galley] == 0:
        state.lose_galley(galley)


def buy_good(state: SerenissimaState, seat: int, good: int, flow: Flow) -> None:
    """SE-2.1 A good of the supply: paid to the owner of a foreign port, else to the bank."""
    port = state.galley_zone[state.active]
    owner = state.port_owner[port]
    cost = good_cost(state, seat, port, flow)
    state.supply[good] -= 1
    state.add_piece(state.active, good)
    state.ducats[seat] -= cost
    if owner != NOBODY and owner != seat:
        state.ducats[owner] += cost
        if state.sink is not None:
            args: dict[str, Value] = {"good": GOODS[good], "port": state.edition.zones[port], "cost": cost}
            state.emit("bought-from", {"seat": seat, "owner": owner, **args})
    elif state.sink is not None:
        state.emit("loaded", {"seat": seat, "good": GOODS[good], "port": state.edition.zones[port], "cost": cost})


def throw_overboard(state: SerenissimaState, seat: int, galley: int, good: int) -> None:
    """SE-2.1 To the supply."""
    state.remove_piece(galley, good)
    state.supply[good] += 1
    if state.sink is not None:
        state.emit("dumped", {"seat": seat, "good": GOODS[good], "galley": galley_name(galley)})


def pass_piece(state: SerenissimaState, seat: int, piece: int, giver: int, taker: int) -> None:
    """SE-2.1 From galley to galley; one left without sailors sinks."""
    state.remove_piece(giver, piece)
    state.add_piece(taker, piece)
    if state.sink is not None:
        names: dict[str, Value] = {"giver": galley_name(giver), "taker": galley_name(taker)}
        state.emit("passed", {"seat": seat, "piece": PIECES[piece], **names})
    if state.galley_sailors[giver] == 0:
        state.lose_galley(giver)


def swap(state: SerenissimaState, seat: int, partner: int, pair: int) -> None:
    """SE-2.4 One piece against one of another kind."""
    given = PAIR_GIVEN[pair]
    taken = PAIR_TAKEN[pair]
    state.remove_piece(state.active, given)
    state.remove_piece(partner, taken)
    state.add_piece(state.active, taken)
    state.add_piece(partner, given)
    if state.sink is not None:
        names: dict[str, Value] = {"galley": galley_name(state.active), "partner": galley_name(partner)}
        state.emit("swapped", {"seat": seat, "given": PIECES[given], "taken": PIECES[taken], **names})
