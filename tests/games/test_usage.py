"""What a match uses is read off its events: nothing unknown is used, and what was played is counted."""

from __future__ import annotations

import pytest

from arsenale.bots import play_match, seated
from arsenale.games import games, load
from tools import balance

SETTINGS = [(name, players) for name in games() for players in load(name).seats]

# What the events tell, and the actions that it must agree with
TOLD = {
    "doge_ship": {"Cells": "place "},
    "serenissima": {"Goods sold, by port": "sell ", "Goods sold, by kind": "sell "},
    "venedig": {"Swamp drained, by quarter": "drain "},
}


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_uses_are_those_of_the_actions_played(name: str, players: int) -> None:
    game = load(name)
    watcher = balance.Watcher(balance.usage_of(game, players))
    bots = seated(["random"], game, players, "usage")
    match = play_match(game, bots, seed=f"usage {players}", on_event=watcher.see)
    for table, counts in watcher.used.items():
        assert set(counts) <= set(watcher.usage.tables[table])
    for table, action in TOLD[name].items():
        played = sum(text.startswith(action) for _, text in match.record.actions)
        assert sum(watcher.used[table].values()) == played > 0


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_every_seat_has_turns(name: str, players: int) -> None:
    game = load(name)
    watcher = balance.Watcher(balance.usage_of(game, players))
    play_match(game, seated(["random"], game, players, "turns"), seed="turns", on_event=watcher.see)
    assert set(watcher.turns) == set(range(players))


def test_buildings_are_those_on_the_board() -> None:
    game = load("venedig")
    watcher = balance.Watcher(balance.usage_of(game, 3))
    state = play_match(game, seated(["greedy"], game, 3, "built"), seed="built", on_event=watcher.see).state
    built = watcher.used["Buildings"]
    view = game.view(state, None)
    assert sum(built.values()) == len(view["buildings"]) - 5 > 5
    assert sum(watcher.used["Ends"].values()) == 1


def test_start_ports_are_traits() -> None:
    game = load("serenissima")
    watcher = balance.Watcher(balance.usage_of(game, 4))
    play_match(game, seated(["random"], game, 4, "ports"), seed="ports", on_event=watcher.see)
    assert set(watcher.traits) == {"0", "1", "2", "3"}
    assert len(set(watcher.traits.values())) == 4
