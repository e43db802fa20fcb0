"""The story in words, by turns, and the beats of what happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from arsenale.engine import seeded
from arsenale.table import Place, propose_rename, propose_undo, table_view
from arsenale.table.show.beats import MOST_ACTIONS, beats
from arsenale.table.show.story import StoryEntry, since, story
from arsenale.table.table import Table

from ...games.serenissima.builders import board
from ..build import (
    ANNA,
    BEN,
    NOW,
    done,
    each_game,
    each_language,
    finished,
    guest_of,
    new_table,
    people,
    play,
    play_random,
    play_until,
)


def told(entries: list[StoryEntry]) -> list[tuple[int, str]]:
    return [(line["position"], line["text"]) for entry in entries for line in entry["lines"]]


@each_game
def test_every_event_is_told_once_in_order_by_turns(name: str) -> None:
    table, chance = new_table(game=name), seeded("story")
    for _ in range(60):
        play_random(table, chance)
    entries = story(table, None, "en")
    assert [entry["turn"] for entry in entries] == sorted(entry["turn"] for entry in entries)
    assert len({entry["id"] for entry in entries}) == len(entries)
    events = [event for played in table.history.played for event in played.events if event.is_for(None)]
    assert [line["key"] for entry in entries for line in entry["lines"]] == [event.key for event in events]
    for entry in entries:
        assert entry["digest"]
        assert "[" not in entry["digest"]
        assert entry["position"] == entry["lines"][-1]["position"]


def test_what_belongs_to_nobody_has_an_entry_of_its_own() -> None:
    table = new_table()
    play_until(table, seeded("bidding"), "bid")
    entries = story(table, None, "en")
    apart = [entry for entry in entries if entry["seat"] is None]
    assert {"round-ends", "doge-turned"} <= {line["key"] for entry in apart for line in entry["lines"]}
    own = {line["key"] for entry in entries if entry["seat"] is not None for line in entry["lines"]}
    assert not own & {"round-ends", "round-begins", "dice-rolled", "high-water", "flooded"}


def test_the_beginning_of_a_turn_is_told_with_that_turn() -> None:
    table, chance = new_table(game="venedig"), seeded("turns")
    for _ in range(60):
        play_random(table, chance)
    begun = [entry for entry in story(table, None, "en") if entry["lines"][0]["key"] == "turn-begins"]
    assert len(begun) > 2
    for entry in begun:
        played = [table.history.played[line["position"] - 1] for line in entry["lines"][1:]]
        assert {one.asked.owner for one in played} <= {entry["seat"]}


def test_only_the_turn_of_a_position_and_what_follows_can_be_asked_for() -> None:
    table, chance = new_table(), seeded("new in the log")
    for _ in range(40):
        play_random(table, chance)
    everything = table_view(table, ANNA, 0, "en")["story"]
    for after in (1, 17, 30, 39, 40):
        later = table_view(table, ANNA, 0, "en", log_after=after)
        assert later["log_after"] == after
        turn = table.history.played[after - 1].turn
        assert later["story"] == [entry for entry in everything if entry["turn"] >= turn]
    for odd in (-5, 10_000):
        table_view(table, ANNA, 0, "en", log_after=odd)


def test_since_your_last_move_begins_right_after_your_last_decision() -> None:
    table = new_table()
    order = [play(table, "discard").seat for _ in range(3)]
    seat = order[0] or 0
    seen = table_view(table, guest_of(table, seat), seat, "en")
    assert seen["since"] == 1
    news = [entry for entry in seen["story"] if entry["position"] > seen["since"]]
    assert [entry["seat"] for entry in news] == order[1:]
    assert since(table, None) == table.position


def test_two_turns_of_one_player_in_a_row_are_two_turns() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben"))
    first = table.state.actors()[0]
    # High water has left the second player without markers.
    cast("Any", table.state).markers[1 - first] = 0
    for _ in range(3):
        play(table, "discard")
    entries = story(table, None, "en")
    assert [(entry["turn"], entry["seat"]) for entry in entries] == [(1, first), (2, first), (3, first)]


def blockade() -> Table:
    table = new_table(*people(4), game="serenissima")
    table.history.state = board(
        galleys={1: "0 valencia 3", 7: "1 algeria 2", 8: "1 algeria 2"}, ports={"valencia": "0 1", "venezia": "1 1"}
    )
    for action in ("action", "sail algeria", "sail tunis", "block", "done"):
        play(table, action)
    return table


def test_a_blockade_does_not_split_the_turn_of_the_galley() -> None:
    table = blockade()
    assert [played.seat for played in table.history.played] == [0, 0, 0, 1, 0]
    assert [(entry["turn"], entry["seat"]) for entry in story(table, None, "en")] == [(1, 0)]
    play(table, "action")
    assert table.history.played[-1].turn == 2


def test_the_story_speaks_to_its_reader_and_to_all_others_in_the_same_words() -> None:
    table = blockade()
    to_anna, to_ben, to_cleo, to_all = (story(table, seat, "en") for seat in (0, 1, 2, None))
    assert "You, galley 1: blocked by Ben" in to_anna[0]["digest"]
    assert "Anna, galley 1: blocked by you" in to_ben[0]["digest"]
    assert (3 + 1, "You block galley 1 of Anna in Algeria: it may not sail on.") in told(to_ben)
    assert (3 + 1, "Ben blocks your galley 1 in Algeria: it may not sail on.") in told(to_anna)
    assert to_cleo[0] is to_all[0]
    assert "you" not in to_all[0]["digest"].lower().split()


def test_pictures_stand_in_the_rich_text_alone() -> None:
    table = blockade()
    (entry,) = story(table, None, "en")
    assert entry["rich"].startswith("[[mark-0]]Anna")
    assert "[[" not in entry["digest"]
    assert all("[[" not in line["text"] for line in entry["lines"])


def test_a_new_name_is_used_in_what_was_told_before() -> None:
    table = blockade()
    assert "Anna" in story(table, None, "en")[0]["digest"]
    done(table, propose_rename(table, ANNA, seat=0, name="Zoe", at=NOW))
    assert story(table, None, "en")[0]["digest"].startswith("Zoe")
    assert beats(table, None, "en", after=0)[0]["text"].startswith("Galley 1 of Zoe")


def test_what_is_taken_back_is_told_no_more() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.screen(ANNA, "Ben"), game="serenissima", seed="back")
    play_until(table, seeded("back"), "choose-turn")
    before = story(table, None, "en")
    seat, to = table.state.actors()[0], table.position
    play(table, "action")
    assert len(story(table, None, "en")) > len(before)
    done(table, propose_undo(table, ANNA, seat=seat, to=to, at=NOW))
    assert story(table, None, "en") == before


@each_game
def test_beats_are_the_events_after_a_position(name: str) -> None:
    table, chance = new_table(game=name), seeded("beats")
    for _ in range(50):
        play_random(table, chance)
    for seat in (None, 0, 2):
        shown = beats(table, seat, "en", after=45)
        events = [event for played in table.history.played[45:] for event in played.events if event.is_for(seat)]
        assert [beat["key"] for beat in shown] == [event.key for event in events]
        assert all(45 < beat["position"] <= 50 for beat in shown)
    assert beats(table, None, "en", after=50) == []
    assert min(beat["position"] for beat in beats(table, None, "en", after=0)) > 50 - MOST_ACTIONS


@each_game
def test_what_does_not_concern_a_seat_is_the_very_same_for_it_as_for_everybody(name: str) -> None:
    table, chance = new_table(game=name), seeded("shared")
    for _ in range(60):
        play_random(table, chance)
    speech = {beat["key"]: beat for beat in beats(table, None, "de", after=30)}
    assert speech
    public = {id(beat) for beat in beats(table, None, "de", after=30)}
    for beat in beats(table, 1, "de", after=30):
        assert id(beat) in public or 1 in beat["seats"] or beat["key"].startswith(("own-", "drawn", "doge-drawn"))


@each_game
def test_the_end_of_a_match_is_a_great_beat_that_names_the_winners(name: str) -> None:
    table = finished(game=name)
    last = beats(table, None, "en", after=table.position - 1)[-1]
    assert (last["key"], last["weight"], last["art"]) == ("finished", 3, "end")
    assert last["seats"] == list(table.state.winners())
    (winner, *_) = last["seats"]
    if len(last["seats"]) == 1:
        assert beats(table, winner, "en", after=table.position - 1)[-1]["text"] == "You win."
    assert beats(table, None, "en", after=table.position) == []


@each_game
@each_language
def test_a_whole_match_can_be_told_to_everybody(name: str, language: str) -> None:
    table = finished(game=name)
    for seat in (None, 0, 1, 2):
        for entry in story(table, seat, language):
            texts = [entry["digest"], *[line["text"] for line in entry["lines"]]]
            assert all(text and "[" not in text for text in texts), texts


def test_an_action_that_ends_a_turn_and_begins_the_next_is_told_in_both() -> None:
    table, chance = new_table(*people(3)), seeded("both")
    while table.state.round == 1:
        play_random(table, chance)
    last = table.history.played[-1]
    begins = [event for event in last.events if table.game.beats[event.key].place == "ahead"]
    assert begins
    # What it is remembered by must tell the two entries apart, also where they are of the same length.
    alike = replace(last, events=(last.events[0],) * len(begins) + tuple(begins), said={}, entries={})
    table.history.played[-1] = alike
    entries = story(table, None, "en")
    assert [entry["turn"] for entry in entries][-2:] == [alike.turn, alike.turn + 1]
    assert entries[-2]["digest"] != entries[-1]["digest"]
