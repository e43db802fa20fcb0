"""VE-1.1 to VE-1.3 Laying cards, the master builder, building alone."""

from __future__ import annotations

import pytest
from tests.games.venedig.build import (
    actor,
    can,
    cards,
    end_turn,
    free,
    keys,
    match,
    options,
    play,
    project,
    question,
    refused,
    view,
    why_not,
)


def builder_of(state: object, building: str) -> object:
    return view(state)["builders"][building]  # type: ignore[arg-type]


# VE-1.1


def test_ve_1_1_laying_is_optional() -> None:
    state = match(casa=1, palazzo=2)
    play(state, "done")
    assert question(state) == "drain"
    assert view(state, 0)["hand"] == {"casa": 1, "palazzo": 2}


def test_ve_1_1_any_number_of_cards_for_any_types() -> None:
    state = match(casa=1, palazzo=2, basilica=2)
    assert options(state) == {"done", "lay casa", "lay palazzo 1", "lay palazzo 2", "lay basilica 1", "lay basilica 2"}
    play(state, "lay palazzo 2", "lay basilica 1", "lay basilica 1", "lay casa")
    assert options(state) == {"done"}
    assert view(state)["laid"][0] == {"palazzo": 2, "basilica": 2}
    assert view(state)["hands"][0] == 0


def test_ve_1_1_the_cards_of_all_players_form_one_project() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 1, 2: 1}, builder=1)
    play(state, "lay palazzo 1", "done")
    assert question(state) == "name-building"
    assert can(state, "build palazzo")


def test_ve_1_1_never_more_than_the_project_still_needs() -> None:
    state = match(palazzo=2)
    project(state, "palazzo", {1: 2}, builder=1)
    assert can(state, "lay palazzo 1")
    assert why_not(state, "lay palazzo 2") == ("VE-1.1", "more-than-needed")
    play(state, "lay palazzo 1")
    refusal = refused(state, "lay palazzo 1")
    assert (refusal.rule, refusal.key, refusal.args) == (
        "VE-1.1",
        "more-than-needed",
        {"building": "palazzo", "cards": 0},
    )


def test_ve_1_1_only_cards_from_the_hand() -> None:
    state = match(palazzo=1)
    assert why_not(state, "lay palazzo 2") == ("VE-1.1", "too-few-cards")
    assert why_not(state, "lay casa") == ("VE-1.1", "too-few-cards")


def test_ve_1_1_each_casa_is_its_own() -> None:
    state = match(casa=3)
    play(state, "lay casa", "lay casa", "lay casa", "done")
    for site in ("d8", "d9", "m6"):
        play(state, "build casa", f"site {site}")
    assert question(state) == "drain"
    assert state.gondolas[0] == 3


# VE-1.2


def test_ve_1_2_the_first_to_lay_gets_the_master_builder() -> None:
    state = match(campo=1)
    assert builder_of(state, "campo") is None
    events = play(state, "lay campo 1", "done")
    assert builder_of(state, "campo") == 0
    assert "builder-to" in keys(events)


def test_ve_1_2_settled_after_all_laying_not_before() -> None:
    state = match(campo=1)
    play(state, "lay campo 1")
    assert builder_of(state, "campo") is None


def test_ve_1_2_as_many_cards_do_not_take_the_figure_away() -> None:
    state = match(basilica=1)
    project(state, "basilica", {1: 1}, builder=1)
    play(state, "lay basilica 1", "done")
    assert builder_of(state, "basilica") == 1


def test_ve_1_2_strictly_more_cards_take_the_figure_away() -> None:
    state = match(basilica=2)
    project(state, "basilica", {1: 1}, builder=1)
    play(state, "lay basilica 2", "done")
    assert builder_of(state, "basilica") == 0


def test_ve_1_2_more_than_the_holder_is_not_enough_if_a_third_has_as_many() -> None:
    state = match(4, basilica=1)
    project(state, "basilica", {1: 1, 2: 1}, builder=1)
    play(state, "lay basilica 1", "done")
    assert builder_of(state, "basilica") == 1


def test_ve_1_2_more_than_each_other_player_not_than_all_together() -> None:
    state = match(basilica=2)
    project(state, "basilica", {1: 1, 2: 1}, builder=2)
    play(state, "lay basilica 2", "done")
    assert builder_of(state, "basilica") == 0


def test_ve_1_2_who_completes_a_project_can_win_the_figure_for_that_very_building() -> None:
    state = match(palazzo=2)
    project(state, "palazzo", {1: 1}, builder=1)
    play(state, "lay palazzo 2", "done", "build palazzo")
    assert actor(state) == 0
    play(state, "site d8 d9")
    assert state.gondolas == [7, 3, 0]


