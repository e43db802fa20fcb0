"""What a host can set: by argument or by environment (`ARSENALE_PORT=9000`). docs/hosting.md lists it all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, Literal, get_args
from urllib.parse import urlsplit

from ..table import SETTINGS

PREFIX: Final = "ARSENALE_"
LogFormat = Literal["text", "json"]
LOCAL_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # addresses that listen to all networks


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings of a server, with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "arsenale.db"  # a file (SQLite) or a URL
    edition_dir: Path | None = None  # edition files of your own, *.toml
    secret: str = ""  # signs cookies and links; empty: made once, kept in the database
    public_url: str = ""  # what links begin with, if the server cannot know it (behind a proxy)
    log_format: LogFormat = "text"
    log_level: str = ""  # empty: warning as text, which people read beside the game; info as JSON
    bot_workers: int = 0  # processes in which bots think; 0: one per core
    bot_pace: float = 1.0  # multiplies the pauses of bots; 0: none
    bot_seconds: float = 20.0  # a bot that thinks for longer is given up, and the quick one plays for it
    hint_seconds: float = 3.0  # to look for hints
    away_seconds: float = 180.0  # a guest who is gone for longer can be replaced by the table's owner
    idle_seconds: float = 900.0  # a table that nobody looks at leaves memory
    body_bytes: int = 2_000_000
    message_bytes: int = 16_384
    rate: float = 1.0  # multiplies all rate limits; 0: no limits
    connections_per_guest: int = 20
    connections_per_address: int = 200
    forwarded_allow_ips: str = "127.0.0.1"  # proxies that may tell where a request comes from

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """Arguments first, then the environment, then defaults. Raises ValueError where a value does not fit."""
        found = os.environ if environment is None else environment
        chosen = {name: value for name, value in given.items() if value is not None}
        for field in fields(cls):
            text = found.get(PREFIX + field.name.upper())
            if text and field.name not in chosen:
                chosen[field.name] = _read_value(field.name, field.default, text)
        return cls(**chosen)

    def __post_init__(self) -> None:
        if self.log_format not in get_args(LogFormat):
            raise ValueError(f"expected log format text or json, got {self.log_format!r}")
        if not 0 <= self.port <= 65535:
            raise ValueError(f"expected a port from 0 to 65535, got {self.port}")
        if self.edition_dir is not None and not self.edition_dir.is_dir():
            raise ValueError(f"expected a folder of editions, got {self.edition_dir}")
        for name in ("bot_workers", "bot_pace", "rate"):
            if getattr(self, name) < 0:
                raise ValueError(f"expected {name} to be 0 or more, got {getattr(self, name)}")
        if self.hint_seconds <= 0:
            raise ValueError(f"expected hint_seconds over 0, got {self.hint_seconds:g}")
        longest = max(self.hint_seconds, *(float(choice) for choice in SETTINGS["doge_seconds"]))
        if self.bot_seconds <= longest:
            raise ValueError(
                f"expected bot_seconds over {longest:g}, so long a Doge or a hint may take, got {self.bot_seconds:g}"
            )

    @property
    def database_url(self) -> str:
        """A plain file name means SQLite."""
        return self.database if "://" in self.database else f"sqlite:///{self.database}"

    @property
    def database_shown(self) -> str:
        """Where the tables are, without a password."""
        return str(Path(self.database_url.removeprefix("sqlite:///")).resolve()) if self.is_sqlite else "PostgreSQL"

    def accepts_host(self, header: str) -> bool:
        """Whether a request is meant for us. Through another name that leads here, other sites could send requests as
        if they came from our own pages. A server for all networks knows its names only if it is told its public
        address."""
        if self.host in EVERYWHERE and not self.public_url:
            return True
        try:
            name = urlsplit(f"//{header}").hostname
        except ValueError:
            return False
        return name is not None and name in {*LOCAL_HOSTS, self.host.lower(), urlsplit(self.public_url).hostname}

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")


def _read_value(name: str, default: object, text: str) -> object:
    if name == "edition_dir":
        return Path(text)
    if type(default) is int:
        try:
            return int(text)
        except ValueError:
            raise ValueError(f"expected a whole number in {PREFIX}{name.upper()}, got {text!r}") from None
    if type(default) is float:
        try:
            return float(text)
        except ValueError:
            raise ValueError(f"expected a number in {PREFIX}{name.upper()}, got {text!r}") from None
    return text
