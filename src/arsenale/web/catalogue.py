"""The games and editions that this server offers."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ..engine import Component, Game, Record
from ..games import editions, games, load, older_editions
from ..table import game_of
from .errors import WebError

STANDARD = "standard"
_GAMES_DIR: Final = Path(__file__).parent.parent / "games"


@dataclass(frozen=True)
class Offer:
    """A game with one of its editions."""

    game: Game[Any]
    text: str
    file: str

    @property
    def name(self) -> str:
        return self.game.edition.name


class Catalogue:
    """Every game with the editions that come with it and those of the host."""

    def __init__(self, edition_dir: Path | None = None) -> None:
        self._offers: dict[str, dict[str, Offer]] = {name: {} for name in games()}
        for name in self._offers:
            for edition in editions(name):
                self._add(name, _GAMES_DIR / name / "editions" / f"{edition}.toml")
        for path in sorted(edition_dir.glob("*.toml")) if edition_dir else ():
            self._add(_game_of_file(path), path)

    def __iter__(self) -> Iterator[Game[Any]]:
        """The games, each with its standard edition."""
        return (offers[STANDARD].game for offers in self._offers.values())

    def offer(self, name: str, edition: str = STANDARD) -> Offer:
        """Raises WebError where there is no such game or edition."""
        offers = self._offers.get(name)
        if offers is None:
            raise WebError("unknown", "server-no-such-game", {"games": ", ".join(self._offers)})
        if edition not in offers:
            raise WebError("unknown", "server-no-such-edition", {"editions": ", ".join(offers)})
        return offers[edition]

    def editions(self, name: str) -> list[Offer]:
        return list(self._offers[name].values())

    def offer_for(self, record: Record) -> Offer:
        """The edition that a record was played with."""
        self.offer(record.game)
        older = (_offer(record.game, path) for path in older_editions(record.game))
        for offer in (*self.editions(record.game), *older):
            if offer.game.edition.digest == record.digest:
                return offer
        raise WebError("unknown", "server-edition-not-here", {"edition": record.edition})

    def _add(self, name: str, path: Path) -> None:
        load(name)  # an unknown game is the first thing to complain of
        offer = _offer(name, path)
        if offer.name in self._offers[name]:
            raise ValueError(f"expected a name of its own for the edition in {path}, got {offer.name!r} again")
        self._offers[name][offer.name] = offer


def _offer(name: str, path: Path) -> Offer:
    text = path.read_text(encoding="utf-8")
    return Offer(game_of(name, text, path.name), text, path.name)


def _game_of_file(path: Path) -> str:
    try:
        return str(tomllib.loads(path.read_text(encoding="utf-8")).get("game"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"expected an edition file in TOML, got {path}: {error}") from error


def describe(catalogue: Catalogue, game: Game[Any]) -> dict[str, Any]:
    """A game as pages and programs see it."""
    return {
        "name": game.name,
        "title": game.title,
        "designers": game.designers,
        "players": [game.seats[0], game.seats[-1]],
        "options": {option: list(choices) for option, choices in game.options.items()},
        "editions": [
            {"name": offer.name, "title": offer.game.edition.title} for offer in catalogue.editions(game.name)
        ],
        "picture": f"/games/{game.name}/picture.svg",
    }


def component_tables(game: Game[Any], named: Callable[[str], str] = str) -> dict[str, Any]:
    """The components by kind, and where each value comes from; `named` tells things in the reader's language."""
    kinds: dict[str, list[Component]] = {}
    origins: dict[str, int] = {}
    for component in game.edition.components:
        kinds.setdefault(component.kind, []).append(component)
        for origin in component.provenance.values():
            origins[origin] = origins.get(origin, 0) + 1
    return {"kinds": [_kind(kind, members, named) for kind, members in kinds.items()], "origins": origins}


def _kind(kind: str, members: list[Component], named: Callable[[str], str]) -> dict[str, Any]:
    columns = list(dict.fromkeys(field for member in members for field in member.values if field != "id"))
    return {
        "kind": kind,
        "columns": columns,
        "components": [
            {"id": named(member.id), "values": {column: _cell(member, column, named) for column in columns}}
            for member in members
        ],
    }


def _cell(component: Component, field: str, named: Callable[[str], str]) -> list[dict[str, str]]:
    """A value in parts, each with its origin: items of a list may come from different places."""
    if field not in component.values:
        return []
    value, origin = component.values[field], component.provenance[field]
    if not isinstance(value, list):
        return [{"text": named(_shown(value)), "origin": origin}]
    return [
        {"text": named(_shown(item)), "origin": component.origin_of(field, place)} for place, item in enumerate(value)
    ]


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(part)}" for name, part in value.items())
    if isinstance(value, list):
        return ", ".join(_shown(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
