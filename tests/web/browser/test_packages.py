"""A game of another package in the browser: Nim, with neither rulebook nor lesson nor components."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.browser.visitor import Visitor
from tests.web.conftest import RealServer

EXAMPLE = Path(__file__).parents[3] / "examples" / "arsenale_nim"


@pytest.fixture
def with_nim(browser: Any, tmp_path: Path) -> Iterator[Visitor]:
    """Someone at a server on which the example package is installed."""
    info = tmp_path / "arsenale_nim-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: arsenale-nim\nVersion: 0.1.0\n")
    points = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    lines = [line for group, entries in points.items() for line in (f"[{group}]", *_lines(entries))]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    path = os.pathsep.join(["src", str(EXAMPLE / "src"), str(tmp_path)])
    with RealServer(tmp_path / "arsenale.db", PYTHONPATH=path) as server:
        visitor = Visitor(browser, server.address)
        yield visitor
        visitor.close()


def _lines(entries: dict[str, str]) -> list[str]:
    return [f"{name} = {value}" for name, value in entries.items()]


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
