"""Questions and answers name only what can be done now."""

from __future__ import annotations

import pytest

from arsenale.games import speech
from arsenale.games.serenissima.deeds import IN_ORDER
from arsenale.games.serenissima.state import SerenissimaState
from arsenale.words import LANGUAGES

from .builders import GAME, asked, board, dice, finish_round, legal, play, refused, why_not

NAMES = ("Anna", "Bruno", "Carla", "Dario")
HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"}


def question(state: SerenissimaState, language: str = "en") -> str:
    words = speech(GAME, language, NAMES)
    words.reader = state.actors()[0]
    (asked_now,) = GAME.view(state, words.reader)["questions"]
    return words.question(asked_now)


def reason(state: SerenissimaState, text: str) -> str:
    words = speech(GAME, "en", NAMES)
    words.reader = state.actors()[0]
    return words.refusal(why_not(state, text)).rpartition(" (")[0]


# What is asked


def test_se_2_in_an_own_port_nobody_is_asked_to_land_or_fight() -> None:
    """d20a: "Sail on, sell, land or fight" where only storing was possible."""
    ports = {**HOMES, "barcelona": "0 1"}
    state = play(board(galleys={4: "0 valencia 2 wood", 5: "1 corfu 2"}, ports=ports), "action", "sail barcelona")
    assert question(state) == "Galley 4 in Barcelona, 1 zone left: sail on, store – or be done."


def test_se_2_with_nothing_to_sell_nobody_is_asked_to_sell() -> None:
    """d13a: no cargo, and a port guarded by a galley."""
    state = board(galleys={5: "0 valencia 5", 8: "1 genova 1"}, ports={**HOMES, "tunis": "1 1"})
    play(state, "action", "sail barcelona", "sail genova")
    assert question(state) == "Galley 5 in Genova, 3 zones left: sail on, fight – or be done."
    assert question(state, "de") == ("Galeere 5 in Genova, noch 3 Felder: weitersegeln, kämpfen – oder fertig.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_se_2_1_a_full_galley_is_not_asked_to_load(language: str) -> None:
    """d7h."""
    words = speech(GAME, language, NAMES)
    full = play(board(galleys={1: "0 cagliari 4 stone"}, ports=HOMES), "action")
    assert words.name("to load") not in question(full, language)
    free = play(board(galleys={1: "0 cagliari 3 stone"}, ports=HOMES), "action")
    assert words.name("to load") in question(free, language)


def test_se_3_7_the_strength_is_told_only_where_there_is_somebody_to_fight() -> None:
    state = board(galleys={1: "0 barcelona 4", 7: "1 genova 1", 9: "1 genova 3"}, ports={**HOMES, "tunis": "1 1"})
    play(dice(state, "SSS -"), "action", "sail genova", "attack galley 7")
    assert question(state) == "Galley 1 in Genova, strength 3: fight – or be done."
    state = board(galleys={1: "0 valencia 3 wine", 7: "1 barcelona 5"}, ports=HOMES)
    play(state, "action", "sail barcelona", "sail cagliari", "block")
    assert question(state).startswith("Galley 1 in Barcelona, strength 2: sell, land, fight")
    state = board(galleys={1: "0 valencia 1 wine", 7: "1 barcelona 5"}, ports=HOMES)
    play(state, "action", "sail barcelona", "sell wine", "block")
    assert asked(state)[0] != "harbour"  # no strength, nothing to sell, the port held: nothing is asked


def test_se_1_who_can_buy_nothing_is_not_asked_to_invest() -> None:
    poor = board(galleys={1: "0 tunis 3"}, ports=HOMES, ducats=0)
    assert question(poor) == "Galley 1 in Tunis is active: use it? Nothing can be bought now."
    assert "invest" in question(board(galleys={1: "0 tunis 3"}, ports=HOMES))


def test_se_4_an_investment_names_what_there_is_to_buy() -> None:
    ports = {"valencia": "0 4 stone", "genova": "1 3"}
    state = play(board(galleys={1: "0 tunis 3"}, ports=ports, ducats=3), "invest")
    assert question(state).endswith("sailors, a galley, a fort – or be done.")
    play(state, "hire sailor valencia")  # it is full now
    assert question(state).endswith(": a galley, a fort – or be done.")


def test_se_5_3_who_has_two_galleys_again_is_not_asked_to_buy_a_third() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports={"valencia": "0 3"}, ducats=9)
    finish_round(state, "1 hourglass")
    assert question(state) == ("You have few galleys: buy sailors, a galley (two galleys in all) – or be done.")
    play(state, "buy galley 5 valencia")
    assert "a galley" not in question(state)


