"""Tables, guests and records, kept safe: what `append` has returned from is never lost and never there twice."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Update, bindparam, case, delete, exists, insert, select, text, update

from . import schema
from .database import Database
from .faults import NoSuchTable, SeqTaken, StoreError
from .listing import as_entry, listed, rematch_of, summaries
from .migrating import migrate
from .rows import Append, EntryDict, Guest, Stored, Summary, TableDict


class Store:
    """Synchronous and safe to call from many threads and processes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    def open(cls, url: str) -> Store:
        """The store at `sqlite:///file.db` or `postgresql://user:password@host/name`, with the newest schema."""
        database = Database(url)
        try:
            with database.writing() as connection:
                migrate(connection)
        except BaseException:
            database.close()
            raise
        return cls(database)

    def close(self) -> None:
        self._database.close()

    def is_alive(self) -> bool:
        """Whether the database answers."""
        try:
            with self._database.reading() as connection:
                return connection.execute(text("SELECT 1")).scalar() == 1
        except StoreError:
            return False

    # Tables

    def create_table(self, meta: TableDict, *, waiting: Sequence[int] = ()) -> str:
        """Keep a new table; returns its id."""
        with self._database.writing() as connection:
            _insert_table(connection, meta, waiting)
        return meta["id"]

    def import_table(self, meta: TableDict, entries: Sequence[EntryDict], outcome: dict[str, Any], *, at: float) -> str:
        """Keep a finished match that was played elsewhere; returns its id."""
        with self._database.writing() as connection:
            _insert_table(connection, meta, ())
            if entries:
                connection.execute(insert(schema.entries), [{"table_id": meta["id"], **entry} for entry in entries])
            ended = {"seq": len(entries), "finished_at": at, "touched_at": at, "outcome": outcome}
            connection.execute(update(schema.tables).where(schema.tables.c.id == meta["id"]).values(ended))
        return meta["id"]

    def load(self, table_id: str) -> Stored:
        """A table as it was opened, with its whole journal."""
        with self._database.reading() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).one_or_none()
            if row is None:
                raise NoSuchTable(table_id)
            journal = schema.entries
            query = select(journal).where(journal.c.table_id == table_id).order_by(journal.c.seq)
            entries = [as_entry(entry) for entry in connection.execute(query)]
            rematch = rematch_of(connection, table_id)
        meta: TableDict = {
            "id": row.id,
            "game": row.game,
            "owner": row.owner,
            "is_public": row.is_public,
            "created_at": row.created_at,
            "seats": row.first_seats,
            "details": row.details,
        }
        return Stored(meta, entries, row.finished_at, row.outcome, rematch)

    def append(
        self,
        table_id: str,
        entry: EntryDict,
        *,
        waiting: Sequence[int] | None = None,
        outcome: dict[str, Any] | None = None,
    ) -> None:
        """Add the next entry in one transaction; raises SeqTaken and keeps nothing if its number is not the next."""
        [fault] = self.append_all([Append(table_id, entry, waiting, outcome)])
        if fault is not None:
            raise fault

    def append_all(self, appends: Sequence[Append]) -> list[StoreError | None]:
        """Add entries of several tables in one transaction; gives for each None, or why it is not kept."""
        faults: dict[str, StoreError | None] = {}
        with self._database.writing() as connection:
            # In one order: two who wait for each other's tables would wait for ever.
            for append in sorted(appends, key=lambda append: append.table_id):
                faults[append.table_id] = _append(connection, append)
        return [faults[append.table_id] for append in appends]

    def tables_of(self, guest: str, *, limit: int = 100) -> list[Summary]:
        """The guest's tables: those that wait for them first, then running ones, then finished ones; newest first."""
        tables, seats = schema.tables, schema.seats
        own = select(seats.c.table_id).where(seats.c.guest == guest)
        is_called_off = tables.c.finished_at.is_not(None) & tables.c.outcome.is_(None)
        query = listed().where(tables.c.id.in_(own) | (tables.c.owner == guest), ~is_called_off)
        is_over = case((tables.c.finished_at.is_(None), 0), else_=1)
        query = query.order_by(is_over, tables.c.touched_at.desc(), tables.c.id).limit(limit)
        with self._database.reading() as connection:
            found = summaries(connection, query)
        return sorted(found, key=lambda summary: not summary.waits_for(guest))

    def public_tables(self, *, limit: int = 50) -> list[Summary]:
        """Running tables that everybody may watch, the liveliest first."""
        tables = schema.tables
        query = listed().where(tables.c.is_public, tables.c.finished_at.is_(None))
        with self._database.reading() as connection:
            return summaries(connection, query.order_by(tables.c.touched_at.desc(), tables.c.id).limit(limit))

    # Guests

    def create_guest(self, name: str, language: str, *, at: float) -> Guest:
        """A new guest with an id that nobody can guess."""
        guest = Guest(secrets.token_urlsafe(24), name, language, at, at)
        with self._database.writing() as connection:
            connection.execute(insert(schema.guests).values(asdict(guest)))
        return guest

    def guest(self, guest_id: str) -> Guest | None:
        """The guest with this id, if there is one."""
        with self._database.reading() as connection:
            row = connection.execute(select(schema.guests).where(schema.guests.c.id == guest_id)).one_or_none()
        return None if row is None else Guest(**row._mapping)

    def save_guest(self, guest: Guest) -> None:
        """Keep a guest's name, language, settings and when they were last seen."""
        changed = update(schema.guests).where(schema.guests.c.id == guest.id).values(asdict(guest))
        with self._database.writing() as connection:
            if connection.execute(changed).rowcount != 1:
                raise StoreError("expected a guest who was created here, got an unknown one")

    def forget_guests(self, *, before: float) -> int:
        """Drop the guests who were last seen before that and have no table; gives how many."""
        guests, tables, seats = schema.guests, schema.tables, schema.seats
        has_seat = exists().where(seats.c.guest == guests.c.id)
        has_table = exists().where(tables.c.owner == guests.c.id)
        with self._database.writing() as connection:
            dropped = delete(guests).where(guests.c.seen_at < before, ~has_seat, ~has_table)
            return connection.execute(dropped).rowcount

    # Safety

    def secret(self) -> str:
        """What signs cookies and links: made once, then the same for all who open this database."""
        keepsakes = schema.keepsakes
        query = select(keepsakes.c.value).where(keepsakes.c.name == "secret")
        with self._database.writing() as connection:
            kept: str | None = connection.execute(query).scalar()
            if kept is None:
                kept = secrets.token_urlsafe(48)
                connection.execute(insert(keepsakes).values(name="secret", value=kept))
        return kept

    def backup(self, path: Path | str) -> Path:
        """Copy a SQLite database to a new file while it is in use: complete as of one moment."""
        target, source = Path(path), self._database.path
        if target.exists():
            raise StoreError(f"expected the name of a new file, got {target}, which exists")
        unfinished = target.with_name(f"{target.name}.part")
        unfinished.unlink(missing_ok=True)
        # A connection of its own: those of the pool are busy with what goes on meanwhile.
        origin, copy = sqlite3.connect(source), sqlite3.connect(unfinished)
        try:
            origin.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        finally:
            origin.close()
            copy.close()
        unfinished.rename(target)
        return target


