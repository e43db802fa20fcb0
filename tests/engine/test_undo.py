"""Undo, case by case: on the toy game, and on The Doge Ship where tiles are drawn, shown and kept."""

from __future__ import annotations

from typing import Any

import pytest

import arsenale
from arsenale.engine import Game, State, can_undo
from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.terms import BARRIER_TILES, GONDOLA_TILES

from .toy import Regatta

# The toy game


def toy_undo(*moves: str, before: tuple[str, ...] = ()) -> bool:
    game = Regatta()
    state = game.start(players=3, seed=1)
    advance(game, state, before)
    return can_undo(state, played(game, moves))


def played(game: Game[Any], moves: tuple[str, ...]) -> list[tuple[int, int]]:
    return [(int(move[0]), game.parse(move[2:])) for move in moves]


def advance(game: Game[Any], state: State, moves: tuple[str, ...]) -> None:
    for seat, action in played(game, moves):
        state.play(seat, action)


def test_a_pure_choice_can_be_taken_back() -> None:
    assert toy_undo("0 rest")
    assert toy_undo("0 ask 1")
    assert toy_undo("0 ask 1", "1 yes", "1 rest")


def test_a_roll_cannot() -> None:
    assert not toy_undo("0 row")
    assert not toy_undo("0 rest", "1 row", "2 rest")


def test_a_sealed_bid_can_until_the_last_one_shows_all() -> None:
    assert toy_undo("0 call", "1 bid 2")
    assert toy_undo("1 bid 2", before=("0 call", "0 bid 1"))
    assert not toy_undo("2 bid 2", before=("0 call", "0 bid 1", "1 bid 2"))


def test_nothing_played_can_be_taken_back() -> None:
    assert toy_undo()


# The Doge Ship

DOGE = arsenale.load("doge_ship")


@pytest.fixture
def state() -> DogeState:
    """Two players; the first is to act, with money, three gondolas and a barrier in their yard."""
    state: DogeState = DOGE.start(players=2, seed="undo")
    first = state.order[0]
    assert state.actors() == (first,)
    for tile in (*GONDOLA_TILES[:3], BARRIER_TILES[0]):
        stack = state.edition.tile_stack[tile]
        state.stacks[stack] = tuple(other for other in state.stacks[stack] if other != tile)
        state.yards[first] = (*state.yards[first], tile)
    state.dice = (6, 6, 6)  # every cell is free
    state.ducats = [12, 12]
    return state


def cell(state: DogeState, action: str) -> str:
    """The text form of placing on a cell in use with this action."""
    for component in DOGE.edition.components:
        values = component.values
        if component.kind == "cell" and values["action"] == action and values["panel"] in ("red", "green", "white"):
            return f"place {values['panel']} {values['value']}"
    raise AssertionError(f"no cell with {action}")


def undoable(state: DogeState, *texts: str) -> bool:
    """Whether these actions of whoever is to act can be taken back together."""
    moves, twin = [], state.copy()
    for text in texts:
        seat = twin.actors()[0]
        moves.append((seat, DOGE.parse(text)))
        twin.play(*moves[-1])
    return can_undo(state, moves)


def after(state: DogeState, *texts: str) -> DogeState:
    for text in texts:
        state.play(state.actors()[0], DOGE.parse(text))
    return state


def test_placing_a_marker_can_be_taken_back(state: DogeState) -> None:
    assert undoable(state, cell(state, "buy galley"))
    assert undoable(state, cell(state, "construct barrier"))
    assert undoable(state, cell(state, "2 ducats"))
    assert undoable(state, cell(state, "intrigue 2"))
    assert undoable(state, "discard")


def test_several_choices_can_be_taken_back_together_even_of_two_players(state: DogeState) -> None:
    assert undoable(state, cell(state, "construct barrier"), "skip", "discard")


