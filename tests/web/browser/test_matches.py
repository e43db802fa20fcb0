"""Whole matches by clicking, from the start page to the final scores."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.web.browser.visitor import Visitor

import arsenale
from arsenale.engine import Game

MOST_CHOICES = 900


def played_to_the_end(anna: Visitor, game: str) -> None:
    anna.open_table("me", "bot", game=game, name_0="Anna")
    on_board = anna.play_on(MOST_CHOICES)
    assert anna.is_over
    assert on_board > 10, "the board offers choices to click"


@pytest.mark.parametrize("game", arsenale.games())
def test_a_match_is_played_by_touch_on_a_phone(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit(phone=True)
    played_to_the_end(anna, game)
    assert anna.page.locator(".scores tfoot td").count() == 2


@pytest.mark.parametrize("game", arsenale.games())
def test_a_match_is_played_by_clicking_to_the_final_scores(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit()
    played_to_the_end(anna, game)
    page = anna.page
    assert "Anna" in page.inner_text(".scores thead")
    totals = [int(cell.lstrip("★ ")) for cell in page.locator(".scores tfoot td").all_inner_texts()]
    strip = [int(score.split()[-1]) for score in page.locator("#players .score").all_inner_texts()]
    assert totals == strip
    if type(arsenale.load(game)).score_sheet is not Game.score_sheet:
        assert page.locator(".scores tbody tr").count() > 1
    page.click(".verify")
    page.wait_for_function("() => document.querySelector('.verdict').textContent.startsWith('✓')")
    with page.expect_download() as download:
        page.click("a[download]")
    assert download.value.suggested_filename.endswith(".json")
    page.click(".rematch button")
    page.wait_for_selector("#act.is-mine")
    assert page.locator("#players li").count() == 2


def test_one_click_on_the_start_page_leads_into_a_match(visit: Callable[..., Visitor]) -> None:
    anna = visit(motion=True)
    page = anna.go()
    page.click("form[action='/play/doge_ship'] button")
    anna.wait_for_my_decision()
    assert page.locator("#board [data-action]").count() > 5
    assert page.locator("#players li").count() == 3
    anna.play_on(3)
    page.click(".brand")
    waiting = page.locator(".tables li").first
    waiting.locator("a").click()
    page.wait_for_selector("#board.is-drawn")
    assert page.locator("#log li").count() > 0
