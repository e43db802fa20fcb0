"""`arsenale bench`: how fast random play, copies and search are on this machine."""

from __future__ import annotations

import platform
import random
import time
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from ..bots import SearchBot
from ..engine import Game, Rng, State, playout, seeded
from ..engine import state as state_module
from ..games import games
from .arguments import AsJson, load_game, read_players
from .errors import UserError
from .screen import aside, print_json, screen

USUAL_PLAYERS: Final = 4
MOST_ACTIONS: Final = 100_000
COPY_POSITIONS: Final = 40
COPIES_EACH: Final = 200
SEARCH_POSITIONS: Final = 10

Measures = dict[str, Any]


def measure(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; all of them by default.")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Seats at the table, 4 by default.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each kind of play.")] = 2.0,
    json: AsJson = False,
) -> None:
    """Measure random play driven from Python and inside the engine, copies of mid-match states, and search."""
    if seconds <= 0:
        raise UserError(f"expected more than 0 seconds, got {seconds}")
    found = {}
    for name in [game] if game is not None else games():
        loaded = load_game(name)
        seats = read_players(loaded, players, USUAL_PLAYERS)
        if not json:
            aside().print(f"[dim]measuring {name} with {seats} players ...[/]")
        found[name] = _measure(loaded, seats, seconds)
    if json:
        print_json(found if game is None else found[game])
        return
    _print(found)


def is_compiled() -> bool:
    return not str(state_module.__file__).endswith(".py")


def _measure(game: Game[Any], players: int, seconds: float) -> Measures:
    actions_per_second, games_per_second = _speed(lambda number: _drive(game, players, number), seconds)
    in_engine, _ = _speed(lambda number: _play_in_engine(game, players, number), seconds)
    return {
        "players": players,
        "actions_per_second": round(actions_per_second, 1),
        "in_engine_actions_per_second": round(in_engine, 1),
        "games_per_second": round(games_per_second, 2),
        "copy_us": round(_copy_us(game, players), 3),
        "search_iterations_per_second": round(_search_speed(game, players, seconds), 1),
        "compiled": is_compiled(),
        "python": platform.python_version(),
    }


def _speed(match: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Actions and matches per second over whole matches, their set-up counted in."""
    match(0)
    matches = actions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not matches:
        matches += 1
        actions += match(matches)
    return actions / spent, matches / spent


def _drive(game: Game[Any], players: int, number: int) -> int:
    """One random match, every action driven from here as a user's program would."""
    choice = random.Random(number).choice
    state: State = game.start(players=players, seed=number)
    actions = 0
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, choice(state.legal(seat)))
        actions += 1
    return actions


def _play_in_engine(game: Game[Any], players: int, number: int) -> int:
    return playout(game.start(players=players, seed=number), seeded(f"bench {number}"), MOST_ACTIONS)


def _copy_us(game: Game[Any], players: int) -> float:
    """Mean time of a copy, over positions spread evenly through a match."""
    positions = _positions(game, players, seeded("bench positions"))
    positions = positions[:: max(1, len(positions) // COPY_POSITIONS)]
    start = time.perf_counter()
    for position in positions:
        copy = position.copy
        for _ in range(COPIES_EACH):
            copy()
    return (time.perf_counter() - start) / (len(positions) * COPIES_EACH) * 1e6


def _search_speed(game: Game[Any], players: int, seconds: float) -> float:
    """Iterations of the tree search, over decisions spread evenly through a match, all in about the given time."""
    open_ones = [state for state in _positions(game, players, seeded("bench search")) if _is_open(state)]
    chosen = open_ones[:: max(1, len(open_ones) // SEARCH_POSITIONS)]
    iterations = 0
    start = time.perf_counter()
    for state in chosen:
        bot = SearchBot(game, "bench", seconds=seconds / len(chosen))
        bot.choose(state, state.actors()[0])
        iterations += bot.search.iterations
    return iterations / (time.perf_counter() - start)


def _is_open(state: State) -> bool:
    """Is there something to decide?"""
    return len(state.legal(state.actors()[0])) > 1


def _positions(game: Game[Any], players: int, rng: Rng) -> list[State]:
    state: State = game.start(players=players, seed="bench")
    positions = []
    while not state.finished:
        positions.append(state.copy())
        playout(state, rng, 1)
    return positions


def _print(found: dict[str, Measures]) -> None:
    build = "compiled" if is_compiled() else "plain"
    table = Table(title=f"random play, {build}, Python {platform.python_version()}", title_justify="left", box=None)
    for heading in ("game", "players", "actions/s from Python", "in the engine", "matches/s", "copy, µs", "searches/s"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, measures in found.items():
        table.add_row(
            name,
            str(measures["players"]),
            f"{measures['actions_per_second']:,.0f}",
            f"{measures['in_engine_actions_per_second']:,.0f}",
            f"{measures['games_per_second']:,.1f}",
            f"{measures['copy_us']:.2f}",
            f"{measures['search_iterations_per_second']:,.0f}",
        )
    screen().print(table)
