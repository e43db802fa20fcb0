"""The command line: one module per command."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import __version__
from . import backup, bench, board, components, games, league, play, replay, serve, sim, verify
from .errors import OneLineErrors

app = typer.Typer(
    name="arsenale",
    cls=OneLineErrors,
    help="Venetian board games by their full rules: play them, simulate them, check what was played.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

for command in (
    games.list_games,
    components.list_components,
    play.play,
    sim.simulate,
    league.league,
    bench.measure,
    replay.replay,
    verify.verify,
    board.board,
    serve.serve,
    backup.backup,
):
    app.command(command.__module__.rpartition(".")[2])(command)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"arsenale {__version__}")
        raise typer.Exit


@app.callback()
def _arsenale(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Venetian board games by their full rules: play them, simulate them, check what was played."""


def main() -> None:
    app()
