"""VE-1.8 At the end of the step cards of at most two types stay before a player."""

from __future__ import annotations

from tests.games.venedig.build import actor, free, keys, match, options, play, project, question, view, why_not


def test_ve_1_8_two_types_may_stay() -> None:
    state = match(palazzo=1, campo=1)
    play(state, "lay palazzo 1", "lay campo 1", "done")
    assert question(state) == "drain"


def test_ve_1_8_of_three_types_one_is_discarded_whole_of_the_own_choice() -> None:
    state = match(palazzo=2, campo=1, ponte=1)
    play(state, "lay palazzo 2", "lay campo 1", "lay ponte 1", "done")
    assert (actor(state), question(state)) == (0, "limit")
    assert options(state) == {"discard palazzo", "discard campo", "discard ponte"}
    assert why_not(state, "discard basilica") == ("VE-1.8", "none-before-you")
    play(state, "discard palazzo")
    assert question(state) == "drain"
    assert view(state)["laid"][0] == {"campo": 1, "ponte": 1}
    assert view(state)["discards"] == {"palazzo": 2}


def test_ve_1_8_of_four_types_two_are_discarded() -> None:
    state = match(palazzo=1, campo=1, basilica=1, ponte=1)
    play(state, "lay palazzo 1", "lay campo 1", "lay basilica 1", "lay ponte 1", "done", "discard campo")
    assert question(state) == "limit"
    play(state, "discard ponte")
    assert question(state) == "drain"
    assert view(state)["laid"][0] == {"palazzo": 1, "basilica": 1}


def test_ve_1_8_counted_when_all_is_built() -> None:
    state = match(palazzo=1, campo=1, ponte=1)
    project(state, "ponte", {1: 2}, builder=1)
    free(state, "d3", "m16")
    play(state, "lay palazzo 1", "lay campo 1", "lay ponte 1", "done", "build ponte", "bridge 4 dorsoduro")
    assert question(state) == "drain"


def test_ve_1_8_the_figure_goes_to_whoever_has_most_cards_left() -> None:
    state = match(4, palazzo=1, campo=1)
    project(state, "basilica", {0: 1, 1: 1}, builder=0)
    play(state, "lay palazzo 1", "lay campo 1", "done")
    events = play(state, "discard basilica")
    assert view(state)["builders"]["basilica"] == 1
    assert "builder-to" in keys(events)


def test_ve_1_8_a_figure_that_someone_else_holds_stays_with_him() -> None:
    state = match(4, palazzo=1, campo=1, basilica=1)
    project(state, "basilica", {2: 2}, builder=2)
    play(state, "lay palazzo 1", "lay campo 1", "lay basilica 1", "done", "discard basilica")
    assert view(state)["builders"]["basilica"] == 2


def test_ve_1_8_of_several_with_most_the_next_clockwise() -> None:
    state = match(4, first=2, palazzo=1, campo=1)
    project(state, "basilica", {2: 1, 1: 1, 0: 1}, builder=2)
    play(state, "lay palazzo 1", "lay campo 1", "done", "discard basilica")
    assert view(state)["builders"]["basilica"] == 0, "clockwise from seat 2: 3, 0, 1"


def test_ve_1_8_nobody_left_sends_the_figure_home() -> None:
    state = match(palazzo=1, campo=1, ponte=1)
    play(state, "lay palazzo 1", "lay campo 1", "lay ponte 1", "done")
    events = play(state, "discard ponte")
    assert view(state)["builders"]["ponte"] is None
    assert "builder-home" in keys(events)
