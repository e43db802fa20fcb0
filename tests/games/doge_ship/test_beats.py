"""How events are shown."""

from __future__ import annotations

from ..beat_checks import check_every_event_has_a_rule, check_pictures_are_symbols, check_pieces_are_in_the_drawing


def test_every_event_has_a_weight_a_picture_and_pieces() -> None:
    check_every_event_has_a_rule("doge_ship")


def test_every_picture_in_a_sentence_is_a_symbol_of_the_scenery() -> None:
    check_pictures_are_symbols("doge_ship")


def test_events_are_about_pieces_of_the_drawing() -> None:
    check_pieces_are_in_the_drawing("doge_ship")
