"""The search: legal, repeatable, fair, in time, within its memory, and good with sealed choices."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from arsenale import bots, games, load, seeded
from arsenale.bots import SearchBot, TreeSearch, play_match, seated
from arsenale.bots.search.expansion import OWN_TURN_BUDGET
from arsenale.bots.search.time_control import TimeControl
from arsenale.bots.search.tree import count_edges
from arsenale.bots.search_bot import is_what_follows
from arsenale.engine import Game, State, playout

EACH_TABLE = [(name, players) for name in games() for players in load(name).seats]
each_game = pytest.mark.parametrize("name", games())
each_table = pytest.mark.parametrize(("name", "players"), EACH_TABLE)


def decisions(game: Game[Any], players: int, count: int, seed: str = "search") -> list[State]:
    """States with something to decide, spread over a random match."""
    state: State = game.start(players=players, seed=seed)
    chance = seeded(f"decisions {seed}")
    found = []
    while not state.finished:
        if len(state.legal(state.actors()[0])) > 1:
            found.append(state.copy())
        playout(state, chance, 1)
    return found[:: max(1, len(found) // count)][:count]


def sealed_decision(players: int) -> State:
    game = load("doge_ship")
    for seed in range(50):
        state: State = game.start(players=players, seed=seed)
        chance = seeded(seed)
        while not state.finished:
            if len(state.actors()) > 1 and len(state.legal(state.actors()[0])) > 2:
                return state
            playout(state, chance, 1)
    raise AssertionError("expected a match with sealed bids")


@each_table
def test_choices_are_legal_and_leave_the_state_alone(name: str, players: int) -> None:
    game = load(name)
    bot = SearchBot(game, 1, iterations=5)
    for state in decisions(game, players, 4):
        for seat in state.actors():
            key = state.key()
            assert bot.choose(state, seat) in state.legal(seat)
            assert state.key() == key


@each_game
def test_iterations_and_a_seed_make_the_same_choices(name: str) -> None:
    game = load(name)
    first, second = (
        play_match(game, seated(["search:5"], game, 2, "same"), seed=3, limit=10).record.actions for _ in range(2)
    )
    assert first == second


@each_table
def test_the_choice_depends_on_nothing_that_the_seat_cannot_know(name: str, players: int) -> None:
    """Whatever was hidden from it: the same seed chooses the same and sees the same values."""
    game = load(name)
    for number, state in enumerate(decisions(game, players, 2, "fair")):
        seat = state.actors()[-1]
        found = []
        for twin in (state, state.redealt(seat, seeded("twin"))):
            bot = SearchBot(game, number, iterations=5)
            found.append((bot.choose(twin, seat), bot.search.root_statistics()))
        assert found[0] == found[1]


class Clock:
    """A clock of the test's own: every look at it takes 2 ms, whatever the machine is busy with."""

    def __init__(self) -> None:
        self.now = 100.0

    def perf_counter(self) -> float:
        self.now += 0.002
        return self.now


@each_game
def test_the_clock_is_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    seconds = 0.3
    for state in decisions(game, 2, 3):
        clock = Clock()
        monkeypatch.setattr("arsenale.bots.search_bot.time", clock)
        bot = SearchBot(game, 1, seconds=seconds)
        bot.choose(state, state.actors()[0])
        assert clock.now - 100.0 < 1.1 * seconds
        assert bot.search.iterations > 5


def test_a_lone_option_needs_no_thought() -> None:
    game = load("doge_ship")
    state: State = game.start(players=2, seed=1)
    chance = seeded(1)
    while len(state.legal(state.actors()[0])) > 1:
        playout(state, chance, 1)
    bot = SearchBot(game, 1, seconds=60)
    assert [bot.choose(state, state.actors()[0])] == state.legal(state.actors()[0])
    assert bot.search.iterations == 0


def midway(name: str) -> tuple[TreeSearch, State, int]:
    """A search that has not begun, a state in the middle of a match, and who is to decide."""
    game = load(name)
    state = decisions(game, 2, 3)[1]
    return TreeSearch(game.adviser.estimate, seeded(1)), state, state.actors()[0]


@each_game
def test_the_tree_stays_within_its_bounds(name: str) -> None:
    search, state, seat = midway(name)
    search.tree.max_edges = 300
    search.search(state, seat, state.legal(seat), 40)
    widest = 100  # the last nodes opened may pass the bound by their own edges
    assert search.tree.edge_count == count_edges(search.tree.nodes) <= 300 + widest


@each_game
def test_a_full_tree_forgets_what_was_met_least(name: str) -> None:
    """And goes on to open turns: iterations that end in the middle of one cannot be held against the others."""
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
    opened = []
    for _ in range(10):
        search.iterate()
        opened.append(search.descent.expanded_turns)
    assert max(opened) > 0


def test_the_turn_in_question_is_thought_to_its_end_with_care() -> None:
    """Every action of its later decisions is weighed; of others' turns only some, while there are few visits."""
    game = load("serenissima")
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
def test_between_two_every_try_goes_through_as_many_turns_as_the_game_says(players: int, *, ahead: bool) -> None:
    game = load("venedig")
    state = decisions(game, players, 3)[1]
    seat = state.actors()[0]
    search = TreeSearch(game.adviser.estimate, seeded(1), turns_ahead=3)
    search.prepare(state, seat, state.legal(seat), TimeControl())
    seen = []
    for _ in range(20):
        search.iterate()
        if search.descent.state.pending:
            seen.append(search.descent.played_turns)
    assert (min(seen) >= 3) == ahead


