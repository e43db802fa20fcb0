"""Bots at a table: whose move it is, thinking in another process, late answers."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import SimpleNamespace
from typing import Any

import pytest

import arsenale
import arsenale.table.bots as table_bots
from arsenale import bots
from arsenale.engine import Game, seeded
from arsenale.table import (
    Place,
    Refused,
    Table,
    bot_task,
    bot_to_move,
    bots_to_move,
    propose_action,
    propose_bot_action,
    think,
)

from .build import ANNA, NOW, done, new_table, play, play_random

each_game = pytest.mark.parametrize("name", arsenale.games())


def against_bots(name: str = "doge_ship", bot: str = "random") -> Table:
    return new_table(Place.guest(ANNA, "Anna"), Place.bot(bot), Place.bot(bot), game=name)


def to_a_bot(table: Table) -> int:
    chance = seeded("to a bot")
    while bot_to_move(table) is None:
        play_random(table, chance)
    seat = bot_to_move(table)
    assert seat is not None
    return seat


def test_it_is_a_bots_move_only_when_it_must_act() -> None:
    table = against_bots()
    seat = to_a_bot(table)
    assert seat in table.state.actors()
    assert bots_to_move(table) == [seat]
    assert bot_to_move(new_table()) is None


def test_of_sealed_decisions_all_bots_think_at_once_and_none_is_late() -> None:
    table, chance = against_bots(), seeded("sealed")
    while len(table.state.actors()) < 3:
        play_random(table, chance)
    assert bots_to_move(table) == [1, 2]
    tasks = [bot_task(table, seat) for seat in (1, 2)]
    play(table, table.state.legal(0)[0], 0)
    for task in reversed(tasks):
        action = think(task)
        done(table, propose_bot_action(table, seat=task.seat, seq=task.seq, action=action, at=NOW))


@each_game
def test_bots_play_from_the_actions_alone(name: str) -> None:
    table = against_bots(name, "random")
    chance = seeded(f"bots {name}")
    for _ in range(60):
        seat = bot_to_move(table)
        if table.is_over:
            break
        if seat is None:
            play_random(table, chance)
            continue
        task = pickle.loads(pickle.dumps(bot_task(table, seat)))
        done(table, propose_bot_action(table, seat=seat, seq=task.seq, action=think(task), at=NOW))
    assert table.position >= 60 or table.is_over


def test_a_bot_chooses_the_same_again_also_after_an_undo() -> None:
    table = against_bots(bot="greedy")
    seat = to_a_bot(table)
    task = bot_task(table, seat)
    first = think(task)
    play(table, first, seat)
    later = bot_task(table, bot_to_move(table) or seat)
    if bot_to_move(table) is not None:
        think(later)
    assert think(task) == first


def test_a_bot_goes_on_with_its_turn_where_it_left_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search found out about the first step of a turn is not lost for the next, but for another turn it is."""
    made: list[str] = []

    def make(name: str, game: Game[Any], seed: str, *, seconds: float) -> bots.Bot:
        made.append(seed)
        return bots.make(name, game, seed, seconds=seconds)

    monkeypatch.setattr(table_bots, "bots", SimpleNamespace(make=make, decide=bots.decide))
    table = against_bots("venedig", bot="greedy")
    seat = to_a_bot(table)
    first = bot_task(table, seat)
    before = table.position
    while bot_to_move(table) == seat:
        play(table, think(bot_task(table, seat)), seat)
    assert table.position > before + 1
    assert made == [first.chance]
    think(first)  # as after an undo
    assert made == [first.chance] * 2
    other = to_a_bot(table)
    think(bot_task(table, other))
    assert made == [first.chance] * 2 + [bot_task(table, other).chance]


def test_bots_think_in_worker_processes() -> None:
    table = against_bots(bot="greedy")
    seat = to_a_bot(table)
    task = bot_task(table, seat)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = pool.submit(think, task).result(timeout=60)
    assert found == think(task)
    assert table.game.parse(found) in table.state.legal(seat)


def test_an_answer_that_comes_too_late_is_refused() -> None:
    table = against_bots()
    seat = to_a_bot(table)
    task = bot_task(table, seat)
    action = think(task)
    play(table, action, seat)
    with pytest.raises(Refused) as refused:
        propose_bot_action(table, seat=seat, seq=task.seq, action=action, at=NOW)
    assert refused.value.code == "stale"


def test_nobody_plays_by_program_for_a_person() -> None:
    table = against_bots()
    with pytest.raises(Refused, match="table-no-bot-there"):
        propose_bot_action(table, seat=0, seq=0, action="discard", at=NOW)
    with pytest.raises(Refused, match="table-no-bot-there"):
        bot_task(table, 0)
    with pytest.raises(Refused, match="table-not-your-seat"):
        propose_action(table, ANNA, seat=1, seq=0, action="discard", at=NOW)
