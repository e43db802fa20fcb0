"""One person with a browser of their own, and what they do at a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError as TooLate

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
TAPS = 2
TAP_MS = 5_000
MOST_CHOICES = 60  # more than any test needs to get where it wants

# A point at which a click means this piece: some are not convex, or lie partly under others.
SPOT = """piece => {
  piece.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
  const box = piece.getBoundingClientRect();
  const means = (x, y) => {
    // Not beyond the window of the board, nor under what lies over it on a phone.
    if (!document.elementFromPoint(x, y)?.closest("#board, #own-mat")) return false;
    return document.elementsFromPoint(x, y).map(e => e.closest("[data-action]")).find(e => e) === piece;
  };
  for (const part of [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95]) {
    for (const other of [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95]) {
      const [x, y] = [Math.round(box.x + box.width * part), Math.round(box.y + box.height * other)];
      // A finger is not as exact as a number.
      if (means(x, y) && means(x - 1, y - 1) && means(x + 1, y + 1)) return [x, y];
    }
  }
  return null;
}"""

ASKED_AND_DRAWN = """() => {
  const {seq, drawn} = document.querySelector("#table")?.dataset ?? {};  // none while another page is still there
  return seq !== undefined && drawn === seq && document.querySelector("#act.is-mine, #act.is-over") !== null;
}"""

# They come together with what they would bring; on a phone the board then has its size.
CONTROLS_THERE = "() => document.querySelector('#quick.is-held') === null"

# What glides is elsewhere before a click gets there; what pulses for ever stays where it is.
AT_REST = """() => document.querySelector("#board").getAnimations({subtree: true})
    .every(one => one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""

# A scroll is told to the page with its next frame, before the callbacks of that frame.
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

PLAYED_AFTER = """before => {
  const {seq, played} = document.querySelector("#table")?.dataset ?? {};
  return Number(played) > before && Number(seq) >= Number(played);
}"""


# A choice that loses something is asked for once more.
PLAYED_OR_WARNED = f"""before => ({PLAYED_AFTER})(before) || !document.querySelector("#picked").hidden"""
OFFERED = "#board [data-action], #own-mat [data-action]"


class Visitor:
    """`complaints` collects everything the browser's console has to object to."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        phone: bool = False,
        motion: bool = False,
        pace: str = "off",
        **more: Any,
    ) -> None:
        self.address = address
        self.is_phone = phone
        self.complaints: list[str] = []
        self.forgiven: str | None = None
        self.context = browser.new_context(
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            is_mobile=phone,
            has_touch=phone,
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            **more,
        )
        self.context.set_default_timeout(60_000)  # a busy machine draws the first pictures slowly
        # Whoever does not look at what is played is not made to wait for it.
        self.context.add_init_script(f"localStorage.arsenale ??= JSON.stringify({{pace: '{pace}'}})")
        self.page: Page = self.open_tab()

    def open_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self._hear("error", f"{error} {error.stack} {page.url}"))
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind not in ("error", "warning") or (self.forgiven and re.search(self.forgiven, text)):
            return
        self.complaints.append(f"{kind}: {text}")

    def close(self) -> None:
        self.context.close()

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    # Tables

    def open_table(self, *seats: str, game: str = "doge_ship", speed: str = "instant", **fields: str) -> str:
        """Open a table by the form and sit down at it; the path of its page."""
        page = self.go(f"/new?game={game}")
        page.check(f"input[name=players][value='{len(seats)}']")
        for number, kind in enumerate(seats):
            field = page.locator(f"select[name=seat_{number}]")
            # An apprentice thinks least; the form offers the usual one by itself.
            if kind != "usual":
                field.select_option("bot:apprentice" if kind == "bot" else kind)
            if f"name_{number}" in fields:
                page.fill(f"input[name=name_{number}]", fields[f"name_{number}"])
        page.select_option("#bot_speed", speed)
        if fields.get("public"):
            page.check("input[name=public]")
        if "hints" in fields:
            page.select_option("#hints", fields["hints"])
        page.click("#new button.main")
        page.wait_for_selector("#line[data-state=live]", state="attached")
        return page.url.removeprefix(self.address)

    def join(self, link: str, name: str) -> None:
        """Sit down at somebody's table by their link."""
        self.page.goto(link)
        self.page.fill("#name", name)
        self.page.click("form.sheet-form button")
        self.page.wait_for_selector("#line[data-state=live]", state="attached")

    def question(self) -> str:
        return self.page.inner_text("#question")

    def wait_for_my_decision(self) -> None:
        """Until this page asks its person and the board shows it, or the match is over."""
        self.page.wait_for_function(ASKED_AND_DRAWN)

    @property
    def is_over(self) -> bool:
        return self.page.locator("#act.is-over").count() > 0

    def seq(self) -> int:
        return int(self.page.get_attribute("#table", "data-seq") or 0)

    def wait_after(self, seq: int) -> None:
        """Until the page shows a later entry. The content security policy allows functions here, not expressions."""
        self.page.wait_for_function("seq => Number(document.querySelector('#table')?.dataset.seq) > seq", arg=seq)

    def wait_until_played(self, before: int) -> None:
        """Until the page shows what came of a choice of its own and takes the next one. That a later entry is there
        says neither: it may be another's sealed choice, and the answer to one's own comes after it."""
        self.page.wait_for_function(PLAYED_AFTER, arg=before)

    def wait_until_settled(self) -> None:
        """Until the page has heard that it was scrolled."""
        self.page.evaluate(TWO_FRAMES)

    def choose(self, number: int = 0) -> None:
        """Take a choice: on the board where it is offered, else in the list; whatever is warned of is meant. Waits
        until the page shows what came of it."""
        before = self.seq()
        self.page.wait_for_function(CONTROLS_THERE)
        self.page.wait_for_function(AT_REST)
        pieces = self.page.locator(OFFERED)
        count = pieces.count()
        piece = pieces.nth(number % count) if count else None
        if not (piece and self._press_piece(piece, before)):
            self.open_choices()
            buttons = self.page.locator("#choices button")
            buttons.nth(number % buttons.count()).click()
            self.page.wait_for_function(PLAYED_OR_WARNED, arg=before)
        if self.page.is_visible("#picked"):
            self.page.click("#picked .main")
        self.wait_until_played(before)

    def _press_piece(self, piece: Locator, before: int) -> bool:
        """Whether the piece could be chosen: a finger that meets nothing tries again, a few times."""
        for _ in range(TAPS if self.is_phone else 1):
            piece.evaluate(SPOT)
            self.wait_until_settled()  # a finger meets what is drawn, not what has just been scrolled to
            spot = piece.evaluate(SPOT)
            if not spot:
                return False
            self.press(*spot)
            try:
                self.page.wait_for_function(PLAYED_OR_WARNED, arg=before, timeout=TAP_MS if self.is_phone else None)
            except TooLate:
                continue
            return True
        return False

    def press(self, x: float, y: float) -> None:
        """A click; on a phone a tap."""
        if self.is_phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def open_choices(self) -> None:
        """All choices in words; closed, the list is there for screen readers alone."""
        if not self.page.locator("#panel-choices.is-open").count():
            self.page.click("[data-panel=choices]")

    def choose_until(self, is_so: Callable[[], bool], settled: str = ASKED_AND_DRAWN) -> None:
        """Take the first choice again and again; after each wait until the page is `settled`."""
        for _ in range(MOST_CHOICES):
            if is_so():
                return
            self.choose(0)
            self.page.wait_for_function(settled)
        raise AssertionError(f"it did not come to that within {MOST_CHOICES} choices")

    def play_on(self, choices: int) -> int:
        """Make up to so many choices, stop at the end of the match; how many were made on the board."""
        made = 0
        for number in range(choices):
            self.wait_for_my_decision()
            if self.is_over:
                break
            made += self.page.locator(OFFERED).count() > 0
            self.choose(number * 7)
        return made
