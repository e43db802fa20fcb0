"""The drawn board: complete, clickable, well-formed, and as discreet as the view it is drawn from."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

import arsenale
from arsenale.engine import Game, Sheet, State, seeded
from arsenale.games import speech
from arsenale.render import LAYOUTS, offer, seen_by
from arsenale.words import LANGUAGES, Speech

from ...conformance.settings import Setting
from ...conformance.walks import Position, Walk, walks

GAME: Game[Any] = arsenale.load("doge_ship")
NAMES = ["Ann", "Bob", "Zoë", "Dan", "Eve"]
ROUGH_NAMES = ['<script>alert("1")</script>', "A & B", "]]>", "'\u0000\"", "x" * 200]
COUNTS = list(GAME.seats)


def matches(players: int) -> list[Walk]:
    return walks(Setting("doge_ship", players, (("inspection_ties", "dense"), ("approvals", "counted"))))


def positions(players: int, count: int) -> Iterator[Position]:
    for match in matches(players):
        yield from match.sample(count)


@lru_cache
def words_of(language: str, players: int, *, are_rough: bool = False) -> Speech:
    return speech(GAME, language, (ROUGH_NAMES if are_rough else NAMES)[:players])


def draw(state: State, seat: int | None, *, language: str = "en", layout: str = "wide", are_rough: bool = False) -> str:
    legal = [] if seat is None else state.legal(seat)
    words = words_of(language, state.players, are_rough=are_rough)
    return GAME.svg(GAME.view(state, seat), words, legal=legal, layout=layout)


def ids_of(root: ET.Element) -> list[str]:
    return [str(element.get("id")) for element in root.iter() if element.get("id")]


@pytest.mark.parametrize("players", COUNTS)
def test_every_legal_action_is_a_piece_or_a_button_of_the_page(players: int) -> None:
    """No sheet offers one twice. Layouts take turns."""
    words = words_of("en", players)
    for number, position in enumerate(positions(players, 200)):
        state = position.state
        for seat in state.actors():
            legal = [GAME.format(action) for action in state.legal(seat)]
            offered = [
                offers(sheet, legal)
                for sheet in seen_by(GAME.painter, GAME.view(state, seat), words, LAYOUTS[number % 2], ())
            ]
            assert all(len(texts) == len(set(texts)) for texts in offered)
            assert {text for texts in offered for text in texts} == {text for text in legal if is_on_a_sheet(text)}


def offers(sheet: Sheet, legal: list[str]) -> list[str]:
    """What could be clicked on a sheet."""
    drawn = offer("".join(fragment.svg for fragment in sheet.fragments), legal, is_asked=True)
    return re.findall(r'data-action="([^"]*)"', drawn)


def is_on_a_sheet(text: str) -> bool:
    """Whether an action is offered by a piece; what takes none, skips, discards, bids is a button of the page."""
    return text not in GAME.closing and GAME.action(GAME.parse(text)).kind not in GAME.list_only


@pytest.mark.parametrize("players", COUNTS)
def test_what_is_refused_has_a_reason(players: int) -> None:
    words = words_of("en", players)
    for position in positions(players, 60):
        state, seat = position.state, position.seat
        drawn = draw(state, seat)
        for texts in re.findall(r'data-why="([^"]*)"', drawn):
            for text in texts.split("|"):
                refusal = GAME.why_not(state, seat, GAME.parse(text))
                assert refusal is not None, text
                assert words.refusal(refusal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_view_draws_as_well_formed_xml_with_unique_ids(language: str, layout: str) -> None:
    for players in COUNTS:
        for match in matches(players):
            for position in [*match.sample(8), match.positions[-1]]:
                for seat in position.onlookers:
                    root = ET.fromstring(draw(position.state, seat, language=language, layout=layout))
                    ids = ids_of(root)
                    assert len(ids) == len(set(ids))
            ET.fromstring(draw(match.final, None, language=language, layout=layout))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", COUNTS)
def test_every_symbol_that_is_used_is_in_the_scenery(players: int, layout: str) -> None:
    scenery = ET.fromstring(GAME.scenery(players, layout))
    known = set(ids_of(scenery))
    assert len(known) == len(ids_of(scenery))
    for position in positions(players, 20):
        drawn = draw(position.state, position.seat, layout=layout)
        assert set(re.findall(r'href="#([^"]*)"', drawn)) <= known
        assert not known & set(ids_of(ET.fromstring(drawn)))


@pytest.mark.parametrize("players", COUNTS)
def test_ds_3_4_what_a_seat_cannot_know_leaves_no_trace_in_the_drawing(players: int) -> None:
    chance = seeded("board secrets")
    for position in positions(players, 40):
        for seat in position.onlookers:
            drawn = draw(position.state, seat)
            assert draw(position.state.redealt(seat, chance), seat) == drawn


def test_names_are_escaped() -> None:
    for position in positions(5, 10):
        drawn = draw(position.state, position.seat, are_rough=True)
        assert "<script" not in drawn
        ET.fromstring(drawn)


def test_every_piece_has_a_title() -> None:
    for position in positions(3, 20):
        root = ET.fromstring(draw(position.state, position.seat))
        for element in root.iter("{http://www.w3.org/2000/svg}g"):
            if element.get("role") == "button":
                title = element.find("{http://www.w3.org/2000/svg}title")
                assert title is not None
                assert title.text


def test_the_page_gets_no_inline_style() -> None:
    position = next(positions(3, 1))
    for drawn in (draw(position.state, position.seat), GAME.scenery(3, "wide")):
        assert "style" not in drawn
        assert "<script" not in drawn


def test_a_standing_drawing_needs_nothing_else() -> None:
    position = next(positions(2, 1))
    words = words_of("fr", 2)
    drawn = GAME.svg(GAME.view(position.state, None), words, standalone=True, theme="night")
    root = ET.fromstring(drawn)
    assert set(re.findall(r'href="#([^"]*)"', drawn)) <= set(ids_of(root))
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_controls_on_a_phone_are_large_enough_for_a_finger() -> None:
    """Places on the ship are small there: what can be built is on the mat too."""
    for position in positions(5, 30):
        root = ET.fromstring(draw(position.state, position.seat, layout="phone"))
        largest: dict[str, float] = {}
        for element in root.iter("{http://www.w3.org/2000/svg}g"):
            action = element.get("data-action")
            if action:
                edge = next(child for child in element if "edge" in str(child.get("class")))
                size = min(float(str(edge.get("width"))), float(str(edge.get("height"))))
                largest[action] = max(size, largest.get(action, 0))
        assert all(size >= 44 for size in largest.values()), largest


def test_a_drawing_is_small() -> None:
    found = list(positions(5, 30))
    views = [(GAME.view(position.state, position.seat), position.state.legal(position.seat)) for position in found]
    words = words_of("de", 5)
    drawings = [GAME.svg(view, words, legal=legal) for view, legal in views]
    assert max(len(zlib.compress(drawn.encode())) for drawn in drawings) < 12_000
