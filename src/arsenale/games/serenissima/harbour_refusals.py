"""Why a galley cannot sell, fight or land where it lies (SE-3), and what it could do there instead."""

from __future__ import annotations

from ...engine.event import Value
from ...engine.refusal import Refusal
from .actions import ATTACK, ATTACK_PORT, HIRE, HIRE_ABOARD, LAND, LOAD_FROM_PORT, SELL, deed_of
from .deeds import SAIL_ON, SAIL_OUT, deeds
from .fighting import sailors_refusal
from .state import SerenissimaState
from .terms import GALLEYS, GOODS, KINDS_OF_GOODS, NOBODY, PLACES, galley_name


def port_call_refusal(state: SerenissimaState, seat: int, action: int, value: int) -> Refusal | None:
    """Why the galley cannot sell, attack or land here."""
    if SELL <= action < SELL + KINDS_OF_GOODS:
        return sale_refusal(state, action - SELL)
    if ATTACK < action <= ATTACK + GALLEYS:
        return attack_refusal(state, seat, action - ATTACK, value)
    if action == ATTACK_PORT:
        return port_refusal(state, seat, value)
    if LAND <= action <= LAND + PLACES:
        return landing_refusal(state, seat, action - LAND)
    return past_refusal(action)


def past_refusal(action: int) -> Refusal | None:
    """SE-1, SE-2 What the turn has no place for any more: loading comes first, investing instead of all this."""
    if LOAD_FROM_PORT <= action < SELL:
        return Refusal("SE-2", "loading-is-over", is_past=True)
    if HIRE_ABOARD < action <= HIRE_ABOARD + GALLEYS or deed_of(action) >= HIRE:
        return Refusal("SE-1", "no-investment-now", is_past=True)
    return None


def sale_refusal(state: SerenissimaState, good: int) -> Refusal:
    zone = state.galley_zone[state.active]
    name = state.edition.zones[zone]
    if good not in state.cargo[state.active]:
        return Refusal("SE-3.1", "not-aboard", {"piece": GOODS[good], "galley": galley_name(state.active)})
    if not state.has_open_port(zone):
        return Refusal("SE-3.1", "no-port-here", {"zone": name})
    if state.edition.makes[zone] == good:
        return Refusal("SE-3.1", "made-here", {"port": name, "good": GOODS[good]})
    if good in state.stored[zone]:
        return Refusal("SE-3.1", "stored-here", {"port": name, "good": GOODS[good]})
    return Refusal("SE-3.1", "warehouse-full", {"port": name})


def attack_refusal(state: SerenissimaState, seat: int, galley: int, value: int) -> Refusal:
    name = galley_name(galley)
    zone = state.galley_zone[state.active]
    if state.galley_owner[galley] == seat:
        return own_galley_refusal(state, galley)
    if state.galley_zone[galley] != zone:
        return Refusal("SE-3.4", "galley-not-here", {"galley": name, "zone": state.edition.zones[zone]})
    if value <= 0:
        return tired(state)
    return Refusal("SE-3.5", "blockers-first", {"galley": name, "by": state.blockers[-1]})


def port_refusal(state: SerenissimaState, seat: int, value: int) -> Refusal:
    zone = state.galley_zone[state.active]
    name = state.edition.zones[zone]
    owner = state.port_owner[zone]
    if not state.has_open_port(zone):
        return Refusal("SE-3.7", "no-port-here", {"zone": name})
    if owner == seat:
        return Refusal("SE-3.7", "own-port", {"port": name})
    if owner == NOBODY:
        return Refusal("SE-3.6", "port-neutral", {"port": name})
    if not state.can_be_attacked(zone, seat):
        return Refusal("SE-3.8", "last-port", {"port": name, "owner": owner})
    if value <= 0:
        return tired(state)
    return guards_refusal(state, zone)


def guards_refusal(state: SerenissimaState, zone: int) -> Refusal:
    """SE-3.7 The owner's galleys must be beaten before their port, its fort and its sailors."""
    owner = state.port_owner[zone]
    guards = [galley_name(galley) for galley in state.fleets[zone] if state.galley_owner[galley] == owner]
    port: dict[str, Value] = {"port": state.edition.zones[zone], "sailors": state.port_sailors[zone]}
    fort = 1 if state.has_fort[zone] else 0
    return Refusal("SE-3.7", "guards-first", {"owner": owner, "galleys": guards, **port, "fort": fort})


def tired(state: SerenissimaState) -> Refusal:
    """SE-3.4 [R] A value of 0 attacks nobody."""
    sailors = state.galley_sailors[state.active]
    return Refusal("SE-3.4", "no-fight-left", {"sailors": sailors, "moved": state.moved})


def landing_refusal(state: SerenissimaState, seat: int, sailors: int) -> Refusal:
    zone = state.galley_zone[state.active]
    name = state.edition.zones[zone]
    if not state.has_open_port(zone):
        return Refusal("SE-3.6", "no-port-here", {"zone": name})
    owner = state.port_owner[zone]
    if owner == seat:
        return Refusal("SE-3.6", "own-port", {"port": name})
    if owner != NOBODY:
        return Refusal("SE-3.7", "port-not-neutral", {"port": name, "owner": owner})
    return sailors_refusal(state, zone, sailors)


def own_galley_refusal(state: SerenissimaState, galley: int) -> Refusal:
    """SE-1 Whoever points at a galley of their own does not mean to attack it: which one it is, and when it acts."""
    if galley == state.active:
        return Refusal("SE-2", "active-galley", {"galley": galley_name(galley)})
    waits = 1 if galley > state.active else 0
    return Refusal("SE-1", "own-galley", {"galley": galley_name(galley), "waits": waits})


def lying_refusal(state: SerenissimaState, seat: int, options: list[int], value: int) -> Refusal:
    """Why the galley does not sail to where it lies. Whoever points there wants something of the port: what it takes to
    attack it, else what the galley can do here."""
    zone = state.galley_zone[state.active]
    name = state.edition.zones[zone]
    if state.can_be_attacked(zone, seat) and value > 0 and ATTACK_PORT not in options:
        return guards_refusal(state, zone)
    can_do = [deed for deed in deeds(state, seat, options) if deed not in (SAIL_OUT, SAIL_ON)]
    if can_do:
        return Refusal("SE-2", "lies-here", {"zone": name, "deeds": can_do})
    if state.port_owner[zone] not in (NOBODY, seat):
        return Refusal("SE-3.8", "last-port", {"port": name, "owner": state.port_owner[zone]})
    return Refusal("SE-2.2", "already-there", {"zone": name})
