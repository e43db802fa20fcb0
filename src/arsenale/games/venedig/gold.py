"""VE-4 Gold for spaces, and VE-5 the end: after it everybody may change gold once more."""

from __future__ import annotations

from typing import ClassVar

from ...engine.refusal import Refusal
from ...engine.step import Step
from .actions import DONE, GOLD
from .payment import payment
from .state import VenedigState
from .terms import (
    BUILDINGS,
    GOLD_A_SPACE,
    MOST_IN_SWAMP,
    MOST_IN_TREASURE,
    SPACES,
    SWAMP_VALUES,
    TREASURE_VALUES,
    TYPES,
)


class TurnStep(Step[VenedigState]):
    """A decision of the active player, before which they may change gold (VE-4.1)."""

    def has_open_options(self, state: VenedigState) -> bool:
        """What else can be chosen lies open on the table, unless a step says otherwise; gold does not (VE-4.3)."""
        return is_known_too_poor(state, self.seat)

    def is_gold(self, state: VenedigState, action: int) -> bool:
        return GOLD < action < state.edition.actions.drain

    def change(self, state: VenedigState, action: int) -> None:
        """Change gold; the decision stays open, unless the match is over."""
        state.pending.append(self)
        change_gold(state, self.seat, action - GOLD)
        end_if_gondola_home(state)


def gold_options(state: VenedigState, seat: int) -> list[int]:
    """VE-4.2 Every number of spaces that can be paid at once."""
    return [GOLD + spaces for spaces in range(1, state.gold(seat) // GOLD_A_SPACE + 1)]


def is_known_too_poor(state: VenedigState, seat: int) -> bool:
    """VE-4.3 Whether everybody knows that the seat cannot pay for a space: numbers of tiles are open, values not."""
    most = MOST_IN_SWAMP * state.swamp_tiles(seat) + MOST_IN_TREASURE * state.treasures(seat)
    return most < GOLD_A_SPACE


def gold_refusal(state: VenedigState, seat: int, action: int) -> Refusal:
    cost = GOLD_A_SPACE * (action - GOLD)
    return Refusal("VE-4.2", "gold-too-dear", {"cost": cost, "gold": state.gold(seat)})


def change_gold(state: VenedigState, seat: int, spaces: int) -> None:
    """VE-4.2, VE-4.3 Spent swamp leaves the game, treasures go back and are mixed in; no change is given."""
    swamp = seat * SWAMP_VALUES
    first = seat * TREASURE_VALUES
    held = (*state.swamp_held[swamp : swamp + SWAMP_VALUES], *state.treasures_held[first : first + TREASURE_VALUES])
    spent = payment(held, spaces)
    state.reveal()  # VE-4.3 Spent tiles are shown, and so is what they were worth.
    for value in range(SWAMP_VALUES):
        state.swamp_held[swamp + value] -= spent[value]
    for step in range(TREASURE_VALUES):
        state.treasures_held[first + step] -= spent[SWAMP_VALUES + step]
        state.treasure_stock[step] += spent[SWAMP_VALUES + step]
    if state.sink is not None:
        gold = sum([value * tiles for value, tiles in enumerate(spent)])
        tiles = [value for value, count in enumerate(spent) for _ in range(count)]
        state.emit("gold-changed", {"seat": seat, "gold": gold, "spaces": spaces, "tiles": tiles})
    state.advance(seat, spaces)


def end_if_gondola_home(state: VenedigState) -> bool:
    """VE-5.1 A gondola on or past 60 ends the match; returns whether it did."""
    if max(state.gondolas) < SPACES:
        return False
    state.emit("gondola-home", {"seat": state.gondolas.index(max(state.gondolas))})
    end_match(state)
    return True


def end_if_used_up(state: VenedigState) -> bool:
    """VE-5.1 A type without pieces ends the match; returns whether it did."""
    for building in range(TYPES):
        if state.supply[building] == 0:
            state.emit("used-up", {"building": BUILDINGS[building]})
            end_match(state)
            return True
    return False


def end_match(state: VenedigState) -> None:
    """VE-5.2 Nothing more but gold: each player once, clockwise from the left of the active one, who is last."""
    tell_lapsed(state)
    state.pending.clear()
    for back in range(state.players):
        seat = (state.turn_seat - back) % state.players
        # Whether someone has tiles is open, what they are worth is not (VE-4.3).
        if state.swamp_tiles(seat) + state.treasures(seat) > 0:
            state.pending.append(LastGold(seat))


def tell_lapsed(state: VenedigState) -> None:
    """VE-5.1 What is complete and not built when the match ends is never built."""
    if state.sink is None:
        return
    for building in range(TYPES):
        if state.is_complete(building):
            state.emit("lapsed", {"building": BUILDINGS[building]})


class LastGold(Step[VenedigState]):
    """VE-5.2 The match is over: change gold one last time, or not."""

    key: ClassVar[str] = "last-gold"
    rule: ClassVar[str] = "VE-5.2"

    def has_open_options(self, state: VenedigState) -> bool:
        return is_known_too_poor(state, self.seat)

    def options(self, state: VenedigState) -> list[int]:
        return [DONE, *gold_options(state, self.seat)]

    def resolve(self, state: VenedigState, action: int) -> None:
        if action != DONE:
            change_gold(state, self.seat, action - GOLD)

    def refusal(self, state: VenedigState, action: int) -> Refusal | None:
        if GOLD < action < state.edition.actions.drain:
            return gold_refusal(state, self.seat, action)
        return None
