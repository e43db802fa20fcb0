"""Why an action may not be played, with the rule that says so."""

from __future__ import annotations

from collections.abc import Mapping

from .event import Value


class Refusal:
    """The rule that forbids an action, and a message key with arguments for the sentence that explains it."""

    def __init__(self, rule: str, key: str, args: Mapping[str, Value] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args = dict(args) if args is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.args!r})"


class IllegalAction(ValueError):
    """Raised by `State.play`; the state is unchanged."""

    def __init__(self, refusal: Refusal, action: str) -> None:
        super().__init__(f"{action} is refused by {refusal.rule}: {refusal.key} {refusal.args}")
        self.refusal = refusal
