"""What stacks and shortcuts are called: with the deck in words, and with all that a cell lets one do."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from tests.games.doge_ship.test_shown_worth import fragments, title, words

from arsenale.games.doge_ship.state import DogeState
from arsenale.render import seen_by
from arsenale.words import LANGUAGES

from .build import GAME, barriers, mark, match, yard

# DS-2.1 Shortcuts


def shortcut_words(state: DogeState) -> dict[str, str]:
    """By the last action: what the shortcut to it is called."""
    told = {}
    for shortcut in GAME.shortcuts(state, 0):
        what = GAME.phrase(GAME.view(state, 0), shortcut.actions[-1])
        told[GAME.format(shortcut.actions[-1])] = words(state.players).say(
            shortcut.key, {**shortcut.args, "what": what}
        )
    return told


def test_ds_2_2_a_shortcut_tells_what_else_its_cell_buys() -> None:
    state = match(3, dice={"yellow": 2})
    mark(state, 1, "green 1", "white 5")
    told = shortcut_words(state)
    assert told["buy barrier"] == "buy: barrier, and a gondola if you like – with yellow 6 (4 ducats)"
    assert " if you like" not in told["buy gondola"], "another cell buys it alone"
    state.stacks[7] = ()
    assert shortcut_words(state)["buy barrier"] == "buy: barrier – with yellow 6 (4 ducats)"


def test_ds_2_3_a_shortcut_tells_what_else_can_be_built_with_its_cell() -> None:
    state = match(3)
    mark(state, 1, "red 3", "white 4", "yellow 5")
    yard(state, 0, "galley 1")
    assert " if you like" not in shortcut_words(state)["construct galley 1"], "there is no barrier to build"
    yard(state, 0, "barrier 3")
    assert ", and a barrier if you like – with green 6" in shortcut_words(state)["construct galley 1"]


def test_ds_2_3_3_a_shortcut_tells_what_the_top_barrier_adds() -> None:
    state = match(3)
    barriers(state, 0, 16)  # construct: one more gondola
    yard(state, 0, "gondola 3")
    assert " if you like" not in shortcut_words(state)["construct gondola 3"]
    yard(state, 0, "gondola 4")
    assert ", and a gondola if you like – with green 2" in shortcut_words(state)["construct gondola 3"]


# The names of stacks


def test_ds_2_2_1_a_stack_tells_its_deck_in_words() -> None:
    state = match(3)
    assert title(fragments(state, None)["stack-stern-lower"]) == "Stack stern, lower deck: 6 tiles"
    assert title(fragments(state, None)["stack-bow-upper"]).startswith("Stack bow, upper deck: 6 tiles")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_stacks_on_a_phone_are_of_one_size(language: str) -> None:
    view = GAME.view(match(3), None)
    sheets = seen_by(GAME.painter, view, words(3, language), "phone")
    stacks = [one for sheet in sheets for one in sheet.fragments if re.match("stack-(?!doge)", one.key)]
    names = [next(ET.fromstring(one.svg).iter("text")) for one in stacks if "gondola" not in one.key]
    sizes = {
        found.get("font-size") for one in stacks for found in ET.fromstring(one.svg).iter("text") if is_name(found)
    }
    assert len(stacks) == 8
    assert names
    assert len(sizes) == 1


def is_name(element: ET.Element) -> bool:
    return bool(re.match(r"[A-Z][a-zé]+( [↑↓])?$", element.text or ""))
