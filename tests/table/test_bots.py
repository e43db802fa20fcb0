"""Bots at a table: whose move it is, thinking in another process, late answers; hints, which are found the same way."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import SimpleNamespace
from typing import Any

import pytest

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
    hint_task,
    is_open,
    open_table,
    propose_action,
    propose_bot_action,
    propose_settings,
    rematch,
    think,
)

from .build import (
    ANNA,
    BEN,
    NOW,
    STRANGER,
    done,
    each_game,
    game_named,
    guest_of,
    new_table,
    play,
    play_out,
    play_random,
)

SHORT = 0.1  # seconds


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


# Hints for people


def without_hints() -> Table:
    seats = [Place.guest(ANNA, "Anna"), Place.bot("random")]
    return Table(open_table(game_named("doge_ship"), seats, at=NOW, owner=ANNA, seed="7", settings={"hints": "off"}))


def test_only_whoever_must_decide_may_ask() -> None:
    table = new_table()
    asked = table.state.actors()[0]
    waiting = next(seat for seat in range(3) if seat != asked)
    hint_task(table, guest_of(table, asked), seat=asked, seconds=SHORT)
    with pytest.raises(Refused, match="table-not-your-seat"):
        hint_task(table, STRANGER, seat=asked, seconds=SHORT)
    with pytest.raises(Refused, match="table-stale"):
        hint_task(table, guest_of(table, waiting), seat=waiting, seconds=SHORT)
    play_out(table, seeded("over"))
    with pytest.raises(Refused, match="why-match-over"):
        hint_task(table, guest_of(table, asked), seat=asked, seconds=SHORT)


def test_a_table_without_hints_gives_none_and_neither_does_its_rematch() -> None:
    table = without_hints()
    with pytest.raises(Refused, match="table-no-hints"):
        hint_task(table, ANNA, seat=0, seconds=SHORT)
    with pytest.raises(Refused, match="table-fixed-setting"):
        propose_settings(table, ANNA, {"hints": "on"}, at=NOW)
    play_out(table, seeded("no hints"))
    assert Table(rematch(table, at=NOW)).settings["hints"] == "off"


def test_a_hint_is_for_one_decision() -> None:
    table = new_table()
    seat = table.state.actors()[0]
    task = hint_task(table, guest_of(table, seat), seat=seat, seconds=SHORT)
    assert is_open(table, task)
    play(table, table.state.legal(seat)[0])
    assert not is_open(table, task)


def test_a_sealed_decision_stays_open_while_others_decide() -> None:
    table, chance = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben")), seeded("sealed")
    while len(table.state.actors()) < 2:
        play_random(table, chance)
    task = hint_task(table, ANNA, seat=0, seconds=SHORT)
    play(table, table.state.legal(1)[0], 1)
    assert is_open(table, task)


def test_the_hints_are_the_same_whatever_the_others_have_sealed() -> None:
    """What someone else has bid already must not show."""
    table, chance = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben")), seeded("bids")
    while len(table.state.actors()) < 2 or len(table.state.legal(1)) < 2:
        play_random(table, chance)
    bids = table.state.legal(1)
    task = hint_task(table, ANNA, seat=0, seconds=SHORT)
    state = table.state.copy()
    seen = []
    for bid in (bids[0], bids[-1]):
        after = state.copy()
        after.apply(1, bid)
        seen.append(after.redealt(0, seeded(f"deals {task.chance}")).key())
    assert seen[0] == seen[1]


def test_a_doge_thinks_as_long_as_the_table_says() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.bot("doge"))
    assert bot_task(table, 1).seconds == 5.0
    table.commit(propose_settings(table, ANNA, {"doge_seconds": "10"}, at=NOW))
    assert bot_task(table, 1).seconds == 10.0
