"""What the board says of treasures, shares, hexes and gold, wide and on a phone."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from arsenale.engine import State
from arsenale.render import LAYOUTS

from .build import beside, free, match, play, project, tiles
from .test_board import SVG, draw, found, words_on


def words_of_row(state: State, seat: int | None, building: str, layout: str = "wide") -> str:
    return str(found(draw(state, seat, layout=layout), f"project-{building}").findtext(f"{SVG}title"))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ve_1_6_of_equal_sites_the_best_is_one_with_a_treasure(layout: str) -> None:
    state = match(3, casa=1)
    state.gondolas = [beside("d"), beside("p"), 0]
    assert "d8 in Dorsoduro, 1 point and a treasure for you" in words_of_row(state, 0, "casa", layout)
    assert "p15 in San Polo, 1 point and a treasure for you" in words_of_row(state, 1, "casa", layout)
    assert "d8 in Dorsoduro, 1 point and a treasure for Ann" in words_of_row(state, None, "casa", layout)
    assert words_of_row(state, 2, "casa", layout).endswith("c6 in Cannaregio, 1 point")
    assert "#b-treasure" in hrefs(found(draw(state, 0, layout=layout), "project-casa"))
    assert "#b-treasure" not in hrefs(found(draw(state, 2, layout=layout), "project-casa"))
    state.treasure_stock = [0] * len(state.treasure_stock)
    assert words_of_row(state, 0, "casa", layout).endswith("c6 in Cannaregio, 1 point")


def test_ve_1_6_in_a_project_the_treasure_of_the_master_builder_counts() -> None:
    state = match(3, palazzo=1)
    state.gondolas = [beside("p"), beside("d"), 0]
    project(state, "palazzo", {1: 1}, builder=1)
    free(state, "d5", "d6")
    assert "8 points and a treasure for Bob" in words_of_row(state, 0, "palazzo")
    assert "8 points and a treasure for you" in words_of_row(state, 1, "palazzo")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ve_1_6_a_chest_lies_beside_the_points_where_a_site_brings_a_treasure(layout: str) -> None:
    state = match(2, casa=1)
    state.gondolas[0] = beside("d")
    play(state, "lay casa", "done", "build casa")
    sites = found(draw(state, 0, layout=layout), "sites")
    assert hrefs(sites).count("#b-treasure") == 2, "d8 and d9"


def hrefs(drawn: ET.Element) -> list[str]:
    return [str(use.get("href")) for use in drawn.iter(f"{SVG}use")]


def test_where_hexes_are_small_the_one_that_is_meant_shows_its_name() -> None:
    state = match(2)
    phone, wide = (found(draw(state, 0, layout=layout), "hex-m2") for layout in ("phone", "wide"))
    (plate,) = [one for one in phone if one.get("class") == "foot"]
    assert words_on(plate) == "m2"
    assert [one for one in wide if one.get("class") == "foot"] == []
    assert words_on(wide) == "m2"


@pytest.mark.parametrize("crew", [1, 2, 3, 4])
def test_ve_1_7_on_a_phone_all_shares_stand_inside_their_project(crew: int) -> None:
    state = match(5)
    laid = dict.fromkeys(range(crew), 1)
    project(state, "basilica", laid, builder=0)
    free(state, "p16")
    row = found(draw(state, None, layout="phone"), "project-basilica")
    width = float(str(next(row.iter(f"{SVG}rect")).get("width")))
    halves = [text for text in row.iter(f"{SVG}text") if text.text == "+3"]
    assert len(halves) == (crew > 1)
    for half in halves:
        assert half.get("text-anchor") == "end"
        assert float(str(half.get("x"))) < width


def test_ve_1_1_on_a_low_card_what_a_click_does_leaves_the_picture_free() -> None:
    card = found(draw(match(2, campo=1), 0, layout="phone"), "hand-campo-0")
    picture = next(use for use in card.iter(f"{SVG}use") if use.get("href") == "#b-campo")
    chip = next(rect for rect in card.iter(f"{SVG}rect") if rect.get("class") == "chip")
    middle = float(str(picture.get("y"))) + float(str(picture.get("height"))) / 2
    assert float(str(chip.get("y"))) > middle + float(str(picture.get("height"))) / 4


def test_ve_4_gold_is_told_apart_from_the_tiles_that_it_lies_in() -> None:
    state = match(2)
    tiles(state, 0, swamp=(0, 1, 1, 2), treasures=(3,))
    drawn = draw(state, 0)
    assert found(drawn, "gold").findtext(f"{SVG}title") == "Your gold: 7 (4 swamp tiles, 1 treasure)"
    assert found(draw(state, 1), "purse-0").findtext(f"{SVG}title") == "Ann: 4 swamp tiles, 1 treasure"
