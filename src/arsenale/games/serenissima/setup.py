"""SE-0 The choices before the first round: closed ports, start ports and galley numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from .actions import CLOSE, NUMBER, PER_ZONE, PORT, deed_of, zone_of
from .investing import number_refusal
from .rounds import NextRound
from .state import SerenissimaState
from .step import OpenStep
from .terms import CLOSED_KINDS, GALLEYS, GOODS, NOBODY, START_GALLEYS, START_SAILORS, galley_name


def push_set_up(state: SerenissimaState) -> None:
    """The whole set-up as a stack, so what comes first is pushed last."""
    players = state.players
    clockwise = [(state.first + place) % players for place in range(players)]
    later = clockwise if players == 2 else clockwise[::-1]  # SE-0 [R] two players: no reversal
    state.pending.append(NextRound(NOBODY))
    for _ in range(START_GALLEYS[players] - 1):
        for seat in later[::-1]:
            state.pending.append(PickNumber(seat))
    for seat in clockwise[::-1]:
        state.pending.append(PickNumber(seat))
        state.pending.append(PickPort(seat))
    if players < 4:
        for place in range(len(CLOSED_KINDS) - 1, -1, -1):
            state.pending.append(ClosePort(clockwise[place % players], CLOSED_KINDS[place]))


class ClosePort(OpenStep):
    """SE-0 Close one port that makes the given good."""

    key: ClassVar[str] = "close-port"
    rule: ClassVar[str] = "SE-0"

    def __init__(self, seat: int, good: int) -> None:
        self.seat = seat
        self.good = good

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.good)

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        return {"good": GOODS[self.good]}

    def proceed(self, state: SerenissimaState) -> bool:
        """In some editions there is none that could be closed."""
        if self.options(state):
            return False
        state.pending.pop()
        return True

    def options(self, state: SerenissimaState) -> list[int]:
        edition = state.edition
        can_spare = self.can_spare_start_port(state)
        return [
            CLOSE + port * PER_ZONE
            for port in range(edition.ports)
            if edition.makes[port] == self.good and (can_spare or not edition.is_start[port])
        ]

    def can_spare_start_port(self, state: SerenissimaState) -> bool:
        """SE-0 [R] At least as many start ports as players stay open."""
        opened = 0
        for port in range(state.edition.ports):
            if state.edition.is_start[port] and not state.closed[port]:
                opened += 1
        return opened > state.players

    def resolve(self, state: SerenissimaState, action: int) -> None:
        port = zone_of(action)
        state.closed[port] = True
        state.emit("closed", {"seat": self.seat, "port": state.edition.zones[port]})

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        if deed_of(action) != CLOSE:
            return None
        port = zone_of(action)
        name = state.edition.zones[port]
        if state.edition.makes[port] != self.good:
            return Refusal("SE-0", "close-another-good", {"port": name, "good": GOODS[self.good]})
        return Refusal("SE-0", "keep-start-ports", {"port": name, "players": state.players})


class PickPort(OpenStep):
    """SE-0 Pick a free start port; three sailors go into it, or as many as it holds."""

    key: ClassVar[str] = "pick-port"
    rule: ClassVar[str] = "SE-0"

    def options(self, state: SerenissimaState) -> list[int]:
        edition = state.edition
        return [
            PORT + port * PER_ZONE
            for port in range(edition.ports)
            if edition.is_start[port] and not state.closed[port] and state.port_owner[port] == NOBODY
        ]

    def resolve(self, state: SerenissimaState, action: int) -> None:
        port = zone_of(action)
        state.port_owner[port] = self.seat
        sailors = min(START_SAILORS, state.edition.spaces[port])
        state.stock[self.seat] -= sailors
        state.port_sailors[port] = sailors
        state.emit("picked-port", {"seat": self.seat, "port": state.edition.zones[port]})

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        if deed_of(action) != PORT:
            return None
        port = zone_of(action)
        name = state.edition.zones[port]
        if not state.edition.is_start[port]:
            return Refusal("SE-0", "no-start-port", {"port": name})
        if state.closed[port]:
            return Refusal("SE-0", "port-closed", {"port": name})
        return Refusal("SE-0", "port-taken", {"port": name, "owner": state.port_owner[port]})


class PickNumber(OpenStep):
    """SE-0 Pick a free galley number; the galley lies at its owner's port with three sailors."""

    key: ClassVar[str] = "pick-number"
    rule: ClassVar[str] = "SE-0"

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        return {"galleys": state.galley_owner.count(self.seat)}

    def options(self, state: SerenissimaState) -> list[int]:
        return [NUMBER + galley for galley in range(1, state.numbers + 1) if state.galley_owner[galley] == NOBODY]

    def resolve(self, state: SerenissimaState, action: int) -> None:
        galley = action - NUMBER
        state.launch(self.seat, galley, state.port_owner.index(self.seat), START_SAILORS)
        state.emit("picked-number", {"seat": self.seat, "galley": galley_name(galley)})

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        galley = action - NUMBER
        if not 1 <= galley <= GALLEYS:
            return None
        return number_refusal(state, galley, "SE-0")
