"""What a strong player would think of a decision: the best actions, what they promise, and what speaks for them."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ..engine import Game, Rng, State, seeded
from .chances import win_chances
from .search import TurnLookahead, play_in_turn, turn_floor
from .search_bot import SearchBot

RIVALS: Final = "rivals"  # beside the game's own reasons: how the others stand

# All set by hand, by what reads well and comes in time.
SHOWN: Final = 3  # actions
COMPARED: Final = 8  # actions with which those shown are compared
SEARCH_SHARE: Final = 0.7  # of the seconds; the rest is for seeing what the actions lead to
DEALS: Final = 8  # of what the seat cannot know
BUDGET: Final = 60  # positions of the lookahead at each further decision of the seat's own
RIVAL_WEIGHT: Final = 0.5  # how much the best opponent's estimate counts in a lookahead
MAX_REASONS: Final = 3
CLEAR_SHARE: Final = 0.25  # of the greatest difference: what is less is not worth a word
NEGLIGIBLE: Final = 0.01  # of the game's spread
MIN_CHANCE: Final = 1e-3  # no hint promises or denies a win altogether


@dataclass(frozen=True)
class Hint:
    """An action, the chance to win with it, and by what it differs from the other sensible ones."""

    action: int
    chance: float
    better: tuple[str, ...]  # reasons of the game, or `RIVALS`
    worse: tuple[str, ...]


@dataclass
class Outlook:
    """Where an action leads: sums over all deals."""

    chance: float = 0.0
    parts: dict[str, float] = field(default_factory=dict)

    def add(self, game: Game[Any], state: State, seat: int) -> None:
        self.chance += win_chances(game, state)[seat]
        others = [game.estimate(state, other) for other in range(state.players) if other != seat]
        parts = {**game.reasons(state, seat), RIVALS: -sum(others) / len(others)}
        for key, value in parts.items():
            self.parts[key] = self.parts.get(key, 0.0) + value


def find_hints(
    game: Game[Any], state: State, seat: int, seed: int | str, *, seconds: float = 0.0, iterations: int = 0
) -> list[Hint]:
    """The best actions of a seat that must decide, the best first. The state is redealt for the seat, as for bots.

    With iterations instead of seconds the same seed gives the same hints."""
    deadline = time.perf_counter() + seconds if seconds else math.inf
    ranked = ranking(game, state, seat, seed, SEARCH_SHARE * seconds, iterations)
    actions = [action for action, _ in ranked]
    deals, outlooks = look_ahead(game, state, seat, actions, seeded(f"hints {seed}"), deadline)
    spread = game.adviser.spread(state)
    first = logit(outlooks[0].chance / deals)
    lowest = first
    hints = []
    for place, (action, behind) in enumerate(ranked[:SHOWN]):
        # What the search has seen further on puts the others behind the best.
        seen = logit(outlooks[place].chance / deals) if behind is None else first - behind / spread
        lowest = min(lowest, seen)
        better, worse = reasons(outlooks, place, NEGLIGIBLE * spread * deals)
        hints.append(Hint(action, 1.0 / (1.0 + math.exp(-lowest)), better, worse))
    return hints


def ranking(
    game: Game[Any], state: State, seat: int, seed: int | str, seconds: float, iterations: int
) -> list[tuple[int, float | None]]:
    """The actions that the search looked at most, and how far they are behind the first; None: it cannot tell."""
    bot = SearchBot(game, seed, seconds=seconds, iterations=iterations)
    bot.choose(state, seat)
    sensible = state.sensible(seat)
    if len(sensible) == 1:
        return [(sensible[0], 0.0)]
    ranked = sorted(bot.search.root_statistics(), key=lambda one: (one.visits, one.total_value), reverse=True)
    best = ranked[0].total_value / ranked[0].visits
    return [(one.action, best - one.total_value / one.visits if one.visits else None) for one in ranked[:COMPARED]]


def logit(chance: float) -> float:
    """The logarithm of the odds, within bounds."""
    bounded = min(1.0 - MIN_CHANCE, max(MIN_CHANCE, chance))
    return math.log(bounded / (1.0 - bounded))


def look_ahead(
    game: Game[Any], state: State, seat: int, actions: Sequence[int], rng: Rng, deadline: float
) -> tuple[int, list[Outlook]]:
    """How many deals there was time for, and what each action led to in all of them."""
    lookahead = TurnLookahead(game.adviser.estimate, rng, RIVAL_WEIGHT)
    outlooks = [Outlook() for _ in actions]
    deals = 0
    while deals < DEALS and (deals == 0 or time.perf_counter() < deadline):
        dealt = state.redealt(seat, rng)
        replies = lookahead.sealed_replies(dealt, seat)
        for action, outlook in zip(actions, outlooks, strict=True):
            end = dealt.copy()
            if replies:
                play_sealed(end, seat, action, replies)
            else:
                play_turn(end, seat, action, lookahead)
            outlook.add(game, end, seat)
        deals += 1
    return deals, outlooks


def play_turn(state: State, seat: int, action: int, lookahead: TurnLookahead) -> None:
    """Play the action and, as well as a short lookahead can, what the seat decides after it in its turn."""
    floor = turn_floor(state, seat)
    while True:
        play_in_turn(state, action, floor)
        if len(state.pending) <= floor:
            state.settle()
            return
        if state.pending[-1].seat != seat:
            return
        options = state.sensible(seat)
        values = lookahead.values(state, seat, options, BUDGET) if len(options) > 1 else [0.0]
        action = options[values.index(max(values))]


def play_sealed(state: State, seat: int, action: int, replies: Sequence[tuple[int, int]]) -> None:
    """Play the action against these choices of those who decide at the same time."""
    state.apply(seat, action)
    for other, reply in replies:
        if reply in state.legal(other):
            state.apply(other, reply)


def reasons(outlooks: Sequence[Outlook], place: int, least: float) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """In what the outlook differs most from the mean of the others: for the better, and for the worse."""
    others = [outlook.parts for number, outlook in enumerate(outlooks) if number != place]
    if not others:
        return (), ()
    differences = {
        key: value - sum(parts[key] for parts in others) / len(others) for key, value in outlooks[place].parts.items()
    }
    greatest = sorted(differences, key=lambda key: -abs(differences[key]))[:MAX_REASONS]
    bar = max(least, CLEAR_SHARE * abs(differences[greatest[0]]))
    told = [key for key in greatest if abs(differences[key]) >= bar]
    return tuple(key for key in told if differences[key] > 0), tuple(key for key in told if differences[key] < 0)
