"""VE-5 The end of the match."""

from __future__ import annotations

import pytest
from tests.games.venedig.build import (
    GAME,
    actor,
    can,
    end_turn,
    fill,
    free,
    keys,
    match,
    options,
    play,
    project,
    question,
    tiles,
    view,
    why_not,
)

from arsenale.games import speech
from arsenale.words import LANGUAGES

# VE-5.1


@pytest.mark.parametrize("building", ["casa", "palazzo", "campo", "basilica", "ponte"])
def test_ve_5_1_a_type_without_pieces_ends_the_match(building: str) -> None:
    sites = {
        "casa": "site d8",
        "palazzo": "site d8 d9",
        "campo": "site d9",
        "basilica": "site d5 d8 d9",
        "ponte": "bridge 4 san marco",
    }
    needed = {"casa": 1, "basilica": 4}.get(building, 3)
    state = match(**{building: needed})
    free(state, "d5", "d3", "m16")
    state.supply[("casa", "palazzo", "campo", "basilica", "ponte").index(building)] = 1
    laid = "lay casa" if building == "casa" else f"solo {building}"
    events = play(state, laid, "done", f"build {building}", sites[building])
    assert state.finished
    assert "used-up" in keys(events)
    assert state.winners() == ((0,) if building != "ponte" else (0, 1, 2))


@pytest.mark.parametrize("start", [59, 58])
def test_ve_5_1_a_gondola_on_or_past_60_ends_the_match(start: int) -> None:
    state = match(casa=1, palazzo=3)
    state.gondolas = [start, 0, 0]
    events = play(state, "lay casa", "solo palazzo", "done", "build palazzo", "site d8 d9")
    assert state.gondolas[0] == start + 7
    assert state.finished
    assert "gondola-home" in keys(events)


def test_ve_5_1_exactly_60_is_enough_and_59_is_not() -> None:
    for start, is_over in ((58, False), (59, True)):
        state = match(casa=1)
        state.gondolas = [start, 0, 0]
        play(state, "lay casa", "done", "build casa", "site d8")
        assert state.finished == is_over


def test_ve_5_1_by_gold_too() -> None:
    state = match(casa=1)
    tiles(state, 0, treasures=(5,))
    state.gondolas = [59, 0, 0]
    play(state, "lay casa", "gold 1")
    assert state.finished


def test_ve_5_1_the_gondola_of_another_builder_ends_it_too() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    state.gondolas = [0, 57, 0]
    play(state, "lay palazzo 1", "done", "build palazzo", "site d8 d9")
    assert state.finished
    assert state.winners() == (1,)


def test_ve_5_1_the_current_building_is_still_finished_for_all_its_builders() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    space = next(space for space in range(61) if GAME.edition.geography.borders[space] >> 2 & 1)
    state.gondolas = [space, 55, 0]
    play(state, "lay palazzo 1", "done", "build palazzo", "site d8 d9")
    assert state.gondolas == [space + 3, 62, 0]
    assert view(state)["treasures"][0] == 1
    assert view(state)["discards"] == {"palazzo": 3}


def test_ve_5_1_then_no_further_building_draining_or_drawing() -> None:
    state = match(casa=2)
    state.gondolas = [59, 0, 0]
    play(state, "lay casa", "lay casa", "done", "build casa", "site d8")
    assert state.finished
    assert view(state)["hexes"]["d9"] == "free"
    assert why_not(state, "build casa", seat=0) == ("VE-5.2", "match-over")


# VE-5.2


def test_ve_5_2_each_player_once_clockwise_from_the_left_the_active_one_last() -> None:
    state = match(4, first=1, casa=1)
    for seat in range(4):
        tiles(state, seat, treasures=(5,))
    state.gondolas = [10, 59, 20, 30]
    play(state, "lay casa", "done", "build casa", "site d8")
    order = []
    while not state.finished:
        assert question(state) == "last-gold"
        order.append(actor(state))
        play(state, "gold 1")
    assert order == [2, 3, 0, 1]
    assert state.gondolas == [11, 61, 21, 31]


