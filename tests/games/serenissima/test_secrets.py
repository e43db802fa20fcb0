"""What a seat may know: all but the order of the Doge deck, the dice to come and, by option, the others' money."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arsenale.engine import Rng, can_undo, is_forced, seeded
from arsenale.games.serenissima.state import SerenissimaState

from ...conformance.settings import Setting
from ...conformance.walks import Position, walks
from .builders import GAME, active, asked, board, finish_round, legal, next_card, play, refused, zone

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


# SE-0 With hidden money nothing that is asked or skipped tells what somebody has


def test_se_4_with_hidden_money_one_who_cannot_pay_is_asked_all_the_same() -> None:
    state = play(board(galleys=FLEET, ports=HOMES, ducats=0, money="hidden"), "invest")
    assert (asked(state), legal(state)) == (("invest", 0), ["done"])
    assert refused(state, "hire sailor valencia") == ("SE-4.1", "too-dear")
    assert refused(state, "buy galley 9 valencia") == ("SE-4.2", "too-dear")
    assert not is_forced(state, 0)
    play(state, "done")
    assert active(state) == 2


def test_se_4_with_hidden_money_the_last_ducat_does_not_end_the_investment() -> None:
    state = play(board(galleys=FLEET, ports=HOMES, ducats=1, money="hidden"), "invest", "hire sailor valencia")
    assert (asked(state), legal(state)) == (("invest", 0), ["done"])


def test_se_4_one_who_could_buy_nothing_for_any_money_is_not_asked() -> None:
    """No room for a sailor, six galleys and no goods for a building: everybody sees that."""
    fleet = dict.fromkeys(range(1, 7), "0 tunis 3")
    state = play(board(galleys=fleet, ports={**HOMES, "valencia": "0 5"}, ducats=9, money="hidden"), "invest")
    assert active(state) == 2


@pytest.mark.parametrize(("money", "rules"), [("open", 1), ("open", 2), ("hidden", 1)])
def test_se_4_with_open_money_and_by_rules_1_one_who_cannot_pay_is_not_asked(money: str, rules: int) -> None:
    state = board(galleys=FLEET, ports=HOMES, ducats=0, money=money, rules=rules)
    play(state, "invest")
    assert active(state) == 2


def test_se_5_3_with_hidden_money_one_who_cannot_pay_is_asked_all_the_same() -> None:
    """Seats 2 and 3 have one galley each, and nothing else that a player of that table could see differs."""
    asked_of = {}
    for money in ("open", "hidden"):
        state = board(galleys=FLEET, ports=HOMES, ducats=[5, 5, 0, 5], money=money)
        finish_round(state, "1 hourglass")
        asked_of[money] = asked(state)
    assert asked_of == {"open": ("catch-up", 3), "hidden": ("catch-up", 2)}
    assert legal(state) == ["done"]
    assert not is_forced(state, 2)
    play(state, "done")
    assert asked(state) == ("catch-up", 3)


def other_purses(state: SerenissimaState, seat: int | None, chance: Rng) -> SerenissimaState:
    """Another world that looks the same to the seat: with hidden money the others may have more or less."""
    twin = state.copy()
    for other in range(state.players):
        if other != seat and state.money_hidden:
            twin.ducats[other] = chance.below(12)
    return twin


def told_by_the_table(state: SerenissimaState, world: SerenissimaState, seat: int, action: int) -> list[str]:
    """Which of the answers that everybody sees differ between two worlds: whether the action plays itself, whether it
    can be taken back, and whether the options lie open."""
    here, there = state.step_of(seat), world.step_of(seat)
    if here is None or there is None:
        return ["whose decision it is"]
    played = [(seat, action)]
    differences = {
        "plays itself": is_forced(state, seat) != is_forced(world, seat),
        "has open options": here.has_open_options(state) != there.has_open_options(world),
        "can be undone": action in world.legal(seat) and can_undo(state, played) != can_undo(world, played),
    }
    return [name for name, differs in differences.items() if differs]


def differences_of(position: Position, onlooker: int | None, chance: Rng) -> list[str]:
    """Between the position and a world that the onlooker cannot tell apart from it."""
    state: Any = position.state
    world = other_purses(state.redealt(onlooker, chance), onlooker, chance)
    actions = state.legal(position.seat) if onlooker == position.seat else [position.action]
    found = [name for action in actions for name in told_by_the_table(state, world, position.seat, action)]
    if GAME.view(world, onlooker) != GAME.view(state, onlooker):
        found.append("view")
    if onlooker == position.seat and world.legal(onlooker) != state.legal(onlooker):
        found.append("options")
    # What follows, with the same cards and dice: who is asked next must not depend on a purse.
    here, there = state.copy(), other_purses(state, onlooker, chance)
    if position.action in there.legal(position.seat):
        here.apply(position.seat, position.action)
        there.apply(position.seat, position.action)
        if not here.finished and GAME.view(there, onlooker) != GAME.view(here, onlooker):
            found.append("view afterwards")
    return found


@pytest.mark.parametrize("money", ["open", "hidden"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_se_0_what_the_table_does_by_itself_is_the_same_in_worlds_that_look_the_same(players: int, money: str) -> None:
    setting = Setting("serenissima", players, (("money", money),))
    chance = seeded(f"worlds {setting}")
    found = [
        (GAME.format(position.action), differences)
        for match in walks(setting)
        for position in match.sample(60)
        for onlooker in position.onlookers
        if (differences := differences_of(position, onlooker, chance))
    ]
    assert found == []


def test_se_5_1_a_card_drawn_cannot_be_taken_back() -> None:
    """It lay in a deck that was shuffled long ago: nothing is drawn by lot, but the card is shown."""
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES)
    next_card(state, "1 hourglass")
    play(state, "action")
    before = state.rng.drawn
    assert not can_undo(state, [(0, GAME.parse("done"))])
    play(state, "done")
    assert (len(state.discards), state.rng.drawn) == (1, before)


def test_se_0_a_lone_option_plays_itself_where_all_lies_open() -> None:
    """The last of four start ports."""
    for money in ("open", "hidden"):
        state = GAME.start(players=4, seed=5, options={"money": money})
        state.closed[zone("venezia")] = True
        for number in range(1, 4):
            seat = state.actors()[0]
            assert not is_forced(state, seat)
            state.play(seat, state.legal(seat)[0])
            play(state, f"number {number}")
        assert is_forced(state, state.actors()[0])


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
