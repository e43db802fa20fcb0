"""What every level promises at every table: legal choices, blind to what its seat cannot know, in time, in bounds."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from arsenale import bots, load, seeded
from arsenale.bots import Bot, SearchBot, TreeSearch, decide
from arsenale.bots.search.expansion import OWN_TURN_BATCH
from arsenale.bots.search.tree import count_edges
from arsenale.engine import Game

from .positions import choosers, decisions, each_table, keep_time

TICK = 0.15  # seconds at every look at the clock: a Master looks six times
LEVELS = ("random", *bots.levels())


def sharp(level: str, game: Game[Any]) -> Bot:
    """The level with chance of its own that is always the same; a Doge who thinks no longer than a Master."""
    return bots.make(level, game, "promise", seconds=6 * TICK)


@each_table
def test_no_level_ever_chooses_what_is_illegal(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_time(monkeypatch, TICK)
    game = load(name)
    crew = [sharp(level, game) for level in LEVELS]
    for number, state in enumerate(decisions(game, players, 10, "legal")):
        bot = crew[number % len(crew)]
        for seat in choosers(state):
            dealt = state.redealt(seat, bot.rng)
            key = dealt.key()
            assert bot.choose(dealt, seat) in state.legal(seat), bot.name
            assert dealt.key() == key, f"{bot.name} changes the state"


@each_table
def test_no_level_sees_what_its_seat_cannot_know(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two states that the seat cannot tell apart, the same seed: the same choice."""
    keep_time(monkeypatch, TICK)
    game = load(name)
    for number, state in enumerate(decisions(game, players, len(LEVELS), "fair")):
        level = LEVELS[number % len(LEVELS)]
        for seat in choosers(state)[:2]:
            twin = state.redealt(seat, seeded("twin"))
            assert twin.key() != state.key()
            choices = {decide(sharp(level, game), one, seat, seeded("deals")) for one in (state, twin)}
            assert len(choices) == 1, level


@each_table
def test_a_search_stops_when_its_time_is_up(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """At every look the clock goes on by a hundredth of the time: what is done between two looks is one iteration."""
    game = load(name)
    for state in decisions(game, players, 2, "time"):
        clock = keep_time(monkeypatch, 0.01)
        bot = SearchBot(game, 1, seconds=1.0)
        bot.choose(state, choosers(state)[0])
        assert clock.spent < 1.1
        assert bot.search.iterations > 0


@each_table
def test_a_tree_does_not_outgrow_its_bounds(name: str, players: int) -> None:
    """However long it thinks: only what is decided now, and the one decision that filled it, may go beyond."""
    game = load(name)
    full = 0
    for state in decisions(game, players, 3, "bounds"):
        seat = choosers(state)[0]
        unbounded = TreeSearch(game.adviser.estimate, seeded(1))
        unbounded.search(state, seat, state.legal(seat), 60)
        full += unbounded.tree.edge_count > 60
        search = TreeSearch(game.adviser.estimate, seeded(1))
        search.tree.max_edges = 60
        now = sum(len(state.legal(other)) for other in state.actors())
        action = search.search(state, seat, state.legal(seat), 60)
        assert search.tree.edge_count == count_edges(search.tree.nodes) <= 60 + OWN_TURN_BATCH + now
        search.reuse(action)
        assert search.tree.edge_count == count_edges(search.tree.nodes)
    assert full


def test_a_search_leaves_no_garbage_that_only_the_collector_would_find() -> None:
    """So that the collector can rest while it thinks, and memory stays bounded all the same."""
    game = load("doge_ship")
    state = decisions(game, 3, 3, "garbage")[1]
    bot = SearchBot(game, 1, iterations=40)
    collected: list[str] = []

    def note(phase: str, _: dict[str, int]) -> None:
        collected.append(phase)

    gc.collect()
    gc.callbacks.append(note)
    bot.choose(state, choosers(state)[0])
    trees: list[list[int]] = [[] for _ in range(10)]  # what is made next does not wake it either
    gc.callbacks.remove(note)
    assert gc.isenabled(), "the collector works on"
    assert bot.search.tree.edge_count > gc.get_threshold()[0] / 2
    assert (collected, len(trees)) == ([], 10), "it rests meanwhile"
    bot.search.clear()
    assert gc.collect() < 40, "less than one object an iteration"
