"""A game of another package at a table: without editions, rulebook, lesson or drawings of its own."""

from __future__ import annotations

import pytest

import arsenale
from arsenale.engine import Record
from arsenale.table import (
    Place,
    Table,
    bot_task,
    open_table,
    propose_action,
    propose_bot_action,
    replay,
    table_of_record,
    table_view,
    think,
)
from arsenale.words import LANGUAGES

ANNA = "guest-anna-key"


def play_on(table: Table) -> None:
    """Anna plays the last of her choices, the bot what it thinks best."""
    seat = table.state.actors()[0]
    if table.holders[seat].kind == "bot":
        task = bot_task(table, seat)
        table.commit(propose_bot_action(table, seat=seat, seq=task.seq, action=think(task), at=0.0))
        return
    choice = table_view(table, ANNA, seat, "en")["choices"][-1]
    table.commit(propose_action(table, ANNA, seat=seat, seq=table.seq, action=choice["text"], at=0.0))


@pytest.mark.usefixtures("nim")
def test_nim_is_played_at_a_table_to_its_end() -> None:
    game = arsenale.load("nim")
    table = Table(open_table(game, [Place.guest(ANNA, "Anna"), Place.bot("greedy")], at=0.0, owner=ANNA))
    for _ in range(20):
        if table.is_over:
            break
        for language in LANGUAGES:
            seen = table_view(table, ANNA, 0, language)
            assert "[" not in (seen["question"] or ""), "a message is missing"
        play_on(table)
    result = table_view(table, None, None, "en")["result"]
    assert result is not None
    assert result["sheet"] == []
    again, _ = table_of_record(Record.from_json(table.record().to_json()), game, at=1.0)
    assert again.state.key() == table.state.key()
    assert replay(again, None, 1, 1, "de")["played"] is not None
