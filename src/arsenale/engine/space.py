"""The finite action space of a game: dense ids, one text form each."""

from __future__ import annotations

from collections.abc import Iterable


class Action:
    """What a seat can do. `kind` is the verb; `args` are what it is done to."""

    def __init__(self, number: int, kind: str, args: tuple[str | int, ...]) -> None:
        self.id = number
        self.kind = kind
        self.args = args
        self.text = " ".join([kind, *[str(arg) for arg in args]])

    def __repr__(self) -> str:
        return f"Action({self.id}, {self.text!r})"


class UnknownAction(ValueError):
    """A text that names no action of the game."""


class Space:
    """All actions of a game, listed once; `state.legal` is always a part of them."""

    def __init__(self, entries: Iterable[tuple[str, tuple[str | int, ...]]]) -> None:
        self.actions = [Action(number, kind, args) for number, (kind, args) in enumerate(entries)]
        self.by_text = {action.text: action.id for action in self.actions}
        if len(self.by_text) != len(self.actions):
            raise ValueError("expected every action to have its own text form")

    def __len__(self) -> int:
        return len(self.actions)

    def text_of(self, number: int) -> str:
        if 0 <= number < len(self.actions):
            return self.actions[number].text
        return f"action {number}"

    def parse(self, text: str) -> int:
        """The id of a text form; spaces and case are forgiven."""
        found = self.by_text.get(" ".join(text.lower().split()))
        if found is not None:
            return found
        verb = text.lower().split()[:1]
        alike = [action.text for action in self.actions if verb == [action.kind]]
        if alike:
            raise UnknownAction(f"expected an action such as {alike[0]!r} or {alike[-1]!r}, got {text!r}")
        kinds = sorted({action.kind for action in self.actions})
        raise UnknownAction(f"expected an action that begins with one of {', '.join(kinds)}, got {text!r}")
