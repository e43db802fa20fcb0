"""The page of strength is written from the matches there are, and says which bars they reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from arsenale.bots.league import MatchResult
from arsenale.cli.league_file import LeagueFile
from tools import strength

ROW = strength.Row("doge_ship", 2, ("greedy", "random"), 200, 0.97)


def keep(folder: Path, wins: int, losses: int) -> None:
    file = LeagueFile(ROW.file(folder), ROW.league())
    for number in range(wins + losses):
        file.add(MatchResult(number, ROW.bots, (9, 1), (0 if number < wins else 1,), (10, 10), (0.5, 0.1)))


@pytest.mark.parametrize(
    ("wins", "losses", "reached"),
    [
        (200, 0, "| 100.0% | 98.1 to 100.0 % | 0.05 | 97% | yes |"),
        (99, 1, "| 99.0% | 94.6 to 99.8 % | 0.05 | 97% | yes, within the interval |"),
        (95, 5, "| 95.0% | 88.8 to 97.8 % | 0.05 | 97% | no, within the interval |"),
        (50, 50, "| 50.0% | 40.4 to 59.6 % | 0.05 | 97% | NO |"),
    ],
)
def test_a_bar_is_reached_or_not(tmp_path: Path, wins: int, losses: int, reached: str) -> None:
    keep(tmp_path, wins, losses)
    tables = strength.report(tmp_path, "")
    assert f"| The Doge Ship | 2 | greedy : random | {wins + losses} {reached}" in tables
    assert f"    arsenale league doge_ship -p 2 --bots greedy,random -n {wins + losses}\n" in tables + "\n"


def test_only_the_tables_of_the_page_are_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{strength.START}\nold\n{strength.END}\nafter\n")
    strength.write(page, tmp_path)
    text = page.read_text()
    assert text.startswith(f"before\n{strength.START}\n")
    assert text.endswith(f"{strength.END}\nafter\n")
    assert text.count("Not played yet.") == len(strength.PARTS)
    assert "old" not in text


def test_a_row_of_more_matches_stays_until_its_file_has_as_many(tmp_path: Path) -> None:
    keep(tmp_path, 19, 1)
    played = strength.report(tmp_path, "")
    fewer, more = tmp_path / "fewer", tmp_path / "more"
    for folder, losses in ((fewer, 0), (more, 2)):
        folder.mkdir()
        keep(folder, 19, losses)
    assert strength.report(fewer, played) == played
    assert strength.report(more, played) == strength.report(more, "") != played


def test_leagues_are_chosen_by_game_and_players() -> None:
    assert strength.is_asked(ROW, [])
    assert strength.is_asked(ROW, ["doge_ship"])
    assert strength.is_asked(ROW, ["venedig", "doge_ship:2"])
    assert not strength.is_asked(ROW, ["doge_ship:4"])
