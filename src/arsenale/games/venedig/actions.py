"""The action space of an edition: where each kind of action begins, and its text form."""

from __future__ import annotations

from typing import Final

from ...engine.space import Space
from .geography import Geography
from .terms import BUILDINGS, CASA, NEEDS, PALAZZO

# The same in every edition
DONE: Final = 0
LAY: Final[tuple[int, ...]] = (0, 1, 3, 5, 8)  # by type, + cards, from 1; a full set at once is a solo
LAST_LAY: Final = 10
LAID_TYPE: Final[tuple[int, ...]] = (-1, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4)  # by action
LAID_CARDS: Final[tuple[int, ...]] = (0, 1, 1, 2, 1, 2, 1, 2, 3, 1, 2)
SOLO: Final = 10  # + type, from Palazzo
BUILD: Final = 15  # + type
DISCARD: Final = 19  # + type, from Palazzo
DRAW_POOL: Final = 24  # + type
DRAW_PILE: Final = 29
SWAP: Final = 30  # + type
GOLD: Final = 34  # + spaces, from 1

Entry = tuple[str, tuple[str | int, ...]]


class Actions:
    """The numbers of what differs between editions: gold, hexes and sites."""

    def __init__(self, geography: Geography, most_spaces: int) -> None:
        self.drain: int = GOLD + most_spaces + 1  # + hex
        self.site: int = self.drain + len(geography.names)  # + site
        self.space: Space = Space(fixed_entries() + edition_entries(geography, most_spaces))


def fixed_entries() -> list[Entry]:
    beyond_casa = BUILDINGS[PALAZZO:]
    entries: list[Entry] = [("done", ()), ("lay", (BUILDINGS[CASA],))]
    for name, needed in zip(beyond_casa, NEEDS[PALAZZO:], strict=True):
        entries += [("lay", (name, cards)) for cards in range(1, needed)]
    entries += [("solo", (name,)) for name in beyond_casa]
    entries += [("build", (name,)) for name in BUILDINGS]
    entries += [("discard", (name,)) for name in beyond_casa]
    entries += [("draw", ("pool", name)) for name in BUILDINGS]
    entries.append(("draw", ("pile",)))
    entries += [("swap", (name,)) for name in BUILDINGS]
    return entries


def edition_entries(geography: Geography, most_spaces: int) -> list[Entry]:
    entries: list[Entry] = [("gold", (spaces,)) for spaces in range(1, most_spaces + 1)]
    entries += [("drain", (name,)) for name in geography.names]
    for number, hexes in enumerate(geography.sites):
        if number < geography.first_bridge:
            entries.append(("site", tuple([geography.names[place] for place in hexes])))
        else:
            bridge = (number - geography.first_bridge) // 2 + 1
            entries.append(("bridge", (bridge, geography.quarter_names[geography.counted_quarter(number)])))
    return entries
