"""Draw the pictures of the documentation from real positions: python tools/pictures.py"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from arsenale import bots  # noqa: E402
from arsenale.bots.match import play_match  # noqa: E402
from arsenale.games import games, load, speech  # noqa: E402

NAMES = ["San Marco", "Castello", "Cannaregio", "Dorsoduro"]


def main() -> None:
    for name in games():
        game = load(name)
        match = play_match(game, [bots.make("greedy", game, seat) for seat in range(4)], seed="picture")
        state = match.record.replay(game, len(match.record.actions) * 2 // 3)
        seat = state.actors()[0]
        drawn = game.svg(game.view(state, seat), speech(game, "en", NAMES), legal=state.legal(seat), standalone=True)
        path = ROOT / "docs" / "pictures" / f"{name}.svg"
        path.parent.mkdir(exist_ok=True)
        path.write_text(drawn, encoding="utf-8")
        print(path.relative_to(ROOT), len(drawn))


if __name__ == "__main__":
    main()
