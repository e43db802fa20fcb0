"""VE-1.4 to VE-1.7 Naming and building, sites, treasures, points."""

from __future__ import annotations

import pytest
from tests.games.venedig.build import (
    FREE_AT_START,
    GEOGRAPHY,
    actor,
    beside,
    can,
    fill,
    free,
    keys,
    match,
    options,
    play,
    project,
    question,
    refused,
    stand,
    tiles,
    view,
    why_not,
)


def borders(space: int, letter: str) -> bool:
    return bool(GEOGRAPHY.borders[space] >> GEOGRAPHY.letters.index(letter) & 1)


# VE-1.4


def test_ve_1_4_everything_complete_is_built_wanted_or_not() -> None:
    state = match(casa=1, palazzo=3)
    play(state, "lay casa", "solo palazzo", "done")
    assert options(state) == {"build casa", "build palazzo"}
    assert why_not(state, "done") == ("VE-1.4", "something-else-is-asked")
    assert why_not(state, "build campo") == ("VE-1.4", "not-complete")


def test_ve_1_4_the_active_player_names_even_the_only_building() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    play(state, "lay palazzo 1", "done")
    assert (actor(state), question(state), options(state)) == (0, "name-building", {"build palazzo"})


def test_ve_1_4_the_master_builder_chooses_the_site_though_it_is_not_their_turn() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    play(state, "lay palazzo 1", "done", "build palazzo")
    assert (actor(state), question(state)) == (1, "site")
    assert why_not(state, "site d8 d9", seat=0) == ("VE-1.4", "not-your-decision")
    play(state, "site d8 d9")
    assert state.gondolas == [3, 7, 0]
    assert (actor(state), question(state)) == (0, "drain")


def test_ve_1_4_for_a_bridge_the_master_builder_chooses_the_quarter_that_counts() -> None:
    state = match(ponte=1)
    free(state, "p1", "c4")
    project(state, "ponte", {2: 2}, builder=2)
    play(state, "lay ponte 1", "done", "build ponte")
    assert actor(state) == 2
    assert options(state) == {"bridge 3 cannaregio", "bridge 3 san polo"}


