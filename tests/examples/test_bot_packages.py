"""Bots from other packages: found by entry points; one broken package harms nothing else, and none sees a secret."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

import arsenale
from arsenale import bots, seeded
from arsenale.bots.league import League, play_league_match
from arsenale.cli import app
from arsenale.web import Settings, create_app

from .conftest import Install

SPY = """
from arsenale.bots import Bot

class Spy(Bot):
    name = "spy"
    given = []

    def choose(self, state, seat):
        Spy.given.append((state, seat))
        return state.legal(seat)[0]

class Shipwright(Spy):
    name = "shipwright"
    games = ("doge_ship",)

def no_bot(game, seed):
    return "a text"
"""


@pytest.fixture
def spies(install: Install, tmp_path: Path) -> None:
    (tmp_path / "arsenale_spy.py").write_text(SPY)
    places = {"spy": "Spy", "shipwright": "Shipwright", "no-bot": "no_bot"}
    install("arsenale-spy", {"arsenale.bots": {name: f"arsenale_spy:{place}" for name, place in places.items()}})


def test_without_packages_there_are_our_bots() -> None:
    assert bots.installed() == ()
    assert not bots.is_known("nimble")


@pytest.mark.usefixtures("nim")
def test_an_installed_bot_is_listed_for_the_games_that_it_plays() -> None:
    assert bots.installed() == bots.installed("nim") == ("nimble",)
    assert bots.installed("venedig") == ()
    assert "nimble" in bots.for_tables("nim")
    assert "nimble" not in bots.for_tables("venedig")
    assert bots.is_known("nimble")
    assert bots.make("nimble", arsenale.load("nim"), 1, seconds=3.0).seconds_allowed == 3.0


@pytest.mark.usefixtures("nim")
def test_a_bot_plays_no_game_that_it_does_not_know() -> None:
    with pytest.raises(ValueError, match=r"expected a bot that can play venedig, one of random, .*, got 'nimble'"):
        bots.make("nimble", arsenale.load("venedig"), 1)


@pytest.mark.usefixtures("nim")
def test_an_installed_bot_plays_in_a_league() -> None:
    league = League("nim", "standard", 2, ("nimble", "random"), "1")
    results = [play_league_match(league, number) for number in range(12)]
    won = sum(result.lineup[seat] == "nimble" for result in results for seat in result.winners)
    assert won >= 9, "it wins whenever it begins, and a random player seldom keeps the lead"


@pytest.mark.usefixtures("nim")
def test_an_installed_bot_plays_on_the_command_line_in_worker_processes() -> None:
    arguments = ["sim", "nim", "-p", "2", "-n", "4", "--bots", "nimble,random", "--jobs", "2", "--json"]
    ran = CliRunner().invoke(app, arguments)
    assert ran.exit_code == 0, ran.output
    assert json.loads(ran.stdout)["bots"] == ["nimble", "random"]
    listed = CliRunner().invoke(app, ["games"])
    assert listed.stdout.count("bots from other packages: nimble") == 1, "for Nim alone"
    unknown = CliRunner().invoke(app, ["sim", "nim", "--bots", "nimbler"])
    assert unknown.exit_code != 0
    assert "nimble, search:" in " ".join(unknown.output.split())


@pytest.mark.usefixtures("spies")
def test_a_server_offers_an_installed_bot_for_its_games_alone(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "arsenale.db"), rate=0, bot_workers=1)
    with TestClient(create_app(settings), base_url="http://localhost") as browser:
        page = browser.get("/new?game=doge_ship", headers={"Accept": "text/html"}).text
        assert '<option value="bot:shipwright" data-games="doge_ship">Computer player: shipwright</option>' in page
        offers = {game["name"]: game["bots"] for game in browser.get("/api/games").json()}
        assert [name for name, offered in offers.items() if "shipwright" in offered] == ["doge_ship"]
        browser.cookies.clear()
        token = browser.post("/api/guests", json={"name": "Anna"}).json()["token"]
        answers = {
            game: browser.post(
                "/api/tables",
                json={"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "shipwright"}]},
                headers={"Authorization": f"Bearer {token}"},
            )
            for game in ("doge_ship", "venedig")
        }
    assert answers["doge_ship"].is_success
    assert answers["venedig"].status_code == 404
    assert answers["venedig"].json()["error"]["code"] == "unknown"


@pytest.mark.usefixtures("spies")
@pytest.mark.parametrize("name", ["doge_ship", "serenissima", "venedig"])
def test_an_installed_bot_is_given_redealt_states_only(name: str) -> None:
    from arsenale_spy import Spy  # type: ignore[import-not-found]

    game = arsenale.load(name)
    state = game.start(players=2, seed=1)
    spy, deals = bots.make("spy", game, 1), seeded("deals")
    Spy.given.clear()
    while len(Spy.given) < 20:
        seat = state.actors()[0]
        before = len(Spy.given)
        action = bots.decide(spy, state, seat, deals)
        for given, asked in Spy.given[before:]:
            assert given is not state
            assert asked == seat
            assert game.view(given, seat) == game.view(state, seat)
            assert given.rng.facts() != state.rng.facts(), "the chance to come must not be told"
        state.apply(seat, action)


@pytest.mark.usefixtures("spies")
def test_a_factory_that_makes_no_bot_is_told() -> None:
    with pytest.raises(TypeError, match="expected the factory of 'no-bot' to make a Bot, got str"):
        bots.make("no-bot", arsenale.load("doge_ship"), 1)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"broken": "arsenale_no_such_module:Bot"}, "No module named 'arsenale_no_such_module'"),
        ({"broken": "json:__name__"}, "expected json:__name__ to be a class of bots or a function that makes one"),
        ({"greedy": "arsenale_nim.bot:Nimble"}, "got that of a bot that comes with Arsenale: 'greedy'"),
        ({"doge": "arsenale_nim.bot:Nimble"}, "got that of a bot that comes with Arsenale: 'doge'"),
        ({"search": "arsenale_nim.bot:Nimble"}, "got that of a bot that comes with Arsenale: 'search'"),
        ({"nimble": "arsenale_nim.bot:Nimble"}, "got that of another package's bot: 'nimble'"),
        ({"search:9": "arsenale_nim.bot:Nimble"}, "expected a name of letters, digits, '_', '-' and '.'"),
        ({"a,b": "arsenale_nim.bot:Nimble"}, "expected a name of letters, digits, '_', '-' and '.'"),
    ],
)
@pytest.mark.usefixtures("nim")
def test_a_broken_package_is_named_in_a_warning_and_harms_nothing_else(
    install: Install, caplog: pytest.LogCaptureFixture, entry: dict[str, str], said: str
) -> None:
    install("broken-bots", {"arsenale.bots": entry})
    with caplog.at_level(logging.WARNING):
        assert bots.installed() == ("nimble",)
    assert "broken-bots" in caplog.text
    assert said in caplog.text
    assert bots.make("greedy", arsenale.load("nim"), 1).name == "greedy"
    assert bots.make("nimble", arsenale.load("nim"), 1).name == "nimble"
