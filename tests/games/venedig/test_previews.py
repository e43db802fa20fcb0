"""What a choice would bring in Venedig, and the formulas behind it."""

from __future__ import annotations

from arsenale.engine import Effect, look_later
from arsenale.games import speech
from arsenale.games.venedig.completed import land_of
from arsenale.games.venedig.outlook import look
from arsenale.games.venedig.sites import offers
from arsenale.games.venedig.state import VenedigState
from arsenale.games.venedig.terms import CASA, PALAZZO, PONTE
from arsenale.games.venedig.worth import offers_to

from .build import (
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

NAMES = ["Anna", "Bruno", "Carla"]


def preview(state: VenedigState, *texts: str) -> list[Effect]:
    return GAME.preview(state, actor(state), *[GAME.parse(text) for text in texts])


def keys(effects: list[Effect]) -> list[str]:
    return [effect.key for effect in effects]


def args(effects: list[Effect], key: str) -> dict[str, object]:
    return dict(next(effect.args for effect in effects if effect.key == key))


def said(state: VenedigState, effects: list[Effect], language: str = "en") -> list[str]:
    words = speech(GAME, language, NAMES, actor(state))
    return [words.effect(effect) for effect in effects]


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


def test_ve_1_2_laying_into_the_project_of_another_tells_who_leads_it_and_what_it_would_bring() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 1}, builder=1)
    assert said(state, preview(state, "lay palazzo 1")) == [
        "the Palazzo still needs 1 card",
        "Bruno stays master builder of the Palazzo",
        "when it is finished: up to 4 points for you",
    ]
    state = match(ponte=1)
    project(state, "ponte", {1: 1}, builder=1)
    assert said(state, preview(state, "lay ponte 1"))[-1] == "no site for the Ponte now"


def test_ve_1_4_being_done_with_laying_tells_what_is_built_then() -> None:
    state = match(palazzo=1, casa=1)
    state.gondolas[0] = beside("d")
    project(state, "palazzo", {0: 1, 1: 1}, builder=0)
    play(state, "lay palazzo 1")
    assert said(state, preview(state, "done")) == ["Bruno: up to 4 points"]
    play(state, "lay casa")
    assert "you build the Casa: 1 point and a treasure" in said(state, preview(state, "done"))


def test_ve_1_6_a_best_site_counts_the_treasure() -> None:
    state = match(casa=1)
    state.gondolas[0] = beside("d")
    assert said(state, preview(state, "lay casa")) == ["you build the Casa: 1 point and a treasure"]
    state.treasure_stock = [0] * len(state.treasure_stock)
    assert said(state, preview(state, "lay casa")) == ["you build the Casa: 1 point"]


def test_ve_1_7_the_last_card_tells_who_would_get_how_much() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    best = offers_to(state, 1)[PALAZZO]
    assert best is not None
    points = best.points
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
    state.gondolas = [0, 0, 5]
    play(state, "lay palazzo 1", "done", "build palazzo")
    told = preview(state, "site d8 d9")
    assert said(state, told)[:2] == ["you +7, to 8 (1 jumped)", "Bruno +3, to 3"]
    events = play(state, "site d8 d9")
    moves = [event.args for event in events if event.key == "moved"]
    assert moves == [
        {"seat": 0, "spaces": 7, "space": 8, "jumped": 1},
        {"seat": 1, "spaces": 3, "space": 3, "jumped": 0},
    ]
    assert state.gondolas == [8, 3, 5]


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
    assert args(told, "opens-site") == {"building": "basilica", "points": ("points", {"count": 7})}
    assert not told[0].sure
    assert keys(preview(state, "drain c1")) == ["swamp-tile"]


def test_ve_2_the_first_site_is_told_also_for_what_the_seat_has_no_cards_of() -> None:
    state = match(palazzo=1)
    free(state, "d3")
    play(state, "done")
    assert said(state, preview(state, "drain m16"))[1:] == ["opens a site for a Ponte: 0 points"]


def test_ve_2_a_second_site_beside_the_only_one_is_told() -> None:
    state = match(basilica=1)
    free(state, "a20")  # with a16 and a21
    play(state, "done")
    assert said(state, preview(state, "drain c10"))[1:] == ["opens another site for a Basilica: 7 points"]
    assert said(state, preview(state, "drain c1"))[1:] == []
    play(state, "drain c10")
    assert said(state, preview(state, "drain p16"))[1:] == []


def test_ve_1_6_a_new_site_with_a_treasure_is_better_than_those_without() -> None:
    state = match(basilica=1)
    free(state, "c10", "c7", "a20")
    state.gondolas[0] = beside("p")
    play(state, "done")
    assert said(state, preview(state, "drain p16"))[1:] == ["opens a site for a Basilica: 7 points and a treasure"]


def test_ve_2_of_two_buildings_at_most_it_is_told_that_there_is_a_new_site() -> None:
    state = match(basilica=1, casa=1, campo=1)
    fill(state)
    free(state, "d8", "d9")
    state.gondolas[0] = beside("p")
    play(state, "done")
    assert len(preview(state, "drain p12")) == 3


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
    assert said(state, told) == ["you pay 6 gold with the tile 6, 1 of it for nothing"]


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
    outlook = look(state)
    for building, best in enumerate(offers(GEOGRAPHY, land_of(view(state)))[PALAZZO:PONTE], start=PALAZZO):
        assert outlook.points[building] == (0 if best is None else best.points)
    assert offers_to(state, 0) == offers(GEOGRAPHY, land_of(view(state)))
    fill(state)
    assert set(offers(GEOGRAPHY, land_of(view(state)))) == {None}


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
    assert said(state, preview(state, "gold 2"))[0] == "you +2, to 13 (2 jumped)"


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


def test_ve_3_2_where_only_the_pile_is_left_a_card_from_the_pool_ends_the_turn() -> None:
    state = match(campo=1)
    pool(state, "casa", "palazzo")
    play(state, "done", "done", "swap campo")
    assert keys(preview(state, "draw pool casa")) == ["takes"]
    play(state, "draw pool casa")
    assert said(state, preview(state, "draw pool palazzo")) == [
        "Palazzo comes into your hand",
        "then you draw 1 card from the pile, unseen",
        "your turn ends",
    ]
    play(state, "draw pool palazzo")
    assert state.turn_seat == 1


def test_ve_3_2_without_another_card_in_the_pool_all_three_come_from_the_pile() -> None:
    state = match(campo=1)
    pool(state)
    play(state, "done", "done")
    assert keys(preview(state, "swap campo")) == ["swaps-unseen"]
    held = state.hand_size(0)
    play(state, "swap campo")
    assert state.hand_size(0) == held + 2, "nothing is left to decide"
