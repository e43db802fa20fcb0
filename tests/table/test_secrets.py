"""What a viewer is shown never depends on what they cannot know. Whole matches of every game."""

from __future__ import annotations

import json

import pytest

from arsenale.engine import seeded
from arsenale.table import Place, Refused, Table, propose_chat, propose_rename, replay, table_view

from .build import (
    ANNA,
    BEN,
    CLEO,
    NOW,
    STRANGER,
    bidding,
    done,
    each_game,
    game_named,
    new_table,
    play,
    play_out,
    play_random,
)
from .lookalikes import compare, in_another_world

WORLDS = 2
PAIRS = 200  # by hand 100,000: see lookalikes.py
EVERY = 13  # positions between two looks
VIEWERS: list[tuple[str | None, int | None]] = [(ANNA, 0), (BEN, 1), (CLEO, 2), (STRANGER, None), (None, None)]


def shown(table: Table, guest: str | None, seat: int | None) -> str:
    return json.dumps([table_view(table, guest, seat, "en"), replay(table, guest, seat, table.position, "de")])


def talk(table: Table) -> None:
    done(table, propose_chat(table, BEN, name="", text="I have <b>bold</b> plans", at=NOW))
    done(table, propose_rename(table, CLEO, seat=2, name="Cléo & Co", at=NOW))


@each_game
def test_every_byte_is_the_same_when_what_the_viewer_cannot_know_is_dealt_anew(name: str) -> None:
    table = new_table(game=name, seed="secrets")
    chance = seeded(f"secrets {name}")
    talk(table)
    compared = 0
    while not table.is_over and table.position < 300:
        play_random(table, chance)
        if table.position % EVERY or table.is_over:
            continue
        for guest, seat in VIEWERS:
            seen = shown(table, guest, seat)
            for _ in range(WORLDS):
                twin = in_another_world(table, seat, chance)
                if twin is not None:
                    compared += 1
                    assert shown(twin, guest, seat) == seen
    assert compared > 50


@each_game
def test_what_is_sent_and_what_plays_itself_is_the_same_at_tables_that_look_the_same(name: str) -> None:
    compared, differences = compare(name, PAIRS, "suite")
    assert compared >= PAIRS
    assert differences == []


@each_game
def test_no_key_of_a_person_no_seed_and_no_line_for_someone_else_is_ever_shown(name: str) -> None:
    places = [Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben"), Place.guest(CLEO, "Cleo")]
    table = new_table(*places, game=name, seed="a-very-secret-seed")
    chance = seeded(f"keys {name}")
    while not table.is_over and table.position < 120:
        play_random(table, chance)
        if table.position % 10 or table.is_over:
            continue
        for guest, seat in VIEWERS:
            seen = shown(table, guest, seat)
            tokens = [holder.token for holder in table.holders]
            for secret in (ANNA, BEN, CLEO, STRANGER, table.meta.seed, *tokens):
                assert secret not in seen
            lines = [line for group in table_view(table, guest, seat, "en")["story"] for line in group["lines"]]
            events = [event for played in table.history.played for event in played.events if event.is_for(seat)]
            assert [line["key"] for line in lines] == [event.key for event in events]


@each_game
def test_a_seat_is_shown_to_its_guest_only(name: str) -> None:
    table = new_table(game=name)
    play_random(table, seeded("a few"))
    for guest in (BEN, CLEO, STRANGER, None):
        with pytest.raises(Refused, match="table-not-your-seat"):
            table_view(table, guest, 0, "en")
        with pytest.raises(Refused, match="table-seat-shown-later"):
            replay(table, guest, 0, 0, "en")
    with pytest.raises(Refused, match="table-no-such-seat"):
        table_view(table, ANNA, 9, "en")


@each_game
def test_a_finished_match_is_shown_from_every_seat_to_everybody(name: str) -> None:
    table = new_table(game=name)
    play_out(table, seeded("finished"))
    middle = table.position // 2
    for seat in (None, 0, 1, 2):
        seen = replay(table, None, seat, middle, "en")
        assert seen["view"] == game_named(name).view(table.history.state_at(middle), seat)
        assert seen["played"] is not None
        assert seen["played"]["text"] == table.game.format(table.history.played[middle - 1].action)
    assert seen["perspectives"] == [None, 0, 1, 2]
    assert seen["fairness"]["seed"] == table.meta.seed


def test_nothing_tells_what_was_bid_before_all_have_bid() -> None:
    """Whatever Anna bids, every byte that the others are sent is the same."""
    table = bidding()
    bids = table.state.legal(0)
    assert len(bids) > 1
    seen: list[str] = []
    for bid in (bids[0], bids[-1]):
        twin = Table(table.meta, table.game)
        twin.history = table.history.twin()
        twin.seq = table.seq
        play(twin, bid, 0)
        shown = [table_view(twin, guest, seat, "en") for guest, seat in ((BEN, 1), (CLEO, 2), (None, None))]
        seen.append(json.dumps(shown))
    assert seen[0] == seen[1]
