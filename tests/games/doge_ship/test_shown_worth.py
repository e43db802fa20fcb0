"""What the sheets tell before the click: worth of tiles, next places, cells of no use, the stakes of an inspection."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import lru_cache

import pytest
from tests.games.doge_ship.build import (
    GAME,
    HIGH_WATER,
    INSPECTION,
    RED_IS_BAD,
    barriers,
    end_round,
    in_force,
    mark,
    match,
    play,
    ship,
    worst_part,
    yard,
)

from arsenale.engine import Fragment
from arsenale.games import speech
from arsenale.games.doge_ship.outlook import idle_cells
from arsenale.games.doge_ship.shortcuts import flexibility
from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.view import cell_name
from arsenale.games.doge_ship.worth import is_idle
from arsenale.render import LAYOUTS, seen_by
from arsenale.words import LANGUAGES, Speech

from ...conformance.settings import Setting
from ...conformance.walks import walk

NAMES = ["Ann", "Bob", "Zoë", "Dan", "Eve"]
SVG = "{http://www.w3.org/2000/svg}"


@lru_cache
def words(players: int, language: str = "en") -> Speech:
    return speech(GAME, language, NAMES[:players])


def fragments(state: DogeState, seat: int | None, layout: str = "wide") -> dict[str, Fragment]:
    """As the seat sees them, by key."""
    sheets = seen_by(GAME.painter, GAME.view(state, seat), words(state.players), layout)
    return {fragment.key: fragment for sheet in sheets for fragment in sheet.fragments}


def shown(fragment: Fragment) -> str:
    """The letters of a fragment, without its titles."""
    root = ET.fromstring(fragment.svg)
    return " ".join(element.text or "" for element in root.iter("text"))


def title(fragment: Fragment) -> str:
    return ET.fromstring(fragment.svg).findtext(".//title") or ""


def stands_for(fragment: Fragment) -> list[str]:
    return [text for texts in re.findall('data-do="([^"]*)"', fragment.svg) for text in texts.split("|")]


# DS-2.3.2 Galley parts


def test_ds_2_3_2_a_part_in_a_yard_shows_its_worth_now_to_everybody() -> None:
    state = match(3)  # every colour counts 1, middle lower is purple
    ship(state, 3, 0)
    yard(state, 0, "galley 11")  # 2 VP, four squares, an approval
    for seat in (0, 1, None):
        tile = fragments(state, seat)["yard-0-0"]
        assert "now 6 VP" in shown(tile)
        assert "i-construct" in tile.svg, "a hammer: it is no gain before it is built"
        is_own = seat == 0
        assert ("If built now: 6 VP, 2 approvals." in title(tile)) != is_own, "to its owner the choice tells it"


def test_ds_2_3_2_a_part_that_would_cost_points_shows_a_true_minus() -> None:
    state = match(doge=RED_IS_BAD)
    ship(state, 4, 0)
    yard(state, 0, worst_part(state, "bow lower"))
    assert "now −1 VP" in shown(fragments(state, 0)["yard-0-0"])
    assert shown(fragments(state, 0)["next-lower"]) == "−1"
    assert "−1 VP" in shown(fragments(state, 0, "phone")["yard-0-0"])


def test_ds_2_3_2_a_part_that_cannot_be_built_yet_says_so_quietly_and_why() -> None:
    state = match(3)
    ship(state, 1, 1)
    yard(state, 0, "galley 1")
    yard(state, 1, "galley 19", "galley 11")
    below, elsewhere = fragments(state, None)["yard-1-1"], fragments(state, None)["yard-1-0"]
    assert "now" in shown(fragments(state, None)["yard-0-0"])
    assert "not yet" in shown(below)
    assert "not yet" in shown(elsewhere)
    told = title(below) + title(elsewhere)
    assert "The place below it is not built yet" in told
    assert "Its deck has only reached the stern" in told


def test_ds_2_3_2_a_part_whose_section_is_complete_is_too_late_or_can_replace() -> None:
    state = match(3)
    ship(state, 3, 3)
    yard(state, 0, "galley 24")
    assert "replaces:" in shown(fragments(state, 1)["yard-0-0"])
    state = match(3)
    ship(state, 4, 4)
    yard(state, 0, "galley 24")
    assert "too late" in shown(fragments(state, 1)["yard-0-0"])


def test_ds_2_3_2_the_next_places_stand_for_the_parts_of_their_zones_the_best_first() -> None:
    state = match(3)
    ship(state, 4, 3)
    drawn = fragments(state, None)
    assert sorted(stands_for(drawn["next-lower"])) == sorted(f"construct galley {number}" for number in range(7, 13))
    assert sorted(stands_for(drawn["next-upper"])) == sorted(f"construct galley {number}" for number in range(25, 31))
    edition = state.edition
    first, *_, last = [GAME.parse(text) for text in stands_for(drawn["next-lower"])]
    worth = [edition.galley_vp[action - GAME.parse("construct galley 1")] for action in (first, last)]
    squares = [sum(edition.galley_squares[action - GAME.parse("construct galley 1")]) for action in (first, last)]
    assert worth[0] + squares[0] >= worth[1] + squares[1], "every colour counts 1"


def test_ds_2_3_2_nothing_can_be_built_on_a_place_with_nothing_below() -> None:
    state = match(2)
    ship(state, 1, 1)
    assert stands_for(fragments(state, None)["next-upper"]) == []


def test_ds_2_3_2_each_part_of_ones_own_yard_that_fits_is_a_target_with_its_ghost() -> None:
    state = match(3)
    ship(state, 3, 0)
    yard(state, 0, "galley 9", "galley 11")
    own = fragments(state, 0)["next-lower"]
    assert stands_for(own) == ["construct galley 11", "construct galley 9"]
    assert own.svg.count('class="ghost"') == 2
    assert shown(own) == "6 5"
    assert "ghost" not in fragments(state, 1)["next-lower"].svg


def is_lit(fragment: Fragment) -> bool:
    return 'class="edge next"' in fragment.svg


def test_ds_2_3_2_the_next_places_are_lit_only_where_one_can_build_now() -> None:
    state = match(3)
    assert not is_lit(fragments(state, None)["next-lower"])
    assert not is_lit(fragments(state, 0)["next-lower"])
    assert title(fragments(state, 0)["next-lower"]).endswith("You have none in your yard.")
    assert stands_for(fragments(state, 0)["next-lower"]) == [], "there is nothing to ask about"
    yard(state, 0, "galley 1")
    assert is_lit(fragments(state, 0)["next-lower"])
    assert not is_lit(fragments(state, 1)["next-lower"])
    mark(state, 1, "red 3", "green 6", "white 4", "yellow 5")
    assert not is_lit(fragments(state, 0)["next-lower"]), "no cell for it is left"
    assert stands_for(fragments(state, 0)["next-lower"]) == ["construct galley 1"], "one may ask why not"


def test_ds_2_3_while_one_constructs_the_places_are_lit_if_a_part_may_be_built() -> None:
    state = match(3)
    yard(state, 0, "galley 1", "gondola 3")
    assert is_lit(fragments(play(state.copy(), "place red 3"), 0)["next-lower"])
    play(state, "place green 2")
    assert not is_lit(fragments(state, 0)["next-lower"])


def test_ds_2_3_4_the_last_part_of_a_deck_stands_for_those_that_can_replace_it() -> None:
    state = match(3)
    ship(state, 3, 1)
    drawn = fragments(state, None)
    lower, upper = (GAME.view(state, None)["ship"][deck] for deck in ("lower", "upper"))
    last = [drawn[f"tile-{deck[-1]['tile'].replace(' ', '-')}"] for deck in (lower, upper)]
    assert all(text.startswith("replace galley ") for part in last for text in stands_for(part))
    assert all(stands_for(part) for part in last)
    assert stands_for(drawn[f"tile-{lower[0]['tile'].replace(' ', '-')}"]) == []


# DS-2.1 Cells


def quiet_cells(state: DogeState, seat: int | None) -> set[str]:
    keys = [key for key, fragment in fragments(state, seat).items() if " quiet" in fragment.svg.split(">")[0]]
    return {key.removeprefix("cell-").replace("-", " ") for key in keys}


def test_ds_2_1_cells_that_can_do_nothing_for_you_are_quiet_for_you_alone() -> None:
    state = match(2)
    yard(state, 0, "gondola 3")
    quiet = quiet_cells(state, 0)
    assert "white 4" in quiet, "builds a galley part only"
    assert "red 3" not in quiet, "builds a gondola too"
    assert "red 1" not in quiet, "buys"
    assert quiet_cells(state, 1) == quiet_cells(state, None) == set()


def test_ds_2_1_a_cell_that_may_not_be_chosen_is_no_stronger_than_one_of_no_use() -> None:
    state = match(2, dice={"red": 1})
    state.ducats = [3, 12]
    legal = state.legal(0)
    sheets = seen_by(GAME.painter, GAME.view(state, 0), words(2), "wide", legal)
    drawn = {fragment.key: fragment.svg.split(">")[0] for sheet in sheets for fragment in sheet.fragments}
    assert " shut" in drawn["cell-red-6"], "too dear, and nothing to replace"
    assert " shut" not in drawn["cell-red-4"]
    assert " shut" not in drawn["cell-white-4"]
    assert " quiet" in drawn["cell-white-4"]


def test_ds_2_2_3_a_stack_of_which_one_could_pay_nothing_is_quiet() -> None:
    state = match(2)
    state.ducats = [1, 12]
    zone, gondola = (fragments(state, 0)[f"stack-{name}"] for name in ("stern-lower", "gondola"))
    assert 'class="quiet"' in zone.svg
    assert "You could not pay any of them" in title(zone)
    assert 'class="quiet"' not in gondola.svg
    assert 'class="quiet"' not in fragments(state, 1)["stack-stern-lower"].svg


def test_ds_2_3_3_a_cell_that_the_top_barrier_answers_to_is_not_quiet() -> None:
    state = match(2)
    assert "white 4" in quiet_cells(state, 0)
    barriers(state, 0, 10)  # construct: 1 ducat
    assert quiet_cells(state, 0) == set()


@pytest.mark.parametrize("players", [2, 5])
def test_ds_2_1_an_idle_cell_brings_nothing(players: int) -> None:
    """Whoever takes one is asked nothing and has only paid for it."""
    seen = 0
    match_walk = walk(Setting("doge_ship", players, (("inspection_ties", "dense"), ("approvals", "hidden"))), "hurry")
    for position in match_walk.sample(150):
        state, seat = position.state, position.seat
        assert isinstance(state, DogeState)
        if state.pending[-1].key != "turn":
            continue
        idle = set(idle_cells(GAME.edition, GAME.view(state, seat), seat)) & set(state.legal(seat))
        places = [action for action in state.legal(seat) if GAME.action(action).kind == "place"]
        assert idle == {cell for cell in places if is_idle(state, seat, cell)}, "previews call the same cells idle"
        for cell in idle:
            seen += 1
            twin = state.copy()
            events = twin.listen()
            twin.apply(seat, cell)
            told = [event.key for event in events if event.args.get("seat") == seat]
            assert told[:2] == ["placed", "lapsed"] or "skip" in [GAME.format(one) for one in twin.legal(seat)], (
                cell_name(cell),
                told,
            )
    assert seen > 20


def test_ds_2_1_a_shortcut_takes_the_least_flexible_of_the_cheapest_cells() -> None:
    state = match(5)  # all cells are free
    yard(state, 0, "galley 1", "gondola 3")
    wanted = {GAME.format(shortcut.actions[-1]): shortcut.actions[0] for shortcut in GAME.shortcuts(state, 0)}
    assert flexibility(state, wanted["construct galley 1"]) == 1
    assert flexibility(state, wanted["construct gondola 3"]) == 1
    assert cell_name(wanted["construct galley 1"]) == "white 4"
    mark(state, 1, "white 4")
    again = {GAME.format(shortcut.actions[-1]): shortcut.actions[0] for shortcut in GAME.shortcuts(state, 0)}
    assert again["construct galley 1"] != wanted["construct galley 1"]


# DS-3.3 Inspections


def test_ds_3_3_a_number_and_its_word_stay_together_on_a_bid() -> None:
    state = match(3, doge=INSPECTION)
    state.approvals = [5, 2, 2]
    end_round(state)
    for language in LANGUAGES:
        told = [words(3, language).effect(effect) for effect in GAME.preview(state, 0, GAME.parse("bid 3"))]
        assert all(re.search(r"\d\N{NO-BREAK SPACE}\w|\w\N{NO-BREAK SPACE}\d", line) for line in told), told
        assert not any(re.search(r"\d \w", line.replace("3 à", "").replace("3 to", "")) for line in told)


def test_ds_3_3_the_stakes_are_on_the_board() -> None:
    state = match(3)
    assert "9 5 2 1" in shown(fragments(state, None)["prizes"])
    in_force(state, INSPECTION)
    assert "6 3 1" in shown(fragments(state, None)["prizes"])
    assert "tie: 6 · 6 · 3" in shown(fragments(state, None)["prizes"])
    other = match(3, ties="standard", doge=INSPECTION)
    assert "tie: 6 · 6 · 1" in shown(fragments(other, None)["prizes"])


def test_ds_3_3_hands_close_as_bids_are_made_and_only_ones_own_bid_is_shown() -> None:
    state = match(3, doge=INSPECTION)
    state.approvals = [7, 4, 5]
    end_round(state)
    play(state, "bid 6")
    bidder = state.bids.index(6)
    for seat in (0, 1, 2, None):
        drawn = fragments(state, seat)
        assert "i-fist" in drawn[f"order-{bidder}"].svg
        assert drawn[f"order-{(bidder + 1) % 3}"].svg.count("i-palm") == 1
        assert ("6" in shown(drawn[f"order-{bidder}"]).split()) == (seat == bidder)


def test_ds_3_2_what_a_high_water_to_come_would_take_is_in_the_order() -> None:
    state = match(3, doge=HIGH_WATER[1])
    barriers(state, 0, 1, 2)
    barriers(state, 1, 3)
    drawn = fragments(state, None)
    assert [shown(drawn[f"order-{seat}"]).split()[-1] for seat in range(3)] == ["✓", "−1", "−2"]
    assert "would take 2 actions" in title(drawn["order-2"])
    assert "i-barrier" not in fragments(match(3), None)["order-0"].svg


# Sheets and fragments


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", list(GAME.seats))
def test_what_is_public_is_the_same_from_every_view_and_never_changes_its_size(players: int, layout: str) -> None:
    sizes = set()
    match_walk = walk(
        Setting("doge_ship", players, (("inspection_ties", "standard"), ("approvals", "hidden"))), "hurry"
    )
    for position in match_walk.sample(40):
        state = position.state
        assert isinstance(state, DogeState)
        drawn = [
            GAME.painter.public(GAME.view(state, seat), words(players), layout) for seat in (None, *range(players))
        ]
        assert all(sheets == drawn[0] for sheets in drawn)
        sizes.add(tuple((sheet.name, sheet.width, sheet.height) for sheet in drawn[0]))
        parts = [fragment for sheet in drawn[0] for fragment in sheet.fragments]
        assert len({fragment.key for fragment in parts}) == len(parts)
        assert all(fragment.svg.startswith("<g ") for fragment in parts)
        assert [ET.fromstring(fragment.svg).get("id") for fragment in parts] == [fragment.key for fragment in parts]
    assert len(sizes) == 1


def test_a_usual_action_changes_little() -> None:
    found = walk(Setting("doge_ship", 5, (("inspection_ties", "dense"), ("approvals", "counted"))), "hurry").positions
    before: dict[str, Fragment] = {}
    changed = []
    for position in found[100:220]:
        assert isinstance(position.state, DogeState)
        sheets = GAME.painter.public(GAME.view(position.state, None), words(5))
        now = {fragment.key: fragment for sheet in sheets for fragment in sheet.fragments}
        changed.append(sum(len(one.svg) for key, one in now.items() if before.get(key) is not one))
        before = now
    assert sorted(changed)[len(changed) // 2] < 4_000
