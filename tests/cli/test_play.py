"""A match in the terminal, typed line by line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from arsenale import load, seeded
from arsenale.cli.choices import choice_lines
from arsenale.engine import commitment

Run = Callable[..., Result]


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_a_whole_match_by_numbers_saved_verified_and_replayed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    chance = seeded("typing")
    numbers = lines(*(str(chance.below(8) + 1) for _ in range(3000)))
    result = run("play", "doge_ship", "-p", 2, "--bots", "random", "--seed", "7", "--record", path, typed=numbers)
    assert result.exit_code == 0
    assert commitment("7") in result.stdout
    assert "Guest, you play against Bianca (random)." in result.stdout
    end = result.stdout[result.stdout.rindex("The seed was 7") :]
    assert commitment("7") in end
    assert str(path) in end
    assert "win" in result.stdout
    assert run("verify", path).exit_code == 0
    replayed = json.loads(run("replay", path, "--json").stdout)
    assert replayed["view"]["finished"] is True
    assert json.loads(path.read_text(encoding="utf-8"))["outcome"]["scores"] == replayed["view"]["scores"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_match_speaks_three_languages(run: Run, language: str) -> None:
    typed = lines("?", "99", "what", "w discard", "w replace galley 1", "1", "u", "b", "q", "n")
    result = run("play", "doge_ship", "--seed", "5", "--language", language, typed=typed)
    assert result.exit_code == 0
    bye = {"en": "Goodbye!", "de": "Auf Wiedersehen!", "fr": "Au revoir\N{NO-BREAK SPACE}!"}
    assert bye[language] in result.stdout


def test_ve_5_3_whoever_opens_a_match_for_two_is_told_of_special_rules(run: Run) -> None:
    assert "special rules for two players" in run("play", "venedig", "--players", "2", "--seed", "5").stdout
    assert "special rules" not in run("play", "venedig", "--players", "3", "--seed", "5").stdout


def test_the_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Auf Wiedersehen!" in run("play", "doge_ship", "--seed", "5").stdout
    monkeypatch.setenv("LC_ALL", "C")
    assert "Goodbye!" in run("play", "doge_ship", "--seed", "5").stdout
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LANG")
    assert "Goodbye!" in run("play", "doge_ship", "--seed", "5").stdout


def test_bad_input_never_loses_the_match(run: Run) -> None:
    typed = lines(
        "", "0", "24", "99", "-1", "²", "place red", "take none", "w", "w foo", "w 1", "[bold]", "bid 3", "q", "n"
    )
    result = run("play", "doge_ship", "--seed", "5", typed=typed)
    assert result.exit_code == 0
    assert "There is no choice 0; choose from 1 to 23." in result.stdout
    assert "I do not understand “place red”" in result.stdout
    assert "I do not understand “[bold]”" in result.stdout
    assert "Something else is asked just now. (DS-2)" in result.stdout
    assert "This is allowed." in result.stdout
    assert result.stdout.endswith("Goodbye!\n")


def test_why_not_cites_the_rule(run: Run) -> None:
    result = run("play", "doge_ship", "--seed", "5", typed=lines("w replace", "w place red 6", "place red 6", "q", "n"))
    assert result.stdout.count("(DS-2.3.4)") == 2


def test_undo_goes_back_to_the_last_choice(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "undone.json"
    typed = lines("u", "place red 1", "u", "place white 1", "u", "u", "q")
    result = run("play", "doge_ship", "--seed", "5", "--record", path, typed=typed)
    assert result.stdout.count("There is no choice of yours to take back.") == 2
    assert result.stdout.count("Taken back.") == 2
    actions = json.loads(path.read_text(encoding="utf-8"))["actions"]
    assert all(seat != 0 for seat, _ in actions)
    assert run("verify", path).exit_code == 0


def test_undo_is_refused_once_a_secret_is_seen(run: Run) -> None:
    result = run("play", "doge_ship", "--seed", "5", typed=lines("place red 1", "buy gondola", "u", "q", "n"))
    assert "cannot be taken back: someone has learned a secret since" in result.stdout
    assert "Taken back." not in result.stdout


def test_undo_is_refused_once_the_dice_are_rolled(run: Run) -> None:
    typed = lines(*["discard"] * 5, "u", "q", "n")
    result = run("play", "doge_ship", "-p", 2, "--bots", "random", "--seed", "6", typed=typed)
    assert "cannot be taken back: chance has played its part since" in result.stdout


def test_leaving_saves_the_record_if_wanted(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    start = ("play", "doge_ship", "--seed", "5")
    assert "Save the record?" in run(*start, typed=lines("q", "n")).stdout
    assert not list(tmp_path.iterdir())
    run(*start, typed=lines("discard", "q", ""))
    saved = tmp_path / f"doge_ship-{commitment('5')[:8]}.json"
    assert run("verify", saved).exit_code == 0
    result = run(*start, typed=lines("q", "no/such/folder/x.json", "mine.json"))
    assert "could not be written to no/such/folder/x.json" in result.stdout
    assert (tmp_path / "mine.json").is_file()


def test_the_end_of_input_ends_politely(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "left.json"
    result = run("play", "doge_ship", "--seed", "5", "--record", path, typed=lines("discard"))
    assert result.exit_code == 0
    assert result.stdout.endswith("Goodbye!\n")
    assert run("verify", path).exit_code == 0
    assert run("play", "doge_ship", "--seed", "5", typed=lines("q")).exit_code == 0


def test_an_interrupt_ends_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("arsenale.cli.terminal_match.input", interrupted, raising=False)
    result = run("play", "doge_ship", "--seed", "5")
    assert result.exit_code == 0
    assert "Goodbye!" in result.stdout


def test_seat_name_edition_and_options_are_kept(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    arguments = ("--seat", 2, "-p", 2, "--name", "[Ada]", "--option", "inspection_ties=standard", "--record", path)
    result = run("play", "doge_ship", "--seed", "5", *arguments, typed=lines("q"))
    assert "[Ada], you play against Alvise (greedy)." in result.stdout
    kept = json.loads(path.read_text(encoding="utf-8"))["options"]
    assert kept == {"inspection_ties": "standard", "approvals": "counted"}


def test_a_seed_is_drawn_if_none_is_given(run: Run, tmp_path: Path) -> None:
    seeds = set()
    for number in range(2):
        path = tmp_path / f"{number}.json"
        run("play", "doge_ship", "--record", path)
        seeds.add(json.loads(path.read_text(encoding="utf-8"))["seed"])
    assert len(seeds) == 2


def test_many_choices_stand_side_by_side_by_kind() -> None:
    game = load("doge_ship")
    actions = [game.action(game.parse(f"place {panel} {value}")) for panel in ("red", "blue") for value in range(1, 6)]
    actions.append(game.action(game.parse("discard")))
    labels = [action.text for action in actions]
    wide = list(choice_lines(actions, labels, 80))
    assert [line.count("place") for line in wide] == [4, 1, 4, 1, 0]
    assert "discard" in wide[-1]
    narrow = list(choice_lines(actions, labels, 10))
    assert len(narrow) == len(actions)
    few = list(choice_lines(actions[:3], labels[:3], 80))
    assert len(few) == 3
