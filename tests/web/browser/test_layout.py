"""The table page at every size that people have: as high as the window, everything one decides with inside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect
from tests.web.browser.moments import MOMENTS, moment_of
from tests.web.browser.visitor import Visitor
from tests.web.conftest import RealServer

import arsenale

WIDE = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (820, 1180)]
PHONES = [(390, 844), (360, 640)]

SCROLLS = """() => { const page = document.scrollingElement;
    return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight]; }"""

# Controls of the decision that are cut by the window or by a list that scrolls, or lie under something else.
CUT = """() => [...document.querySelectorAll(
        "#question, #quick button, .tools button, #next a, #next button, #players li")]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 1)
    .filter(one => {
      const { x, y, right, bottom } = one.getBoundingClientRect();
      if (x < 0 || y < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return true;
      return [[x + 3, y + 3], [right - 3, bottom - 3]].some(([a, b]) => {
        const hit = document.elementFromPoint(a, b);
        return !(hit && (one.contains(hit) || hit.contains(one)));
      });
    }).map(one => `${one.id} ${one.className} ${one.textContent.slice(0, 40)}`)"""

# Board pieces that may be chosen: at least one of them is in sight, and none lies beyond a board that does not move. A
# zone that is drawn on the chart and in the list far below is meant on the chart: between them is nothing to tap.
OUT_OF_SIGHT = """() => {
  const frame = document.querySelector(".board-frame");
  const pieces = [...document.querySelectorAll("#board [data-action]")];
  if (!pieces.length) return null;
  const room = frame.getBoundingClientRect();
  const seen = pieces.filter(one => {
    const isTwice = one.getBoundingClientRect().height > 280;
    const { x, y, width, height } = ((isTwice && one.querySelector(".edge")) || one).getBoundingClientRect();
    const [a, b] = [x + width / 2, y + height / 2];
    return a >= room.x && a <= room.right && b >= room.y && b <= room.bottom;
  });
  if (!seen.length) return "no piece that may be chosen is in sight";
  const moves = frame.scrollHeight > frame.clientHeight + 1 || frame.scrollWidth > frame.clientWidth + 1;
  return moves || seen.length === pieces.length ? null : "pieces lie beyond the board's window";
}"""


def sit_down(visit: Callable[..., Visitor], server: RealServer, game: str, moment: str, **options: Any) -> Visitor:
    """Someone at a table at a moment of a golden match."""
    person = visit(**options)
    found = moment_of(server.database, server.address, game, moment)
    person.context.add_cookies([found.cookie])  # type: ignore[list-item]
    person.go(found.path)
    person.wait_for_my_decision()
    person.page.wait_for_selector("#board.is-drawn svg.phone" if options.get("phone") else "#board.is-drawn")
    return person


# Frame by frame: controls of one decision that are elsewhere than they were.
NOTE_MOVES = """() => {
  window.moves = [];
  const places = new Map();
  const look = () => {
    const quick = document.querySelector("#quick");
    const isSteady = document.querySelector("#act.is-mine") && !quick.matches(".is-held, .is-late");
    const seq = document.querySelector("#table").dataset.seq;
    for (const one of isSteady ? document.querySelectorAll("#quick button, #players li, .tabs button") : []) {
      if (!one.checkVisibility()) continue;
      const { x, y } = one.getBoundingClientRect();
      const [key, place] = [`${seq} ${one.textContent}`, `${Math.round(x)} ${Math.round(y)}`];
      if ((places.get(key) ?? place) !== place) window.moves.push(`${key}: ${places.get(key)}, then ${place}`);
      places.set(key, place);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
PLACES = """() => [".tools", "#players", ".tabs"].map(one => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [one, x, y, width, height].join(" ");
})"""


@pytest.mark.parametrize("game", arsenale.games())
def test_no_control_moves_while_one_decides_nor_from_one_decision_to_the_next(
    visit: Callable[..., Visitor], server: RealServer, game: str
) -> None:
    anna = sit_down(visit, server, game, "early")
    anna.page.set_viewport_size({"width": 1280, "height": 720})
    anna.page.reload()
    anna.wait_for_my_decision()
    anna.wait_until_settled()
    places = anna.page.evaluate(PLACES)
    anna.page.evaluate(NOTE_MOVES)
    for number in range(8):
        anna.choose(number)
        anna.wait_for_my_decision()
        if anna.is_over:
            break
        anna.wait_until_settled()
        assert anna.page.evaluate(PLACES) == places
    assert anna.page.evaluate("() => window.moves") == []


@pytest.mark.parametrize("game", arsenale.games())
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("sizes", [WIDE, PHONES], ids=["wide", "phone"])
def test_nothing_scrolls_and_every_control_is_in_the_window(
    visit: Callable[..., Visitor], server: RealServer, game: str, moment: str, sizes: list[tuple[int, int]]
) -> None:
    faults: dict[str, Any] = {}
    anna = sit_down(visit, server, game, moment, phone=sizes is PHONES)
    for width, height in sizes:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.reload()  # as one comes to it, not as one changes the window
        anna.wait_for_my_decision()
        anna.page.wait_for_selector("#board.is-drawn")
        anna.wait_until_settled()
        found = [anna.page.evaluate(SCROLLS), anna.page.evaluate(CUT), anna.page.evaluate(OUT_OF_SIGHT)]
        if found != [[0, 0], [], None]:
            faults[f"{width} x {height}"] = found
    assert faults == {}


def test_the_choices_in_words_open_by_a_key_and_are_always_there_for_screen_readers(
    visit: Callable[..., Visitor], server: RealServer
) -> None:
    anna = sit_down(visit, server, "doge_ship", "early")
    page = anna.page
    button = page.locator("#all-choices")
    assert button.get_attribute("aria-expanded") == "false"
    shown = page.locator("#panel-choices").bounding_box()
    assert shown is not None
    assert shown["width"] < 2, "closed, the list takes no room"
    named = page.get_by_role("region", name="Choices").get_by_role("button")
    assert named.count() > 10, "closed, the list is still in the accessibility tree"
    page.keyboard.press("/")
    assert button.get_attribute("aria-expanded") == "true"
    page.keyboard.type("yellow 1")
    left = page.locator("#choices li:not([hidden])")
    assert 0 < left.count() < page.locator("#choices li").count()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('#choices') !== null")
    page.keyboard.press("Escape")
    assert button.get_attribute("aria-expanded") == "false"
    assert page.evaluate("document.activeElement.id") == "all-choices"


def test_tab_comes_to_the_controls_before_the_board(visit: Callable[..., Visitor], server: RealServer) -> None:
    anna = sit_down(visit, server, "doge_ship", "early")
    page = anna.page
    page.locator("#main").focus()
    stops = []
    for _ in range(12):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.closest('#act, #panel-choices, #board')?.id ?? ''"))
        if stops[-1] == "board":
            break
    assert stops[0] == "act"
    assert stops[-1] == "board"


def test_arrow_keys_go_from_piece_to_piece(visit: Callable[..., Visitor], server: RealServer) -> None:
    anna = sit_down(visit, server, "doge_ship", "early")
    page = anna.page
    first = page.locator("#board [data-action]").first
    first.focus()
    at = "() => { const box = document.activeElement.getBoundingClientRect(); return [box.x, box.y]; }"
    x, y = page.evaluate(at)
    page.keyboard.press("ArrowRight")
    right = page.evaluate(at)
    assert right[0] > x
    assert page.evaluate("document.activeElement.dataset.action !== undefined")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(at)[1] > y


def test_a_popover_stands_beside_its_piece_and_is_silent_after_a_choice(
    visit: Callable[..., Visitor], server: RealServer
) -> None:
    anna = sit_down(visit, server, "doge_ship", "early")
    page = anna.page
    for number in range(3):
        piece = page.locator("#board [data-action]").nth(number)
        piece.hover()
        page.wait_for_selector(".popover:visible")
        tip, box, act = (
            page.locator(".popover").bounding_box(),
            piece.bounding_box(),
            page.locator("#act").bounding_box(),
        )
        assert tip
        assert box
        assert act
        assert not overlap(tip, box)
        assert not overlap(tip, act)
    anna.choose(0)
    anna.wait_for_my_decision()
    anna.wait_until_settled()
    assert page.is_hidden(".popover")


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"] - 1
        and other["x"] < one["x"] + one["width"] - 1
        and one["y"] < other["y"] + other["height"] - 1
        and other["y"] < one["y"] + one["height"] - 1
    )


def test_a_long_press_never_plays(visit: Callable[..., Visitor], server: RealServer) -> None:
    anna = sit_down(visit, server, "doge_ship", "early", phone=True)
    page, before = anna.page, anna.seq()
    held = page.evaluate(
        """() => new Promise(done => {
          const piece = document.querySelector("#board [data-action]");
          const touch = { pointerType: "touch", bubbles: true, cancelable: true };
          piece.dispatchEvent(new PointerEvent("pointerdown", touch));
          setTimeout(() => done(piece.dispatchEvent(new PointerEvent("click", { ...touch, detail: 1 }))), 600);
        })"""
    )
    assert held is False, "the click of a long press is stopped"
    page.wait_for_selector(".popover:visible")
    assert page.is_hidden("#picked")
    assert anna.seq() == before


def test_at_the_end_the_board_stays_and_the_result_is_beside_it(
    visit: Callable[..., Visitor], server: RealServer
) -> None:
    anna = sit_down(visit, server, "venedig", "end")
    page = anna.page
    board, result = page.locator("#board").bounding_box(), page.locator("#finish").bounding_box()
    assert board
    assert result
    assert not overlap(board, result)
    assert page.locator(".curve polyline").count() == 3
    scores = page.locator(".scores tfoot td").all_inner_texts()
    assert len(scores) == 3
    for what in (".rematch button", "#next a[href*=replay]", "#next a[href*=new]", ".verify", "a[download]"):
        assert page.locator(what).count() == 1


TOLD = """([text, warning]) => {
  const choices = { [text]: { preview: [{ text: "+6 VP", icon: "laurel", sure: true, loss: false },
    { text: "1 approval", icon: "seal", sure: false, loss: false }], warning } };
  const { seq, seat } = document.querySelector("#table").dataset;
  window.told({ type: "previews", seq: Number(seq), seat: Number(seat), choices });
}"""
# Lets a test speak with the server's voice.
VOICE = """() => { const Line = window.WebSocket;
  window.WebSocket = class extends Line { constructor(...args) { super(...args);
    window.told = (message, isJson = true) =>
      this.dispatchEvent(new MessageEvent("message", { data: isJson ? JSON.stringify(message) : message })); } }; }"""


def test_a_message_that_cannot_be_read_does_not_silence_the_line(
    visit: Callable[..., Visitor], server: RealServer
) -> None:
    anna = visit()
    anna.forgiven = "is not valid JSON"
    anna.page.add_init_script(f"({VOICE})()")
    found = moment_of(server.database, server.address, "venedig", "early")
    anna.context.add_cookies([found.cookie])  # type: ignore[list-item]
    anna.go(found.path)
    anna.wait_for_my_decision()
    before = anna.seq()
    anna.page.evaluate("window.told('no update', false)")
    anna.page.locator("#quick button").first.click()
    anna.wait_until_played(before)


@pytest.mark.parametrize("moment", ["early", "late"])
def test_se_3_1_on_a_phone_most_zones_to_sail_to_are_in_sight_on_the_chart(
    visit: Callable[..., Visitor], server: RealServer, moment: str
) -> None:
    anna = sit_down(visit, server, "serenissima", moment, phone=True)
    anna.wait_until_settled()
    seen = anna.page.evaluate(
        """() => {
      const room = document.querySelector(".board-frame").getBoundingClientRect();
      // Each zone is drawn twice: on the chart, then in the list below it.
      const pieces = [...document.querySelectorAll("#board [data-action^=sail]")];
      const zones = pieces.map(piece => piece.querySelector(".edge"));
      const inSight = zones.filter(zone => {
        const { top, bottom } = zone.getBoundingClientRect();
        return (top + bottom) / 2 > room.top && (top + bottom) / 2 < room.bottom;
      });
      return inSight.length / zones.length;
    }"""
    )
    assert seen > 0.5


def test_a_choice_tells_what_it_brings_and_asks_before_a_loss(
    visit: Callable[..., Visitor], server: RealServer
) -> None:
    anna = visit()
    anna.page.add_init_script(f"({VOICE})()")
    found = moment_of(server.database, server.address, "venedig", "early")
    anna.context.add_cookies([found.cookie])  # type: ignore[list-item]
    page = anna.go(found.path)
    anna.wait_for_my_decision()
    anna.page.wait_for_selector("#undo button")  # the server has said all that it says by itself
    button = page.locator("#quick button").first
    text, before = button.get_attribute("data-text"), anna.seq()
    page.evaluate(TOLD, [text, "The cards of the Ponte are lost."])
    assert "+6 VP" in button.inner_text()
    assert button.locator(".is-perhaps").count() == 1
    button.click()
    page.wait_for_selector("#picked .warning")
    assert "The cards of the Ponte are lost." in page.inner_text("#picked")
    assert anna.seq() == before
    page.click("#picked button:not(.main)")
    assert anna.seq() == before
    page.click("[data-panel=about]")
    page.uncheck("#panel-about [data-pref=warn]")
    page.evaluate(TOLD, [text, "The cards of the Ponte are lost."])
    button.click()
    anna.wait_until_played(before)
