"""How many live tables one server process holds: `python bench/load.py [--tables 5,10,20] [--seconds 15]`.

Tables of four people, one action a second each, every person with a websocket of their own. Measured is the time from
sending an action to the update of it at each of the four people. Also the server's own time for one update.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from arsenale.engine import seeded
from arsenale.games import load
from arsenale.table import Place, Table, open_table, propose_action
from arsenale.web.live.live_table import LiveTable
from arsenale.web.live.views import drawing, live_view

LIMIT_MS = 100.0
PLAYERS = 4


def measure_updates() -> None:
    """One update after each action of a match: looked up, drawn and written, as the websocket does it."""
    game = load("doge_ship")
    table = Table(open_table(game, [Place.screen("a", f"P{n}") for n in range(PLAYERS)], at=0.0, seed="load"))
    live, rng = LiveTable(table, None), seeded("load")
    spent: list[float] = []
    sizes: list[int] = []
    while not table.is_over and len(spent) < 300:
        seat = table.state.actors()[0]
        legal = table.state.legal(seat)
        entry = propose_action(table, "a", seat=seat, seq=table.seq, action=legal[rng.below(len(legal))], at=0.0)
        before = table.position
        live.apply(entry)
        began = time.perf_counter()
        seen = live_view(live, "a", seat, "en", log_after=before, chat_after=table.seq, with_undo=False)
        text = json.dumps([seen, drawing(live, seen, "wide")], ensure_ascii=False, separators=(",", ":"))
        spent.append((time.perf_counter() - began) * 1000)
        sizes.append(len(zlib.compress(text.encode(), wbits=-12)))
    told = f"{statistics.median(spent):.1f} ms median, {sorted(spent)[len(spent) * 99 // 100]:.1f} ms 99th percentile"
    print(
        f"one update ({game.name}, {len(spent)} actions): {told}; {statistics.median(sizes) / 1000:.1f} kB compressed"
    )


def call(address: str, token: str | None = None, body: Any = None) -> Any:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=60) as answer:
        return json.load(answer)


class Player:
    """One person's websocket; notes when each entry has reached them."""

    def __init__(self, socket: Any, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.sight: Any = None
        self.news = asyncio.Event()

    async def listen(self, sent: dict[int, float], delays: list[float]) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "update":
                self.sight = message["sight"]
                self.news.set()
                if message["seq"] in sent:
                    delays.append((time.perf_counter() - sent[message["seq"]]) * 1000)


async def play_table(address: str, token: str, table: str, seconds: float, delays: list[float], start: float) -> int:
    """One action a second at one table."""
    sent: dict[int, float] = {}
    url = f"{address.replace('http', 'ws')}/ws/{table}"
    sockets = [await connect(url, additional_headers={"Authorization": f"Bearer {token}"}) for _ in range(PLAYERS)]
    players = [Player(socket, seat) for seat, socket in enumerate(sockets)]
    listeners = [asyncio.create_task(player.listen(sent, delays)) for player in players]
    for player in players:
        await player.socket.send(json.dumps({"type": "watch", "seat": player.seat}))
        await player.news.wait()
    await asyncio.sleep(start)
    actions, ends = 0, time.monotonic() + seconds
    while time.monotonic() < ends:
        newest = max(players, key=lambda player: player.sight["seq"]).sight
        asked = next((player for player in players if player.sight["asked"]), None)
        if newest["finished"] or asked is None:
            break
        seen = asked.sight
        choice = seen["choices"][actions * 7 % len(seen["choices"])]["text"]
        sent[seen["seq"] + 1] = time.perf_counter()
        message = {"type": "act", "seat": asked.seat, "seq": seen["seq"], "action": choice}
        await asked.socket.send(json.dumps(message))
        actions += 1
        await asyncio.sleep(1.0)
    for listener, socket in zip(listeners, sockets, strict=True):
        listener.cancel()
        await socket.close()
    return actions


async def run(address: str, count: int, seconds: float) -> tuple[int, list[float]]:
    token = call(f"{address}/api/guests", body={"name": "Load"})["token"]
    seats = [{"kind": "me"}, *[{"kind": "screen"}] * (PLAYERS - 1)]
    ids = [call(f"{address}/api/tables", token, {"game": "doge_ship", "seats": seats})["table"] for _ in range(count)]
    delays: list[float] = []
    # Spread over the second, as people are.
    played = [play_table(address, token, table, seconds, delays, n / count) for n, table in enumerate(ids)]
    return sum(await asyncio.gather(*played)), delays


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="5,10,20,40")
    parser.add_argument("--seconds", type=float, default=12.0)
    options = parser.parse_args()
    measure_updates()
    many = {"ARSENALE_RATE": "0", "ARSENALE_CONNECTIONS_PER_GUEST": "9999", "ARSENALE_CONNECTIONS_PER_ADDRESS": "9999"}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from arsenale.cli import main; main()", "serve", "--port", "0"]
        server = subprocess.Popen(
            [*command, "--database", str(Path(folder) / "load.db")],
            env={**os.environ, **many, "ARSENALE_BOT_WORKERS": "1", "ARSENALE_LOG_LEVEL": "warning"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found is not None
        address = found.group(0).replace("localhost", "127.0.0.1")
        time.sleep(4)
        try:
            for count in [int(text) for text in options.tables.split(",")]:
                actions, delays = asyncio.run(run(address, count, options.seconds))
                delays.sort()
                late = delays[len(delays) * 99 // 100]
                verdict = "holds" if late < LIMIT_MS else "does not hold"
                print(
                    f"{count:>4} tables: {actions} actions, {len(delays)} updates, median "
                    f"{statistics.median(delays):.0f} ms, 99th percentile {late:.0f} ms: {verdict}"
                )
        finally:
            server.terminate()
            server.wait(20)
            server.stdout.close()


if __name__ == "__main__":
    main()