def test_ve_1_4_a_building_is_finished_before_the_next_is_named() -> None:
    state = match(casa=1, palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    play(state, "lay casa", "lay palazzo 1", "done", "build palazzo", "site d8 d9")
    assert state.gondolas == [3, 7, 0]
    assert view(state)["discards"] == {"palazzo": 3}
    assert options(state) == {"build casa"}
    play(state, "build casa", "site m6")
    assert state.gondolas == [4, 7, 0]


def test_ve_1_4_the_order_of_buildings_is_free() -> None:
    for first, second, points in (("casa", "campo", 2), ("campo", "casa", 1)):
        state = match(casa=1, campo=3)
        play(state, "lay casa", "solo campo", "done")
        for building in (first, second):
            play(state, f"build {building}", "site d8" if building == "casa" else "site d9")
        assert state.gondolas[0] == 1 + points, "a Campo beside the Casa and the start Campo, or beside the latter"


def test_ve_1_4_only_free_hexes() -> None:
    state = match(casa=1)
    play(state, "lay casa", "done", "build casa")
    assert options(state) == {f"site {name}" for name in FREE_AT_START}
    assert why_not(state, "site d4") == ("VE-1.4", "hex-is-swamp")
    refusal = refused(state, "site m7")
    assert (refusal.rule, refusal.key, refusal.args) == (
        "VE-1.4",
        "hex-is-built",
        {"hex": "m7", "building": "basilica"},
    )


@pytest.mark.parametrize(
    ("building", "wrong"),
    [("casa", "site d8 d9"), ("campo", "bridge 4 dorsoduro"), ("palazzo", "site d8"), ("palazzo", "site d5 d8 d9")],
)
def test_ve_1_4_a_site_of_another_size_is_refused(building: str, wrong: str) -> None:
    state = match(casa=1, campo=3, palazzo=3)
    play(state, "lay casa" if building == "casa" else f"solo {building}", "done", f"build {building}")
    assert why_not(state, wrong) == ("VE-0", "wrong-site")


def test_ve_1_4_no_room_discards_the_cards_scores_nothing_and_sends_the_figure_home() -> None:
    state = match(palazzo=1)
    fill(state)
    project(state, "palazzo", {1: 2}, builder=1)
    state.gondolas = [beside("d"), beside("c"), 0]
    events = play(state, "lay palazzo 1", "done", "build palazzo")
    assert "no-site" in keys(events)
    assert question(state) == "drain"
    assert state.gondolas == [beside("d"), beside("c"), 0]
    seen = view(state)
    assert seen["discards"] == {"palazzo": 3}
    assert seen["builders"]["palazzo"] is None
    assert seen["treasures"] == [0, 0, 0]
    assert seen["supply"]["palazzo"] == 5


def test_ve_1_4_no_room_for_a_solo_beside_a_project_leaves_the_project_alone() -> None:
    state = match(palazzo=3)
    fill(state)
    project(state, "palazzo", {1: 2}, builder=1)
    play(state, "solo palazzo", "done", "build palazzo")
    seen = view(state)
    assert seen["discards"] == {"palazzo": 3}
    assert seen["laid"][1] == {"palazzo": 2}
    assert seen["builders"]["palazzo"] == 1


def test_ve_1_4_cards_may_be_laid_though_there_is_no_room() -> None:
    state = match(casa=1)
    fill(state)
    assert can(state, "lay casa")
    play(state, "lay casa", "done", "build casa")
    assert view(state)["discards"] == {"casa": 1}


def test_ve_1_4_room_is_looked_for_when_the_building_is_named() -> None:
    """The Casa takes d9, so that no pair of free hexes is left for the Palazzo."""
    state = match(casa=1, palazzo=3)
    for name in ("c6", "p15", "m6", "a16"):
        stand(state, "casa", name)
    play(state, "lay casa", "solo palazzo", "done", "build casa", "site d9", "build palazzo")
    assert question(state) == "drain"
    assert view(state)["discards"] == {"casa": 1, "palazzo": 3}


# VE-1.5


def test_ve_1_5_used_cards_are_discarded_and_the_figure_goes_home() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 1, 2: 1}, builder=1)
    play(state, "lay palazzo 1", "done", "build palazzo", "site d8 d9")
    seen = view(state)
    assert seen["laid"] == [{}, {}, {}]
    assert seen["discards"] == {"palazzo": 3}
    assert seen["builders"]["palazzo"] is None
    assert seen["supply"]["palazzo"] == 4


# VE-1.6


def test_ve_1_6_a_participant_whose_gondola_borders_the_quarter_draws_one_treasure() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 1, 2: 1}, builder=1)
    state.gondolas = [beside("d"), beside("c"), 0]
    events = play(state, "lay palazzo 1", "done", "build palazzo", "site d8 d9")
    assert view(state)["treasures"] == [1, 0, 0]
    assert view(state)["treasure_stock"] == 17
    assert [event.args["seat"] for event in events if event.key == "treasure"] == [0]


def test_ve_1_6_who_has_no_cards_in_it_gets_none() -> None:
    state = match(casa=1)
    state.gondolas = [0, beside("d"), 0]
    play(state, "lay casa", "done", "build casa", "site d8")
    assert view(state)["treasures"] == [0, 0, 0]


def test_ve_1_6_a_solo_beside_a_project_brings_its_builders_none() -> None:
    state = match(palazzo=3)
    project(state, "palazzo", {1: 2}, builder=1)
    state.gondolas = [0, beside("d"), 0]
    play(state, "solo palazzo", "done", "build palazzo", "site d8 d9")
    assert view(state)["treasures"] == [0, 0, 0]


def test_ve_1_6_the_gondola_counts_before_it_moves_for_this_building() -> None:
    state = match(casa=1)
    state.gondolas[0] = 56
    quarter_of_56 = next(letter for letter in "cpdma" if borders(56, letter))
    site = {"c": "c6", "p": "p15", "d": "d8", "m": "m6", "a": "a16"}[quarter_of_56]
    play(state, "lay casa", "done", "build casa", f"site {site}")
    assert state.gondolas[0] == 57, "57 borders no quarter"
    assert view(state)["treasures"][0] == 1


def test_ve_1_6_the_move_for_an_earlier_building_counts() -> None:
    """From the start the first Casa leads to space 1, which borders San Polo: the second Casa there brings one."""
    state = match(casa=2)
    assert borders(1, "p")
    play(state, "lay casa", "lay casa", "done", "build casa", "site p15")
    assert view(state)["treasures"][0] == 0
    play(state, "build casa", "site p19")
    assert view(state)["treasures"][0] == 1


