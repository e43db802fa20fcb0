"""What can be chosen, in a word for each kind: for questions and answers that promise nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .actions import ATTACK, ATTACK_PORT, LAND, LOAD_FROM_PORT, SAIL, SELL, deed_of
from .flow import THE_SUPPLY, outward, transfers
from .state import SerenissimaState
from .terms import KINDS_OF_GOODS, PLACES

# Names of deeds
LOAD: Final = "to load"
UNLOAD: Final = "to unload"
SAIL_OUT: Final = "to sail"
SAIL_ON: Final = "to sail on"
SELL_GOODS: Final = "to sell"
STORE: Final = "to store"
LAND_SAILORS: Final = "to land"
FIGHT: Final = "to fight"
RAID: Final = "to raid"
# As a turn has them
IN_ORDER: Final = (LOAD, UNLOAD, SAIL_OUT, SAIL_ON, SELL_GOODS, STORE, LAND_SAILORS, FIGHT, RAID)


def deeds(state: SerenissimaState, seat: int, options: Iterable[int]) -> list[str]:
    """What the active galley may do by these options, each once."""
    possible = {deed_called(state, seat, action) for action in options}
    return [deed for deed in IN_ORDER if deed in possible]


def deed_called(state: SerenissimaState, seat: int, action: int) -> str | None:
    """SE-2, SE-3 What an action of the galley is; None for the end of its turn."""
    if deed_of(action) == SAIL:
        return SAIL_ON if state.moved else SAIL_OUT
    if LOAD_FROM_PORT <= action < SELL:
        return loading_called(action)
    if SELL <= action < SELL + KINDS_OF_GOODS:
        return STORE if state.port_owner[state.galley_zone[state.active]] == seat else SELL_GOODS
    if ATTACK < action < ATTACK_PORT:
        return FIGHT
    if action == ATTACK_PORT:
        return RAID
    return LAND_SAILORS if LAND < action <= LAND + PLACES else None


def loading_called(action: int) -> str | None:
    """SE-2.1 Aboard or off the galley; None for what is thrown overboard, which nobody should be asked to do."""
    if is_loading(action):
        return LOAD
    is_dumped = all(transfer >= outward(THE_SUPPLY, 0) for transfer in transfers(action))
    return None if is_dumped else UNLOAD


def is_loading(action: int) -> bool:
    """SE-2.1 Whether something comes aboard the active galley."""
    return LOAD_FROM_PORT <= action < SELL and any(transfer % 2 == 0 for transfer in transfers(action))
