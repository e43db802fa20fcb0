"""Why an action may not be played, and whether it is final."""

from __future__ import annotations

from typing import Any

from arsenale.engine import seeded
from arsenale.table import Table, explain, table_view

from ..build import ANNA, alone, new_table, play, play_until


def own_view(table: Table) -> Any:
    return table_view(table, ANNA, table.state.actors()[0], "en")


def test_final_is_what_reveals_something_or_passes_the_turn() -> None:
    table = alone("serenissima")
    play_until(table, seeded("final"), "choose-turn")
    seat = table.state.actors()[0]

    def said(action: str) -> Any:
        return explain(table, ANNA, seat=seat, action=action, language="en")

    assert said("action") == {"text": None, "final": False}
    assert said("action; done") == {"text": None, "final": True}
    assert said("done")["final"] is False
    assert said("done")["text"]
    drains = alone("venedig")
    play(drains, "done")
    drain = next(one["text"] for one in own_view(drains)["choices"] if one["kind"] == "drain")
    actor = drains.state.actors()[0]
    assert explain(drains, ANNA, seat=actor, action=drain, language="en")["final"] is True


def test_a_sealed_choice_is_final() -> None:
    table = new_table()
    play_until(table, seeded("sealed"), "bid")
    assert table.state.actors()
    assert explain(table, ANNA, seat=0, action="bid 0", language="de") == {"text": None, "final": True}
