"""Let bots play every game with every number of players, and write docs/balance.md: how long matches are, how far apart
the scores, who wins from which seat, and how often every component is used.

Matches are kept in build/balance, and what is there is not played again; remove it when bots or editions have changed.

    make fast && .venv/bin/python tools/balance.py --bots search:100 --matches 100
    .venv/bin/python tools/balance.py --bots greedy --matches 200 --only venedig:4 venedig:5
    .venv/bin/python tools/balance.py --bots greedy --game venedig --edition mine.toml --brief --folder mine --page m.md
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from arsenale.bots import Match, play_match, seated
from arsenale.bots.ratings import wilson_interval
from arsenale.bots.simulation import Simulation
from arsenale.bots.workers import play_all
from arsenale.engine import Event, Game, State
from arsenale.engine.usage import Usage
from arsenale.games import games, load

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance.md"
START, END = "<!-- figures: written by tools/balance.py -->", "<!-- end of figures -->"
SEED = "balance"
TOO_MUCH = 1.25  # of its fair share: more is marked, if the whole interval lies above the fair share
ENDS = "Ends"  # the table of ends in every game that has several
RARE = 0.2  # of the mean use in its table: less is marked


@dataclass(frozen=True)
class KeptMatch:
    """What is kept of one match."""

    number: int
    rounds: int
    actions: int
    turns: int
    scores: list[int]
    winners: list[int]
    first_turns: list[int]  # the seats in the order of their first turns
    traits: dict[str, str]  # by seat
    used: dict[str, dict[str, int]]  # by table and component

    def share(self, seat: int) -> float:
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Watcher:
    """Counts what the events of one match tell."""

    def __init__(self, usage: Usage, opening: State) -> None:
        self.usage = usage
        self.turns: list[int] = usage.begun(opening)
        self.traits: dict[str, str] = {}
        self.used: dict[str, Counter[str]] = {table: Counter() for table in usage.tables}

    def see(self, event: Event) -> None:
        if event.key in self.usage.turns:
            self.turns.append(int(str(event.args["seat"])))
        if event.key in self.usage.traits:
            self.traits[str(event.args["seat"])] = str(event.args[self.usage.traits[event.key]])
        for table, component in self.usage.uses(event):
            self.used[table][component] += 1


def usage_of(game: Game[Any], players: int) -> Usage:
    module = import_module(f"arsenale.games.{game.name}.usage")
    usage: Usage = module.GameUsage(game.edition, players)
    return usage


def watched(
    game: Game[Any], bots: Sequence[str], players: int, seed: str, options: Mapping[str, str] | None = None
) -> tuple[Watcher, Match]:
    """A match, and what was seen of it from its first turn on."""
    watcher = Watcher(usage_of(game, players), game.start(players=players, seed=seed, options=options))
    match = play_match(game, seated(bots, game, players, seed), seed=seed, options=options, on_event=watcher.see)
    return watcher, match


def play_one(simulation: Simulation, number: int) -> KeptMatch:
    game = simulation.loaded()
    seed = f"{simulation.seed} match {number}"
    watcher, match = watched(game, simulation.bots, simulation.players, seed, simulation.options)
    state = match.state
    return KeptMatch(
        number,
        state.round,
        match.actions,
        len(watcher.turns),
        list(state.scores()),
        list(state.winners()),
        list(dict.fromkeys(watcher.turns)),
        watcher.traits,
        {table: dict(counts) for table, counts in watcher.used.items()},
    )


def matches_of(simulation: Simulation, matches: int, folder: Path, jobs: int, *, is_brief: bool) -> list[KeptMatch]:
    """The matches of the file, and the missing ones played and added to it."""
    file = folder / f"{simulation.game}_{simulation.players}_{'_'.join(simulation.bots).replace(':', '-')}.jsonl"
    played = [KeptMatch(**json.loads(line)) for line in file.read_text().splitlines()] if file.exists() else []
    missing = sorted(set(range(matches)) - {match.number for match in played})
    folder.mkdir(parents=True, exist_ok=True)
    with file.open("a") as output:
        for match in play_all(play_one, simulation, missing, jobs=jobs, largest_batch=5):
            kept = replace(match, used=brief(match.used)) if is_brief else match
            output.write(json.dumps(asdict(kept)) + "\n")
            output.flush()
            played.append(kept)
    return sorted(played, key=lambda match: match.number)


def brief(used: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """Only how the match ended."""
    return {ENDS: used[ENDS]} if ENDS in used else {}


# The page


@dataclass(frozen=True)
class Setting:
    """One game with one number of players, and the matches played so."""

    players: int
    usage: Usage
    played: list[KeptMatch]

    def mean(self, measure: Callable[[KeptMatch], float]) -> float:
        return statistics.fmean(measure(match) for match in self.played)


def report(game: Game[Any], settings: Sequence[Setting]) -> str:
    parts = [f"## {game.title}", lengths(settings), first_turns(settings), seats(settings)]
    if settings[0].usage.traits:
        parts.append(traits(settings))
    kept = {table for setting in settings for match in setting.played for table in match.used}
    parts += [uses(table, settings) for table in settings[0].usage.tables if table in kept]
    return "\n\n".join(parts)


def lengths(settings: Sequence[Setting]) -> str:
    heads = (
        "players",
        "matches",
        "rounds",
        "turns a player",
        "actions",
        "score, mean",
        "middle 80 %",
        "first over second",
        "first over last",
    )
    return table_of("Length and scores", heads, (length_row(setting) for setting in settings))


def length_row(setting: Setting) -> list[str]:
    scores = sorted(score for match in setting.played for score in match.scores)
    tenth = len(scores) // 10
    return [
        str(setting.players),
        str(len(setting.played)),
        f"{setting.mean(lambda match: match.rounds):.1f}",
        f"{setting.mean(lambda match: match.turns / setting.players):.1f}",
        f"{setting.mean(lambda match: match.actions):.0f}",
        f"{statistics.fmean(scores):.1f}",
        f"{scores[tenth]} to {scores[-1 - tenth]}",
        f"{setting.mean(lambda match: sorted(match.scores)[-1] - sorted(match.scores)[-2]):.1f}",
        f"{setting.mean(lambda match: max(match.scores) - min(match.scores)):.1f}",
    ]


def first_turns(settings: Sequence[Setting]) -> str:
    """Who is first to act is dealt at the start, so this says more than the seats do."""
    most = max(setting.players for setting in settings)
    rows = []
    for setting in settings:
        places: list[list[float]] = [[] for _ in range(setting.players)]
        for match in setting.played:
            for place, seat in enumerate(match.first_turns):
                places[place].append(match.share(seat))
        rows.append([str(setting.players), *(share_cell(wins, setting.players) for wins in places)])
    return table_of("Wins by who has the first turn, the second ...", ("players", *map(str, range(1, most + 1))), rows)


def seats(settings: Sequence[Setting]) -> str:
    most = max(setting.players for setting in settings)
    rows = []
    for setting in settings:
        shares = [[match.share(seat) for match in setting.played] for seat in range(setting.players)]
        rows.append([str(setting.players), *(share_cell(wins, setting.players) for wins in shares)])
    return table_of("Wins by seat", ("players", *map(str, range(1, most + 1))), rows)


def traits(settings: Sequence[Setting]) -> str:
    """What a seat began with, and how often that won."""
    wins: dict[str, dict[int, list[float]]] = {}
    for setting in settings:
        for match in setting.played:
            for seat, trait in match.traits.items():
                wins.setdefault(trait, {}).setdefault(setting.players, []).append(match.share(int(seat)))
    rows = [
        [trait, *(share_cell(by_players.get(setting.players, []), setting.players) for setting in settings)]
        for trait, by_players in sorted(wins.items())
    ]
    return table_of("Wins by what a seat begins with", ("", *heads_of(settings)), rows)


def uses(table: str, settings: Sequence[Setting]) -> str:
    """Times a match, by number of players."""
    widest = max(settings, key=lambda setting: len(setting.usage.tables[table]))
    rows = []
    for component, told in widest.usage.tables[table].items():
        cells = [use_cell(table, component, setting) for setting in settings]
        rows.append([component, told, *cells])
    return table_of(f"{table}: times a match", ("", "", *heads_of(settings)), rows)


def use_cell(table: str, component: str, setting: Setting) -> str:
    components = setting.usage.tables[table]
    if component not in components:
        return ""
    mean = setting.mean(lambda match: match.used[table].get(component, 0))
    usual = setting.mean(lambda match: sum(match.used[table].values())) / len(components)
    if mean == 0:
        return "**never**"
    return f"**{mean:.2f}**" if mean < RARE * usual else f"{mean:.2f}"


def share_cell(wins: Sequence[float], players: int) -> str:
    """The share of wins with its interval, and how many times the fair share it is; bold if that is too much."""
    if not wins:
        return ""
    low, high = wilson_interval(sum(wins), len(wins))
    share = statistics.fmean(wins)
    text = f"{share:.0%} ({100 * low:.0f} to {100 * high:.0f}), ×{share * players:.2f}"
    return f"**{text}**" if share * players > TOO_MUCH and low * players > 1 else text


def heads_of(settings: Sequence[Setting]) -> list[str]:
    return [f"{setting.players} players" for setting in settings]


def table_of(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    for row in rows:
        lines.append(f"| {' | '.join([*row, *[''] * (len(heads) - len(row))])} |")
    return f"### {title}\n\n" + "\n".join(lines)


def write(page: Path, figures: str) -> None:
    before, _, rest = page.read_text(encoding="utf-8").partition(START)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{START}\n\n{figures}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Let bots play, and write docs/balance.md.")
    parser.add_argument("--bots", default="search:100", help="by seat, separated by commas")
    parser.add_argument("--matches", type=int, default=100, help="for each game and number of players")
    parser.add_argument("--only", nargs="+", default=[], metavar="GAME[:PLAYERS]", help="play these only")
    parser.add_argument("--game", nargs="+", default=games(), help="the page is about these games only")
    parser.add_argument("--edition", default="standard", help="a name or a file, to try values out")
    parser.add_argument("--brief", action="store_true", help="keep who won and how matches ended, not what was used")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "balance", help="where matches are kept")
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args()
    reports = [about(name, asked) for name in asked.game]
    said = f"Played by `{asked.bots}` on every seat: `.venv/bin/python tools/balance.py --bots {asked.bots}`."
    write(asked.page, "\n\n".join([said, *(report for report in reports if report)]))


def about(name: str, asked: argparse.Namespace) -> str:
    """One game with every number of players; nothing, if nothing was played."""
    game = load(name, asked.edition)
    settings = []
    for players in game.seats:
        simulation = Simulation(name, asked.edition, players, tuple(asked.bots.split(",")), SEED, game.complete({}))
        is_asked = not asked.only or name in asked.only or f"{name}:{players}" in asked.only
        print(f"{name}, {players} players", file=sys.stderr, flush=True)
        played = matches_of(
            simulation, asked.matches if is_asked else 0, asked.folder, asked.jobs, is_brief=asked.brief
        )
        if played:
            settings.append(Setting(players, usage_of(game, players), played))
    return report(game, settings) if settings else ""


if __name__ == "__main__":
    main()
