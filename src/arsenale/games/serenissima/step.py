"""The two kinds of decisions: those whose options lie open, and those that depend on a purse."""

from __future__ import annotations

from typing import Final

from ...engine.step import Step
from .state import SerenissimaState
from .terms import FLEET_LIMIT, SAILOR_COST

ENOUGH: Final = FLEET_LIMIT + SAILOR_COST  # ducats: no single purchase costs more


class OpenStep(Step[SerenissimaState]):
    """SE-0 All pieces lie open, so the whole table knows what can be chosen."""

    def has_open_options(self, state: SerenissimaState) -> bool:
        return True


class PayingStep(Step[SerenissimaState]):
    """SE-0 What a seat can pay tells what it has: with hidden money only the seat itself knows its options."""

    def has_open_options(self, state: SerenissimaState) -> bool:
        return not state.money_hidden

    def ducats_shown(self, state: SerenissimaState) -> int:
        """SE-0 What a question may go by, which everybody reads: hidden money counts as enough for anything."""
        return ENOUGH if state.money_hidden else state.ducats[self.seat]
