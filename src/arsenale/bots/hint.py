"""What a strong player would think of a decision: the best actions, what they promise, and what speaks for them."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ..engine import Game, Rng, State, seeded
from .chances import win_chances
from .search_chain import ChainSearch, chain_floor, play_within
from .thinker import Thinker

SHOWN: Final = 3
CONSIDERED: Final = 8  # actions beside which those shown are seen
SEARCH_SHARE: Final = 0.7  # of the seconds; the rest is for seeing what the actions lead to
SAMPLES: Final = 8  # ways to deal what the seat cannot know
NODES: Final = 60  # positions looked at for each further decision of one's own
ENVY: Final = 0.5
MOST_REASONS: Final = 3
CLEAR: Final = 0.25  # of the greatest difference: what is less is not worth a word
NOTHING: Final = 0.01  # of the game's spread
RIVALS: Final = "rivals"  # beside the game's own reasons: how the others stand
SURE: Final = 1e-3  # no hint promises or denies a win altogether


@dataclass(frozen=True)
class Hint:
    """An action, the chance to win with it, and by what it differs from the other sensible ones."""

    action: int
    chance: float
    better: tuple[str, ...]  # reasons of the game, or `RIVALS`
    worse: tuple[str, ...]


@dataclass
class Outlook:
    """Where an action leads: sums over all samples."""

    chance: float = 0.0
    parts: dict[str, float] = field(default_factory=dict)

    def add(self, game: Game[Any], state: State, seat: int) -> None:
        self.chance += win_chances(game, state)[seat]
        others = [game.estimate(state, other) for other in range(state.players) if other != seat]
        parts = {**game.reasons(state, seat), RIVALS: -sum(others) / len(others)}
        for key, value in parts.items():
            self.parts[key] = self.parts.get(key, 0.0) + value


def hints(
    game: Game[Any], state: State, seat: int, seed: int | str, *, seconds: float = 0.0, iterations: int = 0
) -> list[Hint]:
    """The best actions of a seat that must decide, the best first. The state is redealt for the seat, as for bots.

    With iterations instead of seconds the same seed gives the same hints."""
    deadline = time.perf_counter() + seconds if seconds else math.inf
    ranked = ranking(game, state, seat, seed, SEARCH_SHARE * seconds, iterations)
    actions = [action for action, _ in ranked]
    samples, outlooks = look_ahead(game, state, seat, actions, seeded(f"hints {seed}"), deadline)
    spread = game.adviser.spread(state)
    first = odds_of(outlooks[0].chance / samples)
    odds = first
    found = []
    for place, (action, behind) in enumerate(ranked[:SHOWN]):
        # What the search has seen further on puts the others behind the best.
        seen = odds_of(outlooks[place].chance / samples) if behind is None else first - behind / spread
        odds = min(odds, seen)
        better, worse = reasons(outlooks, place, NOTHING * spread * samples)
        found.append(Hint(action, 1.0 / (1.0 + math.exp(-odds)), better, worse))
    return found


def ranking(
    game: Game[Any], state: State, seat: int, seed: int | str, seconds: float, iterations: int
) -> list[tuple[int, float | None]]:
    """The actions that the search looked at most, and how far they are behind the first; None: it cannot tell."""
    thinker = Thinker(game, seed, seconds=seconds, iterations=iterations)
    thinker.choose(state, seat)
    sensible = state.sensible(seat)
    if len(sensible) == 1:
        return [(sensible[0], 0.0)]
    findings = sorted(thinker.search.findings(), key=lambda found: (found[1], found[2]), reverse=True)
    _, visits, total = findings[0]
    best = total / visits
    return [(action, best - total / visits if visits else None) for action, visits, total in findings[:CONSIDERED]]


def odds_of(chance: float) -> float:
    """On the logarithmic scale."""
    held = min(1.0 - SURE, max(SURE, chance))
    return math.log(held / (1.0 - held))


def look_ahead(
    game: Game[Any], state: State, seat: int, actions: Sequence[int], rng: Rng, deadline: float
) -> tuple[int, list[Outlook]]:
    """How many samples there was time for, and what each action led to in all of them."""
    chain = ChainSearch(game.adviser.estimate, rng, ENVY)
    outlooks = [Outlook() for _ in actions]
    samples = 0
    while samples < SAMPLES and (samples == 0 or time.perf_counter() < deadline):
        dealt = state.redealt(seat, rng)
        answers = chain.sealed_answers(dealt, seat)
        for action, outlook in zip(actions, outlooks, strict=True):
            end = dealt.copy()
            if answers:
                play_sealed(end, seat, action, answers)
            else:
                play_chain(end, seat, action, chain)
            outlook.add(game, end, seat)
        samples += 1
    return samples, outlooks


def play_chain(state: State, seat: int, action: int, chain: ChainSearch) -> None:
    """Play the action and, as well as a short look allows, what the seat decides after it."""
    floor = chain_floor(state, seat)
    while True:
        play_within(state, action, floor)
        if len(state.pending) <= floor:
            state.settle()
            return
        if state.pending[-1].seat != seat:
            return
        options = state.sensible(seat)
        values = chain.values(state, seat, options, NODES) if len(options) > 1 else [0.0]
        action = options[values.index(max(values))]


def play_sealed(state: State, seat: int, action: int, answers: Sequence[tuple[int, int]]) -> None:
    """Play the action against these choices of those who decide at the same time."""
    state.apply(seat, action)
    for other, answer in answers:
        if answer in state.legal(other):
            state.apply(other, answer)


def reasons(outlooks: Sequence[Outlook], place: int, least: float) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """In what the outlook differs most from the mean of the others: for the better, and for the worse."""
    others = [outlook.parts for number, outlook in enumerate(outlooks) if number != place]
    if not others:
        return (), ()
    differences = {
        key: value - sum(parts[key] for parts in others) / len(others) for key, value in outlooks[place].parts.items()
    }
    greatest = sorted(differences, key=lambda key: -abs(differences[key]))[:MOST_REASONS]
    bar = max(least, CLEAR * abs(differences[greatest[0]]))
    told = [key for key in greatest if abs(differences[key]) >= bar]
    return tuple(key for key in told if differences[key] > 0), tuple(key for key in told if differences[key] < 0)
