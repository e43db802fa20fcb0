"""The connection to a database: SQLite as a file, or PostgreSQL by URL."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from .faults import StoreError

_PATIENCE_SECONDS: Final = 20  # how long a writer of SQLite waits for another one
_WRITES: Final = "arsenale_writes"


class Database:
    """Transactions for readers and writers, safe to use from many threads."""

    def __init__(self, url: str) -> None:
        self.url = _checked(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _sqlite_engine(self.url) if self.is_sqlite else _postgres_engine(self.url)

    @property
    def path(self) -> Path:
        """The file of a SQLite database."""
        if not self.is_sqlite or self.url.database is None:
            raise StoreError(f"expected a SQLite database, got {self.url.render_as_string()}")
        return Path(self.url.database)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction in which everything is seen at one moment."""
        with self._telling(), self.engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is kept once the block has ended, all of it or nothing."""
        options = {_WRITES: True}
        with self._telling(), self.engine.connect().execution_options(**options) as connection, connection.begin():
            yield connection

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            where = self.url.render_as_string()
            raise StoreError(f"expected the database {where} to answer, got: {error.orig}") from error

    def close(self) -> None:
        self.engine.dispose()


def _checked(url: str) -> URL:
    example = "sqlite:///arsenale.db or postgresql://user:password@host/name"
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        # The text may hold a password, so it is not repeated.
        raise StoreError(f"expected the URL of a database, such as {example}, got something else") from error
    backend = parsed.get_backend_name()
    if backend not in ("sqlite", "postgresql"):
        raise StoreError(f"expected the URL of a database, such as {example}, got one of {backend}")
    if backend == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise StoreError(f"expected SQLite in a file, such as sqlite:///arsenale.db, got {url!r}")
    if parsed.drivername == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    return parsed


def _postgres_engine(url: URL) -> Engine:
    try:
        return create_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=15)
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise StoreError(f"expected the extra 'postgres' (pip install 'arsenale[postgres]'), got {error}") from error


def _sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"timeout": _PATIENCE_SECONDS})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(raw: Any, _record: object) -> None:
    """Readers beside one writer, references that hold, and nothing acknowledged that a power cut could take away."""
    raw.isolation_level = None  # we begin transactions ourselves, see below
    _switch_to_wal(raw)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        raw.execute(f"PRAGMA {pragma}")


def _switch_to_wal(raw: Any) -> None:
    """SQLite does not wait by itself where several open a new file at once and all want to change its mode."""
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while True:
        try:
            raw.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at the start: one that reads first could no longer wait for another writer."""
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
