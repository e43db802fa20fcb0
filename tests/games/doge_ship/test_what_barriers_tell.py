"""What a barrier tells: before it is built, while it lies on a mat, and when it pays."""

from __future__ import annotations

import pytest
from tests.games.doge_ship.test_previews import args, keys, preview, said
from tests.games.doge_ship.test_shown_worth import fragments, stands_for, title

from arsenale.games.doge_ship.beats import BEATS

from .build import HIGH_WATER, barriers, last_turn, match, play, yard

NUMBERS = (12, 13, 14, 15)


# DS-3.2 Before it is built: high water


@pytest.mark.parametrize(
    ("level", "finished", "told"),
    [
        (1, 0, "high water 1 then takes 1 action from you instead of 2"),
        (1, 1, "high water 1 then takes no action from you instead of 1"),
        (4, 0, "high water 4 still takes 2 actions from you"),
        (2, 3, None),
    ],
)
def test_ds_3_2_a_barrier_tells_how_it_helps_against_the_high_water_to_come(
    level: int, finished: int, told: str | None
) -> None:
    state = match(doge=HIGH_WATER[level])
    barriers(state, 0, *NUMBERS[:finished])
    yard(state, 0, "barrier 2")
    effects = preview(state, "place white 2", "construct barrier 2")
    assert [line for line in said(effects) if "high water" in line] == ([told] if told else [])
    assert not any(effect.sure for effect in effects if effect.icon == "wave"), "another Doge may come into force"


def test_ds_3_2_without_high_water_or_with_an_old_barrier_nothing_of_it_is_told() -> None:
    state = match()
    yard(state, 0, "barrier 2")
    assert "wave" not in [effect.icon for effect in preview(state, "place white 2", "construct barrier 2")]
    state = match(doge=HIGH_WATER[3])
    barriers(state, 0, *NUMBERS[:2])
    assert "wave" not in [effect.icon for effect in preview(state, "reorder barrier 12")]


def test_ds_3_2_with_the_last_marker_the_flood_itself_is_told_once() -> None:
    state = match(doge=HIGH_WATER[1])
    yard(state, 0, "barrier 2")
    last_turn(state)
    told = preview(state, "place white 2", "construct barrier 2")
    assert args(told, "flooded") == {"actions": 1}
    assert "water-helps" not in keys(told)
    barriers(state, 0, 12)
    told = preview(state, "place white 2", "construct barrier 2")
    assert "flooded" not in keys(told)
    assert [effect.sure for effect in told if effect.key == "water-helps"] == [True]


# DS-2.3 In a yard


def test_ds_2_3_a_tile_that_is_not_built_says_that_its_gain_comes_later() -> None:
    state = match()
    yard(state, 0, "barrier 3", "gondola 10")
    drawn = fragments(state, 0)
    assert title(drawn["yard-0-0"]) == "barrier 3, when finished: ducats → 1 VP"
    assert ", when finished: " in title(drawn["yard-0-1"])
    assert "when finished" not in title(fragments(state, 1)["yard-0-0"]), "DS-2.2.4 others see kind and cost"


# DS-2.3.3 On a mat


def test_ds_2_3_3_a_finished_barrier_says_whose_it_is_and_what_it_does() -> None:
    state = match(doge=HIGH_WATER[2])
    barriers(state, 1, 12, 15)
    drawn = fragments(state, 0)["barriers-1"]
    assert "barrier 15: intrigue → 2 VP. On top of Bob’s barriers: it alone works" in drawn.svg
    assert "2 barriers count against high water (1 action would be lost)" in drawn.svg
    assert "Under Bob’s top barrier: it counts only against high water." in drawn.svg


def test_ds_2_0_only_to_its_owner_a_barrier_stands_for_an_action() -> None:
    """Nobody else is told why they may not bring it to the top."""
    state = match()
    barriers(state, 1, 12, 15)
    yard(state, 1, "galley 7")
    drawn, own = fragments(state, 0), fragments(state, 1)
    assert stands_for(drawn["barriers-1"]) == stands_for(drawn["yard-1-0"]) == []
    assert stands_for(own["barriers-1"]) == ["reorder barrier 15", "reorder barrier 12"]
    assert stands_for(own["yard-1-0"]) == ["construct galley 7", "replace galley 7", "drop galley 7"]


# DS-2.3.3 When it pays


def test_ds_2_3_3_the_bonus_of_a_barrier_rises_from_other_pieces_than_what_the_cell_brings() -> None:
    """Both come at the same moment; on the same piece one would hide the other."""
    state = match()
    barriers(state, 0, 3)  # ducats: 1 VP
    heard = state.listen()
    play(state, "place red 2")
    pieces = {event.key: BEATS[event.key].pieces(event.args) for event in heard}
    assert pieces["bonus-vp"] == ["tile-barrier-3", "order-0", "dock-0"]
    assert pieces["got-ducats"] == ["dock-0"]
    assert next(event.args["vp"] for event in heard if event.key == "bonus-vp") == 1
