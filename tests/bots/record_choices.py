"""Record what the bots choose at fixed positions, so that a change of the search that should change nothing shows it.

    python -m tests.bots.record_choices

Every file in `choices/` holds the record of a match and the choices made at some of its positions. Record anew only
when the search, a heuristic or its weights changed on purpose, and say so in the commit.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arsenale import bots, seeded
from arsenale.engine import Game, Record, State
from arsenale.games import load_as_played

FOLDER = Path(__file__).parent / "choices"
POSITIONS = 8  # of each match
OFTEN = ("greedy", "apprentice", "search:6", "search:40")
SELDOM = ("search:150",)  # at every fourth position: on the plain source it takes a second


@dataclass(frozen=True)
class Choice:
    """What a bot chooses before the action with this number."""

    at: int
    seat: int
    bot: str
    action: str


def record_in(file: Path) -> Record:
    return Record.from_json(json.dumps(_content(file)["record"]))


def recorded(file: Path) -> list[Choice]:
    return [Choice(*row) for row in _content(file)["choices"]]


def _content(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return content


def choices_now(record: Record) -> Iterator[Choice]:
    """What the bots choose today at the positions of the match."""
    game = load_as_played(record.game, record.edition, record.digest)
    for number, (at, seat) in enumerate(_decisions(record, game)):
        state = record.replay(game, at)
        for bot in (*OFTEN, *SELDOM) if number % 4 == 0 else OFTEN:
            yield Choice(at, seat, bot, choice(game, state, seat, bot, at))


def choice(game: Game[Any], state: State, seat: int, bot: str, at: int) -> str:
    """The bot is made anew, and its seed and the deal depend on the position alone."""
    dealt = state.redealt(seat, seeded(f"deal {at}"))
    return game.format(bots.make(bot, game, f"choice {at}").choose(dealt, seat))


def _decisions(record: Record, game: Game[Any]) -> list[tuple[int, int]]:
    """Positions spread over the match at which somebody has a choice, by number, and who."""
    open_ones: list[tuple[int, int]] = []
    played = 0

    def watch(state: State, seat: int, action: int) -> None:
        nonlocal played
        if len(state.sensible(seat)) > 1:
            open_ones.append((played, seat))
        played += 1

    record.replay(game, watch=watch)
    return open_ones[:: max(1, len(open_ones) // POSITIONS)][:POSITIONS]


def main() -> None:
    for file in sorted(FOLDER.glob("*.json")):
        record = record_in(file)
        rows = [json.dumps([one.at, one.seat, one.bot, one.action]) for one in choices_now(record)]
        match = json.dumps(json.loads(record.to_json()), ensure_ascii=False)
        listed = ",\n  ".join(rows)
        file.write_text(f'{{\n "record": {match},\n "choices": [\n  {listed}\n ]\n}}\n', encoding="utf-8")
        sys.stdout.write(f"{file.name}: {len(rows)} choices\n")


if __name__ == "__main__":
    main()
