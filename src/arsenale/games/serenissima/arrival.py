"""What awaits the active galley where it could sail to: a sale, a port to be taken, fights, blockades. All of it lies
open on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...engine.preview import Effect
from .blockade import blockers_in
from .forecast import cargo_sale
from .rounds import port_payout
from .state import SerenissimaState
from .terms import NOBODY, galley_name

Phrase = tuple[str, Mapping[str, Any]]


def of_voyage(state: SerenissimaState, voyage: Sequence[int]) -> list[Effect]:
    """SE-2.2 From where the galley lies through these zones to the last of them."""
    galley, goal = state.active, voyage[-1]
    moved, crew = state.moved + len(voyage), state.galley_sailors[galley]
    left_behind = (state.galley_zone[galley], *voyage[:-1])
    stoppers = blockers_in(state, goal)
    # SE-2.3 Whether it gets there at all, and may do there what it wants.
    is_free = not stoppers and not any(blockers_in(state, zone) for zone in left_behind)
    told = [*sale_there(state, goal), *port_there(state, goal), *foes_there(state, goal, crew - moved)]
    told = [effect._replace(sure=is_free) for effect in told]
    told.append(Effect("zones", {"moved": moved, "zones": crew}, icon="waves"))
    if stoppers:
        told.append(Effect("may-stop", {"seats": list(stoppers)}, sure=False, icon="galley"))
    return told


def sale_there(state: SerenissimaState, goal: int) -> list[Effect]:
    """SE-3.1 What the cargo brings there."""
    sale = cargo_sale(state, state.active, goal)
    if not sale.goods:
        return []
    args = {"port": state.edition.zones[goal], "ducats": sale.ducats, "goods": sale.goods}
    return [Effect("sells-for" if sale.ducats else "stores", args, icon="coin")]


def port_there(state: SerenissimaState, goal: int) -> list[Effect]:
    """SE-3.6 A neutral port needs only a landing; SE-3.8 a last one cannot be had."""
    if not state.has_open_port(goal):
        return []
    owner, port = state.port_owner[goal], state.edition.zones[goal]
    if owner == NOBODY:
        return [Effect("neutral-there", {"port": port, "ducats": port_payout(state, goal)}, icon="anchor")]
    seat = state.galley_owner[state.active]
    if owner == seat or state.can_be_attacked(goal, seat):
        return []
    return [Effect("last-port-there", {"port": port, "owner": owner}, icon="anchor")]


def foes_there(state: SerenissimaState, goal: int, value: int) -> list[Effect]:
    """SE-3.4, SE-3.7 How strong the galley arrives, and against whom."""
    foes = foes_in(state, goal)
    if not foes:
        return []
    if value <= 0:
        return [Effect("tired-there", {}, icon="skull")]
    return [Effect("foes-there", {"value": value, "foes": foes}, icon="skull")]


def foes_in(state: SerenissimaState, zone: int) -> list[Phrase]:
    """SE-3.7 The galleys of the port's owner, then the port, then all other foreign galleys."""
    seat = state.galley_owner[state.active]
    owner = state.port_owner[zone] if state.can_be_attacked(zone, seat) else NOBODY
    strangers = [galley for galley in state.fleets[zone] if state.galley_owner[galley] != seat]
    foes = [_galley(state, galley) for galley in strangers if state.galley_owner[galley] == owner]
    if owner != NOBODY:
        fort = 1 if state.has_fort[zone] else 0
        foes.append(("effect-foe-port", {"sailors": state.port_sailors[zone], "fort": fort}))
    return foes + [_galley(state, galley) for galley in strangers if state.galley_owner[galley] != owner]


def _galley(state: SerenissimaState, galley: int) -> Phrase:
    return "effect-foe-galley", {"galley": galley_name(galley), "sailors": state.galley_sailors[galley]}
