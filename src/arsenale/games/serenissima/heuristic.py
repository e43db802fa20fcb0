"""How good a state looks for a seat, in ducats: what the bots go by."""

from __future__ import annotations

from .investing import Invest
from .rounds import port_payout
from .state import SerenissimaState
from .terms import (
    BASILICA_DUCATS,
    GOLD,
    MARBLE,
    NOBODY,
    NOTHING,
    PAYOUTS,
    PORTS,
    SPICE,
    SPICE_BONUS,
    WINE,
    WINE_DUCATS,
)
from .weights import WEIGHTS


def estimate(state: SerenissimaState, seat: int) -> float:
    """Ducats, what own ports will pay, what cargoes will bring, and what ships and sailors are good for."""
    value = float(state.ducats[seat])
    if state.finished:
        return value
    rounds = rounds_left(state)
    left = float(PAYOUTS - state.payouts)
    youth = min(1.0, rounds / WEIGHTS.long_match)
    has_one_port = state.port_owner.count(seat) == 1
    for port in range(PORTS):
        if state.port_owner[port] == seat:
            worth = port_worth(state, port, left) + port_hopes(state, port, left, rounds)
            value += worth if has_one_port else worth * (1.0 - danger(state, seat, port))
            value += youth * WEIGHTS.sailor_ashore * state.port_sailors[port]
    galleys = 0
    for galley in range(1, state.numbers + 1):
        if state.galley_owner[galley] == seat:
            galleys += 1
            value += youth * WEIGHTS.sailors_aboard[state.galley_sailors[galley]]
            value += cargo_worth(state, seat, galley, left, rounds) + places_worth(state, galley, rounds)
    return value + youth * WEIGHTS.fleet[galleys]


def reasons(state: SerenissimaState, seat: int) -> dict[str, float]:
    """The estimate taken apart."""
    found = {
        "ducats": float(state.ducats[seat]),
        "ports": 0.0,
        "hopes": 0.0,
        "safety": 0.0,
        "sailors": 0.0,
        "cargo": 0.0,
        "places": 0.0,
        "galleys": 0.0,
    }
    if state.finished:
        return found
    rounds = rounds_left(state)
    left = float(PAYOUTS - state.payouts)
    youth = min(1.0, rounds / WEIGHTS.long_match)
    has_one_port = state.port_owner.count(seat) == 1
    for port in range(PORTS):
        if state.port_owner[port] == seat:
            worth, hopes = port_worth(state, port, left), port_hopes(state, port, left, rounds)
            found["ports"] += worth
            found["hopes"] += hopes
            found["safety"] -= 0.0 if has_one_port else danger(state, seat, port) * (worth + hopes)
            found["sailors"] += youth * WEIGHTS.sailor_ashore * state.port_sailors[port]
    galleys = 0
    for galley in range(1, state.numbers + 1):
        if state.galley_owner[galley] == seat:
            galleys += 1
            found["sailors"] += youth * WEIGHTS.sailors_aboard[state.galley_sailors[galley]]
            found["cargo"] += cargo_worth(state, seat, galley, left, rounds)
            found["places"] += places_worth(state, galley, rounds)
    found["galleys"] = youth * WEIGHTS.fleet[galleys]
    return found


def spread(state: SerenissimaState) -> float:
    return WEIGHTS.spread_end + WEIGHTS.spread_start * rounds_left(state) / WEIGHTS.long_match


def rounds_left(state: SerenissimaState) -> float:
    last = state.edition.track_payouts[state.players][PAYOUTS - 1]
    return max(1.0, (last - state.track) / WEIGHTS.steps_a_round)


def port_worth(state: SerenissimaState, port: int, left: float) -> float:
    """What an own port pays until the end, with some of its free space filled by then."""
    free = state.edition.spaces[port] - len(state.stored[port])
    return left * (port_payout(state, port) + WEIGHTS.free_space * free)


def port_hopes(state: SerenissimaState, port: int, left: float, rounds: float) -> float:
    """What an own port may bring beside its payouts: by wine, and by a basilica that can be built."""
    worth = 0.0
    if state.has_good(port, WINE):
        worth += WINE_DUCATS * WEIGHTS.wine_a_round * rounds
    if not state.has_basilica[port] and state.has_good(port, GOLD) and state.has_good(port, MARBLE):
        worth += WEIGHTS.basilica * left * BASILICA_DUCATS if state.basilicas > 0 else 0.0
    return worth


