"""Bots at live tables: they think in other processes and act at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from ...table import Refused, Table, bot_task, bot_to_move, propose_bot_action
from ..errors import WebError
from .live_table import LiveTable, Proposal
from .workers import BotWorkers

_log = logging.getLogger(__name__)

PACES: Final = {"slow": 1.0, "normal": 0.1, "fast": 0.03, "instant": 0.0}
"""Seconds from one action of a bot to the next, by the table's setting. Short: every page shows what happened at the
pace that its reader has chosen."""

_SEALED_STEP: Final = 0.4  # seconds; sealed decisions come at whole multiples of a step, so that timing tells nothing
_AFTER_FAULT: Final = 1.0  # seconds


class BotPlayer:
    """Acts for the bots of all tables, one job a table; `change` is how an action is made at a live table."""

    def __init__(
        self, change: Callable[[LiveTable, Proposal], Awaitable[int]], workers: BotWorkers, pace: float
    ) -> None:
        self._change = change
        self._workers = workers
        self._pace = pace

    def wake(self, live: LiveTable) -> None:
        """See whether a bot is to act now."""
        is_busy = live.bot_job is not None and not live.bot_job.done()
        if not is_busy and bot_to_move(live.table) is not None:
            live.bot_job = asyncio.create_task(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        while (seat := bot_to_move(live.table)) is not None:
            try:
                await self._act(live, seat)
            except WebError as fault:
                _log.warning("a bot could not act at table %s: %s", live.table.meta.id, fault)
                await asyncio.sleep(_AFTER_FAULT)
            except Exception:
                _log.exception("a bot could not act at table %s", live.table.meta.id)
                await asyncio.sleep(_AFTER_FAULT)

    async def _act(self, live: LiveTable, seat: int) -> None:
        began = time.monotonic()
        table = live.table
        task = bot_task(table, seat)
        thought = await self._workers.think(task)
        await asyncio.sleep(self._pause(table, time.monotonic() - began))
        # A bot that found nothing must not stop the match.
        action = thought if thought is not None else _any_action(live.table, seat)
        if action is None:
            return
        try:
            await self._change(
                live, lambda now, at: propose_bot_action(now, seat=seat, seq=task.seq, action=action, at=at)
            )
        except Refused as refused:
            if refused.code not in ("stale", "over", "seat"):
                _log.error("bot %s at table %s: %s", task.bot, table.meta.id, refused)
                await asyncio.sleep(_AFTER_FAULT)

    def _pause(self, table: Table, spent: float) -> float:
        """How many seconds the bot still waits after thinking."""
        pace = PACES[table.settings["bot_speed"]]
        if table.state.pending and table.state.pending[-1].is_sealed():
            step = max(pace, _SEALED_STEP) * self._pace
            return math.ceil(spent / step) * step - spent if step else 0.0
        return max(0.0, pace * self._pace - spent)


def _any_action(table: Table, seat: int) -> int | None:
    legal = table.state.legal(seat)
    return secrets.choice(legal) if legal else None
