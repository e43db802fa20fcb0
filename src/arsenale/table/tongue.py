"""The words of one table: platform, game and table messages, with the names of its people."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ..engine import Game, Shortcut
from ..words import LANGUAGES, MissingWords, Speech, platform_text

_log = logging.getLogger(__name__)
_MEMORY: Final = 2000  # labels kept for each table and language
_MARK: Final = "\x01"  # stands for a name while a sentence is made; no name contains it


class Tongue(Speech):
    """A speech that never fails: where a message is missing it says the key, and tells the log of the server."""

    def __init__(self, language: str, texts: Sequence[str], seat_args: Sequence[str]) -> None:
        super().__init__(language, texts, (), seat_args)
        self._labels: dict[str, str] = {}

    def at_table(self, names: Sequence[str]) -> Tongue:
        """The same words where the seats have these names; the parsed messages are shared."""
        twin = copy(self)
        twin.names = list(names)
        twin._labels = {}
        return twin

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        try:
            return super().say(key, args)
        except MissingWords as missing:
            _tell_once(str(missing))
            return f"[{key}]"

    def say_of(self, name: str, key: str, args: Mapping[str, Any] | None = None) -> str:
        """A sentence about someone (`{ $who }`) whose name is no word of the game, whatever he calls himself."""
        return self.say(key, {**(args or {}), "who": _MARK}).replace(_MARK, name)

    def label(self, game: Game[Any], view: Mapping[str, Any], action: int) -> str:
        """An action in words; said once, as most choices come again."""
        key, args = game.phrase(view, action)
        if not self.has(key):
            return game.format(action)
        return self._label(key, args)

    def label_of(self, game: Game[Any], view: Mapping[str, Any], shortcut: Shortcut) -> str:
        """Several actions in words."""
        last = shortcut.actions[-1]
        if not shortcut.key:
            return self.label(game, view, last)
        return self._label(shortcut.key, {**shortcut.args, "what": game.phrase(view, last)})

    def _label(self, key: str, args: Mapping[str, Any]) -> str:
        sentence = repr((key, args))
        known = self._labels.get(sentence)
        if known is None:
            if len(self._labels) >= _MEMORY:
                self._labels.clear()
            known = self._labels[sentence] = self.say(key, args)
        return known


def tongue(game: Game[Any], language: str, names: Sequence[str]) -> Tongue:
    """The words of a game at a table whose seats have these names."""
    if language not in LANGUAGES:
        raise ValueError(f"expected a language, one of {', '.join(LANGUAGES)}, got {language!r}")
    return _words_of(game.name, language, game.seat_args).at_table(names)


@lru_cache(maxsize=64)
def _words_of(game: str, language: str, seat_args: tuple[str, ...]) -> Tongue:
    """Parsing takes a while, so every game and language is read once."""
    paths = [
        Path(__file__).parents[1] / "games" / game / "words" / f"{language}.ftl",
        Path(__file__).parent / "words" / f"{language}.ftl",
    ]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.exists()]
    return Tongue(language, [platform_text(language), *texts], seat_args)


@lru_cache(maxsize=1000)
def _tell_once(fault: str) -> None:
    """A missing message would come up again with every update."""
    _log.error("%s", fault)
