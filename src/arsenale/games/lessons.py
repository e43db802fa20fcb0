"""The first guided match of each game: a scripted match with texts, in games/<game>/lesson.

`match.toml` names the match (players, seed, the learner's seat, the others' names) and its scenes in order:

- `play = "place red 5"`: the learner makes this move; the text says what to do and why.
- `watch = ["1 place green 3", ...]`: the others move, each action after its seat; the text tells it afterwards.
- neither: the text only explains. `point` is the id of a part of the board to look at.

`prepared` is what is played before the first scene, also for the learner, in the form of `watch`.

`text` is a message of `<language>.ftl` beside it, `rules` are the rules it is about. `key` is the hash of the last
state: texts name dice, prices and points, so whoever changes what the match comes to must read them again.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ..engine import Game, IllegalAction, State
from ..words import LANGUAGES, Speech
from . import folder_of, games, load


@dataclass(frozen=True)
class Scene:
    """One text, with what is done in it."""

    text: str
    rules: tuple[str, ...] = ()
    play: str = ""
    watch: tuple[str, ...] = ()
    point: str = ""


@dataclass(frozen=True)
class Lesson:
    game: str
    players: int
    seed: str
    learner: int
    names: tuple[str, ...]  # of all seats; the learner's is not shown
    key: str
    scenes: tuple[Scene, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    prepared: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stage:
    """A scene as it is shown: before the learner's move, after those of the others."""

    scene: Scene
    state: State
    action: int | None = None  # what the learner must choose


def taught() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(game for game in games() if (folder_of(game) / "lesson" / "match.toml").is_file())


@lru_cache(maxsize=8)
def lesson(game: str) -> Lesson:
    """Raises ValueError with the file where it does not hold together."""
    path = folder_of(game) / "lesson" / "match.toml"
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
        scenes = tuple(_scene(scene) for scene in values.pop("scene"))
        names, prepared = tuple(values.pop("names")), tuple(values.pop("prepared", ()))
        return Lesson(game=game, names=names, prepared=prepared, scenes=scenes, **values)
    except (TypeError, KeyError, ValueError) as error:
        raise ValueError(f"{path}: expected a lesson, found a fault: {error}") from error


def _scene(values: dict[str, Any]) -> Scene:
    found = Scene(rules=tuple(values.pop("rules", ())), watch=tuple(values.pop("watch", ())), **values)
    if found.play and found.watch:
        raise ValueError(f"expected either play or watch in scene {found.text!r}, got both")
    return found


@lru_cache(maxsize=8)
def stages(game: str) -> tuple[Stage, ...]:
    """The whole match, scene by scene. Raises ValueError where an action is not legal."""
    told, rules = lesson(game), load(game)
    state = rules.start(players=told.players, seed=told.seed, options=told.options)
    _play(rules, state, told.prepared, "before the first scene")
    found = []
    for scene in told.scenes:
        where = f"in scene {scene.text!r}"
        _play(rules, state, scene.watch, where)
        action = rules.parse(scene.play) if scene.play else None
        found.append(Stage(scene, state.copy(), action))
        if scene.play:
            _play(rules, state, (f"{told.learner} {scene.play}",), where)
    return tuple(found)


def _play(rules: Game[Any], state: State, entries: tuple[str, ...], where: str) -> None:
    for entry in entries:
        seat, _, text = entry.partition(" ")
        try:
            state.play(int(seat), rules.parse(text))
        except (ValueError, IllegalAction) as error:
            raise ValueError(f"expected {entry!r} to be legal {where} of {rules.name}'s lesson: {error}") from error


@lru_cache(maxsize=16)
def lesson_words(game: str, language: str) -> Speech:
    """The texts of a lesson in one language."""
    if language not in LANGUAGES:
        raise ValueError(f"expected a language, one of {', '.join(LANGUAGES)}, got {language!r}")
    path = folder_of(game) / "lesson" / f"{language}.ftl"
    return Speech(language, [path.read_text(encoding="utf-8")], (), ())


__all__ = ["Lesson", "Scene", "Stage", "lesson", "lesson_words", "stages", "taught"]
