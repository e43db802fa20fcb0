"""Editions otherwise than ours, as an owner of the box might type them in: what can be played loads, warns where a rule
is dead or a fact not as told, plays to the end, and is drawn."""

from __future__ import annotations

import json
import re
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from arsenale.engine import Record, Rng, seeded
from arsenale.games import speech
from arsenale.games.venedig import terms
from arsenale.games.venedig.game import Venedig
from arsenale.games.venedig.state import VenedigState
from arsenale.games.venedig.terms import SWAMP, TYPES
from arsenale.render import LAYOUTS
from arsenale.words import LANGUAGES

STANDARD = (Path(terms.__file__).parent / "editions" / "standard.toml").read_text(encoding="utf-8")
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
DRAWN = 8  # positions of each match


Data = dict[str, Any]  # a parsed edition file


# Changes to the standard edition


def cards(data: Data, **deck: int) -> None:
    for entry in data["building"]:
        entry["cards"] = deck.get(entry["id"], entry["cards"])
    data.pop("total", None)


def pieces(data: Data, **counts: int) -> None:
    for entry in data["building"]:
        entry["pieces"] = counts.get(entry["id"], entry["pieces"])


def tiles(data: Data, by_gold: dict[int, int]) -> None:
    for entry in (*data["swamp"], *data["treasure"]):
        entry["tiles"] = by_gold.get(entry["gold"], entry["tiles"])
    data.pop("total", None)


def start(data: Data, **hexes: list[list[int]]) -> None:
    for entry in data["start"]:
        entry["hexes"] = hexes.get(entry["building"], entry["hexes"])


def bridges(data: Data, *pairs: list[list[int]]) -> None:
    """These are all the bridge sites."""
    data["bridge"] = [
        {"id": number, "hexes": hexes, "provenance": {"*": "published"}} for number, hexes in enumerate(pairs, start=1)
    ]


def borders(data: Data, named: dict[int, list[str]]) -> None:
    for space, letters in named.items():
        data["space"][space]["borders"] = letters


def space(data: Data, number: int, hexes: list[list[int]], letters: list[str]) -> None:
    data["space"][number].update(hexes=hexes, borders=letters)


def quarter(data: Data, letter: str, **values: Any) -> None:
    next(entry for entry in data["quarter"] if entry["id"] == letter).update(values)


def all_free(data: Data) -> None:
    """No swamp at all: every hex that is not under a start piece is free."""
    taken = [hex_ for entry in data["start"] for hex_ in entry["hexes"]]
    for entry in data["quarter"]:
        hexes = [[q, r] for r, first, last in entry["rows"] for q in range(first, last + 1)]
        entry["free"] = [hex_ for hex_ in hexes if hex_ not in taken]


FIRST_PONTE = [[-1, 0], [1, -2]]
DORSODURO = [[1, 0, 0], [2, -1, 0], [3, -2, 0], [4, -3, 1], [5, -3, 1], [6, -2, 0]]  # but for one hex

