"""What a viewer is shown, in words."""

from __future__ import annotations

import json

import pytest

from arsenale.engine import commitment, seeded
from arsenale.table import Place, Refused, TableView, propose_ask_undo, propose_chat, table_view

from ..build import (
    ANNA,
    BEN,
    NOW,
    STRANGER,
    done,
    each_game,
    each_language,
    guest_of,
    new_table,
    people,
    play,
    play_out,
    play_random,
    play_until,
)
from .shapes import check_shape


def test_who_is_asked_sees_the_question_and_all_choices_in_words() -> None:
    table = new_table()
    seat = table.state.actors()[0]
    seen = table_view(table, guest_of(table, seat), seat, "en")
    assert seen["asked"]
    assert seen["question"] == "Choose a cell or discard a marker (5 left)."
    assert [choice["id"] for choice in seen["choices"]] == table.state.legal(seat)
    last = seen["choices"][-1]
    assert (last["text"], last["kind"], last["label"]) == ("discard", "discard", "discard the marker")


def test_controls_have_a_place_in_the_order_that_the_game_gives() -> None:
    table = new_table()
    order = table.game.control_order
    seat = table.state.actors()[0]
    seen = table_view(table, guest_of(table, seat), seat, "en")
    assert {choice["rank"] for choice in seen["choices"]} == {order.index("place"), order.index("discard")}
    for shortcut in seen["shortcuts"]:
        assert shortcut["rank"] == order.index(table.game.action(shortcut["ids"][-1]).kind)


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
    assert (table_view(table, BEN, 1, "en")["question"] or "").startswith("The Doge inspects.")
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


@each_game
@each_language
def test_a_table_view_is_plain_json_in_every_language(name: str, language: str) -> None:
    table, chance = new_table(game=name), seeded(f"json {name}")
    for _ in range(40):
        play_random(table, chance)
        seat = table.state.actors()[0]
        seen = table_view(table, guest_of(table, seat), seat, language)
        assert json.loads(json.dumps(seen)) == seen
        assert len(seen["choices"]) == len(table.state.legal(seat))
        assert all(choice["label"] for choice in seen["choices"])


@each_game
def test_a_table_view_has_the_shape_that_its_type_says(name: str) -> None:
    table, chance = new_table(*people(4), game=name), seeded(f"shape {name}")
    done(table, propose_chat(table, STRANGER, name="Zoe", text="hello", at=NOW))
    while not table.is_over:
        for _ in range(25):
            if not table.is_over:
                play_random(table, chance)
        for guest, seat in ((ANNA, 0), (None, None)):
            check_shape(table_view(table, guest, seat, "en"), TableView)
        last = table.history.last_of(0)
        if last is not None and not table.is_over:
            done(table, propose_ask_undo(table, ANNA, seat=0, to=last, at=NOW))
            check_shape(table_view(table, BEN, 1, "en"), TableView)


def test_a_table_view_is_small() -> None:
    table, chance = new_table(), seeded("small")
    for _ in range(80):
        play_random(table, chance)
        seat = table.state.actors()[0]
        # What choices would bring is sent apart.
        seen = table_view(table, guest_of(table, seat), seat, "en", log_after=table.position - 4, with_previews=False)
        assert len(json.dumps(seen)) < 18_000


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
def test_whoever_only_looks_on_is_told_what_they_see(language: str) -> None:
    table = new_table()
    for guest in (None, STRANGER):
        assert len(table_view(table, guest, None, language)["spectating"] or "") > 20
    # Those who play know; between two people at one screen nobody is a spectator either.
    assert table_view(table, ANNA, 0, language)["spectating"] is None
    assert table_view(table, ANNA, None, language)["spectating"] is None
    play_out(table, seeded("watched"))
    assert table_view(table, STRANGER, None, language)["spectating"] is None
