"""The board made larger, by fingers, mouse and keys; and what a tap on a piece tells."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from tests.web.browser.visitor import PLAYED_OR_WARNED, Visitor

import arsenale

FINGER = 44
SIZE = "() => document.querySelector('#board').getBoundingClientRect().width"
AT = """([id]) => { const box = document.getElementById(id).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2]; }"""
SEEN = """edge => { edge.scrollIntoView({block: "center", inline: "center"}); const box = edge.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2]; }"""
# A piece that only tells what it is, brought into sight, with a rule of its own and nothing over its middle.
EXPLAINED = """() => [...document.querySelectorAll("#board [data-title]:not([data-action], [data-why])")]
  .find(piece => {
  const rules = JSON.parse(piece.ownerSVGElement.dataset.rules ?? "{}");
  const [first, second] = piece.id.split("-");
  if (!(rules[`${first}-${second}`] ?? rules[first])) return false;
  piece.scrollIntoView({block: "center", behavior: "instant"});
  const box = piece.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit?.closest("[data-title]") === piece;
})?.id"""


def size(person: Visitor) -> float:
    return float(person.page.evaluate(SIZE))


def middle_of(person: Visitor, piece: str) -> tuple[float, float]:
    x, y = person.page.evaluate(AT, [piece])
    return x, y


class Fingers:
    """One or two of them on the screen."""

    def __init__(self, person: Visitor) -> None:
        self.session = person.context.new_cdp_session(person.page)

    def drag(self, *ways: list[tuple[float, float]]) -> None:
        """Each finger goes its way, all at once."""
        for number, points in enumerate(zip(*ways, strict=True)):
            self._send("touchMove" if number else "touchStart", list(points))
        self._send("touchEnd", [])

    def spread(self, x: float, y: float, start: float, end: float) -> None:
        """Two fingers around a point move apart or together."""
        reaches = [start + (end - start) * step / 6 for step in range(7)]
        self.drag([(x - reach, y) for reach in reaches], [(x + reach, y) for reach in reaches])

    def double_tap(self, x: float, y: float) -> None:
        """As quick as a finger, however slow the machine is."""
        now = time.time()
        for later, kind in ((0, "touchStart"), (0.05, "touchEnd"), (0.15, "touchStart"), (0.2, "touchEnd")):
            self._send(kind, [(x, y)] if kind == "touchStart" else [], timestamp=now + later)

    def _send(self, kind: str, points: list[tuple[float, float]], **more: float) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, **more})


def tap_a_choice(person: Visitor) -> None:
    """Something that glows can be hit where it glows."""
    before = person.seq()
    spot = person.page.locator("#board [data-action] > .edge:last-of-type").last.evaluate(SEEN)
    person.page.touchscreen.tap(*spot)
    person.page.wait_for_function(PLAYED_OR_WARNED, arg=before)
    if person.page.is_visible("#picked"):  # a second tap for what cannot be taken back
        person.page.tap("#picked .main")
    person.wait_after(before)


@pytest.mark.parametrize("game", ["serenissima", "venedig"])
def test_two_fingers_make_the_board_larger_and_move_it(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit(phone=True)
    anna.open_table("me", "bot", game=game, name_0="Anna")
    anna.wait_for_my_decision()
    whole, piece = size(anna), {"serenissima": "galley-1", "venedig": "hex-m8"}[game]
    if game == "venedig":  # so that a tap on a hex drains it, and does not end the laying too
        seq = anna.seq()
        anna.page.locator("#quick button").first.tap()
        anna.wait_after(seq)
        anna.wait_for_my_decision()
    if game == "serenissima":
        piece = anna.page.locator("#board [id^=number-]").first.get_attribute("id") or ""
    x, y = middle_of(anna, piece)
    Fingers(anna).spread(x, y, 30, 90)
    assert size(anna) == pytest.approx(3 * whole, rel=0.05)
    assert middle_of(anna, piece) == pytest.approx((x, y), abs=12), "what is between the fingers stays there"
    before = middle_of(anna, piece)
    anna.page.evaluate("document.querySelector('.board-frame').scrollBy(60, 40)")
    moved = middle_of(anna, piece)
    assert (before[0] - moved[0], before[1] - moved[1]) == pytest.approx((60, 40), abs=2)
    tap_a_choice(anna)
    assert size(anna) == pytest.approx(3 * whole, rel=0.05), "the size stays when the board changes"
    anna.page.tap(".fit")
    assert size(anna) == whole
    assert anna.page.is_hidden(".fit")


def test_one_finger_moves_the_board_in_its_window(visit: Callable[..., Visitor]) -> None:
    anna = visit(phone=True)
    anna.open_table("me", "bot", game="serenissima")
    anna.wait_for_my_decision()
    assert anna.page.evaluate("() => document.querySelector('.board-frame').scrollTop") == 0
    Fingers(anna).drag([(190, y) for y in range(420, 150, -30)])
    anna.page.wait_for_function("() => document.querySelector('.board-frame').scrollTop > 100")
    assert anna.page.evaluate("() => window.scrollY") == 0


def test_a_double_tap_goes_near_and_back_and_choices_are_then_wide_enough(visit: Callable[..., Visitor]) -> None:
    anna = visit(phone=True)
    anna.open_table("me", "bot", game="venedig")
    anna.wait_for_my_decision()
    whole = size(anna)
    x, y = middle_of(anna, "hex-m8")
    fingers = Fingers(anna)
    fingers.double_tap(x, y)
    anna.page.wait_for_selector(".fit:visible")
    assert size(anna) == pytest.approx(2.5 * whole, abs=1)
    box = anna.page.locator("#hex-m8").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    fingers.double_tap(*middle_of(anna, "hex-m8"))
    anna.page.wait_for_selector(".fit", state="hidden")
    assert size(anna) == whole


def test_mouse_and_keys_make_the_board_larger(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.open_table("me", "bot", game="venedig")
    anna.wait_for_my_decision()
    page, whole = anna.page, size(anna)
    x, y = middle_of(anna, "hex-m8")
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    page.wait_for_selector(".fit:visible")
    assert size(anna) == pytest.approx(1.25 * whole, abs=1)
    assert middle_of(anna, "hex-m8") == pytest.approx((x, y), abs=3)
    page.keyboard.press("+")
    assert size(anna) == pytest.approx(1.25**2 * whole, abs=1)
    before = middle_of(anna, "hex-m8")
    page.mouse.down()
    page.mouse.move(x - 80, y - 20, steps=4)
    page.mouse.up()
    moved = middle_of(anna, "hex-m8")
    assert before[0] - moved[0] > 40, "the mouse takes the board along"
    assert page.is_hidden("#picked")
    page.keyboard.press("-")
    assert size(anna) == pytest.approx(1.25 * whole, abs=1)
    page.keyboard.press("0")
    assert size(anna) == whole


@pytest.mark.parametrize("game", arsenale.games())
def test_a_tap_tells_what_a_piece_is_and_leads_to_its_rule(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit(phone=True, language="de")
    anna.open_table("me", "bot", game=game)
    anna.wait_for_my_decision()
    piece = anna.page.evaluate(EXPLAINED)
    assert piece, "the board has a piece that only tells what it is"
    anna.wait_until_settled()  # a scroll puts away what a tap tells
    anna.page.touchscreen.tap(*middle_of(anna, piece))
    anna.page.wait_for_selector(".popover:visible")
    assert anna.page.inner_text(".popover .what")
    href = anna.page.get_attribute(".popover a", "href") or ""
    rules, _, rule = href.partition("#")
    assert anna.go(rules).locator(f'[id="{rule}"]').count() == 1