@pytest.mark.parametrize("money", ["open", "hidden"])
def test_no_question_names_what_is_refused(money: str) -> None:
    """With hidden money everybody reads the question, so it goes by what any purse could pay."""
    state = board(galleys={1: "0 tunis 2", 7: "1 tunis 2"}, ports=HOMES, ducats=[0, 5, 5, 5], money=money)
    play(state, "action")
    named = GAME.view(state, 0)["questions"][0]["args"]["deeds"]
    assert named == (["to load"] if money == "hidden" else []) + ["to sail", "to land", "to fight"]
    assert not legal(state, "load")


def test_every_deed_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        words = speech(GAME, language, NAMES)
        assert all(words.name(deed) != deed for deed in IN_ORDER)


# Whoever points at the port where the galley lies


def test_se_3_7_a_guarded_port_tells_who_must_be_beaten_first() -> None:
    """d13h2: not "what it can do in Genova stands among the controls"."""
    ports = {**HOMES, "genova": "1 2", "tunis": "1 1"}
    state = board(galleys={5: "0 valencia 5", 8: "1 genova 1"}, ports=ports)
    play(state, "action", "sail barcelona", "sail genova")
    told = "To take Genova, first beat galley 8 of Bruno, then 2 sailors in the port."
    assert reason(state, "sail genova") == told
    assert reason(state, "attack port") == told
    state.has_fort[GAME.edition.zones.index("genova")] = True
    assert reason(state, "sail genova").endswith("in the port, whose fort fires first.")


def test_se_3_7_also_before_the_turn_and_between_two_fights() -> None:
    """e2, p3."""
    galleys = {1: "0 napoli 3", 11: "1 napoli 1", 12: "1 napoli 1"}
    state = board(galleys=galleys, ports={**HOMES, "napoli": "1 1"}, ducats=0)
    assert reason(state, "sail napoli").startswith("To take Napoli, first beat galley 11, galley 12 of Bruno, then")
    play(dice(state, "S-- -"), "action", "attack galley 11")
    assert asked(state)[0] == "harbour"
    assert reason(state, "sail napoli").startswith("To take Napoli, first beat galley 12 of Bruno, then 1 sailor")
    assert refused(state, "sail tunis") == ("SE-2.3", "move-is-over")


def test_se_2_where_something_can_be_done_it_is_named() -> None:
    state = board(galleys={1: "0 cagliari 3 stone"}, ports=HOMES)
    assert reason(state, "sail cagliari") == "Your galley lies here. In Cagliari it can: load, sell, land."
    # SE-3.7 Without guards the port itself is a target.
    state = board(galleys={1: "0 genova 3"}, ports={**HOMES, "tunis": "1 1"}, ducats=0)
    assert reason(state, "sail genova") == "Your galley lies here. In Genova it can: attack the port."


def test_se_3_8_a_last_port_is_told_as_such() -> None:
    last = play(board(galleys={1: "0 genova 2"}, ports=HOMES, ducats=0), "action")
    assert refused(last, "sail genova") == ("SE-3.8", "last-port")


def test_se_3_6_a_blocked_landing_is_told_where_the_galley_lies() -> None:
    state = board(galleys={1: "0 valencia 2", 7: "1 barcelona 5"}, ports=HOMES)
    play(state, "action", "sail barcelona", "land 1", "block")
    assert refused(state, "sail barcelona") == ("SE-3.6", "landing-blocked")


# Whoever points at a galley of their own


def test_se_1_an_own_galley_is_told_of_as_what_it_is() -> None:
    """d6h2: not as a target that is refused."""
    galleys = {1: "0 corfu 1", 3: "0 valencia 3", 4: "0 valencia 3", 9: "0 tunis 1"}
    state = play(board(galleys=galleys, ports=HOMES, turn=3), "action")
    assert reason(state, "attack galley 3") == "galley 3 is your active galley: this is its turn."
    assert reason(state, "attack galley 4").startswith("galley 4 is your own: while galley 3 loads here,")
    assert reason(state, "attack galley 9").endswith("its turn comes later in this round.")
    assert reason(state, "attack galley 1").endswith("its turn in this round is over.")
    play(state, "sail barcelona")
    assert refused(state, "attack galley 4") == ("SE-1", "own-galley")
