"""The words of pages and server answers: web/words/<language>/*.ftl on top of the platform's messages."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from ..games import words_of
from ..words import LANGUAGES, MissingWords, Speech, platform_text

_log = logging.getLogger(__name__)
_FOLDER: Final = Path(__file__).parent / "words"
_TABLE_FOLDER: Final = Path(__file__).parent.parent / "table" / "words"
_FOR_SCRIPT: Final = "js-"


class PageWords(Speech):
    """A speech that never fails: where a message is missing it says the key, and tells the log."""

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        try:
            return super().say(key, args)
        except MissingWords as missing:
            _log.error("%s", missing)
            return f"[{key}]"


@lru_cache(maxsize=8)
def page_words(language: str) -> PageWords:
    """The words of the pages in one language."""
    return PageWords(language, [platform_text(language), *_texts(language)], (), ())


@lru_cache(maxsize=64)
def game_words(game: str, language: str) -> PageWords:
    """What a game says of itself: `about`, its options, its components."""
    return PageWords(language, words_of(game, language), (), ())


@lru_cache(maxsize=8)
def script_words(language: str) -> dict[str, str]:
    """Messages for the page's script, by key, with `{name}` where an argument goes."""
    words = page_words(language)
    found = {}
    for text in _texts(language):
        for message in FluentParser().parse(text).body:
            if isinstance(message, Message) and message.id.name.startswith(_FOR_SCRIPT):
                names = _Arguments.of(message)
                found[message.id.name] = words.say(message.id.name, {name: f"{{{name}}}" for name in names})
    return found


def _texts(language: str) -> list[str]:
    if language not in LANGUAGES:
        raise ValueError(f"expected a language, one of {', '.join(LANGUAGES)}, got {language!r}")
    # Tables can be refused before there is a table with words of its own.
    paths = [_TABLE_FOLDER / f"{language}.ftl", *sorted((_FOLDER / language).glob("*.ftl"))]
    return [path.read_text(encoding="utf-8") for path in paths if path.exists()]


class _Arguments(Visitor):
    """Collects the names of a message's arguments."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    @classmethod
    def of(cls, message: Message) -> list[str]:
        found = cls()
        found.visit(message)
        return found.names
