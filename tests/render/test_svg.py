"""Elements, lettering, shapes, marks and whole drawings."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from arsenale import render
from arsenale.render import (
    Svg,
    board_drawing,
    definitions,
    el,
    fit,
    join,
    number,
    offer,
    piece,
    scenery_drawing,
    text,
    wrap,
)


def test_text_is_escaped_and_markup_is_not() -> None:
    assert el("g", "<b> & co", Svg("<a/>")) == "<g>&lt;b&gt; &amp; co<a/></g>"


def test_attributes_are_escaped_named_and_left_out_when_none() -> None:
    drawn = el("g", class_="a", data_action='say "<hi>"', role=None, x=1.5, y=2.0)
    assert drawn == '<g class="a" data-action="say &quot;&lt;hi&gt;&quot;" x="1.5" y="2"/>'


@pytest.mark.parametrize(
    ("value", "shown"), [(1, "1"), (1.0, "1"), (1.25, "1.25"), (1.004, "1"), (-0.5, "-0.5"), (10, "10")]
)
def test_numbers_are_short(value: float, shown: str) -> None:
    assert number(value) == shown


@hypothesis_settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.text(max_size=40))
def test_any_text_makes_well_formed_xml(content: str) -> None:
    root = ET.fromstring(el("svg", el("title", content), data_why=content))
    assert root.tag == "svg"


def test_fit_shrinks_first_and_then_shortens() -> None:
    assert fit("Bug", 100, 14) == ("Bug", 14)
    words, size = fit("Galeerenteil", 70, 14)
    assert words == "Galeerenteil"
    assert 8 <= size < 14
    words, size = fit("Manövrierfähigkeit der Galeere", 60, 14)
    assert words.endswith("…")
    assert render.width_of(words, size) <= 60


def test_wrap_keeps_to_its_lines() -> None:
    rows = wrap("one two three four five six seven", 60, 10, lines=2)
    assert len(rows) == 2
    assert all(render.width_of(row, 10) <= 60 for row in rows)


def test_dice_have_their_pips() -> None:
    for value in range(1, 7):
        assert render.die(value, "red", 0, 0, 20).count("<circle") == value


def test_every_seat_has_its_own_colour_and_symbol() -> None:
    assert len(set(render.SEATS)) == len(set(render.SYMBOLS)) == 5
    drawn = {symbol.split('id="mark-')[1][2:] for symbol in render.mark_symbols().split("</symbol>") if symbol}
    assert len(drawn) == 5


def test_seat_colours_differ_for_the_colour_blind() -> None:
    """By simulated deuteranopia and protanopia no two are alike; the symbols do the rest."""
    for first, one in enumerate(render.SEATS):
        for other in render.SEATS[first + 1 :]:
            for matrix in (DEUTERANOPIA, PROTANOPIA):
                assert distance(seen(one, matrix), seen(other, matrix)) > 30, (one, other)


DEUTERANOPIA = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
PROTANOPIA = ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052))


def seen(colour: str, matrix: tuple[tuple[float, float, float], ...]) -> list[float]:
    rgb = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    return [sum(weight * value for weight, value in zip(row, rgb, strict=True)) for row in matrix]


def distance(one: list[float], other: list[float]) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", [render.LIGHT, render.NIGHT])
def test_text_stands_out_from_paper(theme: dict[str, str]) -> None:
    for ink in ("ink", "ink-soft"):
        for paper in ("paper", "paper-high", "paper-low"):
            light, dark = sorted((luminance(theme[ink]), luminance(theme[paper])), reverse=True)
            assert (light + 0.05) / (dark + 0.05) >= 4.5, (ink, paper)


def test_both_themes_name_the_same_colours() -> None:
    assert render.LIGHT.keys() == render.NIGHT.keys()
    style = render.stylesheet()
    assert "prefers-color-scheme: dark" in style
    assert '[data-theme="night"]' in style
    assert "<" not in style
    assert "&" not in style


def test_a_choice_can_be_clicked_and_focused() -> None:
    drawn = offer(piece("cell", "words", 1, 2, do="place red 3"), {"place red 3"}, is_asked=True)
    assert 'data-action="place red 3"' in drawn
    assert 'tabindex="0"' in drawn
    assert 'role="button"' in drawn


def test_a_piece_offers_the_first_of_its_actions_that_is_legal() -> None:
    hexagon = piece("hex", "words", 1, 2, do=("drain b4", "site b4"))
    assert 'data-action="site b4"' in offer(hexagon, {"site b4"}, is_asked=True)
    assert 'data-action="drain b4"' in offer(hexagon, {"site b4", "drain b4"}, is_asked=True)


def test_what_is_refused_can_be_asked_about_by_who_is_asked() -> None:
    cell = piece("cell", "words", 1, 2, do="place red 3")
    drawn = offer(cell, [], is_asked=True)
    assert 'data-why="place red 3"' in drawn
    assert "data-action" not in drawn
    drawn = offer(cell, [], is_asked=False)
    assert "data-why" not in drawn
    assert "tabindex" not in drawn


def test_a_standing_drawing_carries_its_style_and_symbols() -> None:
    alone = board_drawing(100, 50, "label", [text("a", 1, 2, 10)], layout="wide", scenery=definitions(), theme="night")
    root = ET.fromstring(alone)
    assert root.get("data-theme") == "night"
    assert "<style>" in alone
    assert 'id="mark-0"' in alone
    for_page = board_drawing(100, 50, "label", [join([])], layout="wide")
    assert "style" not in for_page, "the page's security policy allows no style inside"
    assert 'id="mark-0"' in scenery_drawing()


def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a layout, one of wide, phone, got 'tall'"):
        render.check_layout("tall")