@pytest.mark.parametrize("letters", ["d", "cm"])
def test_ve_1_6_a_bridge_counts_for_either_of_its_quarters(letters: str) -> None:
    state = match(ponte=3)
    free(state, "d3", "m16")
    state.gondolas[0] = beside(*letters)
    play(state, "solo ponte", "done", "build ponte", "bridge 4 dorsoduro")
    assert view(state)["treasures"][0] == 1


def test_ve_1_6_a_bridge_between_two_bordered_quarters_brings_one_treasure_only() -> None:
    state = match(ponte=3)
    free(state, "d3", "m16")
    state.gondolas[0] = beside("d", "m")
    play(state, "solo ponte", "done", "build ponte", "bridge 4 san marco")
    assert view(state)["treasures"][0] == 1


def test_ve_1_6_on_the_crossing_four_quarters_are_bordered() -> None:
    for space in (10, 45):
        state = match(casa=4)
        play(state, *["lay casa"] * 4, "done")
        for site in ("c6", "p15", "d8", "m6"):
            state.gondolas[0] = space
            play(state, "build casa", f"site {site}")
        assert view(state)["treasures"][0] == 4


def test_ve_1_6_the_master_builder_draws_first_then_clockwise_from_him() -> None:
    state = match(4, basilica=1)
    free(state, "d5")
    project(state, "basilica", {1: 1, 2: 1, 3: 1}, builder=2)
    state.gondolas = [space for space in range(61) if borders(space, "d")][:4]
    events = play(state, "lay basilica 1", "done", "build basilica", "site d5 d8 d9")
    assert [event.args["seat"] for event in events if event.key == "treasure"] == [2, 3, 0, 1]


def test_ve_1_6_none_left_none_drawn() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 1, 2: 1}, builder=1)
    tiles(state, 2, treasures=(3,) * 5 + (4,) * 5 + (5,) * 4 + (6,) * 3)
    state.gondolas = [space for space in range(61) if borders(space, "d")][:3]
    play(state, "lay palazzo 1", "done", "build palazzo", "site d8 d9")
    assert view(state)["treasures"] == [0, 1, 17], "the last treasure is the master builder's"
    assert view(state)["treasure_stock"] == 0


# VE-1.7


def test_ve_1_7_alone_all_points() -> None:
    state = match(palazzo=3)
    play(state, "solo palazzo", "done", "build palazzo", "site d8 d9")
    assert state.gondolas == [7, 0, 0]


def test_ve_1_7_together_the_master_builder_all_the_others_half_rounded_down() -> None:
    state = match(4, basilica=1)
    free(state, "d5")
    project(state, "basilica", {1: 2, 3: 1}, builder=1)
    play(state, "lay basilica 1", "done", "build basilica", "site d5 d8 d9")
    assert state.gondolas == [4, 7, 0, 3], "seat 3 moves before seat 0, who jumps over it"


def test_ve_1_7_half_of_one_point_is_none() -> None:
    state = match(campo=1)
    project(state, "campo", {1: 2}, builder=1)
    events = play(state, "lay campo 1", "done", "build campo", "site d9")
    assert state.gondolas == [0, 1, 0]
    assert keys(events).count("moved") == 1


def test_ve_1_7_the_master_builder_moves_first_then_clockwise_from_him() -> None:
    state = match(4, basilica=1)
    free(state, "d5")
    project(state, "basilica", {1: 1, 2: 1, 3: 1}, builder=2)
    events = play(state, "lay basilica 1", "done", "build basilica", "site d5 d8 d9")
    assert [event.args["seat"] for event in events if event.key == "moved"] == [2, 3, 0, 1]
    assert state.gondolas == [4, 5, 7, 3]


def test_ve_1_7_occupied_spaces_are_jumped_and_not_counted() -> None:
    state = match(4, palazzo=3)
    state.gondolas = [20, 22, 23, 28]
    play(state, "solo palazzo", "done", "build palazzo", "site d8 d9")
    assert state.gondolas[0] == 30, "21, 24, 25, 26, 27, 29, 30"


def test_ve_1_7_moves_are_made_in_full() -> None:
    state = match(palazzo=3)
    state.gondolas = [58, 0, 0]
    play(state, "solo palazzo", "done", "build palazzo", "site d8 d9")
    assert state.gondolas[0] == 65
