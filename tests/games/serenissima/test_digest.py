"""What a turn came to, in a few words."""

from __future__ import annotations

import pytest

from arsenale.engine.event import Event
from arsenale.games import speech
from arsenale.games.serenissima.digest import MOST, digest
from arsenale.games.serenissima.state import SerenissimaState

from .builders import GAME, board, dice, finish_round, play

NAMES = ("Anna", "Bruno", "Carla", "Dario")
HOMES = {"valencia": "0 1", "genova": "1 1 wood wine", "venezia": "2 1", "constantinople": "3 1"}


def told(events: list[Event], owner: int | None, language: str = "en", reader: int = 0) -> list[str]:
    words = speech(GAME, language, NAMES)
    words.reader = reader
    return [words.say(*part) for part in digest(events, owner).parts]


def heard(state: SerenissimaState, *texts: str) -> list[Event]:
    events = state.listen()
    play(state, *texts)
    return list(events)


def test_se_5_every_round_tells_its_doge_card_and_a_payout_every_player() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES)
    state.track = GAME.edition.track_payouts[state.players][0] - 1
    events = state.listen()
    finish_round(state, "1 hourglass")
    apart = [event for event in events if GAME.beats[event.key].place == "apart"]
    assert told(apart, None) == [
        "Doge card: 1 hourglass, the pawn moves 1 step to a payout",
        "payout 1: you +0, Bruno +5, Carla +0, Dario +0",
    ]


def apart(state: SerenissimaState, card: str) -> list[str]:
    """The end of the round."""
    events = state.listen()
    finish_round(state, card)
    return told([event for event in events if GAME.beats[event.key].place == "apart"], None)


def test_se_5_1_a_doge_card_tells_what_it_means() -> None:
    """d17c: not "2 hourglasses" alone."""
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES)
    state.track = GAME.edition.track_payouts[state.players][0] - 4
    assert apart(state, "2 hourglasses")[0] == "Doge card: 2 hourglasses, the pawn moves 2 steps, next payout in 2"


def test_se_5_1_a_wine_card_tells_at_once_what_it_pays_whom() -> None:
    """p19a: wine once, then who gets how much; or that nobody has any."""
    ports = {**HOMES, "venezia": "2 1 wine", "tunis": "2 1 wine"}
    assert apart(board(galleys={1: "0 valencia 3"}, ports=ports), "wine")[0] == (
        "Doge card: wine, which pays Bruno +3, Carla +6"
    )
    dry = board(galleys={1: "0 valencia 3"}, ports={"valencia": "0 1", "venezia": "2 1"})
    assert apart(dry, "wine")[0] == "Doge card: wine, but nobody has a port with it"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "wine sold in Genova, +4"), ("de", "Wein in Genova verkauft, +4"), ("fr", "vente à Genova : vin, +4")],
)
def test_se_3_1_a_sale_is_called_so(language: str, words: str) -> None:
    state = board(galleys={4: "0 genova 2 wine"}, ports={**HOMES, "genova": "1 1 wood stone"})
    assert (
        told(heard(state, "action", "sell wine"), 0, language)[0].replace("\u202f", " ").replace("\xa0", " ") == words
    )


def test_a_turn_that_goes_on_says_nothing_of_what_it_came_to() -> None:
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES)
    assert told(heard(state.copy(), "action"), 0) == ["in València"]
    assert told(heard(state.copy(), "invest"), 0) == ["investment"]


def test_se_0_the_set_up_is_told_as_it_came() -> None:
    state = GAME.start(players=3, seed="set up")
    events = state.listen()
    while state.round == 0:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    mine = [event for event in events if event.args.get("seat") == state.first]
    kinds = [key.removeprefix("digest-") for key, _ in digest(mine, state.first).parts]
    assert kinds[:3] == ["closed", "closed", "picked-port"]


def test_se_3_4_the_readers_own_galley_is_called_theirs() -> None:
    state = board(galleys={1: "0 tunis 3", 7: "1 tunis 1"}, ports=HOMES)
    events = heard(dice(state, "S-- -"), "action", "attack galley 7")
    assert told(events, 0, reader=1) == ["your galley 7 sunk in Tunis (1 killed, 0 lost)"]
    assert told(events, 0, reader=0) == ["galley 7 of Bruno sunk in Tunis (1 killed, 0 lost)"]


# In the order in which it came


def test_se_2_a_turn_is_told_as_it_came_loading_first() -> None:
    """d9n: "Barcelona taken, wood loaded in València" was the wrong way round, and nobody knew with how many."""
    state = board(galleys={1: "0 valencia 2"}, ports={**HOMES, "valencia": "0 3"})
    texts = ("action", "load sailor port", "load sailor port", "load wood supply", "sail barcelona", "land 2")
    assert told(heard(state, *texts), 0) == [
        "2 sailors aboard in València",
        "wood loaded in València",
        "Barcelona taken with 2 sailors",
    ]


