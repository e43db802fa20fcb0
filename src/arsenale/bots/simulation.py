"""Many matches between the same bots on the same seats: what `arsenale sim` plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from . import play_match, seated
from .workers import MatchPlan, play_all

LARGEST_BATCH: Final = 25  # matches; quick bots play one in less time than it takes to ask for it; by hand


class Simulation(MatchPlan):
    """Matches in which the bots take the seats in turn, always the same."""

    def bot_of(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]


@dataclass(frozen=True)
class SimulatedMatch:
    """What came of one match."""

    number: int
    finished: bool
    actions: int
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def play_simulation(simulation: Simulation, matches: int, *, jobs: int = 1) -> Iterator[SimulatedMatch]:
    """Play the matches and give their results as they come; sort by number for a fixed order."""
    return play_all(play_one, simulation, range(matches), jobs=jobs, largest_batch=LARGEST_BATCH)


def play_one(simulation: Simulation, number: int) -> SimulatedMatch:
    """One match. Its number and the seed of the simulation fix all that happens in it."""
    game = simulation.loaded()
    seed = f"{simulation.seed} match {number}"
    bots = seated(simulation.bots, game, simulation.players, seed)
    match = play_match(game, bots, seed=seed, options=simulation.options)
    state = match.state
    return SimulatedMatch(number, state.finished, match.actions, state.round, tuple(state.scores()), state.winners())


@dataclass(frozen=True)
class Summary:
    """Sums and means over many matches, seat by seat."""

    matches: int
    finished: int
    actions: int
    rounds_mean: float
    scores_mean: list[float]
    wins: list[float]  # a shared win counts as a fraction

    def wins_by_bot(self, simulation: Simulation) -> dict[str, float]:
        won = dict.fromkeys(simulation.bots, 0.0)
        for seat, wins in enumerate(self.wins):
            won[simulation.bot_of(seat)] += wins
        return won


def summarize(played: Sequence[SimulatedMatch], players: int) -> Summary:
    """Add up in the order of the matches, so that sums of fractions are the same however they came in."""
    ordered = sorted(played, key=lambda match: match.number)
    count = max(1, len(ordered))
    wins = [0.0] * players
    for match in ordered:
        for seat in match.winners:
            wins[seat] += 1 / len(match.winners)
    return Summary(
        matches=len(ordered),
        finished=sum(match.finished for match in ordered),
        actions=sum(match.actions for match in ordered),
        rounds_mean=sum(match.rounds for match in ordered) / count,
        scores_mean=[sum(match.scores[seat] for match in ordered) / count for seat in range(players)],
        wins=wins,
    )
