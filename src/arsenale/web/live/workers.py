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
from dataclasses import replace
from multiprocessing.connection import wait
from typing import Final, TypeVar

from ...bots import Hint, is_quick
from ...table import BotTask, advise, think

_log = logging.getLogger(__name__)
_TRIES: Final = 2  # a worker may die through no fault of the bot's
_QUICK_BOT: Final = "greedy"

T = TypeVar("T")


class BotWorkers:
    """Where bots think and hints are searched for. Those who search have workers of their own: the quick ones never
    wait for them."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._searching = WorkerPool(workers, seconds)
        self._quick = WorkerPool(1, seconds)

    def start(self) -> None:
        for pool in (self._searching, self._quick):
            pool.start()

    def close(self) -> None:
        for pool in (self._searching, self._quick):
            pool.close()

    async def think(self, task: BotTask) -> str | None:
        """The text form of the bot's action, or None."""
        pool = self._quick if is_quick(task.bot) else self._searching
        return await pool.think(task)

    async def advise(self, task: BotTask) -> list[Hint] | None:
        """Hints for the seat of the task, or None if none were found in time."""
        return await self._searching.advise(task)


class WorkerPool:
    """Some worker processes. A task goes to a free one, best to the one where this bot thought last: what it found out
    about the first step of its turn is still in that process."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._workers = [_Worker() for _ in range(workers or os.cpu_count() or 1)]
        self._idle = self._workers[:]  # the one that has been idle for longest comes first
        self._free = asyncio.Semaphore(len(self._workers))

    def start(self) -> None:
        """Start the processes now: the first of them takes a second to come up."""
        for worker in self._workers:
            worker.ready().submit(_wake_up)

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
            # Waiting for a worker is not thinking: the clock starts in `_answer`.
            async with self._worker_for(task) as worker:
                try:
                    return await self._answer(worker.ready(), work, task)
                except BrokenExecutor as fault:
                    _log.warning("a bot's worker process was lost: %r", fault)
                    worker.discard()
                except TimeoutError:
                    _log.warning("%s thought for over %g seconds about %s", _named(task), self._seconds, task.game)
                    worker.discard()
                    return None
                except Exception:
                    _log.exception("%s failed at seat %d of a match of %s", _named(task), task.seat, task.game)
                    return None
        return None

    @asynccontextmanager
    async def _worker_for(self, task: BotTask) -> AsyncIterator[_Worker]:
        thinker = (task.seed, task.seat, task.bot)
        async with self._free:
            worker = next((worker for worker in self._idle if worker.last == thinker), self._idle[0])
            self._idle.remove(worker)
            worker.last = thinker
            try:
                yield worker
            finally:
                self._idle.append(worker)

    async def _answer(self, executor: ProcessPoolExecutor, work: Callable[[BotTask], T], task: BotTask) -> T:
        answer = asyncio.get_running_loop().run_in_executor(executor, work, task)
        # A future that is cancelled while its process is killed breaks the executor's own thread.
        answer.add_done_callback(_take_note)
        return await asyncio.wait_for(asyncio.shield(answer), self._seconds)

    def close(self) -> None:
        for worker in self._workers:
            worker.discard(wait=True)


class _Worker:
    """One worker process, replaced when it died or took too long."""

    def __init__(self) -> None:
        self.last: tuple[str, int, str] | None = None  # who thought here last: seed of the match, seat, bot
        self._executor: ProcessPoolExecutor | None = None

    def ready(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _prepare)
        return self._executor

    def discard(self, *, wait: bool = False) -> None:
        """Let go of the process, even if it is busy."""
        executor = self._executor
        self._executor = None
        if executor is None:
            return
        # Until Python 3.14 an executor has no public way to stop a process that is busy.
        for process in list((getattr(executor, "_processes", None) or {}).values()):
            process.kill()
        executor.shutdown(wait=wait)


def _named(task: BotTask) -> str:
    return f"bot {task.bot}" if task.bot else "a hint"


def _take_note(answer: asyncio.Future[T]) -> None:
    """Perhaps nobody waits for it any more; then asyncio would complain that its fault was never looked at."""
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
    """Nothing to do: what counts is that the imports are done."""
