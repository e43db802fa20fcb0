"""Draw the pictures of the documentation from real positions: python tools/pictures.py"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tools.shots_boards import NAMES, drawing, positions  # noqa: E402

from arsenale.games import games, load, speech  # noqa: E402


def main() -> None:
    for name in games():
        game = load(name)
        [middle] = positions(game, ["middle"])
        drawn = drawing(game, middle, speech(game, "en", NAMES), "wide", None)
        path = ROOT / "docs" / "pictures" / f"{name}.svg"
        path.parent.mkdir(exist_ok=True)
        path.write_text(drawn, encoding="utf-8")
        print(path.relative_to(ROOT), len(drawn))


if __name__ == "__main__":
    main()
