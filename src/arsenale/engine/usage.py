"""What of a game's components a match makes use of, read off its events: by this an edition is balanced."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from .event import Event


class Usage(ABC):
    """A game says what there is to be used at a table, and which events use it."""

    turns: ClassVar[tuple[str, ...]]  # the events that are a turn of their seat
    traits: ClassVar[dict[str, str]] = {}  # what a seat begins with: by event, the argument that names it

    # By table: every component that could be used, with what there is to say of it.
    tables: dict[str, dict[str, str]]

    def begun(self, state: Any) -> list[int]:
        """The seats whose turn began with the set-up, before anybody could listen. `state` is a new match."""
        return []

    @abstractmethod
    def uses(self, event: Event) -> list[tuple[str, str]]:
        """The tables and components that the event makes use of."""
