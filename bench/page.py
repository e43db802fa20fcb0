"""How long a person waits at the table page, and how long the page is busy: `python -m bench.page [--choices 40]`.

One person and two Journeymen, the games in turn, in Chromium on a laptop's window with everything that moves. Measured
is the time from a click to one's next decision at normal pace, and the same where whoever plays skips what is shown;
and the tasks of the page that took longer than 50 ms while it played the moves of the others.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.web.browser.conftest import find_chromium
from tests.web.browser.visitor import FLAGS, Visitor
from tests.web.conftest import RealServer

from arsenale.games import games

LAPTOP = {"width": 1280, "height": 720}
LONG_MS = 100
NOTE_TASKS = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({type: "longtask"});
}"""
MINE = "() => document.querySelector('#act.is-mine, #act.is-over') !== null"


def waits(browser: Browser, address: str, game: str, *, choices: int, skips: bool) -> tuple[list[float], list[float]]:
    """Seconds from a click to the next decision, wherever others act between; and the page's long tasks."""
    anna = Visitor(browser, address, motion=True, pace="normal")
    anna.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    anna.open_table("me", "bot:journeyman", "bot:journeyman", game=game, speed="normal")
    anna.wait_for_my_decision()
    anna.page.evaluate(NOTE_TASKS)
    seconds = []
    for number in range(choices):
        anna.wait_for_my_decision()
        if anna.is_over:
            break
        before = anna.seq()
        anna.choose(number * 7)
        clicked = time.monotonic()
        if anna.page.evaluate(MINE) and anna.seq() == before + 1:
            continue  # one's own turn goes on
        if skips:
            anna.page.keyboard.press("Escape")
        while not anna.page.evaluate(MINE):
            if skips:
                anna.page.keyboard.press("Escape")
            time.sleep(0.02)
        seconds.append(time.monotonic() - clicked)
    tasks = anna.page.evaluate("() => window.tasks")
    anna.close()
    return seconds, tasks


def told(game: str, kind: str, seconds: list[float], tasks: list[float]) -> str:
    late = sorted(seconds)[len(seconds) * 9 // 10] if seconds else 0.0
    long = sum(task > LONG_MS for task in tasks)
    return (
        f"{game}, {kind}: {len(seconds)} waits, median {statistics.median(seconds):.1f} s, nine of ten below "
        f"{late:.1f} s; tasks over {LONG_MS} ms: {long}, the longest {max(tasks, default=0):.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=40)
    options = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("expected a Chromium on this machine, such as Debian's package chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RealServer(Path(folder) / "page.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            for game in games():
                for kind in ("normal pace", "skipped"):
                    found = waits(browser, server.address, game, choices=options.choices, skips=kind == "skipped")
                    print(told(game, kind, *found), flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
