"""The forms of the pages, as they come from the server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from arsenale.table import SETTINGS, USUAL_SETTINGS
from arsenale.web import Settings, create_app

HTML = {"Accept": "text/html"}


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(database=str(tmp_path / "arsenale.db"), rate=0))) as opened:
        yield opened


def offered(page: str, select: str) -> list[str]:
    return re.findall(r'<option value="(\w+)"', chooser(page, select))


def chooser(page: str, select: str) -> str:
    return page.partition(f'<select id="{select}"')[2].partition("</select>")[0]


def test_a_new_table_offers_every_choice_and_proposes_the_usual_one(browser: TestClient) -> None:
    page = browser.get("/new", headers=HTML).text
    for name, choices in SETTINGS.items():
        assert offered(page, name) == list(choices)
        if name == "hints":  # what is usual depends on the seats, so the first one is neither
            assert re.search(r'<option value="">', chooser(page, name))
            continue
        assert re.findall(r'value="(\w+)" selected', chooser(page, name)) == [USUAL_SETTINGS[name]]


def test_ones_own_page_offers_the_same_speeds(browser: TestClient) -> None:
    assert offered(browser.get("/me", headers=HTML).text, "speed") == list(SETTINGS["bot_speed"])