def test_ve_1_2_cards_laid_in_several_turns_add_up() -> None:
    state = match(basilica=1)
    project(state, "basilica", {0: 1, 1: 1}, builder=1)
    play(state, "lay basilica 1", "done")
    assert builder_of(state, "basilica") == 0


def test_ve_1_2_the_holder_keeps_the_figure_by_laying_more() -> None:
    state = match(basilica=1)
    project(state, "basilica", {0: 1}, builder=0)
    assert "builder-to" not in keys(play(state, "lay basilica 1", "done"))
    assert builder_of(state, "basilica") == 0


def test_ve_1_2_each_type_has_a_master_builder_of_its_own_and_a_casa_none() -> None:
    assert set(view(match())["builders"]) == {"palazzo", "campo", "basilica", "ponte"}


# VE-1.3


def test_ve_1_3_solo_takes_all_cards_from_the_hand_at_once() -> None:
    state = match(palazzo=3, basilica=3)
    assert can(state, "solo palazzo")
    assert not can(state, "solo basilica")
    refusal = refused(state, "solo basilica")
    assert (refusal.rule, refusal.key) == ("VE-1.3", "solo-needs-all")
    assert refusal.args == {"building": "basilica", "cards": 3, "needed": 4}
    play(state, "solo palazzo")
    assert view(state, 0)["hand"] == {"basilica": 3}
    assert view(state)["solo"] == {"palazzo": 3}


def test_ve_1_3_solo_beside_a_project_of_others_who_keep_cards_and_figure() -> None:
    state = match(palazzo=3)
    project(state, "palazzo", {1: 2, 2: 0}, builder=1)
    play(state, "solo palazzo", "done", "build palazzo")
    assert actor(state) == 0, "who builds alone chooses"
    play(state, "site d8 d9")
    assert state.gondolas == [7, 0, 0]
    assert view(state)["laid"][1] == {"palazzo": 2}
    assert builder_of(state, "palazzo") == 1
    assert view(state)["discards"] == {"palazzo": 3}


def test_ve_1_3_solo_beside_the_own_cards() -> None:
    state = match(palazzo=3)
    project(state, "palazzo", {0: 1}, builder=0)
    play(state, "solo palazzo", "done", "build palazzo", "site d8 d9")
    assert view(state)["laid"][0] == {"palazzo": 1}
    assert builder_of(state, "palazzo") == 0


def test_ve_1_3_the_solo_cards_do_not_count_for_the_master_builder() -> None:
    state = match(basilica=4)
    free(state, "d5")
    project(state, "basilica", {0: 1, 1: 2}, builder=1)
    play(state, "solo basilica", "done")
    assert builder_of(state, "basilica") == 1


def test_ve_1_3_alone_in_the_project_the_rest_may_be_laid() -> None:
    state = match(palazzo=2)
    project(state, "palazzo", {0: 1}, builder=0)
    play(state, "lay palazzo 2", "done", "build palazzo", "site d8 d9")
    assert state.gondolas == [7, 0, 0]
    assert builder_of(state, "palazzo") is None


def test_ve_1_3_a_project_begun_and_completed_in_one_turn_is_built_alone() -> None:
    state = match(palazzo=3)
    events = play(state, "lay palazzo 1", "lay palazzo 2", "done")
    assert "builder-to" not in keys(events)
    play(state, "build palazzo")
    assert actor(state) == 0
    play(state, "site d8 d9")
    assert state.gondolas[0] == 7


@pytest.mark.parametrize(
    ("first", "then"), [("solo palazzo", "lay palazzo 1"), ("lay palazzo 1", "solo palazzo"), ("solo palazzo",) * 2]
)
def test_ve_1_3_solo_or_into_the_project_in_one_turn_not_both(first: str, then: str) -> None:
    state = match(palazzo=6)
    play(state, first)
    assert why_not(state, then) == ("VE-1.3", "solo-or-project")


def test_ve_1_3_one_type_solo_and_another_into_its_project() -> None:
    state = match(palazzo=3, campo=1)
    play(state, "solo palazzo", "lay campo 1", "done", "build palazzo", "site d8 d9")
    assert question(state) == "drain"
    assert builder_of(state, "campo") == 0


def test_ve_1_3_several_casas_one_after_the_other() -> None:
    state = match(casa=2)
    play(state, "lay casa", "lay casa", "done", "build casa", "site d8", "build casa", "site d9")
    assert state.gondolas[0] == 2


def test_ve_1_3_laying_again_next_turn_is_a_new_choice() -> None:
    state = match(2, palazzo=1)
    play(state, "lay palazzo 1")
    end_turn(state)
    end_turn(state)
    cards(state, 0, palazzo=3)
    assert can(state, "solo palazzo")
    assert can(state, "lay palazzo 2")
