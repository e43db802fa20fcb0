"""The messages of the table: complete in every language, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import arsenale.table
from arsenale.words import LANGUAGES

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
