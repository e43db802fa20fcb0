"""The fixed numbers and names of the game; all that an edition cannot change."""

from __future__ import annotations

from typing import Final

# Tile kinds
GONDOLA: Final = 0
BARRIER: Final = 1
GALLEY: Final = 2
KINDS: Final = ("gondola", "barrier", "galley")

# What a cell does
BUY: Final = 0
CONSTRUCT: Final = 1
REPLACE: Final = 2
INTRIGUE: Final = 3
DUCATS: Final = 4
CELL_ACTIONS: Final = ("buy", "construct", "replace", "intrigue", "ducats")

# DS-2.4 The three intrigues
NEW_DOGE: Final = 1
FREE_APPROVAL: Final = 2
BOUGHT_APPROVALS: Final = 3

# What the right side of a barrier gives
BONUS_EXTRA: Final = 0
BONUS_DUCATS: Final = 1
BONUS_APPROVALS: Final = 2
BONUS_VP: Final = 3

PANELS: Final = ("red", "green", "white", "yellow", "blue", "black")
COLOURS: Final = ("blue", "green", "red", "yellow")
SECTIONS: Final = ("stern", "middle", "bow")
DECKS: Final = ("lower", "upper")
ZONES: Final = ("stern lower", "middle lower", "bow lower", "stern upper", "middle upper", "bow upper")

# One numbering for all tiles: galley parts, barriers by priority, gondolas.
GALLEYS: Final = 36
BARRIERS: Final = 26
GONDOLAS: Final = 14
FIRST_BARRIER: Final = 36
FIRST_GONDOLA: Final = 62
TILES: Final = 76
DOGE_TILES: Final = 16
CELLS: Final = 36

# Stacks: the six zones, then barriers and gondolas
BARRIER_STACK: Final = 6
GONDOLA_STACK: Final = 7
STACKS: Final = (*ZONES, "barrier", "gondola")
DOGE_STACK: Final = 8  # only as the place where drawn tiles come from

INSPECTION: Final = -1  # in `doge_event`; 0 is no event, above 0 the level of a high water

START_DUCATS: Final = 12
MARKERS: Final = 5
YARD_TILES: Final = 5
YARD_GALLEYS: Final = 2
LOOK: Final = 3
REORDER_COST: Final = 2
FAVOUR_COST: Final = 2
QUIET_ROUNDS: Final = 5  # DS-4.3 in a row end the match
QUIET_TOLD: Final = 3  # from so many on the table is told how many are left
NO_PRIORITY: Final = 99

# DS-0 Section lengths by number of players
LENGTHS: Final[tuple[tuple[int, int, int], ...]] = (
    (0, 0, 0),
    (0, 0, 0),
    (2, 2, 2),
    (3, 2, 3),
    (3, 4, 3),
    (4, 3, 4),
)


def tile_number(name: str) -> int:
    """The tile that `tile_name` calls so."""
    kind, number = name.split()
    return int(number) - 1 + {"galley": 0, "barrier": FIRST_BARRIER, "gondola": FIRST_GONDOLA}[kind]


def tile_name(tile: int) -> str:
    """How a tile is called in text forms and views: `galley 12`, `barrier 7` (its priority), `gondola 3`."""
    if tile < FIRST_BARRIER:
        return f"galley {tile + 1}"
    if tile < FIRST_GONDOLA:
        return f"barrier {tile - FIRST_BARRIER + 1}"
    return f"gondola {tile - FIRST_GONDOLA + 1}"
