"""SE-2.4 What was transferred in a loading phase, so that nothing is transferred back."""

from __future__ import annotations

from typing import Final

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
from .terms import KINDS_OF_GOODS, KINDS_OF_PIECES, SAILOR

Flow = tuple[int, ...]  # the transfers made so far, each once: partner, kind of piece and direction in one number

# Partners of the active galley: the port, galleys by number, the supply
THE_PORT: Final = 0
THE_SUPPLY: Final = 16


def inward(partner: int, piece: int) -> int:
    """The transfer of a kind of piece from the partner into the active galley."""
    return (partner * KINDS_OF_PIECES + piece) * 2


def outward(partner: int, piece: int) -> int:
    """The transfer of a kind of piece from the active galley to the partner."""
    return (partner * KINDS_OF_PIECES + piece) * 2 + 1


def reverse(transfer: int) -> int:
    """The same partner and kind in the other direction."""
    return transfer ^ 1


def transfers(action: int) -> Flow:
    """The transfers of a loading action: one, or two in a swap. All that goes overboard goes to the supply."""
    if action <= PUT_INTO_PORT:
        return (inward(THE_PORT, SAILOR) + action - LOAD_FROM_PORT,)
    if action < DUMP:
        return (inward(THE_SUPPLY, action - BUY),)
    if action < LOAD_FROM + KINDS_OF_PIECES:
        return (outward(THE_SUPPLY, action - DUMP),)
    if action < PUT_INTO + KINDS_OF_PIECES:
        return ((action - LOAD_FROM) * 2,)
    if action < DUMP_FROM + KINDS_OF_GOODS:
        return ((action - PUT_INTO) * 2 + 1,)
    if action < SWAP + PAIRS:
        return (outward(THE_SUPPLY, (action - DUMP_FROM) % KINDS_OF_GOODS),)
    partner = (action - SWAP) // PAIRS
    pair = (action - SWAP) % PAIRS
    return (outward(partner, PAIR_GIVEN[pair]), inward(partner, PAIR_TAKEN[pair]))
