"""What a choice would bring in The Doge Ship: from the rules, as a player would see it happen."""

from __future__ import annotations

import pytest

from arsenale.engine import Effect, seeded
from arsenale.games import speech
from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.terms import GALLEY, tile_number
from arsenale.games.doge_ship.worth import bid_stakes, part_worth, part_worth_in_view

from .build import (
    GAME,
    HIGH_WATER,
    INSPECTION,
    TILE_BY_NAME,
    actor,
    barriers,
    doge_stack,
    end_round,
    last_turn,
    mark,
    match,
    on_top,
    play,
    ship,
    ship_but_one,
    view,
    wealth,
    why_not,
    yard,
)


def preview(state: DogeState, *texts: str) -> list[Effect]:
    return GAME.preview(state, actor(state), *[GAME.parse(text) for text in texts])


def keys(effects: list[Effect]) -> list[str]:
    return [effect.key for effect in effects]


def said(effects: list[Effect]) -> list[str]:
    """As seat 0 reads it."""
    words = speech(GAME, "en", ["Ann", "Bob", "Zoë"], reader=0)
    return [words.effect(effect) for effect in effects]


def args(effects: list[Effect], key: str) -> dict[str, object]:
    return dict(next(effect.args for effect in effects if effect.key == key))


def test_ds_2_1_a_cell_costs_what_its_value_exceeds_the_die_by() -> None:
    state = match(dice={"red": 3})
    assert args(preview(state, "place red 5"), "ducats") == {"change": "−2", "count": 2}
    assert "ducats" not in keys(preview(state, "place red 1"))


def test_ds_2_discarding_a_marker_brings_a_ducat() -> None:
    assert args(preview(match(), "discard"), "ducats")["change"] == "+1"


def test_ds_2_3_2_a_cell_and_a_part_in_a_row_tell_the_net_gain() -> None:
    state = match(dice={"red": 1})
    yard(state, 0, "galley 1")
    row = next(one for one in GAME.shortcuts(state, 0) if GAME.format(one.actions[-1]) == "construct galley 1")
    told = GAME.preview(state, 0, *row.actions)
    before = wealth(state)
    play(state, *[GAME.format(action) for action in row.actions])
    ducats, approvals, vp = (now - then for now, then in zip(wealth(state), before, strict=True))
    gained = {"vp": vp, "approvals": approvals, "ducats": ducats}
    for key, amount in gained.items():
        assert [effect.args["change"] for effect in told if effect.key == key] == (
            [f"+{amount}" if amount > 0 else f"−{-amount}"] if amount else []
        )


def test_ds_2_2_2_buying_a_third_part_warns_that_one_must_go() -> None:
    state = match()
    yard(state, 0, "galley 1", "galley 2")
    told = preview(state, "place green 3", "buy galley stern lower")
    assert [(effect.key, effect.loss) for effect in told] == [("give-up-part", True), ("prices", False)]
    yard(state, 0, "gondola 1", "gondola 2", "gondola 3")
    assert keys(preview(state, "place green 1", "buy barrier")) == ["give-up-tile", "prices"]


def test_ds_2_2_3_what_nobody_can_pay_is_told_before_the_look() -> None:
    state = match()
    state.ducats[0] = 0
    assert keys(preview(state, "place green 3", "buy galley stern lower")) == ["cannot-pay"]
    assert keys(preview(state, "place green 3")) == ["idle"]
    assert said(preview(state, "place green 3")) == [
        "no use to you now: nothing there costs less than 2, and you have 0"
    ]


def test_ds_2_2_3_a_cell_that_buys_tells_what_tiles_cost_and_what_is_left_to_pay_with() -> None:
    state = match(dice={"red": 3})
    parts = ("price-range", {"kind": "galley", "least": 2, "most": 7})
    gondolas = ("price-range", {"kind": "gondola", "least": 0, "most": 1})
    assert args(preview(state, "place green 3"), "prices") == {"prices": [parts], "ducats": 12}
    assert args(preview(state, "place red 5"), "prices") == {"prices": [parts, gondolas], "ducats": 10}
    assert (
        speech(GAME, "en", ["Ann", "Bob"]).effect(
            next(effect for effect in preview(state, "place red 5") if effect.key == "prices")
        )
        == "galley part 2–7, gondola 0–1 ducats; you have 10"
    )


