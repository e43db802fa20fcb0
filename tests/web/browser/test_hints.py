"""Hints in the page, and computer players of every level: who thinks, who stands in, who takes back."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.web.browser.visitor import Visitor

NOTE_THINKING = """() => {
  const strip = document.querySelector("#players");
  const look = () => { window.wasThinking ||= strip.textContent.includes("thinking …"); };
  new MutationObserver(look).observe(strip, {childList: true});
  look();
}"""


def to_a_choice(person: Visitor) -> None:
    """Until there is something to ask a hint about."""
    person.wait_for_my_decision()
    person.choose_until(lambda: person.page.is_visible("#ask-hint"))


def test_a_hint_lights_up_its_piece_and_is_played_by_a_click(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.open_table("me", "bot", name_0="Anna")
    to_a_choice(anna)
    page, before = anna.page, anna.seq()
    page.click("#ask-hint")
    page.wait_for_selector(".hint-button")
    hints = page.locator(".hint-button")
    assert 2 <= hints.count() <= 3
    chances = [int(text.removesuffix("% to win")) for text in page.locator(".hint-button .chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 100 for chance in chances)
    assert all(text.endswith(".") for text in page.locator(".hint-button small").all_inner_texts())
    hints.nth(1).hover()
    lit = page.locator("#board .hint")
    assert lit.get_attribute("data-action") == hints.nth(1).get_attribute("data-text")
    assert anna.seq() == before, "a hint is no part of the match"
    hints.nth(1).click()
    anna.wait_after(before)
    page.wait_for_selector(".hint-button", state="detached")


def test_a_key_asks_and_the_hint_goes_with_its_decision(visit: Callable[..., Visitor]) -> None:
    anna = visit(language="de")
    anna.open_table("me", "bot", game="serenissima")
    to_a_choice(anna)
    page = anna.page
    page.keyboard.press("h")
    page.wait_for_selector(".hint-button")
    assert page.evaluate("document.activeElement.classList.contains('hint-button')")
    assert re.search(r"esser für|schlechter für|fast dasselbe", page.inner_text("#hints"))
    page.keyboard.press("h")
    page.wait_for_selector("#hints", state="hidden")
    page.keyboard.press("h")
    page.wait_for_selector(".hint-button")
    before = anna.seq()
    anna.open_choices()
    page.locator("#choices button").last.click()
    anna.wait_after(before)
    page.wait_for_selector("#hints", state="hidden")


def test_hints_make_room_for_the_story_on_a_phone(visit: Callable[..., Visitor]) -> None:
    anna = visit(phone=True)
    anna.open_table("me", "bot")
    to_a_choice(anna)
    page = anna.page
    page.tap("#ask-hint")
    page.wait_for_selector(".hint-button")
    page.tap("[data-panel=story]")
    page.wait_for_selector("#panel-story:not([hidden])")
    assert page.is_hidden("#hints")


def test_a_table_without_hints_has_no_button(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go("/new?game=doge_ship")
    page.select_option("#hints", "off")
    page.click("#new button.main")
    page.wait_for_selector("#line[data-state=live]", state="attached")
    anna.wait_for_my_decision()
    assert page.is_hidden("#ask-hint")
    page.keyboard.press("h")
    assert page.is_hidden("#hints")
    page.click("[data-panel=about]")
    assert "none at this table" in page.inner_text("#hints-allowed")


def test_others_are_told_that_someone_asks_for_a_hint(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    anna.open_table("me", "open", name_0="Anna", hints="on")
    ben.page.goto(anna.page.input_value("#invitation input"))
    ben.page.fill("#name", "Ben")
    ben.page.click("form.sheet-form button")
    for person in (anna, ben):
        person.page.wait_for_selector("#board.is-drawn")  # who has got a board is at the table and will be told
    anna.page.wait_for_selector("#invitation", state="hidden")
    anna.page.wait_for_selector("#players .is-asked")
    asking, other = (anna, ben) if anna.page.locator("#act.is-mine").count() else (ben, anna)
    asking.page.click("#ask-hint")
    asking.page.wait_for_selector(".hint-button")
    other.page.click("[data-panel=chat]")
    name = "Anna" if asking is anna else "Ben"
    other.page.wait_for_selector(f"#panel-chat :text('{name} asks for a hint.')")


def test_a_bot_of_any_level_stands_in_and_the_seat_is_taken_back(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.open_table("me", "bot", name_0="Anna", speed="normal")  # two bots in a hurry would soon be at the end
    page = anna.page
    anna.wait_for_my_decision()
    page.click("[data-panel=about]")
    own = page.locator("#seats li").first
    levels = own.locator("select option").all_inner_texts()
    assert levels == ["Apprentice", "Journeyman", "Master", "Doge"]
    own.locator("select").select_option("master")
    own.get_by_role("button", name="Let a bot play").click()
    page.wait_for_selector("#players li:first-child :text-matches('Master|thinking')")
    own.locator("select").select_option("apprentice")
    page.wait_for_selector("#players li:first-child :text-matches('Apprentice|thinking')")
    own.locator("button", has_text="Play myself again").click()
    page.wait_for_selector("#players li:first-child :text('you')")
    anna.wait_for_my_decision()
    assert anna.is_over or page.locator("#choices button").count()


def test_whose_neighbour_at_the_screen_is_replaced_plays_on(visit: Callable[..., Visitor]) -> None:
    """Whoever looks leaves their seat to a bot. The other at the screen is asked before their secrets are shown."""
    anna = visit()
    anna.open_table("me", "screen", name_0="Anna", name_1="Ben")
    page = anna.page
    page.click("#handover .main")
    anna.wait_for_my_decision()
    looking = page.locator("#players .is-mine").get_attribute("data-seat")
    other = 1 - int(looking or 0)
    page.click("[data-panel=about]")
    page.locator("#seats li").nth(1 - other).get_by_role("button", name="Let a bot play").click()
    page.wait_for_selector("#handover:not([hidden])")
    assert ("Anna", "Ben")[other] in page.inner_text("#handover h2")
    assert page.locator("#handover button").count() == 1, "nobody is left to give it back to"
    assert page.locator("#board *").count() == 0
    page.click("#handover .main")
    anna.wait_for_my_decision()
    assert page.locator("#players .is-mine").get_attribute("data-seat") == str(other)
    assert anna.is_over or page.locator("#choices button").count()


def test_a_doge_is_seen_to_think_and_thinks_as_long_as_the_table_says(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.go("/new?game=doge_ship")
    anna.page.select_option("#doge_seconds", "1")
    anna.page.check("input[name=players][value='2']")
    anna.page.select_option("select[name=seat_1]", "bot:doge")
    anna.page.click("#new button.main")
    page = anna.page
    page.wait_for_selector("#line[data-state=live]", state="attached")
    page.click("[data-panel=about]")
    assert page.input_value("#doge_seconds") == "1"
    page.evaluate(NOTE_THINKING)  # a second is soon over: the page itself must watch
    for number in range(20):
        anna.wait_for_my_decision()
        if page.evaluate("window.wasThinking"):
            break
        anna.choose(number)
    assert page.evaluate("window.wasThinking")
    assert page.locator("#players li", has_text="Doge is thinking …").count() == 0
