"""Bots choose legally, repeat themselves by seed, see nothing they must not see, and greedy is worth its name."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from arsenale import bots, games, load, seeded
from arsenale.bots import Bot, Greedy, decide, play_match, seated
from arsenale.engine import Event, Game, Rng, State

from .positions import choosers, decisions

GAMES = games()
SOME_ACTIONS = 60

each_game = pytest.mark.parametrize("name", GAMES)
each_bot = pytest.mark.parametrize("kind", bots.simple())


class Spy(Bot):
    """Plays at random and keeps what it was given."""

    name: ClassVar[str] = "spy"

    def __init__(self, game: Game[Any], seed: int | str) -> None:
        super().__init__(game, seed)
        self.given: list[State] = []

    def choose(self, state: State, seat: int) -> int:
        self.given.append(state)
        legal = state.legal(seat)
        return legal[self.rng.below(len(legal))]


def positions(game: Game[Any], players: int, seed: str) -> list[State]:
    """The states of a random match in which there is something to decide."""
    state: State = game.start(players=players, seed=seed)
    chance = seeded(f"positions {seed}")
    found = []
    while not state.finished:
        seat = state.actors()[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            found.append(state.copy())
        state.apply(seat, legal[chance.below(len(legal))])
    return found


def test_bots_take_the_seats_in_turn() -> None:
    table = seated(["greedy", "random"], load("doge_ship"), 5, 1)
    assert [bot.name for bot in table] == ["greedy", "random", "greedy", "random", "greedy"]
    with pytest.raises(ValueError, match="at least one bot"):
        seated([], load("doge_ship"), 2, 1)


@each_game
@each_bot
def test_choices_are_legal_and_leave_the_state_alone(name: str, kind: str) -> None:
    game = load(name)
    bot = bots.make(kind, game, 1)
    for state in positions(game, game.seats[-1], "legal")[::9]:
        for seat in state.actors():
            dealt = state.redealt(seat, bot.rng)
            key = dealt.key()
            assert bot.choose(dealt, seat) in state.legal(seat)
            assert dealt.key() == key


@each_game
@each_bot
def test_the_same_seed_gives_the_same_match(name: str, kind: str) -> None:
    game = load(name)
    first, second, other = (
        play_match(game, seated([kind], game, game.seats[0], bot_seed), seed=3, limit=SOME_ACTIONS).record.actions
        for bot_seed in ("a", "a", "b")
    )
    assert first == second
    assert first != other


@each_game
def test_the_match_hands_out_redealt_states_only(name: str) -> None:
    game = load(name)
    spy = Spy(game, 1)
    deals = seeded("deals")
    differing = 0
    for state in positions(game, game.seats[-1], "spy"):
        for seat in state.actors():
            if len(state.legal(seat)) > 1:
                decide(spy, state, seat, deals)
                given = spy.given[-1]
                assert given is not state
                assert game.view(given, seat) == game.view(state, seat)
                assert given.rng.facts() != state.rng.facts(), "the chance to come must not be told"
                differing += given.facts() != state.facts()
    assert differing


@each_bot
def test_what_a_seat_cannot_know_does_not_move_its_choice(kind: str) -> None:
    """Where the bot sees all it chooses from, twins that differ only in the hidden get the same choice."""
    game = load("doge_ship")
    shuffles = Rng(1, 2, 3, 4)
    looks = [state for state in positions(game, 3, "twins") if state.pending[-1].key in ("take", "enact-doge")]
    assert len(looks) > 10
    for state in looks[:30]:
        seat = state.actors()[0]
        choices = {
            decide(bots.make(kind, game, "twin"), twin, seat, seeded("deals"))
            for twin in (state, state.redealt(seat, shuffles), state.redealt(seat, shuffles))
        }
        assert len(choices) == 1


def test_a_lone_option_is_played_without_asking() -> None:
    game = load("doge_ship")
    spies = [Spy(game, seat) for seat in range(2)]
    match = play_match(game, spies, seed=1)
    assert match.state.finished
    assert match.actions > sum(len(spy.given) for spy in spies)
    assert all(len(state.legal(seat)) > 1 for seat, spy in enumerate(spies) for state in spy.given)


def test_an_illegal_choice_is_not_played() -> None:
    class Cheat(Spy):
        def choose(self, state: State, seat: int) -> int:
            return -1

    game = load("doge_ship")
    with pytest.raises(ValueError, match="expected a legal action of spy on seat"):
        play_match(game, [Cheat(game, 1), Cheat(game, 2)], seed=1)


def test_a_match_tells_its_events_and_keeps_its_record() -> None:
    game = load("doge_ship")
    events: list[Event] = []
    match = play_match(game, seated(["random"], game, 2, 1), seed=1, on_event=events.append)
    assert len(events) > match.actions / 2
    assert match.record.verify(game).key() == match.state.key()
    assert match.record.outcome is not None


def test_a_match_stops_at_the_limit() -> None:
    game = load("doge_ship")
    match = play_match(game, seated(["random"], game, 2, 1), seed=1, limit=10)
    assert match.actions == 10
    assert not match.state.finished
    assert match.record.outcome is None


@pytest.mark.parametrize(("name", "pairs"), [(name, 10 if name == "doge_ship" else 2) for name in GAMES])
def test_greedy_clearly_beats_random(name: str, pairs: int) -> None:
    """Paired: every deal is played twice, with the seats changed."""
    game = load(name)
    wins = 0.0
    for number in range(2 * pairs):
        table = seated(["greedy", "random"] if number % 2 else ["random", "greedy"], game, 2, number)
        winners = play_match(game, table, seed=number // 2).state.winners()
        wins += sum(table[seat].name == "greedy" for seat in winners) / len(winners)
    assert wins >= 0.75 * 2 * pairs


@each_game
def test_an_apprentice_errs(name: str) -> None:
    game = load(name)
    clear = Greedy(game, 1)
    erred = 0
    for state in decisions(game, 2, 14):
        seat = choosers(state)[0]
        legal = state.legal(seat)
        values = clear.values(state, seat, legal)
        chosen = {bots.make("apprentice", game, seed).choose(state, seat) for seed in range(3)}
        erred += any(values[legal.index(action)] < max(values) for action in chosen)
    assert erred
