"""SE-4 Investments instead of an action, and SE-5.3 the catch-up purchases at the end of a round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from .actions import (
    BASILICA,
    BUY_GALLEY,
    DONE,
    FORT,
    HIRE,
    HIRE_ABOARD,
    LAND,
    LOAD_FROM_PORT,
    PER_ZONE,
    SAIL,
    deed_of,
    zone_of,
)
from .state import SerenissimaState
from .step import ENOUGH, PayingStep
from .terms import (
    BASILICA_COST,
    CATCH_UP_FLEET,
    FLEET_LIMIT,
    FORT_COST,
    GALLEYS,
    GOLD,
    GOODS,
    MARBLE,
    NOBODY,
    PLACES,
    SAILOR_COST,
    STONE,
    WOOD,
    galley_name,
)


class Invest(PayingStep):
    """SE-4 Buy sailors, one galley, forts and basilicas, in any order, until done."""

    key: ClassVar[str] = "invest"
    rule: ClassVar[str] = "SE-4"

    def __init__(self, seat: int, *, has_bought_galley: bool) -> None:
        self.seat = seat
        self.has_bought_galley = has_bought_galley

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.has_bought_galley)

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        things = purchases_called(self.purchases(state, self.ducats_shown(state)))
        return {"galley": galley_name(state.active), "things": things}

    def proceed(self, state: SerenissimaState) -> bool:
        """Nothing to buy: the turn is over."""
        if len(self.purchases(state, shown_ducats(state, self.seat))) > 0:
            return False
        state.pending.pop()
        return True

    def options(self, state: SerenissimaState) -> list[int]:
        options = self.purchases(state, state.ducats[self.seat])
        options.append(DONE)
        return options

    def purchases(self, state: SerenissimaState, ducats: int) -> list[int]:
        """What so many ducats can buy."""
        seat = self.seat
        options: list[int] = []
        if ducats >= SAILOR_COST:
            ports = own_ports(state, seat)
            add_hires(state, seat, ports, options)
            if not self.has_bought_galley:
                add_galleys(state, seat, ports, FLEET_LIMIT, ducats, options)
            add_buildings(state, ducats, ports, options)
        return options

    def resolve(self, state: SerenissimaState, action: int) -> None:
        if action == DONE:
            return
        has_bought_galley = self.has_bought_galley
        if deed_of(action) == BASILICA:
            build_basilica(state, self.seat, zone_of(action))
        elif deed_of(action) == FORT:
            build_fort(state, self.seat, zone_of(action))
        elif is_galley_purchase(action):
            buy_galley(state, self.seat, action)
            has_bought_galley = True
        else:
            hire(state, self.seat, action)
        state.pending.append(Invest(self.seat, has_bought_galley=has_bought_galley))

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        if deed_of(action) in (FORT, BASILICA):
            return self.building_refusal(state, zone_of(action), is_fort=deed_of(action) == FORT)
        if is_galley_purchase(action) and self.has_bought_galley:
            return Refusal("SE-4.2", "one-galley-an-investment", {})
        if is_deed_of_galley(action):
            # Of a piece that stands for a purchase too, that one tells more.
            return Refusal("SE-1", "invests-now", is_past=True)
        return purchase_refusal(state, self.seat, action, FLEET_LIMIT)

    def building_refusal(self, state: SerenissimaState, port: int, *, is_fort: bool) -> Refusal:
        name = state.edition.zones[port]
        building = "fort" if is_fort else "basilica"
        needs = (WOOD, STONE) if is_fort else (GOLD, MARBLE)
        if state.port_owner[port] != self.seat:
            return Refusal("SE-4.3", "not-your-port", {"port": name})
        if state.has_fort[port] if is_fort else state.has_basilica[port]:
            return Refusal("SE-4.3", "already-built", {"port": name, "building": building})
        if not (state.has_good(port, needs[0]) and state.has_good(port, needs[1])):
            goods: dict[str, Value] = {"first": GOODS[needs[0]], "second": GOODS[needs[1]]}
            return Refusal("SE-4.3", "goods-for-building", {"port": name, "building": building, **goods})
        if (state.forts if is_fort else state.basilicas) == 0:
            return Refusal("SE-4.3", "box-empty", {"building": building})
        cost = FORT_COST if is_fort else BASILICA_COST
        return Refusal("SE-4.3", "too-dear", {"cost": cost, "ducats": state.ducats[self.seat]})


class CatchUp(PayingStep):
    """SE-5.3 Who has fewer than two galleys may buy sailors, and galleys up to two in all. Once begun it goes on, also
    for sailors when there are two galleys."""

    key: ClassVar[str] = "catch-up"
    rule: ClassVar[str] = "SE-5.3"

    def __init__(self, seat: int, *, has_begun: bool) -> None:
        self.seat = seat
        self.has_begun = has_begun

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.has_begun)

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        things = purchases_called(self.purchases(state, self.ducats_shown(state)))
        return {"galleys": state.galley_owner.count(self.seat), "things": things}

    def proceed(self, state: SerenissimaState) -> bool:
        """Not for the others, nor for one who can buy nothing."""
        is_for = self.has_begun or state.galley_owner.count(self.seat) < CATCH_UP_FLEET
        if is_for and len(self.purchases(state, shown_ducats(state, self.seat))) > 0:
            return False
        state.pending.pop()
        return True

    def options(self, state: SerenissimaState) -> list[int]:
        options = self.purchases(state, state.ducats[self.seat])
        options.append(DONE)
        return options

    def purchases(self, state: SerenissimaState, ducats: int) -> list[int]:
        """What so many ducats can buy."""
        seat = self.seat
        options: list[int] = []
        if ducats >= SAILOR_COST:
            ports = own_ports(state, seat)
            add_hires(state, seat, ports, options)
            add_galleys(state, seat, ports, CATCH_UP_FLEET, ducats, options)
        return options

    def resolve(self, state: SerenissimaState, action: int) -> None:
        if action == DONE:
            return
        if is_galley_purchase(action):
            buy_galley(state, self.seat, action)
        else:
            hire(state, self.seat, action)
        state.pending.append(CatchUp(self.seat, has_begun=True))

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        if deed_of(action) in (FORT, BASILICA) or is_deed_of_galley(action):
            return Refusal("SE-5.3", "no-buildings-now", is_past=True)
        return purchase_refusal(state, self.seat, action, CATCH_UP_FLEET)


def shown_ducats(state: SerenissimaState, seat: int) -> int:
    """SE-0 By how many ducats one who could buy nothing is not asked at all. Hidden money must not show by that, so it
    counts as enough for anything; by rules 1 it did show."""
    if state.money_hidden and state.rules > 1:
        return ENOUGH
    return state.ducats[seat]


def own_ports(state: SerenissimaState, seat: int) -> list[int]:
    return [port for port in range(state.edition.ports) if state.port_owner[port] == seat]


def add_hires(state: SerenissimaState, seat: int, ports: list[int], options: list[int]) -> None:
    """SE-4.1 Sailors into the seat's ports and into its galleys that lie at them."""
    if state.stock[seat] == 0:
        return
    for port in ports:
        if state.port_sailors[port] < state.edition.spaces[port]:
            options.append(HIRE + port * PER_ZONE)
    for port in ports:
        for galley in state.fleets[port]:
            if state.galley_owner[galley] == seat and state.free_places(galley) > 0:
                options.append(HIRE_ABOARD + galley)


