"""Why a piece cannot be loaded (SE-2.1, SE-2.4)."""

from __future__ import annotations

from ...engine.refusal import Refusal
from .actions import (
    BUY,
    DUMP,
    DUMP_FROM,
    LOAD_FROM,
    LOAD_FROM_PORT,
    PAIR_GIVEN,
    PAIR_TAKEN,
    PAIRS,
    PUT_INTO,
    PUT_INTO_PORT,
    SWAP,
)
from .flow import THE_SUPPLY, Flow, inward, reverse, transfers
from .state import SerenissimaState
from .terms import GOOD_COST, GOODS, KINDS_OF_GOODS, KINDS_OF_PIECES, PIECES, SAILOR, galley_name


def good_cost(state: SerenissimaState, seat: int, port: int, flow: Flow) -> int:
    """SE-2.1 In one's own port the first good of a turn is free."""
    if state.port_owner[port] == seat and inward(THE_SUPPLY, state.edition.makes[port]) not in flow:
        return 0
    return GOOD_COST


def loading_refusal(state: SerenissimaState, seat: int, flow: Flow, action: int) -> Refusal:
    """Why this loading action is not among the options."""
    if action <= PUT_INTO_PORT:
        refused = port_crew_refusal(state, seat, action)
    elif action < DUMP:
        refused = buying_refusal(state, seat, action - BUY, flow)
    elif action < LOAD_FROM + KINDS_OF_PIECES:
        refused = aboard_refusal(state, state.active, action - DUMP)
    else:
        refused = partner_refusal(state, seat, action)
    # What nothing else forbids is the way back of something transferred before.
    if refused is not None and not any(reverse(transfer) in flow for transfer in transfers(action)):
        return refused
    return Refusal("SE-2.4", "no-way-back", {})


def port_crew_refusal(state: SerenissimaState, seat: int, action: int) -> Refusal | None:
    port = state.galley_zone[state.active]
    name = state.edition.zones[port]
    if state.port_owner[port] != seat:
        return Refusal("SE-2.1", "no-own-port-here", {"zone": name})
    if action == LOAD_FROM_PORT and state.port_sailors[port] == 1:
        return Refusal("SE-2.1", "port-needs-sailor", {"port": name})
    if action == LOAD_FROM_PORT and state.free_places(state.active) == 0:
        return Refusal("SE-2.1", "galley-full", {"galley": galley_name(state.active)})
    if action == PUT_INTO_PORT and state.port_sailors[port] == state.edition.spaces[port]:
        return Refusal("SE-2.1", "port-full-of-sailors", {"port": name, "sailors": state.port_sailors[port]})
    return None


def buying_refusal(state: SerenissimaState, seat: int, good: int, flow: Flow) -> Refusal | None:
    zone = state.galley_zone[state.active]
    name = state.edition.zones[zone]
    if not state.has_open_port(zone):
        return Refusal("SE-2.1", "no-port-here", {"zone": name})
    if state.edition.makes[zone] != good:
        return Refusal("SE-2.1", "not-made-here", {"port": name, "good": GOODS[good]})
    if state.supply[good] == 0:
        return Refusal("SE-2.1", "supply-empty", {"good": GOODS[good]})
    if state.free_places(state.active) == 0:
        return Refusal("SE-2.1", "galley-full", {"galley": galley_name(state.active)})
    cost = good_cost(state, seat, zone, flow)
    if cost > state.ducats[seat]:
        return Refusal("SE-2.1", "too-dear", {"cost": cost, "ducats": state.ducats[seat]})
    return None


def aboard_refusal(state: SerenissimaState, galley: int, piece: int) -> Refusal | None:
    """A piece that is not there to be given; a galley on the board always has a sailor."""
    if piece != SAILOR and piece not in state.cargo[galley]:
        return Refusal("SE-2.1", "not-aboard", {"piece": PIECES[piece], "galley": galley_name(galley)})
    return None


def partner_refusal(state: SerenissimaState, seat: int, action: int) -> Refusal | None:
    """Why a piece cannot pass between the active galley and another."""
    if action < PUT_INTO + KINDS_OF_PIECES:
        code = action - LOAD_FROM
        partner = code // KINDS_OF_PIECES
        return stranger_refusal(state, seat, partner) or pass_refusal(
            state, code % KINDS_OF_PIECES, partner, state.active
        )
    if action < DUMP_FROM + KINDS_OF_GOODS:
        code = action - PUT_INTO
        partner = code // KINDS_OF_PIECES
        return stranger_refusal(state, seat, partner) or pass_refusal(
            state, code % KINDS_OF_PIECES, state.active, partner
        )
    if action < SWAP + PAIRS:
        code = action - DUMP_FROM
        partner = code // KINDS_OF_GOODS
        return stranger_refusal(state, seat, partner) or aboard_refusal(state, partner, code % KINDS_OF_GOODS)
    partner = (action - SWAP) // PAIRS
    return stranger_refusal(state, seat, partner) or swap_refusal(state, partner, (action - SWAP) % PAIRS)


def stranger_refusal(state: SerenissimaState, seat: int, galley: int) -> Refusal | None:
    """SE-2.1 Pieces go only to and from galleys of the same owner in the zone."""
    name = galley_name(galley)
    if galley == state.active:
        return Refusal("SE-2.1", "active-itself", {"galley": name})
    if state.galley_owner[galley] != seat:
        return Refusal("SE-2.1", "not-your-galley", {"galley": name})
    zone = state.galley_zone[state.active]
    if state.galley_zone[galley] != zone:
        return Refusal("SE-2.1", "galley-not-here", {"galley": name, "zone": state.edition.zones[zone]})
    return None


def pass_refusal(state: SerenissimaState, piece: int, giver: int, taker: int) -> Refusal | None:
    if state.free_places(taker) == 0:
        return aboard_refusal(state, giver, piece) or Refusal("SE-2.1", "galley-full", {"galley": galley_name(taker)})
    return aboard_refusal(state, giver, piece)


def swap_refusal(state: SerenissimaState, partner: int, pair: int) -> Refusal | None:
    """SE-2.4 Both pieces must be aboard, and no last sailor is swapped."""
    given = PAIR_GIVEN[pair]
    taken = PAIR_TAKEN[pair]
    for galley, piece in ((state.active, given), (partner, taken)):
        missing = aboard_refusal(state, galley, piece)
        if missing is not None:
            return missing
        if piece == SAILOR and state.galley_sailors[galley] == 1:
            return Refusal("SE-2.4", "last-sailor-stays", {"galley": galley_name(galley)})
    return None
