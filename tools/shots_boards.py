"""Boards at moments of real matches, each drawing alone: for tools/shots.py and tools/pictures.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from arsenale import bots
from arsenale.bots.match import play_match
from arsenale.engine import Game, Record, State
from arsenale.games import speech
from arsenale.words import Speech

NAMES = ("Marina", "Zuan Bembo", "Elisabetta Querini", "Piero")
LAYOUTS = ("wide", "phone")
THEMES = ("light", "night")
LANGUAGES = ("en", "de", "fr")
MOMENTS = ("opening", "middle", "end")
SEED = "picture"
READER = 0  # whose board it is
MIDDLE = 0.62  # of the actions; there is much on the board by then
ENOUGH_CHOICES = 4  # for a picture that shows what may be clicked


@dataclass(frozen=True)
class Position:
    """A moment of a record: after so many actions."""

    moment: str
    at: int
    state: State


@cache
def played(game: Game[Any]) -> Record:
    """The same match of good players every time."""
    seats = [bots.make("greedy", game, seat) for seat in range(len(NAMES))]
    return play_match(game, seats, seed=SEED).record


def positions(game: Game[Any], moments: Sequence[str]) -> list[Position]:
    """`opening`, `middle`, `end`, or the key of a question, such as `site`, at its last time in the middle."""
    record = played(game)
    asked: list[Position] = []
    state: State = game.start(players=record.players, seed=record.seed, options=record.options)
    for at, (seat, text) in enumerate(record.actions):
        if READER in state.actors():
            asked.append(Position("", at, state.copy()))
        state.play(seat, game.parse(text))
    end = Position("end", len(record.actions), state)
    return [found for moment in moments if (found := _find(moment, asked, end)) is not None]


def _find(moment: str, asked: list[Position], end: Position) -> Position | None:
    if moment == "end":
        return end
    if moment == "opening":
        found = asked[:1]
    elif moment == "middle":
        late = [one for one in asked if one.at >= MIDDLE * end.at]
        found = [one for one in late if len(one.state.legal(READER)) >= ENOUGH_CHOICES] or late
    else:
        found = [one for one in asked if any(step.key == moment for step in one.state.asked())]
        found = found[len(found) * 3 // 4 :]
    return Position(moment, found[0].at, found[0].state) if found else None


def drawing(game: Game[Any], position: Position, words: Speech, layout: str, theme: str | None) -> str:
    """What the reader sees, as a file of its own."""
    state = position.state
    legal = state.legal(READER) if READER in state.actors() else []
    view = game.view(state, READER)
    return game.svg(view, words, legal=legal, layout=layout, standalone=True, theme=theme)


def draw_boards(
    game: Game[Any], folder: Path, *, languages: Sequence[str], moments: Sequence[str]
) -> Iterator[tuple[Path, str]]:
    """Writes every drawing; gives the file and its layout."""
    for position in positions(game, moments):
        for language in languages:
            words = speech(game, language, NAMES)
            for layout in LAYOUTS:
                for theme in THEMES:
                    path = folder / f"board-{game.name}-{position.moment}-{language}-{layout}-{theme}.svg"
                    path.write_text(drawing(game, position, words, layout, theme), encoding="utf-8")
                    yield path, layout
