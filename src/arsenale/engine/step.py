"""One pending decision: who decides, what they may do, what follows."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .event import Value
from .refusal import Refusal

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """An immutable value on the stack `state.pending`; a subclass answers for one kind of decision."""

    key: ClassVar[str] = "step"  # message key of the question, "ask-" before it
    rule: ClassVar[str] = ""  # the rule that asks

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def is_sealed(self) -> bool:
        """Sealed steps that lie together on top of the stack are decided at once, each hidden from the others."""
        return False

    def proceed(self, state: S) -> bool:
        """Called when the step comes up: do what needs no decision. True if something was done (a step that is done
        takes itself off the stack) and the stack must be looked at again; False if a player must decide."""
        return False

    def options(self, state: S) -> list[int]:
        """The ids of the legal actions, in a fixed order, never empty."""
        raise AssertionError(f"{type(self).__name__} must say its options")

    def has_open_options(self, state: S) -> bool:
        """Whether everybody at the table knows the options, by the rules and not by chance: only then may a lone
        option be played at once. The answer itself must not depend on a secret."""
        return False

    def sensible(self, state: S) -> list[int]:
        """The options that a player who knows the game looks at, never none: what is left out is never better than
        one of those. For bots; by default all options."""
        return self.options(state)

    def resolve(self, state: S, action: int) -> None:
        """Change the state. The step has been taken off the stack; push what follows."""
        raise AssertionError(f"{type(self).__name__} must say what follows")

    def refusal(self, state: S, action: int) -> Refusal | None:
        """Why this action of the space is not among the options; None if this step knows no better reason than that
        something else is asked."""
        return None

    def question(self, state: S) -> dict[str, Value]:
        """Arguments of the question; what everybody at the table may know."""
        return {}

    def facts(self) -> tuple[Any, ...]:
        """All that the step holds, for the key of the state."""
        return (self.seat,)
