"""How many clicks a turn takes: every choice one by one, and with shortcuts and what plays itself.

Greedy players play whole matches. Where they did what a shortcut offers, a person would have needed one click for it,
also if they had gone another way to the same end. docs/clicks.md tells the results.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

import arsenale
from arsenale.bots import decide, make
from arsenale.engine import Game, State, is_forced, seeded
from arsenale.table.history import History, PlayedAction


@dataclass
class Count:
    """Clicks of all players in their own turns."""

    turns: int = 0
    before: int = 0
    after: int = 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=arsenale.games(), help="all of them by default")
    parser.add_argument("-p", "--players", type=int, default=3)
    parser.add_argument("-n", "--matches", type=int, default=10)
    options = parser.parse_args()
    print("| game | own turns in a match | clicks a turn, one by one | with shortcuts |")
    print("| --- | --- | --- | --- |")
    for name in options.games:
        game = arsenale.load(name)
        count = Count()
        for number in range(options.matches):
            add(count, game, match(game, options.players, f"clicks {number}"))
        turns = count.turns / options.matches / options.players
        print(f"| {game.title} | {turns:.1f} | {count.before / count.turns:.2f} | {count.after / count.turns:.2f} |")


def match(game: Game[Any], players: int, seed: str) -> History:
    """A whole match of greedy players."""
    history = History(game, players=players, seed=seed, options=game.complete({}), rules=game.rules)
    bots = [make("greedy", game, f"{seed} {seat}") for seat in range(players)]
    deals = seeded(f"deals {seed}")
    while history.state.actors():
        seat = history.state.actors()[0]
        history.add(seat, decide(bots[seat], history.state, seat, deals), history.position + 1)
    return history


def add(count: Count, game: Game[Any], history: History) -> None:
    turn = 0
    position = 0
    state = history.state_at(0)
    while position < history.position:
        played = history.played[position]
        done = clicked(game, history, state, position)
        if played.asked.owner == played.seat:
            count.turns += played.turn != turn
            turn = played.turn
            count.before += done
            count.after += not is_forced(state, played.seat)
        for one in history.played[position : position + done]:
            state.apply(one.seat, one.action)
        position += done


def clicked(game: Game[Any], history: History, state: State, position: int) -> int:
    """How many of the actions from this position on one click does: as many as a shortcut has that leads there."""
    first = history.played[position]
    ahead = in_one_go(history.played[position:], first)
    best = 1
    for shortcut in game.shortcuts(state, first.seat):
        length = len(shortcut.actions)
        if best < length <= len(ahead) and is_same(game, state, shortcut.actions, ahead[:length]):
            best = length
    return best


def in_one_go(played: list[PlayedAction], first: PlayedAction) -> list[PlayedAction]:
    """The actions of the same seat and turn until someone else acts."""
    found = []
    for one in played:
        if (one.seat, one.turn) != (first.seat, first.turn):
            break
        found.append(one)
    return found


def is_same(game: Game[Any], state: State, actions: tuple[int, ...], played: list[PlayedAction]) -> bool:
    """Whether the actions come to the same as those that were played: as good, with the same to choose from next."""
    seat = played[0].seat
    ends = []
    for chain in (actions, tuple(one.action for one in played)):
        twin = state.copy()
        for action in chain:
            if action not in twin.legal(seat):
                return False
            twin.apply(seat, action)
        ends.append((twin.actors(), twin.legal(seat), game.estimate(twin, seat)))
    return ends[0] == ends[1]


if __name__ == "__main__":
    main()
