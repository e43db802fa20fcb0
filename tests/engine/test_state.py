"""The stack of decisions: turns, decisions of others, sealed decisions, steps that decide nothing."""

from __future__ import annotations

from itertools import permutations

import pytest

from arsenale.engine import Event, IllegalAction, Refusal, playout, seeded

from .toy import Regatta, RegattaState, play


@pytest.fixture
def game() -> Regatta:
    return Regatta()


@pytest.fixture
def state(game: Regatta) -> RegattaState:
    return game.start(players=3, seed=1)


def test_one_seat_decides_and_the_turn_passes(game: Regatta, state: RegattaState) -> None:
    assert state.actors() == (0,)
    assert [game.format(action) for action in state.legal(0)] == ["row", "call", "rest", "ask 1", "ask 2"]
    assert state.legal(1) == []
    play(game, state, "0 row")
    assert state.actors() == (1,)
    assert state.far[0] in range(1, 7)


def test_another_seat_decides_in_the_middle_of_a_turn(game: Regatta, state: RegattaState) -> None:
    play(game, state, "0 ask 2")
    assert state.actors() == (2,)
    assert game.view(state, 1)["questions"] == [{"seat": 2, "key": "tow", "rule": "RG-2", "args": {"asker": 0}}]
    play(game, state, "2 yes")
    assert state.far == [1, 0, 1]
    assert state.actors() == (1,)


def test_sealed_decisions_are_open_to_all_at_once(game: Regatta, state: RegattaState) -> None:
    play(game, state, "0 call")
    assert state.actors() == (0, 1, 2)
    assert [step.seat for step in state.asked()] == [0, 1, 2]
    play(game, state, "1 bid 2")
    assert state.actors() == (0, 2)
    assert state.legal(1) == []
    assert [question["seat"] for question in game.view(state, None)["questions"]] == [0, 2]
    play(game, state, "2 bid 0", "0 bid 1")
    assert state.far == [0, 2, 0]
    assert state.coins == [1, 0, 2]
    assert state.actors() == (1,)


def test_sealed_decisions_come_in_any_order(game: Regatta, state: RegattaState) -> None:
    play(game, state, "0 call")
    moves = ["0 bid 1", "1 bid 2", "2 bid 2"]
    assert len({play(game, state.copy(), *order).key() for order in permutations(moves)}) == 1


def test_a_decision_that_is_none_is_passed_over(game: Regatta, state: RegattaState) -> None:
    state.coins = [2, 0, 0]
    play(game, state, "0 call")
    assert state.actors() == (0,)
    play(game, state, "0 bid 1")
    assert state.far == [1, 0, 0]


def test_steps_without_a_decision_go_on_to_the_end(game: Regatta, state: RegattaState) -> None:
    play(game, state, "0 rest", "1 rest", "2 rest", "0 rest", "1 rest")
    assert (state.round, state.finished, state.winners()) == (2, False, ())
    play(game, state, "2 ask 0", "0 yes")
    assert state.finished
    assert state.actors() == ()
    assert state.asked() == []
    assert state.step_of(0) is None
    assert state.winners() == (0, 2)
    assert game.view(state, 0)["winners"] == [0, 2]


def refusal_of(state: RegattaState, seat: int, action: int) -> Refusal:
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, action)
    assert state.key() == before
    return caught.value.refusal


@pytest.mark.parametrize(
    ("seat", "text", "rule", "key", "args"),
    [
        (1, "row", "RG-1", "not-your-decision", {"seats": [0]}),
        (0, "ask 0", "RG-2", "nobody-there", {"seat": 0}),
        (0, "yes", "RG-1", "something-else-is-asked", {"question": "turn"}),
        (7, "row", "RG-1", "not-your-decision", {"seats": [0]}),
        (-1, "row", "RG-1", "not-your-decision", {"seats": [0]}),
    ],
)
def test_what_is_refused_names_a_rule(
    game: Regatta, state: RegattaState, seat: int, text: str, rule: str, key: str, args: dict[str, object]
) -> None:
    refusal = refusal_of(state, seat, game.parse(text))
    assert (refusal.rule, refusal.key, refusal.args) == (rule, key, args)
    reason = game.why_not(state, seat, game.parse(text))
    assert reason is not None
    assert repr(reason) == repr(refusal) == f"Refusal({rule!r}, {key!r}, {args!r})"