def add_galleys(
    state: SerenissimaState, seat: int, ports: list[int], limit: int, ducats: int, options: list[int]
) -> None:
    """SE-4.2 Any free number at any of the seat's ports, with its first sailor."""
    owned = state.galley_owner.count(seat)
    if owned >= limit or state.stock[seat] == 0 or ducats < owned + SAILOR_COST:
        return
    for galley in range(1, state.numbers + 1):
        if state.galley_owner[galley] == NOBODY:
            for port in ports:
                options.append(BUY_GALLEY + galley + port * PER_ZONE)


def add_buildings(state: SerenissimaState, ducats: int, ports: list[int], options: list[int]) -> None:
    """SE-4.3 Forts where there are wood and stone, basilicas where there are gold and marble."""
    if state.forts > 0 and ducats >= FORT_COST:
        for port in ports:
            if not state.has_fort[port] and state.has_good(port, WOOD) and state.has_good(port, STONE):
                options.append(FORT + port * PER_ZONE)
    if state.basilicas > 0 and ducats >= BASILICA_COST:
        for port in ports:
            if not state.has_basilica[port] and state.has_good(port, GOLD) and state.has_good(port, MARBLE):
                options.append(BASILICA + port * PER_ZONE)


def is_galley_purchase(action: int) -> bool:
    return deed_of(action) > BUY_GALLEY


def hire(state: SerenissimaState, seat: int, action: int) -> None:
    """SE-4.1"""
    state.ducats[seat] -= SAILOR_COST
    state.stock[seat] -= 1
    if action < SAIL:
        galley = action - HIRE_ABOARD
        state.galley_sailors[galley] += 1
        if state.sink is not None:
            state.emit("hired-aboard", {"seat": seat, "galley": galley_name(galley), "cost": SAILOR_COST})
        return
    port = zone_of(action)
    state.port_sailors[port] += 1
    if state.sink is not None:
        state.emit("hired", {"seat": seat, "port": state.edition.zones[port], "cost": SAILOR_COST})


def buy_galley(state: SerenissimaState, seat: int, action: int) -> None:
    """SE-4.2"""
    galley = deed_of(action) - BUY_GALLEY
    port = zone_of(action)
    cost = state.galley_owner.count(seat) + SAILOR_COST
    state.ducats[seat] -= cost
    state.launch(seat, galley, port, 1)
    if state.sink is not None:
        name = state.edition.zones[port]
        state.emit("bought-galley", {"seat": seat, "galley": galley_name(galley), "port": name, "cost": cost})


