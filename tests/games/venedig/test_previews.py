"""What a choice would bring in Venedig, and the formulas behind it."""

from __future__ import annotations

from arsenale.engine import Effect, look_later
from arsenale.games.venedig.phrases import land_of
from arsenale.games.venedig.sites import offers
from arsenale.games.venedig.state import VenedigState
from arsenale.games.venedig.terms import BUILDINGS, CASA
from arsenale.games.venedig.worth import best_points

from .build import (
    FREE_AT_START,
    GAME,
    GEOGRAPHY,
    actor,
    beside,
    cards,
    end_turn,
    fill,
    free,
    match,
    options,
    play,
    pool,
    project,
    refused,
    stand,
    tiles,
    view,
    why_not,
)


def preview(state: VenedigState, *texts: str) -> list[Effect]:
    return GAME.preview(state, actor(state), *[GAME.parse(text) for text in texts])


def keys(effects: list[Effect]) -> list[str]:
    return [effect.key for effect in effects]


def args(effects: list[Effect], key: str) -> dict[str, object]:
    return dict(next(effect.args for effect in effects if effect.key == key))


def losses(effects: list[Effect]) -> list[str]:
    return [effect.key for effect in effects if effect.loss]


# Laying


def test_ve_1_1_laying_tells_what_is_missing_and_who_gets_the_master_builder() -> None:
    state = match(palazzo=1)
    told = preview(state, "lay palazzo 1")
    assert args(told, "missing") == {"building": "palazzo", "cards": 2}
    assert args(told, "builder-yours") == {"building": "palazzo", "seat": 0}
    state = match(palazzo=1)
    project(state, "palazzo", {1: 1}, builder=1)
    assert "builder-yours" not in keys(preview(state, "lay palazzo 1"))


