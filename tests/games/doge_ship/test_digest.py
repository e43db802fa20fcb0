"""What a turn came to, as the story tells it in one line."""

from __future__ import annotations

from arsenale.engine import Event
from arsenale.games import speech
from arsenale.games.doge_ship.beats import BEATS
from arsenale.games.doge_ship.digest import digest
from arsenale.games.doge_ship.state import DogeState

from .build import GAME, HIGH_WATER, TILE_BY_NAME, actor, barriers, last_turn, match, on_top, play, ship, yard

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
    [parts] = told(state, "place red 6", f"replace {part}")[1]
    assert parts.startswith("Bob’s stern lower replaced, ")
    assert told(twin, "place red 6", f"replace {part}")[1][0].startswith("own stern lower replaced, ")


def test_ds_3_2_high_water_tells_whom_it_struck_before_anything_of_the_next_round() -> None:
    state = match(doge=HIGH_WATER[2])
    last_turn(state)
    barriers(state, 1, 3, 5)
    events = heard(state, "discard")
    apart = [event for event in events if BEATS[event.key].place == "apart"]
    words = speech(GAME, "en", NAMES[:2])
    parts = [words.say(*part) for part in digest(apart, None).parts]
    assert parts == ["high water 2", "Ann −2 actions (no barrier)", "Bob −1 action (2 barriers)"]
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
    assert [words.say(*part) for part in digest(apart, None).parts] == ["high water 2", "nobody loses an action"]
