"""SE-3.4, SE-3.5 Galley against galley, and booty."""

from __future__ import annotations

import pytest

from .builders import (
    GAME,
    active,
    asked,
    assert_conserved,
    board,
    dice,
    events_of,
    goods_of,
    legal,
    play,
    refused,
)

HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}


# SE-3.4 Galley against galley


def test_se_3_4_the_value_is_sailors_less_zones_moved() -> None:
    state = board(galleys={1: "0 valencia 4", 7: "1 tunis 2"}, ports=HOMES)
    dice(state, "-- --")
    events = events_of(state, "action", "sail algeria", "sail tunis", "attack galley 7")
    assert (events[-1].args["value"], events[-1].args["defence"]) == (2, 2)


def test_se_3_4_all_skulls_that_fell_are_told_also_more_than_there_were_to_kill() -> None:
    """d15b: three skulls against one sailor; the board shows the same dice."""
    state = board(galleys={1: "0 tunis 3", 7: "1 tunis 1"}, ports=HOMES)
    fought = events_of(dice(state, "SSS S"), "action", "attack galley 7")[1]
    assert (fought.args["skulls"], fought.args["skulls_taken"]) == (3, 1)
    assert (fought.args["kills"], fought.args["losses"]) == (1, 1)
    roll = GAME.view(state, None)["roll"]
    assert roll is not None
    assert (roll["attack"]["skulls"], roll["defence"]["skulls"]) == (3, 1)