def test_ve_5_2_gold_may_be_kept_and_only_once_asked() -> None:
    state = match(casa=1)
    tiles(state, 1, treasures=(5, 5))
    state.gondolas = [59, 0, 0]
    play(state, "lay casa", "done", "build casa", "site d8")
    assert options(state) == {"done", "gold 1", "gold 2"}
    assert why_not(state, "gold 3") == ("VE-4.2", "gold-too-dear")
    assert why_not(state, "lay casa") == ("VE-5.2", "something-else-is-asked")
    play(state, "gold 1")
    assert state.finished
    assert state.gondolas[1] == 1


def test_ve_5_2_gold_may_be_kept() -> None:
    state = match(casa=1)
    tiles(state, 1, treasures=(5,))
    state.gondolas = [59, 0, 0]
    play(state, "lay casa", "done", "build casa", "site d8", "done")
    assert state.finished
    assert state.gondolas == [60, 0, 0]


def test_ve_5_2_who_has_no_tile_is_not_asked() -> None:
    state = match(casa=1)
    tiles(state, 2, treasures=(5,))
    state.gondolas = [59, 0, 0]
    play(state, "lay casa", "done", "build casa", "site d8")
    assert actor(state) == 2


def test_ve_5_2_the_furthest_wins_even_if_another_ended_it() -> None:
    state = match(casa=1)
    tiles(state, 1, treasures=(5, 5))
    state.gondolas = [59, 58, 0]
    play(state, "lay casa", "done", "build casa", "site d8", "gold 2")
    assert state.gondolas == [60, 61, 0], "58 to 59, then over 60 to the first post"
    assert state.winners() == (1,)
    assert state.scores() == [60, 61, 0]


def test_ve_5_2_no_winner_before_the_end() -> None:
    assert match().winners() == ()


# VE-5.3


def test_ve_5_3_two_players_play_by_the_same_rules() -> None:
    state = match(2, palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    play(state, "lay palazzo 1", "done", "build palazzo")
    assert actor(state) == 1
    play(state, "site d8 d9")
    assert state.gondolas == [3, 7]


# VE-5.4


@pytest.mark.parametrize("players", range(2, 6))
def test_ve_5_4_three_rounds_without_building_and_draining_end_the_match(players: int) -> None:
    state = match(players)
    for _ in range(3 * players - 1):
        end_turn(state)
    assert not view(state)["finished"]
    events = play(state, "done", "done", "draw pile")
    assert state.finished
    assert "stalled" in keys(events)
    assert state.winners() == tuple(range(players)), "all are still on the start space: shared"


def test_ve_5_4_a_drained_tile_begins_the_count_anew() -> None:
    state = match(2)
    for _ in range(5):
        end_turn(state)
    play(state, "done", "drain d4", "done", "draw pile")
    assert view(state)["quiet_turns"] == 0
    for _ in range(5):
        end_turn(state)
    assert not view(state)["finished"]


def test_ve_5_4_a_piece_begins_the_count_anew() -> None:
    state = match(2, casa=1)
    play(state, "lay casa", "done", "build casa", "site d8", "done", "draw pile")
    assert view(state)["quiet_turns"] == 0
    end_turn(state)
    assert view(state)["quiet_turns"] == 1


def test_ve_5_4_cards_laid_or_discarded_for_want_of_room_do_not() -> None:
    state = match(2, palazzo=1, casa=1)
    fill(state)
    play(state, "lay palazzo 1", "lay casa", "done", "build casa", "done", "draw pile")
    assert view(state)["quiet_turns"] == 1


def test_ve_5_4_it_ends_as_any_match_does_with_gold() -> None:
    state = match(2)
    tiles(state, 0, treasures=(5,))
    tiles(state, 1, treasures=(5,))
    for _ in range(5):
        end_turn(state)
    play(state, "done", "done", "draw pile")
    assert (actor(state), question(state)) == (0, "last-gold"), "seat 1 had the last turn and comes last"
    play(state, "done")
    assert actor(state) == 1
    assert can(state, "gold 1")
    play(state, "gold 1")
    assert state.winners() == (1,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ve_5_3_whoever_opens_a_table_for_two_is_told_of_special_rules(language: str) -> None:
    assert [note for players in GAME.seats for note in GAME.notes(players)] == ["two-players"]
    assert GAME.notes(2) == ["two-players"]
    assert "VE-5.3" in speech(GAME, language, ["Anna", "Bruno"]).say("note-two-players")
