"""SE-3.6 to SE-3.8 Ports taken, attacked and lost."""

from __future__ import annotations

from .builders import (
    active,
    asked,
    assert_conserved,
    board,
    dice,
    events_of,
    legal,
    play,
    refused,
    stored_in,
    why_not,
    zone,
)

HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}


# SE-3.6 Neutral ports


def test_se_3_6_land_one_or_more_up_to_the_warehouse_size() -> None:
    state = board(galleys={1: "0 valencia 5"}, ports=HOMES)
    play(state, "action", "sail algeria")
    assert legal(state, "land") == ["land 1", "land 2", "land 3"]
    assert refused(state, "land 4") == ("SE-2.1", "port-full-of-sailors")
    assert refused(state, "land none") == ("SE-3.6", "land-someone")
    play(state, "land 2")
    assert (state.port_owner[zone("algeria")], state.port_sailors[zone("algeria")]) == (0, 2)
    assert state.galley_sailors[1] == 3


def test_se_3_6_no_more_sailors_than_are_aboard() -> None:
    state = board(galleys={1: "0 valencia 2"}, ports=HOMES)
    play(state, "action", "sail algeria")
    assert refused(state, "land 3") == ("SE-3.6", "too-few-sailors")


def test_se_3_6_landing_the_last_sailor_sinks_the_galley() -> None:
    state = board(galleys={1: "0 valencia 1 wood", 2: "1 genova 3"}, ports=HOMES)
    play(state, "action", "sail algeria", "land 1")
    assert state.port_owner[zone("algeria")] == 0
    assert (state.galley_owner[1], state.supply[0]) == (-1, 14)
    assert_conserved(state)


def test_se_3_6_it_ends_the_turn() -> None:
    state = board(galleys={1: "0 valencia 3 wood", 2: "1 genova 3"}, ports=HOMES)
    play(state, "action", "sail algeria", "land 1")
    assert active(state) == 2


def test_se_3_6_only_a_neutral_port() -> None:
    state = board(galleys={1: "0 valencia 3", 2: "0 genova 3"}, ports=HOMES)
    play(state, "action")
    assert refused(state, "land 1") == ("SE-3.6", "own-port")
    play(state, "done", "action")
    assert refused(state, "land 1") == ("SE-3.7", "port-not-neutral")


def test_se_3_6_a_landing_can_be_blocked_when_declared() -> None:
    state = board(galleys={1: "0 valencia 3", 7: "1 algeria 4"}, ports=HOMES)
    play(state, "action", "sail algeria", "land 2")
    assert asked(state) == ("block-landing", 1)
    place = {"owner": 0, "galley": "galley 1", "zone": "algeria"}
    assert state.pending[-1].question(state) == {**place, "sailors": 2}
    play(state, "pass")
    assert state.port_owner[zone("algeria")] == 0


def test_se_3_6_the_next_is_asked_too() -> None:
    state = board(galleys={1: "0 valencia 2", 6: "2 algeria 3", 7: "1 algeria 4"}, ports=HOMES)
    play(state, "action", "sail algeria", "land 1", "pass")
    assert asked(state) == ("block-landing", 2)


def test_se_3_6_never_blocked_where_the_galley_began_its_turn() -> None:
    state = board(galleys={1: "0 algeria 1", 7: "1 algeria 4"}, ports=HOMES)
    play(state, "action", "land 1")
    assert state.port_owner[zone("algeria")] == 0


def test_se_3_6_the_blocked_galley_may_fight_and_declare_again() -> None:
    state = board(galleys={1: "0 valencia 4", 7: "1 algeria 2", 8: "1 algeria 3"}, ports=HOMES)
    dice(state, "SS- --")
    play(state, "action", "sail algeria", "land 1", "block")
    assert legal(state) == ["attack galley 7", "attack galley 8", "done"]
    assert refused(state, "land 1") == ("SE-3.6", "landing-blocked")
    play(state, "attack galley 7", "land 1")  # three against four are not more
    assert state.port_owner[zone("algeria")] == 0


def test_se_3_6_who_still_has_more_sailors_is_asked_anew() -> None:
    state = board(galleys={1: "0 valencia 3", 7: "1 algeria 1", 8: "1 algeria 4"}, ports=HOMES)
    dice(state, "S- -")
    play(state, "action", "sail algeria", "land 1", "block", "attack galley 7", "land 1")
    assert asked(state) == ("block-landing", 1)
    play(state, "block")
    assert "land 1" not in legal(state)


def test_se_3_6_blocked_with_a_value_of_0_the_turn_is_over() -> None:
    state = board(galleys={1: "0 valencia 1", 7: "1 algeria 2"}, ports=HOMES)
    play(state, "action", "sail algeria", "land 1", "block")
    assert active(state) == 7


