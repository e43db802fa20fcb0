"""The rules of Nim by their ids, and what every game of Arsenale owes."""

from __future__ import annotations

import json

import pytest
from arsenale_nim.bot import Nimble
from arsenale_nim.game import Nim
from arsenale_nim.rules import HEAPS, NimState

from arsenale.engine import IllegalAction, Record, can_undo, playout, seeded

EDITION = 'game = "nim"\nname = "standard"\nversion = 1\ntitle = "Nim"\n'
GAME = Nim(EDITION, "standard.toml")


def play(state: NimState, *texts: str) -> NimState:
    for text in texts:
        state.play(state.actors()[0], GAME.parse(text))
    return state


def start(last: str = "wins") -> NimState:
    return GAME.start(players=2, seed=1, options={"last": last})


def test_nim_1_any_number_of_stones_from_one_heap() -> None:
    state = start()
    assert len(state.legal(state.first)) == sum(HEAPS)
    play(state, "take 3 from 1")
    assert state.heaps == [0, 4, 5]
    assert state.actors() == (1 - state.first,)


def test_nim_1_never_more_than_there_are() -> None:
    state = play(start(), "take 2 from 1")
    with pytest.raises(IllegalAction, match=r"NIM-1"):
        play(state, "take 2 from 1")
    assert state.heaps == [1, 4, 5]


@pytest.mark.parametrize("last", ["wins", "loses"])
def test_nim_2_the_last_stone_decides(last: str) -> None:
    state = play(start(last), "take 3 from 1", "take 4 from 2", "take 5 from 3")
    assert state.finished
    taker = state.first
    assert state.winners() == ((taker,) if last == "wins" else (1 - taker,))


@pytest.mark.parametrize("last", ["wins", "loses"])
def test_matches_end_and_their_records_verify(last: str) -> None:
    for seed in range(50):
        record = Record.of(GAME, 2, seed, {"last": last})
        state = GAME.start(players=2, seed=seed, options={"last": last})
        chance = seeded(f"walk {seed}")
        while state.actors():
            seat = state.actors()[0]
            legal = state.legal(seat)
            action = legal[chance.below(len(legal))]
            assert can_undo(state, [(seat, action)])
            record.add(GAME, seat, action)
            state.play(seat, action)
        record.close(state)
        assert Record.from_json(record.to_json()).verify(GAME).key() == state.key()
        json.dumps(GAME.view(state, None))


def test_a_playout_leaves_no_stone() -> None:
    state = start()
    playout(state, seeded(7), 100)
    assert state.heaps == [0, 0, 0]
    assert sum(state.taken) == sum(HEAPS)


@pytest.mark.parametrize("last", ["wins", "loses"])
def test_nimble_wins_whenever_it_begins(last: str) -> None:
    """3, 4, 5 is a win for whoever begins, by either rule."""
    for seed in range(20):
        state = GAME.start(players=2, seed=seed, options={"last": last})
        chance, bot = seeded(f"other {seed}"), Nimble(GAME, seed)
        while state.actors():
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.play(seat, bot.choose(state, seat) if seat == state.first else legal[chance.below(len(legal))])
        assert state.winners() == (state.first,)
