"""Every refusal cites the rule that refuses, and a refused action changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.doge_ship.build import (
    GAME,
    INSPECTION,
    barriers,
    can,
    doge_stack,
    end_round,
    match,
    on_top,
    play,
    ship,
    ship_but_one,
    why_not,
    yard,
)

from arsenale.engine import IllegalAction
from arsenale.games.doge_ship.state import DogeState


def refused(state: DogeState, text: str, rule: str, seat: int | None = None) -> None:
    """The rule refuses the action, both when asked and when it is tried."""
    assert why_not(state, text, seat).rule == rule
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.play(state.actors()[0] if seat is None else seat, GAME.parse(text))
    assert caught.value.refusal.rule == rule
    assert state.key() == before


# The turn


def test_ds_2_1_a_taken_cell_is_refused() -> None:
    state = play(match(), "place red 2")
    refused(state, "place red 2", "DS-2.1")


def test_ds_2_1_a_cell_that_is_too_dear_is_refused() -> None:
    state = match(dice={"red": 1})
    state.ducats[0] = 3
    assert can(state, "place red 4")
    refused(state, "place red 5", "DS-2.1")


@pytest.mark.parametrize(("players", "panel"), [(2, "yellow"), (3, "blue"), (4, "black")])
def test_ds_0_a_panel_that_is_not_in_use_is_refused(players: int, panel: str) -> None:
    refused(match(players), f"place {panel} 1", "DS-0")


def test_ds_2_3_4_replace_with_nothing_to_replace_is_refused() -> None:
    refused(match(), "place red 6", "DS-2.3.4")
    state = match()
    yard(state, 0, "galley 7")
    ship(state, 1, 0)
    refused(state, "place red 6", "DS-2.3.4")


def test_ds_2_4_intrigue_3_that_is_too_dear_is_refused() -> None:
    state = match()
    state.ducats[0] = 1
    refused(state, "place white 6", "DS-2.4")


def test_ds_2_1_the_cell_is_asked_before_the_intrigue() -> None:
    state = match(dice={"white": 1})
    state.ducats[0] = 4
    refused(state, "place white 6", "DS-2.1")


def test_ds_2_nobody_may_pass() -> None:
    refused(match(), "skip", "DS-2")


def test_ds_2_not_your_turn() -> None:
    state = match()
    for text in ("discard", "place red 1"):
        refused(state, text, "DS-2", seat=1)


def test_ds_4_1_the_match_is_over() -> None:
    state = match()
    yard(state, 0, "galley 31")
    ship_but_one(state)
    play(state, "place white 4", "construct galley 31")
    for seat in (0, 1):
        refused(state, "discard", "DS-4", seat=seat)


# Reorder


def test_ds_2_0_a_second_reorder_is_refused() -> None:
    state = match()
    barriers(state, 0, 7, 10)
    play(state, "reorder barrier 7")
    refused(state, "reorder barrier 10", "DS-2.0")


def test_ds_2_0_a_reorder_that_is_too_dear_is_refused() -> None:
    state = match()
    barriers(state, 0, 7, 10)
    state.ducats[0] = 1
    refused(state, "reorder barrier 7", "DS-2.0")


def test_ds_2_0_the_top_barrier_cannot_be_brought_up() -> None:
    state = match()
    barriers(state, 0, 7, 10)
    refused(state, "reorder barrier 10", "DS-2.0")


@pytest.mark.parametrize("barrier", [3, 5, 20])
def test_ds_2_0_a_barrier_that_is_not_ones_own_and_finished_is_refused(barrier: int) -> None:
    state = match()
    barriers(state, 0, 7, 10)
    barriers(state, 1, 3)
    yard(state, 0, "barrier 5")
    refused(state, f"reorder barrier {barrier}", "DS-2.0")


def test_ds_2_0_no_reorder_during_the_action_the_rule_that_asks_is_cited() -> None:
    state = match()
    barriers(state, 0, 7, 10)
    play(state, "place red 1")
    refused(state, "reorder barrier 7", "DS-2.2")
    assert why_not(state, "reorder barrier 7").key == "something-else-is-asked"


# Buy


def test_ds_2_2_a_kind_that_is_not_offered_is_refused() -> None:
    state = play(match(), "place red 1")
    refused(state, "buy barrier", "DS-2.2")
    refused(state, "buy galley stern lower", "DS-2.2")


def test_ds_2_2_a_kind_that_was_bought_already_is_refused() -> None:
    state = play(match(), "place red 5", "buy gondola", "take none")
    refused(state, "buy gondola", "DS-2.2")


def test_ds_2_2_1_an_empty_stack_is_refused() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 2")
    yard(state, 1, "galley 3", "galley 4")
    ship(state, 2, 0)
    play(state, "place green 3")
    refused(state, "buy galley stern lower", "DS-2.2.1")


def test_ds_2_2_2_room_must_be_made_by_a_galley_part() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 8", "gondola 1", "barrier 3", "barrier 4")
    play(state, "place green 3", "buy galley bow lower")
    refused(state, "drop gondola 1", "DS-2.2.2")
    refused(state, "drop barrier 3", "DS-2.2.2")


def test_ds_2_2_2_room_must_be_made_by_a_tile_of_the_own_yard() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 8", "gondola 1", "barrier 3", "barrier 4")
    yard(state, 1, "gondola 2")
    play(state, "place red 1", "buy gondola")
    refused(state, "drop gondola 2", "DS-2.2.2")


def test_ds_2_2_3_a_tile_that_was_not_drawn_is_refused() -> None:
    state = match()
    on_top(state, "gondola 1", "gondola 2", "gondola 3")
    play(state, "place red 1", "buy gondola")
    refused(state, "take gondola 4", "DS-2.2.3")
    refused(state, "take galley 1", "DS-2.2.3")


def test_ds_2_2_3_a_tile_that_is_too_dear_is_refused() -> None:
    state = match()
    on_top(state, "galley 1", "galley 6", "galley 3")
    state.ducats[0] = 2
    play(state, "place green 3", "buy galley stern lower")
    refused(state, "take galley 6", "DS-2.2.3")
    refused(state, "take galley 3", "DS-2.2.3")


@pytest.mark.parametrize("text", ["skip", "buy gondola", "discard"])
def test_ds_2_2_1_a_choice_is_final(text: str) -> None:
    state = play(match(), "place red 5", "buy galley stern lower")
    assert why_not(state, text).rule.startswith("DS-2")


# Construct


def test_ds_2_3_2_the_wrong_section_is_refused() -> None:
    state = match()
    yard(state, 0, "galley 7", "galley 1")
    play(state, "place white 4")
    refused(state, "construct galley 7", "DS-2.3.2")


def test_ds_2_3_2_nothing_below_is_refused() -> None:
    state = match()
    yard(state, 0, "galley 19", "galley 1")
    play(state, "place white 4")
    refused(state, "construct galley 19", "DS-2.3.2")


def test_ds_2_3_2_a_complete_deck_is_refused() -> None:
    state = match()
    yard(state, 0, "galley 13", "galley 19")
    ship(state, 6, 0)
    play(state, "place white 4")
    refused(state, "construct galley 13", "DS-2.3.2")


def test_ds_2_3_a_kind_that_is_not_offered_is_refused() -> None:
    state = match()
    yard(state, 0, "gondola 1", "barrier 1")
    play(state, "place green 2")
    refused(state, "construct barrier 1", "DS-2.3")


def test_ds_2_3_a_tile_that_is_not_in_the_yard_is_refused() -> None:
    state = match()
    yard(state, 0, "gondola 1")
    yard(state, 1, "gondola 2")
    play(state, "place green 2")
    refused(state, "construct gondola 2", "DS-2.3")
    refused(state, "construct gondola 3", "DS-2.3")


def test_ds_2_3_4_a_replace_cannot_be_skipped() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 13")
    ship(state, 1, 0)
    play(state, "place red 6")
    refused(state, "skip", "DS-2.3.4")


@pytest.mark.parametrize("part", ["galley 13", "galley 2"])
def test_ds_2_3_4_a_part_for_another_place_or_yard_is_refused(part: str) -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 13")
    yard(state, 1, "galley 2")
    ship(state, 1, 0)
    play(state, "place red 6")
    refused(state, f"replace {part}", "DS-2.3.4")


# Intrigue and inspection


def test_ds_2_4_a_doge_tile_that_was_not_drawn_is_refused() -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12, 2)
    play(state, "place green 4")
    refused(state, "enact 2", "DS-2.4")
    refused(state, "skip", "DS-2.4")


def test_ds_3_3_a_bid_that_is_too_high_is_refused() -> None:
    state = match(doge=INSPECTION)
    state.approvals = [2, 0]
    end_round(state)
    refused(state, "bid 3", "DS-3.3", seat=0)
    refused(state, "bid 1", "DS-3.3", seat=1)


def test_ds_3_3_a_second_bid_is_refused() -> None:
    state = match(doge=INSPECTION)
    state.approvals = [2, 0]
    end_round(state)
    play(state, "bid 1")
    refused(state, "bid 1", "DS-3.3", seat=0)


def test_ds_3_3_nothing_but_a_bid_is_asked() -> None:
    state = match(doge=INSPECTION)
    end_round(state)
    refused(state, "discard", "DS-3.3")


# Something else is asked


def waiting_to_make_room() -> DogeState:
    state = match()
    yard(state, 0, "galley 1", "galley 8")
    return play(state, "place green 3", "buy galley bow lower")


def waiting_to_construct() -> DogeState:
    state = match()
    yard(state, 0, "gondola 1")
    return play(state, "place green 2")


def waiting_to_replace() -> DogeState:
    state = match()
    yard(state, 0, "galley 1")
    ship(state, 1, 0)
    return play(state, "place red 6")


ASKED: dict[str, Callable[[], DogeState]] = {
    "DS-2": match,
    "DS-2.2": lambda: play(match(), "place red 1"),
    "DS-2.2.2": waiting_to_make_room,
    "DS-2.2.3": lambda: play(match(), "place red 1", "buy gondola"),
    "DS-2.3": waiting_to_construct,
    "DS-2.3.4": waiting_to_replace,
    "DS-2.4": lambda: play(match(), "place green 4"),
    "DS-3.3": lambda: end_round(match(doge=INSPECTION)),
}


@pytest.mark.parametrize("rule", list(ASKED))
def test_an_action_of_another_step_is_refused_by_the_rule_that_asks(rule: str) -> None:
    texts = ["discard", "enact 1", "bid 0", "take none", "drop galley 1"]
    # A turn knows more of these: whether any cell would serve.
    texts += [] if rule == "DS-2" else ["construct gondola 1", "replace galley 1"]
    state = ASKED[rule]()
    mine = [text for text in texts if can(state, text)]
    for text in texts:
        if text not in mine and not (rule == "DS-2.4" and text == "enact 1"):
            refused(state, text, rule)
            assert why_not(state, text).key == "something-else-is-asked"


def test_ds_2_4_after_the_choice_the_other_tile_must_go_back() -> None:
    state = match(doge=1)
    doge_stack(state, 9, 12, 2)
    play(state, "place green 4", "enact 9")
    refused(state, "enact 12", "DS-2.4")
    refused(state, "skip", "DS-2.4")


def test_an_unknown_action_is_refused_by_the_step_that_asks() -> None:
    refusal = GAME.why_not(match(), 0, 99999)
    assert refusal is not None
    assert refusal.rule == "DS-2"
