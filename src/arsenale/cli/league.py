"""`arsenale league`: how strong bots are against each other."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ..bots.league import League, MatchResult, play_league
from ..bots.ratings import Standing, standings
from .arguments import AsJson, EditionName, GameName, TableOptions, load_game, read_bots, read_options, read_players
from .league_file import LeagueFile
from .league_plot import plot
from .screen import counted, print_json, screen


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
    planned = League(game, edition, seats, read_bots(loaded, bots), seed, read_options(loaded, option))
    kept = LeagueFile(resume, planned)
    played = _play(planned, kept, matches, jobs or os.cpu_count() or 1)
    found = standings(played)
    if plot_file is not None:
        plot_file.write_text(plot(planned, len(played), found), encoding="utf-8")
    if json:
        print_json(_content(planned, played, found))
        return
    _print(planned, played, found)


def _play(planned: League, kept: LeagueFile, matches: int, jobs: int) -> list[MatchResult]:
    played = [match for match in kept.played if match.number < matches]
    done = {match.number for match in played}
    numbers = [number for number in range(matches) if number not in done]
    playing = play_league(planned, numbers, jobs=max(1, min(jobs, len(numbers))))
    for match in counted(playing, planned.game, matches, done=len(played)):
        kept.add(match)
        played.append(match)
    return played


def _content(planned: League, played: Sequence[MatchResult], found: Sequence[Standing]) -> dict[str, Any]:
    return {
        **planned.heading(),
        "matches": len(played),
        "fair_share": 1 / planned.players,
        "standings": [asdict(one) for one in found],
    }


def _print(planned: League, played: Sequence[MatchResult], found: Sequence[Standing]) -> None:
    console = screen()
    deals = len({match.number // len(planned.lineups()) for match in played})
    console.print(
        f"[bold]{planned.game}[/], {planned.players} players; matches {len(played)}, deals {deals}, "
        f"fair share {1 / planned.players:.0%}"
    )
    table = Table("bot", "seats", "wins", "share", "95 %", "rating", "score", "decisions/s", box=None)
    for one in found:
        table.add_row(
            one.bot,
            str(one.seats),
            f"{one.wins:.1f}",
            f"{one.share:.1%}",
            f"{100 * one.low:.1f}–{100 * one.high:.1f} %",
            f"{one.rating:.0f}",
            f"{one.score_mean:.1f}",
            f"{one.decisions_per_second:,.1f}",
        )
    console.print(table)
