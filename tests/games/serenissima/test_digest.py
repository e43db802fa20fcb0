"""What a turn came to, in a few words."""

from __future__ import annotations

import pytest

from arsenale.engine.event import Event
from arsenale.games import speech
from arsenale.games.serenissima.digest import digest
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
        "Doge card: 1 hourglass",
        "payout 1: you +0, Bruno +5, Carla +0, Dario +0",
    ]


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
    assert told(events, 0, reader=1) == ["attack on your galley 7 (1 killed, 0 lost)", "your galley 7 sunk"]
    assert told(events, 0, reader=0)[0] == "attack on galley 7 of Bruno (1 killed, 0 lost)"
