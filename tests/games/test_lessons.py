"""The guided matches: every move is legal, every text is there and true to the match it was written for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.words.test_messages import messages

import arsenale
from arsenale.games import speech
from arsenale.games.lessons import lesson, lesson_words, stages
from arsenale.games.rulebook import rulebook
from arsenale.words import LANGUAGES

FOLDER = Path(arsenale.__file__).parent / "games"

# What a first match must touch: a rule counts if a scene is about it or about a part of it.
ESSENTIAL = {
    "doge_ship": (
        *("DS-0", "DS-1.1", "DS-1.2", "DS-2.1", "DS-2.2.1", "DS-2.2.3", "DS-2.2.4", "DS-2.3.1", "DS-2.3.2", "DS-2.3.3"),
        *("DS-2.4", "DS-2.5", "DS-2.6", "DS-3.1", "DS-3.2", "DS-3.3", "DS-4.1", "DS-4.2"),
    ),
    "serenissima": (
        *("SE-0", "SE-1", "SE-2.1", "SE-2.2", "SE-2.3", "SE-3.1", "SE-3.3", "SE-3.4", "SE-3.6", "SE-3.7"),
        *("SE-4.1", "SE-4.2", "SE-4.3", "SE-5.1", "SE-5.2", "SE-5.4"),
    ),
    "venedig": (
        *("VE-0", "VE-1.1", "VE-1.2", "VE-1.3", "VE-1.4", "VE-1.6", "VE-1.7", "VE-2", "VE-3.1", "VE-3.2"),
        *("VE-4.1", "VE-4.2", "VE-5.1", "VE-5.2"),
    ),
}
LESSONS = [pytest.param(game, language, id=f"{game}-{language}") for game in ESSENTIAL for language in LANGUAGES]
MOVES = range(20, 46)  # about ten minutes


def test_every_game_has_a_lesson() -> None:
    assert set(ESSENTIAL) == set(arsenale.games())


@pytest.mark.parametrize("game", ESSENTIAL)
def test_every_move_is_legal(game: str) -> None:
    told = lesson(game)
    for stage in stages(game):
        if stage.action is not None:
            assert stage.action in stage.state.legal(told.learner)
    assert all(int(entry.split()[0]) != told.learner for scene in told.scenes for entry in scene.watch)


@pytest.mark.parametrize("game", ESSENTIAL)
def test_the_match_is_the_one_that_the_texts_were_written_for(game: str) -> None:
    """If this fails, read all texts of the lesson again: dice, prices or points in them may be wrong now."""
    last = stages(game)[-1]
    assert last.action is None
    assert last.state.key() == lesson(game).key


@pytest.mark.parametrize("layout", ["wide", "phone"])
@pytest.mark.parametrize("game", ESSENTIAL)
def test_what_a_text_points_at_is_on_the_board_and_nothing_is_lit_but_what_it_asks_for(game: str, layout: str) -> None:
    played, told = arsenale.load(game), lesson(game)
    words = speech(played, "en", told.names)
    for stage in stages(game):
        legal = [] if stage.action is None else [stage.action]
        svg = played.svg(played.view(stage.state, told.learner), words, legal=legal, layout=layout)
        point = stage.scene.point
        assert not point or f'id="{point}"' in svg, f"{stage.scene.text} points at {point}"
        lit = set(re.findall(r'data-action="([^"]*)"', svg))
        assert lit <= {stage.scene.play}, stage.scene.text


@pytest.mark.parametrize("game", ESSENTIAL)
def test_the_learner_moves_often_enough_and_not_too_often(game: str) -> None:
    assert sum(bool(scene.play) for scene in lesson(game).scenes) in MOVES


@pytest.mark.parametrize("game", ESSENTIAL)
def test_the_essential_rules_are_touched(game: str) -> None:
    touched = {rule for scene in lesson(game).scenes for rule in scene.rules}
    missing = [rule for rule in ESSENTIAL[game] if not any(f"{seen}.".startswith(f"{rule}.") for seen in touched)]
    assert missing == []


@pytest.mark.parametrize("game", ESSENTIAL)
def test_the_rules_named_stand_in_the_rulebook(game: str) -> None:
    named = {rule for scene in lesson(game).scenes for rule in scene.rules}
    assert named <= set(rulebook(game, "en").rules)


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_every_text_is_there_and_none_is_unused(game: str, language: str) -> None:
    there = messages(FOLDER / game / "lesson", language)
    assert set(there) == {scene.text for scene in lesson(game).scenes}
    assert not any(there.values()), "a text of a lesson has no arguments"
    assert len(there) == len(lesson(game).scenes), "a text is told twice"


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_every_text_can_be_said_and_marks_what_is_strong_in_pairs(game: str, language: str) -> None:
    words = lesson_words(game, language)
    for scene in lesson(game).scenes:
        text = words.say(scene.text)
        assert text.count("**") % 2 == 0, scene.text
        assert "*" not in re.sub(r"\*\*(.+?)\*\*", r"\1", text), scene.text


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_whoever_moves_is_named(game: str, language: str) -> None:
    told, words = lesson(game), lesson_words(game, language)
    for scene in told.scenes:
        for entry in scene.watch:
            assert told.names[int(entry.split()[0])] in words.say(scene.text), scene.text


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_texts_are_short(game: str, language: str) -> None:
    words = lesson_words(game, language)
    lengths = {scene.text: len(words.say(scene.text)) for scene in lesson(game).scenes}
    assert not {text: length for text, length in lengths.items() if length > 400}
