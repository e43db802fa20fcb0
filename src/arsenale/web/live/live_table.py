"""One table in memory with those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from ...bots import Hint
from ...table import BotTask, Entry, Table
from ..settings import Settings
from .server_messages import ServerMessage

if TYPE_CHECKING:
    from .drawings import PublicDrawing
    from .views import SharedUpdate

Proposal = Callable[[Table, float], Entry]
Sequel = Callable[[Table, float], Entry | None]


class Watcher(Protocol):
    """Someone who is told when a table changes."""

    @property
    def guest(self) -> str | None: ...

    @property
    def seat(self) -> int | None: ...

    def wake(self) -> None:
        """There is something new to look at."""

    def tell(self, message: ServerMessage) -> None:
        """Send this message as it is."""


@dataclass(frozen=True)
class HintSearch:
    """Hints for one decision: what was asked, and the search for an answer."""

    task: BotTask
    search: asyncio.Task[list[Hint] | None]


class LiveTable:
    """A table, its watchers and what is known about them. Whoever changes the table holds the lock."""

    def __init__(self, table: Table, next_table: str | None, away_seconds: float = Settings.away_seconds) -> None:
        self.table = table
        self.next_table = next_table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.polls = 0
        self.is_closing = False
        self.bot_job: asyncio.Task[None] | None = None
        self.hint_searches: dict[int, HintSearch] = {}  # by seat: the last one
        self.touched = time.monotonic()
        self._away_seconds = away_seconds
        self._loaded = time.monotonic()
        self._seen: dict[str, float] = {}  # by guest: when they were last here
        self._told_away: frozenset[str] = frozenset()
        # Of the present position, by who can share it: what everybody sees, drawn and written.
        self.public_view: Mapping[str, Any] | None = None
        self.drawings: dict[tuple[str, str], PublicDrawing] = {}
        self.shared: dict[tuple[object, ...], SharedUpdate] = {}
        self._changed = asyncio.Event()
        self._kept_positions = {table.seq: table.position}

    def log_after(self, since: int) -> int:
        """Up to which position a viewer who has seen entry `since` knows the log as it stands."""
        return self._kept_positions.get(since, 0)

    # Who is here

    def connected(self) -> frozenset[str]:
        return frozenset(watcher.guest for watcher in self.watchers if watcher.guest is not None)

    def note(self, guest: str | None) -> None:
        """The guest is here now: programs need no connection."""
        if guest is not None:
            self._seen[guest] = time.monotonic()

    def come(self, watcher: Watcher) -> None:
        """A connection has begun."""
        self.watchers.add(watcher)
        self.forget_drawn()  # who is here is told to everybody

    def leave(self, watcher: Watcher) -> None:
        """A connection has ended."""
        self.watchers.discard(watcher)
        self.forget_drawn()
        self.note(watcher.guest)

    def away(self) -> frozenset[str]:
        """The people of this table who have not been here for some minutes."""
        here, since = self.connected(), time.monotonic() - self._away_seconds
        people = {holder.guest for holder in self.table.holders if holder.guest is not None} - here
        return frozenset(guest for guest in people if self._seen.get(guest, self._loaded) < since)

    def seen_at(self) -> dict[str, float]:
        """By guest: when they were last here, in seconds since 1970; who has not been here since the table was loaded
        is missing."""
        ago = time.time() - time.monotonic()
        return {guest: ago + seen for guest, seen in self._seen.items()}

    def tell_who_is_away(self) -> None:
        """The owner may help out where someone has gone: pages learn it without asking."""
        away = self.away()
        if away != self._told_away:
            self._told_away = away
            self.notify()

    def is_idle(self, seconds: float) -> bool:
        is_used = self.watchers or self.polls or self.lock.locked() or (self.bot_job and not self.bot_job.done())
        return not is_used and time.monotonic() - self.touched > seconds

    # What changes

    def apply(self, entry: Entry) -> None:
        """An entry that is stored; `notify` tells of it."""
        self.table.commit(entry)
        reached = self.table.position
        # With another name on a seat all sentences are new.
        known = 0 if entry.kind == "sit" else reached
        self._kept_positions = {seq: min(position, known) for seq, position in self._kept_positions.items()}
        self._kept_positions[self.table.seq] = reached

    def replace(self, table: Table) -> None:
        """The table as the store has it."""
        self.table = table
        self._kept_positions = {table.seq: table.position}
        self.notify()

    def forget_drawn(self) -> None:
        """Something has changed that everybody is told of."""
        self.public_view = None
        self.drawings.clear()
        self.shared.clear()

    def notify(self) -> None:
        self.forget_drawn()
        self._changed.set()
        self._changed = asyncio.Event()
        for watcher in list(self.watchers):
            watcher.wake()

    def tell_all(self, message: ServerMessage) -> None:
        for watcher in list(self.watchers):
            watcher.tell(message)

    async def wait_beyond(self, seq: int, seconds: float) -> None:
        """Until there is an entry after `seq`, or the time is up."""
        deadline = time.monotonic() + seconds
        self.polls += 1
        try:
            while self.table.seq <= seq and not self.is_closing and (left := deadline - time.monotonic()) > 0:
                async with asyncio.timeout(left):
                    await self._changed.wait()
        except TimeoutError:
            pass
        finally:
            self.polls -= 1
            self.touched = time.monotonic()
