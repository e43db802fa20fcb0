"""Weights are read strictly: what is missing, misspelt or no number is an error that says so."""

from __future__ import annotations

import json

import pytest

from arsenale.engine.weights import WeightsError, WeightTable


def table(**weights: object) -> WeightTable:
    return WeightTable(json.dumps({"fitted": {}, "weights": weights}), "weights.json")


def test_numbers_and_rows_are_taken_by_name() -> None:
    weights = table(ducat=2, fleet=[0, 1.5], crews=[[1, 2], [3, 4]])
    assert weights.number("ducat") == 2.0
    assert weights.row("fleet", 2) == [0.0, 1.5]
    assert weights.rows("crews", 2, 2) == [[1.0, 2.0], [3.0, 4.0]]
    weights.close()


@pytest.mark.parametrize("bad", [None, "2", True, [2], float("nan"), float("inf")])
def test_a_weight_is_a_finite_number(bad: object) -> None:
    with pytest.raises(WeightsError, match=r"^weights\.json: ducat: expected a number, found "):
        table(ducat=bad).number("ducat")


@pytest.mark.parametrize("bad", [2, [1.0], [1.0, 2.0, 3.0], [1.0, "2"]])
def test_a_row_has_as_many_numbers_as_said(bad: object) -> None:
    with pytest.raises(WeightsError, match=r"^weights\.json: fleet: expected a "):
        table(fleet=bad).row("fleet", 2)


@pytest.mark.parametrize("bad", [2, [1.0, 2.0], [[1.0, 2.0]], [[1.0, 2.0], [3.0]], [[1.0, 2.0], [3.0, "4"]]])
def test_there_are_as_many_rows_as_said(bad: object) -> None:
    with pytest.raises(WeightsError, match=r"^weights\.json: crews: expected a "):
        table(crews=bad).rows("crews", 2, 2)


def test_a_missing_weight_is_named() -> None:
    with pytest.raises(WeightsError, match=r"^weights\.json: ducat: expected a weight, found none$"):
        table(ducats=1).number("ducat")


def test_a_weight_that_nobody_asks_for_is_named() -> None:
    weights = table(ducat=1, dukat=2)
    weights.number("ducat")
    with pytest.raises(WeightsError, match=r"^weights\.json: expected no further weights, found dukat$"):
        weights.close()


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"weights": []}'])
def test_a_file_without_weights_is_refused(text: str) -> None:
    with pytest.raises(WeightsError, match=r"^weights\.json: expected "):
        WeightTable(text, "weights.json")
