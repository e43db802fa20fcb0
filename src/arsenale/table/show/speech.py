"""The words of one table: platform, game and table messages, with the names of its people."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ...engine import Game, Shortcut
from ...games import words_of
from ...games.registry import game_class
from ...words import MissingWords, Speech
from ..table import Table

_log = logging.getLogger(__name__)
_SPEECHES: Final = 4000  # kept for tables that were looked at last, one for each language and reader
_MEMORY: Final = 50_000  # sentences that are kept for each game and language
_MARK: Final = "\x01"  # stands for a name while a sentence is made; no name contains it


class TableSpeech(Speech):
    """A speech that never fails: where a message is missing it says the key, and tells the log of the server."""

    def __init__(self, language: str, texts: Sequence[str], seat_args: Sequence[str]) -> None:
        super().__init__(language, texts, (), seat_args)
        self.open_seats: frozenset[int] = frozenset()
        self._memory: dict[str, str] = {}
        self.memory_key: tuple[Any, ...] = (language,)  # by what that is remembered which it has said

    def spoken_to(
        self, reader: int | None, names: Sequence[str], pictures: Mapping[str, str] | None = None
    ) -> TableSpeech:
        """The same words where the seats have these names, open seats none, and one of them reads; the parsed messages
        are shared."""
        twin = copy(self)
        twin.open_seats = frozenset(seat for seat, name in enumerate(names) if not name)
        twin.names = [name or self.say("table-open-seat") for name in names]
        twin.reader = reader
        twin.memory_key = (self.language, tuple(names), reader)
        twin.pictures = pictures
        return twin

    def _sentence(self, key: str, args: Mapping[str, Any] | None) -> str:
        """Made once for all tables of a game, as most come again."""
        asked = f"{key} {self.reader} {self.pictures is None} {args!r}"
        known = self._memory.get(asked)
        if known is None:
            if len(self._memory) >= _MEMORY:
                self._memory.clear()
            known = self._memory[asked] = self._made(key, args)
        return known

    def _made(self, key: str, args: Mapping[str, Any] | None) -> str:
        try:
            return super()._sentence(key, args)
        except MissingWords as missing:
            _tell_once(str(missing))
            return f"[{key}]"

    def say_of(self, name: str, key: str, args: Mapping[str, Any] | None = None) -> str:
        """A sentence about someone (`{ $who }`) whose name is no word of the game, whatever they call themselves."""
        return self.say(key, {**(args or {}), "who": _MARK}).replace(_MARK, name)

    def label(self, game: Game[Any], view: Mapping[str, Any], action: int) -> str:
        """An action in words."""
        key, args = game.phrase(view, action)
        return self.say(key, args) if self.has(key) else game.format(action)

    def label_of(self, game: Game[Any], view: Mapping[str, Any], shortcut: Shortcut) -> str:
        """Several actions in words."""
        last = shortcut.actions[-1]
        if not shortcut.key:
            return self.label(game, view, last)
        return self.say(shortcut.key, {**shortcut.args, "what": game.phrase(view, last)})


def table_speech(table: Table, language: str, reader: int | None = None, *, is_pictured: bool = False) -> TableSpeech:
    """The words of a table as its seats are called now; `reader` is the seat that they are said to. If they are
    pictured, what is said goes through `plain` and `pictured`."""
    return _speech(table.game.name, language, table.game.seat_args, tuple(table.names), reader, is_pictured=is_pictured)


@lru_cache(maxsize=_SPEECHES)
def _speech(
    game: str,
    language: str,
    seat_args: tuple[str, ...],
    names: tuple[str, ...],
    reader: int | None,
    *,
    is_pictured: bool,
) -> TableSpeech:
    """Every name counts, so a table whose people change gets another one."""
    pictures = game_class(game).pictures if is_pictured else None
    return _words_of(game, language, seat_args).spoken_to(reader, names, pictures)


@lru_cache(maxsize=64)
def _words_of(game: str, language: str, seat_args: tuple[str, ...]) -> TableSpeech:
    """Parsing takes a while, so every game and language is read once."""
    own = Path(__file__).parents[1] / "words" / f"{language}.ftl"
    return TableSpeech(language, [*words_of(game, language), own.read_text(encoding="utf-8")], seat_args)


@lru_cache(maxsize=1000)
def _tell_once(fault: str) -> None:
    """A missing message would come up again with every update."""
    _log.error("%s", fault)
