"""Several people at one table: by link, at one screen, looking on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.web.browser.visitor import Visitor


def test_two_browsers_play_at_one_table_and_talk(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit(language="de")
    anna.open_table("me", "open", name_0="Anna")
    link = anna.page.input_value("#invitation input")
    ben.join(link, "Ben")
    anna.page.wait_for_selector("#invitation", state="hidden")
    assert "Ben" in anna.page.inner_text("#players")
    for _ in range(6):
        acting = anna if anna.page.locator("#act.is-mine").count() else ben
        acting.wait_for_my_decision()
        acting.choose(1)
        seq = acting.seq()
        for person in (anna, ben):
            person.wait_after(seq - 1)
    assert anna.page.locator("#log li").count() > 0
    assert ben.page.locator("#log li").count() > 0
    ben.page.click("[data-panel=chat]")
    ben.page.fill("#panel-chat input", "<b>Servus</b>, Anna!")
    ben.page.keyboard.press("Enter")
    anna.page.wait_for_selector("[data-panel=chat] .badge:not([hidden])")
    anna.page.click("[data-panel=chat]")
    assert "<b>Servus</b>, Anna!" in anna.page.inner_text("#panel-chat")


def _has_decided(person: Visitor) -> bool:
    return person.page.locator("#act.is-mine").count() == 0


def test_what_is_beyond_free_undo_needs_the_others(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    anna.open_table("me", "open", name_0="Anna")
    ben.join(anna.page.input_value("#invitation input"), "Ben")
    first, second = (anna, ben) if anna.page.locator("#act.is-mine").count() else (ben, anna)
    for person in (first, second):
        person.wait_for_my_decision()  # the page learns a little later that it is its person's turn
        before = person.seq()
        person.choose_until(partial(_has_decided, person), settled="() => true")
        assert person.seq() > before
    first.page.wait_for_selector("#act.is-mine")
    first.page.click("[data-undo=ask-undo]")
    second.page.wait_for_selector("#undo-request:not([hidden])")
    second.page.click("#undo-request button >> nth=0")
    first.page.click("[data-panel=chat]")
    first.page.wait_for_selector("#panel-chat :text('takes back')")
    assert first.page.is_hidden("#undo-request")


def test_one_screen_is_handed_over_and_shows_no_secrets_between(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.open_table("me", "screen", name_0="Anna", name_1="Ben")
    page = anna.page
    page.wait_for_selector("#handover:not([hidden])")
    first = page.inner_text("#handover h2")
    assert page.locator("#board *").count() == 0
    page.click("#handover .main")
    anna.wait_for_my_decision()
    page.wait_for_selector("#board.is-drawn")
    handed_over = "() => document.querySelector('#handover:not([hidden]), #act.is-mine') !== null"
    anna.choose_until(lambda: page.is_visible("#handover"), settled=handed_over)
    second = page.inner_text("#handover h2")
    assert second != first
    assert page.locator("#board *").count() == 0
    assert page.locator("#choices li").count() == 0
    page.click("#handover .main")
    anna.wait_for_my_decision()
    name = "Anna" if "Anna" in second else "Ben"
    assert name in page.inner_text("#players .is-mine")
    page.locator("#board [data-action]").first.hover()
    page.wait_for_selector(".popover .rule a")  # pieces lead to their rules, though the page came without a board


def test_a_spectator_sees_the_match_live_and_no_choices(visit: Callable[..., Visitor]) -> None:
    anna, carla = visit(), visit(language="fr")
    path = anna.open_table("me", "bot", name_0="Anna", public="1")
    page = carla.go()
    page.click(f"a[href='{path}']")
    page.wait_for_selector("#board.is-drawn")
    before = carla.seq()
    anna.play_on(2)
    assert anna.seq() > before
    carla.wait_after(anna.seq() - 1)
    assert page.locator("#board [data-action]").count() == 0
    assert page.locator("#choices li").count() == 0
    assert page.locator("#log li").count() > 0
    anna.page.click("[data-panel=about]")
    assert "1" in anna.page.inner_text("#spectators")


def test_from_the_invitation_to_the_seat_and_a_bot_goes_on_for_who_resigns(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    table = anna.open_table("me", "open", name_0="Anna")
    assert "open seat" in anna.page.inner_text("#players")
    page = ben.page
    page.goto(anna.page.input_value("#invitation input"))
    assert "You are invited to The Doge Ship" in page.inner_text("h1#invited")
    assert "Anna" in page.inner_text(".seat-list")
    page.click("main a[href*='/rules']")
    page.click(".way-back")
    page.fill("#name", "Ben")
    page.click("form.sheet-form button")
    page.wait_for_selector("#line[data-state=live]", state="attached")
    anna.page.wait_for_selector("#invitation", state="hidden")
    page.click("[data-panel=about]")
    page.click("#seats .asking button")
    assert "cannot come back" in page.inner_text("#seats .asking")
    page.click("#seats .asking button:has-text('No')")  # asked once, thought better of it
    page.click("#seats .asking button")
    page.select_option("#seats select", "apprentice")
    page.click("#seats .asking button:has-text('Yes')")
    page.wait_for_selector("#spectating:not([hidden])")
    assert "You are watching." in page.inner_text("#spectating")
    assert page.locator("#players .is-mine").count() == 0
    for _ in range(2):  # the bot plays in between
        anna.wait_for_my_decision()
        anna.choose(1)
    anna.wait_for_my_decision()
    assert "resigned" in anna.page.inner_text("#players")
    page.goto(ben.address + table)
    page.wait_for_selector("#spectating:not([hidden])")


def test_a_table_that_is_called_off_is_gone(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    table = anna.open_table("me", "open", "open", name_0="Anna", public="yes")
    link = anna.page.input_value("#invitation input")
    ben.page.goto(link)
    ben.page.click("form.sheet-form button")
    ben.page.wait_for_selector("#line[data-state=live]", state="attached")
    anna.page.wait_for_function("() => document.querySelectorAll('#invitation li').length === 1")
    anna.page.click("[data-panel=about]")
    anna.page.click("#seats .call-off button")
    anna.page.click("#seats .call-off button:has-text('Yes')")
    for person in (anna, ben):
        person.page.wait_for_selector("#question:has-text('This table was called off.')")
        assert person.page.locator("#invitation").is_hidden()
    assert anna.go("/").locator(f"a[href='{table}']").count() == 0
    ben.forgiven = "410"
    ben.page.goto(ben.address + table)
    assert "This table was called off." in ben.page.inner_text("main")
