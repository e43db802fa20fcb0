"""Screenshots of all boards and pages: wide and phone, light and night, in three languages, out of real matches.

.venv/bin/python tools/shots.py --out build/shots --games venedig --languages de --moments opening site --only boards
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.web.browser.conftest import find_chromium  # noqa: E402
from tests.web.browser.visitor import FLAGS  # noqa: E402
from tools.shots_boards import LANGUAGES, MOMENTS, draw_boards  # noqa: E402
from tools.shots_pages import shoot_pages  # noqa: E402

import arsenale  # noqa: E402
from arsenale.engine import Game  # noqa: E402

_SIZE = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
_FEWEST_BYTES = 8_000  # a picture with nothing on it is smaller


def main() -> None:
    parser = argparse.ArgumentParser(description="Screenshots of boards and pages out of real matches.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "shots")
    parser.add_argument("--games", nargs="+", default=list(arsenale.games()), choices=arsenale.games())
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=LANGUAGES)
    parser.add_argument("--moments", nargs="+", default=list(MOMENTS), help="or the key of a question, such as site")
    parser.add_argument("--only", choices=("boards", "pages"))
    options = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("expected a Chromium on this machine, such as Debian's package chromium")
    options.out.mkdir(parents=True, exist_ok=True)
    games = [arsenale.load(name) for name in options.games]
    begun = time.time()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        chosen: dict[str, Any] = {"languages": options.languages, "moments": options.moments}
        if options.only != "pages":
            shoot_boards(browser, options.out, games, **chosen)
        if options.only != "boards":
            shoot_pages(browser, options.out, games, database=Path(folder) / "shots.db", **chosen)
        browser.close()
    report(options.out, begun)


def shoot_boards(browser: Browser, out: Path, games: Sequence[Game[Any]], **chosen: Any) -> None:
    pages = {layout: browser.new_page(device_scale_factor=scale) for layout, scale in (("wide", 1), ("phone", 2))}
    for game in games:
        for drawn, layout in draw_boards(game, out, **chosen):
            size = _SIZE.search(drawn.read_text(encoding="utf-8"))
            assert size is not None
            page = pages[layout]
            page.set_viewport_size({"width": int(size[1]), "height": int(size[2])})
            page.goto(drawn.resolve().as_uri())
            page.screenshot(path=drawn.with_suffix(".png"))


def report(out: Path, begun: float) -> None:
    made = [path for path in out.glob("*.png") if path.stat().st_mtime >= begun]
    print(f"{len(made)} pictures in {out}, {time.time() - begun:.0f} seconds")
    blank = [path.name for path in made if path.stat().st_size < _FEWEST_BYTES]
    if blank:
        sys.exit(f"expected something on every picture, found nothing on {', '.join(blank)}")


if __name__ == "__main__":
    main()
