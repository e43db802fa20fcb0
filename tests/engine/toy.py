"""Regatta: a game of a few lines, made up to try the engine.

RG-1 A turn: row (roll a die and go that far), ask another seat for a tow, call an auction, or rest.
RG-2 Who is asked for a tow answers yes (both go one further) or no.
RG-3 In an auction all seats bid at once, 0 to their coins; the highest bids go that far, all bids are spent.
RG-4 Nobody who has no coin is asked to bid; they bid nothing without being asked.
RG-5 After `TURNS` turns the match is over; the furthest wins. Everybody holds a secret charm; it means nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from arsenale.engine import Component, EditionWarning, Game, Refusal, Rng, Space, State, Step, Value, seeded

ROW, CALL, REST, YES, NO = 0, 1, 2, 3, 4
ASK = 5  # + seat
BID = 8  # + coins
COINS = 2
TURNS = 6
CHARMS = 9


def _entries() -> Iterator[tuple[str, tuple[str | int, ...]]]:
    for kind in ("row", "call", "rest", "yes", "no"):
        yield kind, ()
    for seat in range(3):
        yield "ask", (seat,)
    for coins in range(COINS + 1):
        yield "bid", (coins,)


SPACE = Space(_entries())


class RegattaState(State):
    end_rule: ClassVar[str] = "RG-5"

    far: list[int]
    coins: list[int]
    bids: list[int]
    charms: list[int]
    turns: int

    def copy(self) -> RegattaState:
        twin = RegattaState()
        self.copy_stack(twin)
        twin.far, twin.coins, twin.bids = self.far[:], self.coins[:], self.bids[:]
        twin.charms, twin.turns = self.charms[:], self.turns
        return twin

    def facts(self) -> tuple[Any, ...]:
        return (self.far, self.coins, self.bids, self.charms, self.turns)

    def redealt(self, seat: int | None, rng: Rng) -> RegattaState:
        twin = self.copy()
        twin.rng = Rng(rng.word(), rng.word(), rng.word(), self.rng.drawn)
        for other in range(self.players):
            if other != seat:
                twin.charms[other] = rng.below(CHARMS)
                twin.bids[other] = rng.below(self.coins[other] + 1) if self.bids[other] >= 0 else -1
        return twin

    def scores(self) -> list[int]:
        return self.far[:]

    def winners(self) -> tuple[int, ...]:
        if not self.finished:
            return ()
        return tuple(seat for seat, far in enumerate(self.far) if far == max(self.far))


class Rounds(Step[RegattaState]):
    """RG-5 Decides nothing: the next turn, or the end."""

    key: ClassVar[str] = "rounds"
    rule: ClassVar[str] = "RG-5"

    def proceed(self, state: RegattaState) -> bool:
        if state.turns == TURNS:
            state.finish()
            return True
        state.pending.append(Turn(state.turns % state.players))
        state.turns += 1
        state.round = 1 + (state.turns - 1) // state.players
        return True


class Turn(Step[RegattaState]):
    """RG-1"""

    key: ClassVar[str] = "turn"
    rule: ClassVar[str] = "RG-1"

    def options(self, state: RegattaState) -> list[int]:
        return [ROW, CALL, REST, *(ASK + seat for seat in range(state.players) if seat != self.seat)]

    def resolve(self, state: RegattaState, action: int) -> None:
        if action == ROW:
            state.far[self.seat] += state.rng.die()
            state.emit("rowed", {"seat": self.seat, "far": state.far[self.seat]})
        elif action == CALL:
            state.bids = [-1] * state.players
            for seat in range(state.players):
                state.pending.append(Bid(seat))
        elif action >= ASK:
            state.pending.append(Tow(action - ASK, self.seat))
        else:
            state.emit("charm", {"charm": state.charms[self.seat]}, (self.seat,))

    def refusal(self, state: RegattaState, action: int) -> Refusal | None:
        if ASK <= action < BID:
            return Refusal("RG-2", "nobody-there", {"seat": action - ASK})
        return None


class Tow(Step[RegattaState]):
    """RG-2 Decided by a seat whose turn it is not."""

    key: ClassVar[str] = "tow"
    rule: ClassVar[str] = "RG-2"

    def __init__(self, seat: int, asker: int) -> None:
        self.seat = seat
        self.asker = asker

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.asker)

    def question(self, state: RegattaState) -> dict[str, Value]:
        return {"asker": self.asker}

    def options(self, state: RegattaState) -> list[int]:
        return [YES, NO]

    def resolve(self, state: RegattaState, action: int) -> None:
        if action == YES:
            state.far[self.seat] += 1
            state.far[self.asker] += 1


class Bid(Step[RegattaState]):
    """RG-3"""

    key: ClassVar[str] = "bid"
    rule: ClassVar[str] = "RG-3"

    def is_sealed(self) -> bool:
        return True

    def proceed(self, state: RegattaState) -> bool:
        """RG-4"""
        if state.coins[self.seat] > 0:
            return False
        state.pending.pop()
        self.resolve(state, BID)
        return True

    def options(self, state: RegattaState) -> list[int]:
        return [BID + coins for coins in range(state.coins[self.seat] + 1)]

    def resolve(self, state: RegattaState, action: int) -> None:
        state.bids[self.seat] = action - BID
        state.emit("sealed", {"seat": self.seat})
        if min(state.bids) < 0:
            return
        for seat, bid in enumerate(state.bids):
            state.coins[seat] -= bid
            if bid == max(state.bids):
                state.far[seat] += bid
        state.reveal()
        state.emit("auction", {"bids": list(state.bids)})
        state.bids = [-1] * state.players

    def refusal(self, state: RegattaState, action: int) -> Refusal | None:
        if action < BID:
            return None
        return Refusal("RG-3", "too-poor", {"coins": state.coins[self.seat]})


class RegattaEdition:
    game = "regatta"
    name = "paper"
    title = "Regatta on paper"
    version = 1
    digest = "0" * 64
    components: list[Component]
    warnings: list[EditionWarning]

    def __init__(self) -> None:
        self.components = []
        self.warnings = []


class Regatta(Game[RegattaState]):
    name = "regatta"
    title = "Regatta"
    designers = "the tests"
    rule_prefix = "RG"
    seats = range(2, 4)
    options = {"wind": ("fair", "foul"), "tide": ("high", "low")}  # noqa: RUF012

    def __init__(self) -> None:
        self.edition = RegattaEdition()
        self.space = SPACE

    def begin(self, players: int, seed: int | str, options: Mapping[str, str], rules: int) -> RegattaState:
        state = RegattaState()
        state.lay_out(players, seeded(seed), SPACE, rules)
        state.turns = 0
        state.far, state.coins, state.bids = [0] * players, [COINS] * players, [-1] * players
        state.charms = [state.rng.below(CHARMS) for _ in range(players)]
        state.pending = [Rounds(-1)]
        state.settle()
        return state

    def pieces(self, state: RegattaState, seat: int | None) -> dict[str, Any]:
        return {
            "far": state.far[:],
            "coins": state.coins[:],
            "charms": [charm if owner == seat else None for owner, charm in enumerate(state.charms)],
            "bids": [bid if owner == seat else bid >= 0 for owner, bid in enumerate(state.bids)],
        }

    def phrase(self, view: Mapping[str, Any], action: int) -> Any:
        return (f"do-{self.action(action).kind}", {})


def play(game: Regatta, state: RegattaState, *moves: str) -> RegattaState:
    """Play moves such as `0 ask 1`: the seat, then the text form."""
    for move in moves:
        seat, text = move.split(" ", 1)
        state.play(int(seat), game.parse(text))
    return state
