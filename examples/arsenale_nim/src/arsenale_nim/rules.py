"""The rules of Nim: heaps of stones, two players in turn.

NIM-1 In turn, take one or more stones from one heap.
NIM-2 Whoever takes the last stone wins; with the option `last = loses` that player loses.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from arsenale.engine import Refusal, Rng, Space, State, Step

HEAPS: Final = (3, 4, 5)

SPACE: Final = Space(
    ("take", (stones, "from", heap + 1)) for heap, size in enumerate(HEAPS) for stones in range(1, size + 1)
)
TAKE: Final = {(action.args[2], action.args[0]): action.id for action in SPACE.actions}


class NimState(State):
    end_rule: ClassVar[str] = "NIM-2"

    first: int
    heaps: list[int]
    last_wins: bool
    taken: list[int]  # by seat: how many stones
    winner: int

    def copy(self) -> NimState:
        twin = NimState()
        self.copy_stack(twin)
        twin.first = self.first
        twin.heaps = self.heaps[:]
        twin.last_wins = self.last_wins
        twin.taken = self.taken[:]
        twin.winner = self.winner
        return twin

    def facts(self) -> tuple[Any, ...]:
        return (self.first, self.heaps, self.last_wins, self.taken, self.winner)

    def redealt(self, seat: int | None, rng: Rng) -> NimState:
        """Nothing is hidden, and the only chance was who begins."""
        twin = self.copy()
        twin.rng = Rng(rng.word(), rng.word(), rng.word(), self.rng.drawn)
        return twin

    def scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in range(self.players)]

    def winners(self) -> tuple[int, ...]:
        return (self.winner,) if self.finished else ()


class Take(Step[NimState]):
    """NIM-1 Take one or more stones from one heap."""

    key: ClassVar[str] = "take"
    rule: ClassVar[str] = "NIM-1"

    def options(self, state: NimState) -> list[int]:
        return [TAKE[heap, stones] for heap, left in enumerate(state.heaps, start=1) for stones in range(1, left + 1)]

    def has_open_options(self, state: NimState) -> bool:
        return True  # nothing in this game is hidden

    def resolve(self, state: NimState, action: int) -> None:
        stones, _, heap = state.space.actions[action].args
        assert isinstance(stones, int)
        assert isinstance(heap, int)
        state.heaps[heap - 1] -= stones
        state.taken[self.seat] += stones
        state.emit("took", {"seat": self.seat, "stones": stones, "heap": heap})
        other = 1 - self.seat
        if any(state.heaps):
            state.round += other == state.first
            state.pending.append(Take(other))
            return
        # NIM-2
        state.winner = self.seat if state.last_wins else other
        state.emit("won", {"seat": state.winner})

    def refusal(self, state: NimState, action: int) -> Refusal | None:
        heap = state.space.actions[action].args[2]
        assert isinstance(heap, int)
        return Refusal("NIM-1", "too-few-stones", {"heap": heap, "left": state.heaps[heap - 1]})
