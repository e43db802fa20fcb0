"""Drawing recorded matches from the command line."""

from __future__ import annotations

import shutil
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arsenale.cli import app

RECORD = Path(__file__).parents[1] / "golden" / "doge_ship_2p.json"


def run(*arguments: str) -> tuple[int, str]:
    ran = CliRunner().invoke(app, ["board", str(RECORD), *arguments])
    return ran.exit_code, ran.output


def test_a_position_is_drawn_as_svg(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    code, output = run("--at", "20", "--seat", "1", "--theme", "night", "--out", str(out))
    assert code == 0, output
    assert ElementTree.parse(out).getroot().get("data-theme") == "night"


def test_a_match_is_drawn_as_a_film_with_a_frame_for_every_so_many_actions(tmp_path: Path) -> None:
    out = tmp_path / "film.svg"
    code, output = run("--film", "--at", "21", "--every", "5", "--out", str(out))
    assert code == 0, output
    frames = [group for group in ElementTree.parse(out).getroot() if group.get("class") == "film-frame"]
    assert len(frames) == 6  # before actions 1, 6, 11, 16, 21, and the end


def test_a_png_is_drawn_where_chromium_is_installed(tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    code, output = run("--at", "20", "--out", str(out))
    if not any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome", "chrome")):
        assert (code, "write an .svg instead" in output) == (2, True)
        return
    assert code == 0, output
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--out", "x.gif"], "expected a file that ends in .svg or .png, got x.gif"),
        (["--film", "--out", "x.png"], "expected a file that ends in .svg, got x.png"),
        (["--out", "x.svg", "--seat", "3"], "expected a seat from 1 to 2, got 3"),
        (["--out", "x.svg", "--theme", "dusk"], "expected the theme light or night, got 'dusk'"),
        (["--out", "x.svg", "--layout", "tall"], "expected the layout wide or phone, got 'tall'"),
        (["--out", "x.svg", "--at", "99999"], "expected a position from 0 to"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_one_line(arguments: list[str], expected: str) -> None:
    code, output = run(*arguments)
    assert code == 2
    assert expected in " ".join(output.split())
