"""What a viewer is shown, in words; replay, the end of a match, rematch and records."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

import arsenale
from arsenale.engine import BadRecord, Event, Record, ScoreLine, commitment, seeded
from arsenale.table import (
    BadJournal,
    Place,
    Refused,
    Table,
    propose_stand_in,
    rematch,
    replay,
    table_of_record,
    table_view,
)
from arsenale.words import LANGUAGES

from ..games.serenissima.builders import board
from .build import (
    ANNA,
    BEN,
    CLEO,
    NOW,
    STRANGER,
    game_named,
    new_table,
    people,
    play,
    play_out,
    play_random,
    play_until,
)

each_game = pytest.mark.parametrize("name", arsenale.games())
each_language = pytest.mark.parametrize("language", LANGUAGES)


def finished(seed: str = "finished", game: str = "doge_ship") -> Table:
    table = new_table(game=game)
    play_out(table, seeded(seed))
    return table


def guest_of(table: Table, seat: int) -> str:
    return table.holders[seat].guest or ""


def test_who_is_asked_sees_the_question_and_all_choices_in_words() -> None:
    table = new_table()
    seat = table.state.actors()[0]
    seen = table_view(table, guest_of(table, seat), seat, "en")
    assert seen["asked"]
    assert seen["question"] == f"{table.names[seat]}: choose a cell or discard a marker (5 left)."
    assert [choice["id"] for choice in seen["choices"]] == table.state.legal(seat)
    last = seen["choices"][-1]
    assert (last["text"], last["kind"], last["label"]) == ("discard", "discard", "discard the marker: 1 ducat")


def test_the_others_see_the_question_without_choices() -> None:
    table = new_table()
    seat = table.state.actors()[0]
    for guest, chair in ((guest_of(table, (seat + 1) % 3), (seat + 1) % 3), (None, None)):
        seen = table_view(table, guest, chair, "en")
        assert (seen["asked"], seen["choices"]) == (False, [])
        assert (seen["question"] or "").startswith(table.names[seat])
        assert seen["waiting"] == f"Waiting for {table.names[seat]}."


def test_when_several_must_decide_each_is_asked_on_their_own() -> None:
    table = new_table()
    play_until(table, seeded("bidding"), "bid")
    assert (table_view(table, BEN, 1, "en")["question"] or "").startswith("Ben: the Doge inspects.")
    assert table_view(table, None, None, "en")["question"] == "Waiting for Anna, Ben, Cleo."
    play(table, table.state.legal(1)[0], 1)
    seen = table_view(table, BEN, 1, "en")
    assert (seen["asked"], seen["question"]) == (False, "Waiting for Anna, Cleo.")
    assert [player["is_asked"] for player in seen["players"]] == [True, False, True]


def test_the_strip_of_players_tells_who_is_there() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.bot("random"), Place.open())
    seen = table_view(table, ANNA, 0, "en", connected={ANNA})["players"]
    assert [player["kind"] for player in seen] == ["guest", "bot", "open"]
    assert [player["is_here"] for player in seen] == [True, True, False]
    assert [player["is_me"] for player in seen] == [True, False, False]
    assert [player["is_here"] for player in table_view(table, None, None, "en")["players"]] == [False, True, False]


def test_the_log_is_grouped_by_turn_and_every_line_leads_to_its_position() -> None:
    table, chance = new_table(), seeded("log")
    for _ in range(60):
        play_random(table, chance)
    groups = table_view(table, None, None, "en")["log"]
    turns = [group["turn"] for group in groups]
    assert turns == sorted(set(turns))
    positions = [line["position"] for group in groups for line in group["lines"]]
    assert positions == sorted(positions)
    for group in groups:
        played = [table.history.played[line["position"] - 1] for line in group["lines"]]
        assert {one.round for one in played} == {group["round"]}
        if group["seat"] is not None:
            assert {one.seat for one in played} == {group["seat"]}
            assert group["title"] == f"Round {group['round']}: {table.names[group['seat']]}"
    starts = {table.history.played[group["lines"][0]["position"] - 1].asked.key for group in groups}
    assert starts <= {"turn", "bid"}


def test_only_what_is_new_in_the_log_can_be_asked_for() -> None:
    table, chance = new_table(), seeded("new in the log")
    for _ in range(40):
        play_random(table, chance)
    everything = [line for group in table_view(table, ANNA, 0, "en")["log"] for line in group["lines"]]
    later = table_view(table, ANNA, 0, "en", log_after=30)
    assert later["log_after"] == 30
    assert [line for group in later["log"] for line in group["lines"]] == [
        line for line in everything if line["position"] > 30
    ]
    for odd in (-5, 10_000):
        table_view(table, ANNA, 0, "en", log_after=odd)


def test_since_your_last_move_tells_what_the_others_did() -> None:
    table = new_table()
    order = [play(table, "discard").seat for _ in range(3)]
    seat = order[0] or 0
    news = table_view(table, guest_of(table, seat), seat, "en")["news"]
    assert [line["position"] for line in news] == [2, 3]
    assert [line["text"].split(":")[0] for line in news] == [table.names[other or 0] for other in order[1:]]
    assert table_view(table, None, None, "en")["news"] == []


def test_two_turns_of_one_player_in_a_row_are_two_turns() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben"))
    first = table.state.actors()[0]
    # High water has left the second player without markers.
    cast("Any", table.state).markers[1 - first] = 0
    for _ in range(3):
        play(table, "discard")
    groups = table_view(table, None, None, "en")["log"]
    assert [(group["turn"], group["seat"]) for group in groups] == [(1, first), (2, first), (3, first)]


@each_game
@each_language
def test_a_sight_is_plain_json_in_every_language(name: str, language: str) -> None:
    table, chance = new_table(game=name), seeded(f"json {name}")
    for _ in range(40):
        play_random(table, chance)
        seat = table.state.actors()[0]
        seen = table_view(table, guest_of(table, seat), seat, language, with_undo=False)
        assert json.loads(json.dumps(seen)) == seen
        assert len(seen["choices"]) == len(table.state.legal(seat))
        assert all(choice["label"] for choice in seen["choices"])


def test_a_sight_is_small() -> None:
    table, chance = new_table(), seeded("small")
    for _ in range(80):
        play_random(table, chance)
        seat = table.state.actors()[0]
        seen = table_view(table, guest_of(table, seat), seat, "en", log_after=table.position - 4, with_undo=False)
        assert len(json.dumps(seen)) < 20_000


# Replay


def test_a_running_match_is_replayed_as_far_and_as_much_as_the_viewer_may_know() -> None:
    table, chance = new_table(), seeded("replay")
    for _ in range(30):
        play_random(table, chance)
    for position in range(table.position + 1):
        seen = replay(table, BEN, 1, position, "en")
        assert seen["view"] == table.game.view(table.history.state_at(position), 1)
        assert (seen["position"], seen["last"], seen["choices"]) == (position, 30, [])
        assert all(line["position"] <= position for group in seen["log"] for line in group["lines"])
        own = position > 0 and table.history.played[position - 1].seat == 1
        assert (seen["played"] is not None) == own
    assert seen["perspectives"] == [None, 1]
    assert replay(table, STRANGER, None, 3, "en")["perspectives"] == [None]
    for wrong in (-1, 31):
        with pytest.raises(Refused, match="table-no-such-position"):
            replay(table, BEN, 1, wrong, "en")


def test_the_last_position_of_a_finished_match_shows_the_result() -> None:
    table = finished()
    shown = replay(table, None, 0, table.position, "en")["result"]
    assert shown is not None
    assert shown["scores"] == table.state.scores()
    assert replay(table, None, 0, table.position - 1, "en")["result"] is None


# The end


def test_the_seed_is_told_at_the_end_and_fits_the_commitment() -> None:
    table = new_table()
    running = table_view(table, ANNA, 0, "en")["fairness"]
    assert (running["seed"], running["commitment"]) == (None, commitment(table.meta.seed))
    with pytest.raises(Refused, match="table-still-running"):
        table.record()
    play_out(table, seeded("end"))
    over = table_view(table, ANNA, 0, "en")["fairness"]
    assert commitment(over["seed"] or "") == over["commitment"] == running["commitment"]


@each_language
def test_the_result_tells_the_winners_and_the_scores(language: str) -> None:
    table = finished()
    seen = table_view(table, None, None, language)
    result = seen["result"]
    assert result is not None
    assert result["scores"] == table.state.scores()
    assert all(table.names[seat] in result["text"] for seat in result["winners"])
    assert (seen["question"], seen["waiting"], seen["choices"]) == (None, None, [])


@each_game
def test_a_score_sheet_adds_up_to_the_scores(name: str) -> None:
    table = finished(game=name)
    result = table_view(table, None, None, "en")["result"]
    assert result is not None
    if result["sheet"]:
        totals = [sum(line["values"][seat] for line in result["sheet"]) for seat in range(3)]
        assert totals == table.state.scores()
        assert not any(line["label"].startswith("[") for line in result["sheet"])


def test_a_game_takes_its_scores_apart_from_all_its_events(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished()

    def sheet(_game: Any, players: int, events: Sequence[Event]) -> list[ScoreLine]:
        assert events[-1].key == "final-inspection"
        return [ScoreLine("everything", list(range(players)))]

    monkeypatch.setattr(type(table.game), "score_sheet", sheet)
    shown = table_view(table, None, None, "en")["result"]
    assert shown is not None
    assert shown["sheet"] == [{"key": "everything", "label": "[score-everything]", "values": [0, 1, 2]}]


def test_a_rematch_has_the_same_people_one_seat_further() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.bot("random", "Bot"), Place.screen(ANNA, "Cleo"))
    with pytest.raises(Refused, match="table-still-running"):
        rematch(table, at=NOW)
    play_out(table, seeded("rematch"))
    again = rematch(table, at=NOW + 5)
    assert [holder.name for holder in again.seats] == ["Cleo", "Anna", "Bot"]
    assert [holder.kind for holder in again.seats] == ["screen", "guest", "bot"]
    assert again.rematch_of == table.meta.id
    assert again.seed != table.meta.seed
    assert (again.digest, again.options, again.owner) == (table.meta.digest, table.meta.options, ANNA)
    assert Table(again).state.key() != table.state.key()


def test_whom_a_bot_stood_in_for_sits_down_again_at_the_rematch() -> None:
    table = new_table()
    table.commit(propose_stand_in(table, CLEO, seat=2, bot="random", at=NOW))
    play_out(table, seeded("stood in"))
    again = Table(rematch(table, at=NOW))
    assert again.seats_of(CLEO) == [0]


# Records


def test_a_record_played_elsewhere_becomes_a_finished_table() -> None:
    table = finished()
    record = Record.from_json(table.record().to_json())
    imported, entries = table_of_record(record, table.game, at=NOW, owner=ANNA)
    assert imported.is_over
    assert imported.meta.is_imported
    assert imported.state.key() == table.state.key()
    assert Table(imported.meta, None, entries).record().to_json() == table.record().to_json()
    assert replay(imported, None, 2, 10, "de")["view"] == replay(table, None, 2, 10, "de")["view"]


def test_a_record_that_was_tampered_with_is_refused() -> None:
    table = finished()
    record = table.record()
    record.actions[3] = (record.actions[3][0], "skip")
    with pytest.raises(BadRecord):
        table_of_record(record, table.game, at=NOW)
    unfinished = table.record()
    unfinished.actions, unfinished.outcome = unfinished.actions[:10], None
    with pytest.raises(Refused, match="table-still-running"):
        table_of_record(unfinished, table.game, at=NOW)


def test_a_table_is_not_loaded_with_another_edition() -> None:
    meta = replace(new_table().meta, digest="0" * 64)
    with pytest.raises(BadJournal, match="expected the edition 000000000000"):
        Table(meta)
    with pytest.raises(BadJournal, match="expected the edition"):
        Table(replace(meta, digest=game_named("doge_ship").edition.digest), game_named("venedig"))


def test_a_blockade_does_not_split_the_turn_of_the_galley() -> None:
    table = new_table(*people(4), game="serenissima")
    table.history.state = board(
        galleys={1: "0 valencia 3", 7: "1 algeria 2", 8: "1 algeria 2"}, ports={"valencia": "0 1", "venezia": "1 1"}
    )
    for action in ("action", "sail algeria", "sail tunis", "block", "done"):
        play(table, action)
    assert [played.seat for played in table.history.played] == [0, 0, 0, 1, 0]
    groups = table_view(table, None, None, "en")["log"]
    assert [(group["turn"], group["seat"]) for group in groups] == [(1, 0)]
    play(table, "action")
    assert table.history.played[-1].turn == 2
