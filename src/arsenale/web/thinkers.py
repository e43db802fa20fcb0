"""Worker processes in which bots think, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import replace
from multiprocessing.connection import wait
from typing import Final

from ..table import BotTask, think

_log = logging.getLogger(__name__)
_TRIES: Final = 2  # a worker may die through no fault of the bot's
_QUICK_BOT: Final = "greedy"


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
            thought = await self._think(replace(task, bot=bot))
            if thought is not None:
                return thought
        return None

    async def _think(self, task: BotTask) -> str | None:
        for _ in range(_TRIES):
            # Who waits for a worker does not think yet.
            async with self._free:
                pool = self._ready()
                try:
                    return await self._answer(pool, task)
                except BrokenExecutor as fault:
                    _log.warning("a bot's worker process was lost: %r", fault)
                    self._discard(pool)
                except TimeoutError:
                    _log.warning("bot %s thought for over %g seconds about %s", task.bot, self._seconds, task.game)
                    self._discard(pool)
                    return None
                except Exception:
                    _log.exception("a bot failed: %s at seat %d of a match of %s", task.bot, task.seat, task.game)
                    return None
        return None

    async def _answer(self, pool: ProcessPoolExecutor, task: BotTask) -> str:
        answer = asyncio.get_running_loop().run_in_executor(pool, think, task)
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


def _take_note(answer: asyncio.Future[str]) -> None:
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
