"""One person at the table: taking back, asking why not, losing the line, looking back, keys, phone."""

from __future__ import annotations

import contextlib
import os
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.browser.visitor import CONTROLS_THERE, PLAYED_OR_WARNED, SPOT, Visitor
from tests.web.conftest import RealServer

import arsenale


def test_undo_by_button_and_by_key(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.open_table("me", "bot", name_0="Anna")
    page = anna.page
    for by_key in (False, True):
        choices = _choose_what_can_be_taken_back(anna)
        before = anna.seq()
        if by_key:
            page.keyboard.press("u")
        else:
            page.click("[data-undo=undo] >> nth=0")
        anna.wait_after(before)
        page.wait_for_selector("#undo [data-undo=undo]", state="detached")
        assert page.locator("#choices .label").all_text_contents() == choices


def test_taking_back_has_one_name(visit: Callable[..., Visitor]) -> None:
    """Also where it takes back what the bots did since; then it says so."""
    anna = visit()
    anna.open_table("me", "bot")
    anna.wait_for_my_decision()
    page = anna.page
    _choose_what_can_be_taken_back(anna)
    assert page.locator("#undo [data-undo=undo]").first.inner_text().startswith("Take back")
    for _ in range(20):
        anna.choose(-1)
        anna.wait_for_my_decision()
        page.wait_for_selector("#undo [data-undo]")
        if page.locator("#undo [data-undo=ask-undo]").count():
            break
    asking = page.locator("#undo [data-undo=ask-undo]")
    assert asking.inner_text().startswith("Take back")
    assert "all that came of it" in (asking.get_attribute("title") or "")


def _choose_what_can_be_taken_back(person: Visitor) -> list[str]:
    """Choose until something can be taken back at once; the choices there were before."""
    page = person.page
    for _ in range(20):
        person.wait_for_my_decision()
        choices = page.locator("#choices .label").all_text_contents()  # what they bring comes later
        person.choose(0)
        # What a slow bot lets one take back is gone as soon as it acts, so first it must be my turn again, alone.
        person.wait_for_my_decision()
        page.wait_for_function("() => document.querySelectorAll('#players .is-asked').length === 1")
        # The page is told a little later what can be taken back; what cannot may be asked for.
        page.wait_for_selector("#undo [data-undo]")
        if page.locator("#undo [data-undo=undo]").count():
            return choices
    raise AssertionError("nothing could be taken back")


def test_what_cannot_be_chosen_says_why_with_its_rule(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.open_table("me", "bot")
    anna.wait_for_my_decision()
    refused = anna.page.locator("#board [data-why]").first
    refused.hover()
    anna.page.wait_for_selector(".popover .why")
    assert re.search(r"DS-\d", anna.page.inner_text(".popover .rule"))
    anna.page.mouse.move(5, 5)
    anna.page.wait_for_selector(".popover", state="hidden")
    refused.focus()
    anna.page.keyboard.press("Shift+Tab")
    anna.page.keyboard.press("Tab")
    anna.page.wait_for_selector(".popover .why")


def test_a_long_press_says_why_on_a_phone(visit: Callable[..., Visitor]) -> None:
    anna = visit(phone=True)
    anna.open_table("me", "bot")
    anna.wait_for_my_decision()
    anna.page.wait_for_selector("svg.phone")
    refused = anna.page.locator("#board [data-why]").first
    refused.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    anna.page.wait_for_selector(".popover .why")


def until_a_galley_acts(person: Visitor) -> None:
    """Through the set-up of Serenissima to the first turn."""
    person.wait_for_my_decision()
    person.choose_until(lambda: person.page.locator("#choices [data-text=invest]").count() > 0)


def test_confirmation_is_asked_before_what_cannot_be_taken_back(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.go("/me").check("[data-pref=confirm]")
    anna.open_table("me", "bot")
    anna.wait_for_my_decision()
    page, before = anna.page, anna.seq()
    stack = page.locator("#board [data-action^=buy]").first  # three tiles would be seen
    stack.click()
    page.wait_for_selector("#picked:not([hidden])")
    page.click("#picked button:not(.main)")
    page.wait_for_selector("#picked", state="hidden")
    assert anna.seq() == before
    anna.open_choices()
    page.locator("#choices button", has_text=": buy").first.click()  # then one may still choose another cell
    anna.wait_after(before)
    assert page.is_hidden("#picked")
    anna.wait_for_my_decision()
    page.wait_for_function("() => !document.querySelector('#choices').hasAttribute('aria-busy')")
    before = anna.seq()
    stack.click()
    page.click("#picked .main")
    anna.wait_after(before)


def test_a_finger_is_asked_before_several_actions_that_are_final(visit: Callable[..., Visitor]) -> None:
    anna = visit(phone=True)
    anna.open_table("me", "bot")
    anna.wait_for_my_decision()
    before = anna.seq()
    anna.page.locator("#board [data-action^=buy]").first.tap()
    anna.page.wait_for_selector("#picked:not([hidden])")
    assert re.search(r"buy: .+ – with \w+ \d", anna.page.text_content("#picked") or "")
    anna.page.locator("#picked .main").tap()
    anna.wait_after(before)


@pytest.mark.parametrize("game", arsenale.games())
def test_the_first_tap_on_the_board_tells_and_the_second_plays(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit(phone=True)
    anna.open_table("me", "bot", game=game)
    anna.wait_for_my_decision()
    page, before = anna.page, anna.seq()
    page.wait_for_function(CONTROLS_THERE)
    spot = page.locator("#board [data-action]").first.evaluate(SPOT)
    anna.wait_until_settled()
    page.touchscreen.tap(*spot)
    page.wait_for_selector("#picked:not([hidden]) .what")
    assert anna.seq() == before
    page.touchscreen.tap(*spot)  # nothing has moved under the finger
    anna.wait_until_played(before)
    assert page.is_hidden("#picked")


def test_who_wants_no_telling_plays_with_the_first_tap(visit: Callable[..., Visitor]) -> None:
    anna = visit(phone=True)
    anna.go("/me").uncheck("[data-pref=tell]")
    anna.open_table("me", "bot")
    anna.wait_for_my_decision()
    page, before = anna.page, anna.seq()
    page.wait_for_function(CONTROLS_THERE)
    page.locator("#board [data-action]").first.tap()
    anna.wait_until_played(before)


def test_a_click_beyond_the_next_step_does_all_between(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit()
    anna.open_table("me", "bot", game="venedig")
    anna.wait_for_my_decision()
    page, lines = anna.page, anna.page.locator("#log li")
    before, seq = lines.count(), anna.seq()
    page.locator("#board [data-action^=drain]").first.click()
    anna.wait_after(seq)
    anna.wait_for_my_decision()
    assert lines.count() > before
    assert "1" in anna.question()  # one more swamp may be drained
    assert page.locator("#quick [data-text=done]").count() == 1


def test_the_board_stays_where_it_is_while_it_changes(visit: Callable[..., Visitor]) -> None:
    anna = visit(phone=True)
    anna.open_table("me", "bot", game="serenissima")
    page = anna.page
    until_a_galley_acts(anna)
    card = page.locator("#board g[id^=zone-]").first
    where = "card => card.getBoundingClientRect().bottom"
    page.evaluate("() => document.querySelector('.board-frame').scrollTo({top: 40, behavior: 'instant'})")
    anna.wait_until_settled()
    before, seq = card.evaluate(where), anna.seq()
    anna.open_choices()
    page.locator("#choices [data-text=invest]").click()
    anna.wait_after(seq)
    anna.wait_for_my_decision()
    assert abs(card.evaluate(where) - before) < 3


def test_the_focus_stays_on_the_same_choice(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.open_table("me", "bot", game="serenissima")
    page = anna.page
    until_a_galley_acts(anna)
    before = anna.seq()
    page.locator("#choices [data-text=invest]").press("Enter")
    anna.wait_until_played(before)
    hire = page.locator("#choices [data-text^=hire]").first
    text, seq = hire.get_attribute("data-text"), anna.seq()
    hire.press("Enter")
    anna.wait_after(seq)
    focused = page.evaluate("document.activeElement.dataset.text ?? document.activeElement.id")
    still = page.locator(f"#choices [data-text='{text}']").count()
    assert focused == text if still else focused


def _port_for_itself() -> int:
    """A free port of those that the system gives to nobody unasked, so that it is still free after a restart."""
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with socket.socket() as door, contextlib.suppress(OSError):
            door.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


def test_the_page_comes_back_after_the_server_was_restarted(browser: Any, tmp_path: Path) -> None:
    server = RealServer(tmp_path / "restarted.db")
    port = _port_for_itself()
    server.start(port=port)
    anna = Visitor(browser, server.address)
    anna.forgiven = "WebSocket|ERR_CONNECTION"
    try:
        anna.open_table("me", "bot", name_0="Anna")
        anna.play_on(2)
        anna.wait_for_my_decision()
        asked, lines = anna.question(), anna.page.locator("#log li").count()
        server.stop()
        anna.page.wait_for_selector("#line[data-state=lost]")
        server.start(port=port)
        anna.page.wait_for_selector("#line[data-state=live]", state="attached")
        assert (anna.question(), anna.page.locator("#log li").count()) == (asked, lines)
        anna.choose(0)
    finally:
        anna.close()
        server.stop()
    assert anna.complaints == []


def test_a_match_is_replayed_by_slider_keys_and_link(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    path = anna.open_table("me", "bot", name_0="Anna")
    anna.play_on(6)
    anna.wait_for_my_decision()  # so that no bot makes the match longer
    page = anna.page
    page.evaluate("() => { for (const turn of document.querySelectorAll('#log details')) turn.open = true; }")
    line = page.locator("#log a").nth(2)
    line.evaluate("line => { line.closest('details').open = true; }")
    text = line.inner_text()
    line.click()
    page.wait_for_selector("#replay #board.is-drawn")
    assert text in page.locator("#log .is-now").all_inner_texts()
    at = int(re.findall(r"at=(\d+)", page.url)[0])
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"**/replay?at={at - 1}&seat=0")
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('#slider').value === document.querySelector('#slider').max")
    page.fill("#slider", "1")
    page.wait_for_url("**/replay?at=1&seat=0")
    page.select_option("#perspective", "none")
    page.wait_for_url("**/replay?at=1&seat=none")
    anna.go(f"{path}/replay?at=2&seat=none")
    page.wait_for_selector("#board.is-drawn")
    assert page.input_value("#slider") == "2"


@pytest.mark.parametrize(
    ("language", "choices", "wins"),
    [("en", "Choices", "wins"), ("de", "Auswahl", "gewinnt"), ("fr", "Choix", "gagne")],
)
def test_every_language_is_spoken(visit: Callable[..., Visitor], language: str, choices: str, wins: str) -> None:
    anna = visit(language="en")
    page = anna.go()
    with page.expect_navigation():
        page.click(f".languages [value={language}]")
    assert page.get_attribute("html", "lang") == language
    for path in ("/", "/new", "/me", "/records", "/games/venedig/components"):
        assert "[page-" not in anna.go(path).content()
    anna.open_table("me", "bot", game="venedig")
    anna.wait_for_my_decision()
    anna.choose(0)
    assert page.inner_text("#choices-title") == choices
    assert not re.search(r"\[(js|page|table|server)-", page.inner_text("body"))
    assert wins


def test_keys_alone_are_enough(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go()
    page.locator("form[action='/play/doge_ship'] button").focus()
    page.keyboard.press("Enter")
    anna.wait_for_my_decision()
    page.wait_for_selector("#board.is-drawn")
    before = anna.seq()
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.closest('#choices') !== null")
    page.keyboard.press("Enter")
    anna.wait_until_played(before)
    anna.wait_for_my_decision()
    before = anna.seq()
    page.locator("#main").focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.action !== undefined"):
            break
    page.keyboard.press("Enter")
    anna.wait_after(before)


def test_a_phone_has_the_board_first_and_the_choices_in_a_sheet(visit: Callable[..., Visitor]) -> None:
    anna = visit(phone=True, color_scheme="dark")
    anna.open_table("me", "bot")
    anna.wait_for_my_decision()
    page = anna.page
    page.wait_for_selector("svg.phone")
    before = anna.seq()
    page.locator("#board [data-action]").first.tap()
    page.locator("#picked .main").tap()
    anna.wait_until_played(before)
    anna.wait_for_my_decision()
    page.locator("[data-panel=choices]").tap()
    before = anna.seq()
    page.locator("#choices button").first.tap()
    page.wait_for_function(PLAYED_OR_WARNED, arg=before)
    if page.is_visible("#picked"):  # a second tap for what cannot be taken back
        assert anna.seq() == before
        page.locator("#picked .main").tap()
    anna.wait_after(before)
    page.wait_for_selector("#panel-choices:not(.is-open)", state="attached")  # the board shows what came of it
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, .button, select, .tabs button')]
            .filter(one => one.offsetParent && one.getBoundingClientRect().height < 43.5).map(one => one.outerHTML)"""
    )
    assert small == []


def test_the_pictures_follow_the_chosen_colours(visit: Callable[..., Visitor]) -> None:
    def picture(system: str, theme: str) -> bytes:
        person = visit(color_scheme=system)
        page = person.go("/me")
        page.check(f"[data-pref=theme][value={theme}]")
        person.go("/").wait_for_load_state("networkidle")
        picture = page.locator(".picture img").first
        picture.evaluate("picture => picture.decode()")
        return picture.screenshot()

    night = picture("dark", "auto")
    assert picture("light", "night") == night
    assert picture("dark", "light") != night


def test_who_reads_the_log_is_not_disturbed_by_others_and_comes_back_by_a_move_of_their_own(
    visit: Callable[..., Visitor],
) -> None:
    anna, ben = visit(), visit()
    anna.open_table("me", "open", name_0="Anna")
    ben.join(anna.page.input_value("#invitation input"), "Ben")
    log = anna.page.locator("#log")

    def turn() -> Visitor:
        return anna if anna.page.locator("#act.is-mine").count() else ben

    def is_long() -> bool:
        return bool(log.evaluate("log => log.scrollHeight > log.clientHeight + 60"))

    for _ in range(40):
        if is_long() and turn() is ben:
            break
        one = turn()
        one.wait_for_my_decision()
        one.choose(-1)
        for person in (anna, ben):
            person.wait_after(one.seq() - 1)
    log.evaluate("log => { log.scrollTop = 0; }")
    anna.wait_until_settled()
    for _ in range(10):
        before = ben.seq()
        ben.wait_for_my_decision()
        ben.choose(-1)
        anna.wait_after(before)
        assert log.evaluate("log => log.scrollTop") == 0
        if turn() is anna:
            break
    anna.wait_for_my_decision()
    anna.choose(-1)
    assert log.evaluate("log => log.scrollTop") > 0


def test_what_happened_since_ones_last_move_is_marked_in_the_story(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.open_table("me", "bot", "bot", game="venedig")
    anna.wait_for_my_decision()
    news = anna.page.locator("#log .is-news")
    anna.choose_until(lambda: news.count() > 1)
    assert anna.page.locator("#log .news-head ~ details").count() == news.count()  # the newest, and nothing else
    assert anna.page.locator("#log .news-head").count() == 1
    assert not any(text.startswith("You:") for text in news.all_inner_texts())
