"""SE-3 Sell, or fight and land, where the active galley lies."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from .actions import ATTACK, ATTACK_PORT, DONE, LAND, SAIL, SELL, deed_of, zone_of
from .blockade import Blockade, possible_blockers
from .deeds import FIGHT, RAID, deeds
from .fighting import attack_galley, attack_port, fight_value, land
from .harbour_refusals import lying_refusal, past_refusal, port_call_refusal, sale_refusal
from .state import SerenissimaState, without_item
from .step import OpenStep
from .terms import GOODS, KINDS_OF_GOODS, NOBODY, PLACES, SPICE, SPICE_BONUS, galley_name


class Harbour(OpenStep):
    """SE-3 Sell, attack, land or be done. A blocked sale or landing, or a fight, narrows it (SE-3.3 to SE-3.6)."""

    key: ClassVar[str] = "harbour"
    rule: ClassVar[str] = "SE-3"

    def __init__(self, seat: int, *, can_sell: bool, can_land: bool, sale_blocker: int = NOBODY) -> None:
        self.seat = seat
        self.can_sell = can_sell
        self.can_land = can_land
        self.sale_blocker = sale_blocker  # SE-3.3 who must be beaten before the neutral port can be taken

    def facts(self) -> tuple[Any, ...]:
        if self.sale_blocker == NOBODY:  # always so by rules 1, whose keys must stay
            return (self.seat, self.can_sell, self.can_land)
        return (self.seat, self.can_sell, self.can_land, self.sale_blocker)

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        galley = state.active
        zone = state.edition.zones[state.galley_zone[galley]]
        can_do = deeds(state, self.seat, self.options(state))
        value = fight_value(state) if FIGHT in can_do or RAID in can_do else 0
        return {"galley": galley_name(galley), "zone": zone, "value": value, "deeds": can_do}

    def proceed(self, state: SerenissimaState) -> bool:
        """With nothing left to do the turn is over."""
        if len(self.options(state)) > 1:
            return False
        state.pending.pop()
        return True

    def options(self, state: SerenissimaState) -> list[int]:
        options: list[int] = []
        zone = state.galley_zone[state.active]
        if self.can_sell:
            add_sales(state, zone, options)
        if state.value > 0:
            add_targets(state, self.seat, zone, options)
        if self.can_land and not self.is_held(state, zone):
            add_landings(state, zone, options)
        options.append(DONE)
        return options

    def is_held(self, state: SerenissimaState, zone: int) -> bool:
        """SE-3.3 Whether who blocked the sale still has galleys here."""
        return self.sale_blocker != NOBODY and has_galley_of(state, (self.sale_blocker,), state.fleets[zone])

    def resolve(self, state: SerenissimaState, action: int) -> None:
        if action == DONE:
            return
        if SELL <= action < SELL + KINDS_OF_GOODS:
            offer(state, self.seat, action - SELL)
        elif LAND <= action <= LAND + PLACES:
            declare_landing(state, self.seat, action - LAND)
        elif action == ATTACK_PORT:
            attack_port(state, self.seat)
        else:
            # SE-3.6 After a fight won a landing may be declared again; who loses or stops never comes back here.
            state.pending.append(Harbour(self.seat, can_sell=False, can_land=True, sale_blocker=self.sale_blocker))
            attack_galley(state, self.seat, action - ATTACK)

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        zone = state.galley_zone[state.active]
        if deed_of(action) == SAIL:
            if zone_of(action) != zone:
                return Refusal("SE-2.3", "move-is-over", {})
            is_to_take = state.port_owner[zone] == NOBODY and state.has_open_port(zone)
            held = self.held_refusal(state, zone) if is_to_take else None
            return held or lying_refusal(state, self.seat, self.options(state), state.value)
        if SELL <= action < SELL + KINDS_OF_GOODS and not self.can_sell:
            return Refusal("SE-3.3", "no-sale-any-more", {})
        if LAND <= action <= LAND + PLACES:
            held = self.held_refusal(state, zone)
            if held is not None:
                return held
        return port_call_refusal(state, self.seat, action, state.value)

    def held_refusal(self, state: SerenissimaState, zone: int) -> Refusal | None:
        """SE-3.3, SE-3.6 Who must be beaten before the galley may land here."""
        if not self.can_land:
            return Refusal("SE-3.6", "landing-blocked", {"by": state.blockers[-1]})
        if state.port_owner[zone] == NOBODY and self.is_held(state, zone):
            return Refusal("SE-3.3", "sale-blocker-first", {"by": self.sale_blocker})
        return None


class SellFurther(OpenStep):
    """SE-3.1 The first good is sold: now others, or be done."""

    key: ClassVar[str] = "sell-further"
    rule: ClassVar[str] = "SE-3.1"

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        return {"galley": galley_name(state.active), "zone": state.edition.zones[state.galley_zone[state.active]]}

    def proceed(self, state: SerenissimaState) -> bool:
        """With nothing more to sell the turn is over."""
        if len(self.options(state)) > 1:
            return False
        state.pending.pop()
        return True

    def options(self, state: SerenissimaState) -> list[int]:
        options: list[int] = []
        add_sales(state, state.galley_zone[state.active], options)
        options.append(DONE)
        return options

    def resolve(self, state: SerenissimaState, action: int) -> None:
        if action != DONE:
            sell(state, self.seat, action - SELL)

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        if SELL <= action < SELL + KINDS_OF_GOODS:
            return sale_refusal(state, action - SELL)
        if ATTACK < action <= LAND + PLACES:
            return Refusal("SE-3", "sold-already", {})
        if deed_of(action) == SAIL:
            return Refusal("SE-2.3", "move-is-over", {})
        return past_refusal(action)


class BlockSale(Blockade):
    """SE-3.3 Forbid the sale, or let it happen; asked once, when the first good is named."""

    key: ClassVar[str] = "block-sale"
    rule: ClassVar[str] = "SE-3.3"
    deed: ClassVar[str] = "sale"

    def again(self, seat: int, rest: tuple[int, ...]) -> Blockade:
        return BlockSale(seat, rest, self.wanted)

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        return {**self.place(state), "good": GOODS[self.wanted]}

    def on_block(self, state: SerenissimaState) -> None:
        """SE-3.3 It sells nothing this turn; it may end its turn or fight, and take a neutral port only once whoever
        blocks here is beaten. By rules 1 it might land at once."""
        held_by = NOBODY if state.rules < 2 else self.seat
        owner = state.galley_owner[state.active]
        state.pending.append(Harbour(owner, can_sell=False, can_land=True, sale_blocker=held_by))

    def on_pass(self, state: SerenissimaState) -> None:
        sell(state, state.galley_owner[state.active], self.wanted)


class BlockLanding(Blockade):
    """SE-3.6 Keep the galley from taking the neutral port, or let it land."""

    key: ClassVar[str] = "block-landing"
    rule: ClassVar[str] = "SE-3.6"
    deed: ClassVar[str] = "landing"

    def again(self, seat: int, rest: tuple[int, ...]) -> Blockade:
        return BlockLanding(seat, rest, self.wanted)

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        return {**self.place(state), "sailors": self.wanted}

    def on_block(self, state: SerenissimaState) -> None:
        """SE-3.6 It may fight the blockers and, having won, declare the landing again."""
        state.pending.append(Harbour(state.galley_owner[state.active], can_sell=False, can_land=False))

    def on_pass(self, state: SerenissimaState) -> None:
        land(state, state.galley_owner[state.active], self.wanted)


def arrive(state: SerenissimaState) -> None:
    """SE-3.4 The value with which the galley fights is fixed on arrival."""
    state.value = state.galley_sailors[state.active] - state.moved


def add_harbour(state: SerenissimaState, seat: int, options: list[int]) -> None:
    """All that the galley could do here if its move ended now."""
    zone = state.galley_zone[state.active]
    if state.cargo[state.active]:
        add_sales(state, zone, options)
    if state.galley_sailors[state.active] > state.moved:
        add_targets(state, seat, zone, options)
    add_landings(state, zone, options)


def add_sales(state: SerenissimaState, zone: int, options: list[int]) -> None:
    """SE-3.1 Goods that the port neither makes nor stores, while a space is free."""
    stored = state.stored[zone]
    if len(stored) >= state.edition.spaces[zone] or state.closed[zone]:
        return
    made = state.edition.makes[zone]
    last = made
    for good in state.cargo[state.active]:
        if good != last and good != made and good not in stored:
            options.append(SELL + good)
        last = good


def add_targets(state: SerenissimaState, seat: int, zone: int, options: list[int]) -> None:
    """SE-3.5, SE-3.7 Foreign galleys, and the foreign port once its owner has no galley here."""
    fleet = state.fleets[zone]
    port_owner = state.port_owner[zone] if state.can_be_attacked(zone, seat) else NOBODY
    is_guarded = False
    if len(fleet) > 1:
        # SE-3.5 While a blocker has galleys here, the fight goes against those.
        is_held = has_galley_of(state, state.blockers, fleet)
        for galley in fleet:
            owner = state.galley_owner[galley]
            if owner == seat:
                continue
            if owner == port_owner:
                is_guarded = True
            elif is_held and owner not in state.blockers:
                continue
            options.append(ATTACK + galley)
    if port_owner != NOBODY and not is_guarded:
        options.append(ATTACK_PORT)


def has_galley_of(state: SerenissimaState, seats: tuple[int, ...], fleet: tuple[int, ...]) -> bool:
    """Whether one of the seats owns a galley of the fleet."""
    for galley in fleet:
        if state.galley_owner[galley] in seats:
            return True
    return False


def add_landings(state: SerenissimaState, zone: int, options: list[int]) -> None:
    """SE-3.6 A neutral port takes 1 or more sailors, up to its size."""
    if state.port_owner[zone] == NOBODY and state.has_open_port(zone):
        for sailors in range(1, min(state.galley_sailors[state.active], state.edition.spaces[zone]) + 1):
            options.append(LAND + sailors)


def offer(state: SerenissimaState, seat: int, good: int) -> None:
    """SE-3.3 The first good is named: those who may block are asked."""
    blockers = possible_blockers(state)
    if blockers:
        state.pending.append(BlockSale(blockers[0], blockers[1:], good))
        return
    sell(state, seat, good)


def declare_landing(state: SerenissimaState, seat: int, sailors: int) -> None:
    """SE-3.6 The landing is declared: those who may block are asked."""
    blockers = possible_blockers(state)
    if blockers:
        state.pending.append(BlockLanding(blockers[0], blockers[1:], sailors))
        return
    land(state, seat, sailors)


def sell(state: SerenissimaState, seat: int, good: int) -> None:
    """SE-3.1 Onto the cheapest free space, for its price from the bank; for nothing in one's own port. Spice +2."""
    galley = state.active
    port = state.galley_zone[galley]
    ducats = sale_price(state, seat, port, good)
    state.cargo[galley] = without_item(state.cargo[galley], good)
    state.stored[port] = (*state.stored[port], good)
    state.ducats[seat] += ducats
    if state.sink is not None:
        zone = state.edition.zones[port]
        state.emit("sold", {"seat": seat, "good": GOODS[good], "port": zone, "ducats": ducats})
    state.pending.append(SellFurther(seat))


def sale_price(state: SerenissimaState, seat: int, port: int, good: int) -> int:
    """What the next good brings in a port that has a free space."""
    price = 0 if state.port_owner[port] == seat else state.edition.prices[port][len(state.stored[port])]
    return price + SPICE_BONUS if good == SPICE else price
