"""A question names what is possible: to everybody what all can see, to the seat that is asked what it can do."""

from __future__ import annotations

from arsenale.games import speech
from arsenale.games.venedig.state import VenedigState

from .build import GAME, actor, free, match, play, pool, project, tiles, view

NAMES = ["Anna", "Bruno", "Carla"]


def asked(state: VenedigState, reader: int | None = None, language: str = "en") -> str:
    """The question as its own seat reads it, or another reader."""
    seat = actor(state) if reader is None else reader
    (question,) = view(state, seat)["questions"]
    return speech(GAME, language, NAMES, seat).question(question)


def test_ve_1_1_cards_are_asked_for_only_where_some_can_be_laid() -> None:
    assert asked(match(casa=1)) == "Lay cards, or lay nothing more."
    assert asked(match()) == "No card can be laid now; go on."
    state = match(palazzo=2)
    project(state, "palazzo", {1: 1}, builder=1)
    play(state, "lay palazzo 2")
    state.hands[1] = 1  # one more Palazzo card, for which there is no place
    assert "Lay" not in asked(state)


def test_ve_1_4_what_is_complete_is_part_of_the_question() -> None:
    state = match(casa=2)
    play(state, "lay casa")
    assert asked(state) == "Lay more cards, or build the Casa."
    play(state, "lay casa")
    assert asked(state) == "Build the Casa: where does it go?"
    state = match(palazzo=1, ponte=3)
    project(state, "palazzo", {1: 2}, builder=1)
    play(state, "lay palazzo 1")
    assert asked(state) == "Lay more cards, or have Bruno build the Palazzo."
    play(state, "solo ponte")
    assert asked(state) == "Build what is complete: Palazzo, Ponte."
    assert asked(state, language="fr") == "Construire ce qui est complet\N{NO-BREAK SPACE}: Palazzo, Ponte."
    play(state, "done")
    assert asked(state) == "Which building is built next?"
    play(state, "build palazzo", "site d8 d9")
    assert asked(state) == "There is no site for the Ponte."


def test_ve_1_4_a_master_builder_is_told_who_has_finished_the_building() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    play(state, "lay palazzo 1", "done")
    assert asked(state) == "The Palazzo is built now, by Bruno."
    play(state, "build palazzo")
    assert actor(state) == 1
    assert asked(state) == "Anna has finished the Palazzo; you are its master builder: where does it go?"
    assert asked(state, 0) == "Bruno: where does the Palazzo go?"


def test_ve_2_no_more_swamp_is_asked_for_than_there_is() -> None:
    state = match()
    for place, what in enumerate(state.land):
        if what == 6 and state.swamp_left > 1:
            free(state, GAME.edition.geography.names[place])
    play(state, "done")
    assert asked(state) == "Drain swamp (1 more tile), or be done."


def test_ve_3_2_a_swap_is_asked_for_only_where_this_hand_has_one() -> None:
    state = match(ponte=1)
    pool(state, "ponte")
    play(state, "done", "done")
    assert asked(state) == "Draw a card."
    assert asked(state, 1) == "Anna: draw a card, or lay one into the pool and take three."
    state = match(ponte=1)
    play(state, "done", "done")
    assert asked(state) == "Draw a card, or lay one into the pool and take three."


def test_ve_5_2_gold_is_asked_for_only_where_it_is_enough() -> None:
    for treasures, told in (((3,), "there is not enough gold"), ((3, 3), "change gold one last time?")):
        state = match(casa=1)
        tiles(state, 1, swamp=(0, 0), treasures=treasures)
        state.gondolas = [59, 0, 0]
        play(state, "lay casa", "done", "build casa", "site d8")
        assert told in asked(state)
        assert "change gold one last time?" in asked(state, 2)
