"""What the server does by itself never depends on a secret."""

from __future__ import annotations

from typing import Any

from arsenale.engine import Game

from .lookalikes import compare
from .settings import each_game

PAIRS = 2500  # by hand 100,000: see lookalikes.py


@each_game
def test_nothing_differs_between_worlds_that_look_the_same(game: Game[Any]) -> None:
    assert compare(game.name, PAIRS, "suite") == []
