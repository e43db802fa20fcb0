"""French punctuation does not begin a line."""

from __future__ import annotations

import re

import pytest

from arsenale.games import games
from arsenale.games.rulebook import rulebook
from arsenale.words import typeset

SPACE = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("plain", "set_"),
    [
        ("Ordinateur : Maître", f"Ordinateur{SPACE}: Maître"),
        ("« Payer » ou non ?", f"«{SPACE}Payer{SPACE}» ou non{SPACE}?"),
        ("{ $name } ; oui !", f"{{ $name }}{SPACE}; oui{SPACE}!"),
        ("| :--- | ---: |", "| :--- | ---: |"),
        ("voici ![carte](map)", "voici ![carte](map)"),
    ],
)
def test_french_spaces_hold(plain: str, set_: str) -> None:
    assert typeset(plain, "fr") == set_


def test_other_languages_stay_as_they_are() -> None:
    assert typeset("a : b", "de") == "a : b"


@pytest.mark.parametrize("game", games())
def test_no_line_of_a_french_rulebook_begins_with_punctuation(game: str) -> None:
    text = "".join(section.html for section in rulebook(game, "fr").sections)
    assert SPACE in text
    assert re.findall(r"\w [:;!?»]", text) == []
