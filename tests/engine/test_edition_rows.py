"""Rows of whole numbers, such as coordinates, are read as strictly as everything else in an edition file."""

import pytest

from arsenale.engine.edition import EditionError, TomlTable


def read(value: object) -> list[list[int]]:
    return TomlTable("small.toml", "island 1", {"hexes": value}, ["hexes"]).rows("hexes", 2, -5, 5, 1, 3)


def test_rows_come_as_they_are() -> None:
    assert read([[0, -5], [5, 0]]) == [[0, -5], [5, 0]]


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (7, "a list of 1 to 3 rows of 2 whole numbers, found 7"),
        ([], "a list of 1 to 3 rows of 2 whole numbers, found 0: []"),
        ([[0, 0]] * 4, "a list of 1 to 3 rows of 2 whole numbers, found 4: [[0, 0], [0, 0], [0, 0], [0, 0]]"),
        ([[0, 0], 1], "rows of 2 whole numbers, found 1"),
        ([[0, 0, 0]], "rows of 2 whole numbers, found [0, 0, 0]"),
        ([[0, 6]], "whole numbers from -5 to 5, found 6"),
        ([[0, True]], "whole numbers from -5 to 5, found true"),
        ([[0, "q"]], 'whole numbers from -5 to 5, found "q"'),
    ],
)
def test_wrong_rows_are_refused_by_name(value: object, message: str) -> None:
    with pytest.raises(EditionError) as caught:
        read(value)
    assert str(caught.value) == f"small.toml: island 1, hexes: expected {message}"