# SE-3.7 Foreign ports

TWO_PORTS = {**HOMES, "algeria": "1 2"}


def test_se_3_7_all_galleys_of_the_owner_come_first() -> None:
    state = board(galleys={1: "0 algeria 5", 7: "1 algeria 1", 8: "1 algeria 1"}, ports=TWO_PORTS)
    dice(state, "S---- - S---- -")
    play(state, "action")
    assert refused(state, "attack port") == ("SE-3.7", "guards-first")
    play(state, "attack galley 7")
    assert refused(state, "attack port") == ("SE-3.7", "guards-first")
    play(state, "attack galley 8")
    assert "attack port" in legal(state)


def test_se_3_7_third_parties_neither_block_nor_need_be_fought() -> None:
    state = board(galleys={1: "0 valencia 3", 7: "2 algeria 5"}, ports=TWO_PORTS)
    dice(state, "-- --")
    play(state, "action", "sail algeria", "attack port")
    assert asked(state) == ("fight-port", 0)
    state = board(galleys={1: "0 valencia 3", 7: "2 algeria 5"}, ports=TWO_PORTS)
    play(state, "action", "sail algeria", "sail tunis", "block")
    assert legal(state, "attack") == ["attack galley 7", "attack port"]


def test_se_3_7_the_ports_sailors_defend_it() -> None:
    state = board(galleys={1: "0 valencia 4"}, ports=TWO_PORTS)
    dice(state, "S-- S-")
    events = events_of(state, "action", "sail algeria", "attack port")
    assert (events[-1].args["value"], events[-1].args["defence"]) == (3, 2)
    assert (state.galley_sailors[1], state.port_sailors[zone("algeria")]) == (3, 1)
    assert legal(state) == ["roll on", "stop"]
    assert_conserved(state)


def test_se_3_7_to_stop_ends_the_turn() -> None:
    state = board(galleys={1: "0 valencia 4", 2: "1 genova 3"}, ports=TWO_PORTS)
    dice(state, "--- --")
    play(state, "action", "sail algeria", "attack port", "stop")
    assert active(state) == 2
    assert state.port_owner[zone("algeria")] == 1


def test_se_3_7_won_land_and_own_the_port_with_all_in_it() -> None:
    ports = {**HOMES, "algeria": "1 1 wood stone fort basilica"}
    state = board(galleys={1: "0 valencia 5", 2: "1 genova 3"}, ports=ports)
    dice(state, "-- S--- -")
    play(state, "action", "sail algeria", "attack port", "roll on")
    assert asked(state) == ("occupy", 0)
    assert legal(state) == ["land none", "land 1", "land 2", "land 3"]
    assert refused(state, "land 4") == ("SE-2.1", "port-full-of-sailors")
    assert refused(state, "done") == ("SE-3.7", "something-else-is-asked")
    play(state, "land 2")
    port = zone("algeria")
    assert (state.port_owner[port], state.port_sailors[port]) == (0, 2)
    assert (stored_in(state, "algeria"), state.has_fort[port], state.has_basilica[port]) == (
        ["wood", "stone"],
        True,
        True,
    )
    assert active(state) == 2
    assert_conserved(state)


def test_se_3_7_land_none_and_it_is_neutral() -> None:
    state = board(galleys={1: "0 valencia 4", 2: "1 genova 3"}, ports={**HOMES, "algeria": "1 1"})
    dice(state, "S-- -")
    events = events_of(state, "action", "sail algeria", "attack port", "land none")
    assert [event.key for event in events[-2:]] == ["port-lost", "left-neutral"]
    assert (state.port_owner[zone("algeria")], state.port_sailors[zone("algeria")]) == (-1, 0)


def test_se_3_7_the_last_sailor_landed_sinks_the_galley() -> None:
    state = board(galleys={1: "0 algeria 1 gold", 2: "1 genova 3"}, ports={**HOMES, "algeria": "1 1"})
    dice(state, "S -")
    play(state, "action", "attack port", "land 1")
    assert (state.galley_owner[1], state.port_owner[zone("algeria")], state.supply[4]) == (-1, 0, 10)


def test_se_3_7_both_wiped_out_leaves_it_neutral() -> None:
    state = board(galleys={1: "0 algeria 1 gold", 2: "1 genova 3"}, ports={**HOMES, "algeria": "1 1 wood"})
    dice(state, "S S")
    play(state, "action", "attack port")
    assert (state.port_owner[zone("algeria")], state.galley_owner[1], state.supply[4]) == (-1, -1, 10)
    assert stored_in(state, "algeria") == ["wood"]
    assert active(state) == 2
    assert_conserved(state)


