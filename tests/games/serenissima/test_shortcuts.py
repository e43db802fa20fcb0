"""In one go: the way to a far zone, and all that can be loaded, hired, sold or taken."""

from __future__ import annotations

import pytest

from arsenale.games.serenissima.state import SerenissimaState
from arsenale.games.serenissima.terms import GOODS

from .builders import GAME, asked, board, dice, next_card, play

HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}


def offered(state: SerenissimaState) -> list[str]:
    return [
        "; ".join(GAME.format(action) for action in one.actions) for one in GAME.shortcuts(state, state.actors()[0])
    ]


def named(state: SerenissimaState, key: str) -> list[str]:
    found = [one for one in GAME.shortcuts(state, state.actors()[0]) if one.key == key]
    return ["; ".join(GAME.format(action) for action in one.actions) for one in found]


def way_to(state: SerenissimaState, zone: str) -> str:
    """The way on which nothing is sold."""
    (way,) = [text for text in offered(state) if text.endswith(f"; sail {zone}")]
    return way


def test_se_2_2_a_far_zone_is_reached_zone_by_zone() -> None:
    state = board(galleys={1: "0 valencia 3", 2: "1 genova 3"}, ports=HOMES)
    play(state, "action")
    one_go, one_by_one = state.copy(), state.copy()
    play(one_go, *way_to(state, "tunis").split("; "))
    play(one_by_one, "sail algeria", "sail tunis")
    assert one_go.key() == one_by_one.key()


def test_se_2_2_no_further_than_the_sailors_row() -> None:
    state = board(galleys={1: "0 valencia 1", 2: "1 genova 3"}, ports=HOMES)
    play(state, "action")
    assert not [text for text in offered(state) if "sail " in text]


@pytest.mark.parametrize(("guarded", "way"), [("algeria", "cagliari"), ("cagliari", "algeria")])
def test_se_2_3_the_way_avoids_those_who_may_block(guarded: str, way: str) -> None:
    state = board(galleys={1: "0 valencia 3", 2: f"1 {guarded} 5"}, ports=HOMES)
    play(state, "action")
    assert way_to(state, "tunis") == f"sail {way}; sail tunis"


def test_se_1_before_the_turn_also_what_the_galley_could_do_once_it_acts() -> None:
    state = board(galleys={1: "0 valencia 3", 2: "1 genova 3"}, ports=HOMES)
    assert asked(state)[0] == "choose-turn"
    assert way_to(state, "tunis") == "action; sail algeria; sail tunis"
    assert {"action; load sailor port", "action; done"} <= set(offered(state))


def test_se_2_1_all_sailors_and_goods_that_fit_and_can_be_paid() -> None:
    state = board(galleys={1: "0 valencia 1", 2: "1 genova 3"}, ports={"valencia": "0 4"}, ducats=2)
    play(state, "action")
    good = GOODS[state.edition.makes[state.start_zone]]
    assert named(state, "do-load-all-crew") == ["; ".join(["load sailor port"] * 3)]
    # SE-2.1 The first is free in an own port, then one ducat each.
    assert named(state, "do-load-all") == ["; ".join([f"load {good} supply"] * 3)]


def test_se_3_1_all_goods_are_sold_if_there_is_room_for_all() -> None:
    state = board(galleys={1: "0 tunis 2 wood gold", 2: "1 genova 3"}, ports=HOMES)
    play(state, "action")
    assert named(state, "do-sell-all") == ["sell wood; sell gold"]
    full = board(galleys={1: "0 tunis 2 wood gold", 2: "1 genova 3"}, ports={**HOMES, "tunis": "1 1 stone spice wine"})
    play(full, "action")
    assert named(full, "do-sell-all") == []


def test_se_3_3_not_all_in_one_go_where_the_sale_may_be_blocked() -> None:
    state = board(galleys={1: "0 algeria 2 wood gold", 2: "1 tunis 5"}, ports=HOMES)
    play(state, "action", "sail tunis")
    assert named(state, "do-sell-all") == []


def test_se_4_1_all_sailors_that_fit_and_can_be_paid() -> None:
    state = board(galleys={1: "0 valencia 1", 2: "1 genova 3"}, ports={"valencia": "0 3"}, ducats=3)
    play(state, "invest")
    assert "; ".join(["hire sailor galley 1"] * 3) in named(state, "do-hire-all")


def test_se_3_4_all_booty_if_there_is_room_for_it() -> None:
    state = board(galleys={1: "0 tunis 3", 2: "1 tunis 1 wood gold"}, ports=HOMES)
    dice(state, "S-- -")
    play(state, "action", "attack galley 2")
    assert asked(state)[0] == "booty"
    assert named(state, "do-take-all") == ["take wood; take gold"]


def test_se_3_1_the_ports_where_the_cargo_brings_most_can_be_reached_and_sold_to_in_one_go() -> None:
    state = board(galleys={1: "0 valencia 3 wood gold", 2: "1 genova 3"}, ports=HOMES)
    play(state, "action")
    trades = [one for one in GAME.shortcuts(state, 0) if one.key == "do-trade"]
    assert 1 <= len(trades) <= 3
    assert [one.args["ducats"] for one in trades] == sorted([one.args["ducats"] for one in trades], reverse=True)
    for trade in trades:
        after = play(state.copy(), *[GAME.format(action) for action in trade.actions])
        assert after.ducats[0] - state.ducats[0] == trade.args["ducats"] > 0


def test_se_3_3_not_where_the_sale_may_be_blocked() -> None:
    guards = {number: f"1 {port} 5" for number, port in enumerate(("barcelona", "algeria", "cagliari"), start=2)}
    state = board(galleys={1: "0 valencia 1 wood gold", **guards}, ports=HOMES)
    play(state, "action")
    assert named(state, "do-trade") == []


def test_se_5_1_what_is_offered_at_the_end_of_a_round_does_not_tell_the_doge_card() -> None:
    seen = []
    for card in ("wine", "1 hourglass"):
        ports = {"genova": "0 3 wine", "tunis": "- 0"}
        state = board(galleys={1: "0 tunis 2 wood gold"}, ports=ports, players=2, ducats=3)
        next_card(state, card)
        selling, hiring = play(state.copy(), "action"), play(state.copy(), "invest")
        assert named(selling, "do-sell-all")
        assert named(hiring, "do-hire-all")
        seen.append((GAME.shortcuts(selling, 0), GAME.shortcuts(hiring, 0)))
    assert seen[0] == seen[1]
