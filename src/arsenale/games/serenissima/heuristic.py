"""How good a state looks for a seat, in ducats: what the bots go by."""

from __future__ import annotations

from .investing import Invest
from .odds import Outlook
from .rounds import port_payout
from .state import SerenissimaState
from .terms import (
    BASILICA_DUCATS,
    GOLD,
    MARBLE,
    NOBODY,
    NOTHING,
    SPICE,
    SPICE_BONUS,
    WINE,
    WINE_DUCATS,
)
from .turn import ChooseTurn
from .weights import FAR, FEW_PORTS, WEIGHTS


def estimate(state: SerenissimaState, seat: int) -> float:
    """Ducats, what the seat's ports will pay, what cargoes will bring, and what ships and sailors are good for."""
    value = float(state.ducats[seat])
    if state.finished:
        return value
    outlook = ahead(state)
    next_round, later = outlook.played[1], rounds_later(state, outlook)
    value += money_worth(state, seat, later)
    ports = state.port_owner.count(seat)
    for port in range(state.edition.ports):
        if state.port_owner[port] == seat:
            value += hopes(state, port, outlook) + state.port_sailors[port] * sailor_worth(next_round, later)
            pays_now, pays_later = port_worth(state, port, outlook)
            if ports > 1:
                loss_now, loss_later = danger(state, seat, port)
                pays_now -= loss_now * pays_now
                pays_later -= loss_later * pays_later
            value += pays_now + pays_later
    value += crowd_worth(state, ports, outlook)
    galleys = 0
    for galley in range(1, state.numbers + 1):
        if state.galley_owner[galley] == seat:
            galleys += 1
            value += crew_worth(state, galley, next_round, later)
            value += cargo_worth(state, seat, galley, outlook) + places_worth(state, galley, outlook)
    return value + fleet_worth(galleys, next_round, later)


def reasons(state: SerenissimaState, seat: int) -> dict[str, float]:
    """The estimate taken apart."""
    parts = dict.fromkeys(("ducats", "ports", "hopes", "safety", "sailors", "cargo", "places", "galleys"), 0.0)
    parts["ducats"] = float(state.ducats[seat])
    if state.finished:
        return parts
    outlook = ahead(state)
    next_round, later = outlook.played[1], rounds_later(state, outlook)
    parts["ducats"] += money_worth(state, seat, later)
    ports = state.port_owner.count(seat)
    for port in range(state.edition.ports):
        if state.port_owner[port] == seat:
            parts["hopes"] += hopes(state, port, outlook)
            parts["sailors"] += state.port_sailors[port] * sailor_worth(next_round, later)
            pays_now, pays_later = port_worth(state, port, outlook)
            parts["ports"] += pays_now + pays_later
            if ports > 1:
                loss_now, loss_later = danger(state, seat, port)
                parts["safety"] -= loss_now * pays_now + loss_later * pays_later
    parts["ports"] += crowd_worth(state, ports, outlook)
    galleys = 0
    for galley in range(1, state.numbers + 1):
        if state.galley_owner[galley] == seat:
            galleys += 1
            parts["sailors"] += crew_worth(state, galley, next_round, later)
            parts["cargo"] += cargo_worth(state, seat, galley, outlook)
            parts["places"] += places_worth(state, galley, outlook)
    parts["galleys"] = fleet_worth(galleys, next_round, later)
    return parts


def spread(state: SerenissimaState) -> float:
    return WEIGHTS.spread_end + WEIGHTS.spread_start * ahead(state).rounds


# The rounds to come


def ahead(state: SerenissimaState) -> Outlook:
    return state.edition.odds.outlook(state.players, state.track, state.deck)


def table_patience(state: SerenissimaState) -> float:
    """How much what lies beyond this round counts: with many at the table less of it stays as it is."""
    return 1.0 if state.players == 2 else WEIGHTS.patience_of_many


def rounds_later(state: SerenissimaState, outlook: Outlook) -> float:
    """After the next one."""
    return table_patience(state) * (outlook.rounds - 1.0 - outlook.played[1])


def acts_still(state: SerenissimaState, galley: int) -> bool:
    """SE-1 Whether the galley's turn of this round is yet to come."""
    return galley > state.active or (galley == state.active and isinstance(state.pending[-1], ChooseTurn))


# Money and ports


def money_worth(state: SerenissimaState, seat: int, later: float) -> float:
    """What the first ducats are good for beside being ducats, as long as there is time to use them."""
    return WEIGHTS.first_ducats * min(state.ducats[seat], FAR) * max(0.0, later - 1.0)


def port_worth(state: SerenissimaState, port: int, outlook: Outlook) -> tuple[float, float]:
    """What a port of the seat's pays at the end of this round, as far as that is likely, and what later."""
    payout = float(port_payout(state, port))
    stored = len(state.stored[port])
    later = WEIGHTS.port + WEIGHTS.payout_later * payout
    if stored < state.edition.spaces[port]:
        payouts = state.edition.payouts[port]
        later += WEIGHTS.next_good * (payouts[stored + 1] - payouts[stored])
    now = outlook.payouts[0] - outlook.payouts[1]
    return now * payout, table_patience(state) * outlook.payouts[1] * later


def hopes(state: SerenissimaState, port: int, outlook: Outlook) -> float:
    """What a port may bring its owner beside its payouts: by wine, and by a basilica that can be built."""
    worth = 0.0
    if state.has_good(port, WINE):
        worth += WEIGHTS.wine * WINE_DUCATS * outlook.wine_cards
    if not state.has_basilica[port] and state.has_good(port, GOLD) and state.has_good(port, MARBLE):
        worth += basilica_worth(state, outlook.payouts[1])
    return worth


