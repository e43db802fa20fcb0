"""Small builders for the tests of tables."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

import arsenale
from arsenale.engine import Game, Rng, seeded
from arsenale.table import Entry, Place, Table, open_table, propose_action, propose_bot_action
from arsenale.words import LANGUAGES

ANNA, BEN, CLEO, STRANGER = "guest-anna-key", "guest-ben-key", "guest-cleo-key", "guest-stranger-key"
NOW = 1000.0

each_game = pytest.mark.parametrize("name", arsenale.games())
each_language = pytest.mark.parametrize("language", LANGUAGES)


@lru_cache
def game_named(name: str) -> Game[Any]:
    return arsenale.load(name)


def people(count: int) -> list[Place]:
    """Anna, Ben, Cleo and a bot or two."""
    known = [Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben"), Place.guest(CLEO, "Cleo")]
    return [*known, Place.bot("random"), Place.bot("random")][:count]


def new_table(*places: Place, game: str = "doge_ship", seed: str = "7", **options: str) -> Table:
    """Anna's table, at which people too may ask for hints."""
    seats, settings = list(places) or people(3), {"hints": "on"}
    return Table(open_table(game_named(game), seats, at=NOW, owner=ANNA, seed=seed, options=options, settings=settings))


def alone(game: str, seed: str = "7") -> Table:
    """A table for two at which Anna plays both seats."""
    return new_table(Place.guest(ANNA, "Anna"), Place.screen(ANNA, "Ben"), game=game, seed=seed)


def guest_of(table: Table, seat: int) -> str:
    return table.holders[seat].guest or ""


def done(table: Table, entry: Entry) -> Entry:
    """Commit a proposal, as if it had been stored."""
    table.commit(entry)
    return entry


def play(table: Table, action: int | str, seat: int | None = None) -> Entry:
    """The seat (by default the first that must act) plays an action, whoever holds it."""
    actor = table.state.actors()[0] if seat is None else seat
    holder = table.holders[actor]
    if holder.kind == "bot":
        return done(table, propose_bot_action(table, seat=actor, seq=table.seq, action=action, at=NOW))
    guest = holder.actor
    assert guest is not None
    return done(table, propose_action(table, guest, seat=actor, seq=table.seq, action=action, at=NOW))


def play_random(table: Table, chance: Rng) -> None:
    """Someone who must act does something."""
    actors = table.state.actors()
    seat = actors[chance.below(len(actors))]
    legal = table.state.legal(seat)
    play(table, legal[chance.below(len(legal))], seat)


def play_until(table: Table, chance: Rng, question: str, most: int = 3000) -> None:
    """Play at random until this is asked."""
    for _ in range(most):
        asked = table.state.step_of(table.state.actors()[0]) if table.state.actors() else None
        if asked is None or asked.key == question:
            return
        play_random(table, chance)


def play_out(table: Table, chance: Rng, most: int = 5000) -> None:
    """Play at random to the end of the match."""
    for _ in range(most):
        if table.is_over:
            return
        play_random(table, chance)
    raise AssertionError(f"no end after {most} actions")


def bidding() -> Table:
    """A table of three people who all must bid, sealed."""
    table = new_table()
    play_until(table, seeded("bidding"), "bid")
    assert table.state.actors() == (0, 1, 2)
    return table


def finished(seed: str = "finished", game: str = "doge_ship") -> Table:
    """A match that was played at random to its end."""
    table = new_table(game=game)
    play_out(table, seeded(seed))
    return table
