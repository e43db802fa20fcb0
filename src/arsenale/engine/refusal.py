"""Why an action may not be played, with the rule that says so."""

from __future__ import annotations

from collections.abc import Mapping

from .event import Value


class Refusal:
    """The rule that forbids an action, and a message key with arguments for the sentence that explains it. What is past
    belongs to a part of the turn that is over: where something else may be meant, that tells more."""

    def __init__(self, rule: str, key: str, args: Mapping[str, Value] | None = None, *, is_past: bool = False) -> None:
        self.rule = rule
        self.key = key
        self.args = dict(args) if args is not None else {}
        self.is_past = is_past

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.args!r})"


class IllegalAction(ValueError):
    """Raised by `State.play`; the state is unchanged."""

    def __init__(self, refusal: Refusal, action: str) -> None:
        super().__init__(f"{action} is refused by {refusal.rule}: {refusal.key} {refusal.args}")
        self.refusal = refusal
