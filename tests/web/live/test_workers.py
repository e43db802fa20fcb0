"""Bots' worker processes may die or hang: a table goes on all the same."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import Person, context, wait_until

from arsenale.bots.registry import DOGE_SECONDS
from arsenale.table import BotTask, bot_task, bot_to_move
from arsenale.web import Settings
from arsenale.web.live import workers
from arsenale.web.live.workers import BotWorkers, WorkerPool


def task(bot: str = "random") -> BotTask:
    from arsenale.games import load
    from arsenale.table import Place, Table, open_table

    table = Table(open_table(load("doge_ship"), [Place.bot(bot), Place.bot(bot)], at=0.0, seed="t"))
    seat = bot_to_move(table)
    assert seat is not None
    return bot_task(table, seat)


async def kill_then_think() -> list[str | None]:
    pool = WorkerPool(1, 120.0)  # a busy machine takes a while to start one
    pool.start()
    first = await pool.think(task())
    for process in list(pool._workers[0].ready()._processes.values()):
        process.kill()
    second = await pool.think(task())
    pool.close()
    return [first, second]


def test_a_worker_that_dies_is_replaced() -> None:
    first, second = asyncio.run(kill_then_think())
    assert first is not None
    assert second == first


async def think_without_patience() -> str | None:
    pool = WorkerPool(1, 0.001)
    answer = await pool.think(task())
    pool.close()
    return answer


def test_a_worker_that_takes_too_long_is_given_up() -> None:
    assert asyncio.run(think_without_patience()) is None


def test_waiting_for_a_worker_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six bots and one worker: together they take longer than any of them may. The clock is in `_answer`."""

    async def think_all() -> list[str | None]:
        pool = WorkerPool(1, 0.001)
        busy = 0

        async def slowly(*_: Any) -> str:
            nonlocal busy
            busy += 1
            assert busy == 1
            await asyncio.sleep(0.01)
            busy -= 1
            return "done"

        monkeypatch.setattr(pool, "_answer", slowly)
        monkeypatch.setattr(workers._Worker, "ready", lambda _: None)
        return await asyncio.gather(*(pool.think(task()) for _ in range(6)))

    assert asyncio.run(think_all()) == ["done"] * 6


def test_a_bot_comes_back_to_the_worker_where_it_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the process there knows what it found out about its turn so far."""

    async def think_in_turns() -> list[object]:
        pool = WorkerPool(3, 20.0)
        used: list[object] = []

        async def answer(worker: object, _work: Any, _given: BotTask) -> str:
            used.append(worker)
            return "done"

        monkeypatch.setattr(pool, "_answer", answer)
        monkeypatch.setattr(workers._Worker, "ready", lambda worker: worker)
        one, other = task("doge"), replace(task("doge"), seed="another match")
        for given in (one, other, one, other, other, one):
            await pool.think(given)
        return used

    first, second, *later = asyncio.run(think_in_turns())
    assert first is not second
    assert later == [first, second, second, first]


@pytest.mark.parametrize("fault", [TimeoutError(), ValueError("a fault of the bot"), BrokenProcessPool()])
def test_the_quick_bot_plays_for_one_that_fails(monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    asked: list[str] = []

    async def answer(_pool: Any, _work: Any, given: BotTask) -> str:
        asked.append(given.bot)
        if given.bot != "greedy":
            raise fault
        return "done"

    pool = WorkerPool(1, 20.0)
    monkeypatch.setattr(pool, "_answer", answer)
    assert asyncio.run(pool.think(task("doge"))) == "done"
    assert asked[-1] == "greedy"
    pool.close()


def test_who_decides_at_once_never_waits_for_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think_all() -> list[str]:
        bots = BotWorkers(1, 20.0)
        told: list[str] = []
        searched = asyncio.Event()

        async def answer(_pool: Any, _work: Any, given: BotTask) -> str:
            if given.bot in ("master", "doge", ""):
                await searched.wait()
            told.append(given.bot)
            return "done"

        monkeypatch.setattr(WorkerPool, "_answer", lambda _, *given: answer(*given))
        monkeypatch.setattr(workers._Worker, "ready", lambda _: None)
        searching = [asyncio.create_task(bots.think(task(bot))) for bot in ("doge", "master", "doge")]
        hinting = asyncio.create_task(bots.advise(replace(task(), bot="")))
        for bot in ("apprentice", "journeyman"):
            assert await bots.think(task(bot)) == "done"
        searched.set()
        await asyncio.gather(*searching, hinting)
        return told

    assert asyncio.run(think_all())[:2] == ["apprentice", "journeyman"]


def test_a_doge_must_have_time_to_think() -> None:
    with pytest.raises(ValueError, match="bot_seconds"):
        Settings(bot_seconds=DOGE_SECONDS)


def test_a_match_goes_on_when_no_worker_answers(
    client: TestClient, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: Any) -> None:
        return None

    monkeypatch.setattr(WorkerPool, "think", nothing)
    table = anna.open("bot", "bot")["table"]
    wait_until(lambda: anna.get(f"/api/tables/{table}", since=20, wait=20).json()["position"] > 20)
    assert context(client).hub.live_count >= 1
