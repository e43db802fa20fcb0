"""Play the leagues that docs/strength.md needs, and write its tables.

Every league is an `arsenale league` with a file in bench/leagues: what is there is not played again, so it can be
stopped and started at any time, and the page is written from what has been played so far. Leagues go on together, some
matches each in turn. A row of the page with more matches than its file has stays as it is. When bots have changed,
remove their files and their rows.

    make fast && .venv/bin/python tools/strength.py                # all of it: many hours
    .venv/bin/python tools/strength.py --only doge_ship:2          # some of it
    .venv/bin/python tools/strength.py --write-only                # the page from what is there
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from arsenale.bots.league import League
from arsenale.bots.ratings import Standing, standings
from arsenale.cli.league_file import LeagueFile
from arsenale.games import games, load

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "strength.md"
START, END = "<!-- tables: written by tools/strength.py -->", "<!-- end of tables -->"
SEED = "1"
AT_A_TIME = 20  # matches of one league before the next has its turn


@dataclass(frozen=True)
class Row:
    """A league of the page: the first bot is the one that the row is about."""

    game: str
    players: int
    bots: tuple[str, ...]
    matches: int
    bar: float | None = None  # the share of wins that the first bot is to reach

    def league(self) -> League:
        return League(self.game, "standard", self.players, self.bots, SEED, load(self.game).complete({}))

    def file(self, folder: Path) -> Path:
        return folder / f"{self.game}_{self.players}_{'_'.join(self.bots).replace(':', '-')}.jsonl"

    def command(self, matches: int) -> str:
        return f"arsenale league {self.game} -p {self.players} --bots {','.join(self.bots)} -n {matches}"

    def found(self, folder: Path) -> tuple[int, list[Standing]]:
        """How many matches there are by now, and what they say."""
        if not self.file(folder).exists():
            return 0, []
        played = LeagueFile(self.file(folder), self.league()).played
        return len(played), standings(played) if played else []


@dataclass(frozen=True)
class Part:
    """A table of the page."""

    title: str
    text: str
    rows: tuple[Row, ...]
    shows_ratings: bool = False


def against_greedies(players: int, budgets: Sequence[tuple[str, int, float | None]]) -> tuple[Row, ...]:
    others = ("greedy",) * (players - 1)
    return tuple(
        Row(game, players, (f"search:{budget}", *others), matches, bar)
        for game in games()
        if players in load(game).seats
        for budget, matches, bar in budgets
    )


def pairs(rows: Sequence[tuple[str, str, int, float | None]]) -> tuple[Row, ...]:
    return tuple(
        Row(game, 2, (higher, lower), matches, bar) for game in games() for higher, lower, matches, bar in rows
    )


def all_levels(bots: tuple[str, ...], matches: int) -> tuple[Row, ...]:
    return tuple(Row(game, players, bots, matches) for game in games() for players in load(game).seats)


PARTS = (
    Part(
        "Search against greedy, two players",
        "Fair is 50 %.",
        against_greedies(2, [("0.05s", 100, None), ("0.2s", 100, 0.75), ("1s", 40, None)]),
    ),
    Part(
        "Search against three greedies",
        "Fair is 25 %.",
        against_greedies(4, [("0.05s", 100, None), ("0.2s", 100, 0.45), ("1s", 40, None)]),
    ),
    Part(
        "Search against greedies, three and five players",
        "Fair is 33 % and 20 %.",
        against_greedies(3, [("0.2s", 60, None)]) + against_greedies(5, [("0.2s", 60, None)]),
    ),
    Part(
        "Levels, each against the one below",
        "Two players; a Master thinks for 200 iterations (at most a second), a Doge for 5 s.",
        pairs(
            [
                ("journeyman", "apprentice", 200, 0.65),
                ("master", "journeyman", 100, 0.65),
                ("doge", "master", 20, 0.65),
            ]
        ),
    ),
    Part(
        "More iterations against fewer",
        "Two players: what more time brings. Against greedy there is little room left to see it.",
        pairs([("search:200", "search:60", 100, None), ("search:1600", "search:200", 40, None)]),
    ),
    Part("Greedy against random", "Two players.", pairs([("greedy", "random", 200, 0.97)])),
    Part(
        "Ratings",
        "400 points more are ten times the chances to win; 1500 is the mean of those who played.\n"
        "If there are more seats than bots, bots take several.",
        all_levels(("random", "apprentice", "journeyman", "master"), 60),
        shows_ratings=True,
    ),
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the leagues of docs/strength.md and write its tables.")
    parser.add_argument("--only", nargs="+", default=[], metavar="GAME[:PLAYERS]", help="play these only")
    parser.add_argument("--at-most", type=int, default=10**6, metavar="MATCHES", help="of each league")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--folder", type=Path, default=ROOT / "bench" / "leagues", help="where matches are kept")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--write-only", action="store_true", help="play nothing, write what is there")
    asked = parser.parse_args()
    rows = [row for part in PARTS for row in part.rows if is_asked(row, asked.only)]
    if not asked.write_only:
        asked.folder.mkdir(parents=True, exist_ok=True)
        play(rows, asked.folder, asked.page, asked.at_most, asked.jobs)
    write(asked.page, asked.folder)


def is_asked(row: Row, only: Sequence[str]) -> bool:
    return not only or row.game in only or f"{row.game}:{row.players}" in only


def play(rows: Sequence[Row], folder: Path, page: Path, at_most: int, jobs: int) -> None:
    """All leagues go on together, so that a page written early has something of each."""
    most = min(at_most, max(row.matches for row in rows))
    for target in range(AT_A_TIME, most + AT_A_TIME, AT_A_TIME):
        for row in rows:
            wanted = min(target, row.matches, at_most)
            if row.found(folder)[0] < wanted:
                print(row.command(wanted), file=sys.stderr, flush=True)
                run(row, wanted, folder, jobs)
        write(page, folder)


def run(row: Row, matches: int, folder: Path, jobs: int) -> None:
    arsenale = Path(sys.executable).with_name("arsenale")
    words = row.command(matches).split()[1:]
    own = ["--resume", str(row.file(folder)), "--jobs", str(jobs), "--json"]
    subprocess.run([arsenale, *words, *own], check=True, stdout=subprocess.DEVNULL)


def report(folder: Path, before: str) -> str:
    """All tables, where those of before have nothing better."""
    return "\n\n".join("\n".join(section(part, folder, before)) for part in PARTS)


def section(part: Part, folder: Path, before: str) -> list[str]:
    lines, commands = [], []
    for row in part.rows:
        matches, found = row.found(folder)
        line = (
            "" if not matches else ratings(row, matches, found) if part.shows_ratings else shares(row, matches, found)
        )
        had, old = row_of_before(row, part, before)
        if had > matches:
            matches, line = had, old
        if matches:
            lines.append(line)
            commands.append(f"    {row.command(matches)}")
    title = [f"## {part.title}", part.text, ""]
    if not lines:
        return [*title, "Not played yet."]
    return [*title, *(RATINGS_HEAD if part.shows_ratings else SHARES_HEAD), *lines, "", *commands]


def row_of_before(row: Row, part: Part, before: str) -> tuple[int, str]:
    """How many matches a row had on the page, and the row."""
    first = f"{load(row.game).title} | {row.players} |" + ("" if part.shows_ratings else f" {versus(row.bots)} |")
    _, _, table = before.partition(f"## {part.title}\n")
    for line in table.partition("\n## ")[0].splitlines():
        if line.startswith(f"| {first}"):
            return int(line.removeprefix(f"| {first}").split("|")[0]), line
    return 0, ""


SHARES_HEAD = (
    "| game | players | bots | matches | won | 95 % | seconds a decision | bar | reached |",
    "| --- | ---: | --- | ---: | ---: | --- | ---: | ---: | --- |",
)
RATINGS_HEAD = ("| game | players | matches | rating: the strongest first |", "| --- | ---: | ---: | --- |")


def shares(row: Row, matches: int, found: Sequence[Standing]) -> str:
    """How the first bot did."""
    one = next(standing for standing in found if standing.bot == row.bots[0])
    seconds = 1 / one.decisions_per_second if one.decisions_per_second else 0.0
    cells = (
        load(row.game).title,
        str(row.players),
        versus(row.bots),
        str(matches),
        f"{one.share:.1%}",
        f"{100 * one.low:.1f} to {100 * one.high:.1f} %",
        f"{seconds:.2g}",
        "" if row.bar is None else f"{row.bar:.0%}",
        "" if row.bar is None else reached(row.bar, one),
    )
    return f"| {' | '.join(cells)} |"


def reached(bar: float, one: Standing) -> str:
    """Beyond doubt where the whole interval lies on one side."""
    if one.share >= bar:
        return "yes" if one.low >= bar else "yes, within the interval"
    return "NO" if one.high < bar else "no, within the interval"


def ratings(row: Row, matches: int, found: Sequence[Standing]) -> str:
    said = ", ".join(f"{one.bot} {one.rating:.0f}" for one in found)
    return f"| {load(row.game).title} | {row.players} | {matches} | {said} |"


def versus(bots: Sequence[str]) -> str:
    others = f"{len(bots) - 1} {bots[1]}" if len(bots) > 2 else bots[1]
    return f"{bots[0]} : {others}"


def write(page: Path, folder: Path) -> None:
    head, _, rest = page.read_text(encoding="utf-8").partition(START)
    before, _, after = rest.partition(END)
    page.write_text(f"{head}{START}\n\n{report(folder, before)}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
