"""The bots choose what they chose before: the search may be rebuilt, not changed by accident."""

from __future__ import annotations

from pathlib import Path

import pytest

from .record_choices import FOLDER, choices_now, record_in, recorded


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_the_same_seeds_make_the_same_choices_as_before(file: Path) -> None:
    expected = recorded(file)
    assert len({one.action for one in expected}) > 5
    assert list(choices_now(record_in(file))) == expected, "on purpose? python -m tests.bots.record_choices"
