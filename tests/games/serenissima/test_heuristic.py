"""The estimate likes what a sensible player likes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arsenale.engine import seeded
from arsenale.games.serenissima.heuristic import danger, reasons

from .builders import GAME, board, finish_round, play, zone

HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}


def worth(galleys: dict[int, str], ports: dict[str, str] | None = None, *, ducats: int = 5, track: int = 2) -> float:
    state = board(galleys=galleys, ports={**HOMES, **(ports or {})}, ducats=ducats, turn=15)
    state.track = track
    return GAME.estimate(state, 0)


def test_at_the_end_it_is_the_ducats() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES, ducats=9)
    state.track, state.payouts = 11, 2
    finish_round(state, "1 hourglass")
    assert GAME.estimate(state, 0) == 9.0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (worth({1: "0 valencia 3"}, ducats=6), worth({1: "0 valencia 3"})),
        (worth({1: "0 valencia 3", 2: "0 valencia 3"}), worth({1: "0 valencia 3"})),
        (worth({1: "0 valencia 3 wood"}), worth({1: "0 valencia 3"})),
        (worth({1: "0 tunis 3"}, {"tunis": "0 1"}), worth({1: "0 tunis 4"})),
        (worth({1: "0 valencia 3"}, {"valencia": "0 3 gold"}), worth({1: "0 valencia 3 gold"})),
        (worth({1: "0 valencia 3"}, {"tunis": "0 3 wine"}), worth({1: "0 valencia 3"}, {"tunis": "0 3 wood"})),
        (worth({1: "0 valencia 3"}, {"tunis": "0 3"}), worth({1: "0 valencia 3"}, {"tunis": "0 1"})),
        (worth({1: "0 tunis 3 gold"}, {"tunis": "0 1"}), worth({1: "0 tunis 3 wood"}, {"tunis": "0 1"})),
        (worth({1: "0 napoli 3 marble"}, {"genova": "0 3"}), worth({1: "0 napoli 3 wood"}, {"genova": "0 3"})),
        (worth({1: "0 napoli 3 wine"}, {"tunis": "0 1"}), worth({1: "0 napoli 3 wood"}, {"tunis": "0 1"})),
        (worth({1: "0 tunis 1 spice"}), worth({1: "0 tunis 1 wood"})),
        (worth({1: "0 tunis 1 wood"}), worth({1: "0 venezia 1 wood"}, {"ragusa": "1 1 wine stone marble gold"})),
        (worth({1: "0 tunis 3 wood wine"}), worth({1: "0 tunis 3 wood wood"})),
        (worth({1: "0 valencia 3"}, {"tunis": "0 3 gold basilica"}), worth({1: "0 valencia 3"}, {"tunis": "0 3 gold"})),
        (worth({1: "0 tunis 3"}), worth({1: "0 ionian 3"})),
    ],
)
def test_the_better_position_is_worth_more(better: float, worse: float) -> None:
    assert better > worse


def test_a_good_that_nobody_takes_is_worth_little() -> None:
    stocked = {"ragusa": "1 1 stone"}
    assert worth({1: "0 venezia 1 stone"}, stocked, track=11) < worth({1: "0 venezia 1 gold"}, stocked, track=11)


def test_a_closed_port_buys_nothing() -> None:
    def with_closed(*closed: str) -> float:
        state = board(galleys={1: "0 venezia 1 stone"}, ports=HOMES, closed=closed, turn=15)
        state.track = 11
        return GAME.estimate(state, 0)

    assert with_closed("ragusa") < with_closed()


def test_a_sale_within_reach_this_turn_counts_for_more_than_one_next_round() -> None:
    state = board(galleys={1: "0 valencia 3 wood", 2: "1 genova 3"}, ports=HOMES)
    before = GAME.estimate(state, 0)
    play(state, "action", "done")
    assert GAME.estimate(state, 0) < before


def test_an_investing_galley_sells_nothing_this_turn() -> None:
    state = board(galleys={1: "0 valencia 3 wood", 2: "1 genova 3"}, ports=HOMES)
    before = GAME.estimate(state, 0)
    play(state, "invest")
    assert GAME.estimate(state, 0) < before


def test_a_blocked_galley_sails_no_further() -> None:
    state = board(galleys={1: "0 valencia 3 wine", 7: "1 algeria 4"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis")
    before = GAME.estimate(state, 0)
    play(state, "block")
    assert GAME.estimate(state, 0) < before


def test_without_a_box_no_basilica_is_hoped_for() -> None:
    state = board(galleys={1: "0 tunis 3 gold"}, ports={**HOMES, "tunis": "0 1"})
    before = GAME.estimate(state, 0)
    state.basilicas = 0
    assert GAME.estimate(state, 0) < before
    state = board(galleys={1: "0 valencia 3"}, ports={**HOMES, "tunis": "0 1 gold"})
    before = GAME.estimate(state, 0)
    state.basilicas = 0
    assert GAME.estimate(state, 0) < before


def test_a_foreign_crew_within_reach_is_a_threat_to_a_port() -> None:
    def with_foreign(galley: str) -> float:
        return worth({1: "0 valencia 3", 7: galley}, {"tunis": "0 2 wine gold"})

    far, weak, strong = with_foreign("1 antakya 3"), with_foreign("1 tripoli 2"), with_foreign("1 tripoli 4")
    assert far > weak > strong


def test_the_last_port_is_in_no_danger() -> None:
    def with_foreign(galley: str) -> float:
        return worth({1: "0 valencia 3", 7: galley})

    assert with_foreign("1 antakya 4") == with_foreign("1 algeria 4")


def test_a_landing_is_harder_from_afar_and_against_sailors_and_a_fort() -> None:
    """SE-3.4, SE-3.7"""

    def lost(galley: str, port: str = "0 2 wine gold") -> float:
        state = board(galleys={1: "0 valencia 3", 7: galley}, ports={**HOMES, "tunis": port})
        return danger(state, 0, zone("tunis"))[0]

    near = lost("1 tunis 4")
    assert near > lost("1 tripoli 4") > lost("1 tripoli 2") > lost("1 antakya 3") == 0.0
    assert near > lost("1 tunis 4", "0 3 wine gold")
    assert near > lost("1 tunis 4", "0 2 wine gold fort")


def test_whoever_has_acted_lands_in_the_next_round_at_the_earliest() -> None:
    """SE-1"""
    state = board(galleys={1: "1 tripoli 4", 2: "0 valencia 3"}, ports={**HOMES, "tunis": "0 2 wine gold"}, turn=2)
    now, later = danger(state, 0, zone("tunis"))
    assert now == 0.0 < later


def test_a_turn_still_to_come_in_this_round_is_worth_something() -> None:
    """SE-1"""
    galleys = {1: "0 valencia 3", 2: "1 genova 3"}
    before, after = [board(galleys=galleys, ports=HOMES, turn=turn) for turn in (1, 2)]
    assert GAME.estimate(before, 0) > GAME.estimate(after, 0)


def test_in_the_last_round_a_galley_that_has_acted_sells_nothing_more() -> None:
    """SE-5.4 Whatever card comes, it brings the last payout."""
    found = []
    for galley in ("0 valencia 3 gold", "0 valencia 3"):
        state = board(galleys={1: galley, 2: "1 genova 3"}, ports=HOMES, turn=2)
        state.track, state.payouts, state.deck = 11, 2, (1, 2)
        found.append(GAME.estimate(state, 0))
    assert found[0] == found[1]


@settings(max_examples=15)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 4))
def test_the_reasons_add_up_to_the_estimate(seed: int, players: int) -> None:
    state = GAME.start(players=players, seed=seed)
    chance = seeded(seed)
    for _ in range(250):
        if state.finished:
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        assert sum(reasons(state, seat).values()) == pytest.approx(GAME.estimate(state, seat))
