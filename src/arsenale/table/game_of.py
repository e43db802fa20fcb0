"""Games by name and the text of their edition, each made once."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from ..engine import Game
from ..games import editions, load


@lru_cache(maxsize=32)
def game_of(name: str, edition_text: str, edition_file: str = "edition.toml") -> Game[Any]:
    """The game with the edition that this text holds; raises ValueError (or EditionError) if either is wrong."""
    standard = load(name)
    made: Game[Any] = type(standard)(edition_text, edition_file)
    return made


def edition_text_of(game: Game[Any]) -> str:
    """The text of the edition that the game was loaded with, if it is one of those that come with it."""
    edition = game.edition
    path = Path(__file__).parents[1] / "games" / game.name / "editions" / f"{edition.name}.toml"
    text = path.read_text(encoding="utf-8") if edition.name in editions(game.name) else ""
    if not text or game_of(game.name, text, path.name).edition.digest != edition.digest:
        raise ValueError(f"expected the text of the edition {edition.name!r}, which does not come with {game.name}")
    return text
