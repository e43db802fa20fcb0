"""One language at one table: turns message keys with arguments into sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..engine import Effect, Event, Game, Refusal
from ..engine.game import Edition
from .typography import typeset

LANGUAGES = ("en", "de", "fr")

_AMOUNT = re.compile(r"[+-]?\d+")
_SEAT = re.compile("\x04(\\d+)\x05")  # a player, before their name is told
_MARK = re.compile("\x02([a-z0-9-]+)\x03")  # a picture, named by its symbol, while a sentence is made

# A message key with its arguments. An argument may itself be a phrase, a list, a thing's name or a number.
Phrase = tuple[str, Mapping[str, Any]]


class MissingWords(KeyError):
    """A message that no Fluent file of the language has, or that lacks an argument."""


class Speech:
    """Says messages in one language. Seats are called by the players' names; things by their `name-` messages.

    For each argument that is a seat there is one more, with `_is` behind its name: "you" if that seat reads the
    sentence, else "other". A message that speaks to its reader selects by it; a name alone is never "you".
    """

    def __init__(
        self,
        language: str,
        texts: Sequence[str],
        names: Sequence[str],
        seat_args: Sequence[str],
        reader: int | None = None,
    ) -> None:
        self.language = language
        self.names = list(names)
        self.reader = reader
        self.pictures: Mapping[str, str] | None = None  # None: words alone
        self._seat_args = frozenset(seat_args)
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            self._bundle.add_resource(FluentResource(typeset(text, language)))

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence of a message."""
        return self._with_names(self._sentence(key, args))

    def _with_names(self, sentence: str) -> str:
        """The names of the players where a sentence has only their seats."""
        return _SEAT.sub(self._called, sentence) if "\x04" in sentence else sentence

    def _called(self, seat: re.Match[str]) -> str:
        number = int(seat[1])
        return self.names[number] if number < len(self.names) else str(number + 1)

    def _sentence(self, key: str, args: Mapping[str, Any] | None) -> str:
        """The sentence of a message, with marks for the players' names."""
        if not self._bundle.has_message(key):
            raise MissingWords(f"no message {key!r} in language {self.language}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingWords(f"message {key!r} in language {self.language} has no text")
        told: dict[str, Any] = {}
        for name, value in (args or {}).items():
            told[name] = self._told(name, value)
            if name in self._seat_args and isinstance(value, int):
                told[f"{name}_is"] = "you" if value == self.reader else "other"
        text, errors = self._bundle.format_pattern(message.value, told)
        if errors:
            raise MissingWords(f"message {key!r} in language {self.language}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def name(self, thing: str) -> str:
        """The name of a thing: `stern lower` by its message, `galley 12` by that of its first word and the number,
        `venezia 8` by its name and the number. Its picture, if there is one, comes before it."""
        slug = _slug(thing)
        if self.has(f"name-{slug}"):
            return self._picture(thing) + self._sentence(f"name-{slug}", None)
        word, _, number = thing.rpartition(" ")
        if not _AMOUNT.fullmatch(number):
            return thing
        if self.has(f"name-{_slug(word)}-number"):
            shown = int(number) if number.isdigit() else number.replace("-", "−")
            return self._picture(thing) + self._sentence(f"name-{_slug(word)}-number", {"number": shown})
        return f"{self.name(word)} {number}" if self.has(f"name-{_slug(word)}") else thing

    def title(self, game: Game[Any]) -> str:
        """What the game is called in this language, by its message `title`."""
        return self.say("title") if self.has("title") else game.title

    def edition_title(self, edition: Edition) -> str:
        """What an edition is called; one that a host has made has its own title in all languages."""
        return self.say(f"edition-{edition.name}") if self.has(f"edition-{edition.name}") else edition.title

    def event(self, event: Event) -> str:
        """What happened, as a sentence of its own."""
        sentence = self.say(f"event-{event.key}", event.args)
        # A thing that a sentence begins with is written small elsewhere; a name stays as its owner writes it.
        is_thing = sentence[:1].islower() and not any(sentence.startswith(name) for name in self.names)
        return sentence[0].upper() + sentence[1:] if is_thing else sentence

    def effect(self, effect: Effect) -> str:
        """Something that an action would bring."""
        return self.say(f"effect-{effect.key}", effect.args)

    def question(self, question: Mapping[str, Any]) -> str:
        """What is asked, from a view's entry of `questions`: said to the seat itself, or of it."""
        seat = question["seat"]
        asked: Phrase = (f"ask-{question['key']}", {"seat": seat, **question["args"]})
        if seat != self.reader:
            return self.say("asks", {"seat": seat, "question": asked})
        sentence = self.say(*asked)
        return sentence[:1].upper() + sentence[1:]

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule."""
        return f"{self.say(f'why-{refusal.key}', refusal.args)} ({refusal.rule})"

    def label(self, game: Game[Any], view: Mapping[str, Any], action: int) -> str:
        """An action in words, as it stands in the list of choices."""
        key, args = game.phrase(view, action)
        return self.say(key, args)

    def concerns(self, event: Event, seat: int | None) -> bool:
        """Whether the event is told to the seat in other words than to everybody, or to it and not to everybody."""
        if seat is None:
            return False
        if event.audience is not None:
            return seat in event.audience
        return any(event.args.get(name) == seat for name in self._seat_args)

    def _picture(self, thing: str) -> str:
        symbol = self.pictures.get(thing) if self.pictures else None
        return f"\x02{symbol}\x03" if symbol else ""

    def _told(self, name: str, value: Any) -> Any:
        if isinstance(value, tuple):
            key, args = value
            return self._sentence(key, args)
        if isinstance(value, list):
            return ", ".join(str(self._told(name, item)) for item in value)
        if name in self._seat_args and isinstance(value, int):
            called = f"\x04{value}\x05"
            return f"\x02mark-{value}\x03{called}" if self.pictures is not None else called
        return self.name(value) if isinstance(value, str) else value


def plain(sentence: str) -> str:
    """The words of a sentence that was said with pictures."""
    return _MARK.sub("", sentence)


def pictured(sentence: str) -> str:
    """A sentence that was said with pictures, as it is sent: `[[g-wine]]wine`. Empty where there are none."""
    return _MARK.sub(r"[[\1]]", sentence) if "\x02" in sentence else ""


def _slug(text: str) -> str:
    return re.sub(r"[^\w]+", "-", text.lower()).strip("-")


def platform_text(language: str) -> str:
    """The platform's own messages."""
    return (Path(__file__).parent / f"{language}.ftl").read_text(encoding="utf-8")