def test_ve_1_7_the_last_card_tells_who_would_get_how_much() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    points = best_points(state, BUILDINGS.index("palazzo"))
    told = preview(state, "lay palazzo 1")
    assert args(told, "they-get") == {"seat": 1, "points": ("points-at-most", {"count": points})}
    assert args(told, "you-get") == {"building": "palazzo", "points": ("points-at-most", {"count": points // 2})}


def test_ve_1_4_without_a_site_the_last_card_loses_all() -> None:
    state = match(ponte=3)
    fill(state)
    assert losses(preview(state, "solo ponte")) == ["no-site"]
    play(state, "solo ponte", "done")
    told = preview(state, "build ponte")
    assert losses(told) == ["no-site"]
    assert told[0].sure
    before = sum(state.discards)
    play(state, "build ponte")
    assert sum(state.discards) == before + 3


def test_ve_1_8_cards_of_a_third_type_warn() -> None:
    state = match(campo=1)
    project(state, "palazzo", {0: 1}, builder=0)
    assert losses(preview(state, "lay campo 1")) == []
    project(state, "ponte", {0: 1}, builder=0)
    assert losses(preview(state, "lay campo 1")) == ["one-type-goes"]
    play(state, "lay campo 1", "done")
    told = preview(state, "discard ponte")
    assert args(told, "cards-gone") == {"building": "ponte", "cards": 1}


# Building


def test_ve_1_7_a_site_tells_the_spaces_of_everybody() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {0: 1, 1: 1}, builder=0)
    play(state, "lay palazzo 1", "done", "build palazzo")
    told = preview(state, "site d8 d9")
    play(state, "site d8 d9")
    assert args(told, "spaces") == {
        "change": f"+{state.gondolas[0]}",
        "count": state.gondolas[0],
        "space": state.gondolas[0],
        "jumped": 0,
    }
    assert args(told, "they-move") == {"seat": 1, "spaces": state.gondolas[1]}


def test_ve_1_6_a_treasure_is_certain_where_the_gondola_borders_the_quarter() -> None:
    state = match(casa=1)
    state.gondolas[0] = beside("d")
    play(state, "lay casa", "done", "build casa")
    assert "treasure" in keys(preview(state, "site d8"))
    assert "treasure" not in keys(preview(state, "site c6"))


def test_ve_5_1_the_last_piece_and_space_60_end_the_match() -> None:
    state = match(casa=1)
    state.gondolas = [59, 30, 20]
    play(state, "lay casa", "done", "build casa")
    told = preview(state, "site d8")
    assert told[0].key == "ends-match"
    assert told[0].args == {"own": 60, "best": 30}
    assert told[0].loss
    state = match(casa=1)
    state.supply[CASA] = 1
    assert losses(preview(state, "lay casa")) == ["last-piece"]


# Draining, drawing, gold


def test_ve_2_draining_tells_which_site_it_opens() -> None:
    state = match(basilica=1)
    fill(state)
    free(state, "d8", "d9")
    play(state, "done")
    told = preview(state, "drain d5")
    assert args(told, "opens-site") == {"building": "basilica", "points": 7}
    assert not told[0].sure
    assert "opens-site" not in keys(preview(state, "drain c1"))


def test_ve_3_3_a_full_pool_is_told() -> None:
    state = match(campo=1)
    pool(state, "casa", "palazzo", "basilica")
    play(state, "done", "done")
    assert "pool-cleared" not in keys(preview(state, "draw pile"))
    pool(state, "ponte")
    assert "pool-cleared" in keys(preview(state, "draw pile"))


def test_ve_4_2_gold_tells_what_is_spent_for_nothing() -> None:
    state = match()
    tiles(state, 0, treasures=(6,))
    told = preview(state, "gold 1")
    assert args(told, "gold-spent") == {"gold": 6, "over": 1}
    assert args(told, "spaces")["change"] == "+1"


def test_ve_5_2_gold_that_could_still_be_changed_is_lost_when_kept() -> None:
    state = match(casa=1)
    tiles(state, 1, treasures=(5, 5))
    state.gondolas = [59, 0, 0]
    play(state, "lay casa", "done", "build casa", "site d8")
    told = preview(state, "done")
    assert [(effect.key, effect.loss) for effect in told] == [("gold-unused", True)]
    assert told[0].args == {"spaces": 2}


# Formulas for the board


def test_ve_0_the_best_site_of_a_drawing_is_that_of_the_rules() -> None:
    state = match()
    free(state, "d5", "d3", "m16", "c1", "c2")
    stand(state, "casa", "d1")
    for building, best in enumerate(offers(GEOGRAPHY, land_of(view(state)))):
        assert best_points(state, building) == (-1 if best is None else best.points)
    fill(state)
    full = state.copy()
    full.outlook = None
    for building, best in enumerate(offers(GEOGRAPHY, land_of(view(full)))):
        assert best is None
        assert best_points(full, building) == -1


# Why not


def test_ve_1_4_before_laying_ends_the_reason_is_what_is_missing() -> None:
    state = match(casa=1)
    assert why_not(state, "build palazzo") == ("VE-1.4", "not-complete")
    assert why_not(state, "site d8") == ("VE-1.4", "nothing-complete")


def test_ve_0_what_comes_later_in_the_turn_is_found_there() -> None:
    state = match(casa=1)
    cards(state, 0, casa=1)
    assert refused(state, "drain d4").key == "something-else-is-asked"
    later = look_later(state, 0, GAME.parse("drain d4"))
    assert later == (GAME.parse("done"), None)
    built = look_later(state, 0, GAME.parse("drain d8"))
    assert built is not None
    assert built.refusal is not None
    assert built.refusal.key == "no-swamp-there"
    pooled = look_later(state, 0, GAME.parse("draw pool casa"))
    assert pooled is not None
    assert pooled.refusal is not None
    assert pooled.refusal.key == "not-in-pool"


def test_ve_0_what_is_past_is_told_as_past() -> None:
    state = match(casa=1)
    play(state, "done")
    assert why_not(state, "lay casa") == ("VE-0", "laying-is-over")
    assert why_not(state, "site d8") == ("VE-0", "building-is-over")
    play(state, "done")
    assert why_not(state, "drain d4") == ("VE-0", "draining-is-over")
    end_turn(state)
    assert "done" in options(state)


def test_ve_0_a_hex_is_told_of_by_what_is_asked_now() -> None:
    state = match(casa=1, basilica=4)
    free(state, "p16")
    assert why_not(state, "drain p15") == ("VE-1.4", "nothing-complete")
    assert why_not(state, "drain p11") == ("VE-1.4", "hex-is-built")
    play(state, "lay casa", "solo basilica")
    assert why_not(state, "drain p15") == ("VE-1.4", "done-before-building")
    assert why_not(state, "drain p1") == ("VE-1.4", "build-before-draining")
    play(state, "done")
    assert why_not(state, "drain p15") == ("VE-1.4", "name-first")
    assert why_not(state, "drain p1") == ("VE-1.4", "build-before-draining")
    play(state, "build basilica")
    assert why_not(state, "drain d8") == ("VE-0", "wrong-site")
    assert why_not(state, "drain p1") == ("VE-1.4", "hex-is-swamp")
    assert why_not(state, "draw pile") == ("VE-1.4", "site-first")


def test_ve_1_4_where_one_building_is_left_a_free_hex_builds_it() -> None:
    state = match(casa=2, campo=3)
    play(state, "lay casa", "solo campo", "done")
    assert GAME.shortcuts(state, 0) == []
    play(state, "build campo", "site d8")
    rows = [[GAME.format(action) for action in shortcut.actions] for shortcut in GAME.shortcuts(state, 0)]
    assert ["build casa", "site c6"] in rows
    assert len(rows) == len(FREE_AT_START) - 1


# What the words of a preview say


def test_ve_0_a_basilica_brings_the_same_everywhere() -> None:
    state = match(basilica=4, palazzo=3)
    free(state, "p16")
    assert args(preview(state, "solo basilica"), "you-build")["points"] == ("points", {"count": 7})
    assert args(preview(state, "solo palazzo"), "you-build")["points"] == ("points-at-most", {"count": 8})


def test_ve_1_7_spaces_that_are_jumped_are_told_apart() -> None:
    state = match()
    tiles(state, 0, treasures=(5, 5))
    state.gondolas = [9, 11, 12]
    assert args(preview(state, "gold 2"), "spaces") == {"change": "+2", "count": 2, "space": 13, "jumped": 2}


def test_ve_3_drawing_tells_what_comes_into_the_hand() -> None:
    state = match(campo=1)
    pool(state, "casa", "palazzo")
    play(state, "done", "done")
    assert keys(preview(state, "draw pile")) == ["draws", "turn-ends"]
    assert keys(preview(state, "draw pool casa")) == ["takes", "turn-ends"]
    assert args(preview(state, "swap campo"), "swaps") == {"building": "campo", "cards": 3}
    play(state, "swap campo")
    assert keys(preview(state, "draw pool casa")) == ["takes"]
    assert args(preview(state, "draw pile"), "draws") == {"cards": 3}


def test_ve_3_2_without_another_card_in_the_pool_all_three_come_from_the_pile() -> None:
    state = match(campo=1)
    pool(state)
    play(state, "done", "done")
    assert keys(preview(state, "swap campo")) == ["swaps-unseen"]
    held = state.hand_size(0)
    play(state, "swap campo")
    assert state.hand_size(0) == held + 2, "nothing is left to decide"
