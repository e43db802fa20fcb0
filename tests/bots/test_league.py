"""Leagues: seats change in turn on the same deals, and the figures say what was played."""

from __future__ import annotations

import json
import time
from pathlib import Path
from xml.etree import ElementTree

from typer.testing import CliRunner

from arsenale.bots import SearchBot
from arsenale.bots.league import League, MatchResult, by_thread_time, play_league, play_league_match
from arsenale.cli import app

LEAGUE = League("doge_ship", "standard", 2, ("random", "greedy"), "league")


def outcome(played: MatchResult) -> tuple[object, ...]:
    """All but the time it took."""
    return played.number, played.lineup, played.scores, played.winners, played.decisions


def test_every_bot_takes_every_seat_of_a_deal() -> None:
    assert LEAGUE.lineups() == [("random", "greedy"), ("greedy", "random")]
    three = League("doge_ship", "standard", 3, ("a", "b", "b"), "1")
    assert three.lineups() == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    many = League("doge_ship", "standard", 2, ("a", "b", "c"), "1").lineups()
    assert sorted(many) == sorted({(one, other) for one in "abc" for other in "abc" if one != other})


def test_few_bots_are_repeated_round_the_table() -> None:
    assert League("doge_ship", "standard", 4, ("a", "b"), "1").lineups() == [
        ("a", "b", "a", "b"),
        ("b", "a", "b", "a"),
    ]


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    league = League("doge_ship", "standard", 2, ("random",), "league")
    alone = [outcome(played) for played in play_league(league, range(3))]
    shared = sorted(outcome(played) for played in play_league(league, range(3), jobs=2))
    assert shared == alone


def test_a_match_counts_the_decisions_of_each_seat() -> None:
    played = play_league_match(LEAGUE, 1)
    assert played.lineup == ("greedy", "random")
    assert all(count > 20 for count in played.decisions)
    assert all(seconds > 0 for seconds in played.seconds)


def test_who_thinks_against_the_clock_does_so_by_processor_time() -> None:
    bot = by_thread_time("search:0.2s", LEAGUE.loaded(), "1")
    assert isinstance(bot, SearchBot)
    assert bot.clock is time.thread_time


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["league", "doge_ship", "--jobs", "1", "--bots", "random,greedy", *arguments])
    return result.exit_code, result.output


def test_a_league_is_kept_drawn_and_gone_on_with(tmp_path: Path) -> None:
    file, drawing = tmp_path / "league.jsonl", tmp_path / "league.svg"
    assert run("-n", "1", "--resume", str(file))[0] == 0
    with file.open("a") as half:
        half.write('{"number": 1, "line')
    code, output = run("-n", "2", "--resume", str(file), "--plot", str(drawing), "--json")
    assert code == 0
    content = json.loads(output)
    assert content["matches"] == 2
    assert {one["bot"]: one["wins"] for one in content["standings"]} == {"greedy": 2, "random": 0}
    assert len(file.read_text().splitlines()) == 3
    assert ElementTree.parse(drawing).getroot().tag.endswith("svg")


def test_a_file_of_another_league_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    run("-n", "1", "--resume", str(file))
    code, output = run("-n", "1", "--resume", str(file), "--seed", "2")
    assert code != 0
    assert "to be of seed 2, got 1" in " ".join(output.split())


def test_a_league_of_unknown_bots_is_refused() -> None:
    result = CliRunner().invoke(app, ["league", "doge_ship", "--bots", "random,search:0s"])
    assert result.exit_code != 0
    assert "search:0.2s" in result.output
