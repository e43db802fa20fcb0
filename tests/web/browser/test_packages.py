"""A game of another package in the browser: Nim, with neither rulebook nor lesson nor components."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.examples.installed import EXAMPLE, example_entry_points, write_metadata
from tests.web.browser.visitor import Visitor
from tests.web.conftest import RealServer


@pytest.fixture
def with_nim(browser: Any, tmp_path: Path) -> Iterator[Visitor]:
    """Someone at a server on which the example package is installed."""
    write_metadata(tmp_path, "arsenale-nim", example_entry_points())
    path = os.pathsep.join(["src", str(EXAMPLE / "src"), str(tmp_path)])
    with RealServer(tmp_path / "arsenale.db", PYTHONPATH=path) as server:
        visitor = Visitor(browser, server.address)
        yield visitor
        visitor.close()


def test_nim_is_played_from_the_start_page_to_its_end_and_offers_nothing_that_it_lacks(with_nim: Visitor) -> None:
    page = with_nim.go()
    card = page.locator("article.game", has_text="Three heaps of stones")
    assert card.locator("a[href$='/learn'], a[href$='/rules'], a[href$='/components']").count() == 0
    card.locator("form button").click()
    with_nim.wait_for_my_decision()
    with_nim.play_on(12)
    assert with_nim.is_over
    assert with_nim.complaints == []
    for missing in ("learn", "rules"):
        answer = page.request.get(f"{with_nim.address}/games/nim/{missing}")
        assert answer.status == 404
