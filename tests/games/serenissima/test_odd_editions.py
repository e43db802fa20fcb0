"""Whoever types in a box is refused only what cannot be played: odd editions load, play to the end, draw and verify."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from functools import lru_cache
from typing import Any

import pytest
from rich.text import Text

from arsenale.engine import Record, Rng, seeded
from arsenale.games import speech
from arsenale.games.serenissima.game import Serenissima
from arsenale.games.serenissima.state import SerenissimaState
from arsenale.games.serenissima.terms import PAYOUTS, SAILORS
from arsenale.render import LAYOUTS
from arsenale.words import LANGUAGES

from .editions import HOURGLASS, ODD, loaded, with_cards, with_tracks

NAMES = ["Anna", "Bruno", "Carla", "Dario"]
each_edition = pytest.mark.parametrize("name", ODD)


@lru_cache
def game_of(name: str) -> Serenissima:
    return loaded(ODD[name])


def choose(game: Serenissima, state: SerenissimaState, chance: Rng) -> int:
    """Half at random, half something that changes the board."""
    options = state.legal(state.actors()[0])
    busy = [option for option in options if game.format(option).split()[0] not in ("done", "stop", "dump", "pass")]
    chosen = busy if busy and chance.below(2) else options
    return chosen[chance.below(len(chosen))]


def play_out(game: Serenissima, players: int, seed: str) -> tuple[Record, list[SerenissimaState]]:
    """A whole match: its record, and every fortieth position with the last."""
    state = game.start(players=players, seed=seed, options={"money": "hidden"})
    record = Record.of(game, players, seed, {"money": "hidden"})
    chance = seeded(f"odd {seed}")
    positions: list[SerenissimaState] = []
    while not state.finished:
        if len(record.actions) % 40 == 0:
            positions.append(state.copy())
        seat, action = state.actors()[0], choose(game, state, chance)
        record.add(game, seat, action)
        state.play(seat, action)
        assert len(record.actions) < 20_000
    record.close(state)
    return record, [*positions, state]


@each_edition
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_odd_edition_plays_to_the_end_and_verifies(name: str, players: int) -> None:
    game = game_of(name)
    record, positions = play_out(game, players, f"{name} {players}")
    assert positions[-1].payouts == PAYOUTS
    assert Record.from_json(record.to_json()).verify(game).key() == positions[-1].key()
    for state in positions:
        assert_fits(state)
        for seat in [None, *range(players)]:
            json.dumps(game.view(state, seat))
            world = state.redealt(seat, seeded("world"))
            assert game.view(world, seat) == game.view(state, seat)
        for seat in range(players):
            assert game.estimate(state, seat) == pytest.approx(sum(game.reasons(state, seat).values()))
            for action in range(len(game.space)):
                game.why_not(state, seat, action)


def assert_fits(state: SerenissimaState) -> None:
    """No sailor is lost, no port holds more than it may."""
    edition = state.edition
    for port in range(len(edition.zones)):
        assert state.port_sailors[port] <= edition.spaces[port]
        assert len(state.stored[port]) <= edition.spaces[port]
    for seat in range(state.players):
        ashore = sum(count for count, owner in zip(state.port_sailors, state.port_owner, strict=True) if owner == seat)
        afloat = [count for count, owner in zip(state.galley_sailors, state.galley_owner, strict=True) if owner == seat]
        assert state.stock[seat] + ashore + sum(afloat) == SAILORS[state.players]


@each_edition
def test_an_odd_edition_is_drawn_and_told(name: str) -> None:
    game = game_of(name)
    _, positions = play_out(game, 4, f"drawn {name}")
    for number, state in enumerate(positions):
        seat = state.actors()[0] if state.actors() else None
        view: Any = game.view(state, seat)
        words = speech(game, LANGUAGES[number % 3], NAMES)
        legal = [] if seat is None else state.legal(seat)
        for layout in LAYOUTS:
            drawn = game.svg(view, words, legal=legal, layout=layout, standalone=True)
            offered = [piece.get("data-action") for piece in ET.fromstring(drawn).iter() if piece.get("data-action")]
            choices = [game.action(action) for action in legal]
            plain = [str(one) for one in offered if not str(one).startswith("buy galley ")]
            assert set(plain) == {one.text for one in choices if one.kind not in game.list_only}
            assert {str(one) for one in offered} <= {one.text for one in choices}
            assert not [part for part in ET.fromstring(drawn).iter() if float(part.get("r", 0)) < 0]
        lines = Text.from_markup(game.text(view, words)).plain.splitlines()
        assert max(len(line) for line in lines) <= 100


@each_edition
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_warning_has_words(name: str, language: str) -> None:
    game = game_of(name)
    words = speech(game, language)
    for warning in game.edition.warnings:
        assert "{" not in words.say(f"warn-{warning.key}", warning.args)


WARNED = {
    "spaces 2": {"small-start-ports"},
    "spaces 6": {"never-full", "odd-prices"},
    "spaces 1 to 9": {"small-start-ports", "never-full", "odd-prices"},
    "other start ports": set(),
    "every port a start port": set(),
    "14 ports": {"port-count", "last-producer-closed"},
    "30 ports": {"port-count"},
    "no open sea": set(),
    "two open seas": set(),
    "wood alone": {"no-producer", "no-building", "never-full"},
    "no wood": {"no-producer", "no-building", "never-full"},
    "wood in start ports alone": {"no-producer", "no-building", "never-full"},
    "one card": {"card-count", "no-card", "no-shuffle-card"},
    "no shuffle": {"no-shuffle-card"},
    "twelve cards": {"card-count", "no-card"},
    "long track": set(),
    "short track": {"payouts-side-by-side"},
    "no goods": {"no-supply", "no-building", "never-full"},
    "other prices": {"odd-prices"},
    "skulls everywhere": set(),
}


@each_edition
def test_what_an_odd_edition_is_warned_of(name: str) -> None:
    assert {warning.key for warning in game_of(name).edition.warnings} == WARNED[name]


def test_se_4_3_wood_alone_leaves_both_buildings_dead() -> None:
    found = [
        warning.args["building"] for warning in game_of("wood alone").edition.warnings if warning.key == "no-building"
    ]
    assert found == ["fort", "basilica"]


# What the rules make of it


def test_se_0_a_start_port_takes_as_many_sailors_as_it_has_spaces() -> None:
    game = game_of("spaces 2")
    state = game.start(players=4, seed=1)
    seat = state.actors()[0]
    state.play(seat, game.parse("port valencia"))
    assert (state.port_sailors[0], state.stock[seat]) == (2, 20)


def test_se_0_where_no_port_makes_a_good_none_is_closed() -> None:
    state = game_of("no wood").start(players=3, seed=1)
    assert state.pending[-1].question(state) == {"good": "wine"}
    assert state.actors() == ((state.first + 1) % 3,)


def test_se_0_start_ports_that_must_stay_open_are_not_closed() -> None:
    """Wood comes from four start ports alone; three players close one, and as many as there are players stay open."""
    game = game_of("wood in start ports alone")
    state = game.start(players=3, seed=1)
    assert len(state.legal(state.actors()[0])) == 4
    state = game.start(players=4, seed=1)
    assert state.pending[-1].key == "pick-port"


def test_se_2_1_a_large_port_holds_as_many_sailors_as_it_has_spaces() -> None:
    game = game_of("spaces 6")
    state = game.start(players=4, seed=1)
    seat = state.actors()[0]
    state.play(seat, game.parse("port genova"))
    genova = game.edition.zones.index("genova")
    assert game.edition.odds.taken(5, 5, 6, has_fort=False) < game.edition.odds.taken(5, 5, 5, has_fort=False)
    assert state.edition.spaces[genova] == 6


def test_se_5_1_without_a_card_that_says_so_the_deck_is_shuffled_when_it_is_used_up() -> None:
    game = game_of("no shuffle")
    state = game.start(players=4, seed=3)
    chance = seeded("deck")
    seen = set()
    while not state.finished:
        state.play(state.actors()[0], choose(game, state, chance))
        assert len(state.deck) + len(state.discards) == 5
        seen.add(len(state.deck))
    assert seen == {0, 1, 2, 3, 4, 5}


def test_se_5_2_payout_spaces_side_by_side_each_pay() -> None:
    game = loaded(with_tracks(0, [1, 2, 20]).replace("1 hourglass", "2 hourglasses"))
    _, positions = play_out(game, 4, "side by side")
    first = next(state for state in positions if state.track >= 2)
    assert first.payouts == 2


def test_se_5_1_the_outlook_reckons_with_a_deck_that_is_used_up() -> None:
    """One card of one hourglass: a match lasts as many rounds as the track has steps."""
    odds = loaded(with_cards(HOURGLASS)).edition.odds
    assert odds.outlook(2, 0, (1,)).rounds == pytest.approx(12)
    assert odds.outlook(2, 5, ()).rounds == pytest.approx(7)
    assert odds.outlook(2, 5, ()).payouts[0] == pytest.approx(2)
