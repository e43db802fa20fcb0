"""A turn in one line: who got what for a building, gold by its price, secrets only for their owner."""

from __future__ import annotations

from arsenale.engine import Event
from arsenale.games import speech
from arsenale.games.venedig.digest import digest
from arsenale.games.venedig.state import VenedigState

from .build import GAME, beside, empty_pile, free, match, play, pool, project, tiles

NAMES = ["Anna", "Bruno", "Carla"]


def told(events: list[Event], reader: int | None = None, owner: int = 0, language: str = "en") -> list[str]:
    words = speech(GAME, language, NAMES)
    return [words.say(*part) for part in digest([event for event in events if event.is_for(reader)], owner).parts]


def turn(state: VenedigState, *texts: str) -> list[Event]:
    return play(state, *texts)


def test_ve_1_7_a_building_is_told_with_what_everybody_got() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {0: 1, 1: 1}, builder=0)
    events = turn(state, "lay palazzo 1", "done", "build palazzo", "site d8 d9")
    assert told(events) == ["Palazzo on d8 d9 (+7 spaces, Bruno +3)", "1 Palazzo card laid"]


def test_ve_4_spaces_for_gold_are_told_with_their_price() -> None:
    state = match(casa=1)
    tiles(state, 0, treasures=(5, 6))
    events = turn(state, "gold 2", "lay casa", "done", "build casa", "site c6")
    assert told(events) == ["Casa on c6 (+1 space)", "2 spaces for 11 gold"]
    assert told(events, language="de") == ["Casa auf c6 (+1 Feld)", "2 Felder für 11 Gold"]


def test_ve_1_3_what_is_built_alone_is_told_once() -> None:
    state = match(basilica=4, casa=1)
    free(state, "p16")
    events = turn(state, "solo basilica", "lay casa", "done", "build basilica", "site p15 p16 p19")
    assert told(events) == ["built a Basilica alone on p15 p16 p19 (+7 spaces)", "all cards for a Casa laid"]


def test_ve_4_3_only_the_owner_reads_what_treasures_and_swamp_are_worth() -> None:
    state = match(casa=1)
    state.gondolas[0] = beside("d")
    events = turn(state, "lay casa", "done", "build casa", "site d8", "drain d4")
    treasure = next(event.args["gold"] for event in events if event.key == "own-treasure")
    swamp = next(event.args["gold"] for event in events if event.key == "own-swamp")
    assert told(events, 0)[1:] == [f"a treasure ({treasure} gold)", f"d4 drained ({swamp} gold)"]
    assert told(events, 1)[1:] == ["a treasure", "d4 drained"]


def test_ve_1_2_the_master_builder_is_told() -> None:
    events = turn(match(campo=1), "lay campo 1", "done")
    assert told(events) == ["1 Campo card laid", "master builder of the Campo"]


def test_ve_3_3_what_happens_to_pool_and_pile_is_told() -> None:
    state = match(campo=1)
    pool(state, "casa", "palazzo", "basilica")
    empty_pile(state)
    events = turn(state, "done", "done", "swap campo", "draw pile")
    assert told(events) == [
        "Campo into the pool",
        "3 cards from the pile",
        "four cards in the pool, all discarded",
        "discards shuffled into a new pile",
    ]


def test_ve_5_1_a_complete_building_that_lapses_is_told() -> None:
    state = match(casa=1, campo=3)
    state.gondolas = [59, 0, 0]
    events = turn(state, "lay casa", "solo campo", "done", "build casa", "site d8")
    assert [event.args["building"] for event in events if event.key == "lapsed"] == ["campo"]
    assert "Campo complete but not built any more" in told(events)
