"""VE-1.4 From laying to building in one go: the sites of what is complete are offered at once, and only once."""

from __future__ import annotations

from arsenale.games import speech
from arsenale.games.venedig.state import VenedigState

from .build import FREE_AT_START, GAME, actor, free, match, options, play, project, tiles, view

NAMES = ["Anna", "Bruno", "Carla"]


def rows(state: VenedigState) -> list[list[str]]:
    return [[GAME.format(action) for action in one.actions] for one in GAME.shortcuts(state, actor(state))]


def label(state: VenedigState, text: str) -> str:
    return speech(GAME, "en", NAMES).label(GAME, view(state, actor(state)), GAME.parse(text))


def test_ve_1_4_what_is_complete_is_built_on_a_site_at_once() -> None:
    state = match(palazzo=3, ponte=1)
    play(state, "solo palazzo")
    assert ["done", "build palazzo", "site d8 d9"] in rows(state)
    assert all(len(row) == 3 for row in rows(state)), "no other way does the same"
    play(state, "done", "build palazzo", "site d8 d9")
    assert ["done"] not in rows(state)


def test_ve_1_4_where_one_building_is_left_a_free_hex_builds_it() -> None:
    state = match(casa=2, campo=3)
    play(state, "lay casa", "solo campo")
    assert rows(state) == []
    play(state, "done")
    assert rows(state) == []
    play(state, "build campo", "site d8")
    assert ["build casa", "site c6"] in rows(state)
    assert len(rows(state)) == len(FREE_AT_START) - 1


def test_ve_1_4_the_sites_of_another_master_builder_are_not_offered() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    play(state, "lay palazzo 1")
    assert rows(state) == []


def test_ve_1_4_to_end_laying_is_called_after_what_comes_of_it() -> None:
    state = match(casa=2, ponte=3, palazzo=1)
    assert label(state, "done") == "lay nothing more"
    play(state, "lay casa")
    assert label(state, "done") == "build the Casa: choose its site"
    play(state, "lay casa")
    assert label(state, "done") == "build the 2 Casas: 1 point each"
    play(state, "solo ponte")
    assert label(state, "done") == "build what is complete: Casa, Ponte"


def test_ve_1_4_a_building_of_another_or_without_a_site_is_called_so() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    play(state, "lay palazzo 1")
    assert label(state, "done") == "have Bruno build the Palazzo: up to 4 points for you"
    tiles(state, 0, treasures=(5,))
    play(state, "done")
    assert label(state, "build palazzo") == "have Bruno build the Palazzo"
    state = match(ponte=3)
    play(state, "solo ponte")
    assert label(state, "done") == "lay nothing more"
    told = GAME.preview(state, 0, GAME.parse("done"))
    assert [(effect.key, effect.loss) for effect in told] == [("no-site", True)]
    twin = state.copy()
    free(state, "d3", "m16")
    assert label(state, "done") == "build the Ponte: 0 points"
    play(twin, "done")
    assert label(twin, "build ponte") == "give up the Ponte"


def test_ve_1_4_the_only_building_is_named_on_its_row_while_its_sites_are_lit() -> None:
    state = match(casa=1)
    play(state, "lay casa", "done")
    words = speech(GAME, "en", NAMES)
    assert options(state) == {"build casa"}
    sheet = GAME.painter.public(view(state), words)[0]
    (row,) = [one.svg for one in sheet.fragments if one.key == "project-casa"]
    assert 'data-do="build casa"' in row
    sites = [GAME.parse(f"site {name}") for name in FREE_AT_START]
    (drawn,) = [one.svg for one in GAME.painter.own(view(state, 0), words, "wide", sites) if one.key == "sites"]
    assert drawn.count("data-do=") == len(FREE_AT_START)
