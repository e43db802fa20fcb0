"""SE-2.1 Loading and SE-2.4 why it ends."""

from __future__ import annotations

from .builders import active, asked, assert_conserved, board, events_of, goods_of, legal, play, refused, zone

HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}


# Sailors


def test_se_2_1_sailors_between_galley_and_own_port() -> None:
    state = board(galleys={1: "0 valencia 2"}, ports=HOMES)
    play(state, "action", "load sailor port")
    assert (state.galley_sailors[1], state.port_sailors[zone("valencia")]) == (3, 2)
    state = board(galleys={1: "0 valencia 2"}, ports=HOMES)
    play(state, "action", "put sailor port")
    assert (state.galley_sailors[1], state.port_sailors[zone("valencia")]) == (1, 4)


def test_se_2_1_one_sailor_stays_in_the_port() -> None:
    state = board(galleys={1: "0 valencia 2"}, ports={**HOMES, "valencia": "0 1"})
    play(state, "action")
    assert refused(state, "load sailor port") == ("SE-2.1", "port-needs-sailor")


def test_se_2_1_a_port_holds_as_many_sailors_as_spaces() -> None:
    state = board(galleys={1: "0 antakya 2"}, ports={**HOMES, "antakya": "0 3"})
    play(state, "action")
    assert refused(state, "put sailor port") == ("SE-2.1", "port-full-of-sailors")


def test_se_2_1_five_places_for_sailors_and_goods_together() -> None:
    state = board(galleys={1: "0 valencia 3 wine wine"}, ports=HOMES)
    play(state, "action")
    assert refused(state, "load sailor port") == ("SE-2.1", "galley-full")
    assert refused(state, "load wood supply") == ("SE-2.1", "galley-full")
    state = board(galleys={1: "0 valencia 1 wine wine wine wine"}, ports=HOMES)
    play(state, "action")
    assert not legal(state, "load")


def test_se_2_1_at_other_ports_and_at_sea_only_between_own_galleys() -> None:
    for place in ("tunis", "genova", "ionian"):
        state = board(galleys={1: f"0 {place} 2", 2: f"0 {place} 2"}, ports=HOMES)
        play(state, "action")
        assert refused(state, "load sailor port") == ("SE-2.1", "no-own-port-here")
        assert refused(state, "put sailor port") == ("SE-2.1", "no-own-port-here")
        play(state, "load sailor 2")
        assert (state.galley_sailors[1], state.galley_sailors[2]) == (3, 1)


def test_se_2_1_sailors_pass_only_through_the_active_galley() -> None:
    state = board(galleys={1: "0 valencia 2", 2: "0 valencia 2", 3: "0 valencia 2", 4: "1 valencia 2"}, ports=HOMES)
    play(state, "action", "load sailor port", "put sailor 2", "load sailor 3")
    assert state.galley_sailors[1:4] == [3, 3, 1]
    assert refused(state, "put sailor 4") == ("SE-2.1", "not-your-galley")
    assert refused(state, "put sailor 1") == ("SE-2.1", "active-itself")


def test_se_2_1_only_galleys_in_the_zone() -> None:
    state = board(galleys={1: "0 valencia 2", 2: "0 algeria 2 wood"}, ports=HOMES)
    play(state, "action")
    for text in ("load sailor 2", "put sailor 2", "load wood 2", "dump wood 2", "swap sailor wood 2"):
        assert refused(state, text) == ("SE-2.1", "galley-not-here")


# Sinking on purpose


def test_se_2_1_the_active_galley_can_be_sunk_on_purpose_and_the_turn_is_over() -> None:
    for text in ("put sailor port", "put sailor 2"):
        state = board(galleys={1: "0 valencia 1 wine", 2: "0 valencia 3"}, ports=HOMES)
        play(state, "action", text)
        assert state.galley_owner[1] == -1
        assert active(state) == 2
        assert state.supply[3] == 12  # the wine is back
        assert_conserved(state)


def test_se_2_1_another_galley_can_be_sunk_and_its_number_is_free() -> None:
    state = board(galleys={1: "0 valencia 3", 2: "0 valencia 1 wine", 5: "1 genova 3"}, ports=HOMES)
    play(state, "action", "load sailor 2")
    assert asked(state) == ("load", 0)
    assert (state.galley_sailors[1], state.galley_owner[2], state.supply[3]) == (4, -1, 12)
    assert_conserved(state)
    play(state, "done", "invest", "buy galley 2 genova")
    assert state.galley_owner[2] == 1


