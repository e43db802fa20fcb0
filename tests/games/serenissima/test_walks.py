"""Whole matches by random and by purposeful choices: pieces are conserved, everything ends."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arsenale.engine import seeded
from arsenale.games.serenissima.state import SerenissimaState
from arsenale.games.serenissima.terms import NOBODY

from .builders import GAME, assert_conserved

PURPOSEFUL = (
    "load",
    "sail",
    "sell",
    "land",
    "attack",
    "roll",
    "block",
    "take",
    "hire",
    "buy",
    "fort",
    "basilica",
    "swap",
)


def walk(state: SerenissimaState, seed: int, *, check: bool) -> int:
    """Half of the choices are random, half go for something that changes the board."""
    rng = seeded(f"walk {seed}")
    actions = 0
    while not state.finished:
        seat = state.actors()[0]
        options = state.legal(seat)
        if rng.below(2):
            busy = [option for option in options if GAME.format(option).startswith(PURPOSEFUL)]
            options = busy or options
        state.apply(seat, options[rng.below(len(options))])
        actions += 1
        if check:
            state.key()
            GAME.view(state, None)
            assert_conserved(state)
            assert_nobody_is_lost(state)
    return actions


def assert_nobody_is_lost(state: SerenissimaState) -> None:
    """SE-1, SE-3.8 Once the round has begun nobody is without a port; nobody is in debt."""
    if state.round:
        assert all(state.port_owner.count(seat) for seat in range(state.players))
    assert min(state.ducats) >= 0
    for port, owner in enumerate(state.port_owner):
        assert (state.port_sailors[port] > 0) == (owner != NOBODY) or state.pending[-1].key == "occupy"
        assert state.port_sailors[port] <= GAME.edition.spaces[port]
        assert len(set(state.stored[port])) == len(state.stored[port])
        assert GAME.edition.makes[port] not in state.stored[port]


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**9), players=st.sampled_from([2, 3, 4]))
def test_walks_conserve_all_pieces(seed: int, players: int) -> None:
    walk(GAME.start(players=players, seed=seed), seed, check=True)


@pytest.mark.parametrize(("players", "fewest", "most"), [(2, 6, 13), (3, 6, 13), (4, 5, 11)])
def test_se_5_2_every_match_lasts_as_long_as_the_track_allows(players: int, fewest: int, most: int) -> None:
    for seed in range(20):
        state = GAME.start(players=players, seed=seed)
        walk(state, seed, check=False)
        assert fewest <= state.round <= most
        assert state.payouts == 3


def test_se_2_4_loading_alone_ends() -> None:
    """Even who only ever loads comes to an end within a turn."""
    for seed in range(30):
        state = GAME.start(players=2, seed=seed)
        rng = seeded(seed)
        while state.pending[-1].key != "choose-turn" or state.round < 3:
            options = state.legal(state.actors()[0])
            state.apply(state.actors()[0], options[rng.below(len(options))])
        state.apply(state.actors()[0], GAME.parse("action"))
        for _ in range(200):
            options = state.legal(state.actors()[0])
            loading = [o for o in options if GAME.format(o).startswith(("load", "put", "dump", "swap"))]
            if not loading or state.pending[-1].key != "load":
                break
            state.apply(state.actors()[0], loading[rng.below(len(loading))])
        else:
            pytest.fail("loading did not end")
