"""Long walks through matches: what holds in every position, whatever is played.

Half of the choices are a shipwright's (build, else buy what fits next), half are random, so that walks finish ships,
replace parts, and stall now and then.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.doge_ship.build import GAME, view, zone_at

from arsenale.engine import Event, seeded
from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.terms import BARRIER, DOGE_STACK, GALLEY, LENGTHS, ZONES

CONSTRUCT_GALLEY = ("red 3", "green 6", "white 4", "yellow 5", "blue 5", "black 6")
MAKE_MONEY = ("green 5", "red 2", "black 5", "blue 1", "green 2", "red 1")
BUY_GALLEY = ("green 3", "red 5", "white 5", "yellow 4", "blue 3", "black 4", "blue 6")


# The walker


def wishes(state: DogeState, seat: int) -> Iterator[str]:
    """What a shipwright would like to do, best first; beginnings of text forms."""
    yield from ("construct galley", "replace", "construct", "take galley", "take barrier", "take gondola", "bid 1")
    for deck in (1, 0):
        place = len(state.decks[deck])
        if place < sum(LENGTHS[state.players]) and (deck == 0 or place < len(state.decks[0])):
            yield f"buy galley {ZONES[zone_at(state, deck, place)]}"
    yield from ("buy barrier", "buy gondola")
    if any(state.can_build(tile) for tile in state.yards[seat] if state.edition.tile_kind[tile] == GALLEY):
        yield from (f"place {cell}" for cell in CONSTRUCT_GALLEY)
    yield "place red 6"
    if state.ducats[seat] >= 5:
        yield from (f"place {cell}" for cell in BUY_GALLEY)
    yield from (f"place {cell}" for cell in MAKE_MONEY)


def choose(state: DogeState, seat: int, chance: random.Random) -> int:
    legal = state.legal(seat)
    texts = [GAME.format(action) for action in legal]
    if chance.random() < (0.5 if "discard" in texts else 0.8):
        for wish in wishes(state, seat):
            fitting = [action for action, text in zip(legal, texts, strict=True) if text.startswith(wish)]
            if fitting:
                return chance.choice(fitting)
    return chance.choice(legal)


def walk(players: int, seed: int, ties: str = "dense") -> Iterator[tuple[DogeState, str]]:
    """The match after each action, and the action; the state is the same object all along."""
    chance = random.Random(seed)
    state = GAME.start(players=players, seed=seed, options={"inspection_ties": ties})
    yield state, "start"
    while not state.finished:
        seat = chance.choice(state.actors())
        action = choose(state, seat, chance)
        state.play(seat, action)
        yield state, GAME.format(action)


# What holds always


def check_tiles(state: DogeState) -> None:
    """DS-0 No tile comes or goes, and each is where its kind can be."""
    from_doge_stack = state.drawn_from == DOGE_STACK
    piles = [*state.stacks, *state.yards, *state.barriers, *state.decks, () if from_doge_stack else state.drawn]
    assert sorted(tile for pile in piles for tile in pile) == list(state.edition.tiles)
    doges = (*state.doge_stack, *state.doge_old, state.doge, *(state.drawn if from_doge_stack else ()))
    assert sorted(doges) == list(state.edition.doges)
    for number, pile in enumerate(state.stacks):
        assert all(state.edition.tile_stack[tile] == number for tile in pile)
    assert all(state.edition.tile_kind[tile] == BARRIER for pile in state.barriers for tile in pile)


def check_yards(state: DogeState) -> None:
    """DS-2.2.2"""
    for tiles in state.yards:
        assert len(tiles) <= 5
        assert sum(state.edition.tile_kind[tile] == GALLEY for tile in tiles) <= 2


def check_ship(state: DogeState) -> None:
    """DS-2.3.2 Every part in its zone, and no gap below."""
    for deck in (0, 1):
        for place, tile in enumerate(state.decks[deck]):
            assert state.edition.tile_stack[tile] == zone_at(state, deck, place)
    assert len(state.decks[1]) <= len(state.decks[0]) <= sum(LENGTHS[state.players])


def check_markers(state: DogeState) -> None:
    """DS-2, DS-2.1 Up to five markers, cells of panels in use only."""
    assert all(0 <= markers <= 5 for markers in state.markers)
    for seat in range(state.players):
        assert state.marked[seat].bit_count() + state.markers[seat] <= 5
    assert max(state.marked) < 1 << 6 * (state.players + 1)
    assert sum(cells.bit_count() for cells in state.marked) == sum(state.marked).bit_count()  # one marker a cell
    assert sorted(state.order) == list(range(state.players))
    assert len(state.dice) == state.players + 1
    assert set(state.dice) <= {1, 2, 3, 4, 5, 6}


def check_wealth(state: DogeState) -> None:
    assert min(state.vp) >= 0
    assert min(state.ducats) >= 0
    assert min(state.approvals) >= 0


def check_choices(state: DogeState) -> None:
    """Who must act can, nobody else may; DS-2 a turn offers no pass, DS-2.6 and always a discard."""
    actors = state.actors()
    assert bool(actors) != state.finished
    for seat in range(state.players):
        legal = state.legal(seat)
        assert bool(legal) == (seat in actors)
        assert len(set(legal)) == len(legal)
        texts = [GAME.format(action) for action in legal]
        assert texts != ["skip"]
        if any(text.startswith("place") for text in texts):
            assert "discard" in texts
            assert "skip" not in texts


def check(state: DogeState) -> None:
    check_tiles(state)
    check_yards(state)
    check_ship(state)
    check_markers(state)
    check_wealth(state)
    check_choices(state)


def check_stack_order(before: DogeState, after: DogeState) -> None:
    """DS-2.2.3 Tiles leave a stack three at a time from the top and come back under it, never in between."""
    for old, new in zip(before.stacks, after.stacks, strict=True):
        drawn = old[3:]
        assert new[: len(old)] == old or new[: len(drawn)] == drawn


def check_step(before: DogeState, after: DogeState, action: str) -> None:
    check_stack_order(before, after)
    for seat in range(after.players):
        assert set(before.barriers[seat]) <= set(after.barriers[seat])  # DS-2.0 barriers never leave the stack
    built = after.parts_built() - before.parts_built()
    assert built == (1 if action.startswith("construct galley") else 0)
    if action.startswith("take") and action != "take none":
        tile = set(before.drawn) & set(after.yards[before.turn_seat])
        assert len(tile) == 1
        paid = before.ducats[before.turn_seat] - after.ducats[before.turn_seat]
        assert paid == after.edition.tile_cost[tile.pop()]
    if not after.finished and not action.startswith("bid"):
        assert sum(after.vp) >= sum(before.vp) or action.startswith(("construct galley", "replace"))


@settings(max_examples=16, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32), ties=st.sampled_from(["dense", "standard"]))
def test_every_position_of_a_walk_obeys_the_rules(players: int, seed: int, ties: str) -> None:
    before: DogeState | None = None
    for state, action in walk(players, seed, ties):
        check(state)
        if before is not None:
            check_step(before, state, action)
        before = state.copy()
    assert before is not None
    assert before.winners()
    assert before.round <= 5 * 2 * sum(LENGTHS[players])  # DS-4.3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_walks_finish_ships_replace_parts_and_see_every_event(players: int) -> None:
    seen: set[str] = set()
    for seed in range(8):
        for state, action in walk(players, seed):
            seen.add(action.split()[0])
            if state.parts_built() == 2 * sum(LENGTHS[players]):
                seen.add("ship finished")
    assert {"place", "discard", "buy", "take", "drop", "construct", "replace", "enact", "return"} <= seen
    assert {"reorder", "skip", "bid", "ship finished"} <= seen


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_4_3_random_play_ends_within_five_rounds_a_part(players: int) -> None:
    chance = random.Random(players)
    state = GAME.start(players=players, seed=players)
    lengths = [0]
    while not state.finished:
        now = state.round
        seat = state.actors()[0]
        state.play(seat, chance.choice(state.legal(seat)))
        if state.round != now:
            lengths.append(state.parts_built())
    assert state.round <= 10 * sum(LENGTHS[players])
    for earlier, later in pairwise(lengths[::5]):
        assert later > earlier


@settings(max_examples=8, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_ds_3_4_along_a_walk_a_redeal_looks_the_same_to_its_seat(players: int, seed: int) -> None:
    chance = random.Random(seed)
    for state, _ in walk(players, seed):
        if chance.random() > 0.1:
            continue
        seat = chance.choice([None, *range(players)])
        twin = state.redealt(seat, seeded(chance.randrange(2**32)))
        assert view(twin, seat) == view(state, seat)
        assert twin.approvals == state.approvals
        check(twin)
        if seat is not None:
            assert twin.legal(seat) == state.legal(seat)


SHOWS_A_FINISHED_SIDE = ("built-barrier", "built-gondola", "reordered")
NAMES_THE_TOP_BARRIER = ("bonus-extra", "bonus-ducats", "bonus-approvals", "bonus-vp")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_listening_changes_nothing_and_tells_no_secret(players: int) -> None:
    silent = [state.key() for state, _ in walk(players, 1)]
    events: list[Event] = []
    heard: list[str] = []
    for state, action in walk(players, 1):
        heard.append(state.key())
        if action == "start":
            events = state.listen()
    assert heard == silent
    assert events
    for event in events:
        assert event.audience is None or len(event.audience) == 1
        if event.audience is None and event.key not in (*SHOWS_A_FINISHED_SIDE, *NAMES_THE_TOP_BARRIER):
            assert not re.search(r"(gondola|barrier) \d", str(event.args))  # DS-2.2.4
