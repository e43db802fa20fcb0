"""The same search on several cores, each from chance of its own; the visits are added up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Final

Visits = list[tuple[int, int, float]]  # action, visits, sum of values
Search = Callable[[int], Visits]

LATE: Final = 0.05  # seconds that a helper may be late before it is no longer waited for


def can_share() -> bool:
    """Helpers are forked, so that the state need not travel: not everywhere can that be done."""
    return "fork" in get_all_start_methods()


def on_cores(search: Search, cores: int, seconds_left: Callable[[], float]) -> list[Visits]:
    """What `search(core)` finds on each core, the first of them in this process."""
    context = get_context("fork")
    helpers = []
    for core in range(1, cores):
        receiver, sender = context.Pipe(duplex=False)
        # The helper is a daemon: it never outlives this process.
        helper = context.Process(target=_help, args=(search, core, sender), daemon=True)
        helper.start()
        sender.close()
        helpers.append((helper, receiver))
    found = [search(0)]
    for helper, receiver in helpers:
        if receiver.poll(max(0.0, seconds_left()) + LATE):
            found.append(receiver.recv())
        else:
            helper.terminate()
        helper.join()
        receiver.close()
    return found


def _help(search: Search, core: int, sender: Connection) -> None:
    sender.send(search(core))
    sender.close()


def added(found: Sequence[Visits]) -> Visits:
    """The visits and values of each action over all cores, in the order of the first."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for one in found:
        for action, count, total in one:
            visits[action] = visits.get(action, 0) + count
            totals[action] = totals.get(action, 0.0) + total
    return [(action, visits[action], totals[action]) for action in visits]
