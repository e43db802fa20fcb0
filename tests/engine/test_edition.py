"""The reader of edition files, on a small made-up game of harbours."""

import json

import pytest

from arsenale.engine.edition import EditionError, EditionFile, TomlTable

HARBOURS = """
game = "harbours"
name = "small"
version = 2
title = "A small sea"

setup = { ducats = 12, provenance = { "*" = "source" } }

port = [
  { id = "tunis", prices = [2, 4], neighbours = ["bari"], open = true, provenance = { prices = "source", "*" = "published" } },
  { id = "bari", prices = [3, 6], neighbours = ["tunis"], open = false, provenance = { "*" = "reconstructed", "neighbours/tunis" = "source" } },
]

card = [
  { id = 2, text = "wine", provenance = { text = "reconstructed" } },
  { id = 1, text = "salt", provenance = { text = "reconstructed" } },
]
"""  # noqa: E501
PORTS = ["tunis", "bari"]


def read(text: str) -> EditionFile:
    file = EditionFile(text, "small.toml", game="harbours", kinds=["setup", "port", "card"])
    file.single("setup", ["ducats"]).whole("ducats", 0, 20)
    ports = file.listed("port", ["id", "prices", "neighbours", "open"], ["note"])
    for port in file.collect("port", ports, [port.text("id") for port in ports]):
        port.wholes("prices", 2, 6, 2)
        port.words("neighbours", PORTS, 1, 2, distinct=True)
        port.flag("open")
    for card in file.numbered("card", 2, ["text"]):
        card.phrase("text", {"wine": 1, "salt": 2}, "a good")
    return file


def refusal(old: str, new: str) -> str:
    """What the reader says once `old` has become `new`."""
    assert old in HARBOURS
    with pytest.raises(EditionError) as caught:
        read(HARBOURS.replace(old, new, 1))
    return str(caught.value)


def test_a_good_file_gives_header_and_components() -> None:
    file = read(HARBOURS)
    assert (file.game, file.name, file.version, file.title) == ("harbours", "small", 2, "A small sea")
    assert [(row.kind, row.id) for row in file.components] == [
        ("setup", ""),
        ("port", "tunis"),
        ("port", "bari"),
        ("card", "1"),
        ("card", "2"),
    ]


def test_numbered_entries_come_in_the_order_of_their_ids() -> None:
    cards = [row.values["text"] for row in read(HARBOURS).components if row.kind == "card"]
    assert cards == ["salt", "wine"]


def test_components_are_plain_json_values() -> None:
    rows = [row._asdict() for row in read(HARBOURS).components]
    assert json.loads(json.dumps(rows)) == rows


def test_provenance_is_written_out_field_by_field_and_skips_the_id() -> None:
    tunis, bari = (row.provenance for row in read(HARBOURS).components if row.kind == "port")
    assert tunis == {"prices": "source", "neighbours": "published", "open": "published"}
    assert bari["neighbours"] == "reconstructed"
    assert bari["neighbours/tunis"] == "source"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("port = [", "# a comment\nport = [\n"),
        ("A small sea", "Another title"),
        ('"*" = "published"', '"*" = "source"'),
        ("version = 2", "version = 3"),
        ('open = true, provenance = { prices = "source",', 'provenance = { prices = "source",'),
    ],
)
def test_the_digest_is_of_the_values_alone(old: str, new: str) -> None:
    assert old in HARBOURS
    changed = HARBOURS.replace(old, new)
    if "open" in old:  # the order of keys does not matter either
        changed = changed.replace('id = "tunis",', 'open = true, id = "tunis",')
    assert read(changed).digest() == read(HARBOURS).digest()


def test_the_digest_changes_with_a_value_and_is_the_same_everywhere() -> None:
    digest = read(HARBOURS).digest()
    assert digest == "c4817df7e642ccb6a177cfe36bb615b7168dd31daa72d9e05c7a194e10659c63"
    assert read(HARBOURS.replace("[2, 4]", "[2, 5]")).digest() != digest


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[2, 4]", "[2, 9]", "small.toml: port tunis, prices: expected whole numbers from 2 to 6, found 9"),
        ("[2, 4]", "[2, true]", "small.toml: port tunis, prices: expected whole numbers from 2 to 6, found true"),
        ("[2, 4]", "[2]", "small.toml: port tunis, prices: expected a list of exactly 2 whole numbers, found 1: [2]"),
        ("[2, 4]", "3", "small.toml: port tunis, prices: expected a list of exactly 2 whole numbers, found 3"),
        ("open = true", "open = 1", "small.toml: port tunis, open: expected true or false, found 1"),
        ("ducats = 12", "ducats = 21", "small.toml: setup, ducats: expected a whole number from 0 to 20, found 21"),
        ("ducats = 12", "ducats = true", "small.toml: setup, ducats: expected a whole number from 0 to 20, found true"),
        ("ducats = 12", "ducats = 1.5", "small.toml: setup, ducats: expected a whole number from 0 to 20, found 1.5"),
        ("A small sea", " ", 'small.toml: title: expected a text in quotes, found " "'),
        ('"small"', '"A/B"', 'small.toml: name: expected a name of small letters, digits, _ and -, found "A/B"'),
        ('"harbours"', '"chess"', 'small.toml: game: expected "harbours", found "chess"'),
        ('"wine"', '"beer"', 'small.toml: card 2, text: expected a good, found "beer"'),
        ('["bari"]', '["rome"]', 'small.toml: port tunis, neighbours: expected "tunis" or "bari", found "rome"'),
        (
            '["bari"]',
            '["bari", "bari"]',
            'small.toml: port tunis, neighbours: expected every word at most once, found "bari" twice',
        ),
        ('["bari"]', "[]", "small.toml: port tunis, neighbours: expected a list of 1 to 2 words, found 0: []"),
    ],
)
def test_a_wrong_value_is_refused_by_name(old: str, new: str, message: str) -> None:
    assert refusal(old, new) == message


