"""How far the search goes beyond its time: the longest decisions of every game, player count and thinking time.

The search is given the thread's own clock, so that a busy machine is not taken for a slow search: whatever goes beyond
the limit was really thought.

    .venv/bin/python bench/limits.py --decisions 40
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import arsenale
from arsenale.bots import SearchBot
from arsenale.engine import Game, State, playout, seeded

PAGE = Path(__file__).resolve().parent / "README.md"
START, END = "<!-- limits: written by bench/limits.py -->", "<!-- end of limits -->"
SECONDS = (0.05, 0.2, 1.0)
MOST_OVER = 0.10


def decisions(game: Game[Any], players: int, count: int) -> list[State]:
    """Decisions spread over a few random matches, half of them the widest there are."""
    found: list[State] = []
    for number in range(3):
        state: State = game.start(players=players, seed=f"limits {number}")
        chance = seeded(number)
        while not state.finished:
            if len(state.legal(state.actors()[0])) > 1:
                found.append(state.copy())
            playout(state, chance, 1)
    widest = sorted(found, key=lambda state: -len(state.legal(state.actors()[0])))[: count // 2]
    return widest + found[:: max(1, len(found) // (count - len(widest)))][: count - len(widest)]


def worst(game: Game[Any], states: list[State], seconds: float) -> float:
    """The longest decision, as a share of the time allowed."""
    longest = 0.0
    for number, state in enumerate(states):
        bot = SearchBot(game, number, seconds=seconds, clock=time.thread_time)
        began = time.thread_time()
        bot.choose(state, state.actors()[0])
        longest = max(longest, time.thread_time() - began)
    return longest / seconds


def report(count: int) -> str:
    heads = " | ".join(f"{seconds:g} s" for seconds in SECONDS)
    lines = [
        f"| longest decision, share of the time | players | {heads} | kept |",
        "| --- | ---: | ---: | ---: | ---: | --- |",
    ]
    for name in arsenale.games():
        game = arsenale.load(name)
        for players in game.seats:
            states = decisions(game, players, count)
            # Longer thought is no harder to end: few decisions will do.
            found = [
                worst(game, states[: max(4, round(count * min(1.0, 0.05 / seconds)))], seconds) for seconds in SECONDS
            ]
            kept = "yes" if max(found) <= 1.0 + MOST_OVER else "NO"
            shares = " | ".join(f"{100 * share:.0f} %" for share in found)
            lines.append(f"| {name} | {players} | {shares} | {kept} |")
            print(lines[-1], flush=True)
    command = f".venv/bin/python bench/limits.py --decisions {count}"
    told = f"The bar is {100 * (1 + MOST_OVER):.0f} %; processor time, one core. `{command}`"
    return "\n".join([*lines, "", told])


def write(results: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(START)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{START}\n\n{results}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=40, help="for each game and player count")
    parser.add_argument("--dry-run", action="store_true", help="print the table only, leave bench/README.md as it is")
    chosen = parser.parse_args()
    results = report(chosen.decisions)
    if not chosen.dry_run:
        write(results)


if __name__ == "__main__":
    main()
