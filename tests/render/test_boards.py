"""Every game's drawn board: complete, clickable, well-formed, escaped, and as discreet as the view it is drawn from."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from arsenale.engine import Game, State, seeded
from arsenale.games import speech
from arsenale.games.rulebook import rulebook
from arsenale.render import LAYOUTS
from arsenale.words import LANGUAGES, Speech

from ..conformance.settings import each_game, game_named, settings_of
from ..conformance.walks import Position, walk

NAMES = ["Ann", "Bob", "Zoë", "Dan", "Eve"]
ROUGH_NAMES = ['<script>alert("1")</script>', "A & B", "]]>", "'\u0001\"", "x" * 200]
SVG = "{http://www.w3.org/2000/svg}"


@lru_cache
def words_of(name: str, language: str, *, are_rough: bool = False) -> Speech:
    return speech(game_named(name), language, ROUGH_NAMES if are_rough else NAMES)


def positions(game: Game[Any], count: int) -> Iterator[Position]:
    """So many positions of one match for each player count."""
    seen = set()
    for setting in settings_of(game.name):
        if setting.players not in seen:
            seen.add(setting.players)
            yield from walk(setting, "hurry", tenths=9).sample(count)


def draw(game: Game[Any], state: State, seat: int | None, *, language: str = "en", layout: str = "wide") -> str:
    legal = [] if seat is None else state.legal(seat)
    return game.svg(game.view(state, seat), words_of(game.name, language), legal=legal, layout=layout)


def ids_of(drawn: str) -> list[str]:
    return [str(element.get("id")) for element in ET.fromstring(drawn).iter() if element.get("id")]


@each_game
def test_every_legal_action_can_be_clicked_or_is_list_only(game: Game[Any]) -> None:
    for number, position in enumerate(positions(game, 120)):
        state, seat = position.state, position.seat
        offered = re.findall(r'data-action="([^"]*)"', draw(game, state, seat, layout=LAYOUTS[number % 2]))
        legal = [game.action(action) for action in state.legal(seat)]
        on_board = {action.text for action in legal if action.kind not in game.list_only}
        assert on_board - set(game.closing) <= set(offered) <= {action.text for action in legal}


@each_game
def test_what_is_refused_has_a_reason(game: Game[Any]) -> None:
    for position in positions(game, 30):
        state, seat = position.state, position.seat
        asked = re.findall(r'data-why="([^"]*)"', draw(game, state, seat))
        for text in [text for texts in asked for text in texts.split("|")]:
            refusal = game.why_not(state, seat, game.parse(text))
            assert refusal is not None, text
            assert words_of(game.name, "de").refusal(refusal)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_view_is_well_formed_with_unique_ids_and_known_symbols(
    game: Game[Any], language: str, layout: str
) -> None:
    for position in positions(game, 6):
        known = set(ids_of(game.scenery(position.state.players, layout)))
        for seat in position.onlookers:
            drawn = draw(game, position.state, seat, language=language, layout=layout)
            ids = ids_of(drawn)
            assert len(ids) == len(set(ids))
            assert not known & set(ids)
            assert set(re.findall(r'href="#([^"]*)"', drawn)) <= known
            assert "style" not in drawn


@each_game
def test_what_a_seat_cannot_know_leaves_no_trace_in_the_drawing(game: Game[Any]) -> None:
    chance = seeded("board secrets")
    for position in positions(game, 25):
        for seat in position.onlookers:
            twin = position.state.redealt(seat, chance)
            assert draw(game, twin, seat) == draw(game, position.state, seat)


@each_game
def test_names_are_escaped(game: Game[Any]) -> None:
    words = words_of(game.name, "en", are_rough=True)
    for position in positions(game, 4):
        for layout in LAYOUTS:
            drawn = game.svg(game.view(position.state, position.seat), words, layout=layout)
            assert "<script" not in drawn
            ET.fromstring(drawn)


@each_game
def test_what_can_be_chosen_has_a_title_and_a_body(game: Game[Any]) -> None:
    for position in positions(game, 10):
        root = ET.fromstring(draw(game, position.state, position.seat))
        for element in root.iter(f"{SVG}g"):
            if element.get("data-action"):
                assert (element.findtext(f"{SVG}title") or "").strip()
                assert any("edge" in str(child.get("class")).split() for child in element)


@each_game
def test_a_standing_drawing_needs_nothing_else(game: Game[Any]) -> None:
    position = next(positions(game, 1))
    for layout in LAYOUTS:
        view = game.view(position.state, None)
        drawn = game.svg(view, words_of(game.name, "fr"), layout=layout, standalone=True, theme="night")
        assert set(re.findall(r'href="#([^"]*)"', drawn)) <= set(ids_of(drawn))
        assert "http" not in drawn.replace(SVG.strip("{}"), "")


@each_game
def test_a_drawing_is_small(game: Game[Any]) -> None:
    for position in positions(game, 10):
        assert len(zlib.compress(draw(game, position.state, position.seat, language="de").encode())) < 16_000


@each_game
def test_every_piece_leads_to_the_rule_that_explains_it(game: Game[Any]) -> None:
    known = set(rulebook(game.name, "en").rules)
    for number, position in enumerate(positions(game, 12)):
        root = ET.fromstring(draw(game, position.state, None, layout=LAYOUTS[number % 2]))
        rules = json.loads(str(root.get("data-rules")))
        assert set(rules.values()) <= known
        told = [str(piece.get("id")).split("-") for piece in root.iter() if piece.find(f"{SVG}title") is not None]
        unexplained = ["-".join(words) for words in told if not {words[0], "-".join(words[:2])} & rules.keys()]
        assert set(unexplained) <= {"legend"}
