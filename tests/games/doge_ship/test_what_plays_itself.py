"""DS-3.4 Whether an action plays itself or can be taken back tells nobody a secret: it is the same in any two worlds
that a seat cannot tell apart."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.games.doge_ship.build import GAME, INSPECTION, barriers, end_round, mark, match, play, ship, yard

from arsenale.engine import Rng, State, can_undo, is_forced, seeded
from arsenale.games.doge_ship.state import DogeState

from ...conformance.settings import Setting
from ...conformance.walks import Position, walk

POSITIONS = 40  # per match, for the suite; a long run by hand looks at all of them


def compare(position: Position, onlooker: int | None, chance: Rng) -> Counter[str]:
    """How often the two worlds were held against each other, and how often they differed."""
    state, world = position.state, position.state.redealt(onlooker, chance)
    counts: Counter[str] = Counter()
    for seat in state.actors():
        counts["forced"] += 1
        here, there = state.step_of(seat), world.step_of(seat)
        assert here is not None
        assert there is not None
        if is_forced(state, seat) != is_forced(world, seat):
            counts["different"] += 1
        if here.has_open_options(state) != there.has_open_options(world):
            counts["different"] += 1
    if onlooker is not None:
        for action in state.legal(onlooker):
            counts["own"] += 1
            if can_undo(state, [(onlooker, action)]) != can_undo(world, [(onlooker, action)]):
                counts["different"] += 1
    return counts + compare_last(position, world, onlooker)


def compare_last(position: Position, world: State, onlooker: int | None) -> Counter[str]:
    """The action played next, and those of the other world that look the same to the onlooker."""
    state, seat, action = position.state, position.seat, position.action
    sight = seen_after(state, seat, action, onlooker)
    allowed = can_undo(state, [(seat, action)])
    counts: Counter[str] = Counter()
    world.rng = state.rng.copy()  # the same dice in both worlds: only secrets differ
    for other in world.legal(seat):
        if seen_after(world, seat, other, onlooker) == sight:
            counts["last"] += 1
            if can_undo(world, [(seat, other)]) != allowed:
                counts["different"] += 1
    return counts


def seen_after(state: State, seat: int, action: int, onlooker: int | None) -> str:
    twin = state.copy()
    events = twin.listen()
    twin.apply(seat, action)
    told = [(event.key, event.args) for event in events if event.is_for(onlooker)]
    assert isinstance(twin, DogeState)
    return json.dumps([GAME.view(twin, onlooker), told])


@pytest.mark.parametrize("players", GAME.seats)
def test_ds_3_4_what_plays_itself_and_what_goes_back_is_the_same_in_worlds_that_look_the_same(players: int) -> None:
    chance = seeded(f"pairs {players}")
    counts: Counter[str] = Counter()
    matched = walk(
        Setting("doge_ship", players, (("inspection_ties", "dense"), ("approvals", "counted"))), "hurry", tenths=9
    )
    for position in matched.sample(POSITIONS):
        for onlooker in position.onlookers:
            counts += compare(position, onlooker, chance)
    assert min(counts[kind] for kind in ("forced", "own", "last")) > POSITIONS
    assert counts["different"] == 0


# By the rules


def forced(state: DogeState) -> bool:
    return is_forced(state, state.actors()[0])


def test_ds_2_6_a_discard_without_an_alternative_plays_itself() -> None:
    state = match()
    mark(state, 1, *(f"{panel} {value}" for panel in ("red", "green", "white") for value in range(1, 7)))
    assert forced(state)
    state.ducats[0] = 2
    barriers(state, 0, 1, 2)  # another could be brought to the top
    assert not forced(state)


def test_ds_2_2_3_who_can_pay_no_tile_of_the_stack_takes_none_at_once() -> None:
    state = match()
    state.ducats[0] = 1  # galley parts cost 2 and more
    play(state, "place green 3", "buy galley stern lower")
    assert forced(state)


def test_ds_2_2_3_who_can_pay_none_of_those_drawn_is_asked_all_the_same() -> None:
    """What was drawn is a secret."""
    state = match()
    state.ducats[0] = 2
    tiles = state.edition.tile_cost
    state.stacks[0] = tuple(sorted(state.stacks[0], key=lambda tile: -tiles[tile]))
    play(state, "place green 3", "buy galley stern lower")
    assert [GAME.format(action) for action in state.legal(0)] == ["take none"]
    assert not forced(state)


def test_ds_2_3_4_the_only_part_that_can_replace_another_does_so_at_once() -> None:
    state = match()
    yard(state, 0, "galley 1", "gondola 1")
    ship(state, 1, 0)
    play(state, "place red 6")
    assert forced(state)


def test_ds_3_3_a_bid_never_plays_itself() -> None:
    state = match(doge=INSPECTION)
    end_round(state)
    assert [GAME.format(action) for action in state.legal(0)] == ["bid 0"]
    assert not is_forced(state, 0)


def test_ds_2_3_a_lone_tile_that_can_be_built_is_no_duty() -> None:
    state = match()
    yard(state, 0, "gondola 1")
    play(state, "place green 2")
    assert not forced(state)
