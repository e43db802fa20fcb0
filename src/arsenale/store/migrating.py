"""Bring a database to the newest schema when it is opened, or say clearly why not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from .faults import StoreError
from .schema import metadata

_LOCK: Final = 0x0A25E4A1E  # of all who open a PostgreSQL database, one migrates at a time


def migrate(connection: Connection) -> None:
    """Upgrade to head inside the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = alembic_config(connection)
    scripts = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_revision()
    known = [script.revision for script in scripts.walk_revisions()]
    if found is not None and found not in known:
        where = connection.engine.url.render_as_string()
        raise StoreError(
            f"expected a database of schema {scripts.get_current_head()} or older at {where}, found schema {found}: "
            "it was used by a newer Arsenale; update this one or open another database"
        )
    if found is None:
        _check_is_empty(connection)
    if found != scripts.get_current_head():
        command.upgrade(config, "head")


def alembic_config(connection: Connection) -> Config:
    """Alembic without an ini file: scripts from the package, the connection from us."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    config.attributes["connection"] = connection
    return config


def _check_is_empty(connection: Connection) -> None:
    """Do not mix our tables with those of someone else's program."""
    taken = sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))
    if taken:
        where = connection.engine.url.render_as_string()
        raise StoreError(
            f"expected an empty database or one of Arsenale at {where}, found tables {', '.join(taken)} of another "
            "program"
        )
