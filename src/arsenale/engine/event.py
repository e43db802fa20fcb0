"""What came of an action. Rules emit events; sentences live in the Fluent files."""

from __future__ import annotations

from collections.abc import Mapping

Value = int | str | list[int] | list[str]


class Event:
    """A happening with a message key, its arguments, and who may know of it (None: everybody)."""

    def __init__(self, key: str, args: Mapping[str, Value], audience: tuple[int, ...] | None = None) -> None:
        self.key = key
        self.args = dict(args)
        self.audience = audience
        self.luck = 0  # `State.luck` when it was told: as before the action, if chance had no part in it

    def is_for(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) may know of it."""
        return self.audience is None or seat in self.audience

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r}, audience={self.audience!r})"
