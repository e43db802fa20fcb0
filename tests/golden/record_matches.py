"""Record the golden matches: one finished match per game and player count.

    python -m tests.golden.record_matches [GAME ...]

The files pin down rules, editions, keys and the record format at once. Record anew only when one of these changed on
purpose, and say so in the commit.
"""

from __future__ import annotations

import sys
from pathlib import Path

import arsenale

from ..conformance.settings import Setting, game_named
from ..conformance.walks import walk

FOLDER = Path(__file__).parent
CONSTRUCTIVE_TENTHS = 9


def golden_file(name: str, players: int) -> Path:
    return FOLDER / f"{name}_{players}p.json"


def record_match(name: str, players: int) -> str:
    """A match with the default options between players who mostly know what they do."""
    options = tuple(game_named(name).complete({}).items())
    match = walk(Setting(name, players, options), f"golden {name} {players}", tenths=CONSTRUCTIVE_TENTHS)
    return match.record().to_json() + "\n"


def main(names: list[str]) -> None:
    for name in names or arsenale.games():
        for players in game_named(name).seats:
            file = golden_file(name, players)
            file.write_text(record_match(name, players), encoding="utf-8")
            sys.stdout.write(f"{file.relative_to(FOLDER.parent.parent)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
