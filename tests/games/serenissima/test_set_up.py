"""SE-0 Components and set-up."""

from __future__ import annotations

import pytest

from arsenale.games.serenissima.terms import GOODS

from .builders import GAME, asked, assert_conserved, legal, play, refused, zone


def test_se_0_supply_of_goods() -> None:
    state = GAME.start(players=4, seed=1)
    assert dict(zip(GOODS, state.supply, strict=True)) == {
        "wood": 14,
        "stone": 12,
        "marble": 12,
        "wine": 12,
        "gold": 10,
        "spice": 10,
    }
    assert (state.forts, state.basilicas, len(state.deck)) == (5, 5, 5)


@pytest.mark.parametrize(("players", "sailors", "numbers"), [(2, 30, 12), (3, 26, 12), (4, 22, 15)])
def test_se_0_sailors_ducats_and_numbers_by_players(players: int, sailors: int, numbers: int) -> None:
    state = GAME.start(players=players, seed=1)
    assert state.stock == [sailors] * players
    assert state.ducats == [5] * players
    assert state.numbers == numbers


def test_se_0_first_player_is_random() -> None:
    assert {GAME.start(players=4, seed=seed).first for seed in range(60)} == {0, 1, 2, 3}


def test_se_0_four_players_pick_clockwise_then_back() -> None:
    state = GAME.start(players=4, seed=3)
    first = state.first
    clockwise = [(first + place) % 4 for place in range(4)]
    ports = ["valencia", "genova", "venezia", "alexandria"]
    for seat, port, number in zip(clockwise, ports, (4, 9, 2, 15), strict=True):
        assert asked(state) == ("pick-port", seat)
        play(state, f"port {port}")
        assert asked(state) == ("pick-number", seat)
        play(state, f"number {number}")
    for seat, number in zip(reversed(clockwise), (1, 3, 5, 6), strict=True):
        assert asked(state) == ("pick-number", seat)
        play(state, f"number {number}")
    assert asked(state) == ("choose-turn", clockwise[3])  # number 1 is the lowest
    assert state.round == 1
    for seat, port in zip(clockwise, ports, strict=True):
        assert state.port_owner[zone(port)] == seat
        assert state.port_sailors[zone(port)] == 3
        own = [number for number in range(16) if state.galley_owner[number] == seat]
        assert [state.galley_zone[number] for number in own] == [zone(port)] * 2
        assert [state.galley_sailors[number] for number in own] == [3, 3]
    assert_conserved(state)


def test_se_0_three_players_close_then_pick_there_and_back() -> None:
    state = GAME.start(players=3, seed=5)
    a, b, c = [(state.first + place) % 3 for place in range(3)]
    asked_so = []
    for text in ["close ragusa", "close corfu", "close barcelona", "close modon"]:
        asked_so.append(state.actors()[0])
        play(state, text)
    for port, number in (("valencia", 1), ("genova", 2), ("venezia", 3)):
        asked_so.append(state.actors()[0])
        play(state, f"port {port}", f"number {number}")
    for number in (4, 5, 6):
        asked_so.append(state.actors()[0])
        play(state, f"number {number}")
    assert asked_so == [a, b, c, a, a, b, c, c, b, a]


def test_se_0_two_players_pick_three_galleys_strictly_in_turn() -> None:
    state = GAME.start(players=2, seed=5)
    a, b = state.first, 1 - state.first
    play(state, "close ragusa", "close corfu", "close barcelona", "close modon")
    picks = []
    play(state, "port valencia", "number 1", "port genova", "number 2")
    for number in (3, 4, 5, 6):
        picks.append(state.actors()[0])
        play(state, f"number {number}")
    assert picks == [a, b, a, b]
    assert [state.galley_owner.count(seat) for seat in (a, b)] == [3, 3]
    assert state.stock == [30 - 12] * 2
    assert asked(state) == ("choose-turn", a)


def test_se_0_ports_are_closed_in_the_order_wood_wine_stone_marble() -> None:
    state = GAME.start(players=3, seed=1)
    made = {}
    for good, port in (("wood", "ragusa"), ("wine", "algeria"), ("stone", "barcelona"), ("marble", "tunis")):
        made[good] = legal(state)
        assert asked(state)[0] == "close-port"
        play(state, f"close {port}")
    assert made["wood"] == ["close valencia", "close cagliari", "close ragusa", "close constantinople"]
    assert made["marble"] == ["close napoli", "close tunis", "close modon"]
    assert asked(state)[0] == "pick-port"


def test_se_0_closing_refuses_other_goods() -> None:
    state = GAME.start(players=3, seed=1)
    assert refused(state, "close tunis") == ("SE-0", "close-another-good")
    assert refused(state, "port genova") == ("SE-0", "something-else-is-asked")


def test_se_0_as_many_start_ports_as_players_stay_open() -> None:
    state = GAME.start(players=3, seed=1)
    play(state, "close valencia", "close algeria", "close venezia")  # three start ports are left
    assert state.closed.count(True) == 3
    state = GAME.start(players=4, seed=1)
    assert asked(state)[0] == "pick-port"
    state = GAME.start(players=3, seed=1)
    state.closed[zone("genova")] = True
    state.closed[zone("venezia")] = True
    assert "close valencia" not in legal(state)
    assert refused(state, "close valencia") == ("SE-0", "keep-start-ports")


def test_se_0_a_closed_start_port_cannot_be_picked() -> None:
    state = GAME.start(players=3, seed=1)
    play(state, "close valencia", "close algeria", "close barcelona", "close tunis")
    assert legal(state) == ["port genova", "port venezia", "port constantinople", "port alexandria"]
    assert refused(state, "port valencia") == ("SE-0", "port-closed")
    assert refused(state, "port tunis") == ("SE-0", "no-start-port")
    assert refused(state, "number 3") == ("SE-0", "something-else-is-asked")
    play(state, "port genova", "number 1")
    assert refused(state, "port genova") == ("SE-0", "port-taken")


def test_se_0_numbers_are_free_once_and_only_twelve_for_few() -> None:
    state = GAME.start(players=3, seed=1)
    play(state, "close valencia", "close algeria", "close barcelona", "close tunis", "port genova", "number 7")
    play(state, "port venezia")
    assert refused(state, "number 7") == ("SE-0", "number-taken")
    assert refused(state, "number 13") == ("SE-0", "number-not-in-use")
    assert refused(state, "port alexandria") == ("SE-0", "something-else-is-asked")
    assert len(legal(state)) == 11
