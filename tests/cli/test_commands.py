"""Every command but `play`: what it prints, as words and as JSON, and how it answers mistakes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from arsenale import __version__, games

Run = Callable[..., Result]


def test_version_and_help(run: Run) -> None:
    assert run("--version").stdout == f"arsenale {__version__}\n"
    assert "Usage" in run().output
    for command in ("games", "components", "play", "sim", "bench", "replay", "verify"):
        result = run(command, "--help")
        assert result.exit_code == 0
        assert "Usage" in result.stdout


def test_games_lists_all(run: Run) -> None:
    found = json.loads(run("games", "--json").stdout)
    assert [entry["name"] for entry in found] == list(games())
    doge_ship = found[0]
    assert doge_ship["players"] == [2, 5]
    assert doge_ship["options"] == {"inspection_ties": ["dense", "standard"], "approvals": ["counted", "hidden"]}
    assert "standard" in doge_ship["editions"]
    words = run("games").stdout
    assert "Marco Canetta and Stefania Niccolini" in words
    assert "inspection_ties=dense|standard" in words


@pytest.mark.parametrize("game", games())
def test_components_show_every_value_with_its_origin(run: Run, game: str) -> None:
    content = json.loads(run("components", game, "--json").stdout)
    assert content["edition"]["name"] == "standard"
    assert sum(content["counts"].values()) == len(content["components"])
    for component in content["components"]:
        assert set(component["values"]) - {"id"} <= set(component["provenance"])
        assert set(component["provenance"].values()) <= {"source", "published", "reconstructed"}
    words = run("components", game).stdout
    for kind, count in content["counts"].items():
        assert f"{kind}: {count}" in words


def test_components_of_one_kind(run: Run) -> None:
    content = json.loads(run("components", "doge_ship", "--kind", "barrier", "--json").stdout)
    assert content["counts"] == {"barrier": 26}
    words = run("components", "doge_ship", "-k", "cell").stdout
    assert "red 1" in words
    assert "buy gondola*" in words, "a reconstructed value is marked"
    assert "barrier:" not in words
    assert "red 5: The German rules say" in words, "a note stands below its table"


def test_sim_adds_up(run: Run) -> None:
    arguments = ("sim", "doge_ship", "-p", 3, "-n", 4, "--bots", "greedy,random", "--seed", "s", "--jobs", 1)
    found = json.loads(run(*arguments, "--json").stdout)
    assert (found["matches"], found["finished"], found["players"]) == (4, 4, 3)
    assert found["bots"] == ["greedy", "random", "greedy"]
    assert sum(found["wins"]) == pytest.approx(4)
    assert len(found["scores_mean"]) == 3
    assert found["wins_by_bot"]["greedy"] == pytest.approx(found["wins"][0] + found["wins"][2])
    assert found["rounds_mean"] > 1
    assert found["actions_per_second"] > 0


def test_sim_in_words_and_with_an_option(run: Run) -> None:
    arguments = ("sim", "doge_ship", "-p", 2, "-n", 2, "--bots", "random", "--option", "inspection_ties=standard")
    words = run(*arguments).stdout
    assert "2 matches, 2 finished" in words
    assert "random wins 100%" in words
    kept = json.loads(run(*arguments, "--json").stdout)["options"]
    assert kept == {"inspection_ties": "standard", "approvals": "counted"}


def test_sim_is_the_same_with_any_number_of_jobs(run: Run) -> None:
    arguments = ("sim", "doge_ship", "-p", 2, "-n", 5, "--bots", "random", "--json", "--jobs")
    one, two = (json.loads(run(*arguments, jobs).stdout) for jobs in (1, 2))
    for timing in ("seconds", "actions_per_second"):
        one.pop(timing)
        two.pop(timing)
    assert one == two


def test_bench_has_the_keys_that_are_compared(run: Run) -> None:
    keys = {"actions_per_second", "in_engine_actions_per_second", "games_per_second", "copy_us", "compiled"}
    measures = json.loads(run("bench", "doge_ship", "--seconds", 0.01, "--json").stdout)
    assert keys <= set(measures)
    assert measures["compiled"] is False
    assert measures["players"] == 4
    everything = json.loads(run("bench", "--seconds", 0.01, "--players", 2, "--json").stdout)
    assert list(everything) == list(games())
    assert all(keys <= set(entry) for entry in everything.values())
    assert "doge_ship" in run("bench", "doge_ship", "--seconds", 0.01).stdout


def test_verify_says_that_a_record_holds(run: Run, record_file: Path) -> None:
    result = run("verify", record_file)
    assert result.exit_code == 0
    assert "holds" in result.stdout
    content = json.loads(run("verify", record_file, "--json").stdout)
    assert content["holds"] is True
    assert content["finished"] is True


def test_verify_finds_the_version_of_the_edition_that_was_played_with(run: Run) -> None:
    played_with_version_1 = Path(__file__).parents[1] / "golden" / "older" / "doge_ship_2p_1.json"
    assert "holds" in run("verify", played_with_version_1).stdout
    refused = run("verify", played_with_version_1, "--edition", "standard")
    assert refused.exit_code == 1
    assert "give the edition file that was played with" in " ".join(refused.stderr.split())


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("seed", "another", "commitment"),
        ("outcome", {"scores": [99, 0, 0], "winners": [0], "key": ""}, "scores"),
        ("actions", [[0, "dance"]], "action 1"),
    ],
)
def test_verify_says_what_does_not_hold(
    run: Run, record_file: Path, tmp_path: Path, field: str, value: object, reason: str
) -> None:
    content = json.loads(record_file.read_text(encoding="utf-8"))
    content[field] = value
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(content), encoding="utf-8")
    result = run("verify", forged)
    assert result.exit_code == 1
    assert "does not hold" in result.stderr
    assert reason in result.stderr
    answer = run("verify", forged, "--json")
    assert answer.exit_code == 1
    assert reason in json.loads(answer.stdout)["reason"]


def test_replay_shows_where_one_is(run: Run, record_file: Path) -> None:
    end = json.loads(run("replay", record_file, "--json").stdout)
    assert end["at"] == end["actions"]
    assert end["view"]["finished"] is True
    middle = json.loads(run("replay", record_file, "--at", 7, "--json").stdout)
    assert middle["at"] == 7
    assert middle["view"]["seat"] is None
    assert middle["last"]["action"] == json.loads(record_file.read_text(encoding="utf-8"))["actions"][6][1]
    assert middle["events"]
    words = run("replay", record_file, "--at", 7).stdout
    assert f"after 7 of {end['actions']} actions" in words
    assert all(sentence in words for sentence in middle["events"])
    assert "wins!" in run("replay", record_file).stdout
    assert "after 0 of" in run("replay", record_file, "--at", 0).stdout


@pytest.mark.parametrize(("language", "word"), [("de", "Aktionen"), ("fr", "actions sur"), ("en", "of")])
def test_replay_in_three_languages(run: Run, record_file: Path, language: str, word: str) -> None:
    assert word in run("replay", record_file, "--at", 5, "--language", language).stdout


def test_replay_as_a_seat_sees_it(run: Run, record_file: Path) -> None:
    view = json.loads(run("replay", record_file, "--at", 9, "--seat", 2, "--json").stdout)["view"]
    assert view["seat"] == 1
    assert view["approvals"][1] is not None


MISTAKES = [
    (["bogus"], "bogus"),
    (["games", "--bogus"], "--bogus"),
    (["components"], "GAME"),
    (["components", "chess"], "doge_ship"),
    (["components", "doge_ship", "--kind", "pawn"], "galley"),
    (["components", "doge_ship", "--edition", "gold"], "standard"),
    (["components", "doge_ship", "--edition", "missing.toml"], "missing.toml"),
    (["sim", "doge_ship", "-p", "9"], "2 to 5 players"),
    (["sim", "doge_ship", "-p", "many"], "--players"),
    (["sim", "doge_ship", "-n", "0"], "--matches"),
    (["sim", "doge_ship", "--bots", "greedy,"], "random, greedy"),
    (["sim", "doge_ship", "--option", "ties"], "NAME=CHOICE"),
    (["sim", "doge_ship", "--option", "ties=no"], "inspection_ties"),
    (["sim", "doge_ship", "--option", "inspection_ties=no"], "dense, standard"),
    (["bench", "chess"], "doge_ship"),
    (["bench", "--seconds", "0"], "more than 0 seconds"),
    (["play", "doge_ship", "--seat", "4"], "seat from 1 to 3"),
    (["play", "doge_ship", "--language", "la"], "en, de, fr"),
    (["play", "doge_ship", "--record", "no/such/folder/x.json"], "existing folder"),
    (["replay", "missing.json"], "missing.json"),
    (["verify", "missing.json"], "missing.json"),
]


@pytest.mark.parametrize(("arguments", "telling"), MISTAKES, ids=lambda value: " ".join(value) if value else None)
def test_a_mistake_is_answered_in_one_line(run: Run, arguments: list[str], telling: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert telling in result.stderr


@pytest.mark.parametrize(
    ("text", "telling"),
    [("hello", "JSON"), ("{}", "format"), ("[1]", "table of values"), ('"\\ud800"', "table of values")],
)
def test_a_file_that_is_no_record(run: Run, tmp_path: Path, text: str, telling: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    for command in ("replay", "verify"):
        result = run(command, path)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
        assert telling in result.stderr


def test_a_record_of_an_unknown_game_edition_or_position(run: Run, record_file: Path, tmp_path: Path) -> None:
    content = json.loads(record_file.read_text(encoding="utf-8"))
    path = tmp_path / "odd.json"
    for changed, telling in (
        ({"game": "chess"}, "doge_ship"),
        ({"edition": {"name": "gold", "digest": ""}}, "--edition"),
    ):
        path.write_text(json.dumps(content | changed), encoding="utf-8")
        result = run("verify", path)
        assert result.exit_code == 2
        assert telling in result.stderr
    result = run("replay", record_file, "--at", 100_000)
    assert result.exit_code == 2
    assert "position from 0 to" in result.stderr
    assert run("replay", record_file, "--seat", 4).exit_code == 2
    path.write_bytes(b"\xff\xfe")
    assert "UTF-8" in run("verify", path).stderr
