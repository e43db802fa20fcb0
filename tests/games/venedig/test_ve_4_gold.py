"""VE-4 Gold."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.venedig.build import (
    GAME,
    actor,
    can,
    match,
    options,
    play,
    pool,
    project,
    question,
    refused,
    tiles,
    view,
    why_not,
)

from arsenale.games.venedig.payment import payment

# VE-4.1


def test_ve_4_1_five_gold_are_one_space() -> None:
    state = match()
    tiles(state, 0, treasures=(5,))
    play(state, "gold 1")
    assert state.gondolas[0] == 1
    assert view(state, 0)["gold"] == 0


def test_ve_4_1_no_change_is_given() -> None:
    state = match()
    tiles(state, 0, treasures=(4, 4))
    play(state, "gold 1")
    assert state.gondolas[0] == 1
    assert view(state, 0)["gold"] == 0


def test_ve_4_1_occupied_spaces_are_jumped() -> None:
    state = match()
    tiles(state, 0, treasures=(5, 5))
    state.gondolas = [10, 12, 0]
    play(state, "gold 2")
    assert state.gondolas[0] == 13


def test_ve_4_1_before_each_decision_in_the_own_turn_and_it_stays_open() -> None:
    state = match(palazzo=3, campo=1, basilica=1, ponte=2)
    project(state, "palazzo", {0: 0}, builder=-1)
    pool(state, "casa")
    tiles(state, 0, treasures=(5,) * 4 + (6,) * 3)
    asked = []
    for text in (
        "lay campo 1",
        "lay basilica 1",
        "lay ponte 1",
        "solo palazzo",
        "done",
        "build palazzo",
        "site d8 d9",
        "discard campo",
        "drain d4",
        "drain d5",
        "swap ponte",
        "draw pile",
    ):
        if question(state) != "site" and question(state) not in asked:
            asked.append(question(state))
            before = question(state), actor(state)
            play(state, "gold 1")
            assert (question(state), actor(state)) == before
        play(state, text)
    assert asked == ["lay", "name-building", "limit", "drain", "draw", "take"]
    assert actor(state) == 1


def test_ve_4_1_not_before_a_site() -> None:
    state = match(casa=1)
    tiles(state, 0, treasures=(5,))
    play(state, "lay casa", "done", "build casa")
    assert why_not(state, "gold 1") == ("VE-4.1", "no-gold-before-a-site")


def test_ve_4_1_not_in_the_turn_of_another() -> None:
    state = match()
    tiles(state, 1, treasures=(5,))
    assert why_not(state, "gold 1", seat=1) == ("VE-1.1", "not-your-decision")


def test_ve_4_1_the_turn_ends_with_the_last_card_drawn() -> None:
    state = match()
    tiles(state, 0, treasures=(5,))
    play(state, "done", "done", "draw pile")
    assert actor(state) == 1
    assert why_not(state, "gold 1", seat=0) == ("VE-1.1", "not-your-decision")


# VE-4.2


def test_ve_4_2_any_number_of_spaces_that_can_be_paid_at_once() -> None:
    state = match()
    tiles(state, 0, treasures=(6, 6, 5))
    assert {text for text in options(state) if text.startswith("gold")} == {"gold 1", "gold 2", "gold 3"}
    refusal = refused(state, "gold 4")
    assert (refusal.rule, refusal.key, refusal.args) == ("VE-4.2", "gold-too-dear", {"cost": 20, "gold": 17})


def test_ve_4_2_at_most_33_spaces_with_our_values() -> None:
    golds = [action.args[0] for action in GAME.space.actions if action.kind == "gold"]
    assert golds == list(range(1, 34))


@pytest.mark.parametrize("step", ["lay", "name-building", "limit", "drain", "draw", "take"])
def test_ve_4_2_too_much_gold_is_refused_at_every_decision(step: str) -> None:
    state = match(palazzo=3, campo=1, basilica=1, ponte=2)
    pool(state, "casa")
    script = ["lay campo 1", "lay basilica 1", "lay ponte 1", "solo palazzo", "done", "build palazzo", "site d8 d9"]
    for text in [*script, "discard campo", "done", "swap ponte"]:
        if question(state) == step:
            break
        play(state, text)
    assert question(state) == step
    assert why_not(state, "gold 1") == ("VE-4.2", "gold-too-dear")


def test_ve_4_2_the_smallest_sufficient_sum() -> None:
    assert payment((0, 0, 0, 1, 1, 0, 1), 1) == (0, 0, 0, 0, 0, 0, 1), "6 rather than 3 + 4"
    assert payment((0, 0, 1, 1, 1, 0, 1), 1) == (0, 0, 1, 1, 0, 0, 0), "2 + 3 is exact"


def test_ve_4_2_then_least_gold_in_treasures() -> None:
    assert payment((0, 5, 0, 0, 0, 1, 0), 1) == (0, 5, 0, 0, 0, 0, 0)
    assert payment((0, 1, 1, 1, 1, 1, 0), 1) == (0, 0, 1, 1, 0, 0, 0), "2 + 3, not 1 + 4, not 5"


def test_ve_4_2_then_fewest_tiles() -> None:
    assert payment((0, 5, 2, 0, 0, 0, 0), 1) == (0, 1, 2, 0, 0, 0, 0)


def test_ve_4_2_then_the_highest_single_tiles() -> None:
    """10 gold in treasures alone: 6 + 4 and 5 + 5 are two tiles each."""
    assert payment((0, 0, 0, 0, 1, 2, 1), 2) == (0, 0, 0, 0, 1, 0, 1)


def test_ve_4_2_never_a_0() -> None:
    assert payment((4, 3, 1, 0, 0, 0, 0), 1)[0] == 0


def best_by_trial(held: tuple[int, ...], spaces: int) -> tuple[int, ...]:
    """VE-4.2 as it is written, over all sets of tiles."""

    def rank(taken: tuple[int, ...]) -> tuple[int, int, int, list[int]]:
        treasure = sum(gold * count for gold, count in enumerate(taken) if gold >= 3)
        singles = [-gold for gold in range(6, -1, -1) for _ in range(taken[gold])]
        return sum(gold * count for gold, count in enumerate(taken)), treasure, sum(taken), singles

    sets = product(*[range(count + 1) for count in held])
    return min((taken for taken in sets if rank(taken)[0] >= 5 * spaces), key=rank)


@settings(max_examples=150, deadline=None)
@given(st.tuples(*[st.integers(0, 3)] * 7), st.integers(1, 12))
def test_ve_4_2_the_same_as_by_trial_of_all_sets(held: tuple[int, ...], spaces: int) -> None:
    if sum(gold * count for gold, count in enumerate(held)) < 5 * spaces:
        return
    assert payment(held, spaces) == best_by_trial(held, spaces)


# VE-4.3


def test_ve_4_3_spent_swamp_leaves_the_game_and_treasures_go_back() -> None:
    state = match()
    tiles(state, 0, swamp=(2, 1), treasures=(3, 4))
    stock = list(state.treasure_stock)
    events = play(state, "gold 2")
    assert view(state, 0)["tiles"] == {"swamp": [], "treasures": []}
    assert [after - before for before, after in zip(stock, state.treasure_stock, strict=True)] == [1, 1, 0, 0]
    assert view(state)["treasure_stock"] == 18
    spent = next(event for event in events if event.key == "gold-changed")
    assert spent.audience is None, "spent tiles are shown"
    assert spent.args == {"seat": 0, "gold": 10, "spaces": 2, "tiles": [1, 2, 3, 4]}


def test_ve_4_3_numbers_of_tiles_and_cards_are_public() -> None:
    state = match(palazzo=2)
    tiles(state, 0, swamp=(2, 0), treasures=(6,))
    for onlooker in (None, 1, 2):
        seen = view(state, onlooker)
        assert (seen["swamp_tiles"][0], seen["treasures"][0], seen["hands"][0]) == (2, 1, 2)


def test_ve_4_3_values_and_hands_are_the_owners_secret() -> None:
    state = match(palazzo=2)
    tiles(state, 0, swamp=(2, 0), treasures=(6,))
    assert view(state, 0)["hand"] == {"palazzo": 2}
    assert view(state, 0)["tiles"] == {"swamp": [0, 2], "treasures": [6]}
    assert view(state, 1)["hand"] == {}
    assert view(state, 1)["tiles"] == {"swamp": [], "treasures": []}
    assert view(state, None)["hand"] is None
    assert view(state, None)["tiles"] is None
    assert view(state, None)["gold"] is None


def test_ve_4_3_a_player_is_asked_for_gold_whatever_their_tiles_are_worth() -> None:
    state = match(casa=1)
    tiles(state, 1, swamp=(0,))
    state.gondolas = [59, 0, 0]
    play(state, "lay casa", "done", "build casa", "site d8")
    assert (actor(state), question(state)) == (1, "last-gold")
    assert options(state) == {"done"}
    assert not can(state, "gold 1")
