"""Nim as a `Game`: what Arsenale asks for by the entry point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from arsenale.engine import Adviser, Game, seeded

from .board import NimPainter
from .rules import HEAPS, SPACE, NimState, Take


class NimView(TypedDict):
    """What everybody sees: all there is."""

    heaps: list[int]
    taken: list[int]


def nim_sum(state: NimState) -> int:
    total = 0
    for heap in state.heaps:
        total ^= heap
    return total


def estimate(state: NimState, seat: int) -> float:
    """How good the state looks: who must move at a nim-sum of 0 has lost against good play."""
    if state.finished:
        return 1.0 if state.winner == seat else -1.0
    to_move = state.actors()[0] == seat
    return 0.5 if to_move == (nim_sum(state) != 0) else -0.5


class Nim(Game[NimState]):
    name = "nim"
    title = "Nim"
    designers = "traditional"
    rule_prefix = "NIM"
    seats = range(2, 3)
    options = {"last": ("wins", "loses")}  # noqa: RUF012
    space = SPACE
    adviser = Adviser(estimate)
    painter = NimPainter()

    def begin(self, players: int, seed: int | str, options: Mapping[str, str], rules: int) -> NimState:
        state = NimState()
        state.lay_out(players, seeded(seed), SPACE, rules)
        state.round = 1
        state.heaps = list(HEAPS)
        state.last_wins = options["last"] == "wins"
        state.taken = [0] * players
        state.winner = -1
        state.first = state.rng.below(players)
        state.pending.append(Take(state.first))
        return state

    def pieces(self, state: NimState, seat: int | None) -> NimView:
        return {"heaps": state.heaps[:], "taken": state.taken[:]}

    def phrase(self, view: Mapping[str, Any], action: int) -> tuple[str, Mapping[str, Any]]:
        stones, _, heap = self.action(action).args
        return "do-take", {"stones": stones, "heap": heap}
