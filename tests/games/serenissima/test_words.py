"""All that can be asked, told, refused or chosen has words in every language, and the board fits a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

from arsenale.engine import seeded
from arsenale.games import speech
from arsenale.games.serenissima import terms
from arsenale.games.serenissima.state import SerenissimaState
from arsenale.words import LANGUAGES, Speech

from .builders import GAME, board, dice, play, why_not

NAMES = ("Anna", "Bruno", "Carla", "Dario")
FOLDER = Path(terms.__file__).parent / "words"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def ids(language: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def spoken(language: str) -> Speech:
    return speech(GAME, language, NAMES)


def positions(count: int, players: int) -> list[SerenissimaState]:
    """Positions of matches played half at random, half with purpose."""
    found = []
    rng = seeded(f"words {players}")
    for seed in range(count):
        state = GAME.start(players=players, seed=seed, options={"money": "hidden"})
        while not state.finished:
            options = state.legal(state.actors()[0])
            busy = [option for option in options if GAME.format(option).split()[0] not in ("done", "invest", "stop")]
            chosen = busy if busy and rng.below(3) else options
            found.append(state.copy())
            state.apply(state.actors()[0], chosen[rng.below(len(chosen))])
        found.append(state)
    return found


def test_all_languages_have_the_same_messages() -> None:
    assert len(set(ids("en"))) == len(ids("en"))
    assert ids("de") == ids("en")
    assert ids("fr") == ids("en")


def test_every_message_is_used_by_the_rules() -> None:
    """No words for what never happens: each event, question and refusal key stands in the source."""
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("*.py"))
    for message in ids("en"):
        prefix, _, key = message.partition("-")
        if prefix in ("event", "ask", "why"):
            assert f'"{key}"' in source, message


@each_language
def test_questions_labels_and_boards(language: str) -> None:
    words = spoken(language)
    for players in (2, 4):
        for state in positions(2, players)[::3]:
            view = GAME.view(state, None)
            for question in view["questions"]:
                assert words.question(question)
            for action in state.legal(state.actors()[0]) if state.actors() else []:
                assert words.label(GAME, view, action)
            lines = Text.from_markup(GAME.text(view, words)).plain.splitlines()
            assert max(len(line) for line in lines) <= 100


@each_language
def test_events_have_words(language: str) -> None:
    words = spoken(language)
    for players in (3, 4):
        for state in positions(4, players):
            if state.actors():
                twin = state.copy()
                events = twin.listen()
                twin.apply(twin.actors()[0], twin.legal(twin.actors()[0])[0])
                for event in events:
                    assert "{" not in words.event(event)


@each_language
def test_every_action_can_be_named_anywhere_and_every_refusal_explained(language: str) -> None:
    words = spoken(language)
    for state in positions(2, 3)[::40]:
        view = GAME.view(state, 0)
        for action in range(len(GAME.space)):
            assert words.label(GAME, view, action)
            refusal = GAME.why_not(state, state.actors()[0], action) if state.actors() else None
            assert refusal is None or words.refusal(refusal)


@each_language
def test_every_key_has_a_sentence_without_leftovers(language: str) -> None:
    state = board(galleys={1: "0 valencia 1", 7: "1 valencia 2 gold"}, ports={"valencia": "0 1", "genova": "1 3"})
    play(state, "action")
    assert "Tunis" in spoken(language).refusal(why_not(state, "sail tunis"))
    assert "(SE-2.2)" in spoken(language).refusal(why_not(state, "sail tunis"))


def test_prices_and_odds_are_told() -> None:
    words = spoken("en")
    state = board(
        galleys={1: "0 algeria 3 wood spice", 7: "1 algeria 2 gold"}, ports={"valencia": "0 1", "genova": "1 3"}
    )
    play(state, "action")
    view = GAME.view(state, 0)

    def label(text: str) -> str:
        return words.label(GAME, view, GAME.parse(text))

    assert label("sell wood") == "sell wood for 3 ducats"
    assert label("sell spice") == "sell spice for 5 ducats"
    assert label("attack galley 7") == "attack galley 7 (3 against 2)"
    assert label("sail tunis") == "sail to Tunis (marble)"
    dice(state, "SS- --")
    play(state, "attack galley 7", "done")
    assert state.galley_owner[7] == -1


def test_the_first_good_of_an_own_port_is_announced_as_free() -> None:
    words = spoken("en")
    state = board(galleys={1: "0 valencia 1"}, ports={"valencia": "0 1"})
    play(state, "action")
    buy = GAME.parse("load wood supply")
    assert words.label(GAME, GAME.view(state, 0), buy) == "load wood (free)"
    play(state, "load wood supply")
    assert words.label(GAME, GAME.view(state, 0), buy) == "load wood (1 ducat)"


def test_ports_of_other_editions_keep_the_names_of_their_file() -> None:
    words = spoken("de")
    view = GAME.view(board(galleys={1: "0 valencia 1"}, ports={"valencia": "0 1"}), 0)
    view["zones"] = {("zara" if zone == "cagliari" else zone): entry for zone, entry in view["zones"].items()}
    view["zones"]["zara"]["name"] = "Zara"
    for entry in view["zones"].values():
        entry["next"] = ["zara" if zone == "cagliari" else zone for zone in entry["next"]]
    assert "Zara" in GAME.text(view, words)


def test_many_galleys_of_a_zone_take_several_lines() -> None:
    galleys = {number: f"{number % 4} ionian 2 wood wine gold" for number in range(1, 9)}
    state = board(galleys=galleys, ports={"valencia": "0 1"})
    plain = Text.from_markup(GAME.text(GAME.view(state, 0), spoken("en"))).plain
    assert all(f"{number}:2wowigo" in plain for number in galleys)
    assert max(len(line) for line in plain.splitlines()) <= 100
