"""States draw themselves in notebooks."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

import arsenale


@pytest.mark.parametrize("name", arsenale.games())
def test_a_state_draws_its_public_board(name: str) -> None:
    game = arsenale.load(name)
    state = game.start(players=2, seed=1)
    drawn = state.copy()._repr_svg_()
    assert drawn is not None
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    seat = state.actors()[0]
    assert drawn == state.redealt(None, arsenale.seeded(5))._repr_svg_()
    assert state.legal(seat)
