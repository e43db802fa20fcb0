"""Tables at certain moments of golden matches, put into the server's database: the same ones on every run."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.golden.record_matches import golden_file

import arsenale
from arsenale.engine import Game, Record, State
from arsenale.store import Store
from arsenale.table import Entry, Place, Table, TableMeta, open_table, outcome_after, waiting_after
from arsenale.web.access.guests import COOKIE
from arsenale.web.access.signer import Signer

MOMENTS = {"start": 0.0, "early": 0.3, "late": 0.75, "end": 1.0}


class Moment(NamedTuple):
    """A table, and the cookie of whoever sits at it."""

    path: str
    cookie: dict[str, str]


def moment_of(
    database: Path, address: str, game: str, moment: str, *, players: int = 3, language: str = "en"
) -> Moment:
    """The golden match of a game up to a moment at which one seat alone must choose, or to its end. A person of their
    own sits on that seat, bots on the others."""
    record = Record.from_json(golden_file(game, players).read_text(encoding="utf-8"))
    position, seat = _decision(record, arsenale.load(game), MOMENTS[moment])
    return moment_at(database, address, record, position, seat, language=language)


def moment_at(
    database: Path, address: str, record: Record, position: int, seat: int, *, language: str = "en"
) -> Moment:
    """A match up to a position, with a person of their own on that seat and bots on the others."""
    loaded = arsenale.load(record.game)
    store = Store.open(f"sqlite:///{database}")
    try:
        guest = store.create_guest("Anna", language, at=time.time())
        places = [Place.bot("apprentice") for _ in range(record.players)]
        places[seat] = Place.guest(guest.id, "Anna")
        meta = _meta_of(record, loaded, places, guest.id)
        _write(store, loaded, meta, record.actions[:position])
        cookie = {"name": COOKIE, "value": Signer(store.secret()).cookie(guest.id), "url": address}
    finally:
        store.close()
    return Moment(f"/t/{meta.id}", cookie)


def _decision(record: Record, game: Game[Any], share: float) -> tuple[int, int]:
    """The first position after this share of the match at which one seat alone has a choice, and that seat."""
    state: State = game.start(players=record.players, seed=record.seed, options=record.options, rules=record.rules)
    for position, (seat, text) in enumerate(record.actions):
        if position >= share * len(record.actions) and state.actors() == (seat,) and len(state.legal(seat)) > 2:
            return position, seat
        state.play(seat, game.parse(text))
    return len(record.actions), 0


def _meta_of(record: Record, game: Game[Any], places: Sequence[Place], owner: str) -> TableMeta:
    return open_table(
        game,
        places,
        at=time.time(),
        owner=owner,
        options=record.options,
        seed=record.seed,
        rules=record.rules,
        settings={"bot_speed": "instant"},
    )


def _write(store: Store, game: Game[Any], meta: TableMeta, actions: Sequence[tuple[int, str]]) -> None:
    table = Table(meta, game)
    store.create_table(meta.to_dict(), waiting=list(table.state.actors()))
    for number, (seat, text) in enumerate(actions, start=1):
        entry = Entry(number, "action", seat, {"text": text}, meta.created_at)
        waiting = waiting_after(table, entry)
        outcome = None if waiting else outcome_after(table, entry)
        store.append(meta.id, entry.to_dict(), waiting=waiting, outcome=outcome)
        table.commit(entry)
