"""Drive one library's random play from Python and print how fast it went, as JSON. Runs in the bench environment.

Usage: drive.py catanatron SECONDS, or drive.py GAME SECONDS with one of OpenSpiel's games.
"""

from __future__ import annotations

import importlib.metadata
import json
import math
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Protocol

COPY_POSITIONS = 40
COPIES_EACH = 50
SHARE_MATCHES = 20


class Contender(Protocol):
    package: str

    def match(self) -> int:
        """Play one random match as fast as Python can drive it; returns the number of moves."""

    def walk(self) -> Iterator[tuple[Any, bool]]:
        """The same at leisure: each position, and whether chance is to move in it."""

    def copy(self, position: Any) -> Any:
        """The library's own copy of a position."""


class Catanatron:
    package = "catanatron"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.start: Callable[[], Any] = lambda: Game([RandomPlayer(color) for color in Color])
        self.turns_limit = TURNS_LIMIT

    def match(self) -> int:
        choice, limit = random.choice, self.turns_limit
        game = self.start()
        state = game.state
        moves = 0
        while game.winning_color() is None and state.num_turns < limit:
            game.execute(choice(state.playable_actions), validate_action=False)
            moves += 1
        return moves

    def walk(self) -> Iterator[tuple[Any, bool]]:
        game = self.start()
        while game.winning_color() is None and game.state.num_turns < self.turns_limit:
            yield game, False
            game.execute(random.choice(game.state.playable_actions))

    def copy(self, position: Any) -> Any:
        return position.copy()


class OpenSpiel:
    package = "open_spiel"

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)

    def match(self) -> int:
        choice = random.choice
        state = self.game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            # Chance nodes too: their outcomes are equally likely (checked in walk), so this samples them fairly.
            state.apply_action(choice(state.legal_actions()))
            moves += 1
        return moves

    def walk(self) -> Iterator[tuple[Any, bool]]:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            is_chance = state.is_chance_node()
            yield state, is_chance
            if is_chance and not is_even(state.chance_outcomes()):
                raise SystemExit(f"expected equally likely outcomes, got {state.chance_outcomes()}")
            state.apply_action(random.choice(state.legal_actions()))

    def copy(self, position: Any) -> Any:
        return position.clone()


def is_even(outcomes: list[tuple[int, float]]) -> bool:
    return all(math.isclose(chance * len(outcomes), 1) for _, chance in outcomes)


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2])
    contender: Contender = Catanatron() if name == "catanatron" else OpenSpiel(name)
    moves_per_second, games_per_second = speed(contender.match, seconds)
    measured = {
        "version": importlib.metadata.version(contender.package),
        "actions_per_second": moves_per_second * share_of_players(contender),
        "moves_per_second": moves_per_second,
        "games_per_second": games_per_second,
        "copy_us": copy_us(contender),
    }
    print(json.dumps(measured))


def speed(match: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Moves and matches per second over whole matches, their set-up counted in."""
    match()
    matches = moves = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        moves += match()
        matches += 1
    return moves / spent, matches / spent


def share_of_players(contender: Contender) -> float:
    """What part of the moves are actions of players; the others are chance."""
    by_chance = [is_chance for _ in range(SHARE_MATCHES) for _, is_chance in contender.walk()]
    return by_chance.count(False) / len(by_chance)


def copy_us(contender: Contender) -> float:
    """Mean time of a copy, over positions spread evenly through one match."""
    copy = contender.copy
    positions = [copy(position) for position, is_chance in contender.walk() if not is_chance]
    positions = positions[:: max(1, len(positions) // COPY_POSITIONS)]
    start = time.perf_counter()
    for position in positions:
        for _ in range(COPIES_EACH):
            copy(position)
    return (time.perf_counter() - start) / (len(positions) * COPIES_EACH) * 1e6


if __name__ == "__main__":
    main()
