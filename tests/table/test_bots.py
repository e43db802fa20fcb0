"""Bots at a table: whose move it is, thinking in another process, late answers."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import SimpleNamespace
from typing import Any

import pytest

import arsenale
from arsenale import bots
from arsenale.engine import Game, seeded
from arsenale.table import Place, Refused, Table, bot_task, think

from .build import ANNA, NOW, done, new_table, play, play_random

each_game = pytest.mark.parametrize("name", arsenale.games())


def against_bots(name: str = "doge_ship", bot: str = "random") -> Table:
    return new_table(Place.guest(ANNA, "Anna"), Place.bot(bot), Place.bot(bot), game=name)


def to_a_bot(table: Table) -> int:
    chance = seeded("to a bot")
    while table.bot_to_move() is None:
        play_random(table, chance)
    seat = table.bot_to_move()
    assert seat is not None
    return seat


def test_it_is_a_bots_move_only_when_it_must_act() -> None:
    table = against_bots()
    seat = to_a_bot(table)
    assert seat in table.state.actors()
    assert table.bots_to_move() == [seat]
    assert new_table().bot_to_move() is None


def test_of_sealed_decisions_all_bots_think_at_once_and_none_is_late() -> None:
    table, chance = against_bots(), seeded("sealed")
    while len(table.state.actors()) < 3:
        play_random(table, chance)
    assert table.bots_to_move() == [1, 2]
    tasks = [table.bot_task(seat) for seat in (1, 2)]
    play(table, table.state.legal(0)[0], 0)
    for task in reversed(tasks):
        action = think(task)
        done(table, table.propose_bot_action(seat=task.seat, seq=task.seq, action=action, at=NOW))


@each_game
def test_bots_play_from_the_actions_alone(name: str) -> None:
    table = against_bots(name, "random")
    chance = seeded(f"bots {name}")
    for _ in range(60):
        seat = table.bot_to_move()
        if table.is_over:
            break
        if seat is None:
            play_random(table, chance)
            continue
        task = pickle.loads(pickle.dumps(table.bot_task(seat)))
        done(table, table.propose_bot_action(seat=seat, seq=task.seq, action=think(task), at=NOW))
    assert table.position >= 60 or table.is_over


def test_a_bot_chooses_the_same_again_also_after_an_undo() -> None:
    table = against_bots(bot="greedy")
    seat = to_a_bot(table)
    task = table.bot_task(seat)
    first = think(task)
    play(table, first, seat)
    later = table.bot_task(table.bot_to_move() or seat)
    if table.bot_to_move() is not None:
        think(later)
    assert think(task) == first


def test_a_bot_goes_on_with_its_turn_where_it_left_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search found out about the first step of a turn is not lost for the next, but for another turn it is."""
    made: list[str] = []

    def make(name: str, game: Game[Any], seed: str, *, seconds: float) -> bots.Bot:
        made.append(seed)
        return bots.make(name, game, seed, seconds=seconds)

    monkeypatch.setattr(bot_task, "bots", SimpleNamespace(make=make, decide=bots.decide))
    table = against_bots("venedig", bot="greedy")
    seat = to_a_bot(table)
    first = table.bot_task(seat)
    before = table.position
    while table.bot_to_move() == seat:
        play(table, think(table.bot_task(seat)), seat)
    assert table.position > before + 1
    assert made == [first.chance]
    think(first)  # as after an undo
    assert made == [first.chance] * 2
    other = to_a_bot(table)
    think(table.bot_task(other))
    assert made == [first.chance] * 2 + [table.bot_task(other).chance]


def test_bots_think_in_worker_processes() -> None:
    table = against_bots(bot="greedy")
    seat = to_a_bot(table)
    task = table.bot_task(seat)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = pool.submit(think, task).result(timeout=60)
    assert found == think(task)
    assert table.game.parse(found) in table.state.legal(seat)


def test_an_answer_that_comes_too_late_is_refused() -> None:
    table = against_bots()
    seat = to_a_bot(table)
    task = table.bot_task(seat)
    action = think(task)
    play(table, action, seat)
    with pytest.raises(Refused) as refused:
        table.propose_bot_action(seat=seat, seq=task.seq, action=action, at=NOW)
    assert refused.value.code == "stale"


def test_nobody_plays_by_program_for_a_person() -> None:
    table = against_bots()
    with pytest.raises(Refused, match="table-no-bot-there"):
        table.propose_bot_action(seat=0, seq=0, action="discard", at=NOW)
    with pytest.raises(Refused, match="table-no-bot-there"):
        table.bot_task(0)
    with pytest.raises(Refused, match="table-not-your-seat"):
        table.propose_action(ANNA, seat=1, seq=0, action="discard", at=NOW)