def test_se_3_4_with_a_value_of_0_only_a_sale_or_a_neutral_port() -> None:
    state = board(galleys={1: "0 valencia 2 wood", 7: "1 tunis 2"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis")
    assert legal(state) == ["sell wood", "land 1", "land 2", "done"]
    assert refused(state, "attack galley 7") == ("SE-3.4", "no-fight-left")
    state = board(galleys={1: "0 valencia 1"}, ports={**HOMES, "algeria": "1 1"})
    play(state, "action", "sail algeria")
    assert asked(state)[0] != "sail"  # nothing to do: the turn is over


def test_se_3_4_a_port_is_no_target_with_a_value_of_0() -> None:
    state = board(galleys={1: "0 valencia 1 wood"}, ports={**HOMES, "algeria": "1 1"})
    play(state, "action", "sail algeria")
    assert refused(state, "attack port") == ("SE-3.4", "no-fight-left")


def test_se_3_4_only_foreign_galleys_in_the_zone() -> None:
    state = board(galleys={1: "0 tunis 3", 2: "0 tunis 3", 7: "1 algeria 2"}, ports=HOMES)
    play(state, "action")
    assert refused(state, "attack galley 2") == ("SE-2.1", "own-galley-here")
    assert refused(state, "attack galley 7") == ("SE-3.4", "galley-not-here")
    assert refused(state, "attack galley 9") == ("SE-3.4", "galley-not-here")


def test_se_3_4_both_roll_at_once_and_each_skull_kills_one() -> None:
    state = board(galleys={1: "0 tunis 3", 7: "1 tunis 3"}, ports=HOMES)
    dice(state, "SS- S--")
    play(state, "action", "attack galley 7")
    assert (state.galley_sailors[1], state.galley_sailors[7]) == (2, 1)
    assert asked(state) == ("fight-galley", 0)
    assert_conserved(state)


def test_se_3_4_killed_sailors_return_to_the_stock() -> None:
    state = board(galleys={1: "0 tunis 3", 7: "1 tunis 3"}, ports=HOMES)
    before = list(state.stock)
    dice(state, "SS- S--")
    play(state, "action", "attack galley 7")
    assert (state.stock[0], state.stock[1]) == (before[0] + 1, before[1] + 2)


def test_se_3_4_next_rounds_attacker_min_of_first_value_and_sailors_left() -> None:
    state = board(galleys={1: "0 valencia 4", 7: "1 tunis 3"}, ports=HOMES)
    dice(state, "-- S-- -- SS- - ---")
    events = events_of(state, "action", "sail algeria", "sail tunis", "attack galley 7", "roll on", "roll on")
    rounds = [event.args for event in events if event.key == "fought-galley"]
    assert [entry["value"] for entry in rounds] == [2, 2, 1]  # with four, three and one sailors aboard
    assert [entry["defence"] for entry in rounds] == [3, 3, 3]


def test_se_3_4_only_the_attacker_may_stop_and_that_ends_their_turn() -> None:
    state = board(galleys={1: "0 tunis 3 wood", 7: "1 tunis 3"}, ports=HOMES)
    dice(state, "--- ---")
    play(state, "action", "attack galley 7")
    assert (asked(state), legal(state)) == (("fight-galley", 0), ["roll on", "stop"])
    play(state, "stop")
    assert active(state) == 7


def test_se_3_4_the_winner_takes_booty_as_far_as_places_are_free() -> None:
    state = board(galleys={1: "0 tunis 3 wood", 7: "1 tunis 1 gold gold spice"}, ports=HOMES)
    dice(state, "S-- -")
    play(state, "action", "attack galley 7")
    assert asked(state) == ("booty", 0)
    assert legal(state) == ["take gold", "take spice", "done"]
    assert refused(state, "take wine") == ("SE-3.4", "not-in-booty")
    assert refused(state, "stop") == ("SE-3.4", "something-else-is-asked")
    play(state, "take gold")  # the fifth place: the rest goes to the supply
    assert goods_of(state, 1) == ["wood", "gold"]
    assert (state.supply[4], state.supply[5]) == (9, 10)
    assert asked(state) == ("harbour", 0)
    assert_conserved(state)


def test_se_3_4_booty_may_be_left() -> None:
    state = board(galleys={1: "0 tunis 2", 7: "1 tunis 1 gold"}, ports=HOMES)
    dice(state, "S- -")
    play(state, "action", "attack galley 7", "done")
    assert (goods_of(state, 1), state.supply[4]) == ([], 10)


def test_se_3_4_also_the_defender_takes_booty() -> None:
    state = board(galleys={1: "0 tunis 1 gold gold", 7: "1 tunis 3"}, ports=HOMES)
    dice(state, "- S--")
    play(state, "action", "attack galley 7")
    assert asked(state) == ("booty", 1)
    assert (state.galley_owner[1], state.supply[4]) == (-1, 8)
    play(state, "take gold", "take gold")
    assert goods_of(state, 7) == ["gold", "gold"]
    assert active(state) == 7
    assert_conserved(state)


def test_se_3_4_if_both_sink_all_goods_go_to_the_supply() -> None:
    state = board(galleys={1: "0 tunis 1 gold", 7: "1 tunis 1 spice", 9: "2 venezia 3"}, ports=HOMES)
    dice(state, "S S")
    play(state, "action", "attack galley 7")
    assert (state.supply[4], state.supply[5], state.galley_owner[1], state.galley_owner[7]) == (10, 10, -1, -1)
    assert active(state) == 9
    assert_conserved(state)


def test_se_3_4_no_booty_without_goods_or_places() -> None:
    state = board(galleys={1: "0 tunis 3 wood wood", 7: "1 tunis 1 gold"}, ports=HOMES)
    dice(state, "S-- -")
    play(state, "action", "attack galley 7")
    assert asked(state) == ("harbour", 0)
    assert state.supply[4] == 10


@pytest.mark.parametrize("rules", [1, 2])
def test_se_3_4_the_last_roll_of_a_round_stays_in_sight_until_someone_acts(rules: int) -> None:
    """Both galleys sink, and with them the round is over."""
    galleys = {1: "0 valencia 3", 2: "0 valencia 3", 3: "1 genova 3", 4: "1 genova 3", 8: "2 tunis 1", 7: "3 tunis 1"}
    state = board(galleys=galleys, ports=HOMES, turn=8, rules=rules, ducats=[5, 5, 0, 0])
    dice(state, "S S")
    play(state, "action", "attack galley 7")
    assert (state.round, asked(state)) == (2, ("choose-turn", 0))
    sides = {"attacker": 2, "defender": 3, "target": 7}
    fell = {"galley": 8, **sides, "attack": {"dice": 1, "skulls": 1}, "defence": {"dice": 1, "skulls": 1}}
    assert GAME.view(state, None)["roll"] == fell
    play(state, "invest")
    assert GAME.view(state, None)["roll"] is None


def test_se_3_4_a_roll_is_taken_away_when_the_next_galley_acts() -> None:
    state = board(galleys={1: "0 tunis 3", 7: "1 tunis 3", 8: "2 venezia 3"}, ports=HOMES)
    dice(state, "--- ---")
    play(state, "action", "attack galley 7", "stop")
    roll = GAME.view(state, None)["roll"]
    assert roll is not None
    assert (active(state), roll["galley"]) == (7, 1)
    assert GAME.view(play(state, "action"), None)["roll"] is None


@pytest.mark.parametrize("rules", [1, 2])
def test_se_3_4_by_rules_1_the_key_forgets_a_roll_with_its_round(rules: int) -> None:
    """Keys of older matches stay as they were, though the roll is shown longer."""
    state = board(galleys={1: "0 tunis 1"}, ports=HOMES, rules=rules)
    key = state.key()
    state.roll = (8, 1, 1, 1, 0)
    assert state.roll_round < state.round
    assert (state.key() == key) == (rules == 1)


# SE-3.5 Several galleys


def test_se_3_5_several_galleys_one_after_the_other_of_any_owners() -> None:
    state = board(galleys={1: "0 tunis 4", 7: "1 tunis 1", 8: "2 tunis 1"}, ports=HOMES)
    dice(state, "S--- - S--- -")
    play(state, "action", "attack galley 7")
    assert legal(state, "attack", "done") == ["attack galley 8", "done"]
    play(state, "attack galley 8")
    assert state.galley_owner.count(-1) == 15


def test_se_3_5_free_to_stop_after_each() -> None:
    state = board(galleys={1: "0 tunis 4", 7: "1 tunis 1", 8: "2 tunis 1"}, ports=HOMES)
    dice(state, "S--- -")
    play(state, "action", "attack galley 7", "done")
    assert active(state) == 8


def test_se_3_5_the_value_is_not_reduced_again_by_the_move() -> None:
    state = board(galleys={1: "0 valencia 4", 7: "1 algeria 1", 8: "2 algeria 1"}, ports=HOMES)
    dice(state, "S-- S --- -")
    events = events_of(state, "action", "sail algeria", "attack galley 7", "attack galley 8")
    values = [event.args["value"] for event in events if event.key == "fought-galley"]
    assert values == [3, 3]


def test_se_3_5_while_a_blocker_has_galleys_here_only_those() -> None:
    state = board(galleys={1: "0 valencia 3", 7: "1 algeria 4", 8: "2 algeria 1"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis", "block")
    assert legal(state, "attack") == ["attack galley 7"]
    assert refused(state, "attack galley 8") == ("SE-3.5", "blockers-first")


def test_se_3_5_once_the_blockers_are_gone_the_others_may_be_attacked() -> None:
    state = board(galleys={1: "0 valencia 2", 7: "1 algeria 3", 8: "2 algeria 1"}, ports=HOMES)
    dice(state, "S --- S -- S -")
    play(state, "action", "sail algeria", "sail tunis", "block", "attack galley 7", "roll on", "roll on")
    assert legal(state, "attack") == ["attack galley 8"]


def test_se_3_5_or_the_port_owners_on_the_way_to_that_port() -> None:
    ports = {**HOMES, "algeria": "2 1"}
    state = board(galleys={1: "0 valencia 3", 7: "1 algeria 4", 8: "2 algeria 1"}, ports=ports)
    play(state, "action", "sail algeria", "sail tunis", "block")
    assert legal(state, "attack") == ["attack galley 7", "attack galley 8"]


def test_se_3_5_but_not_on_the_way_to_a_last_port() -> None:
    ports = {"valencia": "0 3", "genova": "1 3", "algeria": "2 1", "alexandria": "3 3"}
    state = board(galleys={1: "0 valencia 3", 7: "1 algeria 4", 8: "2 algeria 1"}, ports=ports)
    play(state, "action", "sail algeria", "sail tunis", "block")
    assert legal(state, "attack") == ["attack galley 7"]
