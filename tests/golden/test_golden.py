"""Finished matches replay to the same scores, winners and key: on every machine, Python and build."""

from __future__ import annotations

from pathlib import Path

import pytest

import arsenale
from arsenale.engine import BadRecord, Record, State
from arsenale.games import load_as_played, older_editions

from ..conformance.settings import game_named
from .record_matches import FOLDER, golden_file

FILES = sorted(FOLDER.glob("*.json"))
OLDER = sorted((FOLDER / "older").glob("*.json"))  # of editions, rules or forms of the file that have changed since
EXPECTED = [golden_file(name, players) for name in arsenale.games() for players in game_named(name).seats]


def read(file: Path) -> Record:
    return Record.from_json(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", EXPECTED, ids=lambda file: file.stem)
def test_every_game_has_a_golden_match_for_each_player_count(file: Path) -> None:
    assert file.exists(), "record it: python -m tests.golden.record_matches"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_match_replays_and_verifies(file: Path) -> None:
    record = read(file)
    state = record.verify(game_named(record.game))
    assert state.finished
    assert record.outcome is not None
    assert golden_file(record.game, record.players) == file


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_match_is_written_as_it_is_read(file: Path) -> None:
    assert read(file).to_json() + "\n" == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_views_and_lists_can_be_had_at_every_position_of_a_golden_match(file: Path) -> None:
    record = read(file)
    game = game_named(record.game)

    def watch(state: State, seat: int, action: int) -> None:
        assert action in state.legal(seat)
        assert game.view(state, seat)["actors"] == list(state.actors())

    record.replay(game, watch=watch)


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_a_match_of_an_edition_or_of_rules_that_have_changed_since_verifies(file: Path) -> None:
    record = read(file)
    today = game_named(record.game)
    played = load_as_played(record.game, record.edition, record.digest)
    assert played.edition.name == today.edition.name
    assert played.edition.version <= today.edition.version
    assert record.verify(played).finished
    if played.edition.version < today.edition.version:
        with pytest.raises(BadRecord, match="give the edition file that was played with"):
            record.verify(today)


@pytest.mark.parametrize("name", arsenale.games())
def test_every_supported_version_of_the_rules_has_a_golden_match_for_each_player_count(name: str) -> None:
    game = game_named(name)
    kept = {(record.rules, record.players) for record in map(read, [*FILES, *OLDER]) if record.game == name}
    wanted = {(rules, players) for rules in range(game.oldest_rules, game.rules + 1) for players in game.seats}
    assert wanted <= kept


def test_every_older_edition_is_of_an_older_match() -> None:
    kept = [arsenale.load(name, path).edition.digest for name in arsenale.games() for path in older_editions(name)]
    assert set(kept) == {read(file).digest for file in OLDER} - {
        game_named(name).edition.digest for name in arsenale.games()
    }
