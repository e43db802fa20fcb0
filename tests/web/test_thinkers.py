"""Bots' worker processes may die or hang: a table goes on all the same."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import Person, house

from arsenale.table import BotTask
from arsenale.web import thinkers
from arsenale.web.thinkers import Thinkers


def task(bot: str = "random") -> BotTask:
    from arsenale.games import load
    from arsenale.table import Place, Table, open_table

    table = Table(open_table(load("doge_ship"), [Place.bot(bot), Place.bot(bot)], at=0.0, seed="t"))
    seat = table.bot_to_move()
    assert seat is not None
    return table.bot_task(seat)


async def kill_then_think() -> list[str | None]:
    pool = Thinkers(1, 20.0)
    pool.start()
    first = await pool.think(task())
    for process in list(pool._ready()._processes.values()):
        process.kill()
    second = await pool.think(task())
    pool.close()
    return [first, second]


def test_a_worker_that_dies_is_replaced() -> None:
    first, second = asyncio.run(kill_then_think())
    assert first is not None
    assert second == first


async def think_without_patience() -> str | None:
    pool = Thinkers(1, 0.001)
    answer = await pool.think(task())
    pool.close()
    return answer


def test_a_worker_that_takes_too_long_is_given_up() -> None:
    assert asyncio.run(think_without_patience()) is None


def test_a_match_goes_on_when_no_worker_answers(
    client: TestClient, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: Any) -> None:
        return None

    monkeypatch.setattr(thinkers.Thinkers, "think", nothing)
    table = anna.open("bot", "bot")["table"]
    seen = anna.get(f"/api/tables/{table}", since=20, wait=20).json()
    assert seen["position"] > 20
    assert house(client).hub.live_count >= 1
