"""Hints in words."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

import arsenale
from arsenale.bots.hint_finder import RIVALS, Hint
from arsenale.engine import seeded
from arsenale.table import Place, advise, hint_task, hint_views, table_speech
from arsenale.table.show.hints import why
from arsenale.words import LANGUAGES

from ..build import ANNA, new_table, play_random

SHORT = 0.1  # seconds


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
        "Better than the rest for victory points.",
        "Better than the rest for victory points, ducats and galley parts in the yard.",
        "Better than the rest for victory points and your standing against the others, but worse for ducats.",
        "Pays off later; at first worse than the rest for ducats.",
        "For now much the same as the other choices.",
    ]
