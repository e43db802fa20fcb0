"""How many live tables one server process holds: `python bench/load.py [--tables 100,200,400] [--seconds 20]`.

Tables of four people, one action a second each, every person with a websocket of their own, the games in turn.
Measured is the time from sending an action to the update of it at each of the four people, after a warm-up; and
the processor time of the server. Server and people have a core each, where there are two. Also the server's own time
for one update and its size, in the middle of a match.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from arsenale.engine import seeded
from arsenale.games import games, load
from arsenale.table import Place, Table, open_table, propose_action
from arsenale.web.live.live_table import LiveTable
from arsenale.web.live.viewer import Viewer

LIMIT_MS = 100.0
PLAYERS = 4
WARM_UP_SECONDS = 5.0
MIDDLE = range(60, 160)  # actions: neither the first rounds nor the last
TICKS = os.sysconf("SC_CLK_TCK")


def measure_updates(name: str) -> str:
    """The updates of four viewers after each action in the middle of a match, as the websocket sends them."""
    game = load(name)
    spent: list[float] = []
    sizes: list[int] = []
    for match in range(4):
        table = Table(open_table(game, [Place.screen("a", f"P{n}") for n in range(PLAYERS)], at=0.0, seed=f"{match}"))
        live, rng = LiveTable(table, None), seeded(f"load {match}")
        viewers = [Viewer(live, "a", seat, "en") for seat in range(PLAYERS)]
        for viewer in viewers:
            viewer.is_packed = True
        while not table.is_over and table.position < MIDDLE.stop:
            seat = table.state.actors()[0]
            legal = table.state.legal(seat)
            live.apply(
                propose_action(table, "a", seat=seat, seq=table.seq, action=legal[rng.below(len(legal))], at=0.0)
            )
            live.notify()
            began = time.thread_time()
            sent = [viewer.update() for viewer in viewers]
            taken = (time.thread_time() - began) * 1000 / PLAYERS
            if table.position in MIDDLE:
                spent.append(taken)
                sizes += [len(update) for update in sent]
    return (
        f"one update ({name}, {len(sizes)} in the middle of 4 matches): {statistics.median(spent):.2f} ms of processor "
        f"time median, {statistics.fmean(spent):.2f} ms mean; {statistics.median(sizes) / 1000:.1f} kB median, "
        f"{statistics.fmean(sizes) / 1000:.1f} kB mean, compressed"
    )


def call(address: str, token: str | None = None, body: Any = None) -> Any:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=60) as answer:
        return json.load(answer)


@dataclass
class Measured:
    """What all tables of one run saw."""

    counts_from: float = float("inf")  # monotonic
    actions: int = 0
    delays: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)


class Player:
    """One person's websocket; notes when each entry has reached them."""

    def __init__(self, socket: Any, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.mine: dict[str, Any] = {}
        self.seq = -1
        self.is_over = False
        self.news = asyncio.Event()

    async def listen(self, sent: dict[int, float], measured: Measured) -> None:
        async for data in self.socket:
            if isinstance(data, str):
                continue
            now = time.monotonic()
            update = json.loads(zlib.decompress(data, -zlib.MAX_WBITS))
            self.mine |= update["mine"]  # what is left out is as it was
            self.seq = update["seq"]
            self.is_over = update["table"].get("finished", self.is_over)
            self.news.set()
            begun = sent.get(self.seq)
            if begun is not None and begun > measured.counts_from:
                measured.delays.append((now - begun) * 1000)
                measured.sizes.append(len(data))


async def play_table(address: str, token: str, table: str, start: float, ends: float, measured: Measured) -> None:
    """One action a second at one table."""
    sent: dict[int, float] = {}
    url = f"{address.replace('http', 'ws')}/ws/{table}"
    headers = {"Authorization": f"Bearer {token}"}
    sockets = [
        await connect(url, additional_headers=headers, compression=None, open_timeout=60) for _ in range(PLAYERS)
    ]
    players = [Player(socket, seat) for seat, socket in enumerate(sockets)]
    listeners = [asyncio.create_task(player.listen(sent, measured)) for player in players]
    for player in players:
        await player.socket.send(json.dumps({"type": "watch", "seat": player.seat, "packed": True}))
        await player.news.wait()
    await asyncio.sleep(max(0.0, start - time.monotonic()))
    turn = 0
    while time.monotonic() < ends:
        newest = max(player.seq for player in players)
        asked = next((player for player in players if player.seq == newest and player.mine["asked"]), None)
        if asked is None or players[0].is_over:
            break
        choices = asked.mine["choices"]
        choice = choices[turn * 7 % len(choices)]["text"]
        sent[newest + 1] = time.monotonic()
        await asked.socket.send(json.dumps({"type": "act", "seat": asked.seat, "seq": newest, "action": choice}))
        turn += 1
        measured.actions += sent[newest + 1] > measured.counts_from
        await asyncio.sleep(start + turn - time.monotonic())
    for listener, socket in zip(listeners, sockets, strict=True):
        listener.cancel()
        await socket.close()


async def run(address: str, count: int, seconds: float, server: int) -> tuple[Measured, float]:
    """Play so many tables at once; gives what they saw, and the server's share of a core."""
    token = call(f"{address}/api/guests", body={"name": "Load"})["token"]
    seats = [{"kind": "me"}, *[{"kind": "screen"}] * (PLAYERS - 1)]
    names = games()
    ids = [
        call(f"{address}/api/tables", token, {"game": names[number % len(names)], "seats": seats})["table"]
        for number in range(count)
    ]
    measured = Measured()
    # Spread over the second, as people are; opening the connections takes a while too.
    start = time.monotonic() + 2.0 + count * PLAYERS * 0.006
    ends = start + WARM_UP_SECONDS + seconds
    measured.counts_from = start + WARM_UP_SECONDS
    playing = [play_table(address, token, table, start + n / count, ends, measured) for n, table in enumerate(ids)]
    tables = asyncio.gather(*playing)
    await asyncio.sleep(max(0.0, measured.counts_from - time.monotonic()))
    began, busy = time.monotonic(), processor_seconds(server)
    await asyncio.sleep(max(0.0, ends - time.monotonic()))
    share = (processor_seconds(server) - busy) / (time.monotonic() - began)
    await tables
    return measured, share


def processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def measure_tables(counts: list[int], seconds: float) -> None:
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    many = {"ARSENALE_RATE": "0", "ARSENALE_CONNECTIONS_PER_GUEST": "9999", "ARSENALE_CONNECTIONS_PER_ADDRESS": "9999"}
    cores = sorted(os.sched_getaffinity(0))
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
        os.sched_setaffinity(server.pid, cores[:1])
        os.sched_setaffinity(0, cores[-1:])
        address = found.group(0).replace("localhost", "127.0.0.1")
        time.sleep(4)
        try:
            for count in counts:
                measured, share = asyncio.run(run(address, count, seconds, server.pid))
                print(told(count, measured, share, seconds), flush=True)
        finally:
            server.terminate()
            server.wait(20)
            server.stdout.close()


def told(count: int, measured: Measured, share: float, seconds: float) -> str:
    delays = sorted(measured.delays)
    late = delays[len(delays) * 99 // 100]
    verdict = "holds" if late < LIMIT_MS else "does not hold"
    return (
        f"{count:>4} tables: {measured.actions} actions, {len(delays)} updates, median {statistics.median(delays):.0f} "
        f"ms, 99th percentile {late:.0f} ms: {verdict}; {share:.0%} of a core, "
        f"{share * seconds * 1000 / len(delays):.2f} ms an update, "
        f"{statistics.fmean(measured.sizes) / 1000:.1f} kB an update, compressed"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="100,200,300,400")
    parser.add_argument("--seconds", type=float, default=20.0)
    options = parser.parse_args()
    for name in games():
        print(measure_updates(name), flush=True)
    measure_tables([int(text) for text in options.tables.split(",") if text], options.seconds)


if __name__ == "__main__":
    main()
