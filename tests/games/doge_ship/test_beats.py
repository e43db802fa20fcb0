"""How events are shown."""

from __future__ import annotations

from arsenale.engine.beats import GREAT
from arsenale.games import speech
from arsenale.games.doge_ship.beats import BEATS
from arsenale.games.doge_ship.terms import tile_name
from arsenale.games.doge_ship.worth import part_worth

from ..beat_checks import check_every_event_has_a_rule, check_pictures_are_symbols, check_pieces_are_in_the_drawing
from .build import (
    GAME,
    TILE_BY_NAME,
    doge_stack,
    end_round,
    match,
    play,
    ship,
    stack,
    wealth,
    yard,
)


def test_every_event_has_a_weight_a_picture_and_pieces() -> None:
    check_every_event_has_a_rule("doge_ship")


def test_every_picture_in_a_sentence_is_a_symbol_of_the_scenery() -> None:
    check_pictures_are_symbols("doge_ship")


def test_events_are_about_pieces_of_the_drawing() -> None:
    check_pieces_are_in_the_drawing("doge_ship")


def test_ds_2_3_4_whose_part_is_torn_down_is_a_great_moment_and_tells_what_it_means_in_points() -> None:
    state = match()
    ship(state, 1, 0)
    state.builders[0] = (1,)
    old = tile_name(state.decks[0][0])
    part = next(name for name in stack(state, "stern lower") if name != old)
    yard(state, 0, part)
    worth = part_worth(state, TILE_BY_NAME[part])
    before = wealth(state, 1)
    heard = state.listen()
    play(state, "place red 6", f"replace {part}")
    event = next(event for event in heard if event.key == "demolished")
    assert event.is_for(None)
    assert BEATS["demolished"].weight == GREAT
    assert BEATS["demolished"].pieces(event.args) == [f"tile-{old.replace(' ', '-')}", "ship"]
    seals = {0: "", 1: " and 1 approval"}.get(worth.approvals, f" and {worth.approvals} approvals")
    to_bob, to_ann, to_all = (speech(GAME, "en", ["Ann", "Bob"], reader=reader).event(event) for reader in (1, 0, None))
    gain = f"stern lower for a new one: {worth.vp} VP{seals}."
    assert to_bob == f"Ann tears down your galley part {gain} You keep the points of the old one."
    assert to_ann == f"You tear down Bob’s galley part {gain} Bob keeps the points of the old one."
    assert to_all == f"Ann tears down Bob’s galley part {gain} Bob keeps the points of the old one."
    assert wealth(state, 1) == before, "nobody loses VP or approvals"
    assert wealth(state, 0)[1:] == (worth.approvals, worth.vp), "it is counted once"


def test_ds_1_2_a_new_doge_tells_its_purple_zones() -> None:
    state = match()
    doge_stack(state, 4, 1, 2)
    heard = state.listen()
    end_round(state)
    event = next(event for event in heard if event.key == "doge-turned")
    told = speech(GAME, "en", ["Ann", "Bob"]).event(event)
    assert told == (
        "A new Doge: blue −1, green +3, red +2, yellow 0. Purple: stern lower, bow upper. "
        "He inspects at the end of the round."
    )