def test_who_looked_at_drawn_tiles_cannot_go_back(state: DogeState) -> None:
    assert not undoable(state, cell(state, "buy galley"), "buy galley stern lower")
    assert not undoable(after(state, cell(state, "buy galley")), "buy galley stern lower")


def test_who_looked_at_two_doge_tiles_cannot_go_back(state: DogeState) -> None:
    assert not undoable(state, cell(state, "intrigue 1"))


def test_after_the_look_taking_none_can_be_taken_back_to_the_look(state: DogeState) -> None:
    assert undoable(after(state, cell(state, "buy galley"), "buy galley stern lower"), "take none")


def test_a_galley_part_taken_was_shown_to_all(state: DogeState) -> None:
    after(state, cell(state, "buy galley"), "buy galley stern lower")
    part = DOGE.format(state.legal(state.actors()[0])[0])
    assert part.startswith("take galley")
    assert not undoable(state, part)


def test_a_doge_tile_put_in_force_was_shown_and_where_the_other_went_is_no_secret(state: DogeState) -> None:
    after(state, cell(state, "intrigue 1"))
    enact = DOGE.format(state.legal(state.actors()[0])[0])
    assert not undoable(state, enact)
    assert undoable(after(state, enact), "return top")
    assert undoable(state, "return under")


def test_a_barrier_or_gondola_built_shows_its_finished_side(state: DogeState) -> None:
    assert not undoable(after(state.copy(), cell(state, "construct barrier")), "construct barrier 1")
    assert not undoable(after(state.copy(), cell(state, "construct gondola")), "construct gondola 1")


def test_a_gondola_dropped_to_make_room_is_followed_by_the_look(state: DogeState) -> None:
    """Dropping tells the others no more than its cost, but the draw comes at once, and that was seen."""
    first = state.actors()[0]
    tile = BARRIER_TILES[1]
    stack = state.edition.tile_stack[tile]
    state.stacks[stack] = tuple(other for other in state.stacks[stack] if other != tile)
    state.yards[first] = (*state.yards[first], tile)
    after(state, cell(state, "buy galley"))
    assert undoable(state, "buy galley stern lower"), "the yard is full: nothing is drawn yet"
    after(state, "buy galley stern lower")
    assert not undoable(state, "drop gondola 1")


def test_bringing_another_barrier_up_can_be_taken_back(state: DogeState) -> None:
    first = state.actors()[0]
    state.barriers[first] = (BARRIER_TILES[4], BARRIER_TILES[5])
    stack = state.edition.tile_stack[BARRIER_TILES[0]]
    state.stacks[stack] = tuple(tile for tile in state.stacks[stack] if tile not in state.barriers[first])
    assert undoable(state, "reorder barrier 5")


def test_the_last_marker_of_a_round_rolls_the_dice(state: DogeState) -> None:
    first, second = state.order
    state.markers[first], state.markers[second] = 1, 0
    edition = state.edition
    calm = next(doge for doge in edition.doges if not edition.doge_water[doge] and not edition.doge_inspects[doge])
    state.doge_stack = tuple(state.doge if tile == calm else tile for tile in state.doge_stack)
    state.doge = calm
    assert not undoable(state, "discard")


def test_the_last_marker_before_an_inspection_can_be_taken_back_and_so_can_a_bid(state: DogeState) -> None:
    first, second = state.order
    state.markers[first], state.markers[second] = 1, 0
    state.approvals = [3, 2]
    state.doge_stack = tuple(state.doge if tile == inspection(state) else tile for tile in state.doge_stack)
    state.doge = inspection(state)
    assert undoable(state, "discard")
    after(state, "discard")
    assert state.actors() == (0, 1)
    assert can_undo(state, played(DOGE, ("1 bid 2",)))
    assert can_undo(state, played(DOGE, ("0 bid 1",)))
    assert not can_undo(state, played(DOGE, ("0 bid 1", "1 bid 2"))), "all bids are shown, and the dice roll"


def inspection(state: DogeState) -> int:
    return state.edition.doge_inspects.index(True)
