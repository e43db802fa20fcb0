"""OpenSpiel's own information-set tree search plays our games against ours, both with the same time to think.

The peer is `open_spiel.python.algorithms.ismcts.ISMCTSBot` as it comes: UCT, random play to the end of the match, the
action visited most. What it plays is a thin game of OpenSpiel's around our states, made as kind to it as can be:

- what a seat cannot know is dealt anew for every simulation by our own `redealt`;
- its information states are short hashes of the seat's knowledge, not texts of everything it sees;
- random play to the end runs in our compiled loop, some fifty times faster than through OpenSpiel's Python states;
- decisions with one option are made for it, so that no simulation is lost on them;
- time is the thread's processor time for both, so that a busy machine takes nothing from either.

Sealed decisions come one after the other, unseen by those who follow; chance falls inside the action that calls for it.

    .venv/bin/python bench/ismcts_peer.py --matches 20 --seconds 0.2
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar

import arsenale
from arsenale.bots import Bot, decide, make
from arsenale.bots.league import League, MatchResult, by_thread_time, play_league_match
from arsenale.bots.ratings import Standing, standings
from arsenale.cli.league_file import LeagueFile
from arsenale.engine import Game, Rng, State, playout, seeded

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "bench" / "README.md"
START, END = "<!-- peer: written by bench/ismcts_peer.py -->", "<!-- end of peer -->"
PEER_PACKAGES = ROOT / ".venv-bench" / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"
sys.path.append(str(PEER_PACKAGES))  # last: our own environment has the first word

import numpy  # noqa: E402
import pyspiel  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

PLAYERS = 2
UCT_C = 2.0  # as in OpenSpiel's own example of tree search
MANY = 1 << 40  # simulations: time ends the search
LONGEST = 100_000  # actions of a match
BAR = 0.60
PEER = "ismcts"
SAME_CHANCE = seeded("the same for all")
SAMPLE_EVERY = 5  # decisions of a match, to count simulations


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, as far as a bot of OpenSpiel needs it."""

    def __init__(self, game: Game[Any]) -> None:
        kind = pyspiel.GameType(
            short_name=f"arsenale_{game.name}",
            long_name=game.name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=PLAYERS,
            min_num_players=PLAYERS,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        size = pyspiel.GameInfo(
            num_distinct_actions=len(game.space),
            max_chance_outcomes=0,
            num_players=PLAYERS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, size, {})


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One of our states; where a decision has one option, it is made already."""

    def __init__(self, game: SpielGame, inner: State) -> None:
        super().__init__(game)
        self.inner = inner
        self.settle()

    def settle(self) -> None:
        state = self.inner
        self.seat, self.options = -1, []
        while state.pending:
            self.seat = state.actors()[0]
            self.options = state.legal(self.seat)
            if len(self.options) > 1:
                return
            state.apply(self.seat, self.options[0])

    def current_player(self) -> int:
        return self.seat if self.inner.pending else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        # OpenSpiel wants them in order.
        return sorted(self.options)

    def _apply_action(self, action: int) -> None:
        self.inner.apply(self.seat, action)
        self.settle()

    def is_terminal(self) -> bool:
        return not self.inner.pending

    def returns(self) -> list[float]:
        return outcome(self.inner)

    def information_state_string(self, player: int | None = None) -> str:
        """Dealt anew with the same chance, two states that the seat cannot tell apart are the same."""
        seat = self.seat if player is None else player
        return self.inner.redealt(seat, SAME_CHANCE.copy()).key()


def outcome(state: State) -> list[float]:
    """1 for a win, -1 for a loss, 0 for both if they share it."""
    winners = state.winners()
    if len(winners) != 1:
        return [0.0] * PLAYERS
    return [1.0 if seat == winners[0] else -1.0 for seat in range(PLAYERS)]


class Rollouts(mcts.Evaluator):  # type: ignore[misc]
    """Random play to the end, once; every action is as likely as the other."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, state: SpielState) -> Any:
        end = state.inner.copy()
        playout(end, self.rng, LONGEST)
        return numpy.array(outcome(end))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class TimeIsUp(Exception):
    """Thrown out of the peer's loop, which knows a number of simulations only."""


class Peer(Bot):
    """OpenSpiel's bot behind our interface."""

    name: ClassVar[str] = PEER

    def __init__(self, game: Game[Any], seed: int | str, seconds: float) -> None:
        super().__init__(game, seed)
        self.seconds = seconds
        self.outer = SpielGame(game)
        chance = numpy.random.RandomState(self.rng.word())
        self.bot = ismcts.ISMCTSBot(self.outer, Rollouts(self.rng), UCT_C, MANY, random_state=chance)
        self.bot.set_resampler(self.resampled)
        self.deadline = 0.0
        self.simulations = 0  # of the last decision

    def resampled(self, state: SpielState, seat: int) -> SpielState:
        """Called at the beginning of every simulation: this is where the search can end."""
        if time.thread_time() >= self.deadline:
            raise TimeIsUp
        self.simulations += 1
        return SpielState(self.outer, state.inner.redealt(seat, self.rng))

    def choose(self, state: State, seat: int) -> int:
        self.deadline = time.thread_time() + self.seconds
        self.simulations = 0
        root = SpielState(self.outer, state.copy())
        with suppress(TimeIsUp):
            self.bot.run_search(root)
        policy = self.bot.get_final_policy(root, self.bot._root_node)
        return int(max(policy, key=lambda one: one[1])[0])


def maker(seconds: float, name: str, game: Game[Any], seed: str) -> Bot:
    return Peer(game, seed, seconds) if name == PEER else by_thread_time(name, game, seed)


def play(game: str, seconds: float, matches: int, folder: Path) -> list[MatchResult]:
    """Both seats of every deal in turn, as in `arsenale league`; matches already in the folder are not played again."""
    league = League(game, "standard", PLAYERS, (f"search:{seconds:g}s", PEER), "peer")
    folder.mkdir(parents=True, exist_ok=True)
    kept = LeagueFile(folder / f"{game}_{seconds:g}s.jsonl", league)
    played = kept.played[:matches]
    for number in range(len(played), matches):
        match = play_league_match(league, number, partial(maker, seconds))
        kept.add(match)
        played.append(match)
        print(f"{game} {number + 1} of {matches}: {match.lineup} {match.scores}", file=sys.stderr, flush=True)
    return played


def simulations(name: str, seconds: float) -> int:
    """How many the peer makes for one decision, in the median of some decisions of a match between greedy bots."""
    game = arsenale.load(name)
    peer = Peer(game, "count", seconds)
    bots = [make("greedy", game, seat) for seat in range(PLAYERS)]
    deals = seeded("deals")
    state = game.start(players=PLAYERS, seed="count")
    counts = []
    for number in range(LONGEST):
        if state.finished:
            break
        seat = state.actors()[0]
        if number % SAMPLE_EVERY == 0 and len(state.legal(seat)) > 1:
            peer.choose(state.redealt(seat, deals), seat)
            counts.append(peer.simulations)
        state.apply(seat, decide(bots[seat], state, seat, deals))
    return round(statistics.median(counts))


def row(game: str, found: Sequence[Standing], peer_simulations: int) -> str:
    ours, theirs = sorted(found, key=lambda one: one.bot == PEER)
    cells = (
        game,
        str(ours.seats),
        f"{ours.share:.1%}",
        f"{100 * ours.low:.1f} to {100 * ours.high:.1f} %",
        f"{ours.score_mean:.1f} : {theirs.score_mean:.1f}",
        f"{1 / ours.decisions_per_second:.3f} : {1 / theirs.decisions_per_second:.3f}",
        str(peer_simulations),
        "yes" if ours.share >= BAR else "NO",
    )
    return f"| {' | '.join(cells)} |"


def report(rows: Sequence[str], command: str) -> str:
    head = (
        "| game | matches | ours won | 95 % | mean scores, ours : theirs | seconds a decision, ours : theirs "
        f"| their simulations a decision, median | at least {BAR:.0%} |"
    )
    spoken = f"OpenSpiel {version('open_spiel')}; `uct_c` {UCT_C:g}, one random play-out to the end a simulation."
    return "\n".join(
        [head, "| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |", *rows, "", spoken, "", f"    {command}"]
    )


def write(results: str) -> None:
    before, _, rest = PAGE.read_text().partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}\n\n{results}\n\n{END}{after}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Our search against OpenSpiel's, at equal thinking time.")
    parser.add_argument("--matches", type=int, default=20, help="for each game")
    parser.add_argument("--seconds", type=float, default=0.2, help="for one decision")
    parser.add_argument("--games", nargs="+", default=arsenale.games(), choices=arsenale.games())
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "peer", help="where the matches are kept")
    parser.add_argument("--dry-run", action="store_true", help="print the table only, leave bench/README.md as it is")
    asked = parser.parse_args()
    rows = []
    for game in asked.games:
        played = play(game, asked.seconds, asked.matches, asked.folder)
        rows.append(row(game, standings(played), simulations(game, asked.seconds)))
    command = f".venv/bin/python bench/ismcts_peer.py --matches {asked.matches} --seconds {asked.seconds:g}"
    results = report(rows, command)
    print(results)
    if not asked.dry_run:
        write(results)


if __name__ == "__main__":
    main()
