"""The words of the pages: complete in every language, none missing, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from arsenale import bots
from arsenale.web import page_words as words
from arsenale.words import LANGUAGES

WEB = Path(words.__file__).parent
SOURCES = [*(WEB / "templates").glob("*.html"), *(WEB / "static" / "js").glob("*.js")]
BUILT = re.compile(r"""["'`]((?:page|js)-[\w-]*-)(?:["'] \+|\$\{)""")
WHOLE = re.compile(r"""["']((?:page|js)-[\w-]*\w)["']""")


def keys(language: str, files: str = "pages.ftl") -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in (WEB / "words" / language).glob(files)]
    bodies = [entry for text in texts for entry in FluentParser().parse(text).body]
    names = [entry.id.name for entry in bodies if isinstance(entry, Message)]
    assert [name for name in names if names.count(name) > 1] == [], "each message stands once"
    return set(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert keys(language) == keys("en")


def test_no_message_is_missing_or_unused() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    said, built = set(WHOLE.findall(code)), tuple(BUILT.findall(code))
    there = keys("en")
    assert said <= keys("en", "*.ftl")
    assert {key for key in there if key not in said and not key.startswith(built)} == set()


def test_bots_have_names() -> None:
    assert {f"page-bot-{name}" for name in (*bots.levels(), *bots.simple())} <= keys("en")
