"""DS-3 End of a round: markers, turn order, high water, inspection."""

from __future__ import annotations

import re

import pytest
from tests.games.doge_ship.build import (
    GAME,
    HIGH_WATER,
    INSPECTION,
    QUIET_DOGE,
    actor,
    barriers,
    can,
    end_round,
    in_force,
    last_turn,
    match,
    options,
    play,
    view,
    yard,
)

from arsenale.bots.registry import make
from arsenale.engine import seeded
from arsenale.games import speech
from arsenale.games.doge_ship.state import DogeState
from arsenale.render import LAYOUTS

# DS-3.1 Markers and turn order


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_3_1_all_markers_come_back_five_each(players: int) -> None:
    state = match(players)
    play(state, "place red 2")
    end_round(state)
    assert state.round == 2
    assert state.markers == [5] * players
    assert view(state)["taken"] == {}


def test_ds_3_1_worked_example_marco_7_alexandra_11_stefanie_none() -> None:
    stefanie, alexandra, marco = 0, 1, 2
    state = match(3)
    barriers(state, alexandra, 11)
    barriers(state, marco, 3, 7)
    end_round(state)
    assert state.order == (marco, alexandra, stefanie)
    assert actor(state) == marco


def test_ds_3_1_only_the_top_barrier_counts() -> None:
    state = match()
    barriers(state, 0, 1, 2, 26)
    barriers(state, 1, 25)
    end_round(state)
    assert state.order == (1, 0)


def test_ds_3_1_a_barrier_in_the_yard_does_not_count() -> None:
    state = match()
    yard(state, 1, "barrier 1")
    end_round(state)
    assert state.order == (0, 1)


def test_ds_3_1_players_without_a_barrier_keep_their_old_relative_order() -> None:
    state = match(5, first=2)
    state.order = (2, 4, 1, 0, 3)
    barriers(state, 1, 20)
    barriers(state, 3, 5)
    end_round(state)
    assert state.order == (3, 1, 2, 4, 0)


def test_ds_3_1_without_any_barrier_the_order_stays() -> None:
    state = match(4, first=2)
    state.order = (2, 0, 3, 1)
    end_round(state)
    assert state.order == (2, 0, 3, 1)


