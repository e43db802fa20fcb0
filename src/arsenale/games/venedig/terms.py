"""The fixed numbers and names of the rules; all that an edition cannot change."""

from __future__ import annotations

from typing import Final

# The types of buildings (VE-0); a hex of the board holds one of them, nothing, or swamp.
CASA: Final = 0
PALAZZO: Final = 1
CAMPO: Final = 2
BASILICA: Final = 3
PONTE: Final = 4
FREE: Final = 5
SWAMP: Final = 6
TYPES: Final = 5
BUILDINGS: Final = ("casa", "palazzo", "campo", "basilica", "ponte")

# Of any length as far as types go: of one of known length mypyc makes a new tuple wherever it is looked into.
NEEDS: Final[tuple[int, ...]] = (1, 3, 3, 4, 3)  # cards to build
HEXES: Final[tuple[int, ...]] = (1, 2, 1, 3, 2)
CASA_POINTS: Final = 1
BASILICA_POINTS: Final = 7

SWAMP_VALUES: Final = 3  # 0, 1, 2 gold
LOWEST_TREASURE: Final = 3
TREASURE_VALUES: Final = 4  # 3, 4, 5, 6 gold
MOST_IN_SWAMP: Final = SWAMP_VALUES - 1
MOST_IN_TREASURE: Final = LOWEST_TREASURE + TREASURE_VALUES - 1
QUARTERS: Final = 5

# The track
SPACES: Final = 60
FIRST_PASS: Final = 10  # one printed space, passed twice
SECOND_PASS: Final = 45

MOST_PLAYERS: Final = 5
START_CARDS: Final = 3
HAND_LIMIT: Final = 5
MOST_FOR_SWAP: Final = 3  # with more in hand three further cards would not fit
CARDS_BY_SWAP: Final = 3
POOL_LIMIT: Final = 4
TYPES_BEFORE_ONE: Final = 2
DRAINS: Final = 2
GOLD_A_SPACE: Final = 5
QUIET_ROUNDS: Final = 3

NOBODY: Final = -1
