"""SE-1 The round."""

from __future__ import annotations

from .builders import active, asked, board, finish_round, legal, play, refused

HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}


def test_se_1_galleys_act_in_ascending_number() -> None:
    state = board(galleys={9: "0 valencia 3", 4: "1 genova 3", 12: "0 valencia 1", 6: "2 venezia 2"}, ports=HOMES)
    order = []
    for _ in range(4):
        order.append((active(state), state.actors()[0]))
        play(state, "action", "done")
    assert order == [(4, 1), (6, 2), (9, 0), (12, 0)]


def test_se_1_action_or_investment_either_may_be_empty() -> None:
    state = board(galleys={1: "0 valencia 3", 2: "1 genova 3"}, ports=HOMES)
    assert legal(state) == ["action", "invest"]
    play(state, "invest", "done")
    assert active(state) == 2
    play(state, "action", "done")
    assert asked(state)[0] == "catch-up"  # the round is over


def test_se_1_nothing_else_is_asked_before_that_choice() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES)
    assert refused(state, "sail algeria") == ("SE-1", "something-else-is-asked")


def test_se_1_an_investment_with_nothing_to_buy_is_over_at_once() -> None:
    state = board(galleys={1: "0 tunis 3", 2: "1 genova 3"}, ports=HOMES, ducats=0)
    play(state, "invest")
    assert active(state) == 2


def test_se_1_a_galley_bought_ahead_acts_this_round() -> None:
    state = board(galleys={3: "0 valencia 3", 5: "1 genova 3"}, ports=HOMES)
    play(state, "invest", "buy galley 8 valencia", "done")
    play(state, "action", "done")
    assert active(state) == 8
    assert asked(state) == ("choose-turn", 0)


def test_se_1_a_galley_bought_behind_waits_for_the_next_round() -> None:
    state = board(galleys={3: "0 valencia 3", 5: "1 genova 3"}, ports=HOMES)
    play(state, "invest", "buy galley 2 valencia", "done")
    assert active(state) == 5
    state.ducats = [0, 0, 0, 0]
    finish_round(state, "1 hourglass")
    assert (state.round, active(state)) == (2, 2)


def test_se_1_a_sunk_galley_does_not_act() -> None:
    state = board(galleys={1: "0 valencia 3", 2: "0 valencia 1", 3: "1 genova 3"}, ports=HOMES)
    play(state, "action", "load sailor 2", "done")
    assert active(state) == 3


def test_se_1_who_has_no_galley_waits() -> None:
    state = board(galleys={1: "0 valencia 3", 2: "0 valencia 3"}, ports=HOMES, ducats=[5, 0, 0, 0])
    finish_round(state, "1 hourglass")
    assert (state.round, active(state)) == (2, 1)
