"""The fixed numbers and names of the game; all that an edition cannot change."""

from __future__ import annotations

from typing import Final

# Tile kinds
GONDOLA: Final = 0
BARRIER: Final = 1
GALLEY: Final = 2
KINDS: Final = ("gondola", "barrier", "galley")
A_KIND: Final = ("a gondola", "a barrier", "a galley")  # by kind: its name in a question, with an article
NO_KIND: Final = ("no gondola", "no barrier", "no galley")  # by kind: its name where there is none

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

# DS-0 How many tiles the box has of each kind, and how many an edition may have.
BOX: Final = {"galley": 36, "barrier": 26, "gondola": 14, "doge": 16}
GALLEYS: Final = 42
BARRIERS: Final = 32
GONDOLAS: Final = 18
DOGE_TILES: Final = 20
CELLS: Final = 36


def numbered_tiles() -> list[str]:
    """How tiles are called in text forms and views: `galley 12`, `barrier 7`, `gondola 3`. One numbering for all: first
    those that the box has, so that its matches keep their keys, then those that an edition may have beyond them."""
    most = {"galley": GALLEYS, "barrier": BARRIERS, "gondola": GONDOLAS}
    boxed = [f"{kind} {number}" for kind in most for number in range(1, BOX[kind] + 1)]
    return boxed + [f"{kind} {number}" for kind in most for number in range(BOX[kind] + 1, most[kind] + 1)]


TILE_NAMES: Final[list[str]] = numbered_tiles()
TILES: Final = 92
TILE_BY_NAME: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILE_NAMES)}
# By tile: its number among those of its kind, from 1
NUMBERS: Final[list[int]] = [int(name.split()[1]) for name in TILE_NAMES]
# By number - 1: the tile
GALLEY_TILES: Final[list[int]] = [TILE_BY_NAME[f"galley {number}"] for number in range(1, GALLEYS + 1)]
BARRIER_TILES: Final[list[int]] = [TILE_BY_NAME[f"barrier {number}"] for number in range(1, BARRIERS + 1)]
GONDOLA_TILES: Final[list[int]] = [TILE_BY_NAME[f"gondola {number}"] for number in range(1, GONDOLAS + 1)]

# Stacks: the six zones, then barriers and gondolas
BARRIER_STACK: Final = 6
GONDOLA_STACK: Final = 7
STACKS: Final = (*ZONES, "barrier", "gondola")
DOGE_STACK: Final = 8  # only as the place where drawn tiles come from

START_DUCATS: Final = 12
MARKERS: Final = 5
YARD_TILES: Final = 5
YARD_GALLEYS: Final = 2
LOOK: Final = 3
REORDER_COST: Final = 2
FAVOUR_COST: Final = 2
QUIET_ROUNDS: Final = 5  # DS-4.3 in a row end the match
QUIET_TOLD: Final = 3  # from so many on the table is told how many are left
NO_PRIORITY: Final = 100  # no barrier is worse than any

# DS-0 Section lengths by number of players
LENGTHS: Final[tuple[tuple[int, int, int], ...]] = (
    (0, 0, 0),
    (0, 0, 0),
    (2, 2, 2),
    (3, 2, 3),
    (3, 4, 3),
    (4, 3, 4),
)


def tile_name(tile: int) -> str:
    return TILE_NAMES[tile]


def tile_number(name: str) -> int:
    """The tile that `tile_name` calls so."""
    return TILE_BY_NAME[name]
