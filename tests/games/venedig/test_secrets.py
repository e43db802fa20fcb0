"""VE-4.3 What is dealt anew for a seat, and what is not."""

from __future__ import annotations

from tests.games.venedig.build import GAME, cards, match, play, pool, tiles, view

from arsenale.engine import seeded
from arsenale.games.venedig.terms import TYPES


def test_ve_4_3_the_own_hand_and_gold_stay_the_others_are_dealt_anew() -> None:
    state = GAME.start(players=3, seed=5)
    tiles(state, 0, swamp=(2, 0), treasures=(6,))
    tiles(state, 1, swamp=(1, 1), treasures=(3,))
    own = view(state, 0)
    hands, golds = set(), set()
    for number in range(40):
        world = state.redealt(0, seeded(number))
        assert view(world, 0) == own
        hands.add(str(view(world, 1)["hand"]))
        golds.add(view(world, 1)["gold"])
    assert len(hands) > 5
    assert len(golds) > 3


def test_ve_4_3_a_spectator_knows_nobodys_hand() -> None:
    state = GAME.start(players=2, seed=5)
    hands = {str(view(state.redealt(None, seeded(number)), 0)["hand"]) for number in range(40)}
    assert len(hands) > 5


def test_ve_4_3_cards_taken_from_the_pool_are_known_to_all() -> None:
    state = match(campo=1)
    cards(state, 1, casa=2, ponte=1)
    pool(state, "basilica", "palazzo")
    play(state, "done", "done", "swap campo", "draw pool basilica", "draw pool palazzo")
    assert view(state, 1)["seen"][0] == {"basilica": 1, "palazzo": 1}
    for number in range(30):
        hand = view(state.redealt(1, seeded(number)), 0)["hand"]
        assert hand.get("basilica", 0) >= 1
        assert hand.get("palazzo", 0) >= 1
        assert sum(hand.values()) == 3


def test_ve_4_3_a_known_card_that_may_have_been_played_is_known_no_more() -> None:
    state = match(2, palazzo=1)
    pool(state, "palazzo")
    play(state, "done", "done", "draw pool palazzo")
    assert view(state)["seen"][0] == {"palazzo": 1}
    play(state, "done", "done", "draw pile", "lay palazzo 1")
    assert view(state)["seen"][0] == {}
    assert view(state, 0)["hand"]["palazzo"] >= 1


def test_ve_4_3_redealing_keeps_every_count() -> None:
    state = GAME.start(players=5, seed=9)
    tiles(state, 3, swamp=(2, 0, 1), treasures=(6, 3))
    for seat in (None, 0, 3):
        world = state.redealt(seat, seeded(1))
        for building in range(TYPES):
            total = world.pile[building] + sum(world.hands[building::TYPES])
            assert total == state.pile[building] + sum(state.hands[building::TYPES])
        assert view(world)["hands"] == view(state)["hands"]
        assert view(world)["swamp_tiles"] == view(state)["swamp_tiles"]
        assert view(world)["treasures"] == view(state)["treasures"]
        assert world.rng.facts() != state.rng.facts()
