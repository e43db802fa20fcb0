"""The command line as a user calls it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from arsenale import bots, load
from arsenale.cli import app

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call `arsenale` with arguments and typed lines."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def call(*arguments: object, typed: str = "") -> Result:
        result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return call


@pytest.fixture(scope="session")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished match between bots."""
    game = load("doge_ship")
    match = bots.play_match(game, bots.seated(["random"], game, 3, 1), seed="recorded")
    path = tmp_path_factory.mktemp("records") / "match.json"
    path.write_text(match.record.to_json(), encoding="utf-8")
    return path
