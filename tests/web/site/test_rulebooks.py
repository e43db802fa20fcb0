"""The rulebooks as pages: whole, quick reference, rulings, pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from arsenale.games import games
from arsenale.games.rulebook import positions, rulebook
from arsenale.web import Settings, create_app
from arsenale.web.access.guard import DRAWING_POLICY
from arsenale.web.site.rulebook_pictures import reached
from arsenale.web.site.rulebooks import rule_url
from arsenale.words import LANGUAGES

every_page = pytest.mark.parametrize(
    ("game", "language", "page"),
    [(game, language, page) for game in games() for language in LANGUAGES for page in ("", "/quick", "/rulings")],
)
POSITIONS = [(game, name) for game in games() for name in positions(game)]
every_position = pytest.mark.parametrize(("game", "name"), POSITIONS)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """With the real templates."""
    database = tmp_path_factory.mktemp("rulebooks") / "arsenale.db"
    with TestClient(create_app(Settings(database=str(database), rate=0, bot_pace=0, bot_workers=1))) as opened:
        yield opened


@every_page
def test_pages(browser: TestClient, game: str, language: str, page: str) -> None:
    answer = browser.get(f"/games/{game}/rules{page}?language={language}")
    assert answer.status_code == 200
    assert re.findall(r"\[(?:rulebook|page)-[a-z-]+\]", answer.text) == []
    assert f'lang="{language}"' in answer.text
    assert f"/games/{game}/components" in answer.text


@pytest.mark.parametrize(("language", "words"), [("en", "The German rules say"), ("de", "Die deutschen Regeln sagen")])
def test_the_page_of_components_tells_what_is_disputed(browser: TestClient, language: str, words: str) -> None:
    assert words in browser.get(f"/games/doge_ship/components?language={language}").text


@every_page
def test_pages_keep_the_content_security_policy(browser: TestClient, game: str, language: str, page: str) -> None:
    text = browser.get(f"/games/{game}/rules{page}?language={language}").text
    book = text[text.index('id="book"') :]
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style| style=| on[a-z]+=", book) == []
    assert re.findall(r'(?:src|href)="(?:https?:)?//', book) == []


@pytest.mark.parametrize("game", games())
def test_rules_can_be_linked_to(browser: TestClient, game: str) -> None:
    text = browser.get(rule_url(game)).text
    for rule in rulebook(game, "en").rules:
        assert f'id="{rule}"' in text
        assert rule_url(game, rule) == f"/games/{game}/rules#{rule}"


def test_a_part_alone_links_to_the_whole_book(browser: TestClient) -> None:
    text = browser.get("/games/doge_ship/rules/quick?language=de").text
    assert 'href="/games/doge_ship/rules?language=de#DS-2.0"' in text
    assert 'href="#DS-' not in text


def test_the_page_speaks_the_language_of_its_reader(browser: TestClient) -> None:
    fresh = TestClient(browser.app)
    fresh.portal = browser.portal
    assert "Spielablauf" in fresh.get("/games/doge_ship/rules", headers={"Accept-Language": "de"}).text


@every_position
def test_pictures_show_the_moment_they_are_made_for(game: str, name: str) -> None:
    position = positions(game)[name]
    state = reached(game, position)
    assert not state.finished
    assert state.round == position.round
    assert position.asked in {step.key for step in state.asked()}


@pytest.mark.parametrize("game", games())
def test_pictures_are_drawings_that_stand_alone(browser: TestClient, game: str) -> None:
    text = browser.get(f"/games/{game}/rules?language=fr").text
    addresses = re.findall(r'<img class="(?:board|piece)" src="([^"]+)"', text)
    assert len(addresses) == len(rulebook(game, "fr").pictures) > 0
    for address in addresses:
        answer = browser.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["Content-Type"] == "image/svg+xml"
        assert answer.headers["Content-Security-Policy"] == DRAWING_POLICY
        assert answer.text.startswith("<svg")
        again = browser.get(address, headers={"If-None-Match": answer.headers["ETag"]})
        assert again.status_code == 304


def test_a_part_of_the_board_is_cut_out(browser: TestClient) -> None:
    whole = browser.get("/games/doge_ship/rules/board/opening.svg").text
    part = browser.get("/games/doge_ship/rules/board/ship.svg").text
    assert 'viewBox="0 0 1080 ' in whole
    assert 'viewBox="0 0 1080 ' not in part


@pytest.mark.parametrize(
    "path",
    ["chess/rules", "chess/rules/quick", "doge_ship/rules/board/nothing.svg", "doge_ship/rules/piece/doge-2.svg"],
)
def test_what_is_not_there_is_not_found(browser: TestClient, path: str) -> None:
    assert browser.get(f"/games/{path}").status_code == 404
