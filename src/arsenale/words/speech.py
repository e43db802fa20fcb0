"""One language at one table: turns message keys with arguments into sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..engine import Effect, Event, Game, Refusal
from .typography import typeset

LANGUAGES = ("en", "de", "fr")

# A message key with its arguments. An argument may itself be a phrase, a list, a thing's name or a number.
Phrase = tuple[str, Mapping[str, Any]]


class MissingWords(KeyError):
    """A message that no Fluent file of the language has, or that lacks an argument."""


class Speech:
    """Says messages in one language. Seats are called by the players' names; things by their `name-` messages."""

    def __init__(self, language: str, texts: Sequence[str], names: Sequence[str], seat_args: Sequence[str]) -> None:
        self.language = language
        self.names = list(names)
        self._seat_args = frozenset(seat_args)
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            self._bundle.add_resource(FluentResource(typeset(text, language)))

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence of a message."""
        if not self._bundle.has_message(key):
            raise MissingWords(f"no message {key!r} in language {self.language}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingWords(f"message {key!r} in language {self.language} has no text")
        told = {name: self._told(name, value) for name, value in (args or {}).items()}
        text, errors = self._bundle.format_pattern(message.value, told)
        if errors:
            raise MissingWords(f"message {key!r} in language {self.language}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def name(self, thing: str) -> str:
        """The name of a thing: `stern lower` by its message, `galley 12` by that of its first word and the number."""
        slug = _slug(thing)
        if self.has(f"name-{slug}"):
            return self.say(f"name-{slug}")
        word, _, number = thing.rpartition(" ")
        if number.isdigit() and self.has(f"name-{_slug(word)}-number"):
            return self.say(f"name-{_slug(word)}-number", {"number": int(number)})
        return thing

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self.say(f"event-{event.key}", event.args)

    def effect(self, effect: Effect) -> str:
        """Something that an action would bring."""
        return self.say(f"effect-{effect.key}", effect.args)

    def question(self, question: Mapping[str, Any]) -> str:
        """What is asked, from a view's entry of `questions`."""
        return self.say(f"ask-{question['key']}", {"seat": question["seat"], **question["args"]})

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule."""
        return f"{self.say(f'why-{refusal.key}', refusal.args)} ({refusal.rule})"

    def label(self, game: Game[Any], view: Mapping[str, Any], action: int) -> str:
        """An action in words, as it stands in the list of choices."""
        key, args = game.phrase(view, action)
        return self.say(key, args)

    def _told(self, name: str, value: Any) -> Any:
        if isinstance(value, tuple):
            key, args = value
            return self.say(key, args)
        if isinstance(value, list):
            return ", ".join(str(self._told(name, item)) for item in value)
        if name in self._seat_args and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else str(value + 1)
        return self.name(value) if isinstance(value, str) else value


def _slug(text: str) -> str:
    return re.sub(r"[^\w]+", "-", text.lower()).strip("-")


def platform_text(language: str) -> str:
    """The platform's own messages."""
    return (Path(__file__).parent / f"{language}.ftl").read_text(encoding="utf-8")
