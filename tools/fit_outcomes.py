"""Fit the weights of a game's estimate to how matches end, and write them to weights.json in its folder.

Greedy bots play each other, now and then with a turn of random choices so that other positions come up too. Before
every turn it is noted how much each weight does to the estimates of the seats; least squares find the weights by
which estimates tell best how far ahead of the others each seat will be at the end. What comes out plays the
present weights on fresh deals with seats changed, and takes their place only if it does clearly better: what goes with
winning is not always what brings it about. Then it begins again with matches of the new weights.

    make fast && .venv/bin/python tools/fit_outcomes.py venedig --players 2,3,4,5 --matches 1500

Weights that only show a turn its way, as what a free place aboard is good for, go with losing as well as with winning:
keep those as they are.

    ... serenissima --players 2,3,4 --keep sale_now,sale_later,good_aboard,loading_place
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.fit import BUDGET, SPREADS, Fit, Values, each  # noqa: E402

from arsenale import games, seeded  # noqa: E402
from arsenale.bots.greedy import Greedy  # noqa: E402
from arsenale.bots.match import decide  # noqa: E402
from arsenale.engine import State  # noqa: E402

SILLY = 0.15  # turns with random choices
ASTRAY = 0.5  # of the choices in them
STEP = 0.01  # by which a weight is moved to see what it does
CAUTION = 10.0  # how strongly weights stay where they are, in rows of evidence
FIXED = ("win", *SPREADS)  # not for the middle of a match


class Knob:
    """One number of the weights: a weight, or its place in a row of them."""

    def __init__(self, name: str, values: Values, row: list[Any] | None = None, place: int = 0) -> None:
        self.name = name
        self.values = values
        self.row = row
        self.place = place

    def turn(self, by: float) -> None:
        if self.row is not None:
            self.row[self.place] += by
        else:
            self.values[self.name] += by  # type: ignore[operator]


def knobs_of(values: Values, kept: Sequence[str]) -> list[Knob]:
    """All numbers of the weights that are to be fitted."""
    found: list[Knob] = []
    for name, value in values.items():
        if name in kept:
            continue
        if not isinstance(value, list):
            found.append(Knob(name, values))
            continue
        rows = value if isinstance(value[0], list) else [value]
        found += [Knob(name, values, row, place) for row in rows for place in range(len(row))]
    return found


class LeastSquares:
    """The normal equations of a linear regression."""

    def __init__(self, size: int) -> None:
        self.products = [[0.0] * size for _ in range(size)]
        self.results = [0.0] * size

    def add(self, row: dict[int, float], result: float) -> None:
        for place, value in row.items():
            products = self.products[place]
            for other, factor in row.items():
                products[other] += value * factor
            self.results[place] += value * result

    def solved(self, caution: float) -> list[float]:
        """By Gauss; the more caution, the nearer to 0 what little evidence stands behind."""
        size = len(self.results)
        rows = [[*self.products[place], self.results[place]] for place in range(size)]
        for place in range(size):
            rows[place][place] += caution
        for place in range(size):
            first = rows[place]
            for other in range(place + 1, size):
                row = rows[other]
                factor = row[place] / first[place]
                if factor:
                    for column in range(place, size + 1):
                        row[column] -= factor * first[column]
        found = [0.0] * size
        for place in reversed(range(size)):
            rest = sum(rows[place][other] * found[other] for other in range(place + 1, size))
            found[place] = (rows[place][size] - rest) / rows[place][place]
        return found


class OutcomeFit(Fit):
    """One game, its weights, and what its matches tell of them."""

    kept: tuple[str, ...] = FIXED

    def fit(self, matches: int, seconds: float) -> bool:
        """One round; False if it brought nothing better."""
        new = self.improved(matches)
        duel = self.duel(new, time.process_time() + seconds)
        print(f"  new against present: {duel.told()}", flush=True)
        if duel.is_won():
            self.take(new, f"outcomes of {matches} matches: {duel.told()} against the weights before")
        return duel.is_won()

    def improved(self, matches: int) -> Values:
        """The weights that tell best how so many matches end."""
        new = {name: each(value, float) for name, value in self.values.items()}
        self.use(new)
        knobs = knobs_of(new, self.kept)
        most = max(self.players)
        evidence = LeastSquares(len(knobs) + most * most)
        for _ in range(matches):
            players, deal = self.next_deal()
            told = []
            for state in self.turns(players, deal):
                if state.finished:
                    break
                estimates = [self.game.estimate(state, seat) for seat in range(players)]
                told.append((estimates, self.slopes_at(state, estimates, knobs, most)))
            scores = state.scores()
            for estimates, slopes in told:
                for seat in range(players):
                    evidence.add(slopes[seat], above(scores, seat) - above(estimates, seat))
        for knob, move in zip(knobs, evidence.solved(CAUTION), strict=False):
            knob.turn(move)
        return new

    def turns(self, players: int, seed: str) -> Iterator[State]:
        """A match between greedy bots with some silly turns: the state before every turn, and the last one."""
        state: State = self.game.start(players=players, seed=seed)
        bots = [Greedy(self.game, f"{seed} seat {seat}", budget=BUDGET) for seat in range(players)]
        deals = seeded(f"deals {seed}")
        before = -1
        is_silly = False
        while not state.finished:
            seat = state.actors()[0]
            if seat != before:
                before = seat
                is_silly = self.chance.random() < SILLY
                yield state
            if is_silly and self.chance.random() < ASTRAY:
                state.apply(seat, self.chance.choice(state.legal(seat)))
            else:
                state.apply(seat, decide(bots[seat], state, seat, deals))
        yield state

    def slopes_at(
        self, state: State, estimates: Sequence[float], knobs: Sequence[Knob], most: int
    ) -> list[dict[int, float]]:
        """For each seat what every weight does to its lead, by the weight's number. Behind the weights is a place for
        whose turn it is: whoever is to move looks better than they are."""
        players = state.players
        mover = state.actors()[0]
        found = [{len(knobs) + (players - 1) * most + (seat - mover) % players: 1.0} for seat in range(players)]
        for number, knob in enumerate(knobs):
            knob.turn(STEP)
            setattr(self.weights, knob.name, knob.values[knob.name])
            slopes = [(self.game.estimate(state, seat) - estimates[seat]) / STEP for seat in range(players)]
            knob.turn(-STEP)
            setattr(self.weights, knob.name, knob.values[knob.name])
            for seat in range(players):
                if slope := above(slopes, seat):
                    found[seat][number] = slope
        return found


def above(values: Sequence[float], seat: int) -> float:
    """How far a seat's value is above the mean of the others'."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit a game's weights to how matches end.")
    parser.add_argument("game", choices=games())
    parser.add_argument("--players", default="2,4", help="player counts, as 2,4")
    parser.add_argument("--matches", type=int, default=1000, help="to learn from in a round")
    parser.add_argument("--rounds", type=int, default=3, help="at most; a round without success is the last")
    parser.add_argument("--minutes", type=float, default=5.0, help="for the matches against the present weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", default="", help="weights to leave as they are, as wine,port")
    options = parser.parse_args()
    fit = OutcomeFit(options.game, [int(count) for count in options.players.split(",")], options.seed)
    for name in filter(None, options.keep.split(",")):
        if name not in fit.values:
            parser.error(f"--keep: expected weights of {options.game}, one of {', '.join(fit.values)}, got {name!r}")
        fit.kept += (name,)
    for number in range(options.rounds):
        print(f"round {number + 1}", flush=True)
        if not fit.fit(options.matches, 60 * options.minutes):
            break
        fit.write()
    fit.fit_spread()
    fit.write()


if __name__ == "__main__":
    main()
