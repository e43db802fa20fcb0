"""Arguments and options that several commands share, and how they are read."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from .. import bots
from ..engine import BadRecord, Game, Record
from ..games import editions, load, load_as_played, speech
from ..words import LANGUAGES, Speech
from .errors import UserError, told_to_user
from .screen import aside

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as 'arsenale games' lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as 'arsenale play' saves it.")]
EditionName = Annotated[
    str, typer.Option("--edition", "-e", help="An edition that comes with the game, or the path of a .toml file.")
]
RecordEdition = Annotated[
    str | None,
    typer.Option("--edition", "-e", help="The edition file that was played with, if it does not come with the game."),
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=CHOICE", help="A table option; may be given several times."),
]
Language = Annotated[
    str | None,
    typer.Option("--language", "-l", help=f"{', '.join(LANGUAGES)}; by default that of your system, else en."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]


def load_game(name: str, edition: str = "standard") -> Game[Any]:
    """The game; whoever brings an edition of their own is warned of what looks odd in it."""
    with told_to_user():
        loaded = load(name, edition)
    for warning in edition_warnings(loaded):
        aside().print(f"[yellow]{escape(loaded.edition.name)}:[/] {escape(warning)}", soft_wrap=True)
    return loaded


def edition_warnings(game: Game[Any]) -> list[str]:
    """What the owner of the edition should know, in English as all that the commands say of editions."""
    words = speech(game, "en")
    return [words.say(f"warn-{warning.key}", warning.args) for warning in game.edition.warnings]


def read_options(game: Game[Any], given: Sequence[str] | None) -> dict[str, str]:
    """`name=choice` pairs, completed with the game's defaults."""
    chosen = {}
    for pair in given or ():
        name, equals, choice = pair.partition("=")
        if not equals:
            raise UserError(f"expected an option as NAME=CHOICE, such as {_example(game)}, got {pair!r}")
        chosen[name.strip()] = choice.strip()
    with told_to_user():
        return game.complete(chosen)


def _example(game: Game[Any]) -> str:
    return next((f"{name}={choices[-1]}" for name, choices in game.options.items()), "name=choice")


def read_players(game: Game[Any], given: int | None, usual: int) -> int:
    """The number of players; by default the usual one, or what the game allows nearest to it."""
    first, last = game.seats[0], game.seats[-1]
    if given is None:
        return min(max(usual, first), last)
    if given not in game.seats:
        raise UserError(f"expected {first} to {last} players for {game.name}, got {given}")
    return given


def read_bots(game: Game[Any], given: str) -> tuple[str, ...]:
    """Names separated by commas."""
    named = tuple(name.strip() for name in given.split(","))
    for name in named:
        if not bots.is_known(name, game.name):
            raise UserError(f"expected bots out of {bots.listing(game.name)}, separated by commas, got {given!r}")
    return named


def load_record(path: Path, edition: str | None) -> tuple[Record, Game[Any]]:
    """A record and the game with the edition it was played with."""
    try:
        record = Record.from_json(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UserError(f"expected to read the record {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UserError(f"expected the record {path} to be UTF-8 text: {error}") from error
    except BadRecord as error:
        raise UserError(f"{path}: {error}") from error
    with told_to_user():
        if edition is not None:
            return record, load(record.game, edition)
        if record.edition not in editions(record.game):
            load(record.game)  # an unknown game is the first thing to complain of
            raise UserError(f"{path}: played with edition {record.edition!r}; give its file by --edition")
        return record, load_as_played(record.game, record.edition, record.digest)


def read_language(given: str | None) -> str:
    if given is None:
        return _system_language()
    if given not in LANGUAGES:
        raise UserError(f"expected a language, one of {', '.join(LANGUAGES)}, got {given!r}")
    return given


def _system_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def words_for(game: Game[Any], language: str | None, names: Sequence[str], reader: int | None = None) -> Speech:
    return speech(game, read_language(language), names, reader)
