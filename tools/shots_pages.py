"""The pages of a real server: start page, tables at moments of real matches, lessons, rulebooks."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.web.browser.visitor import Visitor
from tests.web.conftest import RealServer
from tools.shots_boards import LAYOUTS, NAMES, READER, THEMES, Position, played, positions

from arsenale.engine import Game
from arsenale.store import Guest, Store
from arsenale.table import Entry, Place, Table, TableMeta, open_table, outcome_after
from arsenale.web.access.guests import COOKIE
from arsenale.web.access.signer import Signer

SETTLED_MS = 250
# Those further down are loaded when somebody scrolls there.
PICTURES_THERE = """() => [...document.images].every(image =>
    image.getBoundingClientRect().top > innerHeight || (image.complete && image.naturalWidth > 0))"""
DRAWN = "#board.is-drawn"


class Guests:
    """Someone for each language, who has tables in the database before the server starts."""

    def __init__(self, store: Store, languages: Sequence[str]) -> None:
        self.store = store
        self.signer = Signer(store.secret())
        now = time.time()
        self.people = {language: store.create_guest(NAMES[READER], language, at=now) for language in languages}

    def seat(self, game: Game[Any], position: Position, language: str) -> str:
        """A table at which the match was played to that moment; the path of its page."""
        guest, record = self.people[language], played(game)
        now = time.time()
        seats = [
            Place.guest(guest.id, name) if seat == READER else Place.bot("greedy", name)
            for seat, name in enumerate(NAMES)
        ]
        meta = open_table(game, seats, at=now, owner=guest.id, seed=record.seed, options=record.options)
        self._keep(Table(meta, game, []), meta, record.actions[: position.at], now)
        return f"/t/{meta.id}"

    def _keep(self, table: Table, meta: TableMeta, actions: Sequence[tuple[int, str]], now: float) -> None:
        self.store.create_table(meta.to_dict(), waiting=table.state.actors())
        for number, (seat, text) in enumerate(actions, start=1):
            entry = Entry(number, "action", seat, {"text": text}, now)
            outcome = outcome_after(table, entry) if number == len(actions) else None
            table.commit(entry)
            self.store.append(meta.id, entry.to_dict(), waiting=table.state.actors(), outcome=outcome)

    def cookie(self, guest: Guest, address: str) -> Any:
        return {"name": COOKIE, "value": self.signer.cookie(guest.id), "url": address}


class Camera:
    """Takes every page four times, as the same person."""

    def __init__(self, browser: Browser, address: str, folder: Path, language: str, cookie: Any) -> None:
        self.folder = folder
        self.language = language
        self.viewers = {
            (size, theme): Visitor(
                browser,
                address,
                language=language,
                phone=size == "phone",
                color_scheme="dark" if theme == "night" else "light",
                device_scale_factor=2 if size == "phone" else 1,
            )
            for size in LAYOUTS
            for theme in THEMES
        }
        for viewer in self.viewers.values():
            viewer.context.add_cookies([cookie])

    def take(self, name: str, path: str, ready: str) -> None:
        """What is on the screen at once."""
        for (size, theme), viewer in self.viewers.items():
            page = viewer.go(path)
            page.wait_for_selector(ready)
            page.wait_for_function(PICTURES_THERE)
            page.wait_for_timeout(SETTLED_MS)
            page.screenshot(path=self.folder / f"{name}-{self.language}-{size}-{theme}.png")

    def close(self) -> None:
        complaints = [complaint for viewer in self.viewers.values() for complaint in viewer.complaints]
        for viewer in self.viewers.values():
            viewer.close()
        if complaints:
            sys.exit(f"the browser complains: {complaints}")


def shoot_pages(
    browser: Browser,
    folder: Path,
    games: Sequence[Game[Any]],
    *,
    database: Path,
    languages: Sequence[str],
    moments: Sequence[str],
) -> None:
    store = Store.open(f"sqlite:///{database}")
    guests = Guests(store, languages)
    tours = _tours(guests, games, moments)
    server = RealServer(database)
    server.start()
    try:
        for language, guest in guests.people.items():
            camera = Camera(browser, server.address, folder, language, guests.cookie(guest, server.address))
            for name, path, ready in tours[language]:
                camera.take(name, path, ready)
            camera.close()
    finally:
        server.stop()
        store.close()


Tour = list[tuple[str, str, str]]  # the name of a picture, the path of a page, what is there when it is ready


def _tours(guests: Guests, games: Sequence[Game[Any]], moments: Sequence[str]) -> dict[str, Tour]:
    """What is seen in which language: the start page in all, of the others each in one, or there would be too many."""
    languages = list(guests.people)
    tours: dict[str, Tour] = {language: [("start", "/", ".game img")] for language in languages}
    for number, game in enumerate(games):
        name, tour = game.name, tours[languages[number % len(languages)]]
        tour.append((f"lesson-{name}", f"/games/{name}/learn?step=6", DRAWN))
        tour.append((f"rules-{name}", f"/games/{name}/rules", "main h2"))
        for place, position in enumerate(positions(game, moments)):
            language = languages[(number + place) % len(languages)]
            path = guests.seat(game, position, language)
            tours[language].append((f"table-{name}-{position.moment}", path, DRAWN))
    return tours
