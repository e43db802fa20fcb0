"""What a choice would bring in Serenissima, and the formulas behind it."""

from __future__ import annotations

import pytest

from arsenale.engine import Effect, Rng, look_later, seeded
from arsenale.games.serenissima.fight_odds import fight
from arsenale.games.serenissima.forecast import cargo_sale, round_end
from arsenale.games.serenissima.rounds import port_payout
from arsenale.games.serenissima.state import SerenissimaState
from arsenale.games.serenissima.terms import CARD_KINDS, GOODS
from arsenale.games.serenissima.worth import next_payout, port_pays

from .builders import GAME, board, finish_round, play, refused, why_not, zone

HOMES = {"valencia": "0 1", "genova": "1 1", "venezia": "2 1", "constantinople": "3 1"}


def preview(state: SerenissimaState, *texts: str) -> list[Effect]:
    return GAME.preview(state, state.actors()[0], *[GAME.parse(text) for text in texts])


def keys(effects: list[Effect]) -> list[str]:
    return [effect.key for effect in effects]


def args(effects: list[Effect], key: str) -> dict[str, object]:
    return dict(next(effect.args for effect in effects if effect.key == key))


# Before the first round, and at the beginning of a turn


def test_se_0_what_is_chosen_before_the_first_round_tells_what_comes_of_it() -> None:
    state = GAME.start(players=3, seed="beginnings")
    while state.round == 0:
        seat = state.actors()[0]
        action = state.legal(seat)[0]
        told = GAME.preview(state, seat, action)
        kind = GAME.action(action).kind
        assert keys(told)[0] == {"close": "closes", "port": "starts", "number": "launches"}[kind]
        if kind == "port":
            assert args(told, "starts") == {"sailors": 3}
        if kind == "number":
            assert args(told, "launches")["port"] == GAME.edition.zones[state.port_owner.index(seat)]
        state.apply(seat, action)


def test_se_1_action_and_investment_tell_what_they_are_for() -> None:
    state = board(galleys={4: "0 tunis 2"}, ports=HOMES)
    assert keys(preview(state, "action")) == ["acts"]
    assert keys(preview(state, "invest")) == ["invests"]


# Losses


def test_se_2_1_the_last_sailor_ashore_sinks_the_galley_with_its_cargo() -> None:
    state = board(galleys={4: "0 valencia 1 wine"}, ports=HOMES)
    told = preview(state, "action", "put sailor port")
    assert args(told, "sinks-with") == {"galley": "galley 4", "goods": ["wine"]}
    assert next(effect for effect in told if effect.key == "sinks-with").loss
    state = board(galleys={4: "0 valencia 2 wine"}, ports=HOMES)
    assert not any(effect.loss for effect in preview(state, "action", "put sailor port"))


def test_se_3_6_landing_with_everybody_sinks_the_galley() -> None:
    state = board(galleys={4: "0 tunis 2"}, ports=HOMES)
    assert keys(preview(state, "action", "land 2"))[:1] == ["sinks"]
    told = preview(state, "action", "land 1")
    assert not any(effect.loss for effect in told)
    assert args(told, "port-yours")["port"] == "tunis"


def test_se_2_1_what_goes_overboard_is_lost() -> None:
    state = board(galleys={4: "0 tunis 2 wine"}, ports=HOMES)
    told = preview(state, "action", "dump wine")
    assert [(effect.key, effect.loss) for effect in told] == [("overboard", True)]


# Ducats and payouts


def test_se_3_1_a_sale_tells_what_the_port_will_pay_more_and_its_price_only_by_its_name() -> None:
    state = board(galleys={4: "0 genova 2 wine"}, ports=HOMES)
    told = preview(state, "action", "sell wine")
    assert "ducats" not in keys(told)
    before = port_payout(state, zone("genova"))
    play(state, "action", "sell wine")
    more = port_payout(state, zone("genova")) - before
    assert args(told, "payout-theirs") == {"port": "genova", "change": f"+{more}", "seat": 1}


def test_se_2_1_who_loads_in_a_foreign_port_pays_its_owner() -> None:
    state = board(galleys={4: "0 genova 2"}, ports=HOMES)
    told = preview(state, "action", f"load {made_in('genova')} supply")
    assert keys(told) == ["they-get"]
    assert args(told, "they-get") == {"seat": 1, "ducats": 1}


