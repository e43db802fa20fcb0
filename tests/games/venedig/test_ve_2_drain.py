"""VE-2 Draining."""

from __future__ import annotations

from tests.games.venedig.build import GAME, HEX, actor, can, free, keys, match, options, play, question, view, why_not

from arsenale.games.venedig.state import VenedigState
from arsenale.games.venedig.terms import FREE, SWAMP


def drained_state() -> VenedigState:
    state = match()
    play(state, "done")
    return state


def test_ve_2_draining_is_optional() -> None:
    state = drained_state()
    play(state, "done")
    assert question(state) == "draw"
    assert view(state)["swamp_tiles"] == [0, 0, 0]


def test_ve_2_one_tile_then_no_more() -> None:
    state = drained_state()
    play(state, "drain d4", "done")
    assert question(state) == "draw"
    assert view(state)["swamp_tiles"] == [1, 0, 0]
    assert view(state)["hexes"]["d4"] == "free"


def test_ve_2_at_most_two_tiles_from_anywhere() -> None:
    state = drained_state()
    assert {text for text in options(state) if text != "done"} == {
        f"drain {name}" for name, number in HEX.items() if state.land[number] == SWAMP
    }
    play(state, "drain d4", "drain a1")
    assert question(state) == "draw"
    assert view(state)["swamp_tiles"] == [2, 0, 0]


def test_ve_2_one_after_the_other_with_a_look_at_the_first() -> None:
    state = drained_state()
    events = play(state, "drain d4")
    assert (actor(state), question(state)) == (0, "drain")
    assert len(view(state, 0)["tiles"]["swamp"]) == 1
    told = next(event for event in events if event.key == "own-swamp")
    assert told.audience == (0,)
    assert view(state, 0)["tiles"]["swamp"] == [told.args["gold"]]


def test_ve_2_the_tiles_are_kept_face_down() -> None:
    state = drained_state()
    play(state, "drain d4", "drain d5")
    for onlooker in (None, 1, 2):
        assert view(state, onlooker)["swamp_tiles"] == [2, 0, 0]
        assert view(state, onlooker)["gold"] in (None, 0)


def test_ve_2_no_tile_without_swamp() -> None:
    state = drained_state()
    assert why_not(state, "drain d8") == ("VE-2", "no-swamp-there")
    assert why_not(state, "drain d14") == ("VE-2", "no-swamp-there")
    play(state, "drain d4")
    assert not can(state, "drain d4")


def test_ve_2_with_no_swamp_left_the_step_is_passed_over() -> None:
    state = match()
    free(state, *[name for name, number in HEX.items() if state.land[number] == SWAMP])
    play(state, "done")
    assert question(state) == "draw"


def test_ve_2_the_last_tile_ends_the_step() -> None:
    state = match()
    free(state, *[name for name, number in HEX.items() if state.land[number] == SWAMP][1:])
    play(state, "done")
    last = next(iter(options(state) - {"done"}))
    assert "drained" in keys(play(state, last))
    assert question(state) == "draw"
    assert SWAMP not in state.land


def test_ve_2_all_86_tiles_are_on_the_board_and_come_by_chance() -> None:
    values = set()
    for seed in range(30):
        state = GAME.start(players=2, seed=seed)
        play(state, "done", "drain d4")
        assert sum(state.swamp_stock) == 85
        assert state.land[HEX["d4"]] == FREE
        values |= set(view(state, state.turn_seat)["tiles"]["swamp"])
    assert values == {0, 1, 2}
