"""The rulebooks: complete, the same in every language, and true to rules and values."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arsenale.games import games, load
from arsenale.games import rulebook as loader
from arsenale.games.doge_ship.terms import LENGTHS
from arsenale.games.rulebook import Rulebook, positions, rulebook
from arsenale.words import LANGUAGES

PACKAGE = Path(loader.__file__).parent
SECTIONS = ["idea", "components", "setup", "play", "end", "quick", "rulings"]

# The rules as we implement them, and how many rulings of ours each of them has (of The Doge Ship also where the German
# and the French rules differ).
_RULES = """
DS-0 5, DS-1, DS-1.1 1, DS-1.2 1, DS-1.3 1,
DS-2, DS-2.0 1, DS-2.1 1, DS-2.2 3, DS-2.2.1 2, DS-2.2.2 2, DS-2.2.3 3, DS-2.2.4 1,
DS-2.3, DS-2.3.1, DS-2.3.2 2, DS-2.3.3 4, DS-2.3.4 2, DS-2.4 2, DS-2.5, DS-2.6,
DS-3, DS-3.1 1, DS-3.2, DS-3.3 2, DS-3.4 3, DS-4, DS-4.1 1, DS-4.2 1, DS-4.3 1,
SE-0 8, SE-1 1, SE-2, SE-2.1 3, SE-2.2, SE-2.3 2, SE-2.4 1,
SE-3 1, SE-3.1, SE-3.2, SE-3.3 1, SE-3.4 3, SE-3.5 1, SE-3.6 1, SE-3.7 8, SE-3.8 1,
SE-4, SE-4.1, SE-4.2 2, SE-4.3, SE-5, SE-5.1, SE-5.2 1, SE-5.3 1, SE-5.4 2, SE-5.5,
VE-0 8, VE-1, VE-1.1 1, VE-1.2 1, VE-1.3 2, VE-1.4 2, VE-1.5, VE-1.6 2, VE-1.7 1, VE-1.8 2, VE-2 1,
VE-3, VE-3.1 1, VE-3.2, VE-3.3 2, VE-4, VE-4.1 1, VE-4.2 1, VE-4.3 2, VE-5, VE-5.1 1, VE-5.2 2, VE-5.3 1, VE-5.4 1
"""
PREFIXES = {"doge_ship": "DS-", "serenissima": "SE-", "venedig": "VE-"}
RULINGS = {rule: int(count or 0) for rule, count in re.findall(r"([A-Z]{2}-[\d.]+) ?(\d*)", _RULES)}


def rules_of(game: str) -> list[str]:
    return [rule for rule in RULINGS if rule.startswith(PREFIXES[game])]


every_book = pytest.mark.parametrize(("game", "language"), [(game, one) for game in games() for one in LANGUAGES])
every_game = pytest.mark.parametrize("game", games())


def whole(book: Rulebook) -> str:
    return book.lead + "".join(section.html for section in book.sections)


@every_book
def test_every_rule_stands_in_the_book_once_and_in_order(game: str, language: str) -> None:
    assert list(rulebook(game, language).rules) == rules_of(game)


@every_game
def test_every_rule_that_the_code_cites_stands_in_the_book(game: str) -> None:
    """Refusals, questions and comments lead there."""
    code = "".join(path.read_text(encoding="utf-8") for path in sorted((PACKAGE / game).rglob("*.py")))
    cited = set(re.findall(rf"\b{PREFIXES[game]}\d+(?:\.\d+)*", code))
    assert cited <= set(rulebook(game, "en").rules)


@every_book
def test_every_ruling_is_told(game: str, language: str) -> None:
    assert Counter(rulebook(game, language).rulings) == Counter({rule: RULINGS[rule] for rule in rules_of(game)})


@every_book
def test_the_sections_of_a_book(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert [section.key for section in book.sections] == SECTIONS
    assert book.title.startswith(load(game).title.split(",")[0])
    assert len(book.section("idea").html.split("</p>")[0].split(". ")) == 3


@every_book
def test_all_languages_have_the_same_structure(game: str, language: str) -> None:
    assert rulebook(game, language).outline == rulebook(game, "en").outline


@every_book
def test_all_languages_cite_the_same_rules_in_the_same_blocks(game: str, language: str) -> None:
    def links(book: Rulebook) -> list[list[str]]:
        blocks = re.split("<p|<li|<tr", whole(book))
        return [sorted(re.findall(r'class="to-rule" href="#([^"]+)"', block)) for block in blocks]

    assert links(rulebook(game, language)) == links(rulebook(game, "en"))


@every_book
def test_tables_and_examples_have_the_same_numbers_in_every_language(game: str, language: str) -> None:
    def numbers(book: Rulebook) -> list[list[str]]:
        blocks = re.findall(r"<tr>.*?</tr>|<p><em>.*?</p>", whole(book), re.S)
        return [sorted(re.findall(r"\d+", re.sub(r"<[^>]+>", " ", block))) for block in blocks]

    assert numbers(rulebook(game, language)) == numbers(rulebook(game, "en"))


@every_book
def test_every_link_in_the_book_has_an_end(game: str, language: str) -> None:
    html = whole(rulebook(game, language))
    anchors = re.findall(r' id="([^"]+)"', html)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(anchors)
    assert {entry.anchor for entry in rulebook(game, language).contents} <= set(anchors)


@every_game
def test_every_position_is_shown(game: str) -> None:
    shown = {picture.name for picture in rulebook(game, "en").pictures if picture.kind == "board"}
    assert shown == set(positions(game))


@every_book
def test_the_quick_reference_fits_a_page(game: str, language: str) -> None:
    words = re.sub(r"<[^>]+>", " ", rulebook(game, language).section("quick").html).split()
    assert len(words) < 420


# True to the values


def rows(game: str, section: str, language: str = "en") -> list[list[str]]:
    html = rulebook(game, language).section(section).html
    return [re.findall(r"<td>(.*?)</td>", row) for row in re.findall(r"<tr>(.*?)</tr>", html, re.S)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lengths_of_the_ship(language: str) -> None:
    told = {int(row[0]): row[2:] for row in rows("doge_ship", "setup", language) if row}
    for players, (lengths, parts) in told.items():
        assert lengths == " – ".join(map(str, LENGTHS[players]))
        assert int(parts) == 2 * sum(LENGTHS[players])
    assert list(told) == list(load("doge_ship").seats)


def test_the_worked_example_of_a_galley_part() -> None:
    parts: dict[tuple[str, str], Any] = {
        (part.kind, part.id): part.values for part in load("doge_ship").edition.components
    }
    part, doge = parts["galley", "11"], parts["doge", "1"]
    assert part["vp"] + sum(doge[colour] for colour in part["squares"]) == 5
    assert part["approval"]
    assert part["zone"] in doge["purple"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buildings_of_venedig(language: str) -> None:
    known = {part.values["id"]: part.values for part in load("venedig").edition.components if part.kind == "building"}
    told = {row[0].lower(): row for row in rows("venedig", "components", language) if row}
    assert list(told) == list(known)
    for name, row in told.items():
        hexes = re.findall(r"\d+", row[2])[0]
        assert [row[1], hexes, row[3]] == [str(known[name][field]) for field in ("to_build", "hexes", "pieces")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_payouts_of_serenissima(language: str) -> None:
    ports: list[Any] = [part.values for part in load("serenissima").edition.components if part.kind == "port"]
    told = next(row for row in rows("serenissima", "play", language) if len(row) == 7)
    for port in ports:
        if "payouts" in port:
            assert [str(ducats) for ducats in port["payouts"]] == told[1 : len(port["payouts"]) + 1]


# The loader


def read(text: str) -> Rulebook:
    return loader._Reader("doge_ship", "en", text, loader._citation("doge_ship")).read()


def test_text_is_escaped() -> None:
    bad = "<script>alert(1)</script> DS-1 [x](javascript:alert(1))"
    html = whole(read(f'# A\n\n## B <b> {{#b}}\n\n### DS-1 C & "d"\n\n{bad}\n'))
    assert "<script" not in html
    assert "<b>" not in html
    assert 'href="javascript' not in html
    assert '&lt;script&gt;alert(1)&lt;/script&gt; <a class="to-rule" href="#DS-1">DS-1</a>' in html


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("## A {#a}\n\nSee DS-9.", "expected a rule of this book, got DS-9"),
        ("## A {#a}\n\n**DS-1** x\n\n**DS-1** y", "expected rule DS-1 once"),
        ("## A", "expected a key such as"),
        ("## A {#a}\n\n![x](board:nowhere)", "expected a position of pictures.toml, got 'nowhere'"),
        ("## A {#a}\n\n![x](https://example.org/x.png)", "expected a picture board:NAME or piece:NAME"),
        ("## A {#rulings}\n\n- no rule", "expected a ruling to begin with its rule"),
    ],
)
def test_a_faulty_text_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        read(text)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a language"):
        rulebook("doge_ship", "it")
