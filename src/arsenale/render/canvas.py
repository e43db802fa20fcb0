"""One board being drawn for one reader: their view, the words of their language, what they may choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from ..engine import Fragment
from .svg import Svg

_MOST_KEPT = 20_000
_KEPT: dict[tuple[Any, ...], Any] = {}


class Speaks(Protocol):
    """What a drawing needs of a `Speech`."""

    language: str
    names: list[str]

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str: ...

    def name(self, thing: str) -> str: ...


class Canvas:
    """What every part of a drawing needs. `edition` is its digest; `legal` are the text forms of what the reader may
    choose now."""

    def __init__(self, edition: str, view: Mapping[str, Any], speech: Speaks, legal: Iterable[str] = ()) -> None:
        self.digest = edition
        self.view = view
        self.speech = speech
        self.seat: int | None = view["seat"]
        self.players: int = view["players"]
        asked = [question for question in view["questions"] if question["seat"] == self.seat]
        self.question: str = asked[0]["key"] if asked else ""
        self.asked_for: Mapping[str, Any] = asked[0]["args"] if asked else {}
        self.legal_texts = frozenset(legal)

    def fragment(self, key: str, facts: tuple[Any, ...], make: Callable[[], Svg]) -> Fragment:
        """A part of the drawing, made once for these facts: all that it shows beside words and edition. The element
        that is made has the key for its id."""
        drawn: Fragment = self.kept((key, *facts), lambda: Fragment(key, make()))
        return drawn

    def kept(self, key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        """What is the same in every match, made once a language and edition: titles and faces of tiles."""
        full = (self.speech.language, self.digest, *key)
        found = _KEPT.get(full)
        if found is None:
            if len(_KEPT) > _MOST_KEPT:
                _KEPT.clear()
            found = _KEPT[full] = make()
        return found

    def fixed(self, key: str, **args: Any) -> str:
        """A message that tells of no player, kept."""
        said: str = self.kept(("say", key, *args.values()), lambda: self.speech.say(key, args))
        return said

    def said(self, key: tuple[Any, ...], phrase: Callable[[], tuple[str, Mapping[str, Any]]]) -> str:
        """A phrase that tells of no player, kept under its own key."""
        said: str = self.kept(key, lambda: self.speech.say(*phrase()))
        return said

    def say(self, key: str, **args: Any) -> str:
        return self.speech.say(key, args)

    def told(self, key: str, seat: int, **args: Any) -> str:
        """A message that tells of one player, kept with their name."""
        name = self.player(seat)
        said: str = self.kept(("told", key, name, *args.values()), lambda: self.speech.say(key, {"seat": seat, **args}))
        return said

    def named(self, thing: str) -> str:
        name: str = self.kept(("name", thing), lambda: self.speech.name(thing))
        return name

    def heading(self, thing: str) -> str:
        """A name as it stands alone on the board: with a capital."""
        name = self.named(thing)
        return name[:1].upper() + name[1:]

    def player(self, seat: int) -> str:
        return self.speech.names[seat] if seat < len(self.speech.names) else str(seat + 1)
