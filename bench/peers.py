"""Measure random play of our games and of other libraries side by side, and write the table into bench/README.md.

Every contender runs in a process of its own, one after the other, several rounds; each number is the median of its
rounds, so that a busy moment of the machine hits all alike. Run it by `make bench`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "bench" / "README.md"
START, END = "<!-- results: written by make bench -->", "<!-- end of results -->"
PEER_PYTHON = ROOT / ".venv-bench" / "bin" / "python"
ARSENALE = ROOT / ".venv" / "bin" / "arsenale"
TREES = {"compiled": ROOT / "build" / "fast", "plain": ROOT / "src"}
OPEN_SPIEL_GAMES = ("backgammon", "gin_rummy", "hearts")

Measures = dict[str, float]


@dataclass
class Row:
    """One contender: its measures round by round, or why there are none."""

    name: str
    rounds: list[Measures] = field(default_factory=list)
    trouble: str = ""

    def median(self, key: str) -> float | None:
        values = [measures[key] for measures in self.rounds if key in measures]
        return statistics.median(values) if values else None


class Bench:
    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.peer_versions: dict[str, str] = {}

    def row(self, name: str) -> Row:
        return self.rows.setdefault(name, Row(name))

    def measure_ours(self, tree: str) -> None:
        path = TREES[tree]
        if not (path / "arsenale").is_dir():
            self.row(f"Arsenale ({tree})").trouble = "not built here"
            return
        output = run([str(ARSENALE), "bench", "--json"], PYTHONPATH=str(path))
        if isinstance(output, Trouble):
            self.row(f"Arsenale ({tree})").trouble = output.reason
            return
        for game, measures in json.loads(output).items():
            if measures["compiled"] != (tree == "compiled"):
                raise SystemExit(f"expected the {tree} tree, got compiled={measures['compiled']} for {game}")
            self.row(f"Arsenale {game} ({tree})").rounds.append(measures)

    def measure_peer(self, name: str, contender: str, seconds: float) -> None:
        row = self.row(name)
        output = run([str(PEER_PYTHON), str(ROOT / "bench" / "drive.py"), contender, str(seconds)])
        if isinstance(output, Trouble):
            row.trouble = output.reason
            return
        measures = json.loads(output)
        self.peer_versions[name.split()[0]] = measures.pop("version")
        row.rounds.append(measures)


@dataclass
class Trouble:
    reason: str


def run(command: list[str], **environment: str) -> str | Trouble:
    """The command's standard output, or its last word of complaint."""
    if not Path(command[0]).exists():
        return Trouble("not installed")
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return done.stdout
    last_line = (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]
    return Trouble("not installed" if "ModuleNotFoundError" in last_line else last_line.replace("|", "/")[:80])


def measure(rounds: int, seconds: float) -> Bench:
    bench = Bench()
    for number in range(1, rounds + 1):
        for tree in TREES:
            say(f"round {number} of {rounds}: Arsenale ({tree})")
            bench.measure_ours(tree)
        say(f"round {number} of {rounds}: Catanatron")
        bench.measure_peer("Catanatron", "catanatron", seconds)
        for game in OPEN_SPIEL_GAMES:
            say(f"round {number} of {rounds}: OpenSpiel {game}")
            bench.measure_peer(f"OpenSpiel {game}", game, seconds)
    return bench


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def report(bench: Bench, rounds: int) -> str:
    parts = [table(bench), bars(bench), [footnote(bench, rounds)]]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def table(bench: Bench) -> list[str]:
    catanatron = bench.row("Catanatron").median("actions_per_second")
    lines = [
        "| random play | actions/s from Python | with chance moves | actions/s in the engine | matches/s | copy, µs "
        "| times Catanatron |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in bench.rows.values():
        if row.trouble:
            lines.append(f"| {row.name} | {row.trouble} | | | | | |")
            continue
        speed = row.median("actions_per_second")
        cells = [
            number(speed),
            number(row.median("moves_per_second") if row.name.startswith("OpenSpiel") else None),
            number(row.median("in_engine_actions_per_second")),
            number(row.median("games_per_second")),
            number(row.median("copy_us"), decimals=2),
            number(speed / catanatron if speed and catanatron else None, decimals=1),
        ]
        lines.append(f"| {row.name} | {' | '.join(cells)} |")
    return lines


def number(value: float | None, decimals: int = 0) -> str:
    return "" if value is None else f"{value:,.{decimals}f}"


def bars(bench: Bench) -> list[str]:
    """What we promise of every game of ours, and whether this run kept it."""
    catanatron = bench.row("Catanatron").median("actions_per_second")
    actions = fastest_open_spiel(bench, "actions_per_second")
    moves = fastest_open_spiel(bench, "moves_per_second")
    lines = []
    for row in bench.rows.values():
        speed, copy = row.median("actions_per_second"), row.median("copy_us")
        if not row.name.startswith("Arsenale ") or speed is None or copy is None:
            continue
        is_compiled = row.name.endswith("(compiled)")
        if catanatron:
            lines.append(promise(f"{row.name}: times Catanatron", speed / catanatron, least=15 if is_compiled else 3))
        if is_compiled and actions and moves:
            lines.append(promise(f"{row.name}: times the fastest OpenSpiel game", speed / actions, least=1))
            lines.append(promise(f"{row.name}: the same, its chance moves counted too", speed / moves, least=1))
        if is_compiled:
            lines.append(f"| {row.name}: copy, µs | at most 2 | {copy:.2f} | {'yes' if copy <= 2 else 'NO'} |")
    return ["| promise | bar | measured | kept |", "| --- | ---: | ---: | --- |", *lines] if lines else []


def fastest_open_spiel(bench: Bench, key: str) -> float:
    return max(bench.row(f"OpenSpiel {game}").median(key) or 0.0 for game in OPEN_SPIEL_GAMES)


def promise(text: str, measured: float, *, least: float) -> str:
    return f"| {text} | at least {least} | {measured:.2f} | {'yes' if measured >= least else 'NO'} |"


def footnote(bench: Bench, rounds: int) -> str:
    ours = [f"Python {platform.python_version()}", f"mypyc {version('mypy')}"]
    peers = [f"{name} {number}" for name, number in sorted(bench.peer_versions.items())]
    return f"Median of {rounds} rounds on {processor()}; {', '.join(ours + peers)}."


def processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def write(results: str) -> None:
    before, _, rest = PAGE.read_text().partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}\n\n{results}\n\n{END}{after}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure our games and other libraries side by side.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each of the other libraries' games, each round")
    parser.add_argument("--dry-run", action="store_true", help="print the table only, leave bench/README.md as it is")
    options = parser.parse_args()
    results = report(measure(options.rounds, options.seconds), options.rounds)
    print(results)
    if not options.dry_run:
        write(results)


if __name__ == "__main__":
    main()
