"""VE-0 Components and set-up, adjacency, bridge sites, the track."""

from __future__ import annotations

import pytest
from tests.games.venedig.build import (
    FREE_AT_START,
    GAME,
    actor,
    end_turn,
    free,
    match,
    options,
    play,
    question,
    stand,
    view,
    why_not,
)

PLAYERS = range(2, 6)


@pytest.mark.parametrize("players", PLAYERS)
def test_ve_0_everybody_starts_with_three_cards_and_the_rest_is_the_pile(players: int) -> None:
    seen = view(GAME.start(players=players, seed=1))
    assert seen["hands"] == [3] * players
    assert seen["pile"] == 42 - 3 * players
    assert seen["pool"] == {}
    assert seen["discards"] == {}


@pytest.mark.parametrize("players", PLAYERS)
def test_ve_0_all_gondolas_start_on_the_start_space(players: int) -> None:
    assert view(GAME.start(players=players, seed=1))["gondolas"] == [0] * players


def test_ve_0_one_piece_of_each_type_starts_on_its_printed_place() -> None:
    seen = view(match())
    built = {name: what for name, what in seen["hexes"].items() if what not in ("swamp", "free")}
    assert built == {
        "p11": "casa",
        "a10": "palazzo",
        "a11": "palazzo",
        "d14": "campo",
        "m7": "basilica",
        "m8": "basilica",
        "m13": "basilica",
        "c16": "ponte",
        "p13": "ponte",
    }
    assert seen["supply"] == {"casa": 18, "palazzo": 5, "campo": 5, "basilica": 4, "ponte": 5}


def test_ve_0_printed_hexes_start_free_and_every_other_hex_is_swamp() -> None:
    hexes = view(match())["hexes"]
    assert {name for name, what in hexes.items() if what == "free"} == FREE_AT_START
    assert list(hexes.values()).count("swamp") == 86


