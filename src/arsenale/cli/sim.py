"""`arsenale sim`: many matches between bots."""

from __future__ import annotations

import os
import time
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..bots.league import Result, Series, Tally, play_series, tally
from .arguments import AsJson, EditionName, GameName, TableOptions, load_game, read_bots, read_options, read_players
from .screen import aside, print_json, screen

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
    series = Series(game, edition, seats, read_bots(bots), seed, options)
    start = time.perf_counter()
    results = _play(series, matches, jobs or _usual_jobs(matches))
    seconds = time.perf_counter() - start
    counted = tally(results, seats)
    if json:
        print_json(_content(series, counted, seconds))
        return
    _print(series, counted, seconds)


def _usual_jobs(matches: int) -> int:
    return max(1, min(os.cpu_count() or 1, matches // MATCHES_WORTH_A_WORKER))


def _play(series: Series, matches: int, jobs: int) -> list[Result]:
    results: list[Result] = []
    console = aside()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(series.game, total=matches)
        for batch in play_series(series, matches, jobs=jobs):
            results += batch
            progress.advance(task, len(batch))
    return results


def _content(series: Series, counted: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": series.game,
        "players": series.players,
        "bots": [series.bot_of(seat) for seat in range(series.players)],
        "seed": series.seed,
        "options": dict(series.options),
        **asdict(counted),
        "wins_by_bot": counted.wins_by_bot(series),
        "seconds": round(seconds, 3),
        "actions_per_second": round(counted.actions / seconds, 1),
    }


def _print(series: Series, counted: Tally, seconds: float) -> None:
    console = screen()
    console.print(
        f"[bold]{series.game}[/]: {counted.matches} matches, {counted.finished} finished, "
        f"{counted.rounds_mean:.1f} rounds and {counted.actions / counted.matches:.0f} actions each"
    )
    console.print(f"{counted.actions} actions in {seconds:.1f} s: {counted.actions / seconds:,.0f} a second")
    table = Table("seat", "bot", "wins", "share", "mean score", box=None)
    for seat in range(series.players):
        wins = counted.wins[seat]
        cells = [f"{wins:.1f}", f"{wins / counted.matches:.0%}", f"{counted.scores_mean[seat]:.1f}"]
        table.add_row(str(seat + 1), series.bot_of(seat), *cells)
    console.print(table)
    for bot, wins in counted.wins_by_bot(series).items():
        console.print(f"{bot} wins {wins / counted.matches:.0%}")
