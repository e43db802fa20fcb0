"""What a turn came to, as the story tells it in one line."""

from __future__ import annotations

import pytest

from arsenale.engine import Event
from arsenale.games import speech
from arsenale.games.doge_ship.beats import BEATS
from arsenale.games.doge_ship.digest import digest
from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.terms import ZONES
from arsenale.games.doge_ship.worth import part_worth

from .build import (
    GAME,
    HIGH_WATER,
    INSPECTION,
    QUIET_DOGE,
    RED_IS_BAD,
    TILE_BY_NAME,
    actor,
    barriers,
    doge_stack,
    draw_doges,
    last_turn,
    match,
    on_top,
    play,
    ship,
    worst_part,
    yard,
)

NAMES = ["Ann", "Bob", "Zoë"]


def heard(state: DogeState, *texts: str) -> list[Event]:
    """What all are told of the actions."""
    events = state.listen()
    play(state, *texts)
    return [event for event in events if event.is_for(None)]


def told(state: DogeState, *texts: str) -> tuple[str, list[str]]:
    """The cell and what came of it, as a spectator reads it."""
    seat = actor(state)
    words = speech(GAME, "en", NAMES[: state.players])
    said = digest([event for event in heard(state, *texts) if BEATS[event.key].place == "turn"], seat)
    return words.say(*said.about) if said.about else "", [words.say(*part) for part in said.parts]


def test_ds_2_1_the_cell_and_its_price_come_first() -> None:
    state = match(dice={"red": 3})
    on_top(state, "gondola 1")
    assert told(state, "place red 5", "buy gondola", "take gondola 1", "skip") == (
        "red 5 (2 ducats)",
        [f"gondola bought for {GAME.edition.tile_cost[TILE_BY_NAME['gondola 1']]}"],
    )


def test_ds_2_1_a_cell_of_which_nothing_came_is_told_alone() -> None:
    assert told(match(), "place green 3", "skip") == ("", ["green 3"])


def test_ds_2_4_approvals_that_were_paid_are_told_with_their_price() -> None:
    state = match(dice={"white": 4})
    barriers(state, 0, 7)
    cell, parts = told(state, "place white 6")
    assert cell == "white 6 (2 ducats)"
    assert parts == ["+2 ducats by the barrier", "+2 approvals for 2 ducats"]


def test_ds_2_0_bringing_a_barrier_to_the_top_is_told_with_its_price() -> None:
    state = match()
    barriers(state, 0, 7, 12)
    assert told(state, "reorder barrier 7", "discard") == (
        "",
        ["barrier 7 to the top for 2 ducats", "marker discarded, +1 ducat"],
    )


def test_ds_2_3_4_replacing_is_one_thing_and_tells_whose_part_is_gone() -> None:
    state = match()
    ship(state, 1, 0)
    state.builders[0] = (1,)
    part = next(f"galley {number}" for number in range(1, 7) if TILE_BY_NAME[f"galley {number}"] not in state.decks[0])
    yard(state, 0, part)
    twin = state.copy()
    twin.builders[0] = (0,)
    gain = part_worth(state, TILE_BY_NAME[part]).vp
    [parts] = told(state.copy(), "place red 6", f"replace {part}")[1]
    assert parts.startswith(f"Bob’s stern lower replaced, {gain} VP for the new part")
    to_bob = speech(GAME, "en", NAMES[:2], reader=1)
    [phrase] = digest(heard(state, "place red 6", f"replace {part}"), 0).parts
    assert to_bob.say(*phrase).startswith(
        f"your stern lower replaced (you keep its points), {gain} VP for the new part"
    )
    assert told(twin, "place red 6", f"replace {part}")[1][0].startswith("own stern lower replaced, ")


def test_ds_3_2_high_water_tells_whom_it_struck_before_anything_of_the_next_round() -> None:
    state = match(doge=HIGH_WATER[2])
    last_turn(state)
    barriers(state, 1, 3, 5)
    events = heard(state, "discard")
    apart = [event for event in events if BEATS[event.key].place == "apart"]
    words = speech(GAME, "en", NAMES[:2])
    parts = [words.say(*part) for part in digest(apart, None).parts]
    order, *flood = parts
    assert order == "round 1 ends, new turn order: Bob, Ann", "DS-3.1 also where something else comes of the round"
    assert flood == ["high water 2", "Ann −2 actions (no barrier)", "Bob −1 action (2 barriers)"]
    assert next(event.key for event in events if BEATS[event.key].place == "ahead") == "round-begins"
    places = [BEATS[event.key].place for event in events]
    assert places == sorted(places, key=["turn", "apart", "ahead"].index)


def test_ds_3_2_high_water_that_strikes_nobody_says_so() -> None:
    state = match(doge=HIGH_WATER[2])
    last_turn(state)
    for seat, built in enumerate([(1, 2, 4), (3, 5, 6)]):
        barriers(state, seat, *built)
    words = speech(GAME, "en", NAMES[:2])
    apart = [event for event in heard(state, "discard") if BEATS[event.key].place == "apart"]
    assert [words.say(*part) for part in digest(apart, None).parts][1:] == ["high water 2", "nobody loses an action"]


def between(state: DogeState) -> tuple[list[str], list[str]]:
    """What the end of the round and the beginning of the next one come to, as a spectator reads it."""
    last_turn(state)
    events = heard(state, "discard")
    words = speech(GAME, "en", NAMES[: state.players])
    ends, begins = (
        [
            words.say(*part)
            for part in digest([event for event in events if BEATS[event.key].place == place], None).parts
        ]
        for place in ("apart", "ahead")
    )
    return ends, begins


def test_ds_3_1_the_new_turn_order_is_told_whatever_the_event_of_the_round() -> None:
    for doge in (QUIET_DOGE, HIGH_WATER[1], INSPECTION):
        state = match(3, doge=doge)
        barriers(state, 2, 4)
        ends, _ = between(state)
        assert ends[0] == "round 1 ends, new turn order: Zoë, Ann, Bob"


def test_ds_1_the_dice_and_the_doge_of_a_round_are_told_with_its_purple_zones() -> None:
    state = match()
    doge_stack(state, HIGH_WATER[4], 1, 2)
    _, begins = between(state)
    dice = ", ".join(f"{panel} {die}" for panel, die in zip(("red", "green", "white"), state.dice, strict=True))
    assert begins[:2] == ["round 2", f"dice: {dice}"]
    purple = [ZONES[zone] for zone in range(6) if GAME.edition.doge_purple[HIGH_WATER[4] - 1] >> zone & 1]
    assert begins[2].startswith("new Doge: blue ")
    assert begins[2].endswith(f" (purple: {', '.join(purple)}), high water 4")


@pytest.mark.parametrize(("where", "told_so"), [("top", "on top of the stack"), ("under", "under the stack")])
def test_ds_2_4_everybody_is_told_where_the_other_doge_tile_went_and_not_which_it_is(where: str, told_so: str) -> None:
    state = match()
    draw_doges(state, 3, 5)
    _, parts = told(state, "enact 3", f"return {where}")
    assert parts[0].startswith("new Doge: ")
    assert parts[1:] == [f"the other tile {told_so}"]


def test_ds_2_3_2_a_part_that_costs_points_is_told_with_a_true_minus() -> None:
    state = match(doge=RED_IS_BAD)
    ship(state, 4, 0)
    part = worst_part(state, "bow lower")
    yard(state, 0, part)
    assert part_worth(state, TILE_BY_NAME[part]).vp == -1
    assert told(state, "place white 4", f"construct {part}")[1][0].startswith("galley part bow lower built, −1 VP")
