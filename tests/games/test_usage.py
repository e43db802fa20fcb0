"""What a match uses is read off its events: nothing unknown is used, and what was played is counted."""

from __future__ import annotations

import pytest

from arsenale.bots import play_match, seated
from arsenale.games import games, load
from arsenale.games.venedig.state import VenedigState
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
    game, seed = load(name), f"usage {players}"
    watcher = balance.Watcher(balance.usage_of(game, players), game.start(players=players, seed=seed))
    match = play_match(game, seated(["random"], game, players, "usage"), seed=seed, on_event=watcher.see)
    for table, counts in watcher.used.items():
        assert set(counts) <= set(watcher.usage.tables[table])
    for table, action in TOLD[name].items():
        played = sum(text.startswith(action) for _, text in match.record.actions)
        assert sum(watcher.used[table].values()) == played > 0


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_every_seat_has_turns(name: str, players: int) -> None:
    watcher, _ = balance.watched(load(name), ["random"], players, "turns")
    assert set(watcher.turns) == set(range(players))


def test_buildings_are_those_on_the_board() -> None:
    game = load("venedig")
    watcher, match = balance.watched(game, ["greedy"], 3, "built")
    built = watcher.used["Buildings"]
    assert isinstance(match.state, VenedigState)
    view = game.view(match.state, None)
    assert sum(built.values()) == len(view["buildings"]) - 5 > 5
    assert sum(watcher.used["Ends"].values()) == 1


def test_ve_5_4_a_match_that_stalls_has_an_end_of_its_own() -> None:
    game = load("venedig")
    state = game.start(players=2, seed="stall")
    watcher = balance.Watcher(balance.usage_of(game, 2), state)
    while not state.finished:
        seat = state.actors()[0]
        texts = [game.format(action) for action in state.legal(seat)]
        chosen = next(text for text in ("done", "draw pile") if text in texts)
        events = state.listen()
        state.play(seat, game.parse(chosen))
        for event in events:
            watcher.see(event)
    assert watcher.used["Ends"] == {"nothing built or drained": 1}
    assert len(watcher.turns) == 3 * 2


def test_start_ports_are_traits() -> None:
    watcher, _ = balance.watched(load("serenissima"), ["random"], 4, "ports")
    assert set(watcher.traits) == {"0", "1", "2", "3"}
    assert len(set(watcher.traits.values())) == 4
