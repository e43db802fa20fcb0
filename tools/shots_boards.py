"""Draw boards at moments of real matches, as SVG and through headless Chromium as PNG: to look at them.

python tools/shots_boards.py --out build/shots doge_ship --players 4 --languages en de --moments opening middle end
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from arsenale.engine import Game, State, seeded  # noqa: E402
from arsenale.games import load, speech  # noqa: E402

NAMES = ["Marina", "Zuan Bembo", "Elisabetta Querini", "Piero", "Angelo"]
THEMES = ("light", "night")
LAYOUTS = ("wide", "phone")
CHROMIUM = ("/usr/bin/chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars")


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw boards at moments of real matches.")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "shots")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--languages", nargs="+", default=["en"])
    parser.add_argument("--themes", nargs="+", default=list(THEMES), choices=THEMES)
    parser.add_argument("--layouts", nargs="+", default=list(LAYOUTS), choices=LAYOUTS)
    parser.add_argument("--moments", nargs="+", default=["opening", "middle", "end"])
    options = parser.parse_args()
    game = load(options.game)
    options.out.mkdir(parents=True, exist_ok=True)
    for moment, state, seat in moments(game, options.players, options.seed, options.moments):
        for language in options.languages:
            words = speech(game, language, NAMES[: options.players])
            for layout in options.layouts:
                for theme in options.themes:
                    name = f"{game.name}-{options.players}p-{moment}-{language}-{layout}-{theme}"
                    drawing = game.svg(
                        game.view(state, seat),
                        words,
                        legal=[] if seat is None else state.legal(seat),
                        layout=layout,
                        standalone=True,
                        theme=theme,
                    )
                    shoot(drawing, options.out / name)
                    print(options.out / f"{name}.png")


def moments(game: Game[Any], players: int, seed: str, wanted: list[str]) -> Iterator[tuple[str, State, int | None]]:
    """`opening`, `middle`, `end`, or the key of a question (`take`, `bid`, ...), the last time it is asked."""
    state: State = game.start(players=players, seed=seed)
    chance = seeded(f"shots {seed}")
    states: list[tuple[State, int]] = []
    while not state.finished and len(states) < 5000:
        seat = state.actors()[0]
        states.append((state.copy(), seat))
        state.play(seat, constructive(game, state, seat, chance))
    for moment in wanted:
        if moment == "opening":
            yield moment, *states[0]
        elif moment == "middle":
            yield moment, *states[len(states) * 2 // 3]
        elif moment == "end":
            yield moment, state, None
        else:
            asked = [entry for entry in states if any(step.key == moment for step in entry[0].asked())]
            if asked:
                yield moment, *asked[len(asked) * 3 // 4]


def constructive(game: Game[Any], state: State, seat: int, chance: Any) -> int:
    """The best of a few random actions by the game's own estimate, a few steps ahead."""
    legal = state.legal(seat)
    best, best_value = legal[0], float("-inf")
    for action in chance.shuffled(tuple(legal))[:12]:
        twin = state.copy()
        twin.apply(seat, action)
        for _ in range(3):
            if twin.actors() != (seat,):
                break
            further = twin.legal(seat)
            values = []
            for other in chance.shuffled(tuple(further))[:5]:
                again = twin.copy()
                again.apply(seat, other)
                values.append((game.estimate(again, seat), other))
            twin.apply(seat, max(values)[1])
        value = game.estimate(twin, seat)
        if value > best_value:
            best, best_value = action, value
    return best


def shoot(drawing: str, base: Path) -> None:
    """Write the SVG, and a PNG of its own size."""
    base.with_suffix(".svg").write_text(drawing, encoding="utf-8")
    root = drawing[drawing.index('viewBox="0 0 ') :]
    width, height = root.split('"')[1].split()[2:]
    scale = 1 if int(width) > 600 else 2
    subprocess.run(
        [*CHROMIUM, f"--window-size={width},{height}", f"--force-device-scale-factor={scale}",
         f"--screenshot={base.with_suffix('.png')}", f"file://{base.with_suffix('.svg').resolve()}"],
        check=True, capture_output=True, timeout=120,
    )  # fmt: skip


if __name__ == "__main__":
    main()
