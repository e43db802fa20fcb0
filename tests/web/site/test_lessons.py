"""The pages of the guided matches: each scene in each language, with the right part of the board to click."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from arsenale.games.lessons import lesson, lesson_words, taught
from arsenale.web import Settings, create_app
from arsenale.web.site.lessons import runs
from arsenale.words import LANGUAGES


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """With the real templates."""
    database = tmp_path_factory.mktemp("lessons") / "arsenale.db"
    with TestClient(create_app(Settings(database=str(database), rate=0, bot_workers=1))) as opened:
        yield opened


def scene(client: TestClient, game: str, step: int, **query: str) -> Any:
    answer = client.get(f"/games/{game}/learn/{step}.json", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", taught())
def test_every_scene_is_answered(client: TestClient, game: str, language: str) -> None:
    words, scenes = lesson_words(game, language), lesson(game).scenes
    for step, told in enumerate(scenes, start=1):
        seen = scene(client, game, step, language=language, layout="phone" if step % 2 else "wide")
        assert (seen["step"], seen["last"]) == (step, len(scenes))
        assert "".join(run["text"] for run in seen["runs"]) == words.say(told.text).replace("**", "")
        assert seen["action"] == told.play
        assert bool(seen["label"]) == bool(told.play)


@pytest.mark.parametrize("game", taught())
@pytest.mark.parametrize("layout", ["wide", "phone"])
def test_only_the_scripted_move_can_be_clicked(client: TestClient, game: str, layout: str) -> None:
    for step, told in enumerate(lesson(game).scenes, start=1):
        svg = scene(client, game, step, layout=layout)["svg"]
        clickable = {part.split('"')[0] for part in svg.split('data-action="')[1:]}
        assert clickable <= {told.play}


@pytest.mark.parametrize("game", taught())
@pytest.mark.parametrize("layout", ["wide", "phone"])
def test_what_is_pointed_at_is_on_the_board(client: TestClient, game: str, layout: str) -> None:
    for step, told in enumerate(lesson(game).scenes, start=1):
        if told.point:
            assert f' id="{told.point}"' in scene(client, game, step, layout=layout)["svg"], told.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", taught())
def test_the_page_shows_the_scene_of_its_address(client: TestClient, game: str, language: str) -> None:
    last = len(lesson(game).scenes)
    for step in (1, 2, last):
        page = client.get(f"/games/{game}/learn", params={"step": step, "language": language})
        assert page.status_code == 200
        first = runs(lesson_words(game, language).say(lesson(game).scenes[step - 1].text))[0]["text"]
        assert first.split("’")[0][:40] in page.text
        assert "[lesson-" not in page.text
    assert f'action="/play/{game}"' in page.text


def test_beyond_the_last_scene_is_the_last(client: TestClient) -> None:
    assert scene(client, "doge_ship", 999)["kind"] == "end"
    assert client.get("/games/doge_ship/learn?step=999").status_code == 200


@pytest.mark.parametrize("path", ["/games/chess/learn", "/games/chess/learn/1.json"])
def test_an_unknown_game_has_no_lesson(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("step", ["0", "-1", "1000", "x"])
def test_a_bad_number_is_refused(client: TestClient, step: str) -> None:
    assert client.get(f"/games/doge_ship/learn/{step}.json").status_code in (404, 422)


def test_strong_words_are_told_apart() -> None:
    assert runs("a **b** c") == [
        {"text": "a ", "strong": False},
        {"text": "b", "strong": True},
        {"text": " c", "strong": False},
    ]