def test_se_3_7_a_galley_lost_here_loses_its_goods_to_the_supply() -> None:
    state = board(galleys={1: "0 algeria 1 gold", 2: "1 genova 3"}, ports=TWO_PORTS)
    dice(state, "- S-")
    play(state, "action", "attack port")
    assert (state.galley_owner[1], state.supply[4], active(state)) == (-1, 10, 2)


def test_se_3_7_a_fort_fires_first_two_dice_once_and_the_attacker_may_stop() -> None:
    state = board(galleys={1: "0 algeria 4", 2: "1 genova 3"}, ports={**HOMES, "algeria": "1 2 fort"})
    dice(state, "S- --- -- --- --")
    events = events_of(state, "action", "attack port")
    assert [event.key for event in events[-1:]] == ["fort-fired"]
    assert state.galley_sailors[1] == 3
    assert legal(state) == ["roll on", "stop"]
    events = events_of(state, "roll on", "roll on")
    assert [event.key for event in events] == ["fought-port", "fought-port"]
    play(state, "stop")
    assert active(state) == 2


def test_se_3_7_the_skulls_of_fort_and_port_are_told_as_they_fell() -> None:
    state = board(galleys={1: "0 algeria 3", 2: "1 genova 3"}, ports={**HOMES, "algeria": "1 1 fort"})
    dice(state, "SS S S")
    fired, fought = [event.args for event in events_of(state, "action", "attack port", "roll on")[1:3]]
    assert (fired["skulls"], fired["skulls_taken"], fired["losses"]) == (0, 2, 2)
    assert (fought["skulls"], fought["skulls_taken"], fought["losses"]) == (1, 1, 1)
    alone = board(galleys={1: "0 algeria 1", 2: "1 genova 3"}, ports={**HOMES, "algeria": "1 1 fort"})
    (fired_at_one,) = [
        event for event in events_of(dice(alone, "SS"), "action", "attack port") if event.key == "fort-fired"
    ]
    assert (fired_at_one.args["skulls_taken"], fired_at_one.args["losses"]) == (2, 1)


def test_se_3_7_after_the_fort_the_first_value_stands_unless_fewer_are_left() -> None:
    ports = {**HOMES, "algeria": "1 2 fort"}
    state = board(galleys={1: "0 valencia 5"}, ports=ports)
    dice(state, "S- ---- --")
    events = events_of(state, "action", "sail algeria", "attack port", "roll on")
    assert events[-1].args["value"] == 4  # five sailors, one zone: four; four are left
    state = board(galleys={1: "0 valencia 5"}, ports=ports)
    dice(state, "SS --- --")
    events = events_of(state, "action", "sail algeria", "attack port", "roll on")
    assert events[-1].args["value"] == 3


def test_se_3_7_a_fort_may_sink_the_galley() -> None:
    state = board(galleys={1: "0 algeria 2 gold", 2: "1 genova 3"}, ports={**HOMES, "algeria": "1 2 fort"})
    dice(state, "SS")
    play(state, "action", "attack port")
    assert (state.galley_owner[1], state.supply[4], active(state)) == (-1, 10, 2)
    assert_conserved(state)


def test_se_3_7_a_fort_never_fires_at_a_galley_that_sells_loads_or_passes() -> None:
    state = board(galleys={1: "0 algeria 2 wood gold"}, ports={**HOMES, "algeria": "1 2 fort"})
    drawn = state.rng.drawn
    play(state, "action", "load wine supply", "sell wood", "done")
    assert state.galley_sailors[1] == 2
    assert drawn <= state.rng.drawn


def test_se_3_7_a_neutral_ports_fort_does_not_fire() -> None:
    state = board(galleys={1: "0 valencia 2", 2: "1 genova 2"}, ports={**HOMES, "algeria": "- 0 fort"})
    drawn = state.rng.drawn
    play(state, "action", "sail algeria", "land 1")
    assert (state.port_owner[zone("algeria")], state.rng.drawn) == (0, drawn)


def test_se_3_7_own_and_neutral_ports_are_not_attacked() -> None:
    state = board(galleys={1: "0 valencia 2", 2: "0 tunis 2"}, ports=HOMES)
    play(state, "action")
    assert refused(state, "attack port") == ("SE-3.7", "own-port")
    play(state, "done", "action")
    assert refused(state, "attack port") == ("SE-3.6", "port-neutral")


# SE-3.8 The last port


def test_se_3_8_the_last_port_cannot_be_attacked_but_galleys_there_can() -> None:
    state = board(galleys={1: "0 genova 4", 7: "1 genova 1"}, ports=HOMES)
    play(state, "action")
    assert why_not(state, "attack port").args == {"port": "genova", "owner": 1}
    assert refused(state, "attack port") == ("SE-3.8", "last-port")
    assert legal(state, "attack") == ["attack galley 7"]
