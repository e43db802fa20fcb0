"""SE-2.2 Moves and SE-2.3 their blockade."""

from __future__ import annotations

from .builders import active, asked, board, legal, play, refused, sensible, why_not, zone

HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}


def where(name: str) -> int:
    return zone(name)


# SE-2.2


def test_se_2_2_one_zone_for_each_sailor() -> None:
    state = board(galleys={1: "0 valencia 2", 2: "1 genova 3"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis")
    assert state.galley_zone[1] == where("tunis")
    assert not legal(state, "sail")
    assert refused(state, "sail tripoli") == ("SE-2.2", "too-far")


def test_se_2_2_zone_by_zone_along_the_neighbours() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES)
    play(state, "action")
    assert legal(state, "sail") == ["sail barcelona", "sail algeria", "sail cagliari"]
    assert refused(state, "sail tunis") == ("SE-2.2", "zone-by-zone")
    # SE-2.1 Here it can load; at sea there is nothing to do but sail.
    assert refused(state, "sail valencia") == ("SE-2", "lies-here")
    state = board(galleys={1: "0 ionian 3"}, ports=HOMES)
    assert refused(play(state, "action"), "sail ionian") == ("SE-2.2", "already-there")


def test_se_2_2_why_not_tells_distance_and_sailors() -> None:
    state = board(galleys={1: "0 valencia 1"}, ports=HOMES)
    play(state, "action")
    refusal = why_not(state, "sail tunis")
    assert (refusal.rule, refusal.key) == ("SE-2.2", "too-far")
    assert refusal.args == {"zone": "tunis", "distance": 2, "sailors": 1, "left": 1}


def test_se_2_2_also_back() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail valencia")
    assert (state.galley_zone[1], state.moved) == (where("valencia"), 2)


def test_se_2_2_who_knows_the_game_sails_no_detours() -> None:
    state = board(galleys={1: "0 valencia 4"}, ports=HOMES)
    play(state, "action")
    assert sensible(state, "sail") == legal(state, "sail"), "nothing is a detour yet"
    play(state, "sail algeria")
    # Back to Valencia, or to Cagliari, which is beside Valencia: both could be had with fewer zones moved (SE-3.4).
    assert legal(state, "sail") == ["sail valencia", "sail cagliari", "sail tunis"]
    assert sensible(state, "sail") == ["sail tunis"]
    assert sensible(state, "done") == ["done"]
    play(state, "sail tunis")
    assert "sail cagliari" in legal(state, "sail")
    assert sensible(state, "sail") == ["sail napoli", "sail messina", "sail tripoli"]


def test_se_2_2_a_galley_that_can_do_nothing_at_the_end_of_its_move_is_done() -> None:
    state = board(galleys={1: "0 venezia 2", 2: "1 genova 3"}, ports={**HOMES, "ragusa": "2 3"})
    play(state, "action", "sail ragusa", "sail ionian")
    assert active(state) == 2


def test_se_2_2_the_open_zone_has_no_port() -> None:
    state = board(galleys={1: "0 ionian 3 wood"}, ports=HOMES)
    play(state, "action")
    assert refused(state, "sell wood") == ("SE-3.1", "no-port-here")
    assert refused(state, "land 1") == ("SE-3.6", "no-port-here")
    assert refused(state, "attack port") == ("SE-3.7", "no-port-here")


# SE-2.3


def test_se_2_3_more_sailors_in_all_galleys_together_may_stop_the_move() -> None:
    state = board(galleys={1: "0 valencia 3", 7: "1 algeria 2", 8: "1 algeria 2"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis")
    assert asked(state) == ("block-move", 1)
    assert legal(state) == ["block", "pass"]
    play(state, "block")
    assert state.galley_zone[1] == where("algeria")
    assert asked(state) == ("harbour", 0)
    assert not legal(state, "sail", "load", "put")
    assert refused(state, "sail tunis") == ("SE-2.3", "move-is-over")


def test_se_2_3_as_many_sailors_are_not_more() -> None:
    state = board(galleys={1: "0 valencia 4", 7: "1 algeria 2", 8: "1 algeria 2"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis")
    assert asked(state) == ("sail", 0)


def test_se_2_3_neither_sailors_in_ports_nor_the_movers_other_galleys_count() -> None:
    state = board(galleys={1: "0 valencia 3", 2: "0 algeria 5", 7: "1 algeria 2"}, ports={**HOMES, "algeria": "1 3"})
    play(state, "action", "sail algeria", "sail tunis")
    assert state.galley_zone[1] == where("tunis")
    state = board(galleys={1: "0 valencia 3", 2: "0 algeria 5", 7: "1 algeria 4"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis")
    assert asked(state) == ("block-move", 1)


def test_se_2_3_asked_only_when_a_next_zone_is_named() -> None:
    state = board(galleys={1: "0 valencia 3", 7: "1 algeria 5"}, ports=HOMES)
    play(state, "action", "sail algeria")
    assert asked(state) == ("sail", 0)


def test_se_2_3_asked_in_every_zone_that_is_left_again() -> None:
    state = board(galleys={1: "0 valencia 3", 7: "1 algeria 5", 8: "2 tunis 5"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis", "pass", "sail tripoli")
    assert asked(state) == ("block-move", 2)
    play(state, "pass")
    assert state.galley_zone[1] == where("tripoli")


def test_se_2_3_never_where_the_galley_began_even_if_it_came_back() -> None:
    state = board(galleys={1: "0 valencia 3", 7: "1 valencia 5"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail valencia", "sail barcelona")
    assert state.galley_zone[1] == where("barcelona")


def test_se_2_3_most_sailors_decide_first_then_the_next() -> None:
    galleys = {1: "0 valencia 2", 5: "1 algeria 3", 6: "2 algeria 4", 7: "3 algeria 5"}
    state = board(galleys=galleys, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis")
    order = []
    for _ in range(3):
        order.append(asked(state))
        play(state, "pass")
    assert order == [("block-move", 3), ("block-move", 2), ("block-move", 1)]
    assert state.galley_zone[1] == where("tunis")


def test_se_2_3_ties_by_the_lowest_galley_number_present() -> None:
    galleys = {1: "0 valencia 2", 5: "3 algeria 1", 6: "2 algeria 4", 7: "1 algeria 4", 8: "3 algeria 3"}
    state = board(galleys=galleys, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis")
    order = []
    for _ in range(3):
        order.append(asked(state)[1])
        play(state, "pass")
    assert order == [3, 2, 1]


def test_se_2_3_once_one_blocks_nobody_else_is_asked() -> None:
    state = board(galleys={1: "0 valencia 2", 5: "1 algeria 3", 6: "2 algeria 4"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis", "block")
    assert asked(state) == ("harbour", 0)
    assert state.blockers == (2,)


def test_se_2_3_blocked_at_an_own_port_there_is_no_loading() -> None:
    state = board(galleys={1: "0 valencia 2", 5: "1 algeria 3"}, ports={**HOMES, "algeria": "0 2"})
    play(state, "action", "sail algeria", "sail tunis", "block")
    assert legal(state) == ["attack galley 5", "done"]


def test_se_2_3_with_nothing_left_to_do_the_blocked_turn_is_over() -> None:
    state = board(galleys={1: "0 valencia 2", 5: "1 tunis 3"}, ports={**HOMES, "tunis": "1 2"})
    play(state, "action", "sail algeria", "sail tunis")
    assert active(state) == 5  # two sailors, two zones: no move, no fight, nothing to sell


def test_se_2_3_the_question_tells_who_where_and_whither() -> None:
    state = board(galleys={1: "0 valencia 3", 7: "1 algeria 5"}, ports=HOMES)
    play(state, "action", "sail algeria", "sail tunis")
    assert state.pending[-1].question(state) == {"owner": 0, "galley": "galley 1", "zone": "algeria", "next": "tunis"}
