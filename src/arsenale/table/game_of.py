"""Games by name and the text of their edition, each made once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..engine import Game
from ..games import edition_source, editions, game_class


@lru_cache(maxsize=32)
def game_of(name: str, edition_text: str, edition_file: str = "edition.toml") -> Game[Any]:
    """The game with the edition that this text holds; raises ValueError (or EditionError) if either is wrong."""
    return game_class(name)(edition_text, edition_file)


def edition_text_of(game: Game[Any]) -> str:
    """The text of the edition that the game was loaded with, if it is one of those that come with it."""
    edition = game.edition
    if edition.name in editions(game.name):
        text, file = edition_source(game.name, edition.name)
        if game_of(game.name, text, file).edition.digest == edition.digest:
            return text
    raise ValueError(f"expected the text of the edition {edition.name!r}, which does not come with {game.name}")