# Statements that every action needs are made once: to make one takes longer than to run it.
_ENTRY: Final = insert(schema.entries)


@cache
def _next(columns: tuple[str, ...]) -> Update:
    """The row of a table whose last entry is `seq_was` gets new values in these columns."""
    tables = schema.tables
    is_next = (tables.c.id == bindparam("id_is")) & (tables.c.seq == bindparam("seq_was"))
    return update(tables).where(is_next).values({name: bindparam(f"new_{name}") for name in columns})


def _append(connection: Connection, append: Append) -> StoreError | None:
    table_id, entry = append.table_id, append.entry
    touched: dict[str, Any] = {"seq": entry["seq"], "touched_at": entry["at"]}
    if append.waiting is not None:
        touched["waiting"] = list(append.waiting)
    if entry["kind"] == "cancel":
        touched |= {"finished_at": entry["at"], "waiting": []}
    if append.outcome is not None:
        touched |= {"finished_at": entry["at"], "outcome": append.outcome, "waiting": []}
    change = {"id_is": table_id, "seq_was": entry["seq"] - 1, **{f"new_{name}": touched[name] for name in touched}}
    # The row of the table is the lock: of two writers the second finds the number gone.
    if connection.execute(_next(tuple(touched)), change).rowcount != 1:
        return _not_next(connection, table_id, entry["seq"])
    connection.execute(_ENTRY, {"table_id": table_id, **entry})
    if entry["kind"] == "sit":
        _change_seat(connection, table_id, entry)
    return None


def _insert_table(connection: Connection, meta: TableDict, waiting: Sequence[int]) -> None:
    row: dict[str, Any] = {**meta, "seq": 0, "waiting": list(waiting), "touched_at": meta["created_at"]}
    row["first_seats"] = row.pop("seats")
    row["rematch_of"] = meta["details"].get("rematch_of")
    connection.execute(insert(schema.tables).values(row))
    places = [{"table_id": meta["id"], "seat": seat, **holder} for seat, holder in enumerate(meta["seats"])]
    connection.execute(insert(schema.seats), places)


def _change_seat(connection: Connection, table_id: str, entry: EntryDict) -> None:
    """Note who holds the seat from now on, so that their tables are found."""
    seats = schema.seats
    holder = {name: entry["payload"][name] for name in ("kind", "name", "guest", "bot")}
    if entry["payload"].get("token"):
        holder["token"] = entry["payload"]["token"]
    where = (seats.c.table_id == table_id) & (seats.c.seat == entry["seat"])
    connection.execute(update(seats).where(where).values(holder))


def _not_next(connection: Connection, table_id: str, seq: int) -> StoreError:
    last = connection.execute(select(schema.tables.c.seq).where(schema.tables.c.id == table_id)).scalar()
    return NoSuchTable(table_id) if last is None else SeqTaken(table_id, seq, last)
