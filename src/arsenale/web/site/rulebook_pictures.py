"""The pictures of the rulebooks, drawn from real positions when they are first asked for."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from ...bots import TurnLookahead
from ...engine import Game, State, seeded
from ...games import load, speech
from ...games.rulebook import Position, positions

NAMES: Final = ("Anna", "Ben", "Carla", "Dario", "Elena")
_MARGIN: Final = 9
_BUDGET: Final = 60
_RIVAL_WEIGHT: Final = 0.5
_MOST_ACTIONS: Final = 5_000
_SIZE: Final = re.compile(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"')


@lru_cache(maxsize=256)
def picture(name: str, kind: str, what: str, language: str) -> str | None:
    """A picture as an SVG file; None where the rulebook has no such picture."""
    game = load(name)
    if kind == "piece":
        return _piece(game, what, language)
    position = positions(name).get(what)
    return None if position is None else _board(game, position, language)


def _board(game: Game[Any], position: Position, language: str) -> str:
    state = reached(game.name, position)
    seat = _viewer(state, position)
    view = game.view(state, seat)
    words = speech(game, language, NAMES[: state.players])
    legal = state.legal(seat) if position.glow and seat is not None else []
    drawn = game.svg(view, words, legal=legal, standalone=True)
    return _cut(drawn, _figures(game).part(state.players, position.part)) if position.part else drawn


def _piece(game: Game[Any], what: str, language: str) -> str | None:
    view = game.view(game.start(players=game.seats[0], seed="piece"), None)
    try:
        drawn: str = _figures(game).piece(game.edition, view, speech(game, language, NAMES), what)
    except (ImportError, KeyError, ValueError, IndexError):
        return None
    return drawn


def _figures(game: Game[Any]) -> Any:
    """The game's own `board/figures.py`."""
    return import_module(f"arsenale.games.{game.name}.board.figures")


def _cut(drawn: str, box: tuple[float, float, float, float]) -> str:
    """Only what lies in the box, with a little room for what glows."""
    x, y = round(box[0]) - _MARGIN, round(box[1]) - _MARGIN
    width, height = round(box[2]) + 2 * _MARGIN, round(box[3]) + 2 * _MARGIN
    size = f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'
    return _SIZE.sub(size, drawn, count=1)


@lru_cache(maxsize=64)
def reached(name: str, position: Position) -> State:
    """The state of a position: its actions, then sensible ones up to its moment."""
    game = load(name)
    state: State = game.start(players=position.players, seed=position.seed)
    for text in position.actions:
        state.play(state.actors()[0], game.parse(text))
    if position.round == 0:
        return state
    lookahead = TurnLookahead(game.estimate, seeded(f"search {position.seed}"), _RIVAL_WEIGHT)
    for _ in range(_MOST_ACTIONS):
        if state.finished or _is_moment(state, position):
            return state
        seat = state.actors()[0]
        state.apply(seat, _sensible(lookahead, state, seat))
    raise ValueError(f"expected {name} to reach {position} within {_MOST_ACTIONS} actions")


def _sensible(lookahead: TurnLookahead, state: State, seat: int) -> int:
    """What looks good after a short search: a picture needs a plausible match soon, not a strong one."""
    legal = state.legal(seat)
    values = lookahead.values(state, seat, legal, _BUDGET) if len(legal) > 1 else [0.0]
    return legal[values.index(max(values))]


def _is_moment(state: State, position: Position) -> bool:
    if state.round < position.round:
        return False
    return not position.asked or any(step.key == position.asked for step in state.asked())


def _viewer(state: State, position: Position) -> int | None:
    if position.viewer == "none" or state.finished:
        return None
    return state.actors()[0] if position.viewer == "actor" else int(position.viewer)