def made_in(port: str) -> str:
    return GOODS[GAME.edition.makes[zone(port)]]


def test_se_5_2_the_next_payout_of_ports_and_players_is_what_is_paid() -> None:
    ports = {**HOMES, "genova": "1 1 wood wine", "tunis": "1 2 wood basilica", "corfu": "- 0"}
    state = board(galleys={1: "0 valencia 3"}, ports=ports, ducats=0)
    view = GAME.view(state, None)
    for name, place in view["zones"].items():
        if place["port"] is not None:
            assert port_pays(place["port"]) == port_payout(state, zone(name))
    expected = [next_payout(view, seat) for seat in range(state.players)]
    spaces = GAME.edition.track_payouts[state.players]
    state.track = spaces[0] - 1
    finish_round(state, "1 hourglass")
    assert state.payouts == 1
    assert state.ducats == expected
    assert expected[1] > 5


def test_se_3_1_a_destination_tells_what_the_cargo_sells_for() -> None:
    state = board(galleys={4: "0 valencia 3 wine spice"}, ports=HOMES)
    goods, ducats = cargo_sale(state, 4, zone("genova"))
    assert goods == 2
    told = preview(state, "action", "sail barcelona")
    assert cargo_sale(state, 4, zone("barcelona")).ducats == args(told, "sells-for")["ducats"]
    purse = state.ducats[0]
    state = board(galleys={4: "0 genova 3 wine spice"}, ports=HOMES)
    play(state, "action", "sell wine", "sell spice")
    assert state.ducats[0] - purse == ducats
    assert cargo_sale(state, 4, zone("ionian")) == (0, 0)


# Fights


@pytest.mark.parametrize(
    ("value", "crew", "defence", "has_fort"),
    [(3, 3, 2, False), (2, 4, 3, False), (5, 5, 5, True), (1, 1, 1, False), (1, 2, 1, True)],
)
def test_se_3_4_the_odds_of_a_fight_are_those_of_the_dice(
    *, value: int, crew: int, defence: int, has_fort: bool
) -> None:
    """Two thousand fights by the rule, with dice from a fixed seed: within what so many fights can be off."""
    rng = seeded(f"fights {value} {crew} {defence}")
    skulls, count = GAME.edition.skulls, 2000
    won = sunk = losses = kills = 0
    for _ in range(count):
        own, other = fought(rng, value, crew, defence, skulls, has_fort=has_fort)
        won += own > 0
        sunk += own == 0
        losses += crew - own
        kills += defence - other
    odds = fight(value, crew, defence, skulls, has_fort=has_fort)
    for told, seen in ((odds.won, won), (odds.sunk, sunk)):
        assert abs(told - seen / count) < 0.05
    assert abs(odds.losses - losses / count) < 0.15
    assert abs(odds.kills - kills / count) < 0.15
    assert odds.won + odds.sunk == pytest.approx(1.0)


def fought(rng: Rng, value: int, crew: int, defence: int, skulls: int, *, has_fort: bool) -> tuple[int, int]:
    """SE-3.4, SE-3.7 To the end: who is left on both sides."""

    def hits(dice: int) -> int:
        return sum(rng.die() <= skulls for _ in range(dice))

    if has_fort:
        crew -= min(crew, hits(2))
    while crew > 0 and defence > 0:
        killed, lost = hits(min(value, crew)), hits(defence)
        crew, defence = max(0, crew - lost), max(0, defence - killed)
    return crew, defence


def test_se_3_4_the_odds_agree_with_those_that_the_bots_go_by() -> None:
    odds = GAME.edition.odds
    for has_fort in (False, True):
        for crew in range(1, 6):
            for value in range(1, crew + 1):
                for sailors in range(1, 4):
                    told = fight(value, crew, sailors, GAME.edition.skulls, has_fort=has_fort).won
                    assert told == pytest.approx(odds.taken(value, crew, sailors, has_fort=has_fort))


