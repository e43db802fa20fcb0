"""`arsenale play`: a match in the terminal against bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from .. import bots as bot_players
from ..engine import Game
from .arguments import (
    EditionName,
    GameName,
    Language,
    TableOptions,
    load_game,
    read_bots,
    read_options,
    read_players,
    words_for,
)
from .errors import UserError
from .screen import screen
from .terminal_match import TerminalMatch

USUAL_PLAYERS: Final = 3
BOT_NAMES: Final = ("Alvise", "Bianca", "Marco", "Zanetta", "Tommaso", "Lucia", "Zorzi", "Orsola")


def play(
    game: GameName,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Seats at the table, yours among them.")
    ] = None,
    seat: Annotated[int, typer.Option("--seat", "-s", help="Your seat, counted from 1.")] = 1,
    bots: Annotated[str, typer.Option(help="The others, separated by commas, in turn over their seats.")] = "greedy",
    seed: Annotated[str | None, typer.Option(help="The seed of the match; drawn from the system by default.")] = None,
    language: Language = None,
    option: TableOptions = None,
    edition: EditionName = "standard",
    record: Annotated[Path | None, typer.Option("--record", "-r", help="Where to save the record.")] = None,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
) -> None:
    """Play a match in the terminal: choices by number or in text form, 'u' takes back, '?' helps, 'q' leaves."""
    loaded = load_game(game, edition)
    options = read_options(loaded, option)
    seats = read_players(loaded, players, USUAL_PLAYERS)
    if not 1 <= seat <= seats:
        raise UserError(f"expected a seat from 1 to {seats}, got {seat}")
    if record is not None and not record.absolute().parent.is_dir():
        raise UserError(f"expected a file in an existing folder for the record, got {record}")
    kinds = read_bots(loaded, bots)
    names = _names(loaded, language, seats, seat - 1, name)
    chosen_seed = secrets.token_hex(16) if seed is None else seed
    match = TerminalMatch(
        loaded,
        words_for(loaded, language, names, seat - 1),
        screen(),
        seat=seat - 1,
        bots=bot_players.seated(kinds, loaded, seats, f"{chosen_seed} bots"),
        seed=chosen_seed,
        options=options,
        record_path=record,
    )
    match.run()


def _names(game: Game[Any], language: str | None, players: int, seat: int, own: str | None) -> list[str]:
    names = list(BOT_NAMES[:players])
    names += [f"Bot {number}" for number in range(len(names) + 1, players + 1)]
    names[seat] = (own or "").strip() or words_for(game, language, []).say("cli-guest")
    return names
