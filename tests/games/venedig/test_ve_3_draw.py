"""VE-3 Drawing cards."""

from __future__ import annotations

import pytest
from tests.games.venedig.build import (
    actor,
    can,
    cards,
    empty_pile,
    keys,
    match,
    options,
    play,
    pool,
    question,
    refused,
    view,
    why_not,
)

from arsenale.games.venedig.state import VenedigState


def to_draw(**hand: int) -> VenedigState:
    state = match(**hand)
    play(state, "done", "done")
    return state


# VE-3.1


def test_ve_3_1_one_card_from_the_pool() -> None:
    state = to_draw()
    pool(state, "ponte", "casa")
    assert options(state) == {"draw pool casa", "draw pool ponte", "draw pile"}
    play(state, "draw pool ponte")
    assert view(state, 0)["hand"] == {"ponte": 1}
    assert view(state)["pool"] == {"casa": 1}
    assert actor(state) == 1


def test_ve_3_1_one_card_from_the_pile_that_only_the_drawer_sees() -> None:
    state = to_draw()
    events = play(state, "draw pile")
    assert sum(view(state, 0)["hand"].values()) == 1
    assert view(state)["pile"] == 41
    drawn = next(event for event in events if event.key == "own-cards")
    assert drawn.audience == (0,)
    assert view(state, 0)["hand"] == {drawn.args["buildings"][0]: 1}  # type: ignore[index]


def test_ve_3_1_not_what_is_not_in_the_pool() -> None:
    state = to_draw()
    pool(state, "ponte")
    assert why_not(state, "draw pool campo") == ("VE-3.1", "not-in-pool")


def test_ve_3_1_not_with_five_in_hand() -> None:
    state = to_draw(casa=5)
    pool(state, "ponte")
    assert options(state) == {"done"}
    assert why_not(state, "draw pile") == ("VE-3.1", "hand-full")
    assert why_not(state, "draw pool ponte") == ("VE-3.1", "hand-full")


def test_ve_3_1_with_four_in_hand_a_fifth_card() -> None:
    state = to_draw(casa=4)
    assert options(state) == {"draw pile"}
    play(state, "draw pile")
    assert view(state)["hands"][0] == 5


# VE-3.2


@pytest.mark.parametrize("held", [1, 2, 3])
def test_ve_3_2_with_one_to_three_cards_in_hand(held: int) -> None:
    assert can(to_draw(campo=held), "swap campo")


@pytest.mark.parametrize("held", [0, 4, 5])
def test_ve_3_2_not_with_no_card_nor_with_more_than_three(held: int) -> None:
    refusal = refused(to_draw(campo=held), "swap campo")
    assert (refusal.rule, refusal.key, refusal.args) == ("VE-3.2", "hand-not-for-swap", {"cards": held})


def test_ve_3_2_a_hand_card_of_a_type_not_in_the_pool() -> None:
    state = to_draw(campo=1, casa=1)
    pool(state, "campo")
    assert why_not(state, "swap campo") == ("VE-3.2", "already-in-pool")
    assert why_not(state, "swap ponte") == ("VE-3.2", "not-in-hand")
    assert can(state, "swap casa")


def test_ve_3_2_exactly_three_cards_from_the_pile_if_the_pool_was_empty() -> None:
    state = to_draw(campo=1)
    events = play(state, "swap campo")
    assert view(state)["hands"][0] == 3
    assert view(state)["pool"] == {"campo": 1}
    assert view(state)["pile"] == 38
    assert next(event.args["cards"] for event in events if event.key == "drew") == 3
    assert actor(state) == 1


def test_ve_3_2_from_pool_and_pile_pool_first() -> None:
    state = to_draw(campo=1)
    pool(state, "casa", "ponte")
    play(state, "swap campo")
    assert question(state) == "take"
    assert options(state) == {"draw pool casa", "draw pool ponte", "draw pile"}
    play(state, "draw pool ponte", "draw pile")
    assert actor(state) == 1, "after a pile card only pile cards: both are drawn"
    assert view(state)["hands"][0] == 3
    assert view(state)["pool"] == {"casa": 1, "campo": 1}


