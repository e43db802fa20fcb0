"""What a seat may know: the only door out. All is open but the order of the Doge deck and, by option, money."""

from __future__ import annotations

from .fighting import fight_value
from .state import SerenissimaState
from .terms import CARD_KINDS, GOODS, NOBODY, PAYOUTS
from .view_types import GalleyView, Pieces, PortView, Roll, TurnView, ZoneView


def pieces(state: SerenissimaState, seat: int | None) -> Pieces:
    """Everything on the table as the seat sees it; None is a spectator."""
    ducats = _ducats(state, seat)
    return {
        "scores": ducats,
        "ducats": ducats,
        "money_hidden": state.money_hidden,
        "first": state.first,
        "stock": list(state.stock),
        "ports_owned": [state.port_owner.count(owner) for owner in range(state.players)],
        "zones": {name: _zone(state, zone) for zone, name in enumerate(state.edition.zones)},
        "galleys": {
            str(galley): _galley(state, galley)
            for galley in range(1, state.numbers + 1)
            if state.galley_owner[galley] != NOBODY
        },
        "numbers": state.numbers,
        "supply": {GOODS[good]: left for good, left in enumerate(state.supply)},
        "forts": state.forts,
        "basilicas": state.basilicas,
        "turn": _turn(state),
        "roll": _roll(state),
        "track": {
            "start": state.edition.track_start[state.players],
            "space": state.track,
            "payout_spaces": list(state.edition.track_payouts[state.players]),
            "payouts": state.payouts,
            "payouts_in_all": PAYOUTS,
        },
        "cards_left": len(state.deck),
        "discards": [CARD_KINDS[card] for card in state.discards],
        "cards": [CARD_KINDS[card] for card in state.edition.cards],
    }


def _ducats(state: SerenissimaState, seat: int | None) -> list[int | None]:
    """SE-0 With hidden money the others' totals stay hidden to the end."""
    is_open = not state.money_hidden or state.finished
    return [held if is_open or owner == seat else None for owner, held in enumerate(state.ducats)]


def _zone(state: SerenissimaState, zone: int) -> ZoneView:
    edition = state.edition
    return {
        "name": edition.names[zone],
        "next": [edition.zones[other] for other in edition.next_zones[zone]],
        "galleys": list(state.fleets[zone]),
        "port": _port(state, zone) if zone < edition.ports else None,
    }


def _port(state: SerenissimaState, port: int) -> PortView:
    edition = state.edition
    owner = state.port_owner[port]
    return {
        "makes": GOODS[edition.makes[port]],
        "start": edition.is_start[port],
        "closed": state.closed[port],
        "owner": None if owner == NOBODY else owner,
        "sailors": state.port_sailors[port],
        "prices": list(edition.prices[port]),
        "stored": [GOODS[good] for good in state.stored[port]],
        "payouts": list(edition.payouts[port]),
        "fort": state.has_fort[port],
        "basilica": state.has_basilica[port],
    }


def _galley(state: SerenissimaState, galley: int) -> GalleyView:
    return {
        "owner": state.galley_owner[galley],
        "zone": state.edition.zones[state.galley_zone[galley]],
        "sailors": state.galley_sailors[galley],
        "goods": [GOODS[good] for good in state.cargo[galley]],
        "free": state.free_places(galley),
    }


def _turn(state: SerenissimaState) -> TurnView | None:
    """None between rounds."""
    if state.active == 0:
        return None
    return {
        "galley": state.active,
        "started": state.edition.zones[state.start_zone],
        "moved": state.moved,
        "route": [state.edition.zones[zone] for zone in state.route],
        "value": _value(state),
        "blockers": list(state.blockers),
    }


def _roll(state: SerenissimaState) -> Roll | None:
    """SE-3.4 The last roll, until somebody acts."""
    if not state.roll or not state.rolled_by:
        return None
    galley, value, hits, defence, hits_taken = state.roll
    attacker, defender, target = state.rolled_by
    return {
        "galley": galley,
        "attacker": attacker,
        "defender": defender,
        "target": target or None,
        "attack": {"dice": value, "skulls": hits},
        "defence": {"dice": defence, "skulls": hits_taken},
    }


def _value(state: SerenissimaState) -> int:
    """SE-3.4 What the active galley fights with, or would if its move ended now."""
    if state.value > 0:
        return fight_value(state)
    return max(0, state.galley_sailors[state.active] - state.moved)
