"""Odd but playable editions load, warn, and play whole matches that can be seen, drawn, dealt anew and verified."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest
from tests.games.doge_ship.boxes import ODD_BOXES, Box, equal_priorities, random_box, resized, with_zones
from tests.games.doge_ship.test_walks import check_markers, check_ship, check_tiles, check_wealth, check_yards

from arsenale.engine import Record, Rng, seeded
from arsenale.games import speech
from arsenale.games.doge_ship.game import DogeShip
from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.terms import tile_number
from arsenale.render import LAYOUTS
from arsenale.words import LANGUAGES

from ...conformance.walks import wander

NAMES = ["Ann", "Bob", "Zoë", "Dan", "Eve"]
SHOWN = 100  # one position in so many is looked at closely


def play_through(game: DogeShip, players: int, chance: Rng) -> DogeState:
    """A whole match; the state is checked all along, and what is sent and drawn now and then."""
    seed = f"odd {players}"
    state = game.start(players=players, seed=seed)
    record = Record.of(game, players, seed)
    while not state.finished:
        check_tiles(state)
        check_yards(state)
        check_ship(state)
        check_markers(state)
        check_wealth(state)
        if chance.below(SHOWN) == 0:
            look_at(game, state, chance)
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        action = wander(game, state, seat, chance, tenths=2)
        record.add(game, seat, action)
        state.play(seat, action)
    look_at(game, state, chance)
    record.close(state)
    assert Record.from_json(record.to_json()).verify(game).winners()
    return state


def look_at(game: DogeShip, state: DogeState, chance: Rng) -> None:
    words = speech(game, LANGUAGES[chance.below(3)], NAMES[: state.players])
    for seat in (None, *range(state.players)):
        view = game.view(state, seat)
        world = state.redealt(seat, chance)
        assert json.dumps(game.view(world, seat)) == json.dumps(view)
        legal = [] if seat is None else state.legal(seat)
        assert seat is None or world.legal(seat) == legal
        assert game.text(view, words)
        for layout in LAYOUTS:
            root = ET.fromstring(game.svg(view, words, legal=legal, layout=layout))
            sizes = [
                float(str(node.get(side))) for node in root.iter() for side in ("width", "height") if node.get(side)
            ]
            assert min(sizes) > 0
        for action in legal:
            assert words.label(game, view, action)


@pytest.mark.parametrize("name", list(ODD_BOXES))
def test_ds_0_an_odd_box_is_played_to_the_end(name: str) -> None:
    game = ODD_BOXES[name].game()
    chance = seeded(name)
    play_through(game, 2 + chance.below(4), chance)


@pytest.mark.parametrize("seed", range(6))
def test_ds_0_a_box_of_random_values_is_played_to_the_end(seed: int) -> None:
    chance = seeded(f"box {seed}")
    play_through(random_box(chance).game(), 2 + seed % 4, chance)


# What is warned of


def warned(box: Box) -> dict[str, dict[str, object]]:
    return {warning.key: dict(warning.args) for warning in box.edition().warnings}


@pytest.mark.parametrize("name", [*ODD_BOXES, "standard"])
def test_ds_0_every_warning_has_words(name: str) -> None:
    game = ODD_BOXES[name].game() if name in ODD_BOXES else Box().game()
    for language in LANGUAGES:
        words = speech(game, language)
        said = [words.say(f"warn-{warning.key}", warning.args) for warning in game.edition.warnings]
        assert len(set(said)) == len(said)


def test_ds_0_a_box_as_the_rules_list_it_is_no_reason_to_warn() -> None:
    assert warned(Box()) == {}
    assert warned(Box().set("galley", vp=-1)) == {}
    assert warned(Box().set("galley", cost=0)) == {}
    assert warned(equal_priorities()) == {}


def test_ds_0_another_number_of_tiles_than_in_the_box() -> None:
    assert warned(resized("barrier", 25)) == {"count-barrier": {"count": 25, "box": 26}}
    assert warned(resized("gondola", 15)) == {"count-gondola": {"count": 15, "box": 14}}
    assert warned(resized("doge", 17)) == {"count-doge": {"count": 17, "box": 16}}
    assert warned(with_zones(7, 6, 6, 6, 6, 6)) == {"count-galley": {"count": 37, "box": 36}}


def test_ds_2_3_4_no_cell_replaces() -> None:
    assert warned(Box().cells("replace", "2 ducats")) == {"no-replace": {"players": 0}}


def test_ds_2_4_no_cell_is_an_intrigue() -> None:
    assert warned(Box().cells("intrigue", "2 ducats")) == {"no-intrigue": {"players": 0}}


def test_ds_2_4_only_panels_of_more_players_have_an_intrigue() -> None:
    box = Box().cells("intrigue", "2 ducats")
    box["cell"][-1]["action"] = "intrigue 2"  # black: 5 players
    assert warned(box) == {"no-intrigue": {"players": 5}}


@pytest.mark.parametrize("verb", ["buy", "construct"])
def test_ds_2_3_3_no_way_to_a_barrier(verb: str) -> None:
    box = Box()
    for entry in box["cell"]:
        if entry["action"].startswith(verb) and "barrier" in entry["action"]:
            entry["action"] = f"{verb} galley or gondola"
    assert warned(box) == {"no-barriers": {"players": 0}}
    box["cell"][20]["action"] = f"{verb} barrier"  # yellow: 3 players
    assert warned(box) == {"no-barriers": {"players": 3}}


def test_ds_2_3_3_no_barrier_at_all() -> None:
    assert warned(resized("barrier", 0)) == {
        "count-barrier": {"count": 0, "box": 26},
        "no-barriers": {"players": 0},
    }


def test_ds_3_no_event_and_no_purple_zone() -> None:
    assert warned(Box().set("doge", event="none")) == {"no-event": {}}
    assert warned(Box().set("doge", event="high water 2")) == {"no-inspection": {}}
    assert warned(Box().set("doge", event="inspection")) == {"no-high-water": {}}
    assert warned(Box().set("doge", event="inspection + high water 2")) == {}
    assert warned(Box().set("doge", purple=[])) == {"no-purple": {}}


def test_ds_4_3_zones_that_are_too_small() -> None:
    """Places in the stern: 2, 3, 3, 4 with 2 to 5 players; one yard holds two parts."""
    assert warned(with_zones(5, 7, 6, 6, 6, 6)) == {
        "scarce-zone": {"zone": "stern lower", "tiles": 5, "players": [5]},
    }
    assert warned(with_zones(3, 6, 6, 9, 6, 6)) == {
        "short-zone": {"zone": "stern lower", "tiles": 3, "players": [5]},
        "scarce-zone": {"zone": "stern lower", "tiles": 3, "players": [2, 3, 4]},
    }


def test_ds_4_3_a_ship_that_nobody_can_build() -> None:
    assert warned(ODD_BOXES["no way to build"])["no-parts"] == {"players": 0}


# Rules that such boxes bring up


def started(box: Box, players: int = 2) -> tuple[DogeShip, DogeState]:
    game = box.game()
    state = game.start(players=players, seed="odd")
    state.dice = (6,) * (players + 1)
    return game, state


def test_ds_3_2_with_both_events_high_water_comes_first_then_the_inspection() -> None:
    game, state = started(ODD_BOXES["both events"])
    state.markers = [1 if seat == state.turn_seat else 0 for seat in range(2)]
    events = state.listen()
    state.play(state.turn_seat, game.parse("discard"))
    keys = [event.key for event in events]
    assert keys.index("high-water") < keys.index("inspection-called")
    assert state.markers == [3, 3]
    assert state.actors() == (0, 1)


def test_ds_2_3_2_a_part_with_negative_points_never_takes_anyone_below_0() -> None:
    game, state = started(Box().set("galley", vp=-20))
    seat = state.turn_seat
    tile = tile_number("galley 1")
    state.stacks[0] = tuple(other for other in state.stacks[0] if other != tile)
    state.yards[seat] = (tile,)
    state.vp[seat] = 3
    state.play(seat, game.parse("place white 4"))
    state.play(seat, game.parse("construct galley 1"))
    assert state.vp[seat] == 0


def test_ds_3_1_equal_priorities_keep_their_old_order() -> None:
    game, state = started(equal_priorities(), 3)
    first, second, third = state.order
    for seat, number in ((first, 4), (second, 3), (third, 1)):
        tile = tile_number(f"barrier {number}")
        state.stacks[6] = tuple(other for other in state.stacks[6] if other != tile)
        state.barriers[seat] = (tile,)
    state.markers = [1 if seat == first else 0 for seat in range(3)]
    state.doge = next(d for d in state.edition.doges if not state.edition.doge_inspects[d])
    state.play(first, game.parse("discard"))
    assert state.order == (third, first, second)


def test_ds_2_2_1_a_stack_without_tiles_cannot_be_named() -> None:
    game, state = started(ODD_BOXES["a zone without tiles"])
    state.play(state.turn_seat, game.parse("place green 3"))
    legal = [game.format(action) for action in state.legal(state.turn_seat)]
    assert "buy galley middle lower" not in legal
    assert "buy galley bow lower" in legal


def test_ds_1_3_three_doge_tiles_are_enough() -> None:
    game, state = started(ODD_BOXES["three Doge tiles"])
    seat = state.turn_seat
    state.play(seat, game.parse("place green 4"))
    assert len(state.legal(seat)) == 2
    state.apply(seat, state.legal(seat)[0])
    state.play(seat, game.parse("return top"))
    assert len(state.doge_stack) == 1
    assert len(state.doge_old) == 1


def test_ds_0_galley_37_is_a_tile_like_the_others() -> None:
    game, state = started(ODD_BOXES["more galley tiles"])
    seat = state.turn_seat
    tile = tile_number("galley 37")
    zone = state.edition.tile_stack[tile]
    state.stacks[zone] = (tile, *[other for other in state.stacks[zone] if other != tile])
    state.play(seat, game.parse("place green 3"))
    state.play(seat, game.parse("buy galley bow upper"))
    state.play(seat, game.parse("take galley 37"))
    assert state.galleys_in_yard(seat) == 1
    assert game.view(state, None)["yards"][seat][0]["tile"] == "galley 37"