def basilica_worth(state: SerenissimaState, payouts: float) -> float:
    """SE-4.3 Of one that can be built."""
    return WEIGHTS.basilica * BASILICA_DUCATS * payouts if state.basilicas > 0 else 0.0


def danger(state: SerenissimaState, seat: int, port: int) -> tuple[float, float]:
    """How much of what a port pays its owner now and later landings may cost (SE-3.7). SE-3.8 The last one is safe."""
    odds = state.edition.odds
    distance = state.edition.distance[port]
    sailors = state.port_sailors[port]
    has_fort = state.has_fort[port]
    now = soon = 0.0
    for galley in range(1, state.numbers + 1):
        owner = state.galley_owner[galley]
        if owner in (seat, NOBODY):
            continue
        crew = state.galley_sailors[galley]
        # SE-3.4 Every zone moved makes the attacker weaker.
        value = crew - distance[state.galley_zone[galley]]
        if value > 0:
            chance = odds.taken(value, crew, sailors, has_fort=has_fort)
            if acts_still(state, galley):
                now = max(now, chance)
            else:
                soon = max(soon, chance)
    return WEIGHTS.raid_now * now, WEIGHTS.raid_before * now + WEIGHTS.raid_later * soon


def crowd_worth(state: SerenissimaState, ports: int, outlook: Outlook) -> float:
    """Many ports cannot all be filled and held."""
    return WEIGHTS.crowd * max(0, ports - FEW_PORTS) * table_patience(state) * outlook.payouts[1]


# Sailors and galleys


def sailor_worth(next_round: float, later: float) -> float:
    """Of one ashore."""
    return WEIGHTS.ashore_next * next_round + WEIGHTS.ashore_later * later


def crew_worth(state: SerenissimaState, galley: int, next_round: float, later: float) -> float:
    """What the galley's turns are worth, by the sailors aboard: in this round, in the next and in those that follow."""
    sailors = state.galley_sailors[galley]
    worth = WEIGHTS.crew_next[sailors] * next_round + WEIGHTS.crew_later[sailors] * later
    return worth + WEIGHTS.crew_now[sailors] if acts_still(state, galley) else worth


def fleet_worth(galleys: int, next_round: float, later: float) -> float:
    return WEIGHTS.fleet_next[galleys] * next_round + WEIGHTS.fleet_later[galleys] * later


def places_worth(state: SerenissimaState, galley: int, outlook: Outlook) -> float:
    """What free places aboard are good for at a port with goods."""
    zone = state.galley_zone[galley]
    good = state.edition.makes[zone]
    if good == NOTHING or state.closed[zone] or state.supply[good] == 0:
        return 0.0
    time = 1.0 if acts_still(state, galley) else outlook.played[1]
    return WEIGHTS.loading_place * time * state.free_places(galley)


# Cargoes


def steps_left(state: SerenissimaState, galley: int) -> int:
    """Zones that the galley can still move this turn; NOTHING if it can do nothing more."""
    if galley != state.active or len(state.pending) < 2 or isinstance(state.pending[-1], Invest):
        return NOTHING
    return 0 if state.blockers else state.galley_sailors[galley] - state.moved


def cargo_worth(state: SerenissimaState, seat: int, galley: int, outlook: Outlook) -> float:
    """The best port for the cargo, less the longer it takes to get there."""
    cargo = state.cargo[galley]
    if not cargo:
        return 0.0
    sailors = state.galley_sailors[galley]
    steps = NOTHING
    first = 1
    if acts_still(state, galley):
        first = 0
    else:
        steps = steps_left(state, galley)
    distance = state.edition.distance[state.galley_zone[galley]]
    best = 0.0
    for port in range(state.edition.ports):
        if state.closed[port]:
            continue
        if distance[port] <= steps:
            worth = WEIGHTS.sale_now * sale_worth(state, seat, cargo, port, outlook, 0)
        else:
            turns = (distance[port] + sailors - 1) // sailors if distance[port] > 0 else 1
            if turns > 4:
                continue
            worth = WEIGHTS.sale_later[turns] * sale_worth(state, seat, cargo, port, outlook, first + turns - 1)
        best = max(best, worth)
    return best + WEIGHTS.good_aboard * outlook.played[1] * len(cargo)


def sale_worth(
    state: SerenissimaState, seat: int, cargo: tuple[int, ...], port: int, outlook: Outlook, number: int
) -> float:
    """What the cargo brings in this port in so many rounds: ducats at once, or in one's own port higher payouts."""
    edition = state.edition
    stored = state.stored[port]
    taken = len(stored)
    spaces = edition.spaces[port]
    if taken >= spaces:
        return 0.0
    is_own = state.port_owner[port] == seat
    made = edition.makes[port]
    chance = outlook.played[number]
    payouts = outlook.payouts[number]
    worth = 0.0
    last = NOTHING
    for good in cargo:
        if good in (last, made) or good in stored or taken >= spaces:
            continue
        last = good
        if is_own:
            worth += payouts * (edition.payouts[port][taken + 1] - edition.payouts[port][taken])
            worth += own_extra(state, port, good, outlook, payouts)
        else:
            worth += chance * edition.prices[port][taken]
        if good == SPICE:
            worth += chance * SPICE_BONUS
        taken += 1
    return worth


def own_extra(state: SerenissimaState, port: int, good: int, outlook: Outlook, payouts: float) -> float:
    """Wine for the wine card, gold and marble for a basilica."""
    if good == WINE:
        return WEIGHTS.wine * WINE_DUCATS * outlook.wine_cards
    if (good == GOLD and state.has_good(port, MARBLE)) or (good == MARBLE and state.has_good(port, GOLD)):
        return basilica_worth(state, payouts)
    return 0.0
