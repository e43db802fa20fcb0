"""`arsenale sim`: many matches between bots."""

from __future__ import annotations

import os
import time
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.table import Table

from ..bots.simulation import Simulation, Summary, play_simulation, summarize
from .arguments import AsJson, EditionName, GameName, TableOptions, load_game, read_bots, read_options, read_players
from .screen import counted, print_json, screen

USUAL_PLAYERS = 4
MATCHES_WORTH_A_WORKER = 10


def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Seats at the table.")] = None,
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, help="How many matches to play.")] = 100,
    bots: Annotated[str, typer.Option(help="Bots by seat, separated by commas, in turn over all seats.")] = "greedy",
    seed: Annotated[str, typer.Option(help="The same seed gives the same matches.")] = "1",
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="Processes; by default one a core.")] = None,
    option: TableOptions = None,
    edition: EditionName = "standard",
    json: AsJson = False,
) -> None:
    """Play many matches between bots and tell who won, how long they took and how fast they were played."""
    loaded = load_game(game, edition)
    options = read_options(loaded, option)
    seats = read_players(loaded, players, USUAL_PLAYERS)
    simulation = Simulation(game, edition, seats, read_bots(loaded, bots), seed, options)
    start = time.perf_counter()
    results = play_simulation(simulation, matches, jobs=jobs or _usual_jobs(matches))
    sums = summarize(list(counted(results, game, matches)), seats)
    seconds = time.perf_counter() - start
    if json:
        print_json(_content(simulation, sums, seconds))
        return
    _print(simulation, sums, seconds)


def _usual_jobs(matches: int) -> int:
    return max(1, min(os.cpu_count() or 1, matches // MATCHES_WORTH_A_WORKER))


def _content(simulation: Simulation, sums: Summary, seconds: float) -> dict[str, Any]:
    return {
        "game": simulation.game,
        "players": simulation.players,
        "bots": [simulation.bot_of(seat) for seat in range(simulation.players)],
        "seed": simulation.seed,
        "options": dict(simulation.options),
        **asdict(sums),
        "wins_by_bot": sums.wins_by_bot(simulation),
        "seconds": round(seconds, 3),
        "actions_per_second": round(sums.actions / seconds, 1),
    }


def _print(simulation: Simulation, sums: Summary, seconds: float) -> None:
    console = screen()
    console.print(
        f"[bold]{simulation.game}[/]: {sums.matches} matches, {sums.finished} finished, "
        f"{sums.rounds_mean:.1f} rounds and {sums.actions / sums.matches:.0f} actions each"
    )
    console.print(f"{sums.actions} actions in {seconds:.1f} s: {sums.actions / seconds:,.0f} a second")
    table = Table("seat", "bot", "wins", "share", "mean score", box=None)
    for seat in range(simulation.players):
        wins = sums.wins[seat]
        cells = [f"{wins:.1f}", f"{wins / sums.matches:.0%}", f"{sums.scores_mean[seat]:.1f}"]
        table.add_row(str(seat + 1), simulation.bot_of(seat), *cells)
    console.print(table)
    for bot, wins in sums.wins_by_bot(simulation).items():
        console.print(f"{bot} wins {wins / sums.matches:.0%}")
