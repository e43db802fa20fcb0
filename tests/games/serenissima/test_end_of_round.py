"""SE-5 The Doge card, payouts, catching up and the end."""

from __future__ import annotations

import pytest

from arsenale.games.serenissima.terms import CARD_KINDS

from .builders import (
    GAME,
    active,
    asked,
    assert_conserved,
    board,
    events_of,
    finish_round,
    legal,
    next_card,
    play,
    refused,
    zone,
)

HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}
FLEET = {
    1: "0 valencia 3",
    2: "0 valencia 3",
    3: "1 genova 3",
    4: "1 genova 3",
    5: "2 venezia 3",
    6: "2 venezia 3",
    7: "3 alexandria 3",
    8: "3 alexandria 3",
}


def test_se_5_1_wine_pays_three_for_each_own_port_that_makes_or_stores_it() -> None:
    ports = {**HOMES, "algeria": "0 1", "valencia": "0 3 wine", "genova": "1 3 wine", "messina": "- 0"}
    state = board(galleys=FLEET, ports=ports)
    track = state.track
    finish_round(state, "wine")
    assert state.ducats == [5 + 6, 5 + 3, 5, 5]
    assert state.track == track
    assert [CARD_KINDS[card] for card in state.discards] == ["wine"]


@pytest.mark.parametrize(("card", "steps"), [("1 hourglass", 1), ("2 hourglasses", 2), ("2 hourglasses + shuffle", 2)])
def test_se_5_1_hourglasses_move_the_white_pawn(card: str, steps: int) -> None:
    state = board(galleys=FLEET, ports=HOMES)
    track = state.track
    finish_round(state, card)
    assert state.track == track + steps


def test_se_5_1_discards_lie_open_until_all_five_are_shuffled_anew() -> None:
    state = board(galleys=FLEET, ports=HOMES)
    finish_round(state, "1 hourglass")
    assert (len(state.deck), len(state.discards)) == (4, 1)
    finish_round(state, "2 hourglasses + shuffle")
    assert (len(state.deck), state.discards) == (5, ())
    assert sorted(state.deck) == sorted(GAME.edition.cards)


def test_se_5_2_payout_by_goods_stored_and_five_for_a_basilica() -> None:
    ports = {**HOMES, "valencia": "0 3 stone marble wine gold basilica", "antakya": "1 1 wood", "tunis": "- 0 wood"}
    state = board(galleys=FLEET, ports=ports)
    state.track = 5
    finish_round(state, "1 hourglass")
    assert state.payouts == 1
    assert state.ducats == [5 + 15 + 5, 5 + 2, 5, 5]


def test_se_5_2_passed_counts_as_reached_and_only_once() -> None:
    state = board(galleys=FLEET, ports={**HOMES, "valencia": "0 3 stone"})
    state.track = 5
    finish_round(state, "2 hourglasses")
    assert (state.track, state.payouts, state.ducats[0]) == (7, 1, 7)
    finish_round(state, "1 hourglass")
    assert (state.track, state.payouts, state.ducats[0]) == (8, 1, 7)
    finish_round(state, "1 hourglass")
    assert (state.track, state.payouts, state.ducats[0]) == (9, 2, 9)


def test_se_5_2_the_pawn_stops_on_the_last_space() -> None:
    state = board(galleys=FLEET, ports=HOMES)
    state.track, state.payouts = 11, 2
    finish_round(state, "2 hourglasses")
    assert state.track == 12
    assert state.finished


@pytest.mark.parametrize(("players", "start"), [(2, 0), (3, 0), (4, 2)])
def test_se_5_2_the_track_starts_by_number_of_players(players: int, start: int) -> None:
    assert GAME.start(players=players, seed=1).track == start


# SE-5.3


