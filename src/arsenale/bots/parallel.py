"""Root parallelism: the same search in several processes, each with chance of its own; their visits are added up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Final

from .search import ActionStatistics

Search = Callable[[int], list[ActionStatistics]]  # by the number of the worker, from 0

GRACE: Final = 0.05  # seconds that a worker may be late before it is no longer waited for; by hand


def can_fork() -> bool:
    """Workers are forked, so that the state need not travel: not everywhere can that be done."""
    return "fork" in get_all_start_methods()


def search_in_parallel(search: Search, workers: int, seconds_left: Callable[[], float]) -> list[list[ActionStatistics]]:
    """What `search(worker)` finds in each worker, the first of them in this process."""
    context = get_context("fork")
    others = []
    for worker in range(1, workers):
        receiver, sender = context.Pipe(duplex=False)
        # The process is a daemon: it never outlives this one.
        process = context.Process(target=_work, args=(search, worker, sender), daemon=True)
        process.start()
        sender.close()
        others.append((process, receiver))
    results = [search(0)]
    for process, receiver in others:
        if receiver.poll(max(0.0, seconds_left()) + GRACE):
            results.append(receiver.recv())
        else:
            process.terminate()
        process.join()
        receiver.close()
    return results


def _work(search: Search, worker: int, sender: Connection) -> None:
    sender.send(search(worker))
    sender.close()


def merge(results: Sequence[Sequence[ActionStatistics]]) -> list[ActionStatistics]:
    """The visits and values of each action over all workers, in the order of the first."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for statistics in results:
        for one in statistics:
            visits[one.action] = visits.get(one.action, 0) + one.visits
            totals[one.action] = totals.get(one.action, 0.0) + one.total_value
    return [ActionStatistics(action, visits[action], totals[action]) for action in visits]
