"""A learner clicks through a whole guided match, loses their way, comes back, and reads on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.web.browser.visitor import Visitor

from arsenale.games.lessons import lesson, taught

SHORTEST = min(taught(), key=lambda game: len(lesson(game).scenes))


def at(page: Any) -> int:
    return int(page.locator("#progress").get_attribute("value"))


def wait_for(page: Any, step: int) -> None:
    page.wait_for_selector(f'#lesson[data-step="{step}"]')


def serious_faults(page: Any) -> list[str]:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    found = axe.Axe().run(page).response["violations"]
    return [fault["id"] for fault in found if fault["impact"] in ("serious", "critical")]


def test_a_whole_lesson_by_clicking_what_is_pointed_at(visit: Callable[..., Visitor]) -> None:
    page = visit().go(f"/games/{SHORTEST}/learn")
    page.wait_for_selector("#board.is-drawn")
    for step, scene in enumerate(lesson(SHORTEST).scenes[:-1], start=1):
        wait_for(page, step)
        piece = page.locator(f'#board [data-action="{scene.play}"]')
        if scene.play and piece.count():
            assert page.locator("#pointer").is_visible(), scene.text
            piece.first.press("Enter") if step % 5 == 0 else piece.first.dispatch_event("click")
        else:
            page.click("#next")
    wait_for(page, len(lesson(SHORTEST).scenes))
    assert page.locator("#end button.main").is_visible()
    assert page.locator("#next").is_hidden()


def test_a_wrong_click_gets_a_hint_and_changes_nothing(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/games/doge_ship/learn?step=6")
    page.wait_for_selector("#pointer:not([hidden])")
    page.click("#cell-white-1", force=True)  # it tells that it is refused
    assert page.locator("#hint").is_visible()
    assert at(page) == 6
    page.click("#cell-red-5")
    wait_for(page, 7)
    assert page.locator("#hint").is_hidden()


def test_the_address_keeps_the_step(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/games/doge_ship/learn")
    page.wait_for_selector("#board.is-drawn")
    for step in (2, 3, 4):
        page.keyboard.press("ArrowRight")
        wait_for(page, step)
    page.click("#back")
    wait_for(page, 3)
    page.reload()
    wait_for(page, 3)
    page.go_back()
    wait_for(page, 4)
    with page.expect_navigation(url="**step=4"):  # the address was the same before
        page.click(".languages [value=de]")
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("game", taught())
@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_no_serious_fault(visit: Callable[..., Visitor], game: str, look: str) -> None:
    person = visit(color_scheme=look)
    for step in (1, 8, len(lesson(game).scenes)):
        page = person.go(f"/games/{game}/learn?step={step}")
        wait_for(page, step)
        person.wait_until_settled()
        assert serious_faults(page) == []


@pytest.mark.parametrize("game", taught())
def test_on_a_phone_everything_is_in_sight(visit: Callable[..., Visitor], game: str) -> None:
    person = visit(phone=True, language="de")
    for step in range(1, len(lesson(game).scenes) + 1, 5):
        page = person.go(f"/games/{game}/learn?step={step}")
        wait_for(page, step)
        person.wait_until_settled()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        if page.locator("#next").is_visible():
            box = page.locator("#next").bounding_box()
            assert box is not None
            assert box["height"] >= 44
            assert box["y"] + box["height"] <= 844
        if page.locator("#pointer").is_visible():
            ring, teacher = page.locator("#pointer").bounding_box(), page.locator(".teacher").bounding_box()
            assert ring is not None
            assert teacher is not None
            assert -20 <= ring["y"] < teacher["y"], step
