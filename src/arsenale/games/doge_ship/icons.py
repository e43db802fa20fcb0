"""DS-2.2 The grammar of icons, which buying and constructing share."""

from __future__ import annotations

from typing import Any

from ...engine.event import Value
from ...engine.step import Step
from .state import DogeState
from .terms import A_KIND, KINDS


class IconStep(Step[DogeState]):
    """`kinds` are the icons left: one of them may be used or, joined by "+", each once. All may be skipped."""

    def __init__(self, seat: int, kinds: tuple[int, ...], *, joined: bool) -> None:
        self.seat = seat
        self.kinds = kinds
        self.joined = joined

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.kinds, self.joined)

    def question(self, state: DogeState) -> dict[str, Value]:
        """Only the icons: what is in the yard for them is its owner's secret (DS-2.2.4)."""
        named = [A_KIND[kind] for kind in reversed(self.kinds)]
        return {
            "kinds": [KINDS[kind] for kind in self.kinds],
            "count": len(named),
            "joined": int(self.joined),
            "first": named[0],
            "second": named[-1],
        }

    def proceed(self, state: DogeState) -> bool:
        """With nothing left but to skip, the step lapses."""
        if len(self.options(state)) > 1:
            return False
        state.pending.pop()
        state.tell("lapsed", self.seat)
        return True

    def kinds_but(self, used: int) -> tuple[int, ...]:
        """The icons left once one is used."""
        return tuple([kind for kind in self.kinds if kind != used])
