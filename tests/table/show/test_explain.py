"""Why an action may not be played, and whether it is final."""

from __future__ import annotations

from typing import Any

import pytest

from arsenale.engine import seeded
from arsenale.games.doge_ship.terms import tile_name
from arsenale.games.venedig.terms import BUILDINGS, CASA, TYPES
from arsenale.table import Refused, Table, explain, propose_forced, table_view, undo_points

from ..build import ANNA, NOW, alone, each_game, new_table, play, play_until


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


@each_game
def test_what_is_not_final_can_be_taken_back_after_all_that_follows_by_itself(name: str) -> None:
    table, chance = alone(name), seeded("final")
    finals = 0
    for _ in range(150):
        if not table.state.actors():
            break
        seat = table.state.actors()[0]
        legal = table.state.legal(seat)
        action, before = table.game.format(legal[chance.below(len(legal))]), table.position
        is_final = explain(table, ANNA, seat=seat, action=action, language="en")["final"]
        play(table, action, seat)
        while (entry := propose_forced(table, NOW)) is not None:
            table.commit(entry)
        goes_on = table.state.actors() == (seat,)
        assert is_final == (not goes_on or before not in {point.to for point in undo_points(table, seat)}), action
        finals += is_final
    assert 0 < finals < 150


def test_a_sealed_choice_is_final() -> None:
    table = new_table()
    play_until(table, seeded("sealed"), "bid")
    assert table.state.actors()
    assert explain(table, ANNA, seat=0, action="bid 0", language="de") == {"text": None, "final": True}


def why(table: Table, action: str, language: str = "en") -> str | None:
    seat = table.state.actors()[0]
    return explain(table, ANNA, seat=seat, action=action, language=language)["text"]


def test_an_earlier_step_that_is_missing_is_named() -> None:
    table = alone("serenissima")
    play_until(table, seeded("final"), "choose-turn")
    state: Any = table.state
    here = state.galley_zone[state.active]
    beside = state.edition.zones[state.edition.next_zones[here][0]]
    assert why(table, f"sail {beside}") == "First: action. (SE-1)"
    assert why(table, f"sail {beside}", "de") == "Zuerst: Aktion. (SE-1)"
    far = max(range(len(state.edition.zones)), key=lambda zone: state.edition.distance[here][zone])
    said = why(table, f"sail {state.edition.zones[far]}")
    assert said is not None
    assert "zones away" in said
    assert said.endswith("(SE-2.2)")


def test_of_several_alternatives_the_first_with_a_reason_is_told() -> None:
    table = alone("serenissima")
    play_until(table, seeded("final"), "choose-turn")
    state: Any = table.state
    zones = state.edition.zones
    far = zones[max(range(len(zones)), key=lambda zone: state.edition.distance[state.galley_zone[state.active]][zone])]
    alone_told = why(table, f"sail {far}")
    assert why(table, f"port {far}|sail {far}|fort {far}") == alone_told
    assert why(table, f"fort {far}|sail {far}") == why(table, f"fort {far}")
    assert why(table, f"sail {far}|action") is None
    assert why(table, f"port {far}") == "Something else is asked just now. (SE-1)"


def test_what_does_nothing_more_is_not_said_to_come_later() -> None:
    table = alone("doge_ship")
    assert why(table, "skip") == "Something else is asked just now. (DS-2)"


def test_a_tile_names_the_cell_that_comes_first() -> None:
    table = alone("doge_ship")
    state: Any = table.state
    seat = state.actors()[0]
    state.ducats[seat] = 12
    gondola = state.stacks[7][0]
    state.stacks[7] = state.stacks[7][1:]
    state.yards[seat] = (gondola,)
    said = why(table, f"construct {tile_name(gondola)}")
    assert said is not None
    assert said.startswith("First: ")
    assert said.endswith("(DS-2)")


def test_too_many_alternatives_are_refused() -> None:
    table = alone("venedig")
    with pytest.raises(Refused):
        why(table, "|".join(["done"] * 25))


def test_what_is_past_says_less_than_why_something_else_cannot_be() -> None:
    table = alone("venedig")
    state: Any = table.state
    seat = state.actors()[0]
    play(table, "done")
    play(table, "done")
    held = next(one for one in range(CASA + 1, TYPES) if state.hands[seat * TYPES + one] > 0)
    for other in range(TYPES):
        state.hands[seat * TYPES + other] = int(other == held)
    state.pool = [int(one == held) for one in range(TYPES)]
    name = BUILDINGS[held]
    said = why(table, f"lay {name} 1|solo {name}|swap {name}") or ""
    assert said.endswith("(VE-3.2)"), said
    assert (why(table, f"lay {name} 1") or "").endswith("(VE-0)")
