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
    unmade = [GOODS[good] for good in range(len(GOODS)) if not producers(edition, good)]
    if unmade:
        file.warn("no-producer", {"goods": unmade})
    missing = [name for name, count in zip(GOODS, edition.supply, strict=True) if count == 0]
    if missing:
        file.warn("no-supply", {"goods": missing})


def _warn_of_closing(edition: Edition, file: EditionFile) -> None:
    """SE-0 With 2 or 3 players a port of each of four kinds is closed."""
    rare = [GOODS[good] for good in CLOSED_KINDS if len(producers(edition, good)) == 1]
    if rare:
        file.warn("last-producer-closed", {"goods": rare})


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
    ports = range(edition.ports)
    small = [port for port in ports if edition.is_start[port] and edition.spaces[port] < START_SAILORS]
    if small:
        file.warn("small-start-ports", {"ports": names(edition, small), "sailors": START_SAILORS})
    large = [port for port in ports if edition.spaces[port] > len(can_store(edition, port))]
    if large:
        file.warn("never-full", {"ports": names(edition, large)})
    odd = [port for port in ports if edition.prices[port][0] < CHEAPEST or edition.prices[port][-1] > DEAREST]
    if odd:
        file.warn("odd-prices", {"ports": names(edition, odd), "cheapest": CHEAPEST, "dearest": DEAREST})


def names(edition: Edition, ports: list[int]) -> list[str]:
    return [edition.names[port] for port in ports]


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
