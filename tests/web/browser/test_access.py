"""Every page: no serious fault that axe can find, nothing to scroll sideways on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.web.browser.visitor import Visitor

SERIOUS = ("serious", "critical")
TOO_WIDE = """() => document.documentElement.scrollWidth <= 390 ? null :
    [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > 391)
        .map(one => one.outerHTML.slice(0, 90)).slice(0, 5)"""


def faults(person: Visitor) -> list[str]:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    found = axe.Axe().run(person.page).response["violations"]
    return [
        f"{one['id']}: {one['help']} {[node['html'][:150] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in SERIOUS
    ]


def pages(person: Visitor) -> Iterator[str]:
    """All pages one after the other, the table in several states."""
    for path in ("/", "/new", "/me", "/records", "/games/doge_ship/components"):
        person.go(path)
        yield path
    person.go("/me").click("form[action='/me/move'] button")
    link = person.page.input_value("#move-url")
    yield "private link"
    person.page.goto(link)
    yield "another device"
    table = person.open_table("me", "open", "bot", name_0="Anna")
    person.page.wait_for_selector("#board.is-drawn")
    yield "invitation"
    person.page.click("[data-panel=about]")
    yield "table panel"
    person.page.click("[data-panel=chat]")
    yield "chat"
    person.go(f"{table}/replay").wait_for_selector("#board.is-drawn")
    yield "replay"
    person.open_table("me", "screen", name_0="Anna", name_1="Ben", hints="on")
    person.page.wait_for_selector("#handover:not([hidden])")
    yield "hand-over"
    person.page.click("#handover .main")
    person.wait_for_my_decision()
    person.page.wait_for_selector("#board.is-drawn")
    yield "decision"
    person.page.click("#ask-hint")
    person.page.wait_for_selector(".hint-button")
    yield "hints"
    person.open_choices()
    yield "choices in words"
    person.open_table("me", "bot", "bot", name_0="Anna")
    person.play_on(3)
    person.wait_for_my_decision()
    size = person.page.viewport_size
    assert size is not None
    # On a low screen every list has more to show than it has room for.
    person.page.set_viewport_size({**size, "height": 420})
    yield "low screen"
    person.page.set_viewport_size(size)
    person.forgiven = "404"
    person.go("/nowhere")
    yield "error"


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_no_serious_fault(visit: Callable[..., Visitor], look: str) -> None:
    anna = visit(color_scheme=look)
    found = {name: said for name in pages(anna) if (said := faults(anna))}
    assert found == {}


def test_nothing_scrolls_sideways_on_a_phone(visit: Callable[..., Visitor]) -> None:
    anna = visit(phone=True, language="de")
    wide = {name: found for name in pages(anna) if (found := anna.page.evaluate(TOO_WIDE))}
    assert wide == {}
