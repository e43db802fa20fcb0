"""Why a table does not do what someone asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from ..engine import Refusal
from ..words import Speech

Code = Literal["seat", "stale", "illegal", "unknown", "over", "undo", "bad", "link", "running", "hints", "cancelled"]
"""What kind of refusal it is, for programs:

seat       the guest does not hold that seat, or may not do this for it
stale      the decision that the action answers is gone: look again
illegal    the rules refuse the action (the message cites the rule)
unknown    there is no such action, seat, bot or position
over       the match is over
undo       this cannot be taken back, or nobody asked for it
bad        a text that is empty, too long or of the wrong kind
link       the seat's link is wrong or used up
running    only finished matches show this, or it must be done before the match has begun
hints      there are none at this table
cancelled  the table was called off
"""


class Refused(Exception):
    """Nothing was changed. `key` and `args` are a message for people, `code` is for programs."""

    def __init__(self, code: Code, key: str, args: Mapping[str, Any] | None = None, rule: str = "") -> None:
        super().__init__(f"{code}: {key} {dict(args or {})}")
        self.code: Code = code
        self.key = key
        self.message_args = dict(args or {})
        self.rule = rule

    @classmethod
    def by_rule(cls, refusal: Refusal) -> Refused:
        """A refusal of the game's rules."""
        code: Code = "over" if refusal.key == "match-over" else "illegal"
        return cls(code, f"why-{refusal.key}", refusal.args, refusal.rule)

    def sentence(self, speech: Speech) -> str:
        """The message in the words of `table_speech(table, language)`."""
        said = speech.say(self.key, self.message_args)
        return f"{said} ({self.rule})" if self.rule else said
