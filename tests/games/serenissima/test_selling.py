"""SE-3.1 to SE-3.3 Sales."""

from __future__ import annotations

from .builders import (
    active,
    asked,
    assert_conserved,
    board,
    dice,
    goods_of,
    legal,
    play,
    refused,
    stored_in,
    why_not,
    zone,
)

HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}


def test_se_3_1_on_the_cheapest_free_space_for_its_price() -> None:
    state = board(galleys={1: "0 tunis 1 wood wine gold"}, ports=HOMES)
    play(state, "action", "sell wood")
    assert state.ducats[0] == 5 + 2
    play(state, "sell wine")
    assert state.ducats[0] == 5 + 2 + 3
    play(state, "sell gold")
    assert state.ducats[0] == 5 + 2 + 3 + 4
    assert stored_in(state, "tunis") == ["wood", "wine", "gold"]
    assert_conserved(state)


def test_se_3_1_one_or_more_then_done() -> None:
    state = board(galleys={1: "0 tunis 1 wood wine", 2: "1 genova 3"}, ports=HOMES)
    play(state, "action", "sell wood")
    assert asked(state) == ("sell-further", 0)
    assert legal(state) == ["sell wine", "done"]
    assert state.pending[-1].question(state) == {"galley": "galley 1", "zone": "tunis"}
    play(state, "done")
    assert (active(state), goods_of(state, 1)) == (2, ["wine"])


def test_se_3_1_neither_what_the_port_makes_nor_what_it_stores() -> None:
    state = board(galleys={1: "0 tunis 1 marble wood wine"}, ports={**HOMES, "tunis": "- 0 wood"})
    play(state, "action")
    assert legal(state, "sell") == ["sell wine"]
    assert refused(state, "sell marble") == ("SE-3.1", "made-here")
    assert refused(state, "sell wood") == ("SE-3.1", "stored-here")
    assert refused(state, "sell gold") == ("SE-3.1", "not-aboard")


def test_se_3_1_each_kind_once() -> None:
    state = board(galleys={1: "0 tunis 1 wood wood", 2: "1 genova 3"}, ports=HOMES)
    play(state, "action", "sell wood")
    assert active(state) == 2  # the second wood finds no buyer, so the turn is over


def test_se_3_1_a_full_warehouse_takes_nothing() -> None:
    state = board(galleys={1: "0 algeria 1 gold"}, ports={**HOMES, "algeria": "- 0 wood stone marble"})
    play(state, "action")
    assert refused(state, "sell gold") == ("SE-3.1", "warehouse-full")


def test_se_3_1_own_port_pays_nothing() -> None:
    state = board(galleys={1: "0 valencia 1 wine"}, ports=HOMES)
    play(state, "action", "sell wine")
    assert state.ducats[0] == 5
    assert stored_in(state, "valencia") == ["wine"]


def test_se_3_1_a_foreign_port_is_paid_by_the_bank() -> None:
    state = board(galleys={1: "0 genova 1 wine"}, ports=HOMES)
    play(state, "action", "sell wine")
    assert state.ducats == [7, 5, 5, 5]


def test_se_3_1_spice_always_two_more() -> None:
    state = board(galleys={1: "0 valencia 1 spice", 2: "0 genova 1 spice"}, ports=HOMES)
    play(state, "action", "sell spice")
    assert state.ducats[0] == 5 + 2
    play(state, "action", "sell spice")
    assert state.ducats[0] == 7 + 2 + 2


def test_se_3_also_without_having_moved_and_never_a_fight_after_a_sale() -> None:
    state = board(galleys={1: "0 genova 3 wine wood", 2: "1 genova 1"}, ports=HOMES)
    play(state, "action", "sell wine")
    assert refused(state, "attack galley 2") == ("SE-3", "sold-already")
    assert refused(state, "land 1") == ("SE-3", "sold-already")
    assert refused(state, "sell wine") == ("SE-3.1", "not-aboard")
    assert refused(state, "sail napoli") == ("SE-2.3", "move-is-over")


def test_se_3_no_sale_after_a_fight() -> None:
    state = board(galleys={1: "0 tunis 4 wine", 2: "1 tunis 1", 3: "1 tunis 1"}, ports=HOMES)
    dice(state, "SSSS -")
    play(state, "action", "attack galley 2")
    assert asked(state) == ("harbour", 0)
    assert refused(state, "sell wine") == ("SE-3.3", "no-sale-any-more")


def test_se_3_2_wine_stored_or_made_marks_the_port() -> None:
    state = board(galleys={1: "0 valencia 1 wine"}, ports={**HOMES, "algeria": "1 1"})
    assert not state.has_good(zone("valencia"), 3)
    assert state.has_good(zone("algeria"), 3)
    play(state, "action", "sell wine")
    assert state.has_good(zone("valencia"), 3)


# SE-3.3


def test_se_3_3_a_sale_can_be_blocked_in_any_port_also_the_sellers_own() -> None:
    for owner in ("-", "0", "1", "2"):
        ports = {**HOMES, "algeria": f"{owner} {0 if owner == '-' else 2}"}
        state = board(galleys={1: "0 valencia 3 wood", 7: "1 algeria 4"}, ports=ports)
        play(state, "action", "sail algeria", "sell wood")
        assert asked(state) == ("block-sale", 1)
        place = {"owner": 0, "galley": "galley 1", "zone": "algeria"}
        assert state.pending[-1].question(state) == {**place, "good": "wood"}


def test_se_3_3_the_blocked_galley_sells_nothing_but_may_fight_or_end() -> None:
    state = board(galleys={1: "0 valencia 3 wood gold", 7: "1 algeria 4"}, ports=HOMES)
    play(state, "action", "sail algeria", "sell wood", "block")
    assert legal(state) == ["attack galley 7", "done"]
    assert refused(state, "sell gold") == ("SE-3.3", "no-sale-any-more")
    play(state, "done")
    assert active(state) == 7