def test_numbers_outside_the_space_are_refused(game: Regatta, state: RegattaState) -> None:
    for action in (-1, len(game.space), 10**20):
        refusal = refusal_of(state, 0, action)
        assert (refusal.rule, refusal.key, refusal.args) == ("RG-1", "no-such-action", {"action": action})


def test_a_sealed_decision_is_made_once(game: Regatta, state: RegattaState) -> None:
    play(game, state, "0 call", "1 bid 2")
    refusal = refusal_of(state, 1, game.parse("bid 1"))
    assert (refusal.key, refusal.args) == ("not-your-decision", {"seats": [0, 2]})


def test_a_finished_match_refuses_by_its_end_rule(game: Regatta, state: RegattaState) -> None:
    state.finish()
    refusal = refusal_of(state, 0, 0)
    assert (refusal.rule, refusal.key) == ("RG-5", "match-over")


def test_an_illegal_action_explains_itself(game: Regatta, state: RegattaState) -> None:
    with pytest.raises(IllegalAction, match=r"ask 0 is refused by RG-2: nobody-there \{'seat': 0\}"):
        state.play(0, game.parse("ask 0"))


def test_a_refusal_keeps_arguments_of_its_own() -> None:
    args = {"seat": 1}
    refusal = Refusal("RG-1", "no", args)
    args["seat"] = 2
    assert refusal.args == {"seat": 1}
    assert Refusal("RG-1", "no").args == {}


def test_events_reach_their_audience_only(game: Regatta, state: RegattaState) -> None:
    events = state.listen()
    play(game, state, "0 rest", "1 call", "0 bid 0", "1 bid 0", "2 bid 0")
    private = events[0]
    assert (private.key, private.audience) == ("charm", (0,))
    assert [private.is_for(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    assert [event.key for event in events if event.is_for(None)] == ["sealed", "sealed", "sealed", "auction"]
    assert repr(private) == f"Event('charm', {{'charm': {state.charms[0]}}}, audience=(0,))"


def test_an_event_for_nobody_is_for_nobody() -> None:
    event = Event("quiet", {}, ())
    assert not event.is_for(None)
    assert not event.is_for(0)


def test_without_a_listener_nothing_is_kept(game: Regatta, state: RegattaState) -> None:
    play(game, state, "0 rest")
    assert state.sink is None


def test_listening_anew_starts_a_new_list(game: Regatta, state: RegattaState) -> None:
    first = state.listen()
    play(game, state, "0 rest")
    second = state.listen()
    play(game, state, "1 rest")
    assert (len(first), len(second)) == (1, 1)


def test_the_key_tells_states_apart(game: Regatta, state: RegattaState) -> None:
    twins = [state.copy() for _ in range(5)]
    twins[0].far[2] = 1
    twins[1].pending.pop()
    twins[2].rng.word()
    twins[3].round = 9
    assert len({twin.key() for twin in twins}) == 5
    assert twins[4].key() == state.key()


def test_the_key_is_fixed_for_all_time(state: RegattaState) -> None:
    """Records carry keys: whoever changes how they are made must raise the version of records."""
    assert state.key() == "873181551b6ce0e14e108e64815ed8be"


def test_random_play_counts_its_actions_and_stops_at_the_limit(game: Regatta) -> None:
    assert playout(game.start(players=2, seed=1), seeded(1), 4) == 4
    state = game.start(players=2, seed=1)
    played = playout(state, seeded(1), 1000)
    assert 6 <= played <= 12 + 6
    assert state.finished
    assert playout(state, seeded(1), 1000) == 0


def test_players_options_seats_and_actions_out_of_range_are_refused(game: Regatta, state: RegattaState) -> None:
    with pytest.raises(ValueError, match="expected 2 to 3 players for regatta, got 4"):
        game.start(players=4, seed=1)
    with pytest.raises(ValueError, match=r"expected an option of regatta \(wind, tide\), got 'rain'"):
        game.start(players=2, seed=1, options={"rain": "yes"})
    with pytest.raises(ValueError, match="expected option wind to be one of fair, foul, got 'none'"):
        game.start(players=2, seed=1, options={"wind": "none"})
    with pytest.raises(ValueError, match="expected a seat from 0 to 2 or None, got 3"):
        game.view(state, 3)
    with pytest.raises(ValueError, match="expected an action id from 0 to 10, got 11"):
        game.action(11)
    assert game.complete({"tide": "low"}) == {"wind": "fair", "tide": "low"}
