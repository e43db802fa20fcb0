"""What the owner of an edition should know of it: rules that are dead with its values, and what looks odd."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ...engine.edition import EditionFile
from .terms import (
    CARD_KINDS,
    CARD_STEPS,
    CLOSED_KINDS,
    GOLD,
    GOODS,
    MARBLE,
    SHUFFLE_CARD,
    START_SAILORS,
    STONE,
    WOOD,
)

if TYPE_CHECKING:
    from .edition import Edition

# As the rules print it
PORTS: Final = 19
CARDS: Final = 5
CHEAPEST: Final = 2  # ducats for a good
DEAREST: Final = 6


def warn(edition: Edition, file: EditionFile) -> None:
    _warn_of_goods(edition, file)
    _warn_of_closing(edition, file)
    _warn_of_buildings(edition, file)
    _warn_of_ports(edition, file)
    _warn_of_rounds(edition, file)


def producers(edition: Edition, good: int) -> list[int]:
    return [port for port in range(edition.ports) if edition.makes[port] == good]


def can_store(edition: Edition, port: int) -> list[int]:
    """SE-3.1 The goods that can ever be sold in a port: made elsewhere, and there are some."""
    return [
        good
        for good in range(len(GOODS))
        if edition.makes[port] != good and edition.supply[good] > 0 and producers(edition, good)
    ]


def _warn_of_goods(edition: Edition, file: EditionFile) -> None:
    """SE-2.1 Goods that never come into the match."""
    for good, name in enumerate(GOODS):
        if not producers(edition, good):
            file.warn("no-producer", {"good": name})
        elif edition.supply[good] == 0:
            file.warn("no-supply", {"good": name})


def _warn_of_closing(edition: Edition, file: EditionFile) -> None:
    """SE-0 With 2 or 3 players a port of each of four kinds is closed."""
    for good in CLOSED_KINDS:
        if len(producers(edition, good)) == 1:
            file.warn("last-producer-closed", {"good": GOODS[good]})


def _warn_of_buildings(edition: Edition, file: EditionFile) -> None:
    """SE-4.3 A port must have room for what it does not make itself."""
    for building, needs in (("fort", (WOOD, STONE)), ("basilica", (GOLD, MARBLE))):
        for port in range(edition.ports):
            missing = [good for good in needs if good != edition.makes[port]]
            if len(missing) <= edition.spaces[port] and set(missing) <= set(can_store(edition, port)):
                break
        else:
            file.warn("no-building", {"building": building, "first": GOODS[needs[0]], "second": GOODS[needs[1]]})


def _warn_of_ports(edition: Edition, file: EditionFile) -> None:
    if edition.ports != PORTS:
        file.warn("port-count", {"count": edition.ports, "printed": PORTS})
    for port in range(edition.ports):
        name, spaces = edition.names[port], edition.spaces[port]
        if edition.is_start[port] and spaces < START_SAILORS:
            file.warn("small-start-port", {"port": name, "spaces": spaces, "sailors": START_SAILORS})
        fill = len(can_store(edition, port))
        if spaces > fill:
            file.warn("never-full", {"port": name, "spaces": spaces, "goods": fill})
        if edition.prices[port][0] < CHEAPEST or edition.prices[port][-1] > DEAREST:
            file.warn("odd-prices", {"port": name, "cheapest": CHEAPEST, "dearest": DEAREST})


def _warn_of_rounds(edition: Edition, file: EditionFile) -> None:
    """SE-5.1, SE-5.2 The Doge cards and the payouts."""
    if len(edition.cards) != CARDS:
        file.warn("card-count", {"count": len(edition.cards), "printed": CARDS})
    for card, name in enumerate(CARD_KINDS):
        if card not in edition.cards and card != SHUFFLE_CARD:
            file.warn("no-card", {"card": name})
    if SHUFFLE_CARD not in edition.cards:
        file.warn("no-shuffle-card")
    longest = max(CARD_STEPS[card] for card in edition.cards)
    for players, spaces in enumerate(edition.track_payouts):
        if any(after - before < longest for before, after in pairwise(spaces)):
            file.warn("payouts-side-by-side", {"players": players})