def test_se_3_4_an_attack_tells_its_odds_and_nothing_of_the_dice_to_come() -> None:
    state = board(galleys={4: "0 tunis 4", 5: "1 tunis 2"}, ports=HOMES)
    told = preview(play(state, "action"), "attack galley 5")
    assert keys(told) == ["fight", "may-sink"]
    assert not any(effect.sure for effect in told)
    odds = fight(4, 4, 2, GAME.edition.skulls)
    assert args(told, "fight")["won"] == round(100 * odds.won)


# Blockades


def test_se_3_3_to_block_or_to_let_happen_tells_what_it_is_worth() -> None:
    state = board(galleys={4: "0 valencia 2 wine", 5: "1 barcelona 3"}, ports=HOMES)
    play(state, "action", "sail barcelona")
    assert args(preview(state, "sell wine"), "may-block") == {"seats": [1]}
    play(state, "sell wine")
    assert state.actors() == (1,)
    passed = args(preview(state, "pass"), "they-get")
    assert passed["seat"] == 0
    assert args(preview(state, "block"), "they-miss") == passed
    assert args(preview(state, "block"), "they-may-attack")["seat"] == 0


# The end of a round


def test_se_5_1_the_last_galley_tells_how_likely_the_match_ends() -> None:
    state = board(galleys={4: "0 tunis 2"}, ports=HOMES)
    spaces = GAME.edition.track_payouts[state.players]
    state.track, state.payouts = spaces[-1] - 2, 2
    long = sum(card.startswith("2 hourglasses") for card in (CARD_KINDS[one] for one in state.deck))
    assert round_end(state).end == long / len(state.deck)
    told = preview(state, "action", "done")
    assert args(told, "may-end")["chance"] == round(100 * long / len(state.deck))
    assert not any(effect.loss for effect in told)


def test_se_5_4_where_every_card_ends_the_match_it_is_told_as_certain() -> None:
    state = board(galleys={4: "0 tunis 2"}, ports=HOMES, ducats=[5, 7, 1, 2])
    spaces = GAME.edition.track_payouts[state.players]
    state.track, state.payouts = spaces[-1] - 1, 2
    state.deck = (CARD_KINDS.index("1 hourglass"), CARD_KINDS.index("2 hourglasses"))
    told = preview(state, "action", "done")
    assert keys(told) == ["ends-match"]
    assert told[0].loss
    play(state, "action", "done")
    assert state.finished
    assert told[0].args == {"own": state.ducats[0], "best": max(state.ducats[1:])}


def test_se_0_hidden_money_of_others_changes_no_preview() -> None:
    state = board(galleys={4: "0 valencia 2 wine", 5: "1 genova 2"}, ports=HOMES, money="hidden")
    state.track, state.payouts = GAME.edition.track_payouts[state.players][-1] - 1, 2
    state.deck = (CARD_KINDS.index("1 hourglass"),)
    twin = state.copy()
    twin.ducats = [5, 90, 0, 3]
    rows = [(action,) for action in state.legal(0)] + [one.actions for one in GAME.shortcuts(state, 0)]
    assert GAME.previews(state, 0, rows) == GAME.previews(twin, 0, rows)


# Why not


def test_se_2_2_a_zone_too_far_is_told_before_the_galley_acts() -> None:
    state = board(galleys={4: "0 valencia 2"}, ports=HOMES)
    refusal = why_not(state, "sail corfu")
    assert (refusal.rule, refusal.key) == ("SE-2.2", "too-far")
    assert refusal.args["sailors"] == 2
    assert refused(state, "hire sailor genova") == ("SE-4.1", "not-your-port")
    assert refused(state, "sell wine") == ("SE-3.1", "not-aboard")


def test_se_1_what_is_only_too_early_is_found_at_the_step_where_it_is_legal() -> None:
    state = board(galleys={4: "0 valencia 2"}, ports=HOMES)
    for text, first in (("sail barcelona", "action"), ("hire sailor valencia", "invest")):
        assert refused(state, text)[1] == "something-else-is-asked"
        later = look_later(state, 0, GAME.parse(text))
        assert later == (GAME.parse(first), None)
    play(state, "action")
    assert refused(state, "hire sailor valencia") == ("SE-1", "no-investment-now")
