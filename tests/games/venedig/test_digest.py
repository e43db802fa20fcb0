"""A turn in one line, as it came: who got what for a building, gold by its price, secrets only for their owner."""

from __future__ import annotations

from arsenale.engine import Event
from arsenale.games import speech
from arsenale.games.venedig.digest import digest
from arsenale.games.venedig.state import VenedigState

from .build import GAME, beside, empty_pile, free, match, play, pool, project, tiles

NAMES = ["Anna", "Bruno", "Carla"]


def told(events: list[Event], reader: int | None = None, owner: int = 0, language: str = "en") -> list[str]:
    words = speech(GAME, language, NAMES, reader)
    return [words.say(*part) for part in digest([event for event in events if event.is_for(reader)], owner).parts]


def turn(state: VenedigState, *texts: str) -> list[Event]:
    return play(state, *texts)


def test_ve_0_a_turn_is_told_as_it_came() -> None:
    state = match(ponte=1, casa=1)
    project(state, "ponte", {0: 2}, builder=0)
    free(state, "d3", "m16")
    tiles(state, 0, treasures=(5,))
    texts = ["lay ponte 1", "done", "build ponte", "bridge 4 dorsoduro", "drain d4", "gold 1", "drain d7", "draw pile"]
    events = turn(state, *texts)
    assert told(events) == [
        "1 Ponte card laid",
        "Ponte on d3 m16 (0 points)",
        "d4, d7 drained",
        "1 space for 5 gold (tile 5)",
        "1 card from the pile",
    ]


def test_ve_1_7_a_building_is_told_with_what_everybody_got() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {0: 1, 1: 1}, builder=0)
    events = turn(state, "lay palazzo 1", "done", "build palazzo", "site d8 d9")
    assert told(events) == ["1 Palazzo card laid", "Palazzo on d8 d9 (Anna +7, Bruno +3)"]
    assert told(events, 1)[1] == "Palazzo on d8 d9 (Anna +7, you +3)"


def test_ve_1_4_whose_each_number_is_is_told_where_another_builds() -> None:
    state = match(palazzo=1)
    project(state, "palazzo", {1: 2}, builder=1)
    state.gondolas[1] = beside("d")
    events = turn(state, "lay palazzo 1", "done", "build palazzo", "site d8 d9")
    gold = next(event.args["gold"] for event in events if event.key == "own-treasure")
    assert told(events)[1] == "Palazzo on d8 d9 (Bruno +7 and a treasure, Anna +3)"
    assert told(events, 1)[1] == f"Palazzo on d8 d9 (you +7 and a treasure of {gold} gold, Anna +3)"


def test_ve_4_spaces_for_gold_are_told_with_the_tiles_spent() -> None:
    state = match(casa=1)
    tiles(state, 0, treasures=(5, 6))
    events = turn(state, "gold 2", "lay casa", "done", "build casa", "site c6")
    assert told(events) == ["2 spaces for 11 gold (tiles 5, 6)", "Casa on c6 (+1 space)"]
    assert told(events, language="de") == ["2 Felder für 11 Gold (Plättchen 5, 6)", "Casa auf c6 (+1 Feld)"]


def test_ve_4_1_gold_changed_several_times_in_a_row_is_told_at_once() -> None:
    state = match(casa=1)
    tiles(state, 0, treasures=(5, 6, 5))
    events = turn(state, "gold 1", "gold 1", "lay casa", "done", "build casa", "site c6", "gold 1")
    assert told(events) == [
        "2 spaces for 10 gold (tiles 5, 5)",
        "Casa on c6 (+1 space)",
        "1 space for 6 gold (tile 6)",
    ]


def test_ve_1_3_what_is_built_alone_is_told_once() -> None:
    state = match(basilica=4, casa=1)
    free(state, "p16")
    events = turn(state, "solo basilica", "lay casa")
    assert told(events) == ["4 Basilica cards laid to build alone", "1 Casa card laid"]
    events += turn(state, "done", "build basilica", "site p15 p16 p19")
    assert told(events) == ["1 Casa card laid", "built a Basilica alone on p15 p16 p19 (+7 spaces)"]


def test_ve_4_3_only_the_owner_reads_what_treasures_swamp_and_cards_are() -> None:
    state = match(casa=1)
    state.gondolas[0] = beside("d")
    events = turn(state, "lay casa", "done", "build casa", "site d8", "drain d4", "drain d7", "draw pile")
    treasure = next(event.args["gold"] for event in events if event.key == "own-treasure")
    swamp = [event.args["gold"] for event in events if event.key == "own-swamp"]
    cards = next(event.args["buildings"] for event in events if event.key == "own-cards")
    assert isinstance(cards, list)
    assert told(events, 0) == [
        f"Casa on d8 (+1 space and a treasure of {treasure} gold)",
        f"d4 ({swamp[0]} gold), d7 ({swamp[1]} gold) drained",
        f"1 card from the pile ({str(cards[0]).title()})",
    ]
    assert told(events, 1) == ["Casa on d8 (+1 space and a treasure)", "d4, d7 drained", "1 card from the pile"]


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
        "discards shuffled into a new pile",
        "3 cards from the pile",
        "four cards in the pool, all discarded",
    ]


def test_ve_5_1_a_complete_building_that_lapses_is_told() -> None:
    state = match(casa=1, campo=3)
    state.gondolas = [59, 0, 0]
    events = turn(state, "lay casa", "solo campo", "done", "build casa", "site d8")
    assert [event.args["building"] for event in events if event.key == "lapsed"] == ["campo"]
    assert "Campo complete but not built any more" in told(events)
