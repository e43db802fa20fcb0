"""DS-3.4 Approvals are secret, but what all have seen can be counted: what a table shows of them, by its option."""

from __future__ import annotations

import re

import pytest
from tests.games.doge_ship.test_shown_worth import fragments, words

from arsenale.games import speech
from arsenale.games.doge_ship.digest import digest
from arsenale.games.doge_ship.state import DogeState
from arsenale.render import LAYOUTS
from arsenale.words import LANGUAGES

from .build import EVERYBODY, GAME, INSPECTION, end_round, match, play, ship_but_one, view

HELD = (41, 52, 63)  # numbers that nothing else on the table has
COUNTED = "approvals, counted from what all could see: "


def table(option: str, held: tuple[int, ...] = HELD) -> DogeState:
    state = match(3, doge=INSPECTION)
    state.counted_approvals = option == "counted"
    state.approvals = list(held)
    return state


def at_a_bid(option: str, held: tuple[int, ...] = HELD) -> DogeState:
    return end_round(table(option, held))


def all_shown(state: DogeState, seat: int | None, layout: str = "wide") -> str:
    """All that is drawn for the seat, and its choices with what they would bring, in words."""
    drawn = "".join(fragment.svg for fragment in fragments(state, seat, layout).values())
    figures = [GAME.painter.figures(view(state, seat), other) for other in range(3)]
    spoken = words(3)
    told = []
    if seat is not None:
        legal = state.legal(seat)
        told = [spoken.label(GAME, view(state, seat), action) for action in legal]
        told += [spoken.effect(effect) for row in GAME.previews(state, seat, [(a,) for a in legal]) for effect in row]
    return f"{drawn} {figures} {told}"


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("make", [table, at_a_bid])
def test_ds_3_4_where_they_are_hidden_nobody_is_shown_how_many_another_holds(make: object, layout: str) -> None:
    """Whatever the others hold, all that is shown is the same: views, drawings, players' rows, previews of bids."""
    assert callable(make)
    for reader in EVERYBODY:
        one = make("hidden")
        two = make("hidden", tuple(held if seat == reader else held - 7 * seat - 3 for seat, held in enumerate(HELD)))
        assert view(one, reader) == view(two, reader)
        assert all_shown(one, reader, layout) == all_shown(two, reader, layout)
        assert GAME.text(view(one, reader), words(3)) == GAME.text(view(two, reader), words(3))


def test_ds_3_4_where_they_are_hidden_the_story_tells_of_no_number_but_gains_and_bids() -> None:
    state = table("hidden")
    heard = state.listen()
    play(state, "place white 3")
    told = [str(words(3).say(*part)) for part in digest([one for one in heard if one.is_for(None)], 0).parts]
    assert told == ["+1 approval"]
    end_round(state)
    told = [words(3).event(event) for event in heard if event.is_for(1)]
    assert not re.search(r"\b(4[0-9]|63)\b", " ".join(told))


def test_ds_3_4_where_they_are_counted_this_is_said_of_those_of_others() -> None:
    state = table("counted")
    drawn = fragments(state, 0)
    for key in ("order", "dock"):
        assert f"{COUNTED}52" in drawn[f"{key}-1"].svg
        assert "approvals: 41" in drawn[f"{key}-0"].svg, "one knows one's own"
        assert f"{COUNTED}41" in fragments(state, None)[f"{key}-0"].svg
        assert "approvals: not shown" in fragments(table("hidden"), 0)[f"{key}-1"].svg


@pytest.mark.parametrize("language", LANGUAGES)
def test_ds_3_4_the_players_rows_say_how_the_number_is_known(language: str) -> None:
    spoken = speech(GAME, language)

    def labels(state: DogeState, reader: int | None) -> list[str]:
        return [spoken.say(f"figure-{GAME.painter.figures(view(state, reader), seat)[1].key}") for seat in range(3)]

    own, counted, _ = labels(table("counted"), 0)
    _, hidden, _ = labels(table("hidden"), 0)
    assert len({own, counted, hidden}) == 3
    assert labels(table("counted"), None) == [counted] * 3


def test_ds_4_2_the_final_inspection_shows_them_all() -> None:
    state = table("hidden")
    ship_but_one(state)
    state.quiet_rounds, state.parts_before = 4, state.parts_built()
    end_round(state)
    while not state.finished:
        play(state, "bid 0")
    assert [view(state, seat)["approvals"] for seat in EVERYBODY] == [list(HELD)] * 4
    drawn = fragments(state, None)
    assert "approvals: 52" in drawn["dock-1"].svg
    assert COUNTED not in drawn["dock-1"].svg
