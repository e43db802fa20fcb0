"""Every message is there in every language with the same arguments, and none is left unused."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import arsenale
from arsenale.engine import Step
from arsenale.words import LANGUAGES

from ..conformance.settings import settings_of
from ..conformance.walks import walk

PACKAGE = Path(arsenale.__file__).parent
GAMES = arsenale.games()
ROOMS = [PACKAGE / "words", *[PACKAGE / "games" / game / "words" for game in GAMES]]


class Arguments(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of a file with the arguments each one uses; a fault in the file is an error."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{folder.parent.name}, {language}: {entry.content!r:.80}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{folder.parent.name}, {language}: {entry.id.name} stands twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.parent.name)
def test_every_language_has_the_same_messages_with_the_same_arguments(room: Path, language: str) -> None:
    assert messages(room, language) == messages(room, "en")


def source(game: str) -> str:
    files = sorted((PACKAGE / "games" / game).rglob("*.py"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("game", GAMES)
def test_everything_the_rules_say_has_words(game: str) -> None:
    there = messages(PACKAGE / "games" / game / "words", "en").keys() | messages(PACKAGE / "words", "en").keys()
    code = source(game)
    told = {f"event-{key}" for key in re.findall(r'\.(?:emit|tell)\(\s*"([a-z-]+)"', code)}
    refused = {f"why-{key}" for key in re.findall(r'Refusal\(\s*[^,]+,\s*"([a-z-]+)"', code)}
    assert told
    assert refused
    assert told | refused <= there


def asked_for(name: str) -> set[str]:
    """Every message that the platform can ask a game for."""
    game = arsenale.load(name)
    start = game.start(players=game.seats[0], seed=1)
    components = game.edition.components
    wanted = {"about", "title"}
    wanted |= {f"ask-{step.key}" for step in steps_of(name) if step.options is not Step.options}
    wanted |= {f"score-{line.key}" for line in game.score_sheet(game.seats[0], [])}
    wanted |= {f"reason-{key}" for key in game.reasons(start, 0)}
    wanted |= {f"figure-{figure.key}" for figure in game.painter.figures(game.view(start, None), 0)}
    wanted |= {f"component-kind-{component.kind}" for component in components}
    wanted |= {f"component-column-{column.replace('_', '-')}" for row in components for column in row.values} - {
        "component-column-id"
    }
    wanted |= {f"series-{kind}" for kind in game.series}
    wanted |= {f"note-{key}" for players in game.seats for key in game.notes(players)}
    wanted |= {f"warn-{key}" for key in re.findall(r'\.warn\(\s*"([a-z-]+)"', source(name))}
    for option, choices in game.options.items():
        wanted |= {f"option-{option}", *[f"option-{option}-{choice}" for choice in choices]}
    return wanted | actions_of(name)


def steps_of(name: str) -> list[type[Step[Any]]]:
    """The decisions of a game: those that a seat is ever asked for say their options."""
    modules = [path for path in (PACKAGE / "games" / name).glob("*.py") if path.stem != "__init__"]
    found: list[type[Step[Any]]] = []
    for path in sorted(modules):
        module = import_module(f"arsenale.games.{name}.{path.stem}")
        steps = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Step)]
        # What others are built on is never asked itself.
        found += [step for step in steps if step.__module__ == module.__name__ and not step.__subclasses__()]
    assert found
    return found


def actions_of(name: str) -> set[str]:
    """The messages of the actions that come up in matches of wanderers."""
    found = set()
    for setting in settings_of(name):
        for position in walk(setting, "words").positions:
            view = setting.game.view(position.state, position.seat)
            found |= {setting.game.phrase(view, action)[0] for action in position.state.legal(position.seat)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_message_that_a_game_can_be_asked_for_is_there_in_every_language(game: str) -> None:
    wanted = asked_for(game)
    for language in LANGUAGES:
        there = messages(PACKAGE / "games" / game / "words", language).keys()
        shared = messages(PACKAGE / "words", language).keys()
        assert sorted(wanted - there - shared) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_unused(game: str) -> None:
    loaded = arsenale.load(game)
    code = source(game) + "\n".join(str(component) for component in loaded.edition.components)
    code += "\n".join(action.text for action in loaded.space.actions)
    words = set(re.findall(r"[a-z0-9]+", code.lower()))
    there = messages(PACKAGE / "games" / game / "words", "en").keys() - asked_for(game)
    assert [key for key in there if not _is_used(key, code, words)] == []


def _is_used(key: str, code: str, words: set[str]) -> bool:
    """Whether the code can say it: by its whole key, by its key without the prefix, or as the name of a thing."""
    prefix, _, rest = key.partition("-")
    if prefix == "name":
        return set(rest.removesuffix("-number").split("-")) <= words
    kinds = ("event", "why", "ask", "do", "score", "reason", "warn", "note", "digest", "effect", "figure")
    if prefix in kinds and f'"{rest}"' in code:
        return True
    return bool(re.search(rf"""["']{re.escape(key)}["']""", code)) or _is_built(key, code)


def _is_built(key: str, code: str) -> bool:
    """Whether an f-string with a hole in it gives the key."""
    holes = [re.escape(text) for text in re.findall(r'f"([a-z][a-z-]*\{[^"]*)"', code)]
    return any(re.fullmatch(re.sub(r"\\\{.*?\\\}", "[a-z0-9-]+", hole), key) for hole in holes)