@pytest.mark.parametrize("players", PLAYERS)
def test_ve_0_any_seat_can_be_first_by_chance(players: int) -> None:
    firsts = {GAME.start(players=players, seed=seed).first_seat for seed in range(60)}
    assert firsts == set(range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_ve_0_turns_go_clockwise(players: int) -> None:
    state = match(players, first=1)
    turns = []
    for _ in range(2 * players):
        turns.append(actor(state))
        end_turn(state)
    assert turns == [(1 + turn) % players for turn in range(2 * players)]
    assert state.round == 3


def test_ve_0_a_turn_is_lay_and_build_then_drain_then_draw() -> None:
    state = match(casa=1)
    asked = [question(state)]
    for text in ("lay casa", "done", "build casa", "site d8", "drain d4", "drain d5"):
        play(state, text)
        asked.append(question(state))
    assert asked == ["lay", "lay", "name-building", "site", "drain", "drain", "draw"]
    play(state, "draw pile")
    assert (actor(state), question(state)) == (1, "lay")


def test_ve_0_a_step_passed_over_is_not_made_up_for() -> None:
    state = match(casa=1)
    play(state, "done")
    assert why_not(state, "lay casa") == ("VE-0", "laying-is-over")
    play(state, "done")
    assert why_not(state, "drain d4") == ("VE-0", "draining-is-over")


# Adjacency


def test_ve_0_a_palazzo_counts_unbuilt_hexes_each_once_without_its_own() -> None:
    """Around d8 and d9 lie eight hexes: the Campo on d14 is built, the other seven are swamp."""
    state = match(palazzo=3)
    play(state, "solo palazzo", "done", "build palazzo", "site d8 d9")
    assert state.gondolas[0] == 7


def test_ve_0_for_a_palazzo_a_drained_hex_counts_as_swamp_does() -> None:
    state = match(palazzo=3)
    free(state, "d4", "d5", "d6")
    play(state, "solo palazzo", "done", "build palazzo", "site d8 d9")
    assert state.gondolas[0] == 7


def test_ve_0_a_campo_counts_built_hexes() -> None:
    state = match(campo=3)
    play(state, "solo campo", "done", "build campo", "site d9")
    assert state.gondolas[0] == 1


def test_ve_0_a_campo_counts_hexes_not_buildings() -> None:
    """m6 touches m7 of the Basilica; m12 touches m7 and m13: two hexes of one building."""
    state = match(campo=3)
    play(state, "solo campo", "done", "build campo", "site m12")
    assert state.gondolas[0] == 2


def test_ve_0_a_ponte_makes_its_hexes_built() -> None:
    """c11 touches neither end of the bridge; with c17 drained, that hex touches its end on c16."""
    state = match(campo=3)
    free(state, "c17")
    play(state, "solo campo", "done", "build campo", "site c17")
    assert state.gondolas[0] == 1


def test_ve_0_hexes_are_adjacent_only_within_a_quarter() -> None:
    geography = GAME.edition.geography
    for number, neighbours in enumerate(geography.neighbours):
        assert {geography.quarter_of[other] for other in neighbours} <= {geography.quarter_of[number]}


def test_ve_0_a_casa_brings_1_point() -> None:
    state = match(casa=1)
    play(state, "lay casa", "done", "build casa", "site m6")
    assert state.gondolas[0] == 1


def test_ve_0_a_basilica_brings_7_points() -> None:
    state = match(basilica=4)
    free(state, "d5")
    play(state, "solo basilica", "done", "build basilica", "site d5 d8 d9")
    assert state.gondolas[0] == 7


def test_ve_0_a_basilica_takes_three_mutually_adjacent_hexes() -> None:
    """d8, d9 and d5 touch each other; d8, d9 and d10 lie in a row."""
    state = match(basilica=4)
    free(state, "d5", "d10")
    play(state, "solo basilica", "done", "build basilica")
    assert options(state) == {"site d5 d8 d9"}
    play(state, "site d5 d8 d9")
    assert [view(state)["hexes"][name] for name in ("d5", "d8", "d9", "d10")] == ["basilica"] * 3 + ["free"]


def test_ve_0_a_basilica_in_a_row_has_no_text_form_at_all() -> None:
    assert "site d8 d9 d10" not in GAME.space.by_text


def test_ve_0_a_palazzo_takes_two_adjacent_hexes() -> None:
    assert "site d8 d9" in GAME.space.by_text
    assert "site d7 d9" not in GAME.space.by_text


# Bridge sites


def test_ve_0_a_bridge_needs_both_hexes_of_its_site_free() -> None:
    state = match(ponte=3)
    free(state, "d3", "m16", "c12")
    play(state, "solo ponte", "done", "build ponte")
    assert options(state) == {"bridge 4 dorsoduro", "bridge 4 san marco"}
    assert why_not(state, "bridge 8 arsenale") == ("VE-1.4", "hex-is-swamp")
    assert why_not(state, "bridge 2 san polo") == ("VE-1.4", "hex-is-built")


def test_ve_0_a_bridge_counts_the_casas_of_the_chosen_quarter_alone() -> None:
    for quarter, points in (("dorsoduro", 2), ("san marco", 1)):
        state = match(ponte=3)
        free(state, "d3", "m16")
        stand(state, "casa", "d1")
        stand(state, "casa", "d20")
        stand(state, "casa", "m22")
        play(state, "solo ponte", "done", "build ponte", f"bridge 4 {quarter}")
        assert state.gondolas[0] == points
        assert view(state)["hexes"]["d3"] == view(state)["hexes"]["m16"] == "ponte"


def test_ve_0_for_a_bridge_the_start_casa_counts_too() -> None:
    state = match(ponte=3)
    free(state, "p1", "c4")
    play(state, "solo ponte", "done", "build ponte", "bridge 3 san polo")
    assert state.gondolas[0] == 1


def test_ve_0_a_bridge_may_bring_nothing() -> None:
    state = match(ponte=3)
    free(state, "d3", "m16")
    play(state, "solo ponte", "done", "build ponte", "bridge 4 san marco")
    assert state.gondolas[0] == 0


def test_ve_0_another_building_may_take_a_bridge_hex_and_the_site_is_lost() -> None:
    state = match(casa=1, ponte=3)
    free(state, "d3", "m16")
    play(state, "lay casa", "solo ponte", "done", "build casa", "site d3", "build ponte")
    assert question(state) == "drain", "no site is left: the cards for the Ponte are discarded"
    assert view(state)["discards"] == {"casa": 1, "ponte": 3}


# The track


def test_ve_0_one_gondola_a_space_but_any_number_on_the_start() -> None:
    state = match(casa=1)
    state.gondolas = [0, 1, 0]
    play(state, "lay casa", "done", "build casa", "site d8")
    assert state.gondolas == [2, 1, 0]


@pytest.mark.parametrize(("occupied", "other"), [(10, 45), (45, 10)])
def test_ve_0_a_gondola_on_one_pass_of_the_crossing_occupies_the_other(occupied: int, other: int) -> None:
    state = match(casa=1)
    state.gondolas = [other - 1, occupied, 0]
    play(state, "lay casa", "done", "build casa", "site d8")
    assert state.gondolas[0] == other + 1


def test_ve_0_the_own_gondola_does_not_bar_the_way() -> None:
    state = match(casa=1)
    state.gondolas = [10, 44, 43]
    play(state, "lay casa", "done", "build casa", "site d8")
    assert state.gondolas == [11, 44, 43]


def test_ve_0_posts_after_60_hold_one_gondola_each_without_limit() -> None:
    state = match(4, casa=1)
    state.gondolas = [59, 60, 61, 62]
    play(state, "lay casa", "done", "build casa", "site d8")
    assert state.gondolas[0] == 63


def test_ve_0_start_last_spaces_and_posts_border_no_quarter() -> None:
    geography = GAME.edition.geography
    assert [geography.borders_of(space) for space in (0, 57, 58, 59, 60, 61, 99)] == [0] * 7
