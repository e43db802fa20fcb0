"""The file of a league: what is played on its first line, then one match a line, so that it can be stopped any time."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..bots.league import League, MatchResult
from .errors import UserError


class LeagueFile:
    """The matches played so far; without a path nothing is kept."""

    def __init__(self, path: Path | None, league: League) -> None:
        self.path = path
        self.played: list[MatchResult] = []
        if path is None:
            return
        if path.exists():
            self._read(path, league)
        else:
            path.write_text(json.dumps(league.heading()) + "\n", encoding="utf-8")

    def add(self, match: MatchResult) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(match)) + "\n")

    def _read(self, path: Path, league: League) -> None:
        text = path.read_text(encoding="utf-8")
        # A line without its end was cut off when the league was stopped: that match is played again.
        whole, _, cut = text.rpartition("\n")
        if cut:
            path.write_text(whole + "\n", encoding="utf-8")
        lines = whole.splitlines()
        try:
            heading = json.loads(lines[0])
            self.played = [_match(json.loads(line)) for line in lines[1:]]
        except (ValueError, IndexError, KeyError, TypeError) as error:
            raise UserError(f"expected {path} to be the file of a league: {error}") from error
        for name, wanted in league.heading().items():
            if heading.get(name) != wanted:
                raise UserError(f"expected {path} to be of {name} {wanted}, got {heading.get(name)}")


def _match(values: dict[str, Any]) -> MatchResult:
    return MatchResult(
        values["number"], *(tuple(values[name]) for name in MatchResult.__annotations__ if name != "number")
    )
