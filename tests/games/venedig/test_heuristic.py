"""The estimate in spaces of the track: what is plainly better must look better."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.venedig.build import GAME, cards, fill, free, match, play, project, stand, tiles

from arsenale.engine import seeded
from arsenale.games.venedig.heuristic import at, cards_to_come, reasons
from arsenale.games.venedig.outlook import MOST_KEPT, Outlook, Quarter, look
from arsenale.games.venedig.state import VenedigState
from arsenale.games.venedig.terms import BASILICA, PALAZZO
from arsenale.games.venedig.weights import EARLY, LATE, WEIGHTS


def worth(state: VenedigState, seat: int = 0) -> float:
    return GAME.estimate(state, seat)


def test_a_finished_match_is_worth_its_spaces_and_the_win() -> None:
    state = match(casa=1)
    state.gondolas = [59, 3, 0]
    play(state, "lay casa", "done", "build casa", "site d8")
    assert [worth(state, seat) for seat in range(3)] == [60 + WEIGHTS.win, 3, 0]


def test_when_only_gold_is_left_cards_are_worth_nothing() -> None:
    state = match(casa=1)
    cards(state, 1, casa=3)
    tiles(state, 1, treasures=(5, 6))
    state.gondolas = [59, 59, 0]
    play(state, "lay casa", "done", "build casa", "site d8")
    assert [worth(state, seat) for seat in range(3)] == [60, 61 + WEIGHTS.win, 0]


def test_spaces_cards_and_gold_are_worth_something() -> None:
    poor = worth(match())
    assert worth(match(casa=1)) > poor
    assert worth(match(basilica=3)) > worth(match(basilica=1)) > poor
    ahead = match()
    ahead.gondolas[0] = 57
    assert worth(ahead) > poor + 50
    for held in ({"swamp": (1,)}, {"swamp": (2,)}, {"treasures": (3,)}):
        rich = match()
        tiles(rich, 0, **held)
        assert worth(rich) > poor


def test_the_master_builder_has_more_of_a_project_than_a_helper() -> None:
    state = match()
    project(state, "basilica", {0: 1, 1: 1}, builder=0)
    assert worth(state, 0) > worth(state, 1) > worth(state, 2)


def test_cards_fit_to_the_project_of_another() -> None:
    state = match(palazzo=2)
    before = worth(state)
    project(state, "palazzo", {1: 1}, builder=1)
    assert worth(state) >= before


def test_cards_laid_for_a_building_alone_are_worth_its_points() -> None:
    state = match(palazzo=3, casa=1)
    play(state, "solo palazzo", "lay casa")
    assert worth(state) > 7


def test_a_third_type_before_one_is_a_loss() -> None:
    state = match()
    for building in ("palazzo", "campo"):
        project(state, building, {0: 1}, builder=0)
    two = worth(state)
    project(state, "ponte", {0: 1}, builder=0)
    assert worth(state) < two


def test_a_weight_lies_between_those_of_the_moments_before_and_after() -> None:
    row = [1.0, 2.0, 6.0]
    assert [at(row, ahead) for ahead in (0.0, LATE, EARLY, 1.0)] == [1.0, 2.0, 6.0, 6.0]
    assert at(row, LATE / 2) == pytest.approx(1.5)
    assert at(row, (LATE + EARLY) / 2) == pytest.approx(4.0)


def test_ve_3_cards_still_to_be_drawn_count() -> None:
    assert [cards_to_come(match(casa=count), 0) for count in range(6)] == [1, 2, 2, 2, 1, 0]
    state = match(casa=3)
    cards(state, 1, casa=3)
    assert cards_to_come(state, 1) == 0
    assert reasons(state, 0)["hand"] > reasons(state, 1)["hand"]


def look_anew(state: VenedigState) -> Outlook:
    state.outlook = None
    state.geography.looked_at.clear()
    return look(state)


def found(outlook: Outlook) -> tuple[object, ...]:
    quarters = [(quarter.points, quarter.free, quarter.casas) for quarter in outlook.quarters]
    return quarters, outlook.points, outlook.bridge, outlook.later_bridge


def test_the_outlook_follows_the_land() -> None:
    state = match()
    outlook = look_anew(state)
    assert outlook.points == [0, 8, 2, 0, 0], "a16 a21 for a Palazzo, m12 for a Campo"
    assert (outlook.bridge, outlook.later_bridge) == (0, 1), "p11 for a bridge"
    assert [quarter.free for quarter in outlook.quarters] == [2, 2, 2, 2, 2]
    free(state, "d5", "d3", "m16")
    stand(state, "casa", "m22")
    assert look_anew(state).points[BASILICA] == 7
    assert look_anew(state).bridge == 1
    fill(state)
    outlook = look_anew(state)
    assert outlook.points == [0] * 5


def test_the_outlook_is_kept_until_the_land_changes() -> None:
    state = match(casa=1)
    worth(state)
    kept = state.outlook
    play(state, "lay casa", "done")
    worth(state, 1)
    assert state.outlook is kept
    play(state, "build casa", "site a16")
    assert look(state) is not kept
    kept = look(state)
    play(state, "drain d4")
    assert look(state) is not kept


@settings(deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 5))
def test_the_outlook_kept_is_the_one_found_anew(seed: int, players: int) -> None:
    state = GAME.start(players=players, seed=seed)
    rng = seeded(seed)
    for _ in range(300):
        if state.finished:
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        if rng.below(2):
            assert found(look(state)) == found(look_anew(state))


def test_who_is_behind_likes_the_last_piece_less() -> None:
    state = match()
    project(state, "basilica", {0: 1, 1: 1}, builder=0)
    state.gondolas = [20, 30, 0]
    state.supply[1] = 1  # Palazzi: the end is as near before as after
    many = worth(state, 0), worth(state, 1)
    state.supply[3] = 1
    assert worth(state, 0) < many[0]
    assert worth(state, 1) == many[1]


def test_what_is_kept_of_quarters_is_bounded() -> None:
    state = match()
    kept = state.geography.looked_at
    kept.clear()
    kept.update(dict.fromkeys(range(-MOST_KEPT, 0), Quarter()))
    look(state)
    assert 0 < len(kept) <= len(state.geography.quarter_hexes)


def test_a_site_beside_the_own_gondola_promises_a_treasure() -> None:
    state = match(palazzo=3)
    state.gondolas[1] = 50  # the end is as near before as after
    bare = reasons(state, 0)["hand"]
    borders = state.geography.borders
    state.gondolas[0] = next(
        space for space in range(1, 50) if look(state).quarters[borders[space].bit_length() - 1].points[PALAZZO]
    )
    assert reasons(state, 0)["hand"] > bare


def test_towards_the_end_an_unfinished_building_is_worth_less() -> None:
    state = match(palazzo=2)
    before = worth(state)
    state.supply[1] = state.supply[4] = 1
    state.gondolas[0] = 0
    assert worth(state) < before
