"""SE-4 Investments."""

from __future__ import annotations

from .builders import active, asked, assert_conserved, board, legal, play, refused, zone

HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}


# SE-4.1 Sailors


def test_se_4_1_sailors_into_own_ports_and_galleys_lying_there() -> None:
    state = board(galleys={1: "0 tunis 3", 2: "0 valencia 2"}, ports=HOMES)
    play(state, "invest", "hire sailor valencia", "hire sailor galley 2")
    assert state.port_sailors[zone("valencia")] == 4
    assert state.galley_sailors[2] == 3
    assert state.ducats[0] == 3
    assert_conserved(state)


def test_se_4_1_not_into_galleys_elsewhere_nor_into_foreign_things() -> None:
    state = board(galleys={1: "0 tunis 3", 2: "1 genova 2"}, ports=HOMES)
    play(state, "invest")
    assert refused(state, "hire sailor galley 1") == ("SE-4.1", "not-at-your-port")
    assert refused(state, "hire sailor galley 2") == ("SE-4.1", "not-your-galley")
    assert refused(state, "hire sailor genova") == ("SE-4.1", "not-your-port")


def test_se_4_1_capacity_of_ports_and_places_of_galleys() -> None:
    state = board(galleys={1: "0 valencia 3 wood wood"}, ports={**HOMES, "algeria": "0 3"})
    play(state, "invest")
    assert refused(state, "hire sailor algeria") == ("SE-2.1", "port-full-of-sailors")
    assert refused(state, "hire sailor galley 1") == ("SE-2.1", "galley-full")


def test_se_4_1_none_left_in_the_stock_none_to_hire() -> None:
    state = board(galleys={1: "0 valencia 2"}, ports=HOMES, ducats=20)
    state.stock[0] = 0
    play(state, "invest")
    assert asked(state)[0] != "invest"  # nothing at all can be bought
    state = board(galleys={1: "0 valencia 2"}, ports={**HOMES, "valencia": "0 3 stone"}, ducats=20)
    state.stock[0] = 0
    play(state, "invest")
    assert legal(state) == ["fort valencia", "done"]
    assert refused(state, "hire sailor valencia") == ("SE-4.1", "no-sailor-in-stock")
    assert refused(state, "hire sailor galley 1") == ("SE-4.1", "no-sailor-in-stock")
    assert refused(state, "buy galley 5 valencia") == ("SE-4.2", "no-sailor-in-stock")


def test_se_4_1_no_credit() -> None:
    state = board(galleys={1: "0 valencia 2"}, ports=HOMES, ducats=1)
    play(state, "invest", "hire sailor valencia")
    assert state.ducats[0] == 0
    assert asked(state)[0] != "invest"


# SE-4.2 Galleys


def test_se_4_2_one_ducat_per_galley_owned_and_one_for_its_sailor() -> None:
    state = board(galleys={1: "0 valencia 3", 2: "0 valencia 3"}, ports=HOMES, ducats=10)
    play(state, "invest", "buy galley 9 valencia")
    assert state.ducats[0] == 10 - 2 - 1
    assert (state.galley_owner[9], state.galley_zone[9], state.galley_sailors[9]) == (0, zone("valencia"), 1)
    assert_conserved(state)


def test_se_4_2_one_galley_per_investment() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES, ducats=20)
    play(state, "invest", "buy galley 9 valencia")
    assert refused(state, "buy galley 10 valencia") == ("SE-4.2", "one-galley-an-investment")


def test_se_4_2_any_free_number_at_an_own_port() -> None:
    state = board(galleys={1: "0 tunis 3", 2: "1 genova 2"}, ports=HOMES, ducats=20)
    play(state, "invest")
    assert len(legal(state, "buy")) == 13
    assert refused(state, "buy galley 2 valencia") == ("SE-4.2", "number-taken")
    assert refused(state, "buy galley 3 genova") == ("SE-4.2", "not-your-port")
    assert refused(state, "buy galley 3 tunis") == ("SE-4.2", "not-your-port")


