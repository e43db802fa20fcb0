"""`arsenale league`: how strong bots are against each other."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..bots.contest import Contest, Played, play_contest
from ..bots.standing import Standing, standings
from .arguments import AsJson, EditionName, GameName, TableOptions, load_game, read_bots, read_options, read_players
from .league_file import LeagueFile
from .league_plot import plot
from .screen import aside, print_json, screen


def league(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Seats at the table, 2 by default.")] = None,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas; a name may come several times.")] = (
        "apprentice,journeyman,master"
    ),
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, help="How many matches to play.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "1",
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="Processes; by default one a core.")] = None,
    option: TableOptions = None,
    edition: EditionName = "standard",
    json: AsJson = False,
    plot_file: Annotated[Path | None, typer.Option("--plot", help="Draw the win shares into this SVG file.")] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Keep every match in this file, and go on where it ends if it is there.")
    ] = None,
) -> None:
    """Let bots play each other, every deal with all seats changed in turn, and tell how strong they are."""
    loaded = load_game(game, edition)
    seats = read_players(loaded, players, 2)
    contest = Contest(game, edition, seats, read_bots(bots), seed, read_options(loaded, option))
    kept = LeagueFile(resume, contest)
    played = _play(contest, kept, matches, jobs or os.cpu_count() or 1)
    found = standings(played)
    if plot_file is not None:
        plot_file.write_text(plot(contest, len(played), found), encoding="utf-8")
    if json:
        print_json(_content(contest, played, found))
        return
    _print(contest, played, found)


def _play(contest: Contest, kept: LeagueFile, matches: int, jobs: int) -> list[Played]:
    played = [match for match in kept.played if match.number < matches]
    done = {match.number for match in played}
    numbers = [number for number in range(matches) if number not in done]
    console = aside()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(contest.game, total=matches, completed=len(played))
        for match in play_contest(contest, numbers, jobs=max(1, min(jobs, len(numbers)))):
            kept.add(match)
            played.append(match)
            progress.advance(task)
    return played


def _content(contest: Contest, played: Sequence[Played], found: Sequence[Standing]) -> dict[str, Any]:
    return {
        **contest.heading(),
        "matches": len(played),
        "fair_share": 1 / contest.players,
        "standings": [asdict(one) for one in found],
    }


def _print(contest: Contest, played: Sequence[Played], found: Sequence[Standing]) -> None:
    console = screen()
    deals = len({match.number // len(contest.lineups()) for match in played})
    console.print(
        f"[bold]{contest.game}[/], {contest.players} players: {len(played)} matches on {deals} deals; "
        f"fair share {1 / contest.players:.0%}"
    )
    table = Table("bot", "seats", "wins", "share", "95 %", "rating", "mean score", "decisions/s", box=None)
    for one in found:
        table.add_row(
            one.bot,
            str(one.seats),
            f"{one.wins:.1f}",
            f"{one.share:.1%}",
            f"{one.low:.1%} to {one.high:.1%}",
            f"{one.rating:.0f}",
            f"{one.score_mean:.1f}",
            f"{one.decisions_per_second:,.1f}",
        )
    console.print(table)
