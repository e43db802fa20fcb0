"""Copying the database from the command line."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from arsenale.cli import app
from arsenale.store import Store


def test_the_copy_holds_what_the_database_held(tmp_path: Path) -> None:
    database, copy = tmp_path / "played.db", tmp_path / "copy.db"
    store = Store.open(f"sqlite:///{database}")
    guest = store.create_guest("Anna", "fr", at=1.0)
    secret = store.secret()
    ran = CliRunner().invoke(app, ["backup", "--database", str(database), str(copy)])
    assert ran.exit_code == 0, ran.output
    copied = Store.open(f"sqlite:///{copy}")
    assert copied.guest(guest.id) == guest
    assert copied.secret() == secret
    store.close()
    copied.close()


def test_what_cannot_be_copied_is_told_in_one_line(tmp_path: Path) -> None:
    nothing = CliRunner().invoke(app, ["backup", "--database", str(tmp_path / "none.db"), str(tmp_path / "copy.db")])
    assert nothing.exit_code == 2
    assert "expected an existing database" in nothing.output
    database = tmp_path / "played.db"
    Store.open(f"sqlite:///{database}").close()
    there = CliRunner().invoke(app, ["backup", "--database", str(database), str(database)])
    assert there.exit_code == 2
    assert "expected the name of a new file" in there.output
    far = CliRunner().invoke(app, ["backup", "--database", "postgresql://localhost/x", str(tmp_path / "copy.db")])
    assert far.exit_code == 2
    assert "pg_dump" in far.output
