"""The controls of a decision: what there is no room for is told beside them, and no click does more than it should."""

from __future__ import annotations

from collections.abc import Callable

from tests.golden.record_matches import golden_file
from tests.web.browser.moments import Moment, moment_at, moment_of
from tests.web.browser.visitor import Visitor
from tests.web.conftest import RealServer

import arsenale
from arsenale.engine import Record

LAPTOP = {"width": 1280, "height": 720}
FEW = 3


def landing(server: RealServer) -> Moment:
    """Serenissima where a galley could do several things in a port, and land several numbers of sailors."""
    game = arsenale.load("serenissima")
    record = Record.from_json(golden_file("serenissima", 3).read_text(encoding="utf-8"))
    state = game.start(players=3, seed=record.seed, options=record.options, rules=record.rules)
    for position, (seat, text) in enumerate(record.actions):
        kinds = [game.action(action).kind for action in state.legal(seat)]
        if kinds.count("land") >= FEW and {"sell", "sail"} <= set(kinds):
            return moment_at(server.database, server.address, record, position, seat)
        state.play(seat, game.parse(text))
    raise AssertionError("expected a landing in the golden match")


def after_others(server: RealServer) -> Moment:
    """The Doge Ship where both others have had a turn since one's own."""
    game = arsenale.load("doge_ship")
    record = Record.from_json(golden_file("doge_ship", 3).read_text(encoding="utf-8"))
    state = game.start(players=3, seed=record.seed, options=record.options, rules=record.rules)
    played = [seat for seat, _ in record.actions]
    for position, (seat, text) in enumerate(record.actions):
        if state.round > 1 and {*played[position - FEW : position]} == {*range(3)} - {seat}:
            return moment_at(server.database, server.address, record, position, seat)
        state.play(seat, game.parse(text))
    raise AssertionError("expected two other turns in the golden match")


def at(visit: Callable[..., Visitor], moment: Moment, *, phone: bool = False) -> Visitor:
    anna = visit(phone=phone)
    if not phone:
        anna.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    anna.context.add_cookies([moment.cookie])  # type: ignore[list-item]
    anna.go(moment.path)
    anna.wait_for_my_decision()
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.previews !== undefined")
    return anna


def test_choices_that_differ_in_a_number_share_a_control(visit: Callable[..., Visitor], server: RealServer) -> None:
    page = at(visit, landing(server)).page
    page.wait_for_selector(".series")
    numbers = page.locator(".series[aria-label='Land sailors:'] .number")
    assert numbers.all_inner_texts()[:FEW] == ["1", "2", "3"]
    assert numbers.nth(1).get_attribute("aria-label") == "land 2 sailors"
    assert page.locator("#quick .more").count() == 0, "nothing is folded where they have room together"
    numbers.nth(1).hover()
    page.wait_for_selector(".popover:visible")
    assert page.inner_text(".popover .what") == "Land 2 sailors"
    assert page.locator(".popover .effect").count() > 0
    tip, act = page.locator(".popover").bounding_box(), page.locator("#act").bounding_box()
    assert tip
    assert act
    assert tip["x"] + tip["width"] <= act["x"], "it covers no control"


def test_a_number_tells_what_it_brings_before_a_finger_plays_it(
    visit: Callable[..., Visitor], server: RealServer
) -> None:
    anna = at(visit, landing(server), phone=True)
    before = anna.seq()
    anna.page.tap(".series .number >> nth=0")
    anna.page.wait_for_selector("#picked .effect")
    assert anna.page.inner_text("#picked-what").lower() == "land 1 sailor"
    assert anna.seq() == before
    anna.page.tap("#picked .main")
    anna.wait_until_played(before)


def test_the_second_click_of_two_does_nothing_to_the_next_decision(
    visit: Callable[..., Visitor], server: RealServer
) -> None:
    anna = visit()
    sent: list[str] = []
    anna.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    moment = moment_of(server.database, server.address, "venedig", "early")
    anna.context.add_cookies([moment.cookie])  # type: ignore[list-item]
    page = anna.go(moment.path)
    anna.wait_for_my_decision()
    page.wait_for_function("() => document.querySelector('#table').dataset.previews !== undefined")
    before = anna.seq()
    page.dblclick("#quick .choice-button >> nth=0", delay=20)
    anna.wait_until_played(before)
    anna.wait_for_my_decision()
    anna.wait_until_settled()
    assert sum('"type":"act"' in frame.replace(" ", "") for frame in sent) == 1
    assert page.is_hidden("#picked")


def test_the_list_of_choices_goes_after_a_click_and_stays_for_whoever_uses_keys(
    visit: Callable[..., Visitor], server: RealServer
) -> None:
    anna = at(visit, moment_of(server.database, server.address, "doge_ship", "early"))
    page, before = anna.page, anna.seq()
    anna.open_choices()
    page.click("#choices button >> nth=0")
    anna.wait_until_played(before)
    page.wait_for_selector("#panel-choices.is-open", state="detached")
    anna.wait_for_my_decision()
    before = anna.seq()
    page.keyboard.press("/")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    anna.wait_until_played(before)
    assert page.locator("#panel-choices.is-open").count() == 1


def test_hints_go_by_escape(visit: Callable[..., Visitor], server: RealServer) -> None:
    anna = at(visit, moment_of(server.database, server.address, "venedig", "early"))
    anna.page.click("#ask-hint")
    anna.page.wait_for_selector(".hint-button")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#hints", state="hidden")


def test_a_phone_tells_with_the_question_what_the_others_did_last(
    visit: Callable[..., Visitor], server: RealServer
) -> None:
    anna = at(visit, after_others(server), phone=True)
    told = [line.strip() for line in anna.page.locator("#brief li:visible").all_inner_texts()]
    assert 1 <= len(told) <= 2
    assert all(told)
    assert anna.page.locator("#brief .is-own").count() == 0


def test_taking_back_what_bots_have_played_since_is_asked_once_more(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.open_table("me", "bot")
    page = anna.page
    for _ in range(20):
        anna.wait_for_my_decision()
        if page.locator("#undo [data-undo=ask-undo]").count():
            break
        anna.choose(-1)
    before = anna.seq()
    page.click("#undo [data-undo=ask-undo]")
    page.wait_for_selector("#undo-request:not([hidden])")
    assert anna.seq() == before
    page.click("#undo-request button >> nth=1")
    page.wait_for_selector("#undo-request", state="hidden")
    page.click("#undo [data-undo=ask-undo]")
    page.click("#undo-request .main")
    anna.wait_after(before)
