"""Opening a database: migrations, and clear words where it is not ours or too new."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from arsenale.store import Store, StoreError
from arsenale.store.database import Database
from arsenale.store.migrating import alembic_config
from arsenale.store.schema import metadata

from .build import table


def test_the_migrations_build_what_the_schema_says(url: str) -> None:
    Store.open(url).close()
    database = Database(url)
    with database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.close()


def test_opening_again_changes_nothing(url: str) -> None:
    first = Store.open(url)
    first.create_table(table())
    first.close()
    again = Store.open(url)
    assert again.load("t1").meta == table()
    again.close()


def test_an_old_database_is_brought_up_to_date(url: str) -> None:
    Store.open(url).close()
    database = Database(url)
    with database.writing() as connection:
        command.downgrade(alembic_config(connection), "base")
    with database.reading() as connection:
        assert MigrationContext.configure(connection).get_current_revision() is None
    database.close()
    store = Store.open(url)
    store.create_table(table())
    store.close()


def test_a_newer_database_is_refused_with_clear_words(url: str) -> None:
    Store.open(url).close()
    database = Database(url)
    with database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    with pytest.raises(StoreError, match=r"expected a database of schema \d+ or older .* found schema 9999"):
        Store.open(url)


def test_the_database_of_another_program_is_left_alone(url: str) -> None:
    database = Database(url)
    with database.writing() as connection:
        connection.execute(text("CREATE TABLE guests (id INTEGER)"))
    with pytest.raises(StoreError, match=r"expected an empty database or one of Arsenale .* found tables guests"):
        Store.open(url)
    with database.reading() as connection:
        assert connection.execute(text("SELECT count(*) FROM guests")).scalar() == 0
    database.close()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("arsenale.db", "expected the URL of a database"),
        ("mysql://host/name", "expected the URL of a database, .* got one of mysql"),
        ("sqlite://", "expected SQLite in a file"),
        ("sqlite:///:memory:", "expected SQLite in a file"),
        ("sqlite:////no/such/folder/arsenale.db", "expected the database .* unable to open"),
    ],
)
def test_a_wrong_url_is_told_what_is_expected(wrong: str, message: str) -> None:
    with pytest.raises(StoreError, match=message):
        Store.open(wrong)


def test_a_password_is_never_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        Store.open(f"postgresql://user:hunter2@/name?host={tmp_path}")
    assert "hunter2" not in str(refused.value)


def test_a_file_that_is_no_database_is_told_as_such(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text("Dear reader, this is no database at all. " * 50)
    with pytest.raises(StoreError, match="file is not a database"):
        Store.open(f"sqlite:///{path}")
