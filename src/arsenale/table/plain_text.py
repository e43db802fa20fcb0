"""Names and remarks as people type them, made fit to be kept. They are plain text: whoever shows them escapes them."""

from __future__ import annotations

import unicodedata
from typing import Final

from .refused import Refused

LONGEST_NAME: Final = 30
LONGEST_REMARK: Final = 500

# Marks that turn the direction of the text around them could make one name look like another.
_HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
_JOINER: Final = "\u200d"  # holds emoji together


def clean_name(name: str) -> str:
    """A name without control characters and needless spaces."""
    cleaned = _visible(name)
    if not cleaned:
        raise Refused("bad", "table-name-empty")
    if len(cleaned) > LONGEST_NAME:
        raise Refused("bad", "table-name-too-long", {"most": LONGEST_NAME, "count": len(cleaned)})
    return cleaned


def clean_remark(text: str) -> str:
    """A remark on one line."""
    cleaned = _visible(text)
    if not cleaned:
        raise Refused("bad", "table-remark-empty")
    if len(cleaned) > LONGEST_REMARK:
        raise Refused("bad", "table-remark-too-long", {"most": LONGEST_REMARK, "count": len(cleaned)})
    return cleaned


def _visible(text: str) -> str:
    spaced = "".join(" " if letter in "\t\r\n" else letter for letter in text)
    kept = [letter for letter in spaced if letter == _JOINER or unicodedata.category(letter) not in _HIDDEN]
    return " ".join("".join(kept).split()).strip(_JOINER)