# By what is odd: the changes, and the warnings that they owe
ODD: dict[str, tuple[list[Callable[[Data], None]], set[str]]] = {
    "start pieces elsewhere": ([lambda data: start(data, casa=[[1, -1]], campo=[[7, 0]])], set()),
    "a basilica in a row": ([lambda data: start(data, basilica=[[4, 0], [5, 0], [6, 0]])], {"odd-start"}),
    "a palazzo apart, a ponte in one quarter": (
        [lambda data: start(data, palazzo=[[8, -5], [10, -5]], ponte=[[-1, 0], [-1, -1]])],
        {"odd-start"},
    ),
    "bridges of other shapes": (
        [lambda data: bridges(data, FIRST_PONTE, [[2, 0], [3, -3]], [[-5, 3], [9, -7]], [[0, 1], [3, -1]])],
        set(),
    ),
    "bridges that share a hex": (
        [lambda data: bridges(data, FIRST_PONTE, [[2, 0], [2, -2]], [[2, 0], [0, 1]], [[2, 0], [-1, -1]])],
        set(),
    ),
    "no bridge": ([lambda data: bridges(data)], {"no-bridge-site", "odd-start"}),
    "only the first ponte's bridge": ([lambda data: bridges(data, FIRST_PONTE)], {"no-bridge-site"}),
    "few cards": (
        [lambda data: cards(data, casa=3, palazzo=3, campo=3, basilica=3, ponte=3)],
        {"other-cards", "too-few-to-build", "pile-may-run-out"},
    ),
    "no palazzo card": ([lambda data: cards(data, casa=15, palazzo=0)], {"too-few-to-build"}),
    "many cards": ([lambda data: cards(data, casa=101, ponte=19)], {"other-cards"}),
    "other pieces": ([lambda data: pieces(data, casa=4, basilica=9)], {"other-pieces"}),
    "more tiles than hexes": (
        [lambda data: tiles(data, {0: 40, 2: 50})],
        {"other-swamp", "tiles-left-over"},
    ),
    "no swamp": ([all_free], {"no-swamp", "tiles-left-over"}),
    "no swamp tile": (
        [all_free, lambda data: tiles(data, {0: 0, 1: 0, 2: 0})],
        {"no-swamp", "other-swamp"},
    ),
    "no treasure": (
        [lambda data: tiles(data, {3: 0, 4: 0, 5: 0, 6: 0})],
        {"other-treasures", "no-treasure"},
    ),
    "no gold": (
        [lambda data: tiles(data, {0: 86, 1: 0, 2: 0, 3: 1, 4: 0, 5: 0, 6: 0})],
        {"other-treasures", "no-gold"},
    ),
    "much gold": ([lambda data: tiles(data, {0: 0, 1: 0, 2: 86, 6: 90})], {"other-treasures"}),
    "spaces that name their quarters": (
        [lambda data: borders(data, {1: ["m", "a"], 2: [], 12: ["a", "c", "d", "m", "p"]})],
        {"too-many-quarters"},
    ),
    "10 and 45 border different quarters": (
        [lambda data: borders(data, {45: ["a", "c", "d", "m"]})],
        {"crossing-differs"},
    ),
    "a crossing of two quarters": (
        [lambda data: borders(data, {10: ["c", "p"], 45: ["c", "p"]})],
        {"crossing-quarters"},
    ),
    "10 and 45 lie apart": (
        [lambda data: space(data, 45, [[12, 12]], ["c", "p", "d", "m"])],
        {"crossing-apart"},
    ),
    "the start and 60 border quarters": ([lambda data: borders(data, {0: ["p"], 60: ["d"]})], {"not-open"}),
    "a quarter that no space borders": (
        [lambda data: borders(data, {number: ["c", "d", "m", "p"] for number in range(1, 57)})],
        {"no-space-borders"},
    ),
    "quarters that touch, one in two parts": (
        [
            lambda data: quarter(data, "d", rows=[*DORSODURO, [4, 5, 5]]),
            lambda data: bridges(data, FIRST_PONTE, [[5, 4], [4, 3]]),
        ],
        set(),
    ),
    "a quarter of one hex": (
        [
            lambda data: quarter(data, "a", rows=[[-7, 8, 8]], free=[]),
            lambda data: bridges(data, FIRST_PONTE, [[8, -7], [4, -6]]),
            lambda data: start(data, palazzo=[[3, -5], [3, -4]]),
        ],
        {"tiles-left-over"},
    ),
}


