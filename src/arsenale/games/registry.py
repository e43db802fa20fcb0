"""Which games there are: ours, and those of other packages.

Another package brings a game by an entry point of the group `arsenale.games`: the name of the game, and where its
`Game` class is. All that belongs to a game lies in the folder of the module that has the class: `editions`, `words`,
`rulebook` and `lesson`, each of which may be missing.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from ..engine import Game

GROUP: Final = "arsenale.games"
_OURS: Final = {"doge_ship": "DogeShip", "serenissima": "Serenissima", "venedig": "Venedig"}
_OWES: Final = ("title", "designers", "seats", "rule_prefix", "space")

_log = logging.getLogger(__name__)


def games() -> tuple[str, ...]:
    """The names of the games that can be loaded: ours first."""
    return (*_OURS, *_from_packages())


def game_class(name: str) -> type[Game[Any]]:
    """The class of a game; raises ValueError where there is no such game."""
    if name in _OURS:
        found: type[Game[Any]] = getattr(import_module(f"{__package__}.{name}.game"), _OURS[name])
        return found
    if name not in _from_packages():
        raise ValueError(f"expected a game, one of {', '.join(games())}, got {name!r}")
    return _from_packages()[name]


def folder_of(name: str) -> Path:
    """Where all that belongs to a game lies."""
    if name in _OURS:
        return Path(__file__).parent / name
    file = sys.modules[game_class(name).__module__].__file__
    assert file is not None, "a module with a class has a file"
    return Path(file).parent


@lru_cache(maxsize=1)
def _from_packages() -> Mapping[str, type[Game[Any]]]:
    """The games of other packages. One that is broken is named in a warning and left out."""
    found: dict[str, type[Game[Any]]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found[entry.name] = _checked(entry, known=(*_OURS, *found))
        except Exception as fault:  # whatever a foreign package does at import must not harm the other games
            package = entry.dist.name if entry.dist else entry.value
            _log.warning("the game %r of the package %s is left out: %s", entry.name, package, fault)
    return found


def _checked(entry: EntryPoint, known: tuple[str, ...]) -> type[Game[Any]]:
    if entry.name in known:
        raise ValueError(f"expected a name of its own, got one that is taken: {entry.name!r}")
    if not entry.name.isidentifier() or not entry.name.islower():
        raise ValueError(f"expected a name of small letters, digits and _, got {entry.name!r}")
    loaded = entry.load()
    if not isinstance(loaded, type) or not issubclass(loaded, Game):
        raise TypeError(f"expected {entry.value} to be a subclass of Game, got {loaded!r}")
    if loaded.name != entry.name:
        raise ValueError(f"expected the class of {entry.name!r} to have this name, got {loaded.name!r}")
    missing = [name for name in _OWES if not hasattr(loaded, name)]
    # A space may depend on the edition; then the class makes its games itself.
    if missing and not (missing == ["space"] and "__init__" in vars(loaded)):
        raise ValueError(f"expected the class {entry.value} to say {', '.join(missing)}")
    return loaded
