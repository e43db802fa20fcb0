"""SE-1 What the owner of the active galley chooses first."""

from __future__ import annotations

from typing import ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from .actions import ACTION, INVEST
from .investing import Invest, is_purchase
from .loading import Load
from .loading_refusals import good_cost
from .state import SerenissimaState
from .step import OpenStep, PayingStep
from .terms import galley_name


class ChooseTurn(OpenStep):
    """SE-1 An action of the galley or an investment; either may be empty."""

    key: ClassVar[str] = "choose-turn"
    rule: ClassVar[str] = "SE-1"

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        zone = state.galley_zone[state.active]
        price = good_cost(state, self.seat, zone, ())
        investment = Invest(self.seat, has_bought_galley=False)
        purchases = 1 if investment.purchases(state, investment.ducats_shown(state)) else 0
        names: dict[str, Value] = {"galley": galley_name(state.active), "zone": state.edition.zones[zone]}
        return {**names, "price": price, "purchases": purchases}

    def options(self, state: SerenissimaState) -> list[int]:
        return [ACTION, INVEST]

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        """What an action or an investment would say of it; None if it is only too early."""
        step: PayingStep = Load(self.seat, ())
        if is_purchase(action):
            step = Invest(self.seat, has_bought_galley=False)
        return None if action in step.options(state) else step.refusal(state, action)

    def resolve(self, state: SerenissimaState, action: int) -> None:
        if state.roll_round < state.round:
            state.roll = ()
        state.rolled_by = ()
        if state.sink is not None:
            key = "acts" if action == ACTION else "invests"
            zone = state.edition.zones[state.galley_zone[state.active]]
            state.emit(key, {"seat": self.seat, "galley": galley_name(state.active), "zone": zone})
        if action == ACTION:
            state.pending.append(Load(self.seat, ()))
        else:
            state.pending.append(Invest(self.seat, has_bought_galley=False))
