"""What choices would bring, in words, and warnings of losses."""

from __future__ import annotations

from typing import Any

import pytest

from arsenale.engine import seeded
from arsenale.table import Refused, Table, choice_previews, table_view

from ..build import ANNA, BEN, alone, each_game, each_language, guest_of, play, play_random, play_until


def own_view(table: Table, **how: Any) -> Any:
    return table_view(table, ANNA, table.state.actors()[0], "en", **how)


def offered(table: Table, text: str) -> Any:
    seen = own_view(table)
    return next(one for one in [*seen["choices"], *seen["shortcuts"]] if one["text"] == text)


def sinking() -> Table:
    """A galley with a single sailor at a port of its owner."""
    table = alone("serenissima")
    play_until(table, seeded("sinking"), "choose-turn")
    state: Any = table.state
    galley, seat = state.active, state.actors()[0]
    state.galley_sailors[galley] = 1
    port = state.port_owner.index(seat)
    state.fleets[state.galley_zone[galley]] = tuple(
        one for one in state.fleets[state.galley_zone[galley]] if one != galley
    )
    state.galley_zone[galley] = state.start_zone = port
    state.fleets[port] = tuple(sorted((*state.fleets[port], galley)))
    state.port_sailors[port] = 1
    return table


def test_a_choice_that_sinks_a_galley_warns_in_words_and_in_a_row_too() -> None:
    table = sinking()
    name = f"galley {table.state.active}"  # type: ignore[attr-defined]
    row = offered(table, "action; put sailor port")
    assert row["warning"] == f"Your {name} sinks."
    assert row["preview"][0] == {
        "key": "sinks",
        "text": f"your {name} sinks",
        "icon": "skull",
        "sure": True,
        "loss": True,
    }
    assert offered(table, "invest")["warning"] is None
    play(table, "action")
    assert offered(table, "put sailor port")["warning"] == row["warning"]


def test_what_every_choice_loses_is_told_and_not_warned_of() -> None:
    table = alone("venedig")
    state: Any = table.state
    seat = state.actors()[0]
    for building in (1, 2, 4):
        state.laid[seat * 5 + building] = 1
    play(table, "done")
    seen = own_view(table)
    discards = [one for one in seen["choices"] if one["kind"] == "discard"]
    assert len(discards) == 3
    for one in discards:
        assert any(effect["loss"] for effect in one["preview"])
        assert one["warning"] is None


@each_game
@each_language
def test_previews_apart_are_those_of_the_whole_view(name: str, language: str) -> None:
    table, chance = alone(name), seeded(f"previews {name}")
    for _ in range(12):
        for _ in range(5):
            play_random(table, chance)
        seat = table.state.actors()[0]
        whole = table_view(table, ANNA, seat, language)
        bare = table_view(table, ANNA, seat, language, with_previews=False)
        offered = {one["text"]: [one["id"]] for one in bare["choices"]}
        offered |= {one["text"]: one["ids"] for one in bare["shortcuts"]}
        apart = choice_previews(table, guest_of(table, seat) or ANNA, seat, language, offered)
        assert len(whole["choices"]) == len(bare["choices"])
        rows: list[Any] = [*whole["choices"], *whole["shortcuts"]]
        assert {one["text"] for one in rows} == set(apart)
        for one in rows:
            assert apart[one["text"]] == {"preview": one["preview"], "warning": one["warning"]}
            assert "[" not in "".join(effect["text"] for effect in one["preview"])
        for empty in [*bare["choices"], *bare["shortcuts"]]:
            assert "preview" not in empty
            assert "warning" not in empty


def test_only_whoever_holds_the_seat_is_told() -> None:
    table = alone("doge_ship")
    with pytest.raises(Refused):
        choice_previews(table, BEN, table.state.actors()[0], "en", {})
