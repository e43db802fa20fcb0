"""Games of other packages: found by entry points; one broken package harms nothing else."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from typer.testing import CliRunner

import arsenale
from arsenale.cli import app
from arsenale.games import folder_of, game_class

from .conftest import Install
from .installed import EXAMPLE

OURS = ("doge_ship", "serenissima", "venedig")


def test_without_packages_there_are_our_games() -> None:
    assert arsenale.games() == OURS


@pytest.mark.usefixtures("nim")
def test_an_installed_game_is_listed_and_loads() -> None:
    assert arsenale.games() == (*OURS, "nim")
    game = arsenale.load("nim")
    assert (game.name, game.edition.name, game.edition.components) == ("nim", "standard", [])
    assert folder_of("nim") == EXAMPLE / "src" / "arsenale_nim"
    assert arsenale.editions("nim") == ("standard",)


@pytest.mark.usefixtures("nim")
def test_an_edition_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match=r"expected an edition of nim \(standard\) or the path of a .toml file"):
        arsenale.load("nim", "grand")


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"broken": "arsenale_no_such_module:Game"}, "No module named 'arsenale_no_such_module'"),
        ({"broken": "json:JSONDecoder"}, "expected json:JSONDecoder to be a subclass of Game"),
        ({"venedig": "arsenale_nim.game:Nim"}, "expected a name of its own, got one that is taken: 'venedig'"),
        ({"other": "arsenale_nim.game:Nim"}, "expected the class of 'other' to have this name, got 'nim'"),
        ({"No good": "arsenale_nim.game:Nim"}, "expected a name of small letters, digits and _, got 'No good'"),
    ],
)
@pytest.mark.usefixtures("nim")
def test_a_broken_package_is_named_in_a_warning_and_harms_nothing_else(
    install: Install, caplog: pytest.LogCaptureFixture, entry: dict[str, str], said: str
) -> None:
    install("arsenale-broken", {"arsenale.games": entry})
    with caplog.at_level(logging.WARNING):
        assert arsenale.games() == (*OURS, "nim")
    assert "arsenale-broken" in caplog.text
    assert said in caplog.text
    assert arsenale.load("nim").start(players=2, seed=1).actors()
    assert game_class("venedig").name == "venedig"


def test_a_package_whose_import_fails_in_any_way_is_left_out(
    install: Install, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "arsenale_bomb.py").write_text("raise RuntimeError('a fault at import')\n")
    install("arsenale-bomb", {"arsenale.games": {"bomb": "arsenale_bomb:Game"}})
    with caplog.at_level(logging.WARNING):
        assert arsenale.games() == OURS
    assert "a fault at import" in caplog.text
    with pytest.raises(ValueError, match="expected a game, one of doge_ship, serenissima, venedig, got 'bomb'"):
        arsenale.load("bomb")


@pytest.mark.usefixtures("nim")
def test_an_installed_game_is_played_in_the_terminal_to_its_end(tmp_path: Path) -> None:
    record = tmp_path / "nim.json"
    arguments = ["play", "nim", "--bots", "nimble", "--seed", "3", "--language", "de", "--record", str(record)]
    played = CliRunner().invoke(app, arguments, input="w take 5 from 1\n" + "1\n" * 12)
    assert played.exit_code == 0, played.output
    assert "nehmen" in played.output
    assert "gewinnt" in played.output
    assert CliRunner().invoke(app, ["verify", str(record)]).exit_code == 0
