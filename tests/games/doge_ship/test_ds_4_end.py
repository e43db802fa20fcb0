"""DS-4 End of the game: the last part, the final inspection, the winner, and ships that nobody finishes."""

from __future__ import annotations

import re

import pytest
from tests.games.doge_ship.build import (
    GAME,
    HIGH_WATER,
    INSPECTION,
    QUIET_DOGE,
    barriers,
    end_round,
    in_force,
    last_turn,
    match,
    names,
    play,
    play_idle_round,
    ship,
    ship_but_one,
    view,
    yard,
)

from arsenale.games import speech as speech_of
from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.terms import LENGTHS

LAST_PART_VP = 3  # galley 31 under the quiet Doge tile: 1 VP, red 1, yellow 1


def nearly_done(players: int = 2, *, ties: str = "dense", doge: int = QUIET_DOGE) -> DogeState:
    """Seat 0 has galley 31 in the yard; it is the last part of the ship."""
    state = match(players, ties=ties, doge=doge)
    yard(state, 0, "galley 31")
    ship_but_one(state)
    return state


def finish(state: DogeState) -> DogeState:
    return play(state, "place white 4", "construct galley 31")


# DS-4.1 The last part


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_4_1_the_game_is_over_with_the_last_part(players: int) -> None:
    state = finish(nearly_done(players))
    assert state.finished
    assert state.actors() == ()
    assert all(state.legal(seat) == [] for seat in range(players))
    assert len(state.decks[0]) == len(state.decks[1]) == sum(LENGTHS[players])
    assert state.vp[0] == LAST_PART_VP
    assert state.markers == [4, *[5] * (players - 1)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_4_1_the_game_goes_on_with_one_place_free(players: int) -> None:
    state = match(players)
    deck = sum(LENGTHS[players])
    yard(state, 0, "galley 31")
    ship(state, deck, deck - 2)
    play(state, "place white 4", "construct galley 31")
    assert not state.finished


def test_ds_4_1_also_by_a_bonus_without_the_action_of_the_cell() -> None:
    state = nearly_done()
    barriers(state, 0, 26)  # construct: one more galley part
    yard(state, 0, "gondola 10")
    play(state, "place green 2", "construct galley 31")
    assert state.finished
    assert names(state.yards[0]) == ["gondola 10"]
    assert state.ducats[0] == 12


@pytest.mark.parametrize(
    ("players", "cell", "other"),
    [(2, "green 6", "barrier 5"), (5, "black 6", "gondola 10"), (3, "green 6", "barrier 5")],
)
def test_ds_4_1_also_as_the_first_half_of_a_plus_without_the_second(players: int, cell: str, other: str) -> None:
    state = nearly_done(players)
    yard(state, 0, other)
    play(state, f"place {cell}", "construct galley 31")
    assert state.finished
    assert names(state.yards[0]) == [other]
    assert state.barriers[0] == ()
    assert state.ducats[0] == 12


def test_ds_4_1_as_the_second_half_of_a_plus_the_first_counts() -> None:
    state = nearly_done()
    yard(state, 0, "barrier 5")
    play(state, "place green 6", "construct barrier 5", "construct galley 31")
    assert state.finished
    assert names(state.barriers[0]) == ["barrier 5"]


def test_ds_4_1_no_inspection_after_the_last_action() -> None:
    state = nearly_done(doge=INSPECTION)
    state.approvals = [2, 1]
    last_turn(state)
    finish(state)
    assert state.finished
    assert state.approvals == [2, 1]
    assert state.round == 1


def test_ds_4_1_no_high_water_after_the_last_action() -> None:
    state = nearly_done(doge=HIGH_WATER[4])
    last_turn(state)
    finish(state)
    assert state.finished
    assert state.markers == [0, 0]


def test_ds_4_1_the_last_part_is_scored_before_the_final_inspection() -> None:
    state = match(doge=8)  # bow upper is purple; red 2, yellow 2
    yard(state, 0, "galley 32")  # 0 VP, an approval; red, red, yellow
    ship_but_one(state)
    state.approvals = [0, 1]
    play(state, "place white 4", "construct galley 32")
    assert state.vp == [6 + 9, 5]  # two approvals beat one


def test_ds_4_1_a_replace_does_not_end_the_game() -> None:
    state = nearly_done()
    play(state, "place red 6", "replace galley 31")
    assert not state.finished


# DS-4.2 The final inspection


def finally_inspected(approvals: list[int], ties: str = "dense") -> list[int]:
    """VP of the final inspection alone."""
    state = nearly_done(len(approvals), ties=ties)
    state.approvals = list(approvals)
    finish(state)
    return [state.vp[0] - LAST_PART_VP, *state.vp[1:]]


@pytest.mark.parametrize("ties", ["dense", "standard"])
@pytest.mark.parametrize(
    ("approvals", "vp"),
    [
        ([5, 4, 3, 2, 1], [9, 5, 2, 1, 0]),
        ([1, 2, 3, 4, 5], [0, 1, 2, 5, 9]),
        ([7, 1, 3, 2], [9, 1, 5, 2]),
        ([1, 2, 3], [2, 5, 9]),
        ([1, 2], [5, 9]),
        ([0, 0], [0, 0]),
        ([0, 1], [0, 9]),
        ([3, 0, 1, 0], [9, 0, 5, 0]),
        ([2, 2], [9, 9]),
        ([4, 3, 2, 1, 1], [9, 5, 2, 1, 1]),
        ([1, 1, 1, 1, 1], [9, 9, 9, 9, 9]),
    ],
)
def test_ds_4_2_nine_five_two_one_and_nothing_for_none(ties: str, approvals: list[int], vp: list[int]) -> None:
    assert finally_inspected(approvals, ties) == vp


@pytest.mark.parametrize(
    ("approvals", "dense", "standard"),
    [
        ([4, 3, 3, 1], [9, 5, 5, 2], [9, 5, 5, 1]),
        ([3, 3, 2], [9, 9, 5], [9, 9, 2]),
        ([3, 3, 3, 1], [9, 9, 9, 5], [9, 9, 9, 1]),
        ([3, 3, 3, 3, 1], [9, 9, 9, 9, 5], [9, 9, 9, 9, 0]),
        ([5, 5, 3, 3, 1], [9, 9, 5, 5, 2], [9, 9, 2, 2, 0]),
        ([5, 4, 4, 3, 2], [9, 5, 5, 2, 1], [9, 5, 5, 1, 0]),
    ],
)
def test_ds_4_2_after_a_tie_the_option_decides(approvals: list[int], dense: list[int], standard: list[int]) -> None:
    assert finally_inspected(approvals, "dense") == dense
    assert finally_inspected(approvals, "standard") == standard


def winners(
    vp: list[int], ducats: list[int] | None = None, tops: list[list[int]] | None = None, players: int = 2
) -> list[int]:
    """Who wins with these VP, ducats and finished barriers."""
    state = nearly_done(players)
    state.vp = [vp[0] - LAST_PART_VP, *vp[1:]]
    if ducats is not None:
        state.ducats = list(ducats)
    for seat, priorities in enumerate(tops or []):
        barriers(state, seat, *priorities)
    finish(state)
    assert state.vp == vp
    won: list[int] = view(state)["winners"]
    assert tuple(won) == state.winners()
    return won


def test_ds_4_2_most_vp_win() -> None:
    assert winners([10, 11]) == [1]
    assert winners([11, 10], [0, 50], [[26], [1]]) == [0]
    assert winners([4, 5, 9, 7], players=4) == [2]


def test_ds_4_2_vp_of_the_final_inspection_decide_too() -> None:
    state = nearly_done()
    state.vp = [5, 0]
    state.approvals = [0, 1]
    finish(state)
    assert state.vp == [8, 9]
    assert state.winners() == (1,)


def test_ds_4_2_then_most_ducats() -> None:
    assert winners([10, 10], [7, 8], [[1], [26]]) == [1]
    assert winners([10, 10], [8, 7], [[26], [1]]) == [0]


def test_ds_4_2_then_the_lowest_priority_on_the_top_barrier() -> None:
    assert winners([10, 10], [8, 8], [[1, 12], [20, 11]]) == [1]
    assert winners([10, 10], [8, 8], [[20, 11], [1, 12]]) == [0]


def test_ds_4_2_no_barrier_is_worst() -> None:
    assert winners([10, 10], [8, 8], [[], [26]]) == [1]
    assert winners([10, 10], [8, 8], [[26], []]) == [0]


def test_ds_4_2_else_the_win_is_shared() -> None:
    assert winners([10, 10], [8, 8]) == [0, 1]
    assert winners([10, 10, 10], [8, 8, 7], players=3) == [0, 1]
    assert winners([10, 10, 10, 9, 10], players=5) == [0, 1, 2, 4]


def test_ds_4_2_nobody_has_won_before_the_end() -> None:
    assert match().winners() == ()
    assert view(match())["winners"] == []


# DS-4.3 A ship that nobody finishes


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ds_4_3_five_rounds_without_a_part_end_the_game(players: int) -> None:
    state = match(players)
    for number in range(1, 6):
        assert not state.finished
        assert state.round == number
        play_idle_round(state)
    assert state.finished
    assert state.winners() == tuple(seat for seat in range(players) if state.ducats[seat] == max(state.ducats))


def test_ds_4_3_the_final_inspection_follows() -> None:
    state = match(3)
    state.quiet_rounds = 4
    state.approvals = [3, 2, 1]
    end_round(state)
    assert state.finished
    assert state.vp == [9, 5, 2]
    assert state.winners() == (0,)


def test_ds_4_3_a_part_starts_the_count_anew() -> None:
    state = match()
    for _ in range(4):
        play_idle_round(state)
    yard(state, state.order[0], "galley 1")
    state.dice = (6, 6, 6)
    play(state, "place white 4", "construct galley 1")
    for _ in range(5):
        play_idle_round(state)
        assert not state.finished
    play_idle_round(state)
    assert state.finished
    assert state.round == 10


def test_ds_4_3_a_replace_adds_no_part() -> None:
    state = match()
    yard(state, 0, "galley 1")
    ship(state, 1, 0)
    state.quiet_rounds = 4
    last_turn(state)
    play(state, "place red 6", "replace galley 1")
    assert state.finished


def test_ds_4_3_a_part_in_the_fifth_round_keeps_the_game_alive() -> None:
    state = match()
    yard(state, 0, "galley 1")
    state.quiet_rounds = 4
    last_turn(state)
    play(state, "place white 4", "construct galley 1")
    assert not state.finished
    assert view(state)["quiet_rounds"] == 0


def test_ds_4_3_the_event_of_the_fifth_round_comes_first() -> None:
    state = match(doge=INSPECTION)
    state.quiet_rounds = 4
    state.approvals = [4, 3]
    end_round(state)
    assert state.actors() == (0, 1)
    play(state, "bid 3", "bid 1")
    assert state.finished
    assert state.vp == [6 + 5, 3 + 9]  # 1 and 2 approvals are left for the final inspection
    assert state.winners() == (1,)


def test_ds_4_3_high_water_in_the_fifth_round_changes_nothing() -> None:
    state = match(doge=HIGH_WATER[2])
    state.quiet_rounds = 4
    end_round(state)
    assert state.finished


def test_ds_4_3_no_new_round_begins() -> None:
    state = match()
    state.quiet_rounds = 4
    doge = view(state)["doge"]
    end_round(state)
    assert state.round == 1
    assert view(state)["doge"] == doge


def test_ds_4_3_the_new_turn_order_is_that_of_the_fifth_round() -> None:
    state = match()
    barriers(state, 1, 4)
    state.quiet_rounds = 3
    end_round(state)
    assert not state.finished
    in_force(state, QUIET_DOGE)
    end_round(state)
    assert state.finished


@pytest.mark.parametrize(("quiet", "told"), [(0, []), (1, []), (2, [(3, 2)]), (3, [(4, 1)])])
@pytest.mark.parametrize("rules", [1, 2])
def test_ds_4_3_the_table_is_told_from_the_third_quiet_round_on(
    quiet: int, told: list[tuple[int, int]], rules: int
) -> None:
    state = match(rules=rules)
    state.quiet_rounds = quiet
    events = state.listen()
    end_round(state)
    heard = [(event.args["rounds"], event.args["left"]) for event in events if event.key == "quiet-rounds"]
    assert heard == told
    assert all(event.audience is None for event in events if event.key == "quiet-rounds")


def test_ds_4_3_a_round_that_added_a_part_is_not_told_of() -> None:
    state = match()
    yard(state, 0, "galley 1")
    state.quiet_rounds = 3
    last_turn(state)
    events = state.listen()
    play(state, "place white 4", "construct galley 1")
    assert "quiet-rounds" not in [event.key for event in events]


@pytest.mark.parametrize(("quiet", "words"), [(2, ""), (3, "2 more end the match"), (4, "one more ends the match")])
def test_ds_4_3_board_and_terminal_show_how_many_are_left(quiet: int, words: str) -> None:
    state = match()
    state.quiet_rounds = quiet
    speech = speech_of(GAME, "en", ["Ann", "Bob"])
    terminal = GAME.text(view(state), speech)
    drawn = re.sub(r"<[^>]+>", " ", GAME.svg(view(state), speech))
    for shown in (terminal, " ".join(drawn.split())):
        assert ("without a new part" in shown) == bool(words)
        assert words in shown
