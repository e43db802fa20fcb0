"""The estimate likes what a sensible player likes."""

from __future__ import annotations

import pytest

from .builders import GAME, board, finish_round, play

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
        (worth({1: "0 valencia 3"}, {"tunis": "0 1 fort"}), worth({1: "0 valencia 3"}, {"tunis": "0 1"})),
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
