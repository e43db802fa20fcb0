"""SE-2.3, SE-3.3, SE-3.6 Who may block the active galley, and in which order they are asked."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.event import Value
from .actions import BLOCK, PASS
from .state import SerenissimaState
from .step import OpenStep
from .terms import galley_name


def possible_blockers(state: SerenissimaState) -> tuple[int, ...]:
    """SE-2.3 Those who may block the active galley where it lies."""
    zone = state.galley_zone[state.active]
    return () if len(state.fleets[zone]) == 1 else blockers_in(state, zone)


def blockers_in(state: SerenissimaState, zone: int) -> tuple[int, ...]:
    """SE-2.3 The players with more sailors in their galleys there than the active galley has; most sailors first, ties
    by the lowest galley number present. Nobody where it began its turn."""
    galley = state.active
    fleet = state.fleets[zone]
    if zone == state.start_zone:
        return ()
    own = state.galley_owner[galley]
    crews = [0] * state.players
    present: list[int] = []  # by the lowest galley number
    for other in fleet:
        owner = state.galley_owner[other]
        if owner == own:
            continue
        if crews[owner] == 0:
            present.append(owner)
        crews[owner] += state.galley_sailors[other]
    strong: list[int] = []
    for owner in present:
        if crews[owner] > state.galley_sailors[galley]:
            place = len(strong)
            while place > 0 and crews[strong[place - 1]] < crews[owner]:
                place -= 1
            strong.insert(place, owner)
    return tuple(strong)


class Blockade(OpenStep):
    """One of those who may block is asked; `rest` are asked after them, `wanted` is what the galley wants to do."""

    key: ClassVar[str] = "blockade"
    rule: ClassVar[str] = "SE-2.3"
    deed: ClassVar[str] = ""  # what is blocked, for whoever tells of it: `move`, `sale` or `landing`

    def __init__(self, seat: int, rest: tuple[int, ...], wanted: int) -> None:
        self.seat = seat
        self.rest = rest
        self.wanted = wanted

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.rest, self.wanted)

    def again(self, seat: int, rest: tuple[int, ...]) -> Blockade:
        """The same question for the next player."""
        raise AssertionError(f"{type(self).__name__} must say its next question")

    def on_block(self, state: SerenissimaState) -> None:
        raise AssertionError(f"{type(self).__name__} must say what a blockade stops")

    def on_pass(self, state: SerenissimaState) -> None:
        raise AssertionError(f"{type(self).__name__} must say what goes on")

    def place(self, state: SerenissimaState) -> dict[str, Value]:
        """Whose galley is to be blocked, and where."""
        galley = state.active
        zone = state.edition.zones[state.galley_zone[galley]]
        return {"owner": state.galley_owner[galley], "galley": galley_name(galley), "zone": zone}

    def options(self, state: SerenissimaState) -> list[int]:
        return [BLOCK, PASS]

    def resolve(self, state: SerenissimaState, action: int) -> None:
        if state.sink is not None:
            key = "blocked" if action == BLOCK else "let-pass"
            state.emit(key, {"seat": self.seat, **self.place(state), "deed": self.deed})
        if action == BLOCK:
            if self.seat not in state.blockers:
                state.blockers = (*state.blockers, self.seat)
            self.on_block(state)
        elif self.rest:
            state.pending.append(self.again(self.rest[0], self.rest[1:]))
        else:
            self.on_pass(state)
