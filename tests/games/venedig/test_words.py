"""Words in three languages and the board for a terminal: complete, and nothing missing at any step of a match."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.text import Text
from tests.games.venedig.build import GAME, free, match, play, project, stand, tiles, view

from arsenale.engine import seeded
from arsenale.games import speech
from arsenale.games.venedig.state import VenedigState
from arsenale.words import LANGUAGES, typeset

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


def label(state: VenedigState, text: str, language: str = "en") -> str:
    return speech(GAME, language, NAMES).label(GAME, view(state, state.actors()[0]), GAME.parse(text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_question_label_event_and_refusal_has_words(language: str, players: int) -> None:
    state = GAME.start(players=players, seed=language)
    chance = seeded(f"words {language} {players}")
    words = speech(GAME, language, NAMES)
    events = state.listen()
    while not state.finished:
        seat = state.actors()[0]
        seen = view(state, seat)
        legal = state.legal(seat)
        said = [words.question(question) for question in seen["questions"]]
        said += [words.label(GAME, seen, action) for action in legal]
        for _ in range(10):
            action = chance.below(len(GAME.space))
            said.append(words.label(GAME, seen, action))
            refusal = GAME.why_not(state, seat, action)
            said += [] if refusal is None else [words.refusal(refusal)]
        assert all(said)
        state.apply(seat, legal[chance.below(len(legal))])
    assert all(words.event(event) for event in events)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of the game with the arguments it uses."""
    from pathlib import Path

    from arsenale.games.venedig import terms

    text = (Path(terms.__file__).parent / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    key = ""
    for line in text.splitlines():
        begun = re.match(r"([a-z0-9-]+) =", line)
        key = begun[1] if begun else key
        if key:
            found.setdefault(key, set()).update(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert messages(language) == messages("en")


def test_a_site_is_offered_with_its_points() -> None:
    state = match(palazzo=3, campo=3, casa=1)
    play(state, "solo palazzo", "solo campo", "lay casa", "done", "build palazzo")
    assert label(state, "site d8 d9") == "d8, d9 in Dorsoduro: 7 points"
    play(state, "site m6 m12", "build campo")
    assert label(state, "site d9") == "d9 in Dorsoduro: 1 point"
    play(state, "site d9", "build casa")
    assert label(state, "site d8", "de") == "d8 in Dorsoduro: 1 Punkt"


def test_a_basilica_and_a_bridge_are_offered_with_their_points() -> None:
    state = match(basilica=4, ponte=3)
    free(state, "d5", "d3", "m16")
    stand(state, "casa", "d1")
    play(state, "solo basilica", "solo ponte", "done", "build basilica")
    assert label(state, "site d5 d8 d9") == "d5, d8, d9 in Dorsoduro: 7 points"
    play(state, "site d5 d8 d9", "build ponte")
    assert label(state, "bridge 4 dorsoduro") == "bridge from d3 to m16, counting the Casas of Dorsoduro: 1 point"
    french = "pont de m16 à d3, en comptant les Casas de San Marco : 0 point"
    assert label(state, "bridge 4 san marco", "fr") == typeset(french, "fr")


def test_done_says_what_it_means() -> None:
    state = match(casa=1)
    assert label(state, "done") == "lay nothing more"
    play(state, "lay casa")
    assert label(state, "done") == "build the Casa: choose its site"
    play(state, "done")
    assert label(state, "done") == "done"
    play(state, "build casa", "site d8")
    assert label(state, "done") == "drain nothing more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_into_100_columns_for_everybody_at_every_step(language: str) -> None:
    state = GAME.start(players=5, seed=3)
    chance = seeded("text")
    words = speech(GAME, language, NAMES)
    step = 0
    while True:
        if step % 15 == 0 or state.finished:
            for seat in (None, state.turn_seat):
                lines = Text.from_markup(GAME.text(view(state, seat), words)).plain.splitlines()
                assert max(len(line) for line in lines) <= 100
        if state.finished:
            return
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        step += 1


def shown(state: VenedigState, seat: int | None) -> str:
    return Text.from_markup(GAME.text(view(state, seat), speech(GAME, "en", NAMES))).plain


def test_the_board_shows_all_that_a_player_needs() -> None:
    state = match(palazzo=2, casa=1)
    project(state, "basilica", {1: 2, 2: 1}, builder=1)
    tiles(state, 0, swamp=(2, 0), treasures=(6,))
    state.gondolas = [45, 12, 63]
    text = shown(state, 0)
    for part in (
        "Round 1, turn of Anna",
        "10/45",
        "12B",
        "m7  B",
        "d14 #",
        "p13 =",
        "a10 P",
        "laid: Basilica 2/4 (= 3) master builder",
        "laid: Basilica 1/4 (= 3)",
        "space 63",
        "your hand: 1 Casa, 2 Palazzo",
        "your gold: 8 (swamp 0 2; treasures 6)",
        "pieces left: 18 Casa, 5 Palazzo, 5 Campo, 4 Basilica, 5 Ponte",
    ):
        assert part in text
    play(state, "lay casa")
    assert "built alone: 1 Casa" in shown(state, 1)


def test_a_spectator_sees_nobodys_hand_and_gold() -> None:
    text = shown(match(casa=2), None)
    assert "your hand" not in text
    assert "your gold" not in text


def test_the_end_is_told() -> None:
    state = match(casa=1)
    state.gondolas = [59, 0, 0]
    play(state, "lay casa", "done", "build casa", "site d8")
    assert shown(state, 1).startswith("The match is over")


def test_views_are_plain_json() -> None:
    import json

    seen: dict[str, Any] = view(match(casa=1), 0)
    assert json.loads(json.dumps(seen)) == seen


def test_ve_4_2_gold_is_offered_with_its_price_and_where_the_gondola_comes_to() -> None:
    state = match()
    tiles(state, 0, treasures=(6, 5), swamp=(1,))
    state.gondolas = [9, 45, 11]
    for spaces in (1, 2):
        twin = state.copy()
        said = label(state, f"gold {spaces}")
        spent = next(event for event in play(twin, f"gold {spaces}") if event.key == "gold-changed").args["gold"]
        words = "1 space" if spaces == 1 else "2 spaces"
        assert said == f"{spent} gold: {words}, to {twin.gondolas[0]}"
    assert label(state, "gold 1") == "5 gold: 1 space, to 12", "45 is 10, and 11 is taken"
    assert speech(GAME, "en", NAMES).say("series-gold") == "Spaces for gold (5 each):"


def test_ve_4_gold_has_a_place_among_the_controls() -> None:
    assert set(GAME.list_only) <= set(GAME.control_order)
    assert GAME.control_order.index("gold") == GAME.control_order.index("done") - 1


def test_ve_1_7_a_move_says_what_was_jumped() -> None:
    state = match()
    tiles(state, 0, treasures=(5, 5))
    state.gondolas = [3, 4, 9]
    words = speech(GAME, "en", NAMES, 0)
    (moved,) = [words.event(event) for event in play(state, "gold 2") if event.key == "moved"]
    assert moved == "Your gondola moves 2 spaces to 6 (1 jumped)."
