"""How many live tables boardgame.io's server holds, measured as `load.py` measures ours: `python -m bench.load_peer
[--tables 100,200,320] [--seconds 20]`. Needs node and npm; says so and succeeds where they are not.

Its game (boardgame_io/server.cjs) has a state about as large as what our pages are shown, its people (people.cjs) are
raw socket.io clients; the server sends the whole state to four people a table after every action.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

from bench.load import LIMIT_MS, WARM_UP_SECONDS, processor_seconds

HERE = Path(__file__).parent
NODE = HERE.parent / "build" / "boardgame_io"
INSTALL = ("install", "--no-audit", "--no-fund", "--no-package-lock", "--silent")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="100,200,320")
    parser.add_argument("--seconds", type=float, default=20.0)
    options = parser.parse_args()
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        print("SKIPPED: there is no node here, so boardgame.io was not measured")
        return 0
    NODE.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "boardgame_io").iterdir():
        shutil.copy(file, NODE)
    if not (NODE / "node_modules").is_dir() and subprocess.run([npm, *INSTALL], cwd=NODE, timeout=300).returncode:
        print("SKIPPED: npm could not install boardgame.io")
        return 0
    for count in [int(text) for text in options.tables.split(",")]:
        print(measure(node, count, options.seconds), flush=True)
    return 0


def measure(node: str, count: int, seconds: float) -> str:
    port, cores = free_port(), sorted(os.sched_getaffinity(0))
    server = subprocess.Popen([node, "server.cjs", str(port)], cwd=NODE, stdout=subprocess.DEVNULL)
    os.sched_setaffinity(server.pid, cores[:1])
    time.sleep(3)
    try:
        people = subprocess.Popen(
            [node, "people.cjs", str(port), str(count), str(seconds), str(WARM_UP_SECONDS)],
            cwd=NODE,
            stdout=subprocess.PIPE,
            text=True,
        )
        os.sched_setaffinity(people.pid, cores[-1:])
        assert people.stdout is not None
        people.stdout.readline()  # the warm-up is over
        began, busy = time.monotonic(), processor_seconds(server.pid)
        found = json.loads(people.stdout.readline())
        share = (processor_seconds(server.pid) - busy) / (time.monotonic() - began)
        people.wait(30)
    finally:
        server.kill()
        server.wait(10)
    delays = sorted(found["delays"])
    late = delays[len(delays) * 99 // 100]
    verdict = "holds" if late < LIMIT_MS else "does not hold"
    return (
        f"boardgame.io {count:>4} tables: {found['actions']} actions, {len(delays)} updates, "
        f"median {delays[len(delays) // 2]:.0f} ms, 99th percentile {late:.0f} ms: {verdict}; {share:.0%} of a core, "
        f"{share * seconds * 1000 / len(delays):.2f} ms an update"
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    sys.exit(main())
