"""The games, one folder each, and the way to load them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from ..engine import Game
from ..engine.state import DRAWING
from ..words import LANGUAGES, Speech, platform_text

_LOADED: dict[tuple[str, str], Game[Any]] = {}  # the last one loaded with each edition, to draw its states
_CLASSES = {"doge_ship": "DogeShip", "serenissima": "Serenissima", "venedig": "Venedig"}


def games() -> tuple[str, ...]:
    """The names of the games that can be loaded."""
    return tuple(_CLASSES)


def load(name: str, edition: str | Path = "standard") -> Game[Any]:
    """A game with an edition: the name of one that comes with it, or the path of a TOML file."""
    if name not in _CLASSES:
        raise ValueError(f"expected a game, one of {', '.join(_CLASSES)}, got {name!r}")
    path = _edition_path(name, edition)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"expected to read the edition file {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"expected the edition file {path} to be UTF-8 text: {error}") from error
    game: Game[Any] = getattr(import_module(f"{__name__}.{name}.game"), _CLASSES[name])(text, path.name)
    _LOADED[game.name, game.edition.digest] = game
    return game


def load_as_played(name: str, edition: str, digest: str) -> Game[Any]:
    """The game for a record: with the edition of this name, or with the older version of one that has this digest."""
    game = load(name, edition)
    if game.edition.digest == digest:
        return game
    older = (load(name, path) for path in older_editions(name))
    return next((one for one in older if one.edition.digest == digest), game)


def _paint(state: Any) -> str:
    """The public board of any state, in English: what a notebook shows."""
    game = _LOADED[state.edition.game, state.edition.digest]
    names = [str(seat + 1) for seat in range(state.players)]
    return game.svg(game.view(state, None), speech(game, "en", names), standalone=True, theme="light")


DRAWING.painter = _paint


def editions(name: str) -> tuple[str, ...]:
    """The names of the editions that come with a game."""
    return tuple(sorted(path.stem for path in (Path(__file__).parent / name / "editions").glob("*.toml")))


def older_editions(name: str) -> list[Path]:
    """The files of editions that have changed since: nobody starts a match with them, but old records need them."""
    return sorted((Path(__file__).parent / name / "editions" / "older").glob("*.toml"))


def speech(game: Game[Any], language: str, names: Sequence[str] = ()) -> Speech:
    """The words of a game for one table, whose players have these names."""
    if language not in LANGUAGES:
        raise ValueError(f"expected a language, one of {', '.join(LANGUAGES)}, got {language!r}")
    path = Path(__file__).parent / game.name / "words" / f"{language}.ftl"
    texts = [platform_text(language), path.read_text(encoding="utf-8")]
    return Speech(language, texts, names, game.seat_args)


def _edition_path(name: str, edition: str | Path) -> Path:
    if isinstance(edition, str) and edition in editions(name):
        return Path(__file__).parent / name / "editions" / f"{edition}.toml"
    if isinstance(edition, str) and not edition.endswith(".toml"):
        known = ", ".join(editions(name))
        raise ValueError(f"expected an edition of {name} ({known}) or the path of a .toml file, got {edition!r}")
    return Path(edition)