def test_ds_3_1_the_order_is_not_changed_within_the_round() -> None:
    state = match(3)
    yard(state, 2, "barrier 1")
    play(state, "discard", "discard", "place red 4", "construct barrier 1")
    assert actor(state) == 0
    assert state.order == (0, 1, 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_3_1_lowest_priority_first(players: int) -> None:
    state = match(players)
    for seat in range(players):
        barriers(state, seat, 20 - seat)
    end_round(state)
    assert state.order == tuple(reversed(range(players)))


# DS-3.2 High water


@pytest.mark.parametrize(("finished", "markers"), [(5, 5), (4, 4), (3, 3)])
def test_ds_3_2_worked_example_level_4(finished: int, markers: int) -> None:
    state = match(doge=HIGH_WATER[4])
    barriers(state, 0, *range(1, finished + 1))
    yard(state, 0, "barrier 20")  # under construction: does not count
    end_round(state)
    assert state.markers == [markers, 3]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_3_2_more_barriers_than_the_level_equal_or_less(level: int, players: int) -> None:
    state = match(players, doge=HIGH_WATER[level])
    barriers(state, 0, *range(1, level + 2))
    barriers(state, 1, *range(10, 10 + level))
    for seat in range(2, players):
        barriers(state, seat, *range(12 + 3 * seat, 12 + 3 * seat + min(level - 1, 2)))
    end_round(state)
    assert state.markers == [5, 4, *[3] * (players - 2)]


def test_ds_3_2_only_for_one_round() -> None:
    state = match(doge=HIGH_WATER[1])
    end_round(state)
    assert state.markers == [3, 3]
    in_force(state, QUIET_DOGE)
    play(state, *["discard"] * 6)
    assert state.round == 3
    assert state.markers == [5, 5]


def test_ds_3_2_two_high_waters_do_not_add_up() -> None:
    state = match(doge=HIGH_WATER[1])
    end_round(state)
    in_force(state, HIGH_WATER[2])
    end_round(state)
    assert state.markers == [3, 3]


def test_ds_3_2_who_has_fewer_actions_is_done_earlier_the_turn_order_stays() -> None:
    state = match(3, doge=HIGH_WATER[1])
    barriers(state, 1, 9, 8)
    barriers(state, 2, 7)
    end_round(state)
    assert state.order == (2, 1, 0)
    assert state.markers == [3, 5, 4]
    in_force(state, QUIET_DOGE)
    acted = []
    while state.round == 2:
        acted.append(actor(state))
        play(state, "discard")
    assert acted == [2, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 1]


def test_ds_3_2_the_tile_of_the_next_round_has_no_effect_yet() -> None:
    state = match()
    state.doge_stack = (13, *(doge for doge in state.doge_stack if doge != 13))
    end_round(state)
    assert view(state)["doge"] == HIGH_WATER[4]
    assert state.markers == [5, 5]


def test_ds_3_2_a_barrier_of_the_last_action_counts() -> None:
    state = match(doge=HIGH_WATER[1])
    yard(state, 0, "barrier 5")
    last_turn(state)
    play(state, "place red 4", "construct barrier 5")
    assert state.markers == [4, 3]


# DS-3.3 Inspection


def inspected(bids: list[int], ties: str = "dense", approvals: list[int] | None = None) -> DogeState:
    """A match after an inspection with these bids."""
    state = match(len(bids), doge=INSPECTION, ties=ties)
    state.approvals = list(approvals or bids)
    end_round(state)
    return play(state, *(f"bid {bid}" for bid in bids))


@pytest.mark.parametrize(("ties", "last"), [("dense", 1), ("standard", 0)])
def test_ds_3_3_worked_example_4_3_3_1(ties: str, last: int) -> None:
    assert inspected([4, 3, 3, 1], ties).vp == [6, 3, 3, last]


@pytest.mark.parametrize("ties", ["dense", "standard"])
@pytest.mark.parametrize(
    ("bids", "vp"),
    [
        ([2, 1], [6, 3]),
        ([1, 2], [3, 6]),
        ([3, 2, 1], [6, 3, 1]),
        ([1, 4, 2, 3], [0, 6, 1, 3]),
        ([5, 4, 3, 2, 1], [6, 3, 1, 0, 0]),
        ([0, 0], [0, 0]),
        ([0, 1], [0, 6]),
        ([0, 2, 0], [0, 6, 0]),
        ([2, 2], [6, 6]),
        ([1, 1, 1], [6, 6, 6]),
        ([3, 3, 0, 0, 0], [6, 6, 0, 0, 0]),
        ([3, 2, 2, 0], [6, 3, 3, 0]),
        ([4, 3, 2, 2, 2], [6, 3, 1, 1, 1]),
    ],
)
def test_ds_3_3_six_three_one_and_nothing_for_a_bid_of_0(ties: str, bids: list[int], vp: list[int]) -> None:
    assert inspected(bids, ties).vp == vp


@pytest.mark.parametrize(
    ("bids", "dense", "standard"),
    [
        ([3, 3, 2], [6, 6, 3], [6, 6, 1]),
        ([3, 3, 2, 1], [6, 6, 3, 1], [6, 6, 1, 0]),
        ([3, 3, 3, 1], [6, 6, 6, 3], [6, 6, 6, 0]),
        ([3, 3, 2, 2, 1], [6, 6, 3, 3, 1], [6, 6, 1, 1, 0]),
        ([4, 3, 3, 3, 1], [6, 3, 3, 3, 1], [6, 3, 3, 3, 0]),
        ([1, 1, 2, 3, 3], [1, 1, 3, 6, 6], [0, 0, 1, 6, 6]),
    ],
)
def test_ds_3_3_after_a_tie_the_option_decides(bids: list[int], dense: list[int], standard: list[int]) -> None:
    assert inspected(bids, "dense").vp == dense
    assert inspected(bids, "standard").vp == standard


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_3_3_everybody_bids_at_once_any_number_of_their_approvals(players: int) -> None:
    state = match(players, doge=INSPECTION)
    state.approvals = list(range(players))
    end_round(state)
    assert state.actors() == tuple(range(players))
    for seat in range(players):
        assert options(state, seat) == [f"bid {bid}" for bid in range(seat + 1)]


def test_ds_3_3_who_has_no_approval_bids_too() -> None:
    state = match(doge=INSPECTION)
    end_round(state)
    assert state.actors() == (0, 1)
    assert options(state, 0) == ["bid 0"]
    play(state, "bid 0", "bid 0")
    assert state.vp == [0, 0]
    assert state.round == 2


def test_ds_3_3_bids_come_in_any_order_and_once_each() -> None:
    state = match(3, doge=INSPECTION)
    state.approvals = [3, 2, 1]
    end_round(state)
    state.play(1, GAME.parse("bid 2"))
    assert state.actors() == (0, 2)
    assert not can(state, "bid 1", seat=1)
    state.play(2, GAME.parse("bid 1"))
    state.play(0, GAME.parse("bid 0"))
    assert state.vp == [0, 6, 3]


# DS-3.3 A bid has no limit


def rich(*approvals: int, rules: int = GAME.rules) -> DogeState:
    """An inspection among players who hold so many approvals."""
    state = match(len(approvals), doge=INSPECTION, rules=rules)
    state.approvals = list(approvals)
    end_round(state)
    return state


@pytest.mark.parametrize(("held", "more"), [(0, False), (255, False), (256, True), (700, True)])
def test_ds_3_3_more_can_be_set_aside_by_who_holds_more_than_one_action_can_name(held: int, *, more: bool) -> None:
    state = rich(held, 0)
    assert options(state, 0)[: min(held, 255) + 1] == [f"bid {bid}" for bid in range(min(held, 255) + 1)]
    assert ("bid 256 more" in options(state, 0)) == more


@pytest.mark.parametrize("bid", [0, 255, 256, 511, 512, 699, 700])
def test_ds_3_3_nobody_is_kept_from_a_bid_of_all_they_have(bid: int) -> None:
    state = rich(700, 300)
    steps = ["bid 256 more"] * (bid // 256)
    for text in [*steps, f"bid {bid % 256}"]:
        assert 0 in state.actors()
        state.play(0, GAME.parse(text))
    assert state.actors() == (1,)
    assert view(state, 0)["bids"]["own"] == bid
    play(state, "bid 256 more", "bid 44")
    assert state.approvals == [700 - bid, 0]
    assert state.vp == [6 if bid > 300 else 3 if bid else 0, 3 if bid > 300 else 6]


def test_ds_3_3_what_is_set_aside_limits_what_can_follow() -> None:
    state = rich(300, 0)
    state.play(0, GAME.parse("bid 256 more"))
    assert options(state, 0) == [f"bid {bid}" for bid in range(45)]
    assert view(state, 0)["aside"] == 256
    assert not can(state, "bid 256 more", seat=0)
    assert not can(state, "bid 45", seat=0)


def test_ds_3_3_the_others_see_only_that_no_bid_is_in_yet() -> None:
    state = rich(600, 5, 5)
    state.play(1, GAME.parse("bid 5"))
    before = [view(state, seat) for seat in (1, 2, None)]
    events = state.listen()
    state.play(0, GAME.parse("bid 256 more"))
    assert [view(state, seat) for seat in (1, 2, None)] == before
    assert [event.audience for event in events] == [(0,)]
    assert state.actors() == (0, 2)


@pytest.mark.parametrize("bidder", [0, 1, 2])
def test_ds_3_3_setting_aside_leaves_the_others_their_turn_to_bid(bidder: int) -> None:
    state = rich(300, 300, 300)
    state.play(bidder, GAME.parse("bid 256 more"))
    assert state.actors() == (0, 1, 2)
    for seat in (0, 1, 2):
        state.play(seat, GAME.parse("bid 1"))
    assert state.approvals == [300 - (257 if seat == bidder else 1) for seat in range(3)]
    assert state.aside == (0, 0, 0)


def test_ds_3_3_the_next_inspection_begins_with_nothing_set_aside() -> None:
    state = rich(600, 0)
    play(state, "bid 256 more", "bid 0", "bid 0")
    in_force(state, INSPECTION)
    end_round(state)
    assert view(state, 0)["aside"] == 0
    state.play(0, GAME.parse("bid 9"))
    assert view(state, 0)["bids"]["own"] == 9


@pytest.mark.parametrize("bot", ["greedy", "search:20"])
def test_ds_3_3_bots_come_to_an_end_with_any_number_of_approvals(bot: str) -> None:
    state = rich(700, 900)
    players = [make(bot, GAME, seat) for seat in range(2)]
    actions = 0
    while state.round == 1:
        seat = state.actors()[0]
        state.play(seat, players[seat].choose(state.redealt(seat, seeded(actions)), seat))
        actions += 1
        assert actions <= 8


def test_ds_3_3_bids_of_any_size_are_buttons_and_the_board_shows_what_is_set_aside() -> None:
    assert "bid" in GAME.list_only
    state = rich(600, 0)
    words = speech(GAME, "en", ["Ann", "Bob"])
    for aside in (0, 256):
        legal = state.legal(0)
        for layout in LAYOUTS:
            drawn = GAME.svg(view(state, 0), words, legal=legal, layout=layout)
            assert "data-action" not in drawn
            assert (">256<" in drawn) == (aside == 256)
            assert not re.search(r'(?:width|height)="-', drawn)
        labels = [words.label(GAME, view(state, 0), action) for action in legal]
        assert labels[7] == f"bid {aside + 7}"
        state.play(0, GAME.parse("bid 256 more"))


def test_ds_3_3_by_rules_1_a_bid_names_at_most_255() -> None:
    state = rich(700, 0, rules=1)
    assert options(state, 0) == [f"bid {bid}" for bid in range(256)]
    assert not can(state, "bid 256 more", seat=0)


def test_ds_3_3_nothing_is_scored_or_spent_before_the_last_bid() -> None:
    state = match(doge=INSPECTION)
    state.approvals = [3, 3]
    end_round(state)
    play(state, "bid 3")
    assert state.vp == [0, 0]
    assert view(state, 1)["approvals"] == [3, 3]
    assert state.round == 1


def test_ds_3_3_all_bids_are_spent_also_those_that_win_nothing() -> None:
    state = inspected([5, 4, 3, 2, 1], approvals=[5, 6, 7, 8, 9])
    assert state.approvals == [0, 2, 4, 6, 8]


def test_ds_3_3_vp_add_to_those_there_are() -> None:
    state = match(doge=INSPECTION)
    state.approvals = [2, 1]
    state.vp = [10, 20]
    end_round(state)
    play(state, "bid 2", "bid 1")
    assert state.vp == [16, 23]


def test_ds_3_3_the_turn_order_and_the_markers_come_before_the_inspection() -> None:
    state = match(doge=INSPECTION)
    barriers(state, 1, 5)
    end_round(state)
    assert view(state)["order"] == [1, 0]
    assert view(state)["markers"] == [5, 5]


def test_ds_3_1_the_markers_leave_their_cells_before_the_inspection() -> None:
    state = match(doge=INSPECTION)
    last_turn(state)
    play(state, "place red 2")
    assert state.actors() == (0, 1)
    assert view(state)["taken"] == {}


def test_ds_3_3_a_new_round_begins_after_the_bids() -> None:
    state = inspected([1, 0])
    assert state.round == 2
    assert state.markers == [5, 5]
    assert actor(state) == 0
    assert INSPECTION in view(state)["doge_old"]


def test_ds_3_no_event_no_question() -> None:
    state = match(3)
    end_round(state)
    assert state.round == 2
    assert state.actors() == (0,)
