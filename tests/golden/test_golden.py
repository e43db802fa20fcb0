"""Finished matches replay to the same scores, winners and key: on every machine, Python and build."""

from __future__ import annotations

from pathlib import Path

import pytest

import arsenale
from arsenale.engine import Record, State

from ..conformance.settings import game_named
from .record_matches import FOLDER, golden_file

FILES = sorted(FOLDER.glob("*.json"))
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
