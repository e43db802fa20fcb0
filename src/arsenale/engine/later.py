"""What a refused action would meet at a later step of the seat's own turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from .preview import DealtWorld
from .refusal import Refusal
from .state import State

DEPTH: Final = 3  # decisions that are looked ahead
MOST: Final = 120  # positions that are looked at; a turn offers fewer ways than that
ELSE: Final = "something-else-is-asked"  # the refusal that tells nothing of the action


class Later(NamedTuple):
    """Once the seat has played `first` (and perhaps more): legal, or refused for a reason of its own."""

    first: int
    refusal: Refusal | None


def look_later(state: State, seat: int, action: int) -> Later | None:
    """The first later step that knows the action, by what the seat itself can do without revealing anything; one where
    it is legal comes before one that refuses it. None if there is none."""
    root = DealtWorld(state, seat).outcome(()).after
    asked = root.step_of(seat)
    if asked is None:
        return None
    waiting: list[tuple[State, int]] = [(root, -1)]
    looked_at = 0
    for _ in range(DEPTH):
        known: Later | None = None
        further: list[tuple[State, int]] = []
        for earlier, first in waiting:
            for option in earlier.legal(seat)[: MOST - looked_at]:
                looked_at += 1
                world = earlier.copy()
                world.apply(seat, option)
                if not goes_on(root, world, seat, asked.key):
                    continue
                begin = option if first < 0 else first
                refusal = world.refusal(seat, action)
                if refusal is None:
                    return Later(begin, None)
                if refusal.key == ELSE:
                    further.append((world, begin))
                elif known is None:
                    known = Later(begin, refusal)
        if known is not None:
            return known
        waiting = further
    return None


def goes_on(root: State, world: State, seat: int, asked: str) -> bool:
    """Whether the seat goes on in the same turn with another question, and nothing was revealed on the way."""
    if world.actors() != (seat,) or world.luck() != root.luck() or world.revealed != root.revealed:
        return False
    step = world.step_of(seat)
    return step is not None and step.key != asked
