"""The page of balance counts from the first turn of a match on, and is written from the matches that are kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arsenale.bots.simulation import Simulation
from arsenale.games import load
from tools import balance

# Serenissima begins with its set-up, in which nobody has a turn yet.
SETTINGS = [(name, players) for name in ("doge_ship", "venedig") for players in load(name).seats]


def series(name: str, players: int, bots: tuple[str, ...] = ("random",)) -> Simulation:
    return Simulation(name, "standard", players, bots, balance.SEED, load(name).complete({}))


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_the_first_turn_is_that_of_who_acts_first(name: str, players: int) -> None:
    for number in range(3):
        kept = balance.play_one(series(name, players), number)
        opening = load(name).start(players=players, seed=f"{balance.SEED} match {number}")
        assert kept.first_turns[0] == opening.actors()[0]
        assert sorted(kept.first_turns) == list(range(players))


@pytest.mark.parametrize("players", load("venedig").seats)
def test_ve_0_turns_go_clockwise_from_the_first_and_all_are_counted(players: int) -> None:
    for number in range(3):
        kept = balance.play_one(series("venedig", players), number)
        first = kept.first_turns[0]
        assert kept.first_turns == [(first + ahead) % players for ahead in range(players)]
        assert players * (kept.rounds - 1) < kept.turns <= players * kept.rounds


def test_matches_are_kept_and_not_played_again(tmp_path: Path) -> None:
    plan = series("venedig", 2)
    first = balance.matches_of(plan, 2, tmp_path, 1, is_brief=False)
    file = tmp_path / "venedig_2_random.jsonl"
    lines = file.read_text().splitlines()
    assert [json.loads(line)["number"] for line in lines] == [0, 1]
    assert balance.matches_of(plan, 2, tmp_path, 1, is_brief=False) == first
    assert file.read_text().splitlines() == lines


def test_in_brief_only_the_end_is_kept_of_what_was_used(tmp_path: Path) -> None:
    (kept,) = balance.matches_of(series("venedig", 3), 1, tmp_path, 1, is_brief=True)
    assert list(kept.used) == ["Ends"]
    game = load("venedig")
    page = balance.report(game, [balance.Setting(3, balance.usage_of(game, 3), [kept])])
    assert "### Ends: times a match" in page
    assert "### Buildings" not in page


def test_shares_by_turn_order_are_those_of_the_winners() -> None:
    matches = [
        balance.KeptMatch(number, 9, 100, 36, [50, 40, 30, 20], [0], order, {}, {})
        for number, order in enumerate(([0, 1, 2, 3], [3, 0, 1, 2], [3, 0, 1, 2], [0, 1, 2, 3]))
    ]
    game = load("venedig")
    table = balance.first_turns([balance.Setting(4, balance.usage_of(game, 4), matches)])
    assert [cell.split("%")[0].strip(" *") for cell in table.splitlines()[-1].split("|")[2:6]] == ["50", "50", "0", "0"]
