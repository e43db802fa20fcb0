"""Screenshots of the pages out of a real match: wide and phone, light and night. `make shots` puts them in build/shots.

python tools/shots.py --out build/shots --game doge_ship --language en
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.web.browser.conftest import find_chromium  # noqa: E402
from tests.web.browser.visitor import FLAGS, Visitor  # noqa: E402
from tests.web.conftest import RealServer  # noqa: E402

LOOKS = [(size, theme) for size in ("wide", "phone") for theme in ("light", "night")]
MOST_CHOICES = 900
SETTLED_MS = 500


class Camera:
    """Takes every page four times, as the same person."""

    def __init__(self, browser: Browser, address: str, language: str, folder: Path, player: Visitor) -> None:
        self.folder = folder
        self.viewers = {look: self._viewer(browser, address, language, player, *look) for look in LOOKS}

    def _viewer(self, browser: Browser, address: str, language: str, player: Visitor, size: str, theme: str) -> Visitor:
        state: Any = player.context.storage_state()
        scheme = "dark" if theme == "night" else "light"
        scale = 2 if size == "phone" else 1
        return Visitor(
            browser,
            address,
            language=language,
            phone=size == "phone",
            storage_state=state,
            color_scheme=scheme,
            device_scale_factor=scale,
        )

    def take(self, name: str, path: str, ready: str, *, is_whole: bool = False) -> None:
        for (size, theme), viewer in self.viewers.items():
            page = viewer.go(path)
            page.wait_for_selector(ready)
            page.wait_for_function("() => [...document.images].every(image => image.complete && image.naturalWidth)")
            page.wait_for_timeout(SETTLED_MS)
            file = self.folder / f"{name}-{size}-{theme}.png"
            page.screenshot(path=file, full_page=is_whole)
            print(file)


def main() -> None:
    parser = argparse.ArgumentParser(description="Screenshots of the pages out of a real match.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "shots")
    parser.add_argument("--game", default="doge_ship")
    parser.add_argument("--language", default="en", choices=("en", "de", "fr"))
    options = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("expected a Chromium on this machine, such as Debian's package chromium")
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RealServer(Path(folder) / "shots.db")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            shoot(browser, server.address, options.game, options.language, options.out)
            browser.close()
        finally:
            server.stop()


def shoot(browser: Browser, address: str, game: str, language: str, folder: Path) -> None:
    anna = Visitor(browser, address, language=language)
    path = anna.open_table("me", "usual", "usual", game=game, name_0="Anna")
    camera = Camera(browser, address, language, folder, anna)
    for moment, choices in (("opening", 0), ("early", 9), ("middle", 32), ("late", 30)):
        anna.play_on(choices)
        anna.wait_for_my_decision()
        camera.take(f"table-{moment}", path, "#board.is-drawn")
    camera.take("start", "/", ".game img", is_whole=True)
    anna.play_on(MOST_CHOICES)
    camera.take("end", path, "#finish:not([hidden])")
    camera.take("replay", f"{path}/replay?at=90", "#board.is-drawn")
    if anna.complaints:
        sys.exit(f"the browser complains: {anna.complaints}")


if __name__ == "__main__":
    main()