def test_a_missing_key_is_refused() -> None:
    expected = "small.toml: port, entry 1 of the list, prices: expected a value (this key is required), found nothing"
    assert refusal("prices = [2, 4], ", "") == expected


def test_an_unknown_key_is_refused_with_the_allowed_ones() -> None:
    message = refusal("open = true", "open = true, opne = true")
    allowed = "id, prices, neighbours, open, provenance, note"
    expected = f'expected only the keys {allowed}, found the unknown key "opne"'
    assert message == f"small.toml: port, entry 1 of the list: {expected}"


def test_an_unknown_section_is_refused() -> None:
    message = refusal("card = [", "ships = []\ncard = [")
    keys = "game, name, version, title, setup, port, card"
    assert message == f'small.toml: the file: expected only the keys {keys}, found the unknown key "ships"'


def test_an_id_that_comes_twice_is_named() -> None:
    message = refusal("id = 2", "id = 1")
    where = "card, entry 1 of the list; card, entry 2 of the list"
    assert message == f"small.toml: card 1: expected each card once, found it twice ({where})"


def test_a_wrong_count_names_what_is_missing() -> None:
    message = refusal('{ id = 2, text = "wine", provenance = { text = "reconstructed" } },', "")
    assert message == "small.toml: card: expected exactly 2 entries, found 1 (missing: 2)"


def test_an_id_out_of_range_is_refused() -> None:
    message = refusal("id = 2", "id = 3")
    assert message == "small.toml: card, entry 1 of the list, id: expected a whole number from 1 to 2, found 3"


def test_an_id_that_nobody_wants_is_refused() -> None:
    file = EditionFile(HARBOURS, "small.toml", game="harbours", kinds=["setup", "port", "card"])
    ports = file.listed("port", ["id", "prices", "neighbours", "open"])
    with pytest.raises(EditionError, match=r"small.toml: port, entry 2 of the list: expected one of tunis, found bari"):
        file.collect("port", ports, PORTS, ["tunis"])


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            '{ "*" = "source" }',
            '{ "*" = "sauce" }',
            'small.toml: setup, provenance, *: expected "source", "published" or "reconstructed", found "sauce"',
        ),
        (
            '{ "*" = "source" }',
            '{ ducat = "source" }',
            'small.toml: setup, provenance: expected only the keys ducats, *, found the unknown key "ducat"',
        ),
        (
            '{ "*" = "source" }',
            "{ }",
            'small.toml: setup, provenance: expected an origin of "ducats", or "*" for all the rest, found none',
        ),
        ('{ "*" = "source" }', '"source"', 'small.toml: setup, provenance: expected a table, found "source"'),
        (
            ', provenance = { "*" = "source" }',
            "",
            "small.toml: setup, provenance: expected a value (this key is required), found nothing",
        ),
    ],
)
def test_bad_provenance_is_refused(old: str, new: str, message: str) -> None:
    assert refusal(old, new) == message


def test_a_syntax_error_names_its_line() -> None:
    message = refusal("version = 2", "version 2")
    assert message.startswith("small.toml: line 4, column 9: expected TOML, found a syntax error: Expected '='")


def test_a_syntax_error_at_the_very_end_names_the_last_line() -> None:
    with pytest.raises(EditionError, match=r"^small.toml: line 2, end of the file: expected TOML, found a syntax"):
        read('game = "harbours"\nport = [')


def test_a_key_written_twice_is_refused_with_its_line() -> None:
    assert refusal("version = 2", "version = 2\nversion = 3").startswith("small.toml: line 5, column 12: expected TOML")


@pytest.mark.parametrize("text", ["n = " + "1" * 5000, "a = " + "[" * 100_000])
def test_even_absurd_files_are_edition_errors(text: str) -> None:
    with pytest.raises(EditionError, match=r"^small.toml: .*: expected TOML, found"):
        read(text)


def test_an_entry_must_be_a_table_in_a_list() -> None:
    file = 'game = "harbours"\nname = "x"\nversion = 1\ntitle = "x"\nport = {}\n'
    edition = EditionFile(file.format("{ a = 1 }"), "x.toml", game="harbours", kinds=["port"])
    with pytest.raises(EditionError, match=r"^x.toml: port: expected a list of tables, found a table$"):
        edition.listed("port", ["id"])
    edition = EditionFile(file.format("[7]"), "x.toml", game="harbours", kinds=["port"])
    with pytest.raises(EditionError, match=r"^x.toml: port, entry 1 of the list: expected a table, found 7$"):
        edition.listed("port", ["id"])


def test_tables_nest_and_keep_their_path() -> None:
    hexes: dict[str, object] = {"hex": {"row": 9}, "edges": [{"to": "here"}], "words": [str(n) * 40 for n in range(4)]}
    table = TomlTable("map.toml", "board", hexes, ["hex", "edges", "words"])
    with pytest.raises(EditionError, match=r"^map.toml: board, hex, row: expected a whole number from 1 to 8, found"):
        table.table("hex", ["row"]).whole("row", 1, 8)
    with pytest.raises(EditionError, match=r'^map.toml: board, edges, entry 1 of the list, to: expected "sea", found'):
        table.tables("edges", ["to"])[0].word("to", ["sea"])
    with pytest.raises(EditionError, match=r"^map.toml: board, words: expected a text in quotes, found a list of 4$"):
        table.text("words")
    assert table.has("hex")
    assert not table.has("island")