def test_se_5_3_who_has_fewer_than_two_galleys_may_invest_again() -> None:
    galleys = {number: words for number, words in FLEET.items() if number not in (4, 5, 6)}
    state = board(galleys=galleys, ports=HOMES)
    state.first = 2
    finish_round(state, "1 hourglass")
    assert asked(state) == ("catch-up", 2)  # from the first player, clockwise; 3 and 0 have two
    play(state, "buy galley 5 venezia")
    assert state.ducats[2] == 5 - 0 - 1  # the first costs nothing but its sailor
    play(state, "buy galley 6 venezia")
    assert state.ducats[2] == 4 - 1 - 1
    assert refused(state, "buy galley 9 venezia") == ("SE-5.3", "fleet-complete")
    assert refused(state, "fort venezia") == ("SE-5.3", "no-buildings-now")
    play(state, "hire sailor galley 6", "done")
    assert asked(state) == ("catch-up", 1)
    play(state, "done")
    assert (state.round, active(state)) == (2, 1)
    assert_conserved(state)


def test_se_5_3_sailors_alone_may_be_bought() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports={"valencia": "0 3"}, ducats=[2, 0, 0, 0])
    finish_round(state, "1 hourglass")
    play(state, "hire sailor valencia", "hire sailor galley 1")
    assert state.ducats[0] == 0
    assert (state.round, active(state)) == (2, 1)  # nothing more to buy


def test_se_5_3_who_cannot_pay_or_has_no_sailor_goes_without() -> None:
    state = board(galleys={**FLEET, 4: "0 valencia 1"}, ports=HOMES, ducats=[5, 0, 5, 5])
    finish_round(state, "1 hourglass")
    assert state.round == 2
    state = board(galleys={**FLEET, 4: "0 valencia 1"}, ports=HOMES)
    state.stock[1] = 0
    finish_round(state, "1 hourglass")
    assert state.round == 2


def test_se_5_3_after_the_payout() -> None:
    galleys = {number: words for number, words in FLEET.items() if number != 4}
    state = board(galleys=galleys, ports={**HOMES, "genova": "1 3 wood wine"}, ducats=0)
    state.track = 5
    finish_round(state, "1 hourglass")
    assert asked(state) == ("catch-up", 1)
    assert state.ducats[1] == 5
    assert "done" in legal(state)


def test_se_5_3_other_things_are_not_asked() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports={"valencia": "0 3"}, ducats=[2, 0, 0, 0])
    finish_round(state, "1 hourglass")
    assert refused(state, "sail algeria") == ("SE-5.3", "no-buildings-now")


# SE-5.4


def last_round(ports: dict[str, str], ducats: list[int]) -> tuple[list[int], tuple[int, ...]]:
    state = board(galleys={1: "0 valencia 3"}, ports=ports, ducats=ducats)
    state.track, state.payouts = 11, 2
    finish_round(state, "1 hourglass")
    assert state.finished
    return state.scores(), state.winners()


def test_se_5_4_the_third_payout_ends_the_match_without_catching_up() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES, ducats=[5, 5, 5, 6])
    state.track, state.payouts = 11, 2
    next_card(state, "1 hourglass")
    events = events_of(state, "action", "done")
    assert state.actors() == ()
    assert state.winners() == (3,)
    assert events[-1].key == "match-ends"


def test_se_5_4_most_ducats_then_most_ports_else_shared() -> None:
    assert last_round({**HOMES, "valencia": "0 3 stone"}, [5, 6, 6, 6]) == ([7, 6, 6, 6], (0,))
    assert last_round({**HOMES, "tunis": "1 1"}, [6, 6, 6, 5])[1] == (1,)
    assert last_round(HOMES, [6, 6, 6, 5])[1] == (0, 1, 2)


def test_se_5_4_nobody_has_won_before_the_end() -> None:
    assert board(galleys=FLEET, ports=HOMES).winners() == ()


def test_se_5_4_a_finished_match_takes_no_actions() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES)
    state.track, state.payouts = 11, 2
    finish_round(state, "1 hourglass")
    refusal = GAME.why_not(state, 0, GAME.parse("done"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("SE-5.4", "match-over")
    assert zone("valencia") == 0