def test_se_3_7_a_port_taken_by_force_is_told_after_its_guards() -> None:
    """d17a: galley 8 sank before Genova was lost."""
    ports = {**HOMES, "genova": "1 1", "ragusa": "1 1"}
    state = board(galleys={1: "0 genova 4", 8: "1 genova 1"}, ports=ports)
    events = heard(dice(state, "S--- - S--- -"), "action", "attack galley 8", "attack port", "land 2")
    assert told(events, 0) == [
        "galley 8 of Bruno sunk in Genova (1 killed, 0 lost)",
        "Genova of Bruno taken with 2 sailors (1 killed, 0 lost)",
    ]
    assert told(events, 0, reader=1)[1] == "your port Genova taken with 2 sailors (1 killed, 0 lost)"


def test_se_3_7_a_port_that_nobody_enters_is_lost_all_the_same() -> None:
    state = board(galleys={1: "0 genova 1"}, ports={**HOMES, "genova": "1 1", "ragusa": "1 1"})
    assert told(heard(dice(state, "S S"), "action", "attack port"), 0) == [
        "attack on Genova of Bruno (1 killed, 1 lost)",
        "your galley 1 sunk",
        "Bruno loses Genova",
    ]


@pytest.mark.parametrize(
    ("wish", "kind"),
    [("sail tunis", "sailing on"), ("sell gold", "selling"), ("land 1", "landing")],
)
def test_se_2_3_a_blockade_tells_where_and_from_what(wish: str, kind: str) -> None:
    """d23c: "blocked by Bianca" alone."""
    state = board(galleys={1: "0 valencia 3 gold", 7: "1 algeria 5"}, ports=HOMES)
    events = heard(state, "action", "load wood supply", "sail algeria", wish, "block")
    assert told(events, 0) == ["wood loaded in València", f"blocked by Bruno from {kind} in Algeria"]
    blocked = next(event for event in events if event.key == "blocked")
    may_not = {"sailing on": "sail on", "selling": "sell", "landing": "land"}[kind]
    assert speech(GAME, "en", NAMES).event(blocked) == (
        f"Bruno blocks galley 1 of Anna in Algeria: it may not {may_not}."
    )


def test_se_2_1_what_passes_between_galleys_is_told() -> None:
    state = board(galleys={1: "0 valencia 2 wood wood", 4: "0 valencia 1 gold"}, ports={**HOMES, "valencia": "0 2"})
    texts = ("action", "put wood 4", "put wood 4", "load sailor port", "put sailor 4", "swap sailor gold 4", "done")
    assert told(heard(state, *texts), 0) == [
        "2 × wood, sailor from galley 1 to galley 4",
        "1 sailor aboard in València",
        "sailor to galley 4 for gold",
    ]


def test_se_4_1_sailors_hired_are_told_with_their_places() -> None:
    state = board(galleys={1: "0 valencia 2"}, ports=HOMES, ducats=9)
    hires = ("hire sailor valencia", "hire sailor galley 1", "hire sailor galley 1")
    events = heard(state, "invest", *hires, "buy galley 5 valencia", "done")
    assert told(events, 0) == ["sailors hired: 1 in València, 2 aboard galley 1", "galley 5 bought in València"]


def test_se_2_2_a_voyage_is_told_where_nothing_else_names_the_place() -> None:
    state = board(galleys={1: "0 valencia 2"}, ports=HOMES)
    assert told(heard(state, "action", "load wood supply", "sail cagliari", "done"), 0) == [
        "wood loaded in València",
        "to Cagliari",
    ]


def test_of_a_long_turn_what_changed_nobodys_fortune_is_left_out() -> None:
    state = board(
        galleys={1: "0 valencia 2 gold", 4: "0 valencia 3", 7: "1 barcelona 1 wine"},
        ports={**HOMES, "valencia": "0 4", "barcelona": "1 1", "corfu": "1 1"},
    )
    loads = ("load sailor port", "load wood supply", "put gold 4", "swap wood sailor 4", "load sailor 4")
    events = heard(state, "action", *loads, "sail barcelona")
    more = heard(dice(state, "S--- - S--- -"), "attack galley 7", "attack port", "land 1")
    assert told(events + more, 0)[-2:] == [
        "galley 7 of Bruno sunk in Barcelona (1 killed, 0 lost)",
        "Barcelona of Bruno taken with 1 sailor (1 killed, 0 lost)",
    ]
    assert len(told(events + more, 0)) == MOST
