"""The games and editions that this server offers."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..engine import Game, Record
from ..games import STANDARD, edition_source, editions, games, load, older_editions
from ..table import game_of
from .errors import WebError


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
                self._add(name, *edition_source(name, edition))
        for path in sorted(edition_dir.glob("*.toml")) if edition_dir else ():
            name = _game_of_file(path)
            load(name)  # an unknown game is the first thing to complain of
            self._add(name, *edition_source(name, path))

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
        older = []
        for path in older_editions(record.game):
            text, file = edition_source(record.game, path)
            older.append(Offer(game_of(record.game, text, file), text, file))
        for offer in (*self.editions(record.game), *older):
            if offer.game.edition.digest == record.digest:
                return offer
        raise WebError("unknown", "server-edition-not-here", {"edition": record.edition})

    def _add(self, name: str, text: str, file: str) -> None:
        offer = Offer(game_of(name, text, file), text, file)
        if offer.name in self._offers[name]:
            raise ValueError(f"expected a name of its own for the edition in {file}, got {offer.name!r} again")
        self._offers[name][offer.name] = offer


def _game_of_file(path: Path) -> str:
    try:
        return str(tomllib.loads(path.read_text(encoding="utf-8")).get("game"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"expected an edition file in TOML, got {path}: {error}") from error
