"""Every game x player count x option choices: what the conformance suite runs over. It knows no game by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pytest

import arsenale
from arsenale.engine import Game, State


@lru_cache
def game_named(name: str) -> Game[Any]:
    return arsenale.load(name)


@dataclass(frozen=True)
class Setting:
    """One way to set up a table."""

    name: str
    players: int
    choices: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.name, f"{self.players}p", *[choice for _, choice in self.choices]])

    @property
    def game(self) -> Game[Any]:
        return game_named(self.name)

    @property
    def options(self) -> dict[str, str]:
        return dict(self.choices)

    def start(self, seed: int | str) -> State:
        state: State = self.game.start(players=self.players, seed=seed, options=self.options)
        return state


def settings_of(name: str) -> Iterator[Setting]:
    """For each player count as many settings as the richest option has choices: each choice of each option occurs."""
    game = game_named(name)
    widest = max([len(choices) for choices in game.options.values()], default=1)
    for players in game.seats:
        for turn in range(widest):
            choices = tuple((option, known[turn % len(known)]) for option, known in game.options.items())
            yield Setting(name, players, choices)


GAMES = arsenale.games()
SETTINGS = [setting for name in GAMES for setting in settings_of(name)]

each_game = pytest.mark.parametrize("game", [game_named(name) for name in GAMES], ids=GAMES)
each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
