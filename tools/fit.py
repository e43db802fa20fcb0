"""Fit the weights of a game's estimate by self-play, and write them to weights.json in its folder.

Greedy bots play each other, every seat with weights of its own a little off the present ones: what a weight does to the
result is the slope of the result over it. The weights that clearly make a difference are moved, and what comes out
plays the present weights on fresh deals with seats changed: it takes their place only if it does clearly better. At the
end the spread is fitted, on matches of the weights kept, so that `win_chances` tells best who won. Minutes are
processor time, so that a busy machine does not count.

    make fast && .venv/bin/python tools/fit.py venedig --players 2,4 --minutes 15
    .venv/bin/python tools/fit.py venedig --duel '{"late": 1.0}'      # other weights against the present ones
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from operator import mul
from pathlib import Path
from typing import Any

from arsenale import games, load, seeded
from arsenale.bots.chances import softmax
from arsenale.bots.greedy import Greedy
from arsenale.bots.match import decide
from arsenale.bots.ratings import wilson_interval
from arsenale.engine import Game, State

ROOT = Path(__file__).resolve().parent.parent
SPREADS = ("spread_end", "spread_start")  # what makes chances of estimates
VARIETY = 0.2  # how far weights are off in the matches to learn from, as a logarithm; less where little is too much
STRIDE = 0.2  # how far a weight moves at most, likewise, at first: shorter after a failure, longer after a success
SHORTER, LONGER, LONGEST = 0.5, 1.4, 0.4
CLEAR = 3.0  # times its own error: a slope for a full stride
FAINT = 1.0  # a slope that is not worth a move
LEARN_SHARE = 0.55  # of the time; the rest is for matches against the present weights
LEAST_DUEL, ENOUGH_DUEL = 100, 200  # matches before new weights are given up, and taken
SURE = 2.3  # times its own error: a lead that is no luck
SPREAD_MATCHES = 200
STILL = 1e-4  # of surprise: no gain to speak of
BUDGET = 150  # positions a decision: quicker than greedy's own, and about as sensible

Value = float | list[Any]  # a number, a row, or rows
Values = dict[str, Value]
Offsets = dict[str, float]  # by part of the weights, as a logarithm: see `parts`


class Slopes:
    """What each weight does to the result: sums over all matches."""

    def __init__(self, names: Sequence[str]) -> None:
        self.products = dict.fromkeys(names, 0.0)
        self.squares = dict.fromkeys(names, 0.0)
        self.results = 0.0
        self.count = 0

    def add(self, sides: Sequence[Offsets], results: Sequence[float]) -> None:
        """The results of all seats of a match, as much above the mean as below it."""
        for side, result in zip(sides, results, strict=True):
            self.results += result * result
            self.count += 1
            for name in side:
                off = side[name] - sum(other[name] for other in sides) / len(sides)
                self.products[name] += off * result
                self.squares[name] += off * off

    def clearness(self) -> dict[str, float]:
        """Each slope in units of its error."""
        error = math.sqrt(self.results / self.count)
        return {name: self.products[name] / math.sqrt(self.squares[name]) / error for name in self.products}


class Duel:
    """How new weights did against the present ones: by matches won, and by the lead in `results` (it tells sooner)."""

    def __init__(self) -> None:
        self.matches = 0
        self.won = 0.0
        self.leads: list[float] = []  # one for each deal, over all its seatings

    def clearness(self) -> float:
        """The mean lead in units of its error."""
        count = len(self.leads)
        mean = sum(self.leads) / count
        variance = sum((lead - mean) ** 2 for lead in self.leads) / (count - 1)
        return mean / math.sqrt(variance / count + 1e-12)

    def is_won(self) -> bool:
        return self.matches >= ENOUGH_DUEL and self.won > 0.5 * self.matches and self.clearness() > SURE

    def is_lost(self) -> bool:
        return self.matches >= LEAST_DUEL and self.clearness() < -1.6

    def told(self) -> str:
        low, high = wilson_interval(self.won, self.matches)
        share = f"{100 * self.won / self.matches:.1f} % of {self.matches} ({100 * low:.1f} to {100 * high:.1f} %)"
        return f"{share}, ahead by {self.clearness():.1f} errors"


class Fit:
    """One game and its weights."""

    def __init__(self, name: str, players: Sequence[int], seed: int, variety: float = VARIETY) -> None:
        self.game: Game[Any] = load(name)
        self.weights: Any = import_module(f"arsenale.games.{name}.weights").WEIGHTS
        self.file = ROOT / "src" / "arsenale" / "games" / name / "weights.json"
        self.values: Values = json.loads(self.file.read_text(encoding="utf-8"))["weights"]
        self.players = players
        self.chance = random.Random(seed)
        self.seed = seed
        self.deals = 0
        self.found: list[str] = []
        self.variety = variety
        self.stride = min(STRIDE, variety)
        self.forget()

    def forget(self) -> None:
        self.slopes = Slopes([name for name in parts(self.values) if name not in SPREADS])

    # Matches

    def play(self, sides: Sequence[Values], seed: str) -> Iterator[State]:
        """A match between greedy bots that judge by these weights, one set a seat: the state before every turn, and
        the last one."""
        state: State = self.game.start(players=len(sides), seed=seed)
        bots = [Greedy(self.game, f"{seed} seat {seat}", budget=BUDGET) for seat in range(len(sides))]
        deals = seeded(f"deals {seed}")
        before = -1
        while not state.finished:
            seat = state.actors()[0]
            if seat != before:
                yield state
                self.use(sides[seat])
                before = seat
            state.apply(seat, decide(bots[seat], state, seat, deals))
        yield state

    def use(self, values: Values) -> None:
        for name, value in values.items():
            setattr(self.weights, name, value)

    def next_deal(self) -> tuple[int, str]:
        """The number of players, each in turn, and a seed."""
        self.deals += 1
        return self.players[self.deals % len(self.players)], f"fit {self.seed} {self.deals}"

    def last_state(self, sides: Sequence[Values], seed: str) -> State:
        *_, last = self.play(sides, seed)
        return last

    # Learning

    def learn(self, until: float) -> None:
        """Matches of seats with weights of their own; every deal is played again with the seats moved on."""
        while time.process_time() < until:
            players, deal = self.next_deal()
            offsets = [self.random_offsets() for _ in range(players)]
            for _ in range(2):
                last = self.last_state([moved(self.values, offset) for offset in offsets], deal)
                self.slopes.add(offsets, results(last))
                offsets = [*offsets[1:], offsets[0]]

    def random_offsets(self) -> Offsets:
        return {name: self.chance.gauss(0.0, self.variety) for name in self.slopes.products}

    def step(self) -> Offsets:
        """Where the slopes lead: the clearer one is, the further."""
        clearness = self.slopes.clearness()
        told = sorted(clearness.items(), key=lambda item: -abs(item[1]))
        print("   ", ", ".join(f"{name} {value:+.1f}" for name, value in told[:8]), flush=True)
        return {
            name: self.stride * max(-1.0, min(1.0, value / CLEAR)) if abs(value) > FAINT else 0.0
            for name, value in clearness.items()
        }

    def duel(self, new: Values, until: float) -> Duel:
        """New weights against the present ones, every deal with seats changed, until it is clear or time is up."""
        duel = Duel()
        while duel.matches < LEAST_DUEL or (time.process_time() < until and not duel.is_won() and not duel.is_lost()):
            players, deal = self.next_deal()
            lead = 0.0
            for turn in (0, 1):
                sides = [new if seat % 2 == turn else self.values for seat in range(players)]
                last = self.last_state(sides, deal)
                winners = last.winners()
                duel.matches += 1
                duel.won += sum(seat % 2 == turn for seat in winners) / len(winners)
                lead += sum(result for seat, result in enumerate(results(last)) if seat % 2 == turn)
            duel.leads.append(lead)
        return duel

    def round(self, seconds: float) -> None:
        now = time.process_time()
        self.learn(now + LEARN_SHARE * seconds)
        print(f"  {self.slopes.count} seats played; clearest:", flush=True)
        new = moved(self.values, self.step())
        duel = self.duel(new, now + seconds)
        print(f"  new against present: {duel.told()}", flush=True)
        if duel.is_won():
            self.take(new, f"{duel.told()} against the weights before")
            self.stride = min(LONGEST, LONGER * self.stride)
        else:
            self.stride *= SHORTER

    def take(self, new: Values, how: str) -> None:
        self.values = new
        self.found.append(how)
        self.forget()

    # The spread

    def fit_spread(self) -> None:
        """Maximum likelihood of who won, at every turn of matches between equals, by halving steps."""
        told: list[tuple[list[float], State, tuple[int, ...]]] = []
        for _ in range(SPREAD_MATCHES):
            players, deal = self.next_deal()
            states = [state.copy() for state in self.play([self.values] * players, deal)]
            for state in states[1:-1]:
                estimates = [self.game.estimate(state, seat) for seat in range(players)]
                told.append((estimates, state, states[-1].winners()))
        best = self.surprise(told)
        size = 0.5
        while size > 0.01:
            for name, way in [(name, way) for name in SPREADS for way in (size, -size)]:
                new = moved(self.values, {name: way})
                self.use(new)
                if (found := self.surprise(told)) < best - STILL:
                    best, self.values = found, new
                    break
            else:
                size /= 2
                self.use(self.values)
        print(f"  spread: surprise {best:.4f} at {len(told)} positions", flush=True)
        self.found.append(f"spread: {SPREAD_MATCHES} matches of greedy, {told_players(self.players)} players")

    def surprise(self, told: Sequence[tuple[list[float], State, tuple[int, ...]]]) -> float:
        """By the spread in use, how little those who won were expected to: the mean of -log of their chance."""
        total = 0.0
        for estimates, state, winners in told:
            chances = softmax(estimates, self.game.adviser.spread(state))
            total -= sum(math.log(max(1e-9, chances[seat])) for seat in winners) / len(winners)
        return total / len(told)

    def write(self) -> None:
        old = json.loads(self.file.read_text(encoding="utf-8"))["fitted"]
        values = {name: rounded(value) for name, value in self.values.items()}
        text = json.dumps({"fitted": [*old, *self.found], "weights": values}, indent=1)
        self.found = []
        self.file.write_text(text + "\n", encoding="utf-8")


def parts(values: Values) -> Iterator[str]:
    """What moves by itself: a number, a row, or each of several rows."""
    for name, value in values.items():
        if isinstance(value, list) and isinstance(value[0], list):
            yield from (f"{name} {number}" for number in range(len(value)))
        else:
            yield name


def moved(values: Values, offsets: Offsets) -> Values:
    new: Values = {}
    for name, value in values.items():
        if isinstance(value, list) and isinstance(value[0], list):
            new[name] = [scaled(row, offsets.get(f"{name} {number}", 0.0)) for number, row in enumerate(value)]
        else:
            new[name] = scaled(value, offsets.get(name, 0.0))
    return new


def scaled(value: Value, offset: float) -> Value:
    return each(value, partial(mul, math.exp(offset)))


def each(value: Value, change: Callable[[float], float]) -> Value:
    """The value with all its numbers changed."""
    return [each(item, change) for item in value] if isinstance(value, list) else change(value)


def results(state: State) -> list[float]:
    """How far each seat is above the mean: by its score, and by winning."""
    scores, winners = state.scores(), state.winners()
    mean = sum(scores) / len(scores)
    size = sum(abs(score - mean) for score in scores) / len(scores) + 0.1 * mean + 1e-9
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    return [(score - mean) / size + won[seat] - 1 / len(scores) for seat, score in enumerate(scores)]


def told_players(counts: Sequence[int]) -> str:
    *first, last = [str(count) for count in counts]
    return f"{', '.join(first)} and {last}" if first else last


def rounded(value: Value) -> Value:
    return each(value, lambda item: float(f"{item:.4g}"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit a game's weights by self-play.")
    parser.add_argument("game", choices=games())
    parser.add_argument("--players", default="2,4", help="player counts, as 2,4")
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--round", type=float, default=8.0, help="minutes of one round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variety", type=float, default=VARIETY, help="how far weights are off to learn from")
    parser.add_argument("--duel", help="no fit: these weights, as JSON, against the present ones")
    options = parser.parse_args()
    fit = Fit(options.game, [int(count) for count in options.players.split(",")], options.seed, options.variety)
    end = time.process_time() + 60 * options.minutes
    if options.duel:
        print(fit.duel({**fit.values, **json.loads(options.duel)}, end).told())
        return
    while end - time.process_time() > 30 * options.round:
        print(f"{(end - time.process_time()) / 60:.1f} minutes left", flush=True)
        fit.round(60 * options.round)
        fit.write()
    fit.fit_spread()
    fit.write()


if __name__ == "__main__":
    main()