def build_fort(state: SerenissimaState, seat: int, port: int) -> None:
    """SE-4.3"""
    state.ducats[seat] -= FORT_COST
    state.forts -= 1
    state.has_fort[port] = True
    state.emit("built", {"seat": seat, "building": "fort", "port": state.edition.zones[port], "cost": FORT_COST})


def build_basilica(state: SerenissimaState, seat: int, port: int) -> None:
    """SE-4.3"""
    state.ducats[seat] -= BASILICA_COST
    state.basilicas -= 1
    state.has_basilica[port] = True
    zone = state.edition.zones[port]
    state.emit("built", {"seat": seat, "building": "basilica", "port": zone, "cost": BASILICA_COST})


def purchase_refusal(state: SerenissimaState, seat: int, action: int, limit: int) -> Refusal | None:
    """Why a sailor or a galley cannot be bought."""
    if deed_of(action) == HIRE:
        return port_hire_refusal(state, seat, zone_of(action))
    if HIRE_ABOARD < action <= HIRE_ABOARD + GALLEYS:
        return galley_hire_refusal(state, seat, action - HIRE_ABOARD)
    if is_galley_purchase(action):
        return galley_refusal(state, seat, deed_of(action) - BUY_GALLEY, zone_of(action), limit)
    return None


def is_deed_of_galley(action: int) -> bool:
    """SE-1 Whether this is done in an action of a galley, not by investing."""
    return LOAD_FROM_PORT <= action <= LAND + PLACES or deed_of(action) == SAIL


def is_purchase(action: int) -> bool:
    """SE-4 Whether this is bought by investing, not in an action of a galley."""
    return HIRE_ABOARD < action <= HIRE_ABOARD + GALLEYS or deed_of(action) >= HIRE


def port_hire_refusal(state: SerenissimaState, seat: int, port: int) -> Refusal:
    name = state.edition.zones[port]
    if state.port_owner[port] != seat:
        return Refusal("SE-4.1", "not-your-port", {"port": name})
    if state.port_sailors[port] >= state.edition.spaces[port]:
        return Refusal("SE-2.1", "port-full-of-sailors", {"port": name, "sailors": state.edition.spaces[port]})
    return sailor_refusal(state, seat)


def galley_hire_refusal(state: SerenissimaState, seat: int, galley: int) -> Refusal:
    name = galley_name(galley)
    if state.galley_owner[galley] != seat:
        return Refusal("SE-4.1", "not-your-galley", {"galley": name})
    zone = state.galley_zone[galley]
    if state.port_owner[zone] != seat:
        return Refusal("SE-4.1", "not-at-your-port", {"galley": name, "zone": state.edition.zones[zone]})
    if state.free_places(galley) == 0:
        return Refusal("SE-2.1", "galley-full", {"galley": name})
    return sailor_refusal(state, seat)


def sailor_refusal(state: SerenissimaState, seat: int) -> Refusal:
    if state.stock[seat] == 0:
        return Refusal("SE-4.1", "no-sailor-in-stock", {})
    # With hidden money also one is asked who has none.
    return Refusal("SE-4.1", "too-dear", {"cost": SAILOR_COST, "ducats": state.ducats[seat]})


def galley_refusal(state: SerenissimaState, seat: int, galley: int, port: int, limit: int) -> Refusal:
    owned = state.galley_owner.count(seat)
    if galley > state.numbers or state.galley_owner[galley] != NOBODY:
        return number_refusal(state, galley, "SE-4.2")
    if state.port_owner[port] != seat:
        return Refusal("SE-4.2", "not-your-port", {"port": state.edition.zones[port]})
    if owned >= limit:
        return Refusal("SE-4.2" if limit == FLEET_LIMIT else "SE-5.3", "fleet-complete", {"galleys": limit})
    if state.stock[seat] == 0:
        return Refusal("SE-4.2", "no-sailor-in-stock", {})
    return Refusal("SE-4.2", "too-dear", {"cost": owned + SAILOR_COST, "ducats": state.ducats[seat]})


def number_refusal(state: SerenissimaState, galley: int, rule: str) -> Refusal:
    """Why a galley number is not free."""
    if galley > state.numbers:
        return Refusal("SE-0", "number-not-in-use", {"galley": galley_name(galley), "players": state.players})
    return Refusal(rule, "number-taken", {"galley": galley_name(galley), "owner": state.galley_owner[galley]})


def purchases_called(purchases: Iterable[int]) -> list[str]:
    """SE-4 What can be bought, each kind once by its name."""
    kinds = {deed_of(action) for action in purchases}
    return [
        name
        for name, is_offered in (
            ("buy sailors", any(kind == HIRE or HIRE_ABOARD < kind < DONE for kind in kinds)),
            ("buy a galley", any(kind > BUY_GALLEY for kind in kinds)),
            ("buy a fort", FORT in kinds),
            ("buy a basilica", BASILICA in kinds),
        )
        if is_offered
    ]
