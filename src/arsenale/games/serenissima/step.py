"""The two kinds of decisions: those whose options lie open, and those that depend on a purse."""

from __future__ import annotations

from ...engine.step import Step
from .state import SerenissimaState


class OpenStep(Step[SerenissimaState]):
    """SE-0 All pieces lie open, so the whole table knows what can be chosen."""

    def has_open_options(self, state: SerenissimaState) -> bool:
        return True


class PayingStep(Step[SerenissimaState]):
    """SE-0 What a seat can pay tells what it has: with hidden money only the seat itself knows its options."""

    def has_open_options(self, state: SerenissimaState) -> bool:
        return not state.money_hidden
