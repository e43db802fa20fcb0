"""Worker processes in which bots think, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from multiprocessing.connection import wait
from typing import Final, TypeVar

from ..bots.hint import Hint
from ..table import BotTask, advise, think

_log = logging.getLogger(__name__)
_TRIES: Final = 2  # a worker may die through no fault of the bot's
_QUICK_BOT: Final = "greedy"
_SEARCHERS: Final = ("master", "doge")

T = TypeVar("T")


@dataclass(frozen=True)
class Advice:
    """Hints for one decision: what was asked, and what is found."""

    task: BotTask
    found: asyncio.Task[list[Hint] | None]


class Workroom:
    """Where bots think and hints are found. Those who search do so apart: the quick ones never wait for them."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._searchers = Thinkers(workers, seconds)
        self._quick = Thinkers(1, seconds)

    def start(self) -> None:
        for thinkers in (self._searchers, self._quick):
            thinkers.start()

    def close(self) -> None:
        for thinkers in (self._searchers, self._quick):
            thinkers.close()

    async def think(self, task: BotTask) -> str | None:
        """The text form of the bot's action, or None."""
        thinkers = self._searchers if task.bot in _SEARCHERS else self._quick
        return await thinkers.think(task)

    async def advise(self, task: BotTask) -> list[Hint] | None:
        """Hints for the seat of the task, or None if none were found in time."""
        return await self._searchers.advise(task)


class Thinkers:
    """Some desks, each with a process of its own. Whoever comes takes a free one, best the one where it thought
    before: what it found out about the first step of its turn lies there still."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._desks = [_Desk() for _ in range(workers or os.cpu_count() or 1)]
        self._idle = self._desks[:]  # those that were left first come first
        self._free = asyncio.Semaphore(len(self._desks))

    def start(self) -> None:
        """Start the processes now: the first of them takes a second to come up."""
        for desk in self._desks:
            desk.ready().submit(_wake_up)

    async def think(self, task: BotTask) -> str | None:
        """The text form of the bot's action, that of the quick bot if it found none in time, or None."""
        for bot in dict.fromkeys((task.bot, _QUICK_BOT)):
            thought = await self._done(think, replace(task, bot=bot))
            if thought is not None:
                return thought
        return None

    async def advise(self, task: BotTask) -> list[Hint] | None:
        """Hints for the seat of the task, or None if none were found in time."""
        return await self._done(advise, task)

    async def _done(self, work: Callable[[BotTask], T], task: BotTask) -> T | None:
        for _ in range(_TRIES):
            # Who waits for a desk does not think yet.
            async with self._desk_for(task) as desk:
                try:
                    return await self._answer(desk.ready(), work, task)
                except BrokenExecutor as fault:
                    _log.warning("a bot's worker process was lost: %r", fault)
                    desk.clear()
                except TimeoutError:
                    _log.warning("%s thought for over %g seconds about %s", _named(task), self._seconds, task.game)
                    desk.clear()
                    return None
                except Exception:
                    _log.exception("%s failed at seat %d of a match of %s", _named(task), task.seat, task.game)
                    return None
        return None

    @asynccontextmanager
    async def _desk_for(self, task: BotTask) -> AsyncIterator[_Desk]:
        who = (task.seed, task.seat, task.bot)
        async with self._free:
            desk = next((desk for desk in self._idle if desk.last == who), self._idle[0])
            self._idle.remove(desk)
            desk.last = who
            try:
                yield desk
            finally:
                self._idle.append(desk)

    async def _answer(self, pool: ProcessPoolExecutor, work: Callable[[BotTask], T], task: BotTask) -> T:
        answer = asyncio.get_running_loop().run_in_executor(pool, work, task)
        # A future that is cancelled while its process is killed breaks the executor's own thread.
        answer.add_done_callback(_take_note)
        return await asyncio.wait_for(asyncio.shield(answer), self._seconds)

    def close(self) -> None:
        for desk in self._desks:
            desk.clear(wait=True)


class _Desk:
    """One worker process, made anew when it died or took too long."""

    def __init__(self) -> None:
        self.last: tuple[str, int, str] | None = None  # who thought here last: of which match, on which seat
        self._pool: ProcessPoolExecutor | None = None

    def ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _prepare)
        return self._pool

    def clear(self, *, wait: bool = False) -> None:
        """Let go of the process, even if it is busy."""
        pool = self._pool
        self._pool = None
        if pool is None:
            return
        # Until Python 3.14 an executor has no public way to stop a process that is busy.
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=wait)


def _named(task: BotTask) -> str:
    return f"bot {task.bot}" if task.bot else "a hint"


def _take_note(answer: asyncio.Future[T]) -> None:
    """Nobody may wait for it any more; its fault is not to be reported as forgotten."""
    if not answer.cancelled():
        answer.exception()


def _prepare() -> None:
    """In a new worker: Ctrl-C is for the server, and when the server is gone the worker goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_server, daemon=True).start()


def _leave_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def _wake_up() -> None:
    """Nothing to do: the imports are made."""
