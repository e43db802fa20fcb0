"""`arsenale replay`: a position of a recorded match."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape

from ..engine import Event, Game, Record, State
from ..words import Speech
from .arguments import AsJson, Language, RecordEdition, RecordFile, load_record, words_for
from .errors import UserError, told_to_user
from .screen import print_json, screen


def replay(
    record: RecordFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="After N actions; by default at the end.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", "-s", help="As this seat, counted from 1, sees it.")] = None,
    language: Language = None,
    edition: RecordEdition = None,
    json: AsJson = False,
) -> None:
    """Show the board after N actions of a recorded match, and what the last of them did."""
    read, game = load_record(record, edition)
    if seat is not None and not 1 <= seat <= read.players:
        raise UserError(f"expected a seat from 1 to {read.players}, got {seat}")
    position = len(read.actions) if at is None else at
    with told_to_user():
        state, events = _replayed(read, game, position)
    viewer = None if seat is None else seat - 1
    words = words_for(game, language, [])
    words.names = [words.say("cli-player", {"number": number}) for number in range(1, read.players + 1)]
    told = [words.event(event) for event in events if event.is_for(viewer)]
    if json:
        print_json(_content(read, game, state, position, viewer, told))
        return
    _print(read, game, state, position, viewer, told, words)


def _replayed(record: Record, game: Game[Any], at: int) -> tuple[State, list[Event]]:
    """The state after so many actions and the events of the last one."""

    def listen(state: State, *_: int) -> None:
        state.listen()

    state = record.replay(game, at, listen)
    return state, state.sink or []


def _content(
    record: Record, game: Game[Any], state: State, position: int, viewer: int | None, told: list[str]
) -> dict[str, Any]:
    last = record.actions[position - 1] if position else None
    return {
        "game": game.name,
        "at": position,
        "actions": len(record.actions),
        "last": None if last is None else {"seat": last[0], "action": last[1]},
        "events": told,
        "view": game.view(state, viewer),
    }


def _print(
    record: Record, game: Game[Any], state: State, position: int, viewer: int | None, told: list[str], words: Speech
) -> None:
    console = screen()
    console.print(f"[bold]{escape(words.title(game))}[/]  {words.say('cli-position', _place(record, position))}")
    if position:
        seat, action = record.actions[position - 1]
        console.print(f"[bold]{escape(words.names[seat])}[/]: {escape(action)}", soft_wrap=True)
    for sentence in told:
        console.print(f"[dim]·[/] {escape(sentence)}", soft_wrap=True)
    view = game.view(state, viewer)
    console.print(f"\n{game.text(view, words)}\n", soft_wrap=True)
    for question in view["questions"]:
        console.print(escape(words.question(question)), soft_wrap=True)
    if state.finished:
        winners = [words.names[seat] for seat in state.winners()]
        key = "cli-winner" if len(winners) == 1 else "cli-winners"
        console.print(escape(words.say(key, {"names": winners})), style="bold")


def _place(record: Record, position: int) -> dict[str, int]:
    return {"at": position, "count": len(record.actions)}
