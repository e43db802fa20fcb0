"""`arsenale backup`: copy the database of a running server to one new file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .errors import UserError, told_to_user
from .screen import screen
from .serve import Database


def backup(
    target: Annotated[Path, typer.Argument(help="The new file.")],
    database: Database = None,
) -> None:
    """Copy a SQLite database, in use or not; the copy is complete as of one moment."""
    from ..store import Store, StoreError
    from ..web import Settings

    with told_to_user():
        settings = Settings.read(database=database)
    if not settings.is_sqlite:
        raise UserError("expected a SQLite file; copy a PostgreSQL database with pg_dump")
    source = Path(settings.database_url.removeprefix("sqlite:///"))
    if not source.exists():
        raise UserError(f"expected an existing database, got {source}")
    try:
        store = Store.open(settings.database_url)
        try:
            store.backup(target)
        finally:
            store.close()
    except StoreError as error:
        raise UserError(str(error)) from error
    screen().print(f"copied {source} to {target}", soft_wrap=True)
