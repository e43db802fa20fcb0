"""The tree search: within its memory, in time, fair to all seats, and good with sealed choices."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from arsenale import games, load, seeded
from arsenale.bots import TreeSearch
from arsenale.bots.search.expansion import OWN_TURN_BUDGET
from arsenale.bots.search.time_control import TimeControl
from arsenale.bots.search.tree import count_edges
from arsenale.engine import Game, State, playout

from ..positions import choosers, decisions

each_game = pytest.mark.parametrize("name", games())


def sealed_decision(players: int) -> State:
    game: Game[Any] = load("doge_ship")
    for seed in range(50):
        state: State = game.start(players=players, seed=seed)
        chance = seeded(seed)
        while not state.finished:
            if len(state.actors()) > 1 and len(state.legal(state.actors()[0])) > 2:
                return state
            playout(state, chance, 1)
    raise AssertionError("expected a match with sealed bids")


def midway(name: str) -> tuple[TreeSearch, State, int]:
    """A search that has not begun, a state in the middle of a match, and who is to decide."""
    game: Game[Any] = load(name)
    state = decisions(game, 2, 3)[1]
    return TreeSearch(game.adviser.estimate, seeded(1)), state, choosers(state)[0]


@each_game
def test_the_tree_stays_within_its_bounds(name: str) -> None:
    search, state, seat = midway(name)
    search.tree.max_edges = 300
    search.search(state, seat, state.legal(seat), 40)
    widest = 100  # the last nodes expanded may pass the bound by their own edges
    assert search.tree.edge_count == count_edges(search.tree.nodes) <= 300 + widest


@each_game
def test_a_full_tree_drops_what_was_visited_least(name: str) -> None:
    """And goes on to expand turns: iterations that end in the middle of one cannot be compared with the others."""
    search, state, seat = midway(name)
    search.prepare(state, seat, state.legal(seat), TimeControl())
    while search.tree.edge_count < 2000:
        search.iterate()
    most = max(node.visits for edge in search.root.choices for node in edge.children)
    found = search.root_statistics()
    search.tree.max_edges = search.tree.edge_count
    search.tree.prune(search.root.visits)
    assert search.tree.edge_count == count_edges(search.tree.nodes) <= 1000 < search.tree.max_edges
    assert search.root_statistics() == found
    assert max(node.visits for edge in search.root.choices for node in edge.children) == most
    expanded = []
    for _ in range(10):
        search.iterate()
        expanded.append(search.descent.expanded_turns)
    assert max(expanded) > 0


def test_the_turn_in_question_is_planned_to_its_end_with_care() -> None:
    """Every action of its later decisions has an edge; in others' turns only some, while there are few visits."""
    game: Game[Any] = load("serenissima")
    state: State = game.start(players=2, seed=5)
    chance = seeded(5)
    while game.format(state.legal(state.actors()[0])[0]) != "action":
        playout(state, chance, 1)
    seat = state.actors()[0]
    search = TreeSearch(game.adviser.estimate, seeded(1))
    search.search(state, seat, state.legal(seat), 30)
    later = [node for edge in search.root.choices for node in edge.children if node.legal]
    assert later
    for node in later:
        assert node.seat == seat
        assert not node.unexpanded(node.legal)


@pytest.mark.parametrize(("players", "ahead"), [(2, True), (4, False)])
def test_between_two_every_iteration_goes_through_as_many_turns_as_the_game_says(players: int, *, ahead: bool) -> None:
    game: Game[Any] = load("venedig")
    state = decisions(game, players, 3)[1]
    seat = choosers(state)[0]
    search = TreeSearch(game.adviser.estimate, seeded(1), turns_ahead=3)
    search.prepare(state, seat, state.legal(seat), TimeControl())
    seen = []
    for _ in range(20):
        search.iterate()
        if search.descent.state.pending:
            seen.append(search.descent.played_turns)
    assert (min(seen) >= 3) == ahead


@pytest.mark.parametrize(("opening", "is_slow"), [(0.01, False), (0.4, True)])
def test_on_a_slow_machine_lookaheads_are_short(opening: float, *, is_slow: bool) -> None:
    game: Game[Any] = load("venedig")
    state = decisions(game, 2, 3)[1]
    seat = choosers(state)[0]
    times = itertools.chain([0.0, opening], itertools.repeat(1.0))
    search = TreeSearch(game.adviser.estimate, seeded(1))
    search.search(state, seat, state.legal(seat), 100, lambda: next(times), 1.0)
    assert (search.expansion.own_turn_budget < OWN_TURN_BUDGET) == is_slow
    assert search.expansion.own_turn_budget >= 1


def test_sealed_choices_are_weighed_for_each_seat_apart() -> None:
    state = sealed_decision(3)
    game: Game[Any] = load("doge_ship")
    asked = state.actors()
    for seat in asked:
        search = TreeSearch(game.adviser.estimate, seeded(seat))
        legal = state.legal(seat)
        assert search.search(state, seat, legal, 60) in legal
        beside = [node for node in search.tree.nodes if node.seat in asked]
        assert sorted(node.seat for node in beside) == sorted(asked), "all who bid at once are nodes side by side"
        for node in beside:
            assert sum(edge.visits for edge in node.edges.values()) == node.visits > 0


@each_game
def test_every_visit_is_counted_once(name: str) -> None:
    game: Game[Any] = load(name)
    state = decisions(game, 2, 3)[2]
    seat = choosers(state)[0]
    search = TreeSearch(game.adviser.estimate, seeded(1))
    legal = state.legal(seat)
    search.search(state, seat, legal, 30)
    statistics = search.root_statistics()
    assert sorted(action for action, _, _ in statistics) == sorted(legal)
    assert sum(visits for _, visits, _ in statistics) == search.iterations <= 30
