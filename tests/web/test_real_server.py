"""A server in a process of its own: killed, stopped, backed up, and played by the bot of the documents."""

from __future__ import annotations

import http.client
import json
import random
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.web.conftest import PATIENCE, RealServer

from arsenale.store import Store
from arsenale.table import Entry, Table, TableMeta


def call(address: str, token: str | None = None, body: Any = None) -> Any:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=20) as answer:
        return json.load(answer)


def hot_seat(server: RealServer) -> tuple[str, str]:
    token = call(f"{server.address}/api/guests", body={"name": "Anna"})["token"]
    # With five seats a match lasts longer than any of these tests.
    order = {"game": "doge_ship", "seats": [{"kind": "me"}, *[{"kind": "screen"}] * 4]}
    return token, call(f"{server.address}/api/tables", token, order)["table"]


def play_until_cut_off(
    server: RealServer, token: str, table: str, acknowledged: dict[int, str], faults: list[Exception]
) -> None:
    """Play as quickly as it goes and note every action that the server has acknowledged."""
    base, chance = f"{server.address}/api/tables/{table}", random.Random(1)
    try:
        while actors := call(base)["view"]["actors"]:
            seat = actors[0]
            seen = call(f"{base}?seat={seat}", token)
            action = chance.choice(seen["choices"])["text"]
            done = call(f"{base}/actions", token, {"seat": seat, "seq": seen["seq"], "action": action})
            # The answer counts what followed of itself as well; the action is the entry after what was seen.
            entry = seen["seq"] + 1
            assert entry not in acknowledged, "acknowledged twice"
            assert done["seq"] >= entry
            acknowledged[entry] = action
    except urllib.error.HTTPError as refused:
        # Only a cut connection may end it; an answer of the server is told to the test.
        faults.append(refused)
    except (OSError, http.client.HTTPException, json.JSONDecodeError):
        return


def wait_for(acknowledged: dict[int, str], count: int, player: threading.Thread) -> None:
    deadline = time.monotonic() + PATIENCE
    while len(acknowledged) < count and player.is_alive() and time.monotonic() < deadline:
        time.sleep(0.005)
    assert len(acknowledged) >= count


def test_every_acknowledged_action_is_found_once_however_often_the_server_is_killed(tmp_path: Path) -> None:
    with RealServer(tmp_path / "killed.db") as server:
        token, table = hot_seat(server)
        acknowledged: dict[int, str] = {}
        faults: list[Exception] = []
        for round_number in range(5):
            player = threading.Thread(target=play_until_cut_off, args=(server, token, table, acknowledged, faults))
            player.start()
            wait_for(acknowledged, len(acknowledged) + 5 + round_number, player)
            server.stop(signal.SIGKILL)
            player.join(30)
            assert not player.is_alive()
            assert not faults
            server.start()
        # The guest is still known: the token was signed before the first kill.
        assert call(f"{server.address}/api/tables/{table}?seat=0", token)["seat"] == 0
        assert server.stop() == 0
        store = Store.open(f"sqlite:///{server.database}")
        stored = store.load(table)
        store.close()
        kept = [entry["seq"] for entry in stored.entries]
        assert kept == list(range(1, len(kept) + 1))
        texts = {entry["seq"]: entry["payload"]["text"] for entry in stored.entries}
        assert len(acknowledged) > 20
        assert {seq: texts[seq] for seq in acknowledged} == acknowledged


def test_a_backup_of_the_running_server_is_one_complete_file(tmp_path: Path) -> None:
    with RealServer(tmp_path / "live.db") as server:
        token, table = hot_seat(server)
        acknowledged: dict[int, str] = {}
        player = threading.Thread(target=play_until_cut_off, args=(server, token, table, acknowledged, []))
        player.start()
        wait_for(acknowledged, 5, player)
        before = max(acknowledged)
        running = Store.open(f"sqlite:///{server.database}")
        copy = running.backup(tmp_path / "copy.db")
        running.close()
        assert server.stop() == 0
        player.join(30)
        restored = Store.open(f"sqlite:///{copy}")
        stored = restored.load(table)
        restored.close()
        entries = [Entry.from_dict(row) for row in stored.entries]
        assert Table(TableMeta.from_dict(stored.meta), entries=entries).seq >= before


def test_the_bot_of_the_documents_plays_a_match_to_the_end(tmp_path: Path) -> None:
    page = Path("docs/bots.md").read_text(encoding="utf-8")
    program = re.search(r"```python\n(import json\n.*?)```", page, re.DOTALL)
    assert program is not None
    assert program.group(1).count("\n") < 50
    (tmp_path / "bot.py").write_text(program.group(1), encoding="utf-8")
    with RealServer(tmp_path / "bots.db") as server:
        token = call(f"{server.address}/api/guests", body={"name": "Host"})["token"]
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        order = {"game": "doge_ship", "seats": seats, "bot_speed": "instant"}
        opened = call(f"{server.address}/api/tables", token, order)
        link = opened["links"]["0"]["url"]
        ran = subprocess.run(
            [sys.executable, tmp_path / "bot.py", link], capture_output=True, text=True, timeout=PATIENCE
        )
        assert server.stop() == 0
        assert ran.returncode == 0, ran.stderr
        assert "win" in ran.stdout