def test_ds_2_2_3_a_stack_tells_what_its_own_tiles_cost() -> None:
    state = match()
    costs = [GAME.edition.tile_cost[tile] for tile in GAME.edition.tiles if GAME.edition.tile_stack[tile] == 0]
    told = args(preview(state, "place green 3", "buy galley stern lower"), "prices")
    assert told["prices"] == [("price-range", {"kind": "galley", "least": min(costs), "most": max(costs)})]


def test_ds_2_3_3_a_barrier_tells_which_one_it_covers() -> None:
    state = match()
    yard(state, 0, "barrier 19")
    assert "covers" not in keys(preview(state, "place white 2", "construct barrier 19"))
    barriers(state, 0, 12)
    assert args(preview(state, "place white 2", "construct barrier 19"), "covers") == {"tile": "barrier 12"}


def test_ds_3_1_a_barrier_tells_where_it_puts_you_in_the_turn_order() -> None:
    state = match(3)
    yard(state, 0, "barrier 19", "barrier 2")
    barriers(state, 0, 12)
    barriers(state, 1, 15)
    told = preview(state, "place white 2", "construct barrier 19")
    assert [(effect.args, effect.sure) for effect in told if effect.key == "goes-after"] == [({"by": 1}, False)]
    assert "goes-after" not in keys(preview(state, "place white 2", "construct barrier 2")), "first as before"
    state.barriers[0] = ()
    assert "goes-first" in keys(preview(state, "place white 2", "construct barrier 2"))


def test_ds_3_1_with_the_last_marker_of_the_round_the_turn_order_is_sure() -> None:
    state = match()
    yard(state, 0, "barrier 19")
    barriers(state, 1, 15)
    barriers(state, 0, 12)
    last_turn(state)
    told = preview(state, "place white 2", "construct barrier 19")
    assert [effect.sure for effect in told if effect.key == "goes-after"] == [True]
    play(state, "place white 2", "construct barrier 19")
    assert state.order == (1, 0)


def test_ds_2_3_4_replacing_tells_whose_part_goes_and_that_its_points_stay() -> None:
    state = match()
    ship(state, 1, 0)
    state.builders[0] = (1,)
    yard(state, 0, next(f"galley {n}" for n in range(1, 7) if TILE_BY_NAME[f"galley {n}"] not in state.decks[0]))
    assert "Bob’s stern lower can be replaced" in said(preview(state, "place red 6"))
    row = next(one for one in GAME.shortcuts(state, 0) if GAME.format(one.actions[-1]).startswith("replace"))
    told = GAME.preview(state, 0, *row.actions)
    assert args(told, "demolished")["by"] == 1
    assert str(args(told, "vp")["change"]).startswith("+")
    assert "Bob’s stern lower is torn down; Bob keeps its points" in said(told)
    state.builders[0] = (0,)
    assert "your own stern lower is torn down; you keep its points" in said(GAME.preview(state, 0, *row.actions))


def test_ds_2_3_2_a_part_whose_section_is_complete_comes_too_late() -> None:
    state = match()
    ship(state, 2, 0)
    on_top(state, "galley 1")
    play(state, "place green 3", "buy galley stern lower")
    reason = ("why-section-complete", {"zone": "stern lower"})
    assert args(preview(state, "take galley 1"), "too-late") == {"reason": reason}


def test_ds_2_2_3_a_tile_is_told_with_its_worth_or_why_it_cannot_be_built_yet() -> None:
    state = match()
    on_top(state, "galley 1")
    play(state, "place green 3", "buy galley stern lower")
    worth = part_worth(state, TILE_BY_NAME["galley 1"])
    told = preview(state, "take galley 1")
    assert args(told, "worth-now") == {"vp": str(worth.vp), "approvals": worth.approvals}
    assert said(told)[-1].startswith(f"if built now: {worth.vp} VP"), "no gain of the purchase"
    assert next(effect.icon for effect in told if effect.key == "worth-now") == "construct"
    state = match()
    on_top(state, "galley 19")
    play(state, "place green 3", "buy galley stern upper")
    why = ("why-nothing-below", {"zone": "stern upper", "place": 1})
    assert args(preview(state, "take galley 19"), "not-yet") == {"reason": why}


