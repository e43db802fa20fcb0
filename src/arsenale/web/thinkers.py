"""Worker processes in which bots think, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
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
    """A pool of processes that is made anew when one of them dies or takes too long."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers or os.cpu_count() or 1
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self._workers)

    def start(self) -> None:
        """Start the processes now: the first of them takes a second to come up."""
        pool = self._ready()
        for _ in range(self._workers):
            pool.submit(_wake_up)

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
            # Who waits for a worker does not think yet.
            async with self._free:
                pool = self._ready()
                try:
                    return await self._answer(pool, work, task)
                except BrokenExecutor as fault:
                    _log.warning("a bot's worker process was lost: %r", fault)
                    self._discard(pool)
                except TimeoutError:
                    _log.warning("%s thought for over %g seconds about %s", _named(task), self._seconds, task.game)
                    self._discard(pool)
                    return None
                except Exception:
                    _log.exception("%s failed at seat %d of a match of %s", _named(task), task.seat, task.game)
                    return None
        return None

    async def _answer(self, pool: ProcessPoolExecutor, work: Callable[[BotTask], T], task: BotTask) -> T:
        answer = asyncio.get_running_loop().run_in_executor(pool, work, task)
        # A future that is cancelled while its process is killed breaks the executor's own thread.
        answer.add_done_callback(_take_note)
        return await asyncio.wait_for(asyncio.shield(answer), self._seconds)

    def close(self) -> None:
        pool = self._pool
        if pool is not None:
            self._discard(pool)
            pool.shutdown(wait=True)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _prepare)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Let go of a pool with its processes; others may have done so already."""
        if self._pool is pool:
            self._pool = None
        # Until Python 3.14 an executor has no public way to stop a process that is busy.
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False)


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
