"""`arsenale games`: what can be played."""

from __future__ import annotations

from typing import Any

from .. import bots
from ..engine import Game
from ..games import editions, games
from .arguments import AsJson, load_game
from .screen import print_json, screen


def list_games(json: AsJson = False) -> None:
    """List the games with their players, table options, editions, designers, and bots from other packages."""
    found = [_facts(load_game(name)) for name in games()]
    if json:
        print_json(found)
        return
    console = screen()
    for facts in found:
        first, last = facts["players"]
        options = [f"{option}={'|'.join(choices)}" for option, choices in facts["options"].items()]
        console.print(f"[bold]{facts['name']}[/]  {facts['title']}, by {facts['designers']}", soft_wrap=True)
        console.print(f"  {first} to {last} players; editions: {', '.join(facts['editions'])}", soft_wrap=True)
        if options:
            console.print(f"  options, the default first: {', '.join(options)}", soft_wrap=True)
        if installed := bots.installed(facts["name"]):
            console.print(f"  bots from other packages: {', '.join(installed)}", soft_wrap=True)


def _facts(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "designers": game.designers,
        "players": [game.seats[0], game.seats[-1]],
        "options": {option: list(choices) for option, choices in game.options.items()},
        "editions": list(editions(game.name)),
        "bots": list(bots.for_tables(game.name)),
    }