@pytest.mark.parametrize("built", [(0, 0), (1, 0), (2, 1), (6, 4), (6, 6)])
def test_ds_2_3_2_a_drawing_tells_the_worth_that_the_rules_give(built: tuple[int, int]) -> None:
    state = match()
    ship(state, *built)
    parts = [tile for tile in GAME.edition.tiles if GAME.edition.tile_kind[tile] == GALLEY]
    for tile in parts:
        assert part_worth_in_view(GAME.edition, view(state, 0), tile) == part_worth(state, tile)


def test_ds_2_1_a_cell_without_anything_to_build_is_idle() -> None:
    state = match()
    for text in ("place red 3", "place red 4", "place green 2", "place green 6", "place white 2", "place white 4"):
        assert keys(preview(state, text)) == ["idle"]
    assert said(preview(state, "place white 4")) == ["no use to you now: no galley part in your yard"]
    assert said(preview(state, "place red 4")) == ["no use to you now: no barrier and no gondola in your yard"]
    yard(state, 0, "gondola 1")
    assert keys(preview(state, "place green 2")) == ["then-tile"]
    assert keys(preview(state, "place white 4")) == ["idle"]


def test_ds_2_3_2_a_cell_for_a_part_that_has_no_place_yet_says_why() -> None:
    state = match()
    yard(state, 0, "galley 7")
    [told] = said(preview(state, "place white 4"))
    assert told == (
        "no use to you now: your galley part middle lower cannot be built now. Its deck has only reached the stern."
    )


def test_ds_2_2_a_cell_whose_stacks_are_empty_says_so() -> None:
    state = match()
    state.stacks[7] = ()
    assert said(preview(state, "place red 1")) == ["no use to you now: nothing is left to buy there"]


def test_ds_2_4_the_first_intrigue_tells_what_comes_of_it() -> None:
    [told] = said(preview(match(), "place green 4"))
    assert told == ("you look at 2 Doge tiles: one comes into force, the other goes on top of the stack or under it")


def test_ds_2_3_3_a_cell_that_the_top_barrier_pays_for_is_not_idle() -> None:
    state = match()
    barriers(state, 0, 10)
    assert args(preview(state, "place green 2"), "ducats")["change"] == "+1"
    assert "idle" not in keys(preview(state, "place green 2"))


def test_ds_2_1_a_cell_tells_the_best_part_that_it_builds() -> None:
    state = match()
    yard(state, 0, "galley 1")
    worth = part_worth(state, TILE_BY_NAME["galley 1"])
    told = args(preview(state, "place white 4"), "then-part")
    assert told == {"zone": "stern lower", "vp": str(worth.vp), "approvals": worth.approvals}


def test_ds_2_3_a_cell_tells_everything_that_it_could_build() -> None:
    state = match()
    yard(state, 0, "gondola 1", "barrier 7")
    words = speech(GAME, "en", ("Anna", "Bruno", "Carla"))
    told = [words.say(f"effect-{effect.key}", effect.args) for effect in preview(state, "place red 4")]
    assert len(told) == 2
    assert any(line.startswith("then gondola: ") for line in told)
    assert any(line.startswith("then barrier 7") for line in told)
    assert keys(preview(state, "place green 2")) == ["then-tile"], "a gondola alone can be built there"


def test_ds_2_2_3_a_stack_tells_how_many_tiles_one_looks_at() -> None:
    state = match()
    told = preview(state, "place red 5", "buy gondola")
    assert args(told, "looks") == {"count": 3}
    last = GAME.edition.tile_stack[TILE_BY_NAME["gondola 1"]]
    state.stacks[last] = state.stacks[last][:1]
    assert args(preview(state, "place red 5", "buy gondola"), "looks") == {"count": 1}


def test_ds_3_2_the_last_marker_of_the_round_tells_of_the_water() -> None:
    state = match(doge=HIGH_WATER[2])
    last_turn(state)
    told = preview(state, "discard")
    assert keys(told) == ["ducats", "ends-round", "flooded"]
    assert args(told, "flooded") == {"actions": 2}


def test_ds_3_3_the_last_marker_tells_of_the_inspection() -> None:
    state = match(doge=INSPECTION)
    last_turn(state)
    assert "inspection" in keys(preview(state, "discard"))


