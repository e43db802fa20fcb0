"""How a text is set in its language."""

from __future__ import annotations

import re
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
# Not after a bar, where a colon belongs to the lines of a table, nor before a picture.
_FRENCH: Final = re.compile(r"(?<=[^\s|]) (?=[:;!?»](?!\[))|(?<=«) ")


def typeset(text: str, language: str) -> str:
    """In French a space before `: ; ! ? »` and after `«` does not break the line; the files have plain spaces, which
    are easier to write."""
    return _FRENCH.sub(NO_BREAK, text) if language == "fr" else text
