"""What a seat may know: all but the order of the Doge deck, the dice to come and, by option, the others' money."""

from __future__ import annotations

import json

from arsenale.engine import seeded

from .builders import GAME, board, finish_round, play

HOMES = {"valencia": "0 3 wine", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}
FLEET = {1: "0 valencia 3", 2: "0 valencia 3", 3: "1 genova 3", 4: "1 genova 3", 5: "2 venezia 3", 7: "3 venezia 3"}


def test_se_0_open_money_is_seen_by_all() -> None:
    state = board(galleys=FLEET, ports=HOMES, ducats=[5, 6, 7, 8])
    for seat in (None, 0, 1, 2, 3):
        view = GAME.view(state, seat)
        assert (view["ducats"], view["scores"]) == ([5, 6, 7, 8], [5, 6, 7, 8])


def test_se_0_hidden_money_is_seen_by_its_owner_alone() -> None:
    state = board(galleys=FLEET, ports=HOMES, ducats=[5, 6, 7, 8], money="hidden")
    assert GAME.view(state, 1)["ducats"] == [None, 6, None, None]
    assert GAME.view(state, 1)["scores"] == [None, 6, None, None]
    assert GAME.view(state, None)["ducats"] == [None] * 4


def test_se_0_hidden_money_is_told_at_the_end() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES, ducats=[5, 6, 7, 8], money="hidden")
    state.track, state.payouts = 11, 2
    finish_round(state, "1 hourglass")
    assert GAME.view(state, None)["scores"] == [7, 6, 7, 8]


def test_se_0_every_single_gain_and_payment_is_public() -> None:
    """From the start of 5 ducats each and the log alone the totals can be counted."""
    state = GAME.start(players=4, seed=12, options={"money": "hidden"})
    counted = [5] * 4
    events = state.listen()
    rng = seeded("walk")
    while not state.finished:
        seat = state.actors()[0]
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])
    for event in events:
        assert event.audience is None
        gain, cost = event.args.get("ducats", 0), event.args.get("cost", 0)
        if event.key == "bought-from":
            owner = event.args["owner"]
            assert isinstance(owner, int)
            counted[owner] += int(str(cost))
        if "seat" in event.args:
            seat = int(str(event.args["seat"]))
            counted[seat] += int(str(gain)) - int(str(cost))
    assert counted == state.ducats


def test_se_0_no_question_or_event_tells_a_total() -> None:
    state = board(galleys=FLEET, ports=HOMES, ducats=[71, 72, 73, 74], money="hidden")
    events = state.listen()
    seen = []
    for text in ("action", "load wood supply", "done", "invest", "hire sailor valencia", "done", "invest"):
        seen.append(json.dumps(GAME.view(state, 3)["questions"]))
        play(state, text)
    told = json.dumps([event.args for event in events]) + "".join(seen)
    assert not any(str(total) in told for total in range(66, 74))


def test_se_5_1_the_order_of_the_deck_is_dealt_anew_and_nothing_else() -> None:
    state = board(galleys=FLEET, ports=HOMES)
    finish_round(state, "1 hourglass")
    worlds = [state.redealt(0, seeded(number)) for number in range(60)]
    assert len({world.deck for world in worlds}) > 5
    for world in worlds:
        assert sorted(world.deck) == sorted(state.deck)
        assert world.discards == state.discards
        assert GAME.view(world, 0) == GAME.view(state, 0)
        assert world.rng.facts() != state.rng.facts()
