"""The messages of the table: complete in every language, none unused."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

import arsenale.table
from arsenale.table import table_speech
from arsenale.words import LANGUAGES

from .build import new_table

SOURCE = Path(arsenale.table.__file__).parent


def messages(language: str) -> dict[str, str]:
    """The messages of a language with the arguments they use."""
    text = (SOURCE / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.split(r"^(table-[\w-]+) =", text, flags=re.MULTILINE)[1:]
    return {key: str(sorted(set(re.findall(r"\$(\w+)", body)))) for key, body in zip(*[iter(found)] * 2, strict=True)}


def test_every_language_has_the_same_messages_with_the_same_arguments() -> None:
    for language in LANGUAGES:
        assert messages(language) == messages("en")


def test_every_message_is_used_and_every_one_used_is_there() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    used = set(re.findall(r'"(table-[\w-]+)"', code)) | {"table-undo-last", "table-undo-turn"}
    assert used == set(messages("en"))


def test_a_missing_message_is_shown_as_its_key_and_told_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    speech = table_speech(new_table(), "fr")
    with caplog.at_level(logging.ERROR):
        assert speech.say("no-such-message-at-all") == "[no-such-message-at-all]"
        speech.say("no-such-message-at-all")
    assert len([record for record in caplog.records if "no-such-message-at-all" in record.message]) == 1


def test_only_known_languages_are_spoken() -> None:
    with pytest.raises(ValueError, match="expected a language, one of en, de, fr, got 'it'"):
        table_speech(new_table(), "it")