@pytest.mark.parametrize(("opening", "is_slow"), [(0.01, False), (0.4, True)])
def test_on_a_slow_machine_looks_are_short(opening: float, *, is_slow: bool) -> None:
    game = load("venedig")
    state = decisions(game, 2, 3)[1]
    seat = state.actors()[0]
    times = itertools.chain([0.0, opening], itertools.repeat(1.0))
    search = TreeSearch(game.adviser.estimate, seeded(1))
    search.search(state, seat, state.legal(seat), 100, lambda: next(times), 1.0)
    assert (search.expansion.own_turn_budget < OWN_TURN_BUDGET) == is_slow
    assert search.expansion.own_turn_budget >= 1


def test_sealed_choices_are_weighed_for_each_seat_apart() -> None:
    state = sealed_decision(3)
    game = load("doge_ship")
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
    game = load(name)
    state = decisions(game, 2, 3)[2]
    seat = state.actors()[0]
    search = TreeSearch(game.adviser.estimate, seeded(1))
    legal = state.legal(seat)
    search.search(state, seat, legal, 30)
    statistics = search.root_statistics()
    assert sorted(action for action, _, _ in statistics) == sorted(legal)
    assert sum(visits for _, visits, _ in statistics) == search.iterations <= 30


def test_the_tree_is_kept_only_where_nothing_else_happened() -> None:
    game = load("serenissima")
    bot = SearchBot(game, 1, iterations=12)
    kept = 0
    for state in decisions(game, 2, 12):
        seat = state.actors()[0]
        action = bot.choose(state, seat)
        after = state.copy()
        after.apply(seat, action)
        if after.actors() != (seat,) or len(after.legal(seat)) < 2:
            continue
        seen = after.redealt(seat, seeded(1))
        if is_what_follows(game, state, seat, action, seen):
            bot.reuse_what_is_valid(seen, seat)
            kept += bool(bot.search.tree.nodes)
        bot.reuse_what_is_valid(state, seat)
        assert not bot.search.tree.nodes, "the same state once more is not what follows"
    assert kept


@each_game
def test_whoever_asks_may_play_on_with_the_same_state(name: str) -> None:
    game = load(name)
    state: State = game.start(players=2, seed=4)
    on_it, on_copies = (SearchBot(game, 1, iterations=3) for _ in range(2))
    for _ in range(40):
        seat = state.actors()[0]
        action = on_copies.choose(state.copy(), seat)
        assert on_it.choose(state, seat) == action
        assert on_it.search.margins_gained == on_copies.search.margins_gained
        state.apply(seat, action)


def test_several_cores_add_up_and_repeat_themselves() -> None:
    game = load("doge_ship")
    state = decisions(game, 3, 3)[1]
    seat = state.actors()[0]
    choices = {SearchBot(game, 7, iterations=20, cores=2).choose(state, seat) for _ in range(2)}
    assert len(choices) == 1
    assert choices <= set(state.legal(seat))


def test_a_budget_is_seconds_or_iterations_or_what_ends_first() -> None:
    game = load("doge_ship")
    with pytest.raises(ValueError, match="seconds or iterations"):
        SearchBot(game, 1)
    state = decisions(game, 2, 1)[0]
    counted = SearchBot(game, 1, seconds=1000, iterations=5)
    counted.choose(state, state.actors()[0])
    assert 0 < counted.search.iterations <= 5
    ticks = itertools.count()
    timed = SearchBot(game, 1, seconds=5, iterations=1000, clock=lambda: float(next(ticks)))
    timed.choose(state, state.actors()[0])
    assert 0 < timed.search.iterations <= 5


@pytest.mark.parametrize("name", ["search:0s", "search:0", "search:", "search:x", "search:1.5", "Doge"])
def test_names_that_are_no_bots(name: str) -> None:
    assert not bots.is_known(name)
    with pytest.raises(ValueError, match="expected a bot"):
        bots.make(name, load("doge_ship"), 1)


def test_levels_and_budgets_by_name() -> None:
    game = load("doge_ship")
    assert bots.levels() == ("apprentice", "journeyman", "master", "doge")
    assert [bots.make(level, game, 1).name for level in bots.levels()] == ["apprentice", "greedy", "search", "search"]
    doge, brief, counted = (
        bots.make("doge", game, 1, seconds=2),
        bots.make("search:0.25s", game, 1),
        bots.make("search:40", game, 1, cores=2),
    )
    assert isinstance(doge, SearchBot)
    assert isinstance(brief, SearchBot)
    assert isinstance(counted, SearchBot)
    assert (doge.seconds, brief.seconds, counted.iterations) == (2, 0.25, 40)


@each_game
def test_an_apprentice_errs(name: str) -> None:
    game = load(name)
    clear = bots.make("greedy", game, 1)
    erred = 0
    for state in decisions(game, 2, 14):
        seat = state.actors()[0]
        legal = state.legal(seat)
        values = clear.values(state, seat, legal)  # type: ignore[attr-defined]  # greedy has them
        chosen = {bots.make("apprentice", game, seed).choose(state, seat) for seed in range(3)}
        erred += any(values[legal.index(action)] < max(values) for action in chosen)
    assert erred