def test_ds_4_1_the_last_part_ends_the_match_and_warns() -> None:
    state = match()
    ship_but_one(state)
    part = next(f"galley {number}" for number in range(1, 37) if fits_last(state, f"galley {number}"))
    yard(state, 0, part)
    row = next(one for one in GAME.shortcuts(state, 0) if GAME.format(one.actions[-1]) == f"construct {part}")
    told = GAME.preview(state, 0, *row.actions)
    assert told[0].key == "ends-match-counted"
    assert told[0].loss
    state.counted_approvals = False
    spared = GAME.preview(state, 0, *row.actions)[0]
    vp = part_worth(state, TILE_BY_NAME[part]).vp
    assert (spared.key, spared.args) == ("ends-match", {"own": max(0, state.vp[0] + vp), "best": state.vp[1]})
    play(state, *[GAME.format(action) for action in row.actions])
    assert state.finished
    assert told[0].args == {"own": state.vp[0], "best": state.vp[1]}


def fits_last(state: DogeState, name: str) -> bool:
    tile = tile_number(name)
    return any(tile in stack for stack in state.stacks) and state.can_build(tile)


def test_ds_3_3_a_bid_tells_what_is_left_and_the_prizes() -> None:
    state = match(doge=INSPECTION)
    state.approvals = [4, 2]
    end_round(state)
    told = preview(state, "bid 3")
    assert args(told, "bid-leaves") == {"approvals": 1}
    assert args(told, "bid-gets") == {"vp": 6}
    assert args(preview(state, "bid 1"), "bid-wins") == {"least": 3, "most": 6}
    state.counted_approvals = False
    assert args(preview(state, "bid 3"), "bid-prizes") == {"first": 6, "second": 3, "third": 1}
    assert keys(preview(state, "bid 0")) == ["bid-nothing", "bid-leaves"]


def test_ds_3_3_what_a_bid_can_win() -> None:
    assert bid_stakes([5, 2, 0], 0, 0, dense=True) == (0, 0)
    assert bid_stakes([5, 2, 0], 0, 3, dense=True) == (6, 6)
    assert bid_stakes([5, 9, 9], 0, 3, dense=True) == (1, 6)  # they may bid 4 and 5
    assert bid_stakes([5, 4, 4], 0, 3, dense=True) == (3, 6)  # both can only bid 4, and share the first place
    assert bid_stakes([5, 4, 4], 0, 3, dense=False) == (1, 6)
    assert bid_stakes([1, 9, 9, 9, 9], 0, 1, dense=True) == (0, 6)


def test_ds_3_4_the_approvals_of_others_change_no_preview() -> None:
    """They are hidden, though who counts could know them."""
    for deal in range(3):
        state = match(players=3, doge=INSPECTION)
        state.counted_approvals = False
        state.approvals = [4, 0, 0]
        twin = state.copy()
        twin.approvals = [4, 3, deal]
        for one in (state, twin):
            last_turn(one)
        assert GAME.previews(state, 0, [(a,) for a in state.legal(0)]) == GAME.previews(
            twin, 0, [(a,) for a in twin.legal(0)]
        )


def test_ds_2_3_2_why_a_part_cannot_be_built_is_told_before_a_cell_is_chosen() -> None:
    state = match()
    yard(state, 0, "galley 19")
    assert why_not(state, "construct galley 19").key == "nothing-below"
    assert why_not(state, "construct galley 1").key == "not-in-your-yard"
    assert why_not(state, "replace galley 19").key == "no-part-to-replace"


def test_ds_2_1_without_a_cell_for_it_the_reason_is_the_cell() -> None:
    state = match()
    yard(state, 0, "gondola 1")
    assert why_not(state, "construct gondola 1").key == "something-else-is-asked"
    mark(state, 1, "red 3", "red 4", "green 2")
    assert why_not(state, "construct gondola 1").key == "no-cell-for-it"
    # DS-2.3.3 Barrier 16 adds a gondola to every construction, so that other cells serve.
    barriers(state, 0, 16)
    assert why_not(state, "construct gondola 1").key == "something-else-is-asked"


def test_ds_2_4_the_doge_tiles_drawn_are_no_part_of_a_preview() -> None:
    state = match()
    doge_stack(state, 3, 5, 8, 11)
    told = preview(state, "place green 4")
    chance = seeded("doges")
    assert preview(state.redealt(0, chance), "place green 4") == told
