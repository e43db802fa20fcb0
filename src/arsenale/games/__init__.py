"""The games, one folder each, and the way to load them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from ..engine import Game
from ..engine.state import DRAWING
from ..words import LANGUAGES, Speech, platform_text
from .registry import folder_of, game_class, games

if TYPE_CHECKING:
    from .doge_ship.game import DogeShip
    from .serenissima.game import Serenissima
    from .venedig.game import Venedig

STANDARD: Final = "standard"

# The last game loaded with each edition, to draw its states.
_LOADED: dict[tuple[str, str], Game[Any]] = {}


@overload
def load(name: Literal["doge_ship"], edition: str | Path = ...) -> DogeShip: ...
@overload
def load(name: Literal["serenissima"], edition: str | Path = ...) -> Serenissima: ...
@overload
def load(name: Literal["venedig"], edition: str | Path = ...) -> Venedig: ...
@overload
def load(name: str, edition: str | Path = ...) -> Game[Any]: ...


def load(name: str, edition: str | Path = STANDARD) -> Game[Any]:
    """A game with an edition: the name of one that comes with it, or the path of a TOML file."""
    make = game_class(name)
    text, file = edition_source(name, edition)
    game = make(text, file)
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
    game = _game_of(state)
    names = [str(seat + 1) for seat in range(state.players)]
    return game.svg(game.view(state, None), speech(game, "en", names), standalone=True, theme="light")


def _game_of(state: Any) -> Game[Any]:
    edition = getattr(state, "edition", None)
    if edition is not None:
        return _LOADED[edition.game, edition.digest]
    # A game without components has nothing that its states would have to remember.
    return next(game for game in _LOADED.values() if game.space is state.space)


DRAWING.painter = _paint


def editions(name: str) -> tuple[str, ...]:
    """The names of the editions that come with a game."""
    return tuple(sorted(path.stem for path in (folder_of(name) / "editions").glob("*.toml"))) or (STANDARD,)


def older_editions(name: str) -> list[Path]:
    """The files of editions that have changed since: nobody starts a match with them, but old records need them."""
    return sorted((folder_of(name) / "editions" / "older").glob("*.toml"))


def speech(game: Game[Any], language: str, names: Sequence[str] = (), reader: int | None = None) -> Speech:
    """The words of a game for one table, whose players have these names; `reader` is the seat that reads them."""
    return Speech(language, words_of(game.name, language), names, game.seat_args, reader)


def words_of(name: str, language: str) -> list[str]:
    """The messages of the platform and of a game. A game that does not speak a language speaks English in it."""
    if language not in LANGUAGES:
        raise ValueError(f"expected a language, one of {', '.join(LANGUAGES)}, got {language!r}")
    folder = folder_of(name) / "words"
    paths = [folder / f"{one}.ftl" for one in (language, "en")]
    own = [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
    return [platform_text(language), *own[:1]]


def edition_source(name: str, edition: str | Path) -> tuple[str, str]:
    """The text of an edition and the name of its file."""
    if edition == STANDARD and not (folder_of(name) / "editions").is_dir():
        return _plain_edition(name), f"{STANDARD}.toml"
    path = _edition_path(name, edition)
    try:
        return path.read_text(encoding="utf-8"), path.name
    except OSError as error:
        raise ValueError(f"expected to read the edition file {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"expected the edition file {path} to be UTF-8 text: {error}") from error


def _plain_edition(name: str) -> str:
    """The edition of a game that has no component values."""
    return f'game = "{name}"\nname = "{STANDARD}"\nversion = 1\ntitle = "{game_class(name).title}"\n'


def _edition_path(name: str, edition: str | Path) -> Path:
    if isinstance(edition, str) and edition in editions(name):
        return folder_of(name) / "editions" / f"{edition}.toml"
    if isinstance(edition, str) and not edition.endswith(".toml"):
        known = ", ".join(editions(name))
        raise ValueError(f"expected an edition of {name} ({known}) or the path of a .toml file, got {edition!r}")
    return Path(edition)


__all__ = [
    "STANDARD",
    "edition_source",
    "editions",
    "folder_of",
    "game_class",
    "games",
    "load",
    "load_as_played",
    "older_editions",
    "speech",
    "words_of",
]
