"""What a cargo sells for and how the round may end, from a state, where all of this lies open: for previews. Drawings
go by `worth.py`."""

from __future__ import annotations

from typing import NamedTuple

from .state import SerenissimaState
from .terms import CARD_STEPS, PAYOUTS, SPICE, SPICE_BONUS, WINE_CARD
from .worth import Sale


def cargo_sale(state: SerenissimaState, galley: int, port: int) -> Sale:
    """SE-3.1 All goods of the galley that the port takes now, and their price; none in the owner's own port. With too
    little room the cheapest spaces are filled, and spice goes first."""
    if not state.has_open_port(port):
        return Sale(0, 0)
    cargo = state.cargo[galley]
    kinds = len(
        [good for place, good in enumerate(cargo) if good not in cargo[:place] and not state.has_good(port, good)]
    )
    taken = len(state.stored[port])
    goods = min(kinds, state.edition.spaces[port] - taken)
    if goods == 0:
        return Sale(0, 0)
    is_own = state.port_owner[port] == state.galley_owner[galley]
    ducats = 0 if is_own else sum(state.edition.prices[port][taken : taken + goods])
    has_spice = SPICE in cargo and not state.has_good(port, SPICE)
    return Sale(goods, ducats + SPICE_BONUS if has_spice else ducats)


class RoundEnd(NamedTuple):
    """SE-5.1 What the next Doge card may bring, from the cards in the deck, which can be counted."""

    wine: float  # how likely wine is paid
    payout: float  # how likely the ports pay
    end: float  # how likely the match ends


def round_end(state: SerenissimaState) -> RoundEnd:
    """How likely each is, in whole counts of the deck: 1 means certain."""
    deck = state.deck or state.edition.cards
    spaces = state.edition.track_payouts[state.players]
    steps = [CARD_STEPS[card] for card in deck]
    pays = [step for step in steps if state.track + step >= spaces[state.payouts]] if state.payouts < PAYOUTS else []
    last = [step for step in steps if state.track + step >= spaces[-1]]
    wine = deck.count(WINE_CARD)
    return RoundEnd(wine / len(deck), len(pays) / len(deck), len(last) / len(deck))