def danger(state: SerenissimaState, seat: int, port: int) -> float:
    """How likely an own port is lost. SE-3.8 The last one is not."""
    risk = WEIGHTS.risk[state.port_sailors[port]]
    if state.has_fort[port]:
        risk *= WEIGHTS.fort
    crew = strongest_near(state, seat, port)
    if crew == 0:
        risk *= WEIGHTS.calm
    elif crew > state.port_sailors[port]:
        risk *= WEIGHTS.threat
    return min(1.0, risk)


def strongest_near(state: SerenissimaState, seat: int, port: int) -> int:
    """The largest crew of a foreign galley that can reach the port in one turn; 0 if none can."""
    distance = state.edition.distance[port]
    largest = 0
    for galley in range(1, state.numbers + 1):
        owner = state.galley_owner[galley]
        if owner in (seat, NOBODY):
            continue
        crew = state.galley_sailors[galley]
        if crew > largest and distance[state.galley_zone[galley]] <= crew:
            largest = crew
    return largest


def places_worth(state: SerenissimaState, galley: int, rounds: float) -> float:
    """What free places aboard are good for at a port with goods."""
    zone = state.galley_zone[galley]
    good = state.edition.makes[zone]
    if good != NOTHING and not state.closed[zone] and state.supply[good] > 0 and rounds > 1.5:
        return WEIGHTS.loading_place * state.free_places(galley)
    return 0.0


def steps_left(state: SerenissimaState, galley: int) -> int:
    """Zones that the galley can still move this turn; NOTHING if it can do nothing more."""
    if galley != state.active or len(state.pending) < 2 or isinstance(state.pending[-1], Invest):
        return NOTHING
    return 0 if state.blockers else state.galley_sailors[galley] - state.moved


def cargo_worth(state: SerenissimaState, seat: int, galley: int, left: float, rounds: float) -> float:
    """The best port for the cargo, less the longer it takes to get there."""
    cargo = state.cargo[galley]
    if not cargo:
        return 0.0
    sailors = state.galley_sailors[galley]
    steps = steps_left(state, galley)
    distance = state.edition.distance[state.galley_zone[galley]]
    best = 0.0
    for port in range(PORTS):
        if state.closed[port]:
            continue
        if distance[port] <= steps:
            share = WEIGHTS.sale_now
        else:
            turns = (distance[port] + sailors - 1) // sailors if distance[port] > 0 else 1
            if turns > 4 or turns > rounds + 0.5:
                continue
            share = WEIGHTS.sale_later[turns]
        best = max(best, share * sale_worth(state, seat, cargo, port, left, rounds))
    return best + WEIGHTS.good_aboard * len(cargo)


def sale_worth(
    state: SerenissimaState, seat: int, cargo: tuple[int, ...], port: int, left: float, rounds: float
) -> float:
    """What the cargo brings in this port: ducats at once, or higher payouts of an own port."""
    edition = state.edition
    stored = state.stored[port]
    taken = len(stored)
    spaces = edition.spaces[port]
    if taken >= spaces:
        return 0.0
    is_own = state.port_owner[port] == seat
    made = edition.makes[port]
    worth = 0.0
    last = NOTHING
    for good in cargo:
        if good in (last, made) or good in stored or taken >= spaces:
            continue
        last = good
        if is_own:
            worth += left * (edition.payouts[port][taken + 1] - edition.payouts[port][taken] - WEIGHTS.free_space)
            worth += own_extra(state, port, good, left, rounds)
        else:
            worth += edition.prices[port][taken]
        if good == SPICE:
            worth += SPICE_BONUS
        taken += 1
    return worth


def own_extra(state: SerenissimaState, port: int, good: int, left: float, rounds: float) -> float:
    """Wine for the wine card, gold and marble for a basilica."""
    if good == WINE:
        return WINE_DUCATS * WEIGHTS.wine_a_round * rounds
    if (good == GOLD and state.has_good(port, MARBLE)) or (good == MARBLE and state.has_good(port, GOLD)):
        return WEIGHTS.basilica * left * BASILICA_DUCATS if state.basilicas > 0 else 0.0
    return 0.0