def test_se_4_2_only_twelve_numbers_for_few_players() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports={"valencia": "0 3", "genova": "1 3"}, ducats=20, players=2)
    play(state, "invest")
    assert refused(state, "buy galley 13 valencia") == ("SE-0", "number-not-in-use")


def test_se_4_2_six_galleys_are_the_limit() -> None:
    galleys = dict.fromkeys(range(1, 7), "0 valencia 1")
    state = board(galleys=galleys, ports=HOMES, ducats=20)
    play(state, "invest")
    assert refused(state, "buy galley 9 valencia") == ("SE-4.2", "fleet-complete")


def test_se_4_2_too_dear() -> None:
    state = board(galleys={1: "0 valencia 3", 2: "0 valencia 3"}, ports=HOMES, ducats=2)
    play(state, "invest")
    assert refused(state, "buy galley 9 valencia") == ("SE-4.2", "too-dear")


# SE-4.3 Buildings


def test_se_4_3_fort_needs_wood_and_stone_made_or_stored() -> None:
    state = board(galleys={1: "0 tunis 3"}, ports={**HOMES, "valencia": "0 3 stone", "tunis": "0 1 wood stone"})
    play(state, "invest", "fort valencia", "fort tunis")
    assert state.has_fort[zone("valencia")]
    assert state.has_fort[zone("tunis")]
    assert (state.ducats[0], state.forts) == (1, 3)
    assert state.stored[zone("valencia")] == (1,)  # nothing is used up


def test_se_4_3_basilica_needs_gold_and_marble() -> None:
    state = board(galleys={1: "0 tunis 3"}, ports={**HOMES, "tunis": "0 1 gold", "valencia": "0 3 gold"})
    play(state, "invest")
    assert refused(state, "basilica valencia") == ("SE-4.3", "goods-for-building")
    assert refused(state, "fort tunis") == ("SE-4.3", "goods-for-building")
    play(state, "basilica tunis")
    assert state.has_basilica[zone("tunis")]
    assert (state.ducats[0], state.basilicas) == (3, 4)


def test_se_4_3_own_port_once_each_while_the_box_lasts() -> None:
    ports = {**HOMES, "valencia": "0 3 stone gold marble fort basilica", "tunis": "0 1 wood stone gold"}
    state = board(galleys={1: "0 tunis 3"}, ports=ports, ducats=20)
    play(state, "invest")
    assert refused(state, "fort valencia") == ("SE-4.3", "already-built")
    assert refused(state, "basilica valencia") == ("SE-4.3", "already-built")
    assert refused(state, "fort genova") == ("SE-4.3", "not-your-port")
    state.forts = 0
    state.basilicas = 0
    assert refused(state, "fort tunis") == ("SE-4.3", "box-empty")
    assert refused(state, "basilica tunis") == ("SE-4.3", "box-empty")


def test_se_4_3_too_dear() -> None:
    state = board(galleys={1: "0 tunis 3"}, ports={**HOMES, "tunis": "0 1 wood stone gold"}, ducats=1)
    play(state, "invest")
    assert refused(state, "fort tunis") == ("SE-4.3", "too-dear")
    assert refused(state, "basilica tunis") == ("SE-4.3", "too-dear")
    assert refused(state, "sail algeria") == ("SE-1", "invests-now")


def test_se_4_any_number_in_any_order_until_done() -> None:
    state = board(galleys={1: "0 tunis 3", 2: "1 genova 3"}, ports={**HOMES, "valencia": "0 1 stone"}, ducats=9)
    play(state, "invest", "hire sailor valencia", "fort valencia", "buy galley 7 valencia", "hire sailor galley 7")
    assert state.ducats[0] == 9 - 1 - 2 - 2 - 1
    play(state, "done")
    assert active(state) == 2
