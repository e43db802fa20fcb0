"""Matches of wanderers: nothing is ever made or lost, and what the rules promise holds at every step."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.venedig.build import GAME, GEOGRAPHY

from arsenale.engine import seeded
from arsenale.games.venedig.state import VenedigState
from arsenale.games.venedig.terms import FREE, HEXES, NEEDS, SWAMP, TYPES


def check_conserved(state: VenedigState, spent_swamp: int) -> None:
    """42 cards by type, 86 swamp tiles, 18 treasures, 42 pieces."""
    edition = GAME.edition
    for building in range(TYPES):
        by_seat = sum(state.hands[building::TYPES]) + sum(state.laid[building::TYPES])
        table = state.pile[building] + state.pool[building] + state.discards[building] + state.solo[building]
        assert by_seat + table == edition.deck[building]
        placed = state.land.count(building) // HEXES[building]
        assert placed + state.supply[building] == edition.pieces[building]
    assert sum(state.swamp_stock) == state.land.count(SWAMP) == state.swamp_left
    assert sum(state.swamp_stock) + sum(state.swamp_held) + spent_swamp == 86
    for step in range(4):
        assert state.treasure_stock[step] + sum(state.treasures_held[step::4]) == edition.treasures[step]


def check_promises(state: VenedigState) -> None:
    off_start = [space for space in state.gondolas if space > 0]
    assert len(set(off_start)) == len(off_start), "VE-0 one gondola a space"
    assert not {10, 45} <= set(off_start), "VE-0 the crossing is one space"
    for seat in range(state.players):
        assert 0 <= state.hand_size(seat) <= 5, "VE-3 hand limit"
        for building in range(TYPES):
            place = seat * TYPES + building
            assert 0 <= state.seen[place] <= state.hands[place]
    for building in range(1, TYPES):
        assert state.project_size(building) <= NEEDS[building], "VE-1.1"
    assert max(state.pool) <= 1, "VE-3.2 a type not there"


def check_between_turns(state: VenedigState) -> None:
    assert sum(state.pool) <= 3, "VE-3.3"
    assert state.solo == [0] * TYPES, "VE-1.4 everything complete is built"
    assert sum(state.laid) <= 9
    for building in range(1, TYPES):
        laid = state.laid[building::TYPES]
        holder = state.holders[building]
        assert sum(laid) < NEEDS[building], "VE-1.4"
        assert (holder >= 0) == (sum(laid) > 0), "VE-1.2 who has the figure has cards"
        assert holder < 0 or laid[holder] == max(laid)
    for seat in range(state.players):
        assert len(state.types_before(seat)) <= 2, "VE-1.8"


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10**6))
def test_nothing_is_made_or_lost_and_every_promise_holds(players: int, seed: int) -> None:
    state = GAME.start(players=players, seed=seed)
    chance = seeded(f"walk {seed}")
    spent = 0
    turn = -1
    for _ in range(5000):
        if state.finished:
            break
        if state.turn_seat != turn:
            check_between_turns(state)
            turn = state.turn_seat
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = legal[chance.below(len(legal))]
        if chance.below(2):  # half of the time something that moves the match on
            action = max(legal[:12], key=lambda option: promise(state, seat, option))
        assert state.copy().key() == state.key()
        held = sum(state.swamp_held)
        is_gold = GAME.action(action).kind == "gold"
        state.play(seat, action)
        if is_gold:
            spent += held - sum(state.swamp_held)
        check_conserved(state, spent)
        check_promises(state)
    assert state.finished
    assert state.winners()


def promise(state: VenedigState, seat: int, action: int) -> float:
    twin = state.copy()
    twin.apply(seat, action)
    return GAME.estimate(twin, seat)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6))
def test_points_of_every_site_agree_with_the_rule(seed: int) -> None:
    """VE-0 Palazzo and Campo on a board filled at random, counted anew from coordinates."""
    from arsenale.games.venedig.building import points_of

    state = GAME.start(players=2, seed=1)
    chance = seeded(seed)
    state.land = [(SWAMP, FREE, 0, 1, 2, 3, 4)[chance.below(7)] for _ in state.land]
    for building, first, end in ((1, GEOGRAPHY.first_pair, GEOGRAPHY.first_triple), (2, 0, GEOGRAPHY.first_pair)):
        site = first + chance.below(end - first)
        own = {GEOGRAPHY.axial[place] for place in GEOGRAPHY.sites[site]}
        touching = {
            (q + dq, r + dr) for q, r in own for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
        } - own
        land = [state.land[GEOGRAPHY.number_at[place]] for place in touching if place in GEOGRAPHY.number_at]
        built = sum(what not in (FREE, SWAMP) for what in land)
        assert points_of(state, building, site) == (built if building == 2 else len(land) - built)
