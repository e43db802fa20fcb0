"""The fixed numbers and names of the game; all that an edition cannot change."""

from __future__ import annotations

from typing import Final

# Goods, and as the last kind of piece that a galley carries the sailor
WOOD: Final = 0
STONE: Final = 1
MARBLE: Final = 2
WINE: Final = 3
GOLD: Final = 4
SPICE: Final = 5
GOODS: Final = ("wood", "stone", "marble", "wine", "gold", "spice")
KINDS_OF_GOODS: Final = 6
SAILOR: Final = 6
PIECES: Final = (*GOODS, "sailor")
KINDS_OF_PIECES: Final = 7

# Galleys carry their numbers; lists by galley leave place 0 empty.
GALLEYS: Final = 15
GALLEYS_OF_FEW: Final = 12  # with 2 or 3 players
FLEET_LIMIT: Final = 6
PLACES: Final = 5
CATCH_UP_FLEET: Final = 2

FORTS: Final = 5
BASILICAS: Final = 5
FORT_DICE: Final = 2

START_DUCATS: Final = 5
START_SAILORS: Final = 3
SAILORS: Final[tuple[int, ...]] = (0, 0, 30, 26, 22)  # by number of players
START_GALLEYS: Final[tuple[int, ...]] = (0, 0, 3, 2, 2)
CLOSED_KINDS: Final[tuple[int, ...]] = (WOOD, WINE, STONE, MARBLE)  # SE-0 in this order

GOOD_COST: Final = 1
SAILOR_COST: Final = 1
FORT_COST: Final = 2
BASILICA_COST: Final = 2
SPICE_BONUS: Final = 2
WINE_DUCATS: Final = 3
BASILICA_DUCATS: Final = 5
PAYOUTS: Final = 3

# SE-5.1 Doge cards
WINE_CARD: Final = 0
SHUFFLE_CARD: Final = 3
CARD_KINDS: Final = ("wine", "1 hourglass", "2 hourglasses", "2 hourglasses + shuffle")
CARD_STEPS: Final[tuple[int, ...]] = (0, 1, 2, 2)

NOBODY: Final = -1
NOTHING: Final = -1


def galley_name(galley: int) -> str:
    """How a galley is called in events, questions and refusals."""
    return f"galley {galley}"