# Goods


def test_se_2_1_own_port_one_good_free_each_further_one_ducat() -> None:
    state = board(galleys={1: "0 valencia 1"}, ports=HOMES)
    play(state, "action", "load wood supply")
    assert state.ducats[0] == 5
    play(state, "load wood supply", "load wood supply")
    assert state.ducats[0] == 3
    assert goods_of(state, 1) == ["wood", "wood", "wood"]
    assert state.supply[0] == 11


def test_se_2_1_one_free_a_turn_for_each_galley_that_acts() -> None:
    state = board(galleys={1: "0 valencia 1", 2: "0 valencia 1"}, ports=HOMES, ducats=0)
    play(state, "action", "load wood supply")
    assert refused(state, "load wood supply") == ("SE-2.1", "too-dear")
    play(state, "done", "action", "load wood supply")
    assert goods_of(state, 2) == ["wood"]


def test_se_2_1_neutral_port_one_ducat_each_to_the_bank() -> None:
    state = board(galleys={1: "0 tunis 1"}, ports=HOMES)
    play(state, "action", "load marble supply", "load marble supply")
    assert state.ducats == [3, 5, 5, 5]


def test_se_2_1_foreign_port_one_ducat_each_to_its_owner() -> None:
    state = board(galleys={1: "0 genova 1"}, ports=HOMES)
    events = events_of(state, "action", "load gold supply")
    assert state.ducats == [4, 6, 5, 5]
    assert events[-1].key == "bought-from"


def test_se_2_1_only_the_good_that_the_port_makes() -> None:
    state = board(galleys={1: "0 valencia 1", 2: "0 ionian 1"}, ports=HOMES)
    play(state, "action")
    assert refused(state, "load wine supply") == ("SE-2.1", "not-made-here")
    play(state, "done", "action")
    assert refused(state, "load wine supply") == ("SE-2.1", "no-port-here")


def test_se_2_1_none_left_in_the_supply_none_to_load() -> None:
    state = board(galleys={1: "0 valencia 1"}, ports=HOMES)
    state.supply[0] = 0
    play(state, "action")
    assert refused(state, "load wood supply") == ("SE-2.1", "supply-empty")


def test_se_2_1_no_credit() -> None:
    state = board(galleys={1: "0 tunis 1"}, ports=HOMES, ducats=0)
    play(state, "action")
    assert refused(state, "load marble supply") == ("SE-2.1", "too-dear")


def test_se_0_no_trade_and_no_crew_at_a_closed_port() -> None:
    state = board(galleys={1: "0 tunis 2 wood", 2: "0 tunis 2"}, ports=HOMES, players=4, closed=("tunis",))
    play(state, "action")
    assert refused(state, "load marble supply") == ("SE-2.1", "no-port-here")
    assert refused(state, "sell wood") == ("SE-3.1", "no-port-here")
    assert refused(state, "land 1") == ("SE-3.6", "no-port-here")
    assert refused(state, "attack port") == ("SE-3.7", "no-port-here")
    play(state, "put wood 2", "sail messina")


def test_se_2_1_goods_between_own_galleys_are_free() -> None:
    state = board(galleys={1: "0 ionian 2 wood", 2: "0 ionian 2 wine"}, ports=HOMES, ducats=0)
    play(state, "action", "load wine 2", "put wood 2")
    assert (goods_of(state, 1), goods_of(state, 2)) == (["wine"], ["wood"])


def test_se_2_1_goods_of_both_galleys_may_be_thrown_overboard() -> None:
    state = board(galleys={1: "0 ionian 2 wood", 2: "0 ionian 2 wine"}, ports=HOMES)
    play(state, "action", "dump wood", "dump wine 2")
    assert (goods_of(state, 1), goods_of(state, 2)) == ([], [])
    assert (state.supply[0], state.supply[3]) == (14, 12)
    assert refused(state, "dump wood") == ("SE-2.1", "not-aboard")
    assert refused(state, "dump wine 2") == ("SE-2.1", "not-aboard")
    assert refused(state, "load wine 2") == ("SE-2.1", "not-aboard")


def test_se_2_1_nothing_into_a_full_galley() -> None:
    state = board(galleys={1: "0 ionian 3 wood", 2: "0 ionian 3 wine wine"}, ports=HOMES)
    play(state, "action")
    assert refused(state, "put wood 2") == ("SE-2.1", "galley-full")
    assert refused(state, "put gold 2") == ("SE-2.1", "not-aboard")