def test_ve_3_2_all_three_from_the_pool() -> None:
    state = to_draw(campo=1)
    pool(state, "casa", "ponte", "palazzo")
    play(state, "swap campo", "draw pool ponte", "draw pool casa", "draw pool palazzo")
    assert view(state, 0)["hand"] == {"casa": 1, "palazzo": 1, "ponte": 1}
    assert view(state)["pool"] == {"campo": 1}
    assert actor(state) == 1


def test_ve_3_2_when_the_pool_is_taken_the_rest_comes_from_the_pile() -> None:
    state = to_draw(campo=1)
    pool(state, "casa")
    play(state, "swap campo", "draw pool casa")
    assert actor(state) == 1
    assert view(state)["hands"][0] == 3


def test_ve_3_2_not_the_card_just_laid() -> None:
    state = to_draw(campo=1)
    pool(state, "casa")
    play(state, "swap campo")
    assert why_not(state, "draw pool campo") == ("VE-3.2", "just-laid")
    assert why_not(state, "draw pool ponte") == ("VE-3.2", "not-in-pool")
    assert why_not(state, "swap casa") == ("VE-3.2", "something-else-is-asked")


def test_ve_3_2_three_in_hand_make_five() -> None:
    state = to_draw(campo=3)
    play(state, "swap campo")
    assert view(state)["hands"][0] == 5


# VE-3.3


def test_ve_3_3_four_cards_in_the_pool_at_the_end_of_a_turn_are_discarded() -> None:
    state = to_draw(campo=1)
    pool(state, "casa", "ponte", "palazzo")
    events = play(state, "swap campo", "draw pile")
    assert view(state)["pool"] == {}
    assert view(state)["discards"] == {"casa": 1, "campo": 1, "palazzo": 1, "ponte": 1}
    assert "pool-cleared" in keys(events)


def test_ve_3_3_three_cards_stay() -> None:
    state = to_draw(campo=1)
    pool(state, "casa", "ponte", "palazzo")
    play(state, "swap campo", "draw pool ponte", "draw pile")
    assert view(state)["pool"] == {"casa": 1, "campo": 1, "palazzo": 1}


def test_ve_3_3_an_empty_pile_is_made_anew_when_a_card_is_needed() -> None:
    state = to_draw()
    empty_pile(state)
    events = play(state, "draw pile")
    assert "pile-renewed" in keys(events)
    assert view(state)["pile"] == 41
    assert view(state)["discards"] == {}


def test_ve_3_3_not_before_a_card_is_needed() -> None:
    state = match()
    pool(state, "casa")
    empty_pile(state)
    play(state, "done", "done", "draw pool casa")
    assert view(state)["pile"] == 0
    assert sum(view(state)["discards"].values()) == 41


def test_ve_3_3_in_the_middle_of_three_cards() -> None:
    state = to_draw(campo=1)
    empty_pile(state)
    state.discards[0] -= 2
    state.pile[0] += 2
    events = play(state, "swap campo")
    assert keys(events).count("pile-renewed") == 1
    assert view(state, 0)["hand"]["casa"] >= 2


def test_ve_3_3_the_discards_always_suffice() -> None:
    """At most 25 cards in hands, 9 laid and 3 in the pool leave 5."""
    state = match(5, casa=3)
    for seat, hand in enumerate(({}, {"palazzo": 5}, {"campo": 5}, {"basilica": 5}, {"ponte": 5})):
        if seat:
            cards(state, seat, **hand)
    play(state, "done", "done")
    pool(state, "casa", "palazzo", "basilica")
    empty_pile(state)
    play(state, "draw pile")
    assert view(state)["hands"][0] == 4


def test_ve_3_3_one_of_the_two_is_taken_if_possible() -> None:
    state = to_draw(casa=1)
    assert why_not(state, "done") == ("VE-3.3", "must-draw")


def test_ve_3_3_with_five_in_hand_the_turn_is_only_over() -> None:
    state = to_draw(casa=5)
    play(state, "done")
    assert actor(state) == 1
    assert view(state)["hands"][0] == 5
