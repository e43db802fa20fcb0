"""Hints at a table: who may ask, when, and what they read."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

import arsenale
from arsenale.bots.hint import RIVALS, Hint
from arsenale.engine import seeded
from arsenale.table import (
    Place,
    Refused,
    Table,
    advise,
    bot_task,
    hint_task,
    hint_views,
    is_open,
    open_table,
    propose_settings,
    rematch,
    table_speech,
)
from arsenale.table.show.hints import why
from arsenale.words import LANGUAGES

from .build import ANNA, BEN, NOW, STRANGER, game_named, new_table, play, play_out, play_random

SHORT = 0.1  # seconds


def without_hints() -> Table:
    seats = [Place.guest(ANNA, "Anna"), Place.bot("random")]
    return Table(open_table(game_named("doge_ship"), seats, at=NOW, owner=ANNA, seed="7", settings={"hints": "off"}))


def holder_of(table: Table, seat: int) -> str:
    guest = table.holders[seat].actor
    assert guest is not None
    return guest


@pytest.mark.parametrize("name", arsenale.games())
def test_hints_are_found_from_the_actions_alone_and_said_in_every_language(name: str) -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.screen(ANNA, "Ben"), game=name)
    chance = seeded("hints")
    for _ in range(12):
        play_random(table, chance)
    while len(table.state.legal(table.state.actors()[0])) < 3:
        play_random(table, chance)
    seat = table.state.actors()[0]
    task = pickle.loads(pickle.dumps(hint_task(table, ANNA, seat=seat, seconds=SHORT)))
    found = advise(task)
    for language in LANGUAGES:
        told = hint_views(table, seat, found, language)
        assert [table.game.parse(hint["text"]) for hint in told] == [hint["id"] for hint in told]
        assert {hint["id"] for hint in told} <= set(table.state.legal(seat))
        assert len(told) == 3
        for hint in told:
            assert 0 < hint["chance"] < 1
            assert hint["label"]
            assert hint["why"].endswith(".")
            assert "[" not in hint["why"], "a message is missing"


def test_only_whoever_must_decide_may_ask() -> None:
    table = new_table()
    asked = table.state.actors()[0]
    waiting = next(seat for seat in range(3) if seat != asked)
    hint_task(table, holder_of(table, asked), seat=asked, seconds=SHORT)
    with pytest.raises(Refused, match="table-not-your-seat"):
        hint_task(table, STRANGER, seat=asked, seconds=SHORT)
    with pytest.raises(Refused, match="table-stale"):
        hint_task(table, holder_of(table, waiting), seat=waiting, seconds=SHORT)
    play_out(table, seeded("over"))
    with pytest.raises(Refused, match="why-match-over"):
        hint_task(table, holder_of(table, asked), seat=asked, seconds=SHORT)


def test_a_table_without_hints_gives_none_and_neither_does_its_rematch() -> None:
    table = without_hints()
    with pytest.raises(Refused, match="table-no-hints"):
        hint_task(table, ANNA, seat=0, seconds=SHORT)
    with pytest.raises(Refused, match="table-fixed-setting"):
        propose_settings(table, ANNA, {"hints": "on"}, at=NOW)
    play_out(table, seeded("no hints"))
    assert Table(rematch(table, at=NOW)).settings["hints"] == "off"


def test_a_hint_is_for_one_decision() -> None:
    table = new_table()
    seat = table.state.actors()[0]
    task = hint_task(table, holder_of(table, seat), seat=seat, seconds=SHORT)
    assert is_open(table, task)
    play(table, table.state.legal(seat)[0])
    assert not is_open(table, task)


def test_a_sealed_decision_stays_open_while_others_decide() -> None:
    table, chance = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben")), seeded("sealed")
    while len(table.state.actors()) < 2:
        play_random(table, chance)
    task = hint_task(table, ANNA, seat=0, seconds=SHORT)
    play(table, table.state.legal(1)[0], 1)
    assert is_open(table, task)


def test_the_hints_are_the_same_whatever_the_others_have_sealed() -> None:
    """What someone else has bid already must not show."""
    table, chance = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben")), seeded("bids")
    while len(table.state.actors()) < 2 or len(table.state.legal(1)) < 2:
        play_random(table, chance)
    bids = table.state.legal(1)
    task = hint_task(table, ANNA, seat=0, seconds=SHORT)
    state = table.state.copy()
    seen = []
    for bid in (bids[0], bids[-1]):
        after = state.copy()
        after.apply(1, bid)
        seen.append(after.redealt(0, seeded(f"deals {task.chance}")).key())
    assert seen[0] == seen[1]


def test_every_mixture_of_reasons_makes_a_sentence() -> None:
    speech = table_speech(new_table(), "en")
    plain = Hint(0, 0.5, (), ())
    said = [
        speech.say(*why(replace(plain, better=better, worse=worse)))
        for better, worse in [
            (("points",), ()),
            (("points", "ducats", "parts"), ()),
            (("points", RIVALS), ("ducats",)),
            ((), ("ducats",)),
            ((), ()),
        ]
    ]
    assert said == [
        "Better for victory points.",
        "Better for victory points, ducats and galley parts in the yard.",
        "Better for victory points and your standing against the others, worse for ducats.",
        "Pays off later; for now worse for ducats.",
        "For now much the same as the other choices.",
    ]


def test_a_doge_thinks_as_long_as_the_table_says() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.bot("doge"))
    assert bot_task(table, 1).seconds == 5.0
    table.commit(propose_settings(table, ANNA, {"doge_seconds": "10"}, at=NOW))
    assert bot_task(table, 1).seconds == 10.0