def test_se_3_3_by_rules_1_the_blocked_galley_might_land_at_once() -> None:
    state = board(galleys={1: "0 valencia 3 wood gold", 7: "1 algeria 4"}, ports=HOMES, rules=1)
    play(state, "action", "sail algeria", "sell wood", "block")
    assert legal(state) == ["attack galley 7", "land 1", "land 2", "land 3", "done"]
    play(state, "land 2", "pass")
    assert state.port_owner[zone("algeria")] == 0


def test_se_3_3_a_neutral_port_only_after_all_galleys_of_the_blocker_here_are_beaten() -> None:
    galleys = {1: "0 valencia 4 wood", 7: "1 algeria 3", 8: "1 algeria 2", 9: "2 algeria 1"}
    state = board(galleys=galleys, ports=HOMES)
    dice(state, "SSS --- SSS --")
    play(state, "action", "sail algeria", "sell wood", "block")
    assert why_not(state, "land 1").args == {"by": 1}
    assert refused(state, "land 1") == ("SE-3.3", "sale-blocker-first")
    play(state, "attack galley 7")
    assert legal(state) == ["attack galley 8", "done"]  # two sailors against four would block no more
    assert refused(state, "land 1") == ("SE-3.3", "sale-blocker-first")
    play(state, "attack galley 8")
    assert legal(state) == ["attack galley 9", "land 1", "land 2", "land 3", "done"]
    play(state, "land 2")
    assert state.port_owner[zone("algeria")] == 0


def test_se_3_3_then_others_may_block_the_landing() -> None:
    galleys = {1: "0 valencia 2 wood", 6: "2 algeria 3", 7: "1 algeria 4"}
    state = board(galleys=galleys, ports=HOMES)
    dice(state, "S ---- S --- S -- S -")
    play(state, "action", "sail algeria", "sell wood", "block", "attack galley 7", "roll on", "roll on", "roll on")
    play(state, "land 1")
    assert asked(state) == ("block-landing", 2)
    play(state, "block")
    assert legal(state) == ["attack galley 6", "done"]
    assert refused(state, "land 1") == ("SE-3.6", "landing-blocked")


def test_se_3_3_who_blocked_only_the_move_does_not_hold_the_port() -> None:
    """The one who stopped the galley lets it sell; another blocks the sale."""
    galleys = {1: "0 valencia 2 wood", 6: "2 algeria 4", 7: "1 algeria 3"}
    state = board(galleys=galleys, ports=HOMES)
    dice(state, "S --- S -- S -")
    play(state, "action", "sail algeria", "sail tunis", "block", "sell wood", "pass", "block")
    assert state.blockers == (2, 1)
    play(state, "attack galley 7", "roll on", "roll on")
    assert legal(state) == ["attack galley 6", "land 1", "land 2", "done"]
    play(state, "land 1")
    assert asked(state) == ("block-landing", 2)


def test_se_3_3_with_a_value_of_0_a_blocked_sale_ends_the_turn() -> None:
    state = board(galleys={1: "0 valencia 1 wood", 7: "1 algeria 4"}, ports=HOMES)
    play(state, "action", "sail algeria", "sell wood", "block")
    assert active(state) == 7


def test_se_3_3_the_answer_names_another_rule_where_the_port_is_not_neutral() -> None:
    state = board(galleys={1: "0 valencia 3 wood", 7: "1 algeria 4"}, ports={**HOMES, "algeria": "2 1"})
    play(state, "action", "sail algeria", "sell wood", "block")
    assert refused(state, "land 1") == ("SE-3.7", "port-not-neutral")
    assert legal(state) == ["attack galley 7", "attack port", "done"]


def test_se_3_3_asked_once_when_the_first_good_is_named() -> None:
    state = board(galleys={1: "0 valencia 2 wood gold", 7: "1 algeria 4"}, ports=HOMES)
    play(state, "action", "sail algeria", "sell wood", "pass")
    assert asked(state) == ("sell-further", 0)
    play(state, "sell gold")
    assert stored_in(state, "algeria") == ["wood", "gold"]
    assert state.ducats[0] == 5 + 3 + 4


def test_se_3_3_also_of_one_who_stopped_the_galley() -> None:
    state = board(galleys={1: "0 valencia 2 wood", 7: "1 algeria 4"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis", "block", "sell wood")
    assert asked(state) == ("block-sale", 1)
    play(state, "pass")
    assert stored_in(state, "algeria") == ["wood"]


def test_se_3_3_several_are_asked_in_order_until_one_blocks() -> None:
    state = board(galleys={1: "0 valencia 2 wood", 6: "2 algeria 3", 7: "1 algeria 4"}, ports=HOMES)
    play(state, "action", "sail algeria", "sell wood")
    assert asked(state) == ("block-sale", 1)
    play(state, "pass")
    assert asked(state) == ("block-sale", 2)
    play(state, "block")
    assert asked(state) == ("harbour", 0)
    assert stored_in(state, "algeria") == []


def test_se_3_3_never_where_the_galley_began_its_turn() -> None:
    state = board(galleys={1: "0 algeria 1 wood", 7: "1 algeria 5"}, ports=HOMES)
    play(state, "action", "sell wood")
    assert stored_in(state, "algeria") == ["wood"]


def test_se_3_3_as_many_sailors_do_not_block() -> None:
    state = board(galleys={1: "0 valencia 3 wood", 7: "1 algeria 3"}, ports=HOMES)
    play(state, "action", "sail algeria", "sell wood")
    assert stored_in(state, "algeria") == ["wood"]
