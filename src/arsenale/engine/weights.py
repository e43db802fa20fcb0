"""The strict reader of a game's weights: what its estimate multiplies by. The file is JSON; tools/fit*.py write it.

The reader never opens a file itself.
"""

from __future__ import annotations

import json
import math


class WeightsError(ValueError):
    """Broken weights; the message names file, weight, what was expected and what was found."""


class WeightTable:
    """The weights of one file. Take them one after the other, then `close`."""

    def __init__(self, text: str, file: str) -> None:
        self.file: str = file
        try:
            found = json.loads(text)
        except ValueError as error:
            raise WeightsError(f"{file}: expected JSON, {error}") from error
        weights = found.get("weights") if isinstance(found, dict) else None
        if not isinstance(weights, dict):
            raise WeightsError(f'{file}: expected an object with the key "weights"')
        self.left: dict[str, object] = dict(weights)

    def number(self, name: str) -> float:
        return self._checked(name, self._take(name))

    def row(self, name: str, count: int) -> list[float]:
        """As many numbers as said."""
        return self._row(name, self._take(name), count)

    def rows(self, name: str, rows: int, count: int) -> list[list[float]]:
        """As many rows as said, each of as many numbers."""
        value = self._take(name)
        if not isinstance(value, list) or len(value) != rows:
            raise WeightsError(f"{self.file}: {name}: expected a list of {rows} rows, found {json.dumps(value)}")
        return [self._row(name, row, count) for row in value]

    def close(self) -> None:
        """Nothing must be left: a weight that nobody asks for is one misspelt."""
        if self.left:
            raise WeightsError(f"{self.file}: expected no further weights, found {', '.join(sorted(self.left))}")

    def _take(self, name: str) -> object:
        if name not in self.left:
            raise WeightsError(f"{self.file}: {name}: expected a weight, found none")
        return self.left.pop(name)

    def _row(self, name: str, value: object, count: int) -> list[float]:
        if not isinstance(value, list) or len(value) != count:
            raise WeightsError(f"{self.file}: {name}: expected a list of {count} numbers, found {json.dumps(value)}")
        return [self._checked(name, item) for item in value]

    def _checked(self, name: str, value: object) -> float:
        if isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value):
            return float(value)
        raise WeightsError(f"{self.file}: {name}: expected a number, found {json.dumps(value)}")
