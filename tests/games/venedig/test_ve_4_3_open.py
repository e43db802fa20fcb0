"""VE-4.3 What plays itself and what can be taken back is decided by what lies open, never by a secret."""

from __future__ import annotations

import pytest
from tests.conformance.lookalikes import compare
from tests.games.venedig.build import GAME, cards, free, match, play, pool, project, question, stand, tiles

from arsenale.engine import can_undo, is_forced
from arsenale.games.venedig.gold import TurnStep
from arsenale.games.venedig.state import VenedigState

PAIRS = 1500  # that nothing differs as the rules are, conformance tests over more


def test_ve_4_3_the_comparison_finds_an_action_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was when an action played itself because it was the only one, which hidden gold decided."""
    monkeypatch.setattr(TurnStep, "has_open_options", lambda *_: True)
    assert any("plays itself" in what for what in compare("venedig", PAIRS, "leak"))


def is_played_by_itself(state: VenedigState) -> bool:
    return is_forced(state, state.actors()[0])


def undoable(state: VenedigState, text: str) -> bool:
    return can_undo(state, [(state.actors()[0], GAME.parse(text))])


# What plays itself


def test_ve_1_4_the_only_building_is_named_by_itself_only_if_nobody_can_think_of_gold() -> None:
    state = match(palazzo=3)
    play(state, "solo palazzo", "done")
    assert question(state) == "name-building"
    assert is_played_by_itself(state)
    tiles(state, 0, swamp=(0, 0))
    assert is_played_by_itself(state), "two swamp tiles are 4 gold at most"
    tiles(state, 0, swamp=(0,))
    assert len(state.legal(0)) == 1
    assert not is_played_by_itself(state), "three might be 6 gold"


def test_ve_1_4_a_treasure_may_be_gold_for_a_space() -> None:
    state = match(palazzo=3)
    play(state, "solo palazzo", "done")
    tiles(state, 0, treasures=(3,))
    assert len(state.legal(0)) == 1
    assert not is_played_by_itself(state)


def test_ve_1_1_laying_ends_by_itself_only_with_an_empty_hand() -> None:
    state = match(casa=1)
    assert not is_played_by_itself(state)
    play(state, "lay casa")
    assert question(state) == "lay"
    assert is_played_by_itself(state)
    cards(state, 0, basilica=1)
    project(state, "basilica", {1: 4}, builder=1)
    assert len(state.legal(0)) == 1, "the project is complete"
    assert not is_played_by_itself(state), "the others do not know the card"


def test_ve_3_3_with_a_full_hand_the_turn_ends_by_itself_unless_there_may_be_gold() -> None:
    state = match(casa=5)
    play(state, "done", "done")
    assert question(state) == "draw"
    assert is_played_by_itself(state)
    tiles(state, 0, swamp=(0, 0, 0))
    assert len(state.legal(0)) == 1
    assert not is_played_by_itself(state)


def test_ve_3_1_the_only_card_to_draw_is_not_drawn_by_itself() -> None:
    state = match(casa=4)
    play(state, "done", "done")
    assert len(state.legal(0)) == 1
    assert not is_played_by_itself(state), "it comes from the pile"


def test_ve_1_4_the_only_site_is_taken_by_itself_unless_a_treasure_is_drawn() -> None:
    state = match(basilica=4)
    free(state, "m1", "m2", "m3")
    play(state, "solo basilica", "done", "build basilica")
    assert question(state) == "site"
    while len(state.legal(0)) > 1:
        first = GAME.format(state.legal(0)[0]).split()[1]
        stand(state, "campo", first)
    assert is_played_by_itself(state)
    tiles(state, 0, treasures=(6,))
    assert is_played_by_itself(state), "gold cannot be changed here (VE-4.1)"
    quarter = state.geography.quarter_of[state.geography.sites[state.legal(0)[0] - state.edition.actions.site][0]]
    state.gondolas[0] = next(space for space in range(1, 57) if state.geography.borders[space] >> quarter & 1)
    assert not is_played_by_itself(state)


def test_ve_5_2_whoever_cannot_have_five_gold_keeps_it_by_themselves() -> None:
    state = match(2, casa=1)
    state.gondolas[0] = 59
    tiles(state, 1, swamp=(0, 0))
    tiles(state, 0, swamp=(0, 0, 0))
    end(state)
    assert question(state) == "last-gold"
    assert state.actors() == (1,)
    assert is_played_by_itself(state)
    play(state, "done")
    assert len(state.legal(0)) == 1
    assert not is_played_by_itself(state)


def end(state: VenedigState) -> None:
    play(state, "lay casa", "done", "build casa")
    play(state, GAME.format(state.legal(0)[0]))


# What can be taken back


def test_ve_1_1_cards_laid_were_shown() -> None:
    state = match(casa=1, palazzo=3, campo=2)
    for text in ("lay casa", "lay palazzo 2", "solo palazzo", "lay campo 1"):
        assert not undoable(state, text)
    assert undoable(state, "done")


def test_ve_3_a_card_from_the_pool_is_known_and_can_be_laid_and_taken_back() -> None:
    state = match(2, palazzo=1)
    pool(state, "palazzo")
    play(state, "done", "done", "draw pool palazzo", "done", "done", "draw pile")
    assert state.actors() == (0,)
    assert undoable(state, "lay palazzo 1")
    assert not undoable(state, "lay palazzo 2"), "of the second nobody knew"
    play(state, "lay palazzo 1")
    assert not undoable(state, "lay palazzo 1")


def test_ve_3_2_a_card_laid_into_the_pool_was_shown_one_taken_from_it_was_not_hidden() -> None:
    state = match(palazzo=1, campo=1)
    pool(state, "basilica", "ponte")
    play(state, "done", "done")
    assert not undoable(state, "swap palazzo")
    assert undoable(state, "draw pool basilica")
    play(state, "swap palazzo")
    assert undoable(state, "draw pool basilica")
    assert not undoable(state, "draw pile")


def test_ve_4_3_gold_spent_was_shown() -> None:
    state = match(casa=1)
    tiles(state, 0, treasures=(6,))
    assert not undoable(state, "gold 1")


def test_ve_2_a_tile_drained_was_looked_at() -> None:
    state = match(casa=1)
    play(state, "done")
    assert undoable(state, "done")
    assert not undoable(state, "drain c1")


def test_ve_1_8_what_lies_open_can_be_discarded_and_taken_back() -> None:
    state = match(campo=1)
    project(state, "palazzo", {0: 1}, builder=0)
    project(state, "basilica", {0: 1}, builder=0)
    play(state, "lay campo 1", "done")
    assert question(state) == "limit"
    assert undoable(state, "discard palazzo")