def toml(value: Any) -> str:
    """A value of an edition file as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def text_of(name: str) -> str:
    data = tomllib.loads(STANDARD)
    for change in ODD[name][0]:
        change(data)
    return "\n".join(f"{key} = {toml(value)}" for key, value in data.items())


@cache
def game(name: str) -> Venedig:
    return Venedig(text_of(name), f"{name}.toml")


each_odd = pytest.mark.parametrize("name", ODD)


@each_odd
def test_it_loads_and_warns_of_what_is_odd(name: str) -> None:
    assert {warning.key for warning in game(name).edition.warnings} == ODD[name][1]


@each_odd
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_warnings_have_words(name: str, language: str) -> None:
    words = speech(game(name), language)
    for warning in game(name).edition.warnings:
        assert "$" not in words.say(f"warn-{warning.key}", warning.args)


@each_odd
@pytest.mark.parametrize("players", [2, 5])
def test_whole_matches_are_played_seen_and_drawn(name: str, players: int) -> None:
    played = game(name)
    state: VenedigState = played.start(players=players, seed=name)
    record = Record.of(played, players, name)
    chance = seeded(f"odd {name} {players}")
    positions: list[VenedigState] = []
    while not state.finished:
        seat = state.actors()[0]
        legal = state.legal(seat)
        assert legal
        positions.append(state.copy())
        action = chosen(played, state, legal, chance)
        record.add(played, seat, action)
        state.play(seat, action)
        check_conserved(played, state)
    record.close(state)
    assert record.verify(played).key() == state.key()
    assert state.winners()
    for position in positions[:: max(1, len(positions) // DRAWN)]:
        look_at(played, position, chance)


def chosen(played: Venedig, state: VenedigState, legal: list[int], chance: Rng) -> int:
    """Half of the time the kind of action first, so that cards are laid and buildings built."""
    if chance.below(2):
        return legal[chance.below(len(legal))]
    kinds = sorted({played.action(action).kind for action in legal} - {"done"}) or ["done"]
    kind = kinds[chance.below(len(kinds))]
    same = [action for action in legal if played.action(action).kind == kind]
    return same[chance.below(len(same))]


def check_conserved(played: Venedig, state: VenedigState) -> None:
    for building in range(TYPES):
        held = sum(state.hands[building::TYPES]) + sum(state.laid[building::TYPES])
        table = state.pile[building] + state.pool[building] + state.discards[building] + state.solo[building]
        assert held + table == played.edition.deck[building]
    assert state.land.count(SWAMP) == state.swamp_left <= sum(state.swamp_stock)
    assert min(*state.hands, *state.pile, *state.swamp_stock, *state.treasure_stock) >= 0


def look_at(played: Venedig, state: VenedigState, chance: Rng) -> None:
    """Views, worlds that look the same, drawings and the text of one position."""
    seat = state.actors()[0]
    words = speech(played, "en", NAMES[: state.players])
    for onlooker in (None, seat):
        view = played.view(state, onlooker)
        world = state.redealt(onlooker, chance)
        assert json.dumps(played.view(world, onlooker)) == json.dumps(view)
        assert sum(world.swamp_stock) == sum(state.swamp_stock)
        legal = [] if onlooker is None else state.legal(onlooker)
        assert all(words.label(played, view, action) for action in legal)
        for layout in LAYOUTS:
            drawn = played.svg(view, words, legal=legal, layout=layout, standalone=True)
            known = {element.get("id") for element in ET.fromstring(drawn).iter()}
            assert set(re.findall(r'href="#([^"]*)"', drawn)) <= known
        assert Text.from_markup(played.text(view, words)).plain
    assert isinstance(played.estimate(state, seat), float)


# Case by case


def test_ve_0_a_bridge_of_any_shape_is_drawn_between_its_ends() -> None:
    played = game("bridges of other shapes")
    state = played.start(players=2, seed=1)
    geography = played.edition.geography
    hexes = geography.sites[geography.first_bridge + 4]
    state.built += (hexes,)
    for place in hexes:
        state.land[place] = terms.PONTE
    drawn = played.svg(played.view(state, None), speech(played, "en", NAMES[:2]))
    ids = {element.get("id") for element in ET.fromstring(drawn).iter()}
    assert f"built-{'-'.join(geography.names[place] for place in sorted(hexes))}" in ids


def test_ve_0_spaces_10_and_45_that_lie_apart_are_both_drawn_and_occupy_each_other() -> None:
    played = game("10 and 45 lie apart")
    state = played.start(players=2, seed=1)
    drawn = played.svg(played.view(state, None), speech(played, "en", NAMES[:2]))
    ids = {element.get("id") for element in ET.fromstring(drawn).iter()}
    assert {"space-10", "space-45"} <= ids
    state.gondolas = [10, 44]
    state.advance(1, 1)
    assert state.gondolas == [10, 46]


def test_ve_3_3_where_no_card_is_left_the_turn_ends() -> None:
    played = game("few cards")
    state = played.start(players=5, seed=1)
    assert sum(state.pile) == 0
    seat = state.actors()[0]
    for text in ("done", "done"):
        state.play(seat, played.parse(text))
    assert [played.format(action) for action in state.legal(seat)] == ["done"]
    refusal = played.why_not(state, seat, played.parse("draw pile"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("VE-3.3", "no-card-left")
    held = next(building for building in range(TYPES) if state.hands[seat * TYPES + building])
    refusal = played.why_not(state, seat, played.parse(f"swap {terms.BUILDINGS[held]}"))
    assert refusal is not None
    assert refusal.key == "no-card-left"


def test_ve_3_2_a_swap_takes_what_there_is() -> None:
    played = game("few cards")
    state = played.start(players=5, seed=1)
    seat = state.actors()[0]
    # Two cards of the others lie in the pool.
    for building in range(TYPES):
        other = next((s for s in range(5) if s != seat and state.hands[s * TYPES + building]), None)
        if other is not None and sum(state.pool) < 2 and not state.hands[seat * TYPES + building]:
            state.hands[other * TYPES + building] -= 1
            state.pool[building] += 1
    assert sum(state.pool) == 2
    before = state.hand_size(seat)
    for text in ("done", "done"):
        state.play(seat, played.parse(text))
    swap = next(action for action in state.legal(seat) if played.action(action).kind == "swap")
    state.play(seat, swap)
    while state.turn_seat == seat:
        assert "draw pile" not in [played.format(action) for action in state.legal(seat)]
        state.play(seat, state.legal(seat)[0])
    assert state.hand_size(seat) == before - 1 + 2


def test_ve_2_tiles_that_found_no_hex_may_be_any() -> None:
    """Nobody knows which tiles stayed in the box, so any value may still turn up."""
    played = game("more tiles than hexes")
    state = played.start(players=2, seed=1)
    assert state.swamp_left == 86
    assert sum(state.swamp_stock) == 124
    state.play(state.actors()[0], played.parse("done"))
    state.play(state.actors()[0], played.parse("drain d4"))
    assert state.swamp_left == 85
