"""The bot of docs/bots.md works as it stands: in Python, as a package, in the terminal and in a league."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
PATIENCE = 300  # seconds
ARSENALE = ("-c", "from arsenale.cli import main; main()")


def block(kind: str, beginning: str) -> str:
    """The block of the page that begins so."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    (found,) = (text for one, text in blocks if one == kind and text.startswith(beginning))
    return str(found)


def run(folder: Path, *command: str, typed: str = "") -> str:
    """What a program says with our package and those of the folder installed."""
    ran = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        capture_output=True,
        text=True,
        input=typed,
        timeout=PATIENCE,
        check=True,
        env={"PYTHONPATH": f"{ROOT / 'src'}:{folder}", "COLUMNS": "100"},
    )
    return ran.stdout


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with the bot of the page, installed as its pyproject.toml says."""
    (tmp_path / "lookout.py").write_text(block("python", '"""Looks one action ahead'), encoding="utf-8")
    project = tomllib.loads(block("toml", "[project]"))["project"]
    info = tmp_path / "arsenale_lookout-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    entries = "".join(f"{name} = {value}\n" for name, value in project["entry-points"]["arsenale.bots"].items())
    (info / "entry_points.txt").write_text(f"[arsenale.bots]\n{entries}")
    return tmp_path


def commands() -> dict[str, list[str]]:
    """The commands of the page by their names, without comments, with few matches."""
    lines = [line.partition("#")[0].split() for line in block("", "arsenale games").splitlines()]
    return {words[1]: [re.sub(r"^(40|100)$", "2", word) for word in words[1:]] for words in lines}


def test_the_program_plays_a_match(package: Path) -> None:
    program = block("python", "from arsenale import load")
    assert re.fullmatch(r"\[\d+, \d+\] \(\d(, \d)?,?\)\n", run(package, "-c", program))


def test_the_package_is_listed_with_every_game(package: Path) -> None:
    assert run(package, *ARSENALE, *commands()["games"]).count("bots from other packages: lookout") == 3


@pytest.mark.parametrize("command", ["sim", "league"])
def test_the_package_plays_on_the_command_line(package: Path, command: str) -> None:
    output = run(package, *ARSENALE, *commands()[command], "--jobs", "1")
    assert "lookout" in output
    assert "random" in output


def test_the_package_plays_in_the_terminal(package: Path) -> None:
    output = run(package, *ARSENALE, *commands()["play"], "--seed", "1", typed="1\n1\n1\n1\nq\n")
    assert "lookout" in output
