"""`arsenale board`: draw a position of a recorded match, or the whole match as a film."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ..engine import Game, Record, State
from ..render.film import film
from ..words import Speech
from .arguments import Language, RecordEdition, RecordFile, load_record, words_for
from .errors import UserError, told_to_user
from .screen import aside, screen

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")


def board(
    record: RecordFile,
    out: Annotated[Path, typer.Option("--out", help="The file to write: .svg, or .png if a Chromium is installed.")],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="After N actions; by default at the end.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", "-s", help="As this seat, counted from 1, sees it.")] = None,
    as_film: Annotated[bool, typer.Option("--film", help="The whole match, up to --at, as an animated .svg.")] = False,
    every: Annotated[int, typer.Option(min=1, help="A film shows every so many actions.")] = 1,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long a film shows each position.")] = 0.8,
    layout: Annotated[str, typer.Option(help="wide or phone.")] = "wide",
    theme: Annotated[str, typer.Option(help="light or night.")] = "light",
    language: Language = None,
    edition: RecordEdition = None,
) -> None:
    """Draw the board after N actions of a recorded match, or the match as a film."""
    read, game = load_record(record, edition)
    _check(read, out, seat, layout, theme, as_film)
    words = words_for(game, language, [])
    words.names = [words.say("cli-player", {"number": number}) for number in range(1, read.players + 1)]
    painter = _Painter(game, words, None if seat is None else seat - 1, layout, theme)
    position = len(read.actions) if at is None else at
    with told_to_user():
        if as_film:
            drawing = _film(read, game, position, every, seconds, painter)
        else:
            drawing = painter.paint(read.replay(game, position), standalone=True)
        _write(out, drawing)
    screen().print(f"{out}: {out.stat().st_size:,} bytes", soft_wrap=True)


def _check(record: Record, out: Path, seat: int | None, layout: str, theme: str, as_film: bool) -> None:
    if seat is not None and not 1 <= seat <= record.players:
        raise UserError(f"expected a seat from 1 to {record.players}, got {seat}")
    if layout not in ("wide", "phone"):
        raise UserError(f"expected the layout wide or phone, got {layout!r}")
    if theme not in ("light", "night"):
        raise UserError(f"expected the theme light or night, got {theme!r}")
    wanted = (".svg",) if as_film else (".svg", ".png")
    if out.suffix.lower() not in wanted:
        raise UserError(f"expected a file that ends in {' or '.join(wanted)}, got {out.name}")


class _Painter:
    """Draws states for one reader."""

    def __init__(self, game: Game[Any], words: Speech, seat: int | None, layout: str, theme: str) -> None:
        self._game, self._words, self._seat, self._layout, self._theme = game, words, seat, layout, theme

    def paint(self, state: State, *, standalone: bool) -> str:
        view = self._game.view(state, self._seat)
        return self._game.svg(view, self._words, layout=self._layout, standalone=standalone, theme=self._theme)


def _film(record: Record, game: Game[Any], last: int, every: int, seconds: float, painter: _Painter) -> str:
    frames: list[str] = []

    def take(state: State) -> None:
        frames.append(painter.paint(state, standalone=not frames))

    end = record.replay(game, last, _each(every, take))
    take(end)
    return film(frames[0], frames[1:], seconds=seconds)


def _each(every: int, take: Callable[[State], None]) -> Callable[[State, int, int], None]:
    """Watches a replay and takes a picture before every so many actions."""
    passed = [0]

    def watch(state: State, *_: int) -> None:
        if passed[0] % every == 0:
            take(state)
        passed[0] += 1

    return watch


def _write(out: Path, drawing: str) -> None:
    if out.suffix.lower() == ".svg":
        out.write_text(drawing, encoding="utf-8")
        return
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise UserError("expected Chromium to be installed for a .png; write an .svg instead")
    aside().print("[dim]drawing with Chromium ...[/]")
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "board.svg"
        page.write_text(drawing, encoding="utf-8")
        width, height = _pixels(drawing)
        command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        command += [f"--user-data-dir={folder}/profile", f"--window-size={width},{height}"]
        command += ["--force-device-scale-factor=2", f"--screenshot={out.absolute()}", page.as_uri()]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        if ran.returncode or not out.exists():
            raise UserError(f"expected Chromium to write {out}: {ran.stderr.strip()[-200:]}")


def _pixels(drawing: str) -> tuple[int, int]:
    box = drawing.split('viewBox="', 1)[1].split('"', 1)[0].split()
    return round(float(box[2])), round(float(box[3]))