# SE-2.4


def test_se_2_4_no_transfer_is_reversed() -> None:
    state = board(galleys={1: "0 valencia 2 wine", 2: "0 valencia 2 wine"}, ports=HOMES)
    play(state, "action", "load sailor port", "put wine 2")
    assert refused(state, "put sailor port") == ("SE-2.4", "no-way-back")
    assert refused(state, "load wine 2") == ("SE-2.4", "no-way-back")
    play(state, "put sailor 2")
    state = board(galleys={1: "0 valencia 2 wine", 2: "0 valencia 2 wine"}, ports=HOMES)
    play(state, "action", "put sailor port", "load wine 2")
    assert refused(state, "load sailor port") == ("SE-2.4", "no-way-back")
    assert refused(state, "put wine 2") == ("SE-2.4", "no-way-back")


def test_se_2_4_nothing_bought_is_thrown_away_nor_bought_after() -> None:
    state = board(galleys={1: "0 valencia 2 wood", 2: "0 valencia 2 wood"}, ports=HOMES)
    play(state, "action", "load wood supply")
    assert refused(state, "dump wood") == ("SE-2.4", "no-way-back")
    assert refused(state, "dump wood 2") == ("SE-2.4", "no-way-back")
    state = board(galleys={1: "0 valencia 2 wood", 2: "0 valencia 2 wood"}, ports=HOMES)
    play(state, "action", "dump wood 2")
    assert refused(state, "load wood supply") == ("SE-2.4", "no-way-back")


def test_se_2_4_the_phase_is_over_with_the_turn() -> None:
    state = board(galleys={1: "0 valencia 2", 2: "0 valencia 2"}, ports=HOMES)
    play(state, "action", "load sailor port", "done", "action", "put sailor port")
    assert state.port_sailors[zone("valencia")] == 3


def test_se_2_4_full_galleys_swap_in_one_step() -> None:
    state = board(galleys={1: "0 ionian 3 wood wood", 2: "0 ionian 3 wine wine"}, ports=HOMES)
    play(state, "action", "swap wood wine 2")
    assert (goods_of(state, 1), goods_of(state, 2)) == (["wood", "wine"], ["wood", "wine"])
    play(state, "swap sailor wine 2")
    assert (state.galley_sailors[1], state.galley_sailors[2]) == (2, 4)
    assert goods_of(state, 1) == ["wood", "wine", "wine"]


def test_se_2_4_a_swap_counts_as_two_transfers() -> None:
    state = board(galleys={1: "0 ionian 3 wood", 2: "0 ionian 3 wine"}, ports=HOMES)
    play(state, "action", "swap wood wine 2")
    assert refused(state, "swap wine wood 2") == ("SE-2.4", "no-way-back")
    assert refused(state, "put wine 2") == ("SE-2.4", "no-way-back")
    assert refused(state, "load wood 2") == ("SE-2.4", "no-way-back")


def test_se_2_4_a_last_sailor_is_never_swapped() -> None:
    state = board(galleys={1: "0 ionian 1 wood", 2: "0 ionian 1 wine"}, ports=HOMES)
    play(state, "action")
    assert refused(state, "swap sailor wine 2") == ("SE-2.4", "last-sailor-stays")
    assert refused(state, "swap wood sailor 2") == ("SE-2.4", "last-sailor-stays")
    assert refused(state, "swap gold wine 2") == ("SE-2.1", "not-aboard")
    assert refused(state, "swap wood gold 2") == ("SE-2.1", "not-aboard")


def test_se_2_4_places_are_checked_for_a_sailor_passing_through() -> None:
    state = board(galleys={1: "0 valencia 4 wood", 2: "0 valencia 1"}, ports=HOMES)
    play(state, "action")
    assert refused(state, "load sailor port") == ("SE-2.1", "galley-full")
    play(state, "put sailor 2", "load sailor port")
    assert (state.galley_sailors[1], state.galley_sailors[2]) == (4, 2)


def test_se_2_loading_is_over_once_the_galley_has_sailed() -> None:
    state = board(galleys={1: "0 valencia 2"}, ports=HOMES)
    play(state, "action", "sail algeria")
    assert asked(state) == ("sail", 0)
    assert refused(state, "load wine supply") == ("SE-2", "loading-is-over")
