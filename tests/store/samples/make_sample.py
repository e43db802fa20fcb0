"""Make a sample of what a server of this version keeps: its database, and records of its matches.

    PYTHONPATH=src python -m tests.store.samples.make_sample FOLDER

It starts a server and plays at its tables over HTTP, so it knows nothing of how tables and stores are built inside and
runs with other versions too. But a sample is worth something only as long as it is old: never make one anew. Make the
first of a new kind into a folder of its own when a release changes what is stored.

2026-11  commit 7601bd2, the last one before matches knew the version of their rules

What is in a folder: `database.sql.gz`, a dump of the SQLite file; `expected.json`, what each of its tables adds up to;
`records/`, one file a match, finished or as far as it went.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import arsenale
from arsenale.engine import Record
from arsenale.store import Store
from arsenale.table import Entry, Table, TableMeta

PATIENCE = 120.0  # seconds
QUICK = {"ARSENALE_RATE": "0", "ARSENALE_BOT_PACE": "0", "ARSENALE_BOT_WORKERS": "1", "ARSENALE_LOG_LEVEL": "warning"}
BOTS = ("random", "greedy", "greedy")
MIDDLE = 40  # actions: where the running matches are left, more or less


class Server:
    """A server and a pair of hands that plays by program."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.chance = random.Random("sample")
        self.people: dict[str, str] = {}  # name: token

    def call(self, path: str, body: Any = None, *, who: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if who is not None:
            headers["Authorization"] = f"Bearer {self.people[who]}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def wait(self) -> None:
        """Until it answers."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.call("/games")
                return
            except urllib.error.URLError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    def invite(self, name: str, language: str) -> None:
        self.people[name] = self.call("/guests", {"name": name, "language": language})["token"]

    def open(self, owner: str, game: str, *seats: dict[str, str], **more: Any) -> Any:
        order = {"game": game, "seats": list(seats), "bot_speed": "instant", **more}
        return self.call("/tables", order, who=owner)

    def sit_down(self, opened: Any, seat: int, who: str) -> None:
        token = opened["links"][str(seat)]["token"]
        self.call(f"/tables/{opened['table']}/join", {"seat": seat, "token": token, "name": who}, who=who)

    def do(self, table: str, what: str, who: str, **body: Any) -> Any:
        return self.call(f"/tables/{table}/{what}", body, who=who)

    def look(self, table: str, who: str | None = None, seat: int | None = None) -> Any:
        return self.call(f"/tables/{table}" + ("" if seat is None else f"?seat={seat}"), who=who)

    def settled(self, table: str) -> Any:
        """The table once no bot is to move, or it is over."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            seen = self.look(table)
            if not any(player["is_asked"] and player["kind"] == "bot" for player in seen["players"]):
                return seen
            time.sleep(0.02)
        raise AssertionError(f"expected the bots of table {table} to have played, they still think")

    def act(self, table: str, seat: int, who: str) -> None:
        """Do something that is legal, or several things in one go."""
        seen = self.look(table, who, seat)
        choices = [one["text"] for one in seen["choices"]]
        choices += [one["text"] for one in seen["shortcuts"][:1]]
        self.do(table, "actions", who, seat=seat, seq=seen["seq"], action=self.chance.choice(choices))

    def play(self, table: str, seats: dict[int, str], until: int) -> None:
        """People play by turns until so many actions have been played or the match is over."""
        while True:
            seen = self.settled(table)
            if seen["finished"] or seen["position"] >= until:
                return
            seat = self.chance.choice([player["seat"] for player in seen["players"] if player["is_asked"]])
            self.act(table, seat, seats[seat])


# The tables


def finished(server: Server, game: str, **more: Any) -> str:
    """Bots among themselves."""
    opened = server.open("Anna", game, *({"kind": "bot", "bot": bot} for bot in BOTS), **more)
    assert server.settled(opened["table"])["finished"]
    return str(opened["table"])


def running(server: Server, game: str, **more: Any) -> str:
    """Anna, Ben and a bot, with all that people do at a table."""
    opened = server.open("Anna", game, {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}, **more)
    table, seats = str(opened["table"]), {0: "Anna", 1: "Ben"}
    server.do(table, "chat", "Cleo", text="May I look on? 🦁")
    server.sit_down(opened, 1, "Ben")
    server.do(table, "settings", "Ben", doge_seconds="2")
    server.play(table, seats, 8)
    take_back(server, table, seats)
    server.do(table, "stand-in", "Ben", seat=1, bot="random")
    server.play(table, seats, MIDDLE // 2)
    server.do(table, "take-back", "Ben", seat=1)
    server.do(table, "rename", "Ben", seat=1, name="Ben & Söhne")
    server.do(table, "stand-in", "Anna", seat=2, bot="random")
    for agree in (False, True):
        server.play(table, seats, server.look(table)["position"] + 6)
        ask_back(server, table, seats, agree=agree)
    server.do(table, "chat", "Anna", text="Well then.")
    server.play(table, seats, MIDDLE)
    return table


def take_back(server: Server, table: str, seats: dict[int, str]) -> None:
    """Someone takes back a choice of their own that nobody has learned anything from."""
    for _ in range(100):
        server.settled(table)
        for seat, who in seats.items():
            offers = server.look(table, who, seat)["undo"]["offers"]
            if offers:
                server.do(table, "undo", who, seat=seat, to=offers[-1]["to"])
                return
        server.play(table, seats, server.look(table)["position"] + 1)
    raise AssertionError("expected something that can be taken back within a hundred actions, found nothing")


def ask_back(server: Server, table: str, seats: dict[int, str], *, agree: bool | None) -> None:
    """Someone asks the other person for a choice back; None leaves the question open."""
    for seat, who in seats.items():
        server.settled(table)
        asks = server.look(table, who, seat)["undo"]["ask"]
        if asks:
            server.do(table, "ask-undo", who, seat=seat, to=asks[0]["to"])
            if agree is not None:
                server.do(table, "answer-undo", seats[1 - seat], agree=agree)
            return
    raise AssertionError("expected something that one can ask for, found nothing")


def hidden_money(server: Server) -> str:
    """SE-5 as a table option: three people, two of them at one screen."""
    seats = ({"kind": "me"}, {"kind": "screen", "name": "Anna's guest"}, {"kind": "open"})
    opened = server.open("Anna", "serenissima", *seats, options={"money": "hidden"}, is_public=True, hints="off")
    server.sit_down(opened, 2, "Ben")
    server.play(opened["table"], {0: "Anna", 1: "Anna", 2: "Ben"}, 2 * MIDDLE)
    return str(opened["table"])


def sealed(server: Server) -> str:
    """DS-3.3 Left while one person has bid and the other has not."""
    opened = server.open("Anna", "doge_ship", {"kind": "me"}, {"kind": "open"})
    table, seats = str(opened["table"]), {0: "Anna", 1: "Ben"}
    server.sit_down(opened, 1, "Ben")
    while len(server.settled(table)["view"]["actors"]) < 2:
        server.play(table, seats, server.look(table)["position"] + 1)
    server.act(table, 0, "Anna")
    return table


def rematch(server: Server, table: str) -> str:
    """The same bots once more, each one seat further."""
    return str(server.do(table, "rematch", "Anna")["table"])


def make_tables(server: Server) -> dict[str, str]:
    """All tables, by name."""
    server.invite("Anna", "en")
    server.invite("Ben", "de")
    server.invite("Cleo", "fr")
    tables = {
        "finished doge_ship": finished(server, "doge_ship", options={"inspection_ties": "standard"}),
        "finished serenissima": finished(server, "serenissima"),
        "finished venedig": finished(server, "venedig", is_public=True),
        "running doge_ship": running(server, "doge_ship"),
        "running serenissima": running(server, "serenissima", bot_speed="fast"),
        "running venedig": running(server, "venedig"),
        "hidden money": hidden_money(server),
        "sealed bid": sealed(server),
    }
    ask_back(server, tables["running venedig"], {0: "Anna", 1: "Ben"}, agree=None)
    tables["rematch"] = rematch(server, tables["finished venedig"])
    server.settled(tables["rematch"])
    record = server.call(f"/tables/{tables['finished serenissima']}/record")
    tables["imported"] = server.call("/records", record, who="Cleo")["table"]
    return tables


# What they add up to


def loaded(store: Store, table_id: str) -> Table:
    stored = store.load(table_id)
    return Table(TableMeta.from_dict(stored.meta), None, [Entry.from_dict(row) for row in stored.entries])


def sums_up(table: Table) -> dict[str, Any]:
    return {
        "id": table.meta.id,
        "game": table.meta.game,
        "options": table.meta.options,
        "is_over": table.is_over,
        "seq": table.seq,
        "position": table.position,
        "key": table.state.key(),
        "keys": {at: table.history.state_at(at).key() for at in range(0, table.position, 10)},
        "scores": table.state.scores(),
        "holders": [[holder.kind, holder.name, holder.bot] for holder in table.holders],
        "settings": dict(table.settings),
        "remarks": [remark.text or remark.key for remark in table.remarks],
        "asks_to_take_back": None if table.request is None else table.request.to,
    }


def record_of(table: Table) -> Record:
    """The match as a file, also where it is not over yet."""
    record = Record.of(table.game, table.meta.players, table.meta.seed, table.meta.options)
    for played in table.history.played:
        record.add(table.game, played.seat, played.action)
    if table.is_over:
        record.close(table.state)
    return record


def write_dump(database: Path, file: Path) -> None:
    connection = sqlite3.connect(database)
    try:
        text = "\n".join(connection.iterdump())
    finally:
        connection.close()
    # Without the time of day in it: the same dump is the same file.
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


@contextmanager
def serving(database: Path) -> Iterator[Server]:
    command = [sys.executable, "-c", "from arsenale.cli import main; main()", "serve", "--port", "0"]
    command += ["--database", str(database)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **QUICK})
    try:
        assert process.stdout is not None
        lines = (process.stdout.readline() for _ in range(20))
        address = next(found.group(0) for line in lines if (found := re.search(r"http://\S+:\d+", line)))
        server = Server(address.replace("localhost", "127.0.0.1"))
        server.wait()
        yield server
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def main(folder: Path) -> None:
    source = Path(arsenale.__file__).parents[2]
    assert source == Path(__file__).parents[3], f"expected the source beside this script, found that in {source}"
    (folder / "records").mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        database = Path(scratch) / "arsenale.db"
        with serving(database) as server:
            names = make_tables(server)
        store = Store.open(f"sqlite:///{database}")
        tables = {name: loaded(store, table_id) for name, table_id in names.items()}
        secret = store.secret()
        store.close()
        write_dump(database, folder / "database.sql.gz")
    for name, table in tables.items():
        if table.meta.is_imported:
            continue  # its record is there already
        text = record_of(table).to_json() + "\n"
        (folder / "records" / f"{name.replace(' ', '_')}.json").write_text(text, encoding="utf-8")
    expected = {"secret": secret, "tables": {name: sums_up(table) for name, table in tables.items()}}
    text = json.dumps(expected, ensure_ascii=False, indent=1) + "\n"
    (folder / "expected.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
