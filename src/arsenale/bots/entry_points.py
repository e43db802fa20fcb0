"""Bots from other packages: whatever is installed and names a factory under the entry points `arsenale.bots`.

[project.entry-points."arsenale.bots"]
lookout = "my_package.lookout:Lookout"
"""

from __future__ import annotations

import logging
import re
from collections.abc import Container
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from .bot import BotFactory

GROUP: Final = "arsenale.bots"
_NAME: Final = re.compile(r"[\w.-]+")  # commas, colons and blanks mean something on the command line and in forms

_log = logging.getLogger(__name__)


def load_installed(reserved: Container[str]) -> dict[str, BotFactory]:
    """The factories by name. One that cannot be used is named in a warning and left out; it harms nothing else."""
    loaded: dict[str, BotFactory] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry))):
        try:
            _check_name(entry.name, reserved, loaded)
            loaded[entry.name] = _factory(entry)
        except Exception as fault:  # whatever a foreign package does at import must not harm the other bots
            _log.warning("the bot %r of the package %s is left out: %s", entry.name, _package(entry), fault)
    return loaded


def plays(factory: BotFactory, game: str | None) -> bool:
    """Can its bots play the game? (None: any.) A factory that names no games is for all of them."""
    games: tuple[str, ...] = getattr(factory, "games", ())
    return game is None or not games or game in games


def _check_name(name: str, reserved: Container[str], loaded: Container[str]) -> None:
    if not _NAME.fullmatch(name):
        raise ValueError(f"expected a name of letters, digits, '_', '-' and '.', got {name!r}")
    if name in reserved:
        raise ValueError(f"expected a name of its own, got that of a bot that comes with Arsenale: {name!r}")
    if name in loaded:
        raise ValueError(f"expected a name of its own, got that of another package's bot: {name!r}")


def _factory(entry: EntryPoint) -> BotFactory:
    try:
        factory: BotFactory = entry.load()
    except Exception as error:
        raise ValueError(f"expected to load {entry.value}, found {type(error).__name__}: {error}") from error
    if not callable(factory):
        raise ValueError(
            f"expected {entry.value} to be a class of bots or a function that makes one, found {factory!r}"
        )
    return factory


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value
